import SwiftUI

/// The values of a point with their names, and the actions that belong to it.
nonisolated struct AnalyticalPopover: View {
    let figure: AnalyticalFigure
    let point: AnalyticalPoint
    @Environment(\.locale) private var locale

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            if figure.data.series.indices.contains(point.series) {
                CardText(figure.data.series[point.series].name)
                    .modifier(AnalyticalCardParts.popoverTitle)
                    .accessibilityAddTraits(.isHeader)
                let values = figure.values(series: point.series, category: point.category, locale: locale)
                ForEach(values.indices, id: \.self) { index in
                    HStack(alignment: .firstTextBaseline, spacing: 16) {
                        CardText(values[index].name).modifier(AnalyticalCardParts.popoverName)
                        Spacer(minLength: 0)
                        Text(values[index].value).modifier(AnalyticalCardParts.popoverValue)
                    }
                    .accessibilityElement(children: .combine)
                }
            }
            if let items = figure.chart.popover, !items.isEmpty { ActionsStrip(items) }
        }
        .padding(CardMetrics.padding)
        .frame(minWidth: 220, maxWidth: 360, alignment: .leading)
    }
}
