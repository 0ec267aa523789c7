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

    /// Remarks on data that can be drawn but look like a mistake.
    public var warnings: [String] {
        if model.sumsOverflow {
            return ["sums of the values are larger than numbers can be (about 1.8e308), so the chart says so instead"]
        }
        guard let (total, part) = model.partOfTotal, part > total else { return [] }
        let texts = [part, total].map { $0.formatted(.number.locale(Locale(identifier: "en_US"))) }
        return [
            "the part, \(texts[0]), exceeds the total, \(texts[1]): \(model.chartType.rawValue) reads total, then part "
                + "(in 0.1 part, then total)"
        ]
    }

    private static let largestJSON = 256 << 20

    /// Reads a chart.
    /// - Parameters:
    ///   - source: The bytes; read once, in pieces.
    ///   - format: nil takes text whose first character is `{` as JSON, and other text as a table.
    ///   - type: The kind of chart. Tables need one, and it wins over that of a JSON text.
    ///   - locale: The language of dates in labels, and of the decimal separator of tables beside the point.
    /// - Throws: ``ChartDocumentError``, or an error of the system when the bytes cannot be read.
    public init(
        _ source: ByteSource, format: Format? = nil, type: ChartType? = nil, locale: Locale = Locale(identifier: "en")
    ) throws {
        var source = source
        switch try format ?? Self.format(of: &source) {
        case .csv:
            guard let type else {
                throw ChartDocumentError(
                    place: .document, expected: "a kind of chart for a table", found: "none")
            }
            model = try CSVChart.model(source, type: type, locale: locale)
        case .json:
            guard let data = try source.readAll(limit: Self.largestJSON) else {
                throw ChartDocumentError(
                    place: .document, expected: "at most \(Self.largestJSON >> 20) MiB of JSON",
                    found: "more; CSV has no limit")
            }
            (model, title) = try ChartJSON.chart(data, type: type)
        }
    }

    private static func format(of source: inout ByteSource) throws -> Format {
        let spaces: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
        return try source.peek(256).first { !spaces.contains($0) } == UInt8(ascii: "{") ? .json : .csv
    }
}
