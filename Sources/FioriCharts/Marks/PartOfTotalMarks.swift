import SwiftUI

/// The part of a total: a filled sector of a circle (Harvey ball) or of a ring (radial).
///
/// The first value is the total, whose colour is that of category 0, and the second the part, whose colour is that of
/// category 1.
nonisolated struct PartOfTotalMarks: ChartMarks {
    let isRing: Bool

    var coordinates: ChartCoordinates { .free }

    var legendEntries: ChartLegendEntries { .none }

    var isMicro: Bool { true }

    var showsPartOfTotal: Bool { true }

    var isSingleMark: Bool { true }

    var drawsOneSeries: Bool { true }

    var mostValues: Int? { 2 }

    func marks(in plot: ChartPlot) -> [ChartMark] {
        let circle = DonutMarks.circle(in: plot)
        // Without a total and a part of it the ring or the disc is empty.
        let shown = Self.values(of: plot.input)
        let series = shown?.series ?? plot.input.visibleSeries.first ?? 0
        let part = shown?.values.drawnShare ?? 0
        let track = plot.input.ownColor(series: series, category: 0) ?? .preferredColor(.secondaryFill)
        let trackStyle = plot.input.shapeStyles.categories[series]?[0]
        let color = plot.input.color(series: series, category: 1)
        let style = plot.input.style(series: series, category: 1)
        let start = Angle.degrees(-90)
        let end = Angle.radians(part * 2 * .pi - .pi / 2)
        if isRing {
            let width = max(circle.radius * Self.ringWidth, 1)
            let radius = circle.radius - width / 2
            var ring = Path()
            ring.addArc(
                center: circle.center, radius: radius, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
            let empty = ChartMark.stroke(ring, track, width: width, style: trackStyle)
            guard part > 0 else { return [empty] }
            var arc = Path()
            arc.addArc(center: circle.center, radius: radius, startAngle: start, endAngle: end, clockwise: false)
            return [empty, .stroke(part < 1 ? arc : ring, color, width: width, style: style)]
        }
        var disc = Path()
        disc.addDot(at: circle.center, diameter: circle.radius * 2)
        let empty = ChartMark.fill(disc, track, style: trackStyle)
        guard part > 0 else { return [empty] }
        var sector = Path()
        sector.move(to: circle.center)
        sector.addArc(
            center: circle.center, radius: circle.radius, startAngle: start, endAngle: end, clockwise: false)
        sector.closeSubpath()
        return [empty, .fill(part < 1 ? sector : disc, color, style: style)]
    }

    /// The series that is shown, with its values; nil when two are missing.
    static func values(of input: ChartInput) -> (series: Int, values: PartOfTotal)? {
        guard let series = input.visibleSeries.first else { return nil }
        return PartOfTotal(input.table.valuesOfOneMark(series)).map { (series, $0) }
    }

    /// The width of a ring as a part of its radius.
    private static let ringWidth: CGFloat = 0.2

    func frame(series: Int, category: Int, in plot: ChartPlot) -> CGRect? {
        guard series == plot.input.visibleSeries.first, category == Self.category(ofPartIn: plot.input, series) else {
            return nil
        }
        return plot.frame
    }

    /// The circle around the mark.
    func outline(series: Int, category: Int, in plot: ChartPlot) -> Path? {
        let circle = DonutMarks.circle(in: plot)
        var path = Path()
        path.addDot(at: circle.center, diameter: circle.radius * 2)
        return path
    }

    func pointOfSingleMark(of input: ChartInput) -> ChartPointIndex? {
        input.visibleSeries.first.map {
            ChartPointIndex(series: $0, category: Self.category(ofPartIn: input, $0))
        }
    }

    func valueDimension(series: Int, of table: ChartTable) -> Int {
        table.series.indices.contains(series) ? min(table.series[series].dimensions.count - 1, 1) : 0
    }

    /// The category of the part: the only one of a point with several values, else the second.
    private static func category(ofPartIn input: ChartInput, _ series: Int) -> Int {
        let columns = input.table.series[series]
        return columns.dimensions.count > 1 ? 0 : min(max(columns.count - 1, 0), 1)
    }

    // MARK: Texts

    /// The share in the ring, or the labels of part and total beside the ball.
    func valueTexts(of input: ChartInput, locale: Locale) -> ChartValueTexts {
        guard let (series, values) = Self.values(of: input) else { return .none }
        if isRing {
            let hole = 1 - Self.ringWidth
            return values.share.map { .inside(Self.percentage($0, locale: locale), part: hole) } ?? .none
        }
        let places = Self.places(input, series)
        let labels = [places.part, places.total].map { place in
            input.model.ownLabel(series: series, category: place.category, dimension: place.dimension) ?? ""
        }
        return labels.allSatisfy(\.isEmpty) ? .none : .beside(labels.filter { !$0.isEmpty })
    }

    func summary(of input: ChartInput, locale: Locale) -> [String]? {
        guard let (series, values) = Self.values(of: input) else { return nil }
        let places = Self.places(input, series)
        let texts = [places.part, places.total].map { place in
            input.model.valueText(
                series: series, category: place.category, dimension: place.dimension, locale: locale) ?? ""
        }
        return [ChartWords(locale: locale).part(texts[0], of: texts[1])]
            + (values.share.map { [Self.percentage($0, locale: locale)] } ?? [])
    }

    /// The part, the total and the share, as far as there are values.
    func values(ofPoint point: ChartPointIndex, in model: ChartModel, locale: Locale) -> [ChartPointValue] {
        let input = ChartInput(model: model)
        guard let series = input.visibleSeries.first, series == point.series else { return [] }
        let words = ChartWords(locale: locale)
        let places = Self.places(input, series)
        // A single value is a total.
        let named = (places.part == places.total ? [] : [(words.value, places.part)]) + [(words.total, places.total)]
        let values = named.compactMap { name, place in
            model.namedValue(
                name, series: series, category: place.category, dimension: place.dimension, locale: locale)
        }
        guard let share = Self.values(of: input)?.values.share else { return values }
        return values
            + [ChartPointValue(name: words.share, text: Self.percentage(share, locale: locale), number: share)]
    }

    private static func percentage(_ share: Double, locale: Locale) -> String {
        share.formatted(.percent.precision(.fractionLength(1)).locale(locale))
    }

    private typealias Place = (category: Int, dimension: Int)

    /// The places of part and total in the data.
    private static func places(_ input: ChartInput, _ series: Int) -> (part: Place, total: Place) {
        let columns = input.table.series[series]
        let part = (category(ofPartIn: input, series), min(columns.dimensions.count - 1, 1))
        return (part, (0, 0))
    }
}
