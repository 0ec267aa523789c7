import SwiftUI

/// An element for each point, for assistive technology: series, category and value.
struct ChartElements: View {
    @ObservedObject var model: ChartModel
    let drawing: ChartDrawing
    let surroundings: ChartSurroundings

    /// More elements than a listener steps through are left to the summary.
    private static let limit = 300

    var body: some View {
        GeometryReader { geometry in
            let layout = drawing.layout(of: model, size: geometry.size, surroundings: surroundings)
            let points = layout.map(Self.points) ?? []
            ForEach(points, id: \.self) { point in
                if let frame = layout?.frame(series: point.series, category: point.category) {
                    Color.clear
                        .frame(width: max(frame.width, 1), height: max(frame.height, 1))
                        .accessibilityElement()
                        .accessibilityLabel(Text(verbatim: label(point)))
                        .accessibilityValue(
                            Text(
                                verbatim: model.valueText(
                                    series: point.series, category: point.category, locale: surroundings.locale)
                                    ?? "")
                        )
                        .position(x: frame.midX, y: frame.midY)
                }
            }
        }
        .environment(\.layoutDirection, .leftToRight)
    }

    private static func points(_ layout: ChartLayout) -> [ChartPointIndex] {
        let input = layout.plot.input
        var points: [ChartPointIndex] = []
        for series in input.visibleSeries {
            let values = input.table.values(series)
            for category in layout.plot.visibleCategories.clamped(to: 0..<values.count)
            where !values[category].isNaN {
                if points.count == limit { return points }
                points.append(ChartPointIndex(series: series, category: category))
            }
        }
        return points
    }

    private func label(_ point: ChartPointIndex) -> String {
        let words = ChartWords(locale: surroundings.locale)
        return model.title(ofSeries: point.series, locale: surroundings.locale) + ", "
            + (model.spokenTitle(ofCategory: point.category, locale: surroundings.locale)
                ?? words.category(point.category + 1))
    }
}
