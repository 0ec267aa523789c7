import Foundation

/// How a change is spread over time: from nothing to the whole change.
public protocol CustomAnimation: Hashable {
    /// The part of the change that has happened after a time.
    /// - Parameters:
    ///   - value: the whole change, from the start to the end.
    ///   - time: in seconds since the start.
    /// - Returns: nil once the animation is over.
    nonisolated func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    where V: VectorArithmetic

    /// How fast the change happens at a time, per second; nil where that is not known.
    nonisolated func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    where V: VectorArithmetic

    /// Whether this animation takes over from one under way, with its time and state, instead of running beside it.
    nonisolated func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic
}

extension CustomAnimation {
    public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    where V: VectorArithmetic { nil }

    public func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic { false }
}

/// What an animation keeps from frame to frame.
public struct AnimationContext<Value> where Value: VectorArithmetic {
    /// Values that the animation has put aside.
    public var state: AnimationState<Value>

    /// Whether the change counts as done for a person, though it may still swing.
    public var isLogicallyComplete: Bool

    /// The environment of the view that animates.
    public private(set) var environment: EnvironmentValues

    init(environment: EnvironmentValues) {
        state = AnimationState()
        isLogicallyComplete = false
        self.environment = environment
    }

    /// The same context with other state.
    public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> where T: VectorArithmetic {
        var context = AnimationContext<T>(environment: environment)
        context.state = state
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// Values that an animation has put aside, by key.
public struct AnimationState<Value> where Value: VectorArithmetic {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for a value that an animation puts aside.
public protocol AnimationStateKey {
    associatedtype Value

    /// What is read before anything was put aside.
    static var defaultValue: Self.Value { get }
}

/// An animation that knows beforehand when it ends, so that ends need no frames to be found.
protocol TimedAnimation: CustomAnimation {
    /// Seconds from the start until ``animate(value:time:context:)`` returns nil; nil when that is not known.
    func end<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval?

    /// Seconds from the start until the change counts as done; nil when that is not known.
    func logicalEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval?
}

extension TimedAnimation {
    func logicalEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? {
        end(value: value, context: context)
    }
}
