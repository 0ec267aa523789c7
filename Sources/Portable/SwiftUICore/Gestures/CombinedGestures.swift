/// Two gestures at the same time.
public struct SimultaneousGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    public typealias Body = Never

    /// The values of both gestures; nil for a gesture without a value yet.
    public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Value> {
        _GestureOutputs(SimultaneousRecognizer(gesture.value))
    }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// Gesture that recognises one gesture after another.
public struct SequenceGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    public typealias Body = Never

    public enum Value {
        /// The first gesture is in progress.
        case first(First.Value)
        /// The first gesture has ended; the value of the second, or nil.
        case second(First.Value, Second.Value?)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Value> {
        _GestureOutputs(SequenceRecognizer(gesture.value))
    }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Gesture that recognises one of two; the second only if the first fails.
public struct ExclusiveGesture<First, Second>: Gesture where First: Gesture, Second: Gesture {
    public typealias Body = Never

    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }

    public var first: First
    public var second: Second

    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Value> {
        _GestureOutputs(ExclusiveRecognizer(gesture.value))
    }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A type-erased gesture.
public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never

    fileprivate let make: @MainActor () -> GestureRecognizer<Value>
    fileprivate let updateRecognizer: @MainActor (GestureRecognizer<Value>) -> Void

    public init<T>(_ gesture: T) where Value == T.Value, T: Gesture {
        nonisolated(unsafe) let gesture = gesture
        make = { gesture.makeRecognizer() }
        updateRecognizer = { $0.update(gesture) }
    }

    @MainActor public static func _makeGesture(
        gesture: _GraphValue<Self>, inputs: _GestureInputs
    ) -> _GestureOutputs<Value> {
        _GestureOutputs(ErasedRecognizer(gesture.value))
    }
}

extension Gesture {
    /// Combines this gesture with another that is recognised at the same time.
    public func simultaneously<Other>(with other: Other) -> SimultaneousGesture<Self, Other> where Other: Gesture {
        SimultaneousGesture(self, other)
    }

    /// Combines this gesture with another that follows it.
    public func sequenced<Other>(before other: Other) -> SequenceGesture<Self, Other> where Other: Gesture {
        SequenceGesture(self, other)
    }

    /// Combines this gesture with another that is recognised if this one fails.
    public func exclusively<Other>(before other: Other) -> ExclusiveGesture<Self, Other> where Other: Gesture {
        ExclusiveGesture(self, other)
    }
}

/// The recogniser of a type-erased gesture, which forwards updates of it.
private final class ErasedRecognizer<Value>: GestureRecognizer<Value> {
    private let inner: GestureRecognizer<Value>

    init(_ gesture: AnyGesture<Value>) { inner = gesture.make() }

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Value> {
        inner.handle(event, in: space)
    }

    override var comesOfTime: Bool { inner.comesOfTime }
    override var followsSeveralFingers: Bool { inner.followsSeveralFingers }
    override var deadline: Double? { inner.deadline }

    override func advance(to time: Double, in space: GestureSpace) -> GesturePhase<Value> {
        inner.advance(to: time, in: space)
    }

    override func cancel() { inner.cancel() }
    override func reset() { inner.reset() }

    override func update(_ gesture: Any) { (gesture as? AnyGesture<Value>)?.updateRecognizer(inner) }
}

/// The base of recognisers for two gestures.
private class PairRecognizer<Value, First: Gesture, Second: Gesture>: GestureRecognizer<Value> {
    let first: GestureRecognizer<First.Value>
    let second: GestureRecognizer<Second.Value>
    var firstPhase = GesturePhase<First.Value>.possible
    var secondPhase = GesturePhase<Second.Value>.possible

    init(_ first: First, _ second: Second) {
        self.first = first.makeRecognizer()
        self.second = second.makeRecognizer()
    }

    override var followsSeveralFingers: Bool { first.followsSeveralFingers || second.followsSeveralFingers }

    override func cancel() {
        first.cancel()
        second.cancel()
    }

    override func reset() {
        first.reset()
        second.reset()
        firstPhase = .possible
        secondPhase = .possible
    }

    func earliest(_ deadlines: Double?...) -> Double? { deadlines.compactMap { $0 }.min() }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<SimultaneousGesture<First, Second>.Value, First, Second>
{
    typealias Value = SimultaneousGesture<First, Second>.Value

    init(_ gesture: SimultaneousGesture<First, Second>) { super.init(gesture.first, gesture.second) }

    private var phase: GesturePhase<Value> {
        func value<V>(_ phase: GesturePhase<V>) -> V? {
            switch phase {
            case .pending(let value), .active(let value), .ended(let value): value
            case .possible, .failed: nil
            }
        }
        let both = Value(first: value(firstPhase), second: value(secondPhase))
        let isRecognized = firstPhase.isRecognized || secondPhase.isRecognized
        guard firstPhase.isFinished, secondPhase.isFinished else {
            if isRecognized { return .active(both) }
            return both.first == nil && both.second == nil ? .possible : .pending(both)
        }
        return isRecognized ? .ended(both) : .failed
    }

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Value> {
        if !firstPhase.isFinished { firstPhase = first.handle(event, in: space) }
        if !secondPhase.isFinished { secondPhase = second.handle(event, in: space) }
        return phase
    }

    override var deadline: Double? {
        earliest(firstPhase.isFinished ? nil : first.deadline, secondPhase.isFinished ? nil : second.deadline)
    }

    override func advance(to time: Double, in space: GestureSpace) -> GesturePhase<Value> {
        if !firstPhase.isFinished, let deadline = first.deadline, deadline <= time {
            firstPhase = first.advance(to: time, in: space)
        }
        if !secondPhase.isFinished, let deadline = second.deadline, deadline <= time {
            secondPhase = second.advance(to: time, in: space)
        }
        return phase
    }

    override func update(_ gesture: Any) {
        guard let gesture = gesture as? SimultaneousGesture<First, Second> else { return }
        first.update(gesture.first)
        second.update(gesture.second)
    }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<SequenceGesture<First, Second>.Value, First, Second>
{
    typealias Value = SequenceGesture<First, Second>.Value
    /// The touches that are down when the second gesture starts; they are passed on to it as if they began then.
    private var down: [Int: TouchEvent] = [:]

    init(_ gesture: SequenceGesture<First, Second>) { super.init(gesture.first, gesture.second) }

    private func follow(_ phase: GesturePhase<First.Value>, in space: GestureSpace) -> GesturePhase<Value> {
        firstPhase = phase
        switch phase {
        case .possible: return .possible
        case .pending(let value): return .pending(.first(value))
        case .active(let value): return .active(.first(value))
        case .failed: return .failed
        case .ended(let value):
            for event in down.values.sorted(by: { $0.id < $1.id }) {
                var began = event
                began.phase = .began
                secondPhase = second.handle(began, in: space)
            }
            return follow(second: secondPhase, after: value)
        }
    }

    private func follow(second phase: GesturePhase<Second.Value>, after first: First.Value) -> GesturePhase<Value> {
        secondPhase = phase
        switch phase {
        case .possible: return .active(.second(first, nil))
        case .pending(let value), .active(let value): return .active(.second(first, value))
        case .ended(let value): return .ended(.second(first, value))
        case .failed: return .failed
        }
    }

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Value> {
        down[event.id] = event.phase == .ended || event.phase == .cancelled ? nil : event
        if case .ended(let value) = firstPhase { return follow(second: second.handle(event, in: space), after: value) }
        return follow(first.handle(event, in: space), in: space)
    }

    override var comesOfTime: Bool { first.comesOfTime }
    override var deadline: Double? { firstPhase.isFinished ? second.deadline : first.deadline }

    override func advance(to time: Double, in space: GestureSpace) -> GesturePhase<Value> {
        if case .ended(let value) = firstPhase {
            return follow(second: second.advance(to: time, in: space), after: value)
        }
        return follow(first.advance(to: time, in: space), in: space)
    }

    override func reset() {
        super.reset()
        down = [:]
    }

    override func update(_ gesture: Any) {
        guard let gesture = gesture as? SequenceGesture<First, Second> else { return }
        first.update(gesture.first)
        second.update(gesture.second)
    }
}

/// Passes the touches to the second gesture only after the first has failed, and then from their beginning, so that the
/// second gesture's actions wait for the first one's failure.
private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<ExclusiveGesture<First, Second>.Value, First, Second>
{
    typealias Value = ExclusiveGesture<First, Second>.Value
    private var held: [TouchEvent] = []

    init(_ gesture: ExclusiveGesture<First, Second>) { super.init(gesture.first, gesture.second) }

    private func follow(_ phase: GesturePhase<First.Value>, in space: GestureSpace) -> GesturePhase<Value> {
        firstPhase = phase
        switch phase {
        case .possible: return .possible
        case .pending(let value): return .pending(.first(value))
        case .active(let value): return .active(.first(value))
        case .ended(let value): return .ended(.first(value))
        case .failed:
            for event in held where !secondPhase.isFinished { secondPhase = second.handle(event, in: space) }
            held = []
            return secondPhase.map { .second($0) }
        }
    }

    override func handle(_ event: TouchEvent, in space: GestureSpace) -> GesturePhase<Value> {
        if case .failed = firstPhase {
            secondPhase = second.handle(event, in: space)
            return secondPhase.map { .second($0) }
        }
        held.append(event)
        return follow(first.handle(event, in: space), in: space)
    }

    override var deadline: Double? {
        if case .failed = firstPhase { return second.deadline }
        return first.deadline
    }

    override func advance(to time: Double, in space: GestureSpace) -> GesturePhase<Value> {
        if case .failed = firstPhase {
            secondPhase = second.advance(to: time, in: space)
            return secondPhase.map { .second($0) }
        }
        return follow(first.advance(to: time, in: space), in: space)
    }

    override func reset() {
        super.reset()
        held = []
    }

    override func update(_ gesture: Any) {
        guard let gesture = gesture as? ExclusiveGesture<First, Second> else { return }
        first.update(gesture.first)
        second.update(gesture.second)
    }
}

@available(*, unavailable)
extension AnyGesture: Sendable {}

@available(*, unavailable)
extension ExclusiveGesture: Sendable {}

@available(*, unavailable)
extension SequenceGesture: Sendable {}

@available(*, unavailable)
extension SimultaneousGesture: Sendable {}
