import Foundation

/// How a change on screen is spread over time.
public struct Animation: Equatable, Sendable {
    let storage: AnimationStorage

    /// An animation that a program has written itself.
    public init<A>(_ base: A) where A: CustomAnimation { storage = AnimationStorageOf(base) }

    /// The part of a change that has happened after a time in seconds; nil once the animation is over.
    public func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    where V: VectorArithmetic {
        base.animate(value: value, time: time, context: &context)
    }

    /// How fast the change happens at a time, per second; nil where that is not known.
    public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    where V: VectorArithmetic {
        base.velocity(value: value, time: time, context: context)
    }

    /// Whether this animation takes over from one under way instead of running beside it.
    public func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// What the animation was made of.
    public var base: any CustomAnimation { storage.base }

    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        lhs.storage === rhs.storage || AnyHashable(lhs.base) == AnyHashable(rhs.base)
    }

    /// Seconds until the animation is over; nil when that is not known beforehand.
    func end<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? {
        (base as? any TimedAnimation)?.end(value: value, context: context)
    }

    /// Seconds until the change counts as done; nil when that is not known beforehand.
    func logicalEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? {
        (base as? any TimedAnimation)?.logicalEnd(value: value, context: context)
    }
}

extension Animation: Hashable {
    public func hash(into hasher: inout Hasher) { AnyHashable(base).hash(into: &hasher) }
}

extension Animation: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { String(describing: base) }

    public var debugDescription: String { "Animation(\(base))" }

    public var customMirror: Mirror { Mirror(self, children: ["base": base]) }
}

/// Holds what an animation is made of.
class AnimationStorage: @unchecked Sendable {
    var base: any CustomAnimation { fatalError("AnimationStorage is abstract") }
}

private final class AnimationStorageOf<A: CustomAnimation>: AnimationStorage, @unchecked Sendable {
    private let value: A

    init(_ value: A) { self.value = value }

    override var base: any CustomAnimation { value }
}
