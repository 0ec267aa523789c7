import SwiftUI

/// A chart with its legend.
struct AnalyticalFigureView: View {
    let figure: AnalyticalFigure
    let height: CGFloat
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @ScaledMetric private var scale: CGFloat = 1
    @ScaledMetric(relativeTo: .caption) private var nameSize: CGFloat = 12
    @Environment(\.cardWidth) private var cardWidth
    @State private var measuredWidth: CGFloat?

    var body: some View {
        let isCentred = figure.chart.legend?.alignment.lowercased() == "center"
        // Greater labels take room from the marks, which a higher chart gives back.
        let usualHeight = height * min(max(scale, 1), 1.6)
        let width = measuredWidth ?? cardWidth - 2 * CardMetrics.padding
        let names = names(in: width, usualHeight)
        // A model that is shown already changes after the update.
        if figure.names == nil { figure.show(names.titles) }
        return AnalyticalLayout(side: side(in: width), isCentred: isCentred, height: max(usualHeight, names.height)) {
            AnalyticalPlot(figure: figure)
            if !figure.legend.isEmpty {
                AnalyticalLegend(model: figure.model, entries: figure.legend, isCentred: isCentred)
            }
        }
        .background {
            GeometryReader { Color.clear.preference(key: AnalyticalWidth.self, value: $0.size.width) }
                .onPreferenceChange(AnalyticalWidth.self) {
                    guard let measured = $0, abs(measured - width) > 0.5 else { return }
                    if self.names(in: measured, usualHeight) != names || side(in: measured) != side(in: width) {
                        measuredWidth = measured
                    }
                }
        }
        .onChange(of: names.titles) { _, titles in figure.show(titles) }
    }

    /// The names of the categories in a width.
    private func names(in width: CGFloat, _ usualHeight: CGFloat) -> AnalyticalNames {
        AnalyticalNames(
            figure.data.categories, kind: figure.kind, width: chartWidth(in: width), usualHeight: usualHeight,
            textSize: min(nameSize, 36), linesAbove: figure.chart.referenceLines.count)
    }

    /// The width of the chart beside its legend, rather too small than too great; that of both where they are not beside
    /// each other.
    private func chartWidth(in width: CGFloat) -> CGFloat {
        let side = side(in: width)
        guard side == .left || side == .right, !figure.legend.isEmpty else { return width }
        return max(width - legendWidth, min(width, AnalyticalCardMetrics.minWidthBesideLegend))
    }

    /// The width of the legend with its distance from the chart, estimated from its titles.
    private var legendWidth: CGFloat {
        let titles = figure.legend.prefix(AnalyticalCardMetrics.fewLegendEntries).map(\.title)
        let text = (titles.map { WordWidths.extent(of: $0).line }.max() ?? 0) * nameSize
        return min(text + 32, AnalyticalCardMetrics.legendWidth)
    }

    /// The side of the legend in a width.
    private func side(in width: CGFloat) -> AnalyticalLayout.Side {
        let side = figure.chart.legend.flatMap { AnalyticalLayout.Side(rawValue: $0.position) } ?? .right
        // Great texts leave no room beside the chart.
        if dynamicTypeSize.isAccessibilitySize, side != .top { return .bottom }
        guard side == .left || side == .right, !figure.legend.isEmpty else { return side }
        // Names beside bars have the room of the legend, whether that keeps all of them whole or only more of each.
        let (names, kind, rest) = (figure.data.categories, figure.kind, width - legendWidth)
        if rest < AnalyticalNames.leastWidth(names, kind: kind) { return .bottom }
        let gainsRoom =
            !AnalyticalNames.haveRoomBelow(names, kind: kind, width: rest)
            && AnalyticalNames.haveRoomBelow(names, kind: kind, width: width)
        return gainsRoom ? .bottom : side
    }
}

/// The width that a chart has got with its legend.
nonisolated private struct AnalyticalWidth: PreferenceKey {
    static let defaultValue: CGFloat? = nil

    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}
