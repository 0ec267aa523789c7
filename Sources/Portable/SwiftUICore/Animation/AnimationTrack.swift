/// The running changes of one vector, each contributing its remainder.
///
/// The shown value is the target minus the remainder, so that a change that starts while others run continues from
/// their present state, and changes add up.
package struct AnimationTrack<V: VectorArithmetic> {
    private struct Part {
        var animation: Animation
        var way: V
        let start: Double
        var context: AnimationContext<V>
        /// The completions of this part that have not been released.
        var completions: [AnimationCompletion]
        /// The end time on the clock; nil if not known in advance.
        var end: Double?
        var logicalEnd: Double?

        mutating func findEnds() {
            end = animation.end(value: way, context: context).map { start + $0 }
            logicalEnd = animation.logicalEnd(value: way, context: context).map { start + $0 }
        }

        /// Tolerates rounding errors, which would extend a part by one frame.
        func isOver(at time: Double) -> Bool { end.map { time >= $0 - 1e-9 } ?? false }
    }

    private var parts: [Part] = []

    package init() {}

    /// True if there are no running changes.
    package var isFinished: Bool { parts.isEmpty }

    /// The next time at which a part ends or is logically complete; in the past if unknown.
    package var deadline: Double {
        parts.reduce(.infinity) { next, part in
            var own = part.end ?? -.infinity
            if let logical = part.logicalEnd, waits(part, for: .logicallyComplete) { own = min(own, logical) }
            return min(next, own)
        }
    }

    private func waits(_ part: Part, for criteria: AnimationCompletionCriteria) -> Bool {
        part.completions.contains { $0.criteria == criteria }
    }

    /// Starts a change.
    /// - Parameters:
    ///   - way: the difference from the old target to the new one.
    ///   - velocity: the present velocity of a value that has moved without an animation; springs start with it.
    package mutating func add(
        _ way: V, animation: Animation, velocity: V? = nil, completions: [AnimationCompletion],
        environment: EnvironmentValues, frames: FrameScheduler
    ) {
        var way = way
        // Infinite repetition would never reach the new target, so the new change starts from its present value.
        for index in parts.indices.reversed() where parts[index].end == .infinity {
            way += rest(of: &parts[index], at: frames.time) ?? .zero
            finish(&parts[index], frames)
            parts.remove(at: index)
        }
        for completion in completions { completion.hold() }
        if var last = parts.last {
            var context = last.context
            if animation.shouldMerge(
                previous: last.animation, value: last.way, time: frames.time - last.start, context: &context)
            {
                let outdated = last.completions
                context.isLogicallyComplete = false
                last.context = context
                last.animation = animation
                last.way += way
                last.completions = completions
                last.findEnds()
                parts[parts.count - 1] = last
                for completion in outdated { completion.release(frames.schedule) }
                return
            }
        }
        var part = Part(
            animation: animation, way: way, start: frames.time, context: AnimationContext(environment: environment),
            completions: completions)
        if let velocity { (animation.base as? SpringAnimation)?.begin(with: velocity, in: &part.context) }
        part.findEnds()
        parts.append(part)
    }

    private func rest(of part: inout Part, at time: Double) -> V? {
        guard !part.isOver(at: time) else { return nil }
        return part.animation.animate(value: part.way, time: time - part.start, context: &part.context)
            .map { part.way - $0 }
    }

    /// The present distance of the shown value from the target. Ends the parts that are over.
    package mutating func remainder(_ frames: FrameScheduler) -> V {
        var sum = V.zero
        var isOver = false
        for index in parts.indices {
            if let rest = rest(of: &parts[index], at: frames.time) {
                sum += rest
                let isDone =
                    parts[index].context.isLogicallyComplete
                    || (parts[index].logicalEnd.map { frames.time >= $0 - 1e-9 } ?? false)
                if isDone { tell(&parts[index], .logicallyComplete, frames) }
            } else {
                finish(&parts[index], frames)
                parts[index].end = -.infinity
                isOver = true
            }
        }
        if isOver { parts.removeAll { $0.end == -.infinity } }
        return sum
    }

    /// Ends all changes immediately.
    package mutating func cancel(_ frames: FrameScheduler) {
        for index in parts.indices { finish(&parts[index], frames) }
        parts.removeAll()
    }

    private func finish(_ part: inout Part, _ frames: FrameScheduler) {
        let completions = part.completions
        part.completions = []
        for completion in completions { completion.release(frames.schedule) }
    }

    private func tell(_ part: inout Part, _ criteria: AnimationCompletionCriteria, _ frames: FrameScheduler) {
        guard waits(part, for: criteria) else { return }
        let told = part.completions.filter { $0.criteria == criteria }
        part.completions.removeAll { $0.criteria == criteria }
        for completion in told { completion.release(frames.schedule) }
    }
}
