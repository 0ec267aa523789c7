import SwiftUI

/// The chart of a model that has data, with its legend.
struct ChartContent: View {
    @ObservedObject var model: ChartModel
    @State private var drawing = ChartDrawing()
    @ScaledMetric(relativeTo: .caption) private var textScale: CGFloat = 1
    @Environment(\.locale) private var locale
    @Environment(\.chartShapeStyles) private var shapeStyles
    @Environment(\.chartLeastHeight) private var leastHeight
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.displayScale) private var displayScale
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiatesWithoutColor

    var body: some View {
        let _ = model.observeAttributes()
        if let position = model.legendPosition {
            let entries = entries()
            GeometryReader { geometry in
                withLegend(entries, at: position, in: geometry.size)
            }
        } else {
            chart
        }
    }

    /// The chart beside, above or below its legend; alone where a legend has no room.
    @ViewBuilder private func withLegend(
        _ entries: [ChartLegend.Entry], at position: ChartLegendPosition, in size: CGSize
    ) -> some View {
        let textSize = 12 * textScale
        let widest = ChartLegend.mostWidths(entries, textSize: textSize).max() ?? 0
        let whole = LegendRoom(position, in: size, textSize: textSize, widest: widest, leastChart: leastHeight)
        let entries = fittingEntries(entries, in: whole, textSize: textSize)
        let room = whole.holding(entries, textSize: textSize)
        let legend = ChartLegend(model: model, entries: entries, room: room, textSize: textSize)
        let hasRoom = room.size.height > 0 && !entries.isEmpty
        // One kind of layout for all sides, so that the chart keeps its state when the legend moves.
        let layout =
            room.isBeside
            ? AnyLayout(HStackLayout(spacing: LegendRoom.distanceBeside))
            : AnyLayout(VStackLayout(alignment: .leading, spacing: LegendRoom.distance))
        layout {
            if hasRoom, room.isBeforeChart { legend }
            chart.background(alignment: .topLeading) { if !hasRoom { legend } }
            if hasRoom, !room.isBeforeChart { legend }
        }
        .frame(width: size.width, height: size.height)
    }

    /// The entries with dates in the longest format in which all have room, or else in the one that lets most of them in.
    private func fittingEntries(
        _ entries: [ChartLegend.Entry], in room: LegendRoom, textSize: CGFloat
    ) -> [ChartLegend.Entry] {
        guard !model.shorterTitles.isEmpty, entries.count <= LegendEstimate.mostEntries, entries.first?.series == nil
        else { return entries }
        let count = Set(entries.map(\.title)).count
        // Formats that do not tell the dates apart say nothing.
        let shorter = model.shorterTitles.map { self.entries(shorter: $0) }
            .filter { Set($0.map(\.title)).count == count }
        let formats = [entries] + shorter
        let fits = formats.map { LegendEstimate($0, in: room).fit(room.fontSize ?? textSize) }
        let most = fits.map(\.entries).max() ?? 0
        let best = fits.firstIndex { $0.isWhole && $0.entries == most } ?? fits.lastIndex { $0.entries == most }
        return formats[best ?? 0]
    }

    private func entries(shorter: [String?]? = nil) -> [ChartLegend.Entry] {
        ChartLegend.entries(
            of: model, locale: locale, shorter: shorter, shapeStyles: shapeStyles,
            isRightToLeft: layoutDirection == .rightToLeft)
    }

    private var surroundings: ChartSurroundings {
        ChartSurroundings(
            locale: locale, isRightToLeft: layoutDirection == .rightToLeft, textScale: min(textScale, 3),
            displayScale: displayScale)
    }

    private var chart: some View {
        let surroundings = surroundings
        return ChartPicture(
            model: model, drawing: drawing, surroundings: surroundings,
            differentiatesWithoutColor: differentiatesWithoutColor, reducesMotion: reducesMotion,
            shapeStyles: shapeStyles
        )
        .equatable()
        .environment(\.layoutDirection, .leftToRight)
        .modifier(ChartInteraction(model: model, drawing: drawing, surroundings: surroundings))
    }
}
