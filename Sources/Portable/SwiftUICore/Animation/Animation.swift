import Foundation

/// The timing of an animated change.
public struct Animation: Equatable, Sendable {
    let storage: AnimationStorage

    /// Creates an animation from a custom one.
    public init<A>(_ base: A) where A: CustomAnimation { storage = AnimationStorage(base) }

    /// The animated part of a change at a time in seconds; nil once the animation has ended.
    public func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    where V: VectorArithmetic {
        base.animate(value: value, time: time, context: &context)
    }

    /// The velocity of the change at a time, per second; nil if unknown.
    public func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    where V: VectorArithmetic {
        base.velocity(value: value, time: time, context: context)
    }

    /// True if this animation replaces a running one instead of adding to it.
    public func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool where V: VectorArithmetic {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// The custom animation that this one wraps.
    public var base: any CustomAnimation { storage.base }

    public static func == (lhs: Animation, rhs: Animation) -> Bool {
        lhs.storage === rhs.storage || AnyHashable(lhs.base) == AnyHashable(rhs.base)
    }

    /// The duration of the animation in seconds; nil if not known in advance.
    func end<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? {
        (base as? any TimedAnimation)?.end(value: value, context: context)
    }

    /// The time in seconds until the change is logically complete; nil if not known in advance.
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

/// The storage that copies of an animation share. Unchecked, because custom animations need not be `Sendable`; the value
/// never changes.
final class AnimationStorage: @unchecked Sendable {
    let base: any CustomAnimation

    init(_ base: any CustomAnimation) { self.base = base }
}
