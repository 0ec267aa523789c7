import SwiftUI

/// The part of a total: a filled sector of a circle (Harvey ball) or of a ring (radial).
nonisolated struct PartOfTotalMarks: ChartMarks {
    let isRing: Bool

    var coordinates: ChartCoordinates { .free }

    var legendEntries: ChartLegendEntries { .none }

    var isMicro: Bool { true }

    func marks(in plot: ChartPlot) -> [ChartMark] {
        guard let part = Self.part(of: plot.input), let series = plot.input.visibleSeries.first else { return [] }
        let circle = DonutMarks.circle(in: plot)
        let color = plot.input.color(series: series, category: 0)
        let track = Color.preferredColor(.secondaryFill)
        let start = Angle.degrees(-90)
        let end = Angle.radians(part * 2 * .pi - .pi / 2)
        if isRing {
            let width = max(circle.radius * 0.2, 1)
            let radius = circle.radius - width / 2
            var ring = Path()
            ring.addArc(
                center: circle.center, radius: radius, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
            guard part > 0 else { return [.stroke(ring, track, width: width)] }
            var arc = Path()
            arc.addArc(center: circle.center, radius: radius, startAngle: start, endAngle: end, clockwise: false)
            return [.stroke(ring, track, width: width), .stroke(part < 1 ? arc : ring, color, width: width)]
        }
        var disc = Path()
        disc.addDot(at: circle.center, diameter: circle.radius * 2)
        guard part > 0 else { return [.fill(disc, track)] }
        var sector = Path()
        sector.move(to: circle.center)
        sector.addArc(
            center: circle.center, radius: circle.radius, startAngle: start, endAngle: end, clockwise: false)
        sector.closeSubpath()
        return [.fill(disc, track), .fill(part < 1 ? sector : disc, color)]
    }

    func frame(series: Int, category: Int, in plot: ChartPlot) -> CGRect? {
        guard series == plot.input.visibleSeries.first, category == 0 else { return nil }
        return plot.frame
    }

    /// The part in 0…1 of a point's value in its total; nil without a value.
    static func part(of input: ChartInput) -> Double? {
        guard let series = input.visibleSeries.first else { return nil }
        let table = input.table
        let value = table.value(series, 0)
        let hasDimensions = table.series[series].dimensions.count > 1
        let total = hasDimensions ? table.value(series, 0, dimension: 1) : table.value(series, 1)
        guard !value.isNaN, total > 0 else { return nil }
        return min(max(value / total, 0), 1)
    }
}
