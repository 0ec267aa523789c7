import Foundation

/// An amount of time, divided into units.
struct DurationParts {
    typealias Amount = (unit: ICUDurationFormat.Unit, value: Double)

    /// The amounts of all units, the largest unit first.
    private(set) var amounts: [Amount]

    /// The time between two dates, in units.
    ///
    /// - Parameter fractional: True to add the rest as a fraction to the last amount.
    init(from start: Date, to end: Date, units: [ICUDurationFormat.Unit], calendar: Calendar, fractional: Bool) {
        let units = units.sorted()
        let found = calendar.dateComponents(Set(units.map(Self.component)), from: start, to: end)
        amounts = units.map { ($0, Double(found.value(for: Self.component($0)) ?? 0)) }
        guard fractional, let last = units.last, let reached = calendar.date(byAdding: found, to: start),
            let next = calendar.date(byAdding: Self.component(last), value: 1, to: reached), next > reached
        else { return }
        amounts[amounts.count - 1].value += end.timeIntervalSince(reached) / next.timeIntervalSince(reached)
    }

    private static func component(_ unit: ICUDurationFormat.Unit) -> Calendar.Component {
        switch unit {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }

    /// Adds a largest amount of one to the next unit, if both have fixed lengths.
    static func collapseLargest(_ amounts: inout [Amount]) {
        guard let first = amounts.firstIndex(where: { $0.value != 0 }), amounts[first].value == 1,
            amounts.indices.contains(first + 1),
            let larger = seconds(amounts[first].unit), let smaller = seconds(amounts[first + 1].unit)
        else { return }
        amounts[first].value = 0
        amounts[first + 1].value += larger / smaller
    }

    private static func seconds(_ unit: ICUDurationFormat.Unit) -> Double? {
        switch unit {
        case .year, .month: nil
        case .week: 604_800
        case .day: 86400
        case .hour: 3600
        case .minute: 60
        case .second: 1
        }
    }

    /// Drops zeros, but keeps the last unit if there is nothing else.
    static func dropZeros(_ amounts: inout [Amount], behavior: DateComponentsFormatter.ZeroFormattingBehavior) {
        guard let first = amounts.firstIndex(where: { $0.value != 0 }),
            let last = amounts.lastIndex(where: { $0.value != 0 })
        else {
            if !behavior.isDisjoint(with: .dropAll), let smallest = amounts.last { amounts = [smallest] }
            return
        }
        amounts = amounts.enumerated().filter { index, amount in
            if amount.value != 0 { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            if index > last { return !behavior.contains(.dropTrailing) }
            return !behavior.contains(.dropMiddle)
        }.map(\.element)
    }
}
