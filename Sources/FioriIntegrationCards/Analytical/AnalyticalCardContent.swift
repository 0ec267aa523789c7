import FioriCharts
import SwiftUI

/// The content of an analytical card: a chart with its title and legend.
struct AnalyticalCardContent: View {
    private let chart: ResolvedChart
    @State private var figures = AnalyticalFigureCache()
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    init(_ chart: ResolvedChart) { self.chart = chart }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            if let title = chart.title {
                CardText(title.text)
                    .modifier(AnalyticalCardParts.title)
                    .accessibilityAddTraits(.isHeader)
                    .accessibilityHeading(.h3)
                    .multilineTextAlignment(textAlignment(of: title))
                    .frame(maxWidth: .infinity, alignment: alignment(of: title))
            }
            if let figure = figures.figure(for: chart, locale: locale, timeZone: timeZone) {
                AnalyticalFigureView(figure: figure, height: height)
            } else {
                AnalyticalNotice(type: chart.type).frame(maxWidth: .infinity, minHeight: height)
            }
        }
        .padding(CardMetrics.padding)
        .cardTap(isTappedAsAWhole ? chart.action : nil, isPadded: true)
    }

    private var height: CGFloat {
        max(CardLength.points(chart.minHeight) ?? 0, AnalyticalCardMetrics.minHeight)
    }

    /// True where no part of the chart has a use for taps.
    private var isTappedAsAWhole: Bool { !chart.actionsOnChartOnly && chart.popover == nil }

    private func alignment(of title: ResolvedChart.Title) -> Alignment {
        switch title.alignment {
        case "left": .leading
        case "right": .trailing
        default: .center
        }
    }

    private func textAlignment(of title: ResolvedChart.Title) -> TextAlignment {
        switch title.alignment {
        case "left": .leading
        case "right": .trailing
        default: .center
        }
    }
}

/// The chart itself, with the action of its points and their popover.
struct AnalyticalPlot: View {
    let figure: AnalyticalFigure
    @State private var shownPoint: AnalyticalPoint?
    @Environment(\.cardActions) private var actions

    var body: some View {
        let chart = figure.chart
        ChartView(figure.model).chartGroundColor(.preferredColor(.secondaryGroupedBackground))
            .onReceive(figure.model.selectionDidChangePublisher) { selections in
                guard let selections, let first = selections.min(by: { $0.key < $1.key }),
                    let category = first.value.first
                else { return }
                if chart.popover != nil {
                    shownPoint = AnalyticalPoint(series: first.key, category: category)
                } else if chart.actionsOnChartOnly, let action = chart.action, action.isEnabled {
                    actions.perform(action)
                }
            }
            .popover(item: $shownPoint) { point in
                AnalyticalPopover(figure: figure, point: point)
                    .presentationCompactAdaptation(.popover)
            }
    }
}

/// A point of a chart.
nonisolated struct AnalyticalPoint: Hashable, Identifiable {
    var series: Int
    var category: Int
    var id: Self { self }
}
