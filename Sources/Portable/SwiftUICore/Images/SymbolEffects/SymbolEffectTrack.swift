import Symbols

/// The course of one effect of one symbol. Times are those of the host's clock, in seconds.
struct SymbolEffectTrack {
    private(set) var effect: AppliedSymbolEffect
    /// The present run, or the last one.
    private var run: Run?
    /// The amount of an effect that is reached, before and after the last change.
    private var amounts: (from: Double, to: Double) = (0, 0)
    private var changed = -Double.infinity

    private struct Run {
        var start: Double
        var period: Double
        var end: Double
    }

    init(_ effect: AppliedSymbolEffect) { self.effect = effect }

    private var speed: Double { max(effect.options.speed, 0.01) }

    private var settling: Double { SymbolEffectConfiguration.Motion.settling / speed }

    /// - Parameters:
    ///   - isNew: True for an effect that was not there before.
    ///   - animates: False to be in the new state at once.
    mutating func change(to next: AppliedSymbolEffect, at time: Double, isNew: Bool, animates: Bool) {
        let old = effect
        effect = next
        switch next.state {
        case .events(let count):
            guard !isNew, animates, old.state != .events(count) else { return }
            start(at: time, runs: next.options.repetition.runs(automatically: 1))
        case .active(let isActive):
            guard isNew || old.state != next.state else { return }
            if effect.motion.period == nil {
                amounts = (animates && !isNew ? amount(at: time) : isActive ? 1 : 0, isActive ? 1 : 0)
                changed = animates && !isNew ? time : -.infinity
            } else if isActive {
                if animates { start(at: time, runs: next.options.repetition.runs(automatically: .infinity)) }
            } else if let run, run.end > time {
                // The run that is under way comes to its end.
                self.run?.end = run.start + ((time - run.start) / run.period).rounded(.up) * run.period
            }
        }
    }

    private mutating func start(at time: Double, runs: Double) {
        guard let period = effect.motion.period, runs > 0 else { return }
        run = Run(start: time, period: period / speed, end: time + period / speed * runs)
    }

    private func amount(at time: Double) -> Double {
        let part = min(max((time - changed) / settling, 0), 1)
        return amounts.from + (amounts.to - amounts.from) * part * part * (3 - 2 * part)
    }

    /// The end of the motion that is under way; nil at rest.
    func end(after time: Double) -> Double? {
        if let run { return run.end > time ? run.end : nil }
        return changed + settling > time ? changed + settling : nil
    }

    func look(at time: Double) -> SymbolLook {
        guard effect.motion.period != nil else { return effect.motion.look(amount: amount(at: time)) }
        guard let run, time < run.end else { return .plain }
        return effect.motion.look(at: ((time - run.start) / run.period).truncatingRemainder(dividingBy: 1))
    }
}

extension SymbolEffectOptions.Repetition {
    /// The number of runs.
    fileprivate func runs(automatically count: Double) -> Double {
        switch self {
        case .automatic: count
        case .times(let times): Double(times)
        case .forever: .infinity
        }
    }
}
