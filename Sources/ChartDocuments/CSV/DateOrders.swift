import FioriCharts
import Foundation

/// The column as a whole, which decides how parts of its dates are read.
struct DateOrders {
    let patterns: [DatePattern?]
    let names: MonthNames

    // MARK: Months with points

    /// True if two digits behind the names of months and points are years: there are more months than numbers, or a number
    /// is that of no day.
    var haveYearsBehindPoints: Bool {
        guard patterns.first??.monthAndPoint != nil else { return false }
        let parts = patterns.compactMap { $0?.monthAndPoint }
        let numbers = Set(parts.map(\.number))
        if numbers.contains(where: { $0 > 31 || $0 == 0 }) { return true }
        return Set(parts.lazy.compactMap { names.month($0.name) }).count > numbers.count
    }

    // MARK: Years first

    /// True if a year of two digits may be the first of the numbers.
    var dependOnYear: Bool { patterns.contains { $0?.dependsOnYear == true } }

    /// True if the year is the first number.
    /// - Parameters:
    ///   - own: The times with the year first.
    ///   - other: Those with the day or the month first; nil where there are none.
    func areYearsFirst(_ own: [WrittenTime], beside other: [WrittenTime]?) -> Bool {
        guard let other else {
            return names.hasYearFirst || patterns.contains { $0?.hasYearAboveDays == true }
        }
        let (years, days) = (Course(own), Course(other))
        let hasPoints = patterns.first??.hasPoints ?? false
        if names.alwaysHasYearFirst {
            return !(days.isInOrder && !years.isInOrder && days.isFarShorter(than: years))
        }
        if names.hasYearFirst {
            // Most countries that write points have the day first.
            if hasPoints { return years.isInOrder && years.isFarShorter(than: days) }
            return !(days.isInOrder && (!years.isInOrder || days.isFarShorter(than: years)))
        }
        guard !hasPoints else { return false }
        return years.isInOrder && !days.isInOrder && years.isFarShorter(than: days)
    }

    /// The order of times, and the length of the time that they have.
    private struct Course {
        let isInOrder: Bool
        let length: Double

        init(_ times: [WrittenTime]) {
            let pairs = zip(times, times.dropFirst())
            isInOrder =
                pairs.allSatisfy { $0.local <= $1.local } || pairs.allSatisfy { $0.local >= $1.local }
            let (first, last) = times.reduce((Double.infinity, -Double.infinity)) {
                (min($0.0, $1.local), max($0.1, $1.local))
            }
            length = last - first
        }

        /// True for a time that is an eighth of another one at most.
        func isFarShorter(than other: Course) -> Bool { other.length > 0 && length * 8 <= other.length }
    }

    // MARK: Versions

    /// The meaning of numbers such as `1.2.10`, which may be versions of software.
    enum Versions: Equatable {
        case none
        /// The numbers ascend or descend as versions do, and are days of several years, too.
        case possible
        /// The numbers ascend or descend as versions do, and not as dates do.
        case certain
    }

    /// The meaning of three numbers without zeros before them.
    func versions(_ times: [WrittenTime]) -> Versions {
        guard times.count > 2, patterns.first??.version != nil else { return .none }
        let numbers = patterns.compactMap { $0?.version }
        guard numbers.count == times.count else { return .none }
        let pairs = zip(numbers, numbers.dropFirst())
        let ascend = pairs.allSatisfy { $0.lexicographicallyPrecedes($1) }
        guard ascend || pairs.allSatisfy({ $1.lexicographicallyPrecedes($0) }) else { return .none }
        if !Course(times).isInOrder { return .certain }
        // Each first of January is usual in tables.
        let (day, month) = (numbers[0][0], numbers[0][1])
        let haveOneDay = numbers.allSatisfy { $0[0] == day && $0[1] == month }
        return haveOneDay && day < 10 && month < 10 && (day, month) != (1, 1) ? .possible : .none
    }
}
