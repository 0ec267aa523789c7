/// Categories that are times, placed by time.
///
/// The time between two sessions of a market is not drawn: after a night, a weekend or a holiday the next session begins
/// one step after the last. The step is the median distance of two categories. In data with steps of less than half a
/// day, a longer distance across midnight separates sessions; in data with steps of days, each longer distance does.
nonisolated struct TimeScale: Equatable {
    /// Seconds of each category (``CivilTime``), ascending.
    let times: [Double]
    /// Places of the categories in 0…1.
    let places: [Double]
    /// The drawn time in seconds from the first category to the last.
    let length: Double
    /// True if times of day tell categories apart, as they do not in data of one value a day.
    let hasTimesOfDay: Bool

    /// - Parameters:
    ///   - titles: Dates and times as text.
    ///   - closesSessionGaps: True if the time between sessions is left out.
    /// - Returns: nil when a title is missing, no date, or before the one that precedes it.
    init?(titles: [String?], closesSessionGaps: Bool) {
        guard !titles.isEmpty else { return nil }
        var times: [Double] = []
        times.reserveCapacity(titles.count)
        for title in titles {
            guard let title, let time = CivilTime.seconds(title), time >= times.last ?? -.infinity else { return nil }
            times.append(time)
        }
        let isDaily = times.count > 1 && Self.medianStep(of: times) >= CivilTime.day
        hasTimesOfDay = !isDaily && times.contains { $0.truncatingRemainder(dividingBy: CivilTime.day) != 0 }
        // Values of days stand where the ticks of days do, whatever their hour.
        if isDaily { times = times.map { ($0 / CivilTime.day).rounded(.down) * CivilTime.day } }
        self.times = times
        let step = Self.medianStep(of: times)
        var drawn = 0.0
        var places = [0.0]
        places.reserveCapacity(times.count)
        for index in times.indices.dropFirst() {
            let distance = times[index] - times[index - 1]
            let isGap = closesSessionGaps && Self.separatesSessions(times[index - 1], times[index], step: step)
            drawn += isGap ? step : distance
            places.append(drawn)
        }
        length = drawn
        self.places = drawn > 0 ? places.map { $0 / drawn } : places.map { _ in 0.5 }
    }

    /// The lower median of at most 1,001 distances.
    private static func medianStep(of times: [Double]) -> Double {
        guard times.count > 1 else { return 0 }
        let stride = max(1, (times.count - 1) / 1_000)
        let distances = Swift.stride(from: 1, to: times.count, by: stride).map { times[$0] - times[$0 - 1] }
        return distances.sorted()[(distances.count - 1) / 2]
    }

    private static func separatesSessions(_ last: Double, _ next: Double, step: Double) -> Bool {
        guard next - last > step * 1.5, step > 0 else { return false }
        if step < CivilTime.day / 2 {
            return (last / CivilTime.day).rounded(.down) != (next / CivilTime.day).rounded(.down)
        }
        return step < 4 * CivilTime.day
    }

    /// A tick: its time, and its place in 0…1.
    struct Tick: Equatable {
        var time: Double
        var place: Double
    }

    /// The ticks of a step among visible categories, at most a number of them. A tick between two sessions stands at the
    /// start of the next one.
    /// - Returns: nil when there are more.
    func ticks(_ step: TimeStep, in visible: Range<Int>, limit: Int) -> [Tick]? {
        guard let first = visible.first, let last = visible.last else { return [] }
        var result: [Tick] = []
        var tick = step.first(from: times[first])
        var low = first
        while tick <= times[last] {
            var high = last
            while low < high {
                let middle = (low + high) / 2
                if times[middle] < tick { low = middle + 1 } else { high = middle }
            }
            if let place = place(of: tick, before: low) {
                result.append(Tick(time: tick, place: place))
                tick = step.next(after: tick)
            } else {
                // All ticks within a session gap are one.
                result.append(Tick(time: times[low], place: places[low]))
                let next = step.first(from: times[low])
                tick = next > times[low] ? next : step.next(after: next)
            }
            if result.count > limit { return nil }
        }
        return result
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
