import FioriThemeManager
import Foundation
import SwiftUI

/// Words of charts in the languages of the string catalog; English where a language is missing.
nonisolated struct ChartWords {
    private let locale: Locale

    init(locale: Locale) { self.locale = locale }

    private static let catalog = ModuleWords(module: "FioriCharts")

    private func words(_ words: String.LocalizationValue) -> String { Self.catalog(words, in: locale) }

    var noData: String { words("No Data") }

    var sumIsTooLarge: String { words("The sums are too large for a chart") }

    func series(_ number: Int) -> String { words("Series \(String(number))") }

    func category(_ number: Int) -> String { words("Category \(String(number))") }

    /// The number of entries that a legend leaves out.
    func more(_ count: Int) -> String { words("\(count) more") }

    func range(_ lower: String, _ upper: String) -> String { words("Values from \(lower) to \(upper)") }

    func size(series: Int, points: Int) -> String { words("\(series) series, \(points) points") }

    func part(_ part: String, of total: String) -> String { words("\(part) of \(total)") }

    /// The name of the chosen values in speech, which is looked up when it is read out.
    static var selection: LocalizedStringResource { catalog.resource("Selection") }

    /// The names of values in chips and in speech.
    var value: String { words("value") }
    var categories: String { words("categories") }
    var total: String { words("total") }
    var share: String { words("share") }
    var size: String { words("size") }
    var actual: String { words("actual") }
    var target: String { words("target") }
    var forecast: String { words("forecast") }
    var threshold: String { words("threshold") }

    func pointNumber(_ number: Int) -> String { words("Point \(String(number))") }

    /// The values of a dimension: "x from 1 to 9", "x 4".
    func range(of name: String, _ lower: String, _ upper: String) -> String {
        if lower == upper { return "\(name) \(lower)" }
        return words("\(name) from \(lower) to \(upper)")
    }

    func allValues(_ value: String) -> String { words("all values \(value)") }

    func trend(_ change: Double) -> String {
        if change > 0 { return words("rising") }
        if change < 0 { return words("falling") }
        return words("steady")
    }

    func highest(_ value: String, at place: String) -> String { words("highest \(value) at \(place)") }

    func lowest(_ value: String, at place: String) -> String { words("lowest \(value) at \(place)") }

    func kind(_ type: ChartType) -> String {
        let name: String =
            switch type {
            case .line: "Line chart"
            case .column: "Column chart"
            case .combo: "Combination chart"
            case .bar: "Bar chart"
            case .stackedColumn: "Stacked column chart"
            case .waterfall: "Waterfall chart"
            case .area, .micro_area: "Area chart"
            case .scatter: "Scatter chart"
            case .bubble: "Bubble chart"
            case .micro_bullet: "Bullet chart"
            case .micro_column: "Column chart"
            case .micro_harvey_ball: "Harvey ball"
            case .micro_radial: "Radial chart"
            case .stock: "Stock chart"
            case .donut: "Donut chart"
            case .stackedBar: "Stacked bar chart"
            case .micro_stacked_bullet: "Stacked bullet chart"
            }
        return words(String.LocalizationValue(name))
    }
}
