import FioriCharts
import Foundation

/// The rows of a chart as series over categories.
nonisolated struct AnalyticalData: Equatable {
    /// A series with the measure that it shows.
    struct Series: Equatable {
        var name: String
        /// The measure of its values; the first of the two or three of a point.
        var measure: Int
        /// True if its values are on the second value axis.
        var isSecond = false
        /// True if its values are targets.
        var isTarget = false
        /// Category → row; nil for gaps.
        var rows: [Int?] = []
        /// Category → dimension of the point → value.
        var values: [[Double?]] = []
    }

    var series: [Series] = []
    /// The titles of the categories.
    var categories: [String] = []
    /// The categories that are totals, of waterfalls.
    var totals: Set<Int> = []

    init(_ chart: ResolvedChart, kind: AnalyticalKind, locale: Locale, timeZone: TimeZone) {
        let roles = AnalyticalRoles(chart, kind: kind)
        let times = AnalyticalTimes(chart, kind: kind, roles: roles, locale: locale, timeZone: timeZone)
        switch kind.form {
        case .series, .shares, .targets: addSeries(chart, roles, times)
        case .sectors: addSectors(chart, roles)
        case .points: addPoints(chart, roles, times)
        case .steps: addSteps(chart, roles, times)
        }
        if kind.form == .shares { makeShares() }
    }

    /// True if a value has at least a magnitude.
    func hasValues(from magnitude: Double) -> Bool {
        series.contains { $0.values.contains { $0.contains { abs($0 ?? 0) >= magnitude } } }
    }

    private mutating func addSeries(_ chart: ResolvedChart, _ roles: AnalyticalRoles, _ times: AnalyticalTimes) {
        // Without a dimension for colours each row is a category; with one, rows of equal categories belong together.
        var places: [String: Int] = [:]
        var members: [String: [Int]] = [:]
        var names: [String] = []
        for row in times.order {
            let title = times.title(of: row)
            let place: Int
            if !roles.colors.isEmpty, let known = places[title] {
                place = known
            } else {
                place = categories.count
                places[title] = place
                categories.append(title)
            }
            let member = Self.label(of: chart.rows[row], roles.colors)
            if members[member] == nil {
                names.append(member)
                members[member] = roles.values.map { measure in
                    series.append(Self.series(measure, member, chart, roles))
                    return series.count - 1
                }
                for target in roles.targets {
                    var new = Self.series(target, member, chart, roles)
                    new.isTarget = true
                    series.append(new)
                    members[member]?.append(series.count - 1)
                }
            }
            for index in members[member] ?? [] {
                let value = chart.rows[row].measures[series[index].measure]
                series[index].extend(to: place + 1)
                series[index].rows[place] = row
                series[index].values[place] = [value]
            }
        }
        for index in series.indices { series[index].extend(to: categories.count) }
    }

    private static func series(
        _ measure: Int, _ member: String, _ chart: ResolvedChart, _ roles: AnalyticalRoles
    ) -> Series {
        let name = chart.measures[measure].name
        let count = roles.values.count + roles.targets.count
        return Series(
            name: member.isEmpty ? name : count > 1 ? "\(member) / \(name)" : member, measure: measure,
            isSecond: roles.secondValues.contains(measure))
    }

    private mutating func addSectors(_ chart: ResolvedChart, _ roles: AnalyticalRoles) {
        guard let measure = roles.values.first ?? roles.size else { return }
        let dimensions = roles.colors.isEmpty ? roles.categories : roles.colors
        var only = Series(name: chart.measures[measure].name, measure: measure)
        for (index, row) in chart.rows.enumerated() {
            categories.append(Self.label(of: row, dimensions))
            only.rows.append(index)
            only.values.append([row.measures[measure]])
        }
        series = [only]
    }

    private mutating func addPoints(_ chart: ResolvedChart, _ roles: AnalyticalRoles, _ times: AnalyticalTimes) {
        guard let x = roles.values.first else { return }
        let y = roles.values.count > 1 ? roles.values[1] : x
        var members: [String: Int] = [:]
        for row in times.order {
            let member = Self.label(of: chart.rows[row], roles.colors)
            let index =
                members[member]
                ?? {
                    let name = member.isEmpty ? chart.measures[y].name : member
                    series.append(Series(name: name, measure: y))
                    members[member] = series.count - 1
                    return series.count - 1
                }()
            let measures = chart.rows[row].measures
            series[index].rows.append(row)
            series[index].values.append([measures[x], measures[y]] + (roles.size.map { [measures[$0]] } ?? []))
        }
        let longest = series.max { $0.rows.count < $1.rows.count }?.rows ?? []
        categories = longest.map { $0.map { times.title(of: $0) } ?? "" }
    }

    private mutating func addSteps(_ chart: ResolvedChart, _ roles: AnalyticalRoles, _ times: AnalyticalTimes) {
        guard let measure = roles.values.first else { return }
        var only = Series(name: chart.measures[measure].name, measure: measure)
        for (place, row) in times.order.enumerated() {
            categories.append(times.title(of: row))
            only.rows.append(row)
            only.values.append([chart.rows[row].measures[measure]])
            if let dimension = roles.stepKind,
                ["total", "subtotal"].contains(where: chart.rows[row].labels[dimension].lowercased().hasPrefix)
            {
                totals.insert(place)
            }
        }
        series = [only]
    }

    /// Makes values shares in percent of the sum of each category, of positive and negative values without their signs.
    private mutating func makeShares() {
        for category in categories.indices {
            let values = series.map { $0.values[category].first.flatMap { $0 } ?? 0 }
            guard let largest = values.map(abs).max(), largest > 0 else { continue }
            let sum = values.reduce(0) { $0 + abs($1) / largest }
            for index in series.indices {
                guard let value = series[index].values[category].first.flatMap({ $0 }) else { continue }
                series[index].values[category] = [value / largest / sum * 100]
            }
        }
    }

    /// The texts of a row's dimensions in one line.
    static func label(of row: ResolvedChart.Row, _ dimensions: [Int]) -> String {
        dimensions.map { row.labels[$0] }.filter { !$0.isEmpty }.joined(separator: " / ")
    }
}

nonisolated extension AnalyticalData.Series {
    /// Adds gaps up to a number of categories.
    fileprivate mutating func extend(to count: Int) {
        while rows.count < count {
            rows.append(nil)
            values.append([nil])
        }
    }
}

/// The rows of a chart in the order of their times, and the titles of their categories.
nonisolated struct AnalyticalTimes {
    /// The rows in order.
    let order: [Int]
    private let titles: [String]

    /// True if all rows have a time.
    let areTimes: Bool

    init(
        _ chart: ResolvedChart, kind: AnalyticalKind, roles: AnalyticalRoles, locale: Locale, timeZone: TimeZone
    ) {
        let rows = chart.rows
        let dimension = roles.categories.first
        let isTime = kind.hasTimeAxis || dimension.map { chart.dimensions[$0].dataType == "date" } ?? false
        let dates =
            isTime
            ? rows.map { row in
                dimension.flatMap { AnalyticalDate.date(row.dimensions[$0], timeZone: timeZone) }
            } : []
        let known = dates.compactMap { $0 }
        guard let dimension, isTime, known.count == rows.count else {
            order = Array(rows.indices)
            titles = rows.map { AnalyticalData.label(of: $0, roles.categories) }
            areTimes = false
            return
        }
        areTimes = true
        order = kind.hasTimeAxis ? rows.indices.sorted { (known[$0], $0) < (known[$1], $1) } : Array(rows.indices)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
        let hasTimes = known.contains { $0 != calendar.startOfDay(for: $0) }
        let years = Set(known.map { calendar.component(.year, from: $0) })
        titles = zip(rows, known).map { row, date in
            // Lines are placed by time and label their axis themselves.
            if kind.chart == .line, kind.hasTimeAxis { return Self.machineText(date, calendar) }
            // A text of the manifest that is not just the value is meant to be shown.
            let value = row.dimensions[dimension]
            if case .string(let text) = value, text != row.labels[dimension] { return row.labels[dimension] }
            let day = years.count > 1 ? style.year().month(.abbreviated).day() : style.month(.abbreviated).day()
            return date.formatted(hasTimes ? day.hour().minute() : day)
        }
    }

    func title(of row: Int) -> String { titles[row] }

    private static func machineText(_ date: Date, _ calendar: Calendar) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        func digits(_ number: Int?, _ count: Int = 2) -> String {
            let text = String(number ?? 0)
            return String(repeating: "0", count: max(0, count - text.count)) + text
        }
        return "\(digits(parts.year, 4))-\(digits(parts.month))-\(digits(parts.day)) "
            + "\(digits(parts.hour)):\(digits(parts.minute)):\(digits(parts.second))"
    }
}
