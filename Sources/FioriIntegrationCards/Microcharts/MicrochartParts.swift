import FioriSwiftUICore
import SwiftUI

/// The looks of a micro chart's parts, by their names in style sheets.
nonisolated enum MicrochartParts {
    static let displayValue = Themed("Microchart.displayValue", TextStyle(.footnote, .primaryLabel))
    static let label = Themed("Microchart.label", TextStyle(.caption, .secondaryLabel))
    static let barValue = Themed("Microchart.barValue", TextStyle(.caption2, weight: .semibold, .base2))
    static let fraction = Themed("Microchart.fraction", TextStyle(.subheadline, weight: .semibold, .primaryLabel))
    static let total = Themed("Microchart.total", TextStyle(.caption, .secondaryLabel))
    static let legend = Themed("Microchart.legend", TextStyle(.caption, .secondaryLabel))
}

/// Distances of micro charts in points, from the style sheets of UI5's theme Horizon.
nonisolated enum MicrochartMetrics {
    /// The height of bullets and stacked bars.
    static let barHeight: CGFloat = 16
    /// The height of the strip that stands for a bullet's value.
    static let valueStripHeight: CGFloat = 11
    /// The diameter of radial charts.
    static let radialDiameter: CGFloat = 32
    /// The height of the other charts, with the labels at their corners.
    static let height: CGFloat = 48
    /// The least height of columns and lines between labels.
    static let leastPlotHeight: CGFloat = 24
    /// The distance between a chart and the text beside it.
    static let spacing: CGFloat = 8
}

nonisolated extension ResolvedMicrochart.ChartColor {
    /// The colour of marks. A text that is no colour is as neutral as a missing one.
    var markColor: Color {
        switch self {
        case .value(let value): .preferredColor(value.chartStyle)
        case .css(let text): CSSColor.color(text) ?? .preferredColor(.chartNeutral)
        }
    }

    /// The colour of texts that stand for marks; nil for the colour of the place.
    ///
    /// Colours in CSS are not made for texts, whose contrast they may lack.
    var textColor: Color? {
        guard case .value(let value) = self, value != .neutral, value != .none else { return nil }
        return value.color
    }

    /// The meaning; `none` for a colour in CSS.
    var meaning: ValueColor {
        if case .value(let value) = self { value } else { .none }
    }
}
