import FioriCharts
import Foundation
import IntegrationCardModel
import SwiftUI

/// The reading of the attributes of series and axes.
enum ChartJSONParts {
    static func color(_ json: JSONValue) -> Color {
        let text = json.stringValue ?? ""
        if let style = ColorStyle(rawValue: text) { return .preferredColor(style) }
        guard let hex = HexColor(text) else { return .clear }
        return Color(.sRGB, red: hex.red, green: hex.green, blue: hex.blue, opacity: hex.opacity)
    }

    // MARK: Series

    static func seriesAttributes(_ json: JSONValue) -> ChartSeriesAttributes {
        // A document that gives a series a shape leaves its line as wide as lines are without attributes.
        let attributes = ChartSeriesAttributes(lineWidth: 2)
        json.read("palette") { attributes.palette = palette($0) }
        json.read("lineWidth") { attributes.lineWidth = $0.number }
        json.read("point") { attributes.point = point($0) }
        json.read("firstLineCapDiameter") { attributes.firstLineCapDiameter = $0.number }
        json.read("lastLineCapDiameter") { attributes.lastLineCapDiameter = $0.number }
        json.read("lineShape") { attributes.lineShape = $0.choice() }
        json.read("gradient") { attributes.gradient = $0.elements(color) }
        return attributes
    }

    private static func palette(_ json: JSONValue) -> ChartSeriesPalette {
        let palette = ChartSeriesPalette(colors: json["colors"]?.elements(color) ?? [])
        json.read("fillColor") { value in
            let fill = color(value)
            palette.fillColor = fill
            palette.positiveMaxColor = fill
            palette.positiveMinColor = fill
            palette.negativeMaxColor = fill
            palette.negativeMinColor = fill
        }
        json.read("labelColor") { palette.labelColor = color($0) }
        json.read("positiveMaxColor") { palette.positiveMaxColor = color($0) }
        json.read("positiveMinColor") { palette.positiveMinColor = color($0) }
        json.read("negativeMaxColor") { palette.negativeMaxColor = color($0) }
        json.read("negativeMinColor") { palette.negativeMinColor = color($0) }
        return palette
    }

    private static func point(_ json: JSONValue) -> ChartPointAttributes {
        let point = ChartPointAttributes()
        json.read("isHidden") { point.isHidden = $0.isTrue }
        json.read("diameter") { point.diameter = $0.number }
        json.read("strokeColor") { point.strokeColor = color($0) }
        json.read("gap") { point.gap = $0.number }
        return point
    }

    // MARK: Axes

    static func read(_ json: JSONValue, into axis: ChartCategoryAxisAttributes) {
        readAxis(json, into: axis)
        json.read("labelLayoutStyle") { axis.labelLayoutStyle = $0.choice() ?? axis.labelLayoutStyle }
        json.read("isTimeAxis") { axis.isTimeAxis = $0.isTrue }
        json.read("timeZone") { axis.timeZone = $0.stringValue.flatMap(TimeZone.init(identifier:)) }
        json.read("isNumericAxis") { axis.isNumericAxis = $0.isTrue }
        readNumbers(json, into: axis)
    }

    static func read(_ json: JSONValue, into axis: ChartNumericAxisAttributes) {
        readAxis(json, into: axis)
        readNumbers(json, into: axis)
    }

    private static func readNumbers(_ json: JSONValue, into axis: ChartNumericAxisAttributes) {
        json.read("isZeroBased") { axis.isZeroBased = $0.isTrue }
        json.read("allowLooseLabels") { axis.allowLooseLabels = $0.isTrue }
        json.read("fudgeAxisRange") { axis.fudgeAxisRange = $0.isTrue }
        json.read("adjustToNiceValues") { axis.adjustToNiceValues = $0.isTrue }
        json.read("abbreviatesLabels") { axis.abbreviatesLabels = $0.isTrue }
        json.read("isMagnitudedDisplayed") { axis.isMagnitudedDisplayed = $0.isTrue }
        json.read("abbreviatedFormatter") { axis.abbreviatedFormatter = formatter($0) }
        json.read("isLogarithmic") { axis.isLogarithmic = $0.isTrue }
        json.read("explicitMin") { axis.explicitMin = $0.numberValue.map { CGFloat($0) } }
        json.read("explicitMax") { axis.explicitMax = $0.numberValue.map { CGFloat($0) } }
        json.read("formatter") { axis.formatter = formatter($0) }
    }

    private static func readAxis(_ json: JSONValue, into axis: ChartAxisAttributes) {
        json.read("axisId") { value in
            axis.axisId = ChartSchema.axisNames.firstIndex(of: value.stringValue ?? "")
                .flatMap(ChartAxisId.init(rawValue:))
        }
        json.read("baseline") { value in
            readLine(value, into: axis.baseline)
            value.read("value") { axis.baseline.value = $0.numberValue }
            value.read("position") { axis.baseline.position = $0.number }
            value.read("gap") { axis.baseline.gap = $0.number }
        }
        json.read("gridlines") { readLine($0, into: axis.gridlines) }
        json.read("labels") { readLabels($0, into: axis.labels) }
        json.read("titleLabel") { readLabels($0, into: axis.titleLabel) }
        json.read("title") { axis.title = $0.stringValue }
    }

    private static func readLine(_ json: JSONValue, into line: ChartGridlineAttributes) {
        json.read("width") { line.width = $0.number }
        json.read("color") { line.color = color($0) }
        json.read("dashPatternLength") { line.dashPatternLength = $0.number }
        json.read("dashPatternGap") { line.dashPatternGap = $0.number }
        json.read("isHidden") { line.isHidden = $0.isTrue }
    }

    private static func readLabels(_ json: JSONValue, into labels: ChartLabelAttributes) {
        json.read("color") { labels.color = color($0) }
        json.read("fontSize") { labels.fontSize = $0.number }
        json.read("offset") { labels.offset = $0.number }
        json.read("isHidden") { labels.isHidden = $0.isTrue }
        json.read("backgroundColor") { labels.backgroundColor = color($0) }
    }

    private static func formatter(_ json: JSONValue) -> NumberFormatter {
        let formatter = NumberFormatter()
        let style = json["style"]?.stringValue ?? "decimal"
        formatter.numberStyle = ChartSchema.numberStyles.first { $0.name == style }?.style ?? .decimal
        json.read("locale") { formatter.locale = Locale(identifier: $0.stringValue ?? "") }
        json.read("currencyCode") { formatter.currencyCode = $0.stringValue ?? "" }
        json.read("minimumFractionDigits") { value in
            formatter.minimumFractionDigits = value.integer
            formatter.maximumFractionDigits = max(formatter.maximumFractionDigits, value.integer)
        }
        json.read("maximumFractionDigits") { value in
            formatter.maximumFractionDigits = value.integer
            formatter.minimumFractionDigits = min(formatter.minimumFractionDigits, value.integer)
        }
        json.read("usesGroupingSeparator") { formatter.usesGroupingSeparator = $0.isTrue }
        json.read("multiplier") { formatter.multiplier = NSNumber(value: $0.numberValue ?? 1) }
        json.read("prefix") { value in
            formatter.positivePrefix = value.stringValue ?? ""
            formatter.negativePrefix = formatter.minusSign + (value.stringValue ?? "")
        }
        json.read("suffix") { value in
            formatter.positiveSuffix = value.stringValue ?? ""
            formatter.negativeSuffix = value.stringValue ?? ""
        }
        return formatter
    }

    // MARK: References

    static func referenceLine(_ json: JSONValue) -> ChartReferenceLine {
        var line = ChartReferenceLine(value: json["value"]?.numberValue ?? 0, label: json["label"]?.stringValue)
        json.read("color") { line.color = color($0) }
        json.read("isOnSecondaryAxis") { line.isOnSecondaryAxis = $0.isTrue }
        return line
    }

    static func referenceBand(_ json: JSONValue) -> ChartReferenceBand {
        let ends = [json["from"]?.numberValue ?? -.infinity, json["to"]?.numberValue ?? .infinity]
        var band = ChartReferenceBand(range: min(ends[0], ends[1])...max(ends[0], ends[1]))
        json.read("color") { band.color = color($0) }
        return band
    }
}
