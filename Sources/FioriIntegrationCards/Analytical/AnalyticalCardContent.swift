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
                Text(title.text)
                    .modifier(AnalyticalCardParts.title)
                    .accessibilityAddTraits(.isHeader)
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
        .cardTap(isTappedAsAWhole ? chart.action : nil)
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

/// A chart beside or above its legend.
struct AnalyticalFigureView: View {
    let figure: AnalyticalFigure
    let height: CGFloat
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @ScaledMetric private var scale: CGFloat = 1

    var body: some View {
        if let legend = figure.chart.legend, !figure.legend.isEmpty {
            switch legend.position {
            case "top":
                VStack(alignment: .leading, spacing: 12) {
                    row(legend)
                    plot
                }
            case "bottom": below(legend)
            default:
                if dynamicTypeSize.isAccessibilitySize {
                    below(legend)
                } else {
                    // A legend beside the chart moves below it where the chart would become too narrow.
                    ViewThatFits(in: .horizontal) {
                        beside(legend)
                        below(legend)
                    }
                }
            }
        } else {
            plot
        }
    }

    private var plot: some View {
        // Greater labels take room from the marks, which a higher chart gives back.
        AnalyticalPlot(figure: figure).frame(height: height * min(max(scale, 1), 1.6))
    }

    private func below(_ legend: ResolvedChart.Legend) -> some View {
        VStack(alignment: .leading, spacing: 12) {
            plot
            row(legend)
        }
    }

    private func row(_ legend: ResolvedChart.Legend) -> some View {
        AnalyticalLegend(model: figure.model, entries: figure.legend, isColumn: false)
            .frame(maxWidth: .infinity, alignment: legend.alignment.lowercased() == "center" ? .center : .leading)
    }

    private func beside(_ legend: ResolvedChart.Legend) -> some View {
        let isCentred = legend.alignment.lowercased() == "center"
        let column = AnalyticalLegend(model: figure.model, entries: figure.legend, isColumn: true)
            .frame(maxWidth: AnalyticalCardMetrics.legendWidth, alignment: .leading)
            .fixedSize(horizontal: true, vertical: false)
        return HStack(alignment: isCentred ? .center : .top, spacing: 16) {
            if legend.position == "left" { column }
            plot.frame(
                minWidth: AnalyticalCardMetrics.minWidthBesideLegend,
                idealWidth: AnalyticalCardMetrics.minWidthBesideLegend, maxWidth: .infinity)
            if legend.position != "left" { column }
        }
    }
}

/// The chart itself, with the total in its middle, the action of its points and their popover.
struct AnalyticalPlot: View {
    let figure: AnalyticalFigure
    @State private var shownPoint: AnalyticalPoint?
    @Environment(\.cardActions) private var actions
    @ScaledMetric(relativeTo: .caption) private var characterWidth: CGFloat = 6.5

    /// The width of the labels of the value axis, about.
    private static let valueAxisWidth: CGFloat = 48

    /// All labels of the categories, or the first and the last one where all have no room.
    private func labelStyle(width: CGFloat) -> ChartCategoryAxisLabelLayoutStyle {
        let titles = figure.data.categories
        let longest = CGFloat(titles.reduce(0) { max($0, $1.count) })
        let needed = CGFloat(titles.count) * (longest * characterWidth + 6)
        return titles.count > 1 && needed > width - Self.valueAxisWidth ? .range : .allOrNothing
    }

    var body: some View {
        let chart = figure.chart
        GeometryReader { geometry in
            ChartView(figure.model)
                .onChange(of: labelStyle(width: geometry.size.width), initial: true) { _, style in
                    if figure.model.categoryAxis.labelLayoutStyle != style {
                        figure.model.categoryAxis.labelLayoutStyle = style
                    }
                }
        }
        .overlay {
            if chart.showsTotal, figure.kind.form == .sectors, !figure.total.isEmpty {
                Text(figure.total)
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
                    .modifier(AnalyticalCardParts.total)
                    .frame(maxWidth: 110)
                    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
                    .allowsHitTesting(false)
            }
        }
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
