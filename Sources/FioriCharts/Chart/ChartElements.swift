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
            let texts = PointTexts(model: model, locale: surroundings.locale)
            let selected = Set(model.selectedPoints)
            ForEach(points, id: \.self) { point in
                if let frame = layout?.frame(series: point.series, category: point.category) {
                    Color.clear
                        .frame(width: max(frame.width, 1), height: max(frame.height, 1))
                        .accessibilityElement()
                        .accessibilityLabel(Text(verbatim: texts.label(of: point)))
                        .accessibilityValue(Text(verbatim: texts.value(of: point)))
                        .accessibilityAddTraits(selected.contains(point) ? .isSelected : [])
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
}

/// The texts of points for assistive technology, with the titles of series and categories read once each.
private final class PointTexts {
    private let model: ChartModel
    private let locale: Locale
    private var series: [Int: String] = [:]
    private var categories: [ChartPointIndex: String] = [:]

    init(model: ChartModel, locale: Locale) {
        self.model = model
        self.locale = locale
    }

    func label(of point: ChartPointIndex) -> String {
        let seriesTitle = series[point.series] ?? model.title(ofSeries: point.series, locale: locale)
        let categoryTitle =
            categories[point] ?? model.categoryName(point.category, inSeries: point.series, locale: locale)
        series[point.series] = seriesTitle
        categories[point] = categoryTitle
        return model.marks.isSingleMark ? seriesTitle : seriesTitle + ", " + categoryTitle
    }

    func value(of point: ChartPointIndex) -> String {
        model.marks.values(ofPoint: point, in: model, locale: locale).map(\.phrase).joined(separator: ", ")
    }
}
