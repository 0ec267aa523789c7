import FioriCharts
import Foundation
import IntegrationCardModel

/// A chart that was read from data: delimited text or JSON.
public struct ChartDocument {
    /// The formats of data.
    public enum Format: String, CaseIterable, Sendable {
        /// A header row, then rows; see Docs/Charts.md.
        case csv
        /// An object as ``ChartSchema`` describes it.
        case json

        /// The format that the extension of a file's name stands for; nil for others.
        public init?(fileName: String) {
            switch fileName.split(separator: ".").last?.lowercased() {
            case "csv", "tsv", "psv": self = .csv
            case "json": self = .json
            default: return nil
            }
        }
    }

    public var model: ChartModel
    /// The text above the chart; nil for none.
    public var title: String?

    public init(model: ChartModel, title: String? = nil) {
        self.model = model
        self.title = title
    }

    /// Remarks on the reading of a text that could have been another one.
    public private(set) var remarks: [String] = []

    /// The labels of the categories as a table writes them, where the model has other titles: dates as the language writes
    /// them. nil otherwise.
    public private(set) var writtenCategories: [String]?

    /// The series of a table that were written in percent.
    private var percentSeries: Set<Int> = []
    private var percentDigits = 2
    private var locale = Locale(identifier: "en")

    /// Measures series on the second axis of values, which is in percent where all of them are, as the first one is then.
    public func measureOnSecondaryAxis(_ series: [Int]) {
        model.indexesOfSecondaryValueAxis.formUnion(IndexSet(series))
        let all = Set(0..<model.numOfSeries())
        let second = all.intersection(model.indexesOfSecondaryValueAxis)
        let first = all.subtracting(second)
        guard !percentSeries.isEmpty else { return }
        let formatter = PercentFormat.formatter(locale, digits: percentDigits)
        if !second.isEmpty, second.isSubset(of: percentSeries) { model.secondaryNumericAxis.formatter = formatter }
        if !first.isEmpty, first.isSubset(of: percentSeries) { model.numericAxis.formatter = formatter }
    }

    private static let largestJSON = 256 << 20

    /// Reads a chart.
    /// - Parameters:
    ///   - source: The bytes; read once, in pieces.
    ///   - format: nil takes text whose first character is `{` as JSON, and other text as a table.
    ///   - type: The kind of chart. Tables need one, and it wins over that of a JSON text.
    ///   - locale: The language of dates in labels, of names of months, and of numbers that have two readings.
    ///   - options: Options of reading, which settle what the text leaves open.
    /// - Throws: ``ChartDocumentError``, or an error of the system when the bytes cannot be read.
    public init(
        _ source: ByteSource, format: Format? = nil, type: ChartType? = nil, locale: Locale = Locale(identifier: "en"),
        options: ChartDocumentOptions = ChartDocumentOptions()
    ) throws {
        var source = source
        switch try format ?? Self.format(of: &source) {
        case .csv:
            guard let type else {
                throw ChartDocumentError(
                    place: .document, expected: "a kind of chart for a table", found: "none")
            }
            let chart = try CSVChart(source, type: type, locale: locale, options: options)
            (model, remarks) = (chart.model, chart.remarks.map(\.printable))
            writtenCategories = chart.writtenLabels?.map(\.printable)
            (percentSeries, percentDigits, self.locale) = (chart.percentSeries, chart.percentDigits, locale)
        case .json:
            let decoder = try TextDecoder(source, encoding: options.encoding)
            var text = decoder.text
            guard let data = try text.readAll(limit: Self.largestJSON) else {
                throw ChartDocumentError(
                    place: .document, expected: "at most \(Self.largestJSON >> 20) MiB of JSON",
                    found: "more; CSV has no limit")
            }
            (model, title) = try ChartJSON.chart(data, type: type)
            remarks = decoder.remark.map { [$0] } ?? []
            Self.shortenDates(of: model, locale: locale)
            switch options.clocks {
            case nil: break
            case .asWritten: model.categoryAxis.timeZone = nil
            case .zone(let zone): model.categoryAxis.timeZone = zone
            }
        }
    }

    /// Gives categories that are dates in ISO 8601 shorter texts, for where the written ones have no room.
    private static func shortenDates(of model: ChartModel, locale: Locale) {
        guard let titles = model.titlesForCategory?.first, !titles.isEmpty, titles.count <= 2_000 else { return }
        let times = titles.compactMap { title in
            title.flatMap { $0.utf8.count > 4 ? WrittenTime(iso: $0)?.local : nil }
        }
        if times.count == titles.count { model.shorterTitles = ShorterDates(locale: locale).texts(times) }
    }

    private static func format(of source: inout ByteSource) throws -> Format {
        let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
        return try source.peek(256).first { !spaces.contains($0) } == UInt8(ascii: "{") ? .json : .csv
    }
}
