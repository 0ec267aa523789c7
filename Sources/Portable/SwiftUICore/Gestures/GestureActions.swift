/// A gesture with a transformed value.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
    public typealias Body = Never

    let content: Content
    let transform: (Content.Value) -> Value

    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Value> {
        _GestureOutputs(MapRecognizer(gesture.value))
    }
}

private final class MapRecognizer<Content: Gesture, Value>: GestureRecognizer<Value> {
    private var gesture: _MapGesture<Content, Value>
    private let inner: GestureRecognizer<Content.Value>

    init(_ gesture: _MapGesture<Content, Value>) {
        self.gesture = gesture
        inner = gesture.content.makeRecognizer()
    }

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Value> {
        inner.handle(event, in: space).map(gesture.transform)
    }

    override var comesOfTime: Bool { inner.comesOfTime }
    override var followsSeveralFingers: Bool { inner.followsSeveralFingers }
    override var deadline: Double? { inner.deadline }

    override func advance(to time: Double, in space: GestureSpace) -> GesturePhase<Value> {
        inner.advance(to: time, in: space).map(gesture.transform)
    }

    override func cancel() { inner.cancel() }
    override func reset() { inner.reset() }

    override func update(_ gesture: Any) {
        guard let gesture = gesture as? _MapGesture<Content, Value> else { return }
        self.gesture = gesture
        inner.update(gesture.content)
    }
}

/// The actions of a gesture.
struct GestureActions<Value> {
    /// Called with each value while the gesture is in progress.
    var changed: ((Value) -> Void)?
    /// Called with the last value when the gesture ends.
    var ended: ((Value) -> Void)?
    /// Called when the gesture ends, fails or is cancelled.
    var finished: (() -> Void)?
}

/// Calls actions for the phases that it forwards.
final class ActionRecognizer<G: Gesture, Content: Gesture>: GestureRecognizer<Content.Value> {
    private let inner: GestureRecognizer<Content.Value>
    private let content: (G) -> Content
    private let makeActions: (G) -> GestureActions<Content.Value>
    private var actions: GestureActions<Content.Value>
    private var isUnderWay = false

    init(
        _ gesture: G, content: @escaping (G) -> Content, actions: @escaping (G) -> GestureActions<Content.Value>
    ) {
        self.content = content
        makeActions = actions
        self.actions = actions(gesture)
        inner = content(gesture).makeRecognizer()
    }

    private func follow(_ phase: GesturePhase<Content.Value>) -> GesturePhase<Content.Value> {
        switch phase {
        case .possible:
            break
        case .pending(let value), .active(let value):
            isUnderWay = true
            actions.changed?(value)
        case .ended(let value):
            // A gesture that ends at once has changed as well.
            if !isUnderWay { actions.changed?(value) }
            isUnderWay = false
            actions.ended?(value)
            actions.finished?()
        case .failed:
            cancel()
        }
        return phase
    }

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Content.Value> {
        follow(inner.handle(event, in: space))
    }

    override var comesOfTime: Bool { inner.comesOfTime }
    override var followsSeveralFingers: Bool { inner.followsSeveralFingers }
    override var deadline: Double? { inner.deadline }

    override func advance(to time: Double, in space: GestureSpace) -> GesturePhase<Content.Value> {
        follow(inner.advance(to: time, in: space))
    }

    override func cancel() {
        inner.cancel()
        if isUnderWay { actions.finished?() }
        isUnderWay = false
    }

    override func reset() {
        isUnderWay = false
        inner.reset()
    }

    override func update(_ gesture: Any) {
        guard let gesture = gesture as? G else { return }
        actions = makeActions(gesture)
        inner.update(content(gesture))
    }
}

/// A gesture with an action for its end.
nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Never

    let content: Content
    let action: (Content.Value) -> Void

    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Content.Value> {
        _GestureOutputs(
            ActionRecognizer(gesture.value, content: \.content) { GestureActions(ended: $0.action) })
    }
}

/// A gesture with an action for its changes. State that the action changes passes its velocity on to a following spring
/// animation (Apple's documentation of `tracksVelocity`).
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
    public typealias Value = Content.Value
    public typealias Body = Never

    let content: Content
    let action: (Content.Value) -> Void

    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Content.Value> {
        var last: Content.Value?
        return _GestureOutputs(
            ActionRecognizer(gesture.value, content: \.content) { gesture in
                GestureActions(
                    changed: { value in
                        guard value != last else { return }
                        last = value
                        withTransaction(\.tracksVelocity, true) { gesture.action(value) }
                    }, finished: { last = nil })
            })
    }
}

/// A gesture that updates a gesture state while it is in progress.
public struct GestureStateGesture<Base, State>: Gesture where Base: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never

    public var base: Base
    public var state: GestureState<State>
    public var body: (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void

    public init(
        base: Base, state: GestureState<State>,
        body: @escaping (GestureStateGesture<Base, State>.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        self.body = body
    }

    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Base.Value> {
        _GestureOutputs(
            ActionRecognizer(gesture.value, content: \.base) { gesture in
                GestureActions(
                    changed: { value in
                        gesture.state.change {
                            $1.tracksVelocity = true
                            gesture.body(value, &$0, &$1)
                        }
                    }, finished: { gesture.state.reset() })
            })
    }
}

extension Gesture {
    /// Adds an action for the end of the gesture.
    public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
    }

    /// Transforms the gesture's value.
    public func map<T>(_ body: @escaping (Self.Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
    }

    /// Updates a gesture state while the gesture is in progress; it is reset when the gesture is over.
    public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
    }
}

extension Gesture where Self.Value: Equatable {
    /// Adds an action for changes of the gesture's value.
    public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
    }
}

@available(*, unavailable)
extension GestureStateGesture: Sendable {}
