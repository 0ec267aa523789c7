import Foundation

/// Categories that are times, placed by time.
///
/// The time between two sessions of a market may be left out: after a night, a weekend or a holiday the next session begins
/// one step after the last. The step is the median distance of two categories. In data with steps of less than half a
/// day, a longer distance across midnight separates sessions; in data with steps of days, each longer distance does.
nonisolated struct TimeScale: Equatable {
    /// The instants of the categories in seconds since 1970-01-01 in Greenwich, ascending.
    let times: [Double]
    /// The clocks that show the times.
    let clocks: ZoneOffsets
    /// Places of the categories in 0…1.
    let places: CategoryPlaces
    /// The drawn time in seconds from the first category to the last.
    let length: Double
    /// The parts of a date that tell categories apart.
    let precision: Precision

    enum Precision { case year, month, day, time }
    /// The categories whose times the clocks leave out: they are put forward over them.
    let leftOut: [Int]
    /// The distance of neighbours that leaves room for a column at each, in seconds.
    let columnStep: Double

    /// - Parameters:
    ///   - titles: Dates and times as text.
    ///   - closesSessionGaps: True if the time between sessions is left out.
    ///   - zone: The zone whose clocks show the times; nil shows them as they are written.
    /// - Returns: nil when a title is missing, no date, or before the one that precedes it.
    init?(titles: [String?], closesSessionGaps: Bool, zone: TimeZone? = nil) {
        var written: [WrittenTime] = []
        written.reserveCapacity(titles.count)
        for title in titles {
            guard let title, let time = WrittenTime(iso: title) else { return nil }
            written.append(time)
        }
        self.init(written: written, closesSessionGaps: closesSessionGaps, zone: zone)
    }

    /// - Parameter written: The times of the categories.
    /// - Returns: nil when there is none, and when one is before the one that precedes it.
    init?(written: [WrittenTime], closesSessionGaps: Bool, zone: TimeZone? = nil) {
        guard !written.isEmpty else { return nil }
        var (times, clocks) = ZoneOffsets.resolve(written, zone: zone)
        guard zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }) else { return nil }
        let days = times.map { (clocks.local($0) / CivilTime.day).rounded(.down) }
        let isDaily =
            times.count > 1 && Self.medianStep(of: times) >= CivilTime.day * 0.9
            && zip(days, days.dropFirst()).allSatisfy { $0 < $1 }
            && Self.areNearEachOther(zip(times, days).lazy.map { clocks.local($0) - $1 * CivilTime.day })
        leftOut = zone == nil || isDaily ? [] : clocks.leftOut(written, at: times)
        let hasTimesOfDay = !isDaily && zip(times, days).contains { clocks.local($0) != $1 * CivilTime.day }
        precision = hasTimesOfDay ? .time : Self.precision(of: days)
        // Values of days stand where the ticks of days do, whatever their hour.
        if isDaily { times = days.map { clocks.instant(local: $0 * CivilTime.day) } }
        self.times = times
        self.clocks = clocks
        let step = Self.medianStep(of: times)
        var drawn = 0.0
        var places = [0.0]
        places.reserveCapacity(times.count)
        var shortest = Double.infinity
        for index in times.indices.dropFirst() {
            let distance = times[index] - times[index - 1]
            let isGap =
                closesSessionGaps && distance > step * 1.5
                && Self.separatesSessions(
                    clocks.local(times[index - 1]), clocks.local(times[index]), step: step)
            drawn += isGap ? step : distance
            if distance > 0 { shortest = min(shortest, distance) }
            places.append(drawn)
        }
        length = drawn
        // A few close neighbours do not make hairs of all columns.
        columnStep = shortest.isFinite ? max(shortest, step / 4) : 0
        self.places = CategoryPlaces(ofAscending: places)
    }

    /// True for times of day within four hours, as markets close at.
    private static func areNearEachOther(_ timesOfDay: some Sequence<Double>) -> Bool {
        var (first, last) = (Double.infinity, -Double.infinity)
        for time in timesOfDay { (first, last) = (min(first, time), max(last, time)) }
        return last - first <= 4 * 3_600
    }

    /// True if times of day tell categories apart, as they do not in data of one value a day.
    var hasTimesOfDay: Bool { precision == .time }

    private static func precision(of days: [Double]) -> Precision {
        guard days.first != days.last else { return .day }
        var result = Precision.year
        for day in days {
            let date = CivilTime.date(Int(day))
            if date.day != 1 { return .day }
            if date.month != 1 { result = .month }
        }
        return result
    }

    /// The lower median of at most 1,001 distances.
    private static func medianStep(of times: [Double]) -> Double {
        guard times.count > 1 else { return 0 }
        let stride = max(1, (times.count - 1) / 1_000)
        let distances = Swift.stride(from: 1, to: times.count, by: stride).map { times[$0] - times[$0 - 1] }
        return distances.sorted()[(distances.count - 1) / 2]
    }

    private static func separatesSessions(_ last: Double, _ next: Double, step: Double) -> Bool {
        guard step > 0 else { return false }
        if step < CivilTime.day / 2 {
            return (last / CivilTime.day).rounded(.down) != (next / CivilTime.day).rounded(.down)
        }
        return step < 4 * CivilTime.day
    }

    /// The width of a category's band in 0…1, where the half of one is kept at each end.
    var band: Double { length > 0 ? columnStep / (length + columnStep) : 1 }

    /// The place among bands of a place in 0…1 of the time.
    func bandedPlace(_ place: Double) -> Double { band / 2 + place * (1 - band) }

    /// A tick: the date and the time of day that clocks show, and its place in 0…1.
    struct Tick: Equatable {
        var time: Double
        var place: Double
    }

    /// The ticks of a step among visible categories, at most a number of them. A tick between two sessions stands at the
    /// start of the next one.
    /// - Returns: nil when there are more.
    func ticks(_ step: TimeStep, in visible: Range<Int>, limit: Int) -> [Tick]? {
        guard let first = visible.first, let last = visible.last else { return [] }
        let ticks = TimeTicks(step: step, clocks: clocks)
        var result: [Tick] = []
        var tick = ticks.first(from: times[first])
        var low = first
        while tick.instant <= times[last] {
            var high = last
            while low < high {
                let middle = (low + high) / 2
                if times[middle] < tick.instant { low = middle + 1 } else { high = middle }
            }
            if let place = place(of: tick.instant, before: low) {
                result.append(Tick(time: tick.local, place: place))
                tick = ticks.next(after: tick)
            } else {
                // All ticks within a session gap are one.
                result.append(Tick(time: clocks.local(times[low]), place: places[low]))
                let next = ticks.first(from: times[low])
                tick = next.instant > times[low] ? next : ticks.next(after: next)
            }
            if result.count > limit { return nil }
        }
        return result
    }

    /// True if time between sessions is left out, so that some days have no length.
    var closesGaps: Bool { length < (times[times.count - 1] - times[0]) * 0.999 }

    /// The shortest step of ticks: there are no values between days, months or years that could stand there. nil where times
    /// of day tell categories apart.
    var shortestStep: TimeStep? {
        switch precision {
        case .year: .months(12)
        case .month: .months(1)
        case .day: .seconds(CivilTime.day)
        case .time: nil
        }
    }

    /// Ticks at the categories themselves, with the step that names them; nil where times of day tell them apart.
    var ticksOfCategories: (step: TimeStep, ticks: [Tick])? {
        guard let step = shortestStep else { return nil }
        guard times.count <= 400, zip(times, times.dropFirst()).allSatisfy({ $0 < $1 }) else { return nil }
        return (step, times.indices.map { Tick(time: clocks.local(times[$0]), place: places[$0]) })
    }

    /// The place of a time not after a category; nil between sessions.
    private func place(of time: Double, before index: Int) -> Double? {
        guard index > 0, times[index] > time else { return places[index] }
        let span = times[index] - times[index - 1]
        let drawn = (places[index] - places[index - 1]) * length
        guard drawn > span * 0.999 else { return nil }
        return places[index - 1] + (places[index] - places[index - 1]) * (time - times[index - 1]) / span
    }
}
