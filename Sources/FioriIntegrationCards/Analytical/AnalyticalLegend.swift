import FioriCharts
import SwiftUI

/// The titles of series, sectors or colour rules with their colours. A tap on a series switches it off and on.
///
/// The entries are views of their own, which the layout around the chart places.
struct AnalyticalLegend: View {
    @ObservedObject var model: ChartModel
    let entries: [AnalyticalFigure.LegendEntry]
    @Environment(\.locale) private var locale

    var body: some View {
        let shown = Array(entries.prefix(AnalyticalCardMetrics.mostLegendEntries))
        ForEach(shown.indices, id: \.self) { index in
            if let series = shown[index].series, canSwitch {
                let isShown = !model.hiddenSeries.contains(series)
                Button {
                    model.hiddenSeries.formSymmetricDifference([series])
                } label: {
                    row(shown[index]).opacity(isShown ? 1 : 0.4).contentShape(Rectangle())
                }
                .buttonStyle(CardTapStyle())
                .accessibilityAddTraits(isShown ? .isSelected : [])
            } else {
                row(shown[index]).accessibilityElement(children: .combine)
            }
        }
        if shown.count < entries.count {
            Text(AnalyticalWords(locale: locale).more(entries.count - shown.count))
                .modifier(AnalyticalCardParts.legend)
        }
    }

    /// A chart of one series would be empty without it; one that is a button as a whole has no buttons within.
    private var canSwitch: Bool { model.numOfSeries() > 1 && model.userInteractionEnabled }

    private func row(_ entry: AnalyticalFigure.LegendEntry) -> some View {
        HStack(spacing: 6) {
            LegendSwatch(entry.color)
            Text(entry.title).lineLimit(2).modifier(AnalyticalCardParts.legend)
        }
    }
}
