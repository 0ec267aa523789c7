/// The distance between the ticks of a time axis: round numbers of seconds and their parts, of minutes, hours, days, weeks,
/// months, years and centuries.
nonisolated enum TimeStep: Equatable {
    /// A part of a day, or a day, in seconds.
    case seconds(Double)
    /// Some days from a midnight, in seconds as CivilTime counts them.
    case days(Int, from: Double)
    case week
    case months(Int)

    /// All steps, the shortest first.
    /// - Parameter origin: The time of a tick of several days, which have no round number in weeks and months.
    static func all(daysFrom origin: Double) -> [TimeStep] {
        let day = (origin / CivilTime.day).rounded(.down) * CivilTime.day
        return shorterThanTwoDays + [2, 3].map { .days($0, from: day) } + [.week, .days(14, from: day)]
            + [1, 2, 3, 6].map(TimeStep.months)
            + [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000].map { .months($0 * 12) }
    }

    /// Steps for times of which no other step has two labels with room: some weeks that hold one start of a month at most.
    static func weeks(daysFrom origin: Double) -> [TimeStep] {
        let day = (origin / CivilTime.day).rounded(.down) * CivilTime.day
        return [21, 28, 42, 56].map { .days($0, from: day) }
    }

    private static let shorterThanTwoDays: [TimeStep] =
        [
            1e-6, 2e-6, 5e-6, 1e-5, 2e-5, 5e-5, 1e-4, 2e-4, 5e-4, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5,
            1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 10_800, 21_600, 43_200, 86_400,
        ]
        .map(TimeStep.seconds)

    /// The length in seconds, of months on average.
    var length: Double {
        switch self {
        case .seconds(let seconds): seconds
        case .days(let count, _): Double(count) * CivilTime.day
        case .week: 7 * CivilTime.day
        case .months(let count): Double(count) * 30.436_875 * CivilTime.day
        }
    }

    /// True for steps of a day and longer, whose ticks stand at midnight.
    var isCalendar: Bool { length >= CivilTime.day }

    /// The first tick at or after a time of the calendar and the clock (``CivilTime``).
    func first(from time: Double) -> Double {
        switch self {
        case .seconds(let seconds):
            // Parts of seconds are counted from a whole one, as products of large numbers have no exact microseconds.
            guard seconds < 1 else { return (time / seconds).rounded(.up) * seconds }
            let whole = time.rounded(.down)
            let perSecond = (1 / seconds).rounded()
            return whole + ((time - whole) * perSecond - 1e-3).rounded(.up) / perSecond
        case .days(_, let origin): return ((time - origin) / length).rounded(.up) * length + origin
        case .week:
            // 1970-01-05 was a Monday.
            let monday = 4 * CivilTime.day
            return ((time - monday) / length).rounded(.up) * length + monday
        case .months(let count):
            let month = CivilTime.month(time)
            let floor = Int((Double(month) / Double(count)).rounded(.down)) * count
            let start = CivilTime.start(ofMonth: floor)
            return start >= time ? start : CivilTime.start(ofMonth: floor + count)
        }
    }

    /// The tick after another.
    func next(after tick: Double) -> Double {
        switch self {
        case .seconds(let seconds): first(from: tick + seconds / 2)
        case .days, .week: tick + length
        case .months(let count): CivilTime.start(ofMonth: CivilTime.month(tick) + count)
        }
    }
}

/// The ticks of a step by the clocks of a place.
nonisolated struct TimeTicks {
    let step: TimeStep
    let clocks: ZoneOffsets

    /// A tick: its instant, and the date and the time of day that clocks show then.
    struct Tick: Equatable {
        var instant: Double
        var local: Double
    }

    /// The first tick at or after an instant.
    ///
    /// Hours stand at whole hours of the clocks before and after these are put forward or back. Days begin when their date
    /// does, also where clocks leave out midnight: a tick stands there in the place of that of midnight.
    func first(from instant: Double) -> Tick {
        step.isCalendar ? firstDay(from: instant) : firstHour(from: instant)
    }

    private func firstDay(from instant: Double) -> Tick {
        var local = step.first(from: clocks.local(instant))
        while true {
            let found = clocks.instant(local: local)
            // A day that the clocks leave out, as at the change of the date line, is none.
            if found >= instant, clocks.local(found) < local + CivilTime.day {
                return Tick(instant: found, local: local)
            }
            local = step.next(after: local)
        }
    }

    private func firstHour(from instant: Double) -> Tick {
        var index = clocks.index(at: instant)
        var start = instant
        while true {
            let local = step.first(from: start + clocks.offset(index))
            let found = local - clocks.offset(index)
            let end = clocks.end(index)
            if found < end { return Tick(instant: found, local: local) }
            if let midnight = midnightLeftOut(at: index + 1) { return Tick(instant: end, local: midnight) }
            start = end
            index += 1
        }
    }

    /// The midnight that clocks leave out where an offset begins; nil where they show it, or the day goes on.
    private func midnightLeftOut(at index: Int) -> Double? {
        let start = clocks.end(index - 1)
        let (before, after) = (start + clocks.offset(index - 1), start + clocks.offset(index))
        let midnight = (after / CivilTime.day).rounded(.down) * CivilTime.day
        return before <= midnight && midnight < after ? midnight : nil
    }

    /// The tick after another.
    func next(after tick: Tick) -> Tick {
        let next = first(from: tick.instant + min(step.length, CivilTime.day) / 2)
        // Clocks that are put back at one o'clock begin a day twice.
        guard step.isCalendar, next.local <= tick.local else { return next }
        return first(from: next.instant + CivilTime.day / 2)
    }

    /// The ticks between two instants, at most a number of them.
    /// - Returns: nil when there are more.
    func ticks(from first: Double, through last: Double, limit: Int) -> [Tick]? {
        var result: [Tick] = []
        var tick = self.first(from: first)
        while tick.instant <= last {
            result.append(tick)
            if result.count > limit { return nil }
            tick = next(after: tick)
        }
        return result
    }
}
