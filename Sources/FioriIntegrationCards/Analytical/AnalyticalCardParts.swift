import FioriSwiftUICore
import SwiftUI

/// The looks of an analytical card's parts, by their names in style sheets.
nonisolated enum AnalyticalCardParts {
    static let title = Themed("AnalyticalCard.title", TextStyle(.subheadline, weight: .semibold, .primaryLabel))
    static let legend = Themed("AnalyticalCard.legend", TextStyle(.caption, .secondaryLabel))
    static let noticeTitle = Themed("AnalyticalCard.noticeTitle", TextStyle(.headline, .primaryLabel))
    static let notice = Themed("AnalyticalCard.notice", TextStyle(.subheadline, .secondaryLabel))
    static let popoverTitle = Themed("AnalyticalCard.popoverTitle", TextStyle(.headline, .primaryLabel))
    static let popoverName = Themed("AnalyticalCard.popoverName", TextStyle(.subheadline, .secondaryLabel))
    static let popoverValue = Themed(
        "AnalyticalCard.popoverValue", TextStyle(.subheadline, weight: .semibold, .primaryLabel))
}

/// Distances of an analytical card in points.
nonisolated enum AnalyticalCardMetrics {
    /// The least height of a chart: 14 rem.
    static let minHeight: CGFloat = 224
    /// The least width of a chart beside its legend.
    static let minWidthBesideLegend: CGFloat = 220
    /// The greatest width of a legend beside its chart.
    static let legendWidth: CGFloat = 160
    /// The greatest part of a card's width that a legend beside the chart takes.
    static let legendShare: CGFloat = 1 / 3
    /// The greatest number of entries of a legend; the rest is counted.
    static let mostLegendEntries = 300
    /// As many entries have room in any card.
    static let fewLegendEntries = 3
    /// The greatest number of entries that are measured at two sizes.
    static let fewSmallerEntries = 20
}
