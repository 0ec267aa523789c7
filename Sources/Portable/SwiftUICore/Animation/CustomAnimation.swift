import Foundation

/// The timing of an animated change.
public protocol CustomAnimation: Hashable {
    /// The animated part of the change at a time.
    /// - Parameters:
    ///   - value: the whole change, from start to end.
    ///   - time: in seconds since the start.
    /// - Returns: nil once the animation has ended.
    nonisolated func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    where V: VectorArithmetic

    /// The velocity of the change at a time, per second; nil if unknown.
    nonisolated func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    where V: VectorArithmetic

    /// True if this animation replaces a running one, with its time and state, instead of adding to it.
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

/// The state of an animation between frames.
public struct AnimationContext<Value> where Value: VectorArithmetic {
    /// Values that the animation has stored.
    public var state: AnimationState<Value>

    /// True if the change appears done, though it may still oscillate.
    public var isLogicallyComplete: Bool

    /// The environment of the animated view.
    public private(set) var environment: EnvironmentValues

    init(environment: EnvironmentValues) {
        state = AnimationState()
        isLogicallyComplete = false
        self.environment = environment
    }

    /// The same context with another state.
    public func withState<T>(_ state: AnimationState<T>) -> AnimationContext<T> where T: VectorArithmetic {
        var context = AnimationContext<T>(environment: environment)
        context.state = state
        context.isLogicallyComplete = isLogicallyComplete
        return context
    }
}

/// Values that an animation has stored, by key.
public struct AnimationState<Value> where Value: VectorArithmetic {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K>(key: K.Type) -> K.Value where K: AnimationStateKey {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A key for a value that an animation stores.
public protocol AnimationStateKey {
    associatedtype Value

    /// The value before anything is stored.
    static var defaultValue: Self.Value { get }
}

/// An animation with a predictable end, which is found without frames.
protocol TimedAnimation: CustomAnimation {
    /// The time in seconds until ``animate(value:time:context:)`` returns nil; nil if unknown.
    func end<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval?

    /// The time in seconds until the change is logically complete; nil if unknown.
    func logicalEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval?
}

extension TimedAnimation {
    func logicalEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? {
        end(value: value, context: context)
    }
}
