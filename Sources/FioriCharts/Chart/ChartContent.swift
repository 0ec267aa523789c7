import SwiftUI

/// The chart of a model that has data, with its legend.
struct ChartContent: View {
    @ObservedObject var model: ChartModel
    @State private var drawing = ChartDrawing()
    @ScaledMetric(relativeTo: .caption) private var textScale: CGFloat = 1
    @Environment(\.locale) private var locale
    @Environment(\.chartShapeStyles) private var shapeStyles
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.displayScale) private var displayScale
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiatesWithoutColor

    var body: some View {
        let _ = model.observeAttributes()
        switch model.legendPosition {
        case nil: chart
        case .top:
            VStack(alignment: .leading, spacing: 8) {
                ChartLegend(model: model)
                chart
            }
        case .bottom:
            VStack(alignment: .leading, spacing: 8) {
                chart
                ChartLegend(model: model)
            }
        case .leading:
            HStack(spacing: 12) {
                ChartLegend(model: model, isColumn: true)
                chart
            }
        case .trailing:
            HStack(spacing: 12) {
                chart
                ChartLegend(model: model, isColumn: true)
            }
        }
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
