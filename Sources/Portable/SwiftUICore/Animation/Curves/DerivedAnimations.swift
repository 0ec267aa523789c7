import Foundation

/// A delayed animation.
struct DelayedAnimation: TimedAnimation {
    let base: Animation
    let delay: TimeInterval

    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
        time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic {
        time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
    }

    func end<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? {
        base.end(value: value, context: context).map { $0 + delay }
    }

    func logicalEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? {
        base.logicalEnd(value: value, context: context).map { $0 + delay }
    }
}

/// An animation at another speed.
struct PacedAnimation: TimedAnimation {
    let base: Animation
    /// The speed factor; 2 halves the duration.
    let speed: Double

    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
        base.animate(value: value, time: time * speed, context: &context)
    }

    func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic {
        base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }

    func end<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? {
        base.end(value: value, context: context).map { speed > 0 ? $0 / speed : .infinity }
    }

    func logicalEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? {
        base.logicalEnd(value: value, context: context).map { speed > 0 ? $0 / speed : .infinity }
    }
}

/// An animation repeated some times or forever.
struct RepeatedAnimation: TimedAnimation {
    let base: Animation
    /// The number of repetitions; nil for forever.
    let count: Int?
    /// True if every second repetition is reversed.
    let autoreverses: Bool

    /// The present repetition, for animations of unknown duration.
    private struct Turn {
        var index = 0
        var start = 0.0
    }

    private enum TurnKey: AnimationStateKey {
        static var defaultValue: Turn { Turn() }
    }

    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
        var turn = context.state[TurnKey.self]
        var inner = AnimationContext<V>(environment: context.environment)
        if let length = base.end(value: value, context: inner) {
            guard length > 0, length.isFinite else { return length > 0 ? .zero : nil }
            turn.index = Int(min(time / length, 1e15))
            turn.start = Double(turn.index) * length
            guard turn.index < count ?? .max else {
                context.isLogicallyComplete = true
                return nil
            }
            let isBackwards = autoreverses && turn.index % 2 == 1
            let local = isBackwards ? length - (time - turn.start) : time - turn.start
            return base.animate(value: value, time: local, context: &inner) ?? value
        }
        // Time reversal would require the duration, so for an unknown one the value is reversed instead.
        var result = base.animate(value: value, time: time - turn.start, context: &inner)
        if result == nil {
            turn.index += 1
            turn.start = time
            context.state[TurnKey.self] = turn
            guard turn.index < count ?? .max else {
                context.isLogicallyComplete = true
                return nil
            }
            result = base.animate(value: value, time: 0, context: &inner) ?? value
        }
        let forwards = result ?? value
        return autoreverses && turn.index % 2 == 1 ? value - forwards : forwards
    }

    func end<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? {
        guard let count else { return .infinity }
        return base.end(value: value, context: AnimationContext(environment: context.environment)).map {
            $0 * Double(count)
        }
    }
}

/// An animation that is logically complete at a fixed time.
struct LogicallyCompletingAnimation: TimedAnimation {
    let base: Animation
    let duration: TimeInterval

    func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? where V: VectorArithmetic {
        let result = base.animate(value: value, time: time, context: &context)
        context.isLogicallyComplete = result == nil || time >= duration
        return result
    }

    func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? where V: VectorArithmetic {
        base.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool
    where V: VectorArithmetic {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    func end<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? {
        base.end(value: value, context: context)
    }

    func logicalEnd<V: VectorArithmetic>(value: V, context: AnimationContext<V>) -> TimeInterval? { duration }
}
