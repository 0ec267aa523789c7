/// The changes of one vector that are under way: each adds what it still lacks of its whole way.
///
/// What is shown is the target minus the remainder, so that a change that starts while others run continues from where
/// they have come, and effects add up.
struct AnimationTrack<V: VectorArithmetic> {
    private struct Part {
        var animation: Animation
        var way: V
        let start: Double
        var context: AnimationContext<V>
        /// Who waits for this part and has not been told yet.
        var completions: [AnimationCompletion]
        /// On the clock; nil when it is not known beforehand.
        var end: Double?
        var logicalEnd: Double?

        mutating func findEnds() {
            end = animation.end(value: way, context: context).map { start + $0 }
            logicalEnd = animation.logicalEnd(value: way, context: context).map { start + $0 }
        }

        /// Rounding of sums of times must not leave a part a frame longer than it is.
        func isOver(at time: Double) -> Bool { end.map { time >= $0 - 1e-9 } ?? false }
    }

    private var parts: [Part] = []

    /// Whether everything has come to its target.
    var isFinished: Bool { parts.isEmpty }

    /// The next time at which a part ends or counts as done; in the past when that is not known.
    var deadline: Double {
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
    ///   - way: from the old target to the new one.
    ///   - velocity: how fast the value has moved without an animation up to now; springs go on with it.
    mutating func add(
        _ way: V, animation: Animation, velocity: V? = nil, completions: [AnimationCompletion],
        environment: EnvironmentValues, frames: FrameScheduler
    ) {
        var way = way
        // What repeats for ever would never let the new target be reached: the new change starts from where it stands.
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

    /// How far what is shown is from the target now. Ends the parts that are over.
    mutating func remainder(_ frames: FrameScheduler) -> V {
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

    /// Ends everything at once.
    mutating func cancel(_ frames: FrameScheduler) {
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
