import FioriCharts
import Foundation
import IntegrationCardModel

/// The check of the titles of time axes and numeric axes, which place points.
enum ChartJSONAxes {
    /// - Parameter type: The kind of chart in place of that of the text.
    static func check(_ json: JSONValue, type: ChartType?) throws(SchemaFault) {
        let axis = json["categoryAxis"]
        if let own = json["isTimeAxis"]?.isTrue, let other = axis?["isTimeAxis"]?.isTrue, own != other {
            throw SchemaFault(
                reversedPath: ["isTimeAxis"], expected: "\(other), as isTimeAxis of categoryAxis is", found: "\(own)",
                advice: "one of the two is enough")
        }
        var zone: TimeZone?
        if let name = axis?["timeZone"]?.stringValue {
            zone = TimeZone(identifier: name)
            guard zone != nil else {
                throw SchemaFault(
                    reversedPath: ["timeZone", "categoryAxis"], expected: "a time zone such as Europe/Berlin",
                    found: "“\(name)”")
            }
        }
        let type = type ?? json["chartType"]?.stringValue.flatMap { ChartType(rawValue: $0) } ?? .line
        if (json["isTimeAxis"] ?? axis?["isTimeAxis"])?.isTrue == true, timed.contains(type) {
            try checkTimes(titles(json, type), zone: zone)
        } else if axis?["isNumericAxis"]?.isTrue == true, type == .line || type == .area || type == .micro_area {
            try checkNumbers(titles(json, type))
        }
    }

    /// The kinds that place points by the times of their titles; others leave the property out.
    private static let timed: Set<ChartType> = [
        .line, .area, .micro_area, .column, .stackedColumn, .micro_column, .combo, .waterfall, .stock,
    ]

    /// The titles of the points of the longest series, where no series has others: all are placed by the same ones.
    private static func titles(_ json: JSONValue, _ type: ChartType) throws(SchemaFault) -> [String?] {
        let count = (json["data3d"] ?? json["data"])?.elements { $0.arrayValue?.count ?? 0 }.max() ?? 0
        let titles = json["titlesForCategory"]?.arrayValue?.first?.elements(\.stringValue) ?? []
        guard titles.count >= count else {
            throw SchemaFault(
                reversedPath: ["0", "titlesForCategory"], expected: "\(count) titles, one of each point",
                found: "\(titles.count)")
        }
        // Stock charts show one series, by its own titles.
        let lists = type == .stock ? [] : json["titlesForCategory"]?.arrayValue ?? []
        for (series, own) in lists.enumerated().dropFirst() {
            for (index, title) in own.elements(\.stringValue).prefix(count).enumerated() {
                guard let title, title != titles[index] else { continue }
                throw SchemaFault(
                    reversedPath: ["\(index)", "\(series)", "titlesForCategory"],
                    expected: "the title of the first series, which places the points of all series"
                        + (titles[index].map { ": “\($0.prefix(40))”" } ?? ""),
                    found: "“\(title.prefix(40))”")
            }
        }
        return Array(titles.prefix(count))
    }

    private static func checkTimes(_ titles: [String?], zone: TimeZone?) throws(SchemaFault) {
        var times: [WrittenTime] = []
        for (index, title) in titles.enumerated() {
            guard let title, let time = WrittenTime(iso: title) else {
                throw fault(index, title, expected: "a date such as 2024-03-01 or 2024-03-01T09:30:00Z")
            }
            times.append(time)
        }
        let (instants, _) = ZoneOffsets.resolve(times, zone: zone)
        for index in instants.indices.dropFirst() where instants[index] < instants[index - 1] {
            throw fault(index, titles[index], expected: "a date not before the one that precedes it")
        }
    }

    private static func checkNumbers(_ titles: [String?]) throws(SchemaFault) {
        var last = -Double.infinity
        for (index, title) in titles.enumerated() {
            guard let title, let number = Double(title), number.isFinite else {
                throw fault(index, title, expected: "a number such as “0.5”")
            }
            guard number >= last else {
                throw fault(index, title, expected: "a number not less than the one that precedes it")
            }
            last = number
        }
    }

    private static func fault(_ index: Int, _ title: String?, expected: String) -> SchemaFault {
        SchemaFault(
            reversedPath: ["\(index)", "0", "titlesForCategory"], expected: expected,
            found: title.map { "“\($0.prefix(40))”" } ?? "null")
    }
}
