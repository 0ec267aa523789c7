import Foundation

/// An animation along a curve, with a fixed duration.
struct CurveAnimation: TimedAnimation {
    let curve: UnitCurve
    let duration: TimeInterval

    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
        guard time < duration else {
            context.isLogicallyComplete = true
            return nil
        }
        return value.scaled(by: curve.value(at: time / duration))
    }

    func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic {
        guard time < duration else { return .zero }
        return value.scaled(by: curve.velocity(at: time / duration) / duration)
    }

    func end<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? { max(duration, 0) }
}

/// A spring animation; a new target preserves the velocity.
struct SpringAnimation: TimedAnimation {
    let spring: Spring
    /// The time for blending the character of merged springs. Only compared; the new character applies immediately.
    let blendDuration: TimeInterval

    /// The fraction of the distance below which the spring is at rest.
    private static let rest = 0.001

    private func motion<V: VectorArithmetic>(_ value: V, _ context: AnimationContext<V>) -> (way: V, start: Merge<V>) {
        let merge = context.state[MergeKey<V>.self]
        return (value - merge.done, merge)
    }

    /// The state that a merged spring inherits from the one before.
    struct Merge<V: VectorArithmetic> {
        /// The completed part of the change.
        var done = V.zero
        var velocity = V.zero
        /// The time of the merge, on the clock of the inherited animation.
        var time = 0.0
    }

    private enum MergeKey<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: Merge<V> { Merge() }
    }

    /// Starts a change with an existing velocity.
    func begin<V: VectorArithmetic>(with velocity: V, in context: inout AnimationContext<V>) {
        context.state[MergeKey<V>.self] = Merge(velocity: velocity)
    }

    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
        let (way, start) = motion(value, context)
        let local = time - start.time
        context.isLogicallyComplete = local >= spring.duration
        guard local < settling(way, start.velocity) else {
            context.isLogicallyComplete = true
            return nil
        }
        return start.done + spring.value(target: way, initialVelocity: start.velocity, time: local)
    }

    func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic {
        let (way, start) = motion(value, context)
        return spring.velocity(target: way, initialVelocity: start.velocity, time: time - start.time)
    }

    func shouldMerge<V>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
    where V: VectorArithmetic {
        guard previous.base is SpringAnimation else { return false }
        let velocity = previous.velocity(value: value, time: time, context: context) ?? .zero
        let done = previous.animate(value: value, time: time, context: &context)
        context.state[MergeKey<V>.self] = Merge(
            done: done ?? value, velocity: done == nil ? .zero : velocity, time: time)
        return true
    }

    private func settling<V: VectorArithmetic>(_ way: V, _ velocity: V) -> TimeInterval {
        let length = max(way.magnitudeSquared.squareRoot(), velocity.magnitudeSquared.squareRoot() * spring.response)
        return spring.settlingDuration(target: way, initialVelocity: velocity, epsilon: length * Self.rest)
    }

    func end<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? {
        let (way, start) = motion(value, context)
        return start.time + settling(way, start.velocity)
    }

    func logicalEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? {
        let (way, start) = motion(value, context)
        return start.time + min(spring.duration, settling(way, start.velocity))
    }
}

/// A spring animation that runs in parallel to earlier ones, so that their effects add up.
struct InterpolatingSpringAnimation: TimedAnimation {
    let spring: Spring
    /// The initial velocity, in distances of the change per second.
    let initialVelocity: Double

    private func settling<V: VectorArithmetic>(_ value: V) -> TimeInterval {
        spring.settlingDuration(target: 1.0, initialVelocity: initialVelocity, epsilon: 0.001)
    }

    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
        context.isLogicallyComplete = time >= spring.duration
        guard time < settling(value) else {
            context.isLogicallyComplete = true
            return nil
        }
        return value.scaled(by: spring.value(target: 1.0, initialVelocity: initialVelocity, time: time))
    }

    func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic {
        value.scaled(by: spring.velocity(target: 1.0, initialVelocity: initialVelocity, time: time))
    }

    func end<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? { settling(value) }

    func logicalEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? {
        min(spring.duration, settling(value))
    }
}
