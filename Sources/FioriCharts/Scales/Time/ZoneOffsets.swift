import Foundation

/// The offsets of the clocks of a place from Greenwich over a span of time.
///
/// A place is a time zone, or the places at which data was recorded, whose clocks are known by the offsets that are
/// written with its times.
nonisolated package struct ZoneOffsets: Equatable, Sendable {
    /// The instants at which an offset begins, in seconds since 1970-01-01 in Greenwich; the first is −∞.
    private var starts: [Double]
    /// Seconds east of Greenwich.
    private var offsets: [Double]

    /// The clocks of Greenwich.
    package static let none = ZoneOffsets(starts: [-.infinity], offsets: [0])

    private init(starts: [Double], offsets: [Double]) {
        self.starts = starts
        self.offsets = offsets
    }

    private static let mostChanges = 20_000

    /// The clocks of a time zone between two instants, with some days on each side.
    package init(_ zone: TimeZone, from first: Double, through last: Double) {
        starts = [-.infinity]
        var instant = Date(timeIntervalSince1970: first - 3 * CivilTime.day)
        offsets = [Double(zone.secondsFromGMT(for: instant))]
        let end = last + 3 * CivilTime.day
        while starts.count < Self.mostChanges, let change = zone.nextDaylightSavingTimeTransition(after: instant),
            change > instant, change.timeIntervalSince1970 <= end
        {
            instant = change
            let offset = Double(zone.secondsFromGMT(for: change))
            guard offset != offsets[offsets.count - 1] else { continue }
            starts.append(change.timeIntervalSince1970)
            offsets.append(offset)
        }
    }

    /// The places of times without an offset that the clocks do not show, because they are put forward over them.
    /// - Parameter instants: The instants of the times in this zone.
    package func leftOut(_ times: [WrittenTime], at instants: [Double]) -> [Int] {
        guard starts.count > 1 else { return [] }
        return times.indices.filter { times[$0].offset == nil && local(instants[$0]) != times[$0].local }
    }

    /// The clocks by which times were written.
    /// - Parameter times: Instants, ascending, with the offset that is written at each.
    fileprivate init(written times: [(instant: Double, offset: Double)]) {
        starts = [-.infinity]
        offsets = [times.first?.offset ?? 0]
        for time in times where time.offset != offsets[offsets.count - 1] {
            starts.append(time.instant)
            offsets.append(time.offset)
        }
    }

    /// The index of the offset at an instant.
    func index(at instant: Double) -> Int {
        var (low, high) = (0, starts.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if starts[middle] <= instant { low = middle } else { high = middle - 1 }
        }
        return low
    }

    func offset(_ index: Int) -> Double { offsets[index] }

    /// The instant at which the offset ends.
    func end(_ index: Int) -> Double { index + 1 < starts.count ? starts[index + 1] : .infinity }

    /// The date and the time of day that clocks show at an instant, as seconds since 1970-01-01 00:00.
    package func local(_ instant: Double) -> Double { instant + offsets[index(at: instant)] }

    /// The instant at which clocks show a date and a time of day.
    ///
    /// Of two instants, when clocks are put back, it is the first one after another instant, so that a time that is written
    /// twice is both; where none is after it, that instant itself. A time that is left out, when clocks are put forward, is
    /// counted on from the time before.
    func instant(local: Double, after earlier: Double = -.infinity) -> Double {
        var (first, same): (Double?, Double?)
        // Offsets are less than a day.
        var index = index(at: local - CivilTime.day)
        while index < starts.count, starts[index] <= local + CivilTime.day {
            let candidate = local - offsets[index]
            if candidate >= starts[index], candidate < end(index) {
                if candidate > earlier { return candidate }
                if candidate == earlier { same = candidate }
                first = first ?? candidate
            }
            index += 1
        }
        if let known = same ?? first { return known }
        // The time is left out: the offset before the change counts it on.
        index = self.index(at: local - CivilTime.day)
        while index + 1 < starts.count, local - offsets[index + 1] >= starts[index + 1] { index += 1 }
        return local - offsets[index]
    }
}

nonisolated extension ZoneOffsets {
    /// The instants of times as they are written, and the clocks to show them by.
    ///
    /// - Parameter zone: The zone whose clocks show the times, and in which times without an offset are meant. nil shows
    ///   each time as it is written; times without an offset have that of the time before.
    package static func resolve(_ times: [WrittenTime], zone: TimeZone?) -> (instants: [Double], clocks: ZoneOffsets) {
        guard let zone else { return resolveAsWritten(times) }
        guard let first = times.first else { return ([], .none) }
        var (low, high) = (first.local, first.local)
        for time in times { (low, high) = (min(low, time.local), max(high, time.local)) }
        let clocks = ZoneOffsets(zone, from: low, through: high)
        var last = -Double.infinity
        let instants = times.map { time -> Double in
            let instant =
                time.offset.map { time.local - $0 }
                ?? (clocks.starts.count == 1
                    ? time.local - clocks.offsets[0] : clocks.instant(local: time.local, after: last))
            last = instant
            return instant
        }
        return (instants, clocks)
    }

    private static func resolveAsWritten(_ times: [WrittenTime]) -> (instants: [Double], clocks: ZoneOffsets) {
        guard let first = times.first(where: { $0.offset != nil })?.offset else { return (times.map(\.local), .none) }
        var offset = first
        var written = times.map { time -> (instant: Double, offset: Double) in
            offset = time.offset ?? offset
            return (time.local - offset, offset)
        }
        let instants = written.map(\.instant)
        if zip(instants, instants.dropFirst()).contains(where: { $0 > $1 }) { written.sort { $0.instant < $1.instant } }
        return (instants, ZoneOffsets(written: written))
    }
}
