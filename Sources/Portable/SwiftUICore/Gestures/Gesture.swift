/// A gesture as a value: a movement of fingers, or a combination of several.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The gesture's value while it is in progress and when it ends.
    associatedtype Value

    /// Makes the gesture's recogniser. Composed gestures use the default, which recognises `body`.
    @MainActor static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Self.Value>

    associatedtype Body: Gesture

    /// The gesture that this one is composed of.
    @MainActor var body: Self.Body { get }
}

extension Gesture where Body.Value == Value {
    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Self.Value> {
        _GestureOutputs(ComposedRecognizer(gesture.value))
    }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Body == Never {
    /// Primitive gestures are never asked for a body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The inputs of a recogniser.
public struct _GestureInputs {
    init() {}
}

/// The recogniser that a gesture made.
public struct _GestureOutputs<Value> {
    let recognizer: GestureRecognizer<Value>

    package init(_ recognizer: GestureRecognizer<Value>) { self.recognizer = recognizer }
}

extension Gesture {
    /// The recogniser of this gesture.
    @MainActor func makeRecognizer() -> GestureRecognizer<Value> {
        withUnsafePointer(to: self) {
            Self._makeGesture(gesture: _GraphValue(at: $0), inputs: _GestureInputs()).recognizer
        }
    }
}

/// A touch of a finger, pen or pointer at one moment.
@_spi(Floors) public struct TouchEvent: Sendable {
    package enum Phase: Sendable { case began, moved, ended, cancelled }

    /// The finger's identifier.
    package var id: Int
    package var phase: Phase
    /// In points, in root coordinates.
    package var location: CGPoint
    /// In seconds, on the host's clock.
    package var time: Double

    package init(id: Int = 0, phase: Phase, location: CGPoint, time: Double) {
        self.id = id
        self.phase = phase
        self.location = location
        self.time = time
    }
}

/// The phase of a gesture.
@_spi(Floors) public enum GesturePhase<Value> {
    /// Undecided.
    case possible
    /// Undecided, but with a value already, like a press before its minimum duration.
    case pending(Value)
    /// Recognised and in progress.
    case active(Value)
    /// Recognised and complete.
    case ended(Value)
    /// Not recognised, or cancelled.
    case failed

    func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
        switch self {
        case .possible: .possible
        case .pending(let value): .pending(transform(value))
        case .active(let value): .active(transform(value))
        case .ended(let value): .ended(transform(value))
        case .failed: .failed
        }
    }

    /// True if the gesture is recognised: in progress or complete.
    var isRecognized: Bool {
        switch self {
        case .active, .ended: true
        case .possible, .pending, .failed: false
        }
    }

    var isFinished: Bool {
        switch self {
        case .ended, .failed: true
        case .possible, .pending, .active: false
        }
    }
}

/// The space of a gesture's view, with conversions from root coordinates.
@_spi(Floors) public struct GestureSpace {
    /// Converts a point from root coordinates to a coordinate space.
    package let convert: (CGPoint, CoordinateSpace) -> CGPoint
    /// The view's size in points.
    package let size: CGSize
    /// True if other gestures, such as a scroll view's, wait for this one to fail.
    package var hasRivals = false
    /// The view's box.
    package var box: LayoutBox?
}

/// Recognises a gesture from touch events.
@MainActor
@_spi(Floors) open class GestureRecognizer<Value> {
    nonisolated public init() {}

    /// Handles a touch event; not called after the gesture has finished.
    open func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Value> { .failed }

    /// True if the gesture is time-based: it receives touches while the gestures before it are undecided, and wins them
    /// at its deadline.
    open var comesOfTime: Bool { false }

    /// True for a multi-finger gesture: once its turn has come with one touch, it receives all touches on descendant
    /// views, each of which may follow one.
    open var followsSeveralFingers: Bool { false }

    /// The time at which the phase changes without an event, on the host's clock.
    open var deadline: Double? { nil }

    /// Handles the deadline.
    open func advance(to time: Double, in space: GestureSpace) -> GesturePhase<Value> { .possible }

    /// Handles cancellation; temporary changes are reverted.
    open func cancel() {}

    /// Prepares for new touches.
    open func reset() {}

    /// Adopts the parameters and actions of a new value of the gesture.
    open func update(_ gesture: Any) {}
}

/// Recognises the body of a composed gesture.
private final class ComposedRecognizer<G: Gesture>: GestureRecognizer<G.Value> where G.Body.Value == G.Value {
    private let inner: GestureRecognizer<G.Value>

    init(_ gesture: G) { inner = gesture.body.makeRecognizer() }

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<G.Value> {
        inner.handle(event, in: space)
    }

    override var comesOfTime: Bool { inner.comesOfTime }
    override var followsSeveralFingers: Bool { inner.followsSeveralFingers }
    override var deadline: Double? { inner.deadline }

    override func advance(to time: Double, in space: GestureSpace) -> GesturePhase<G.Value> {
        inner.advance(to: time, in: space)
    }

    override func cancel() { inner.cancel() }
    override func reset() { inner.reset() }

    override func update(_ gesture: Any) {
        if let gesture = gesture as? G { inner.update(gesture.body) }
    }
}
