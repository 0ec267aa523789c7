import Foundation

/// Times over which the clocks of a zone are put forward, so that they show none of them.
enum LeftOutTimes {
    /// - Parameters:
    ///   - times: The places of the times.
    ///   - title: The time at a place as it is written.
    /// - Returns: nil for none.
    static func warning(_ times: [Int], in zone: TimeZone?, title: (Int) -> String?) -> String? {
        guard let first = times.first, let zone else { return nil }
        let name = title(first) ?? "at place \(first + 1)"
        let others = times.count == 1 ? "" : " and \(times.count - 1) more"
        return "clocks of \(zone.identifier) do not show the time \(name)\(others), as they are put forward then; "
            + "it counts on from the time before"
    }
}
