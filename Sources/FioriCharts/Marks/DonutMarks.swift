import SwiftUI

/// Sectors of a ring, clockwise from the top, whose angles are proportional to the values.
nonisolated struct DonutMarks: ChartMarks {
    var coordinates: ChartCoordinates { .free }

    func marks(in plot: ChartPlot) -> [ChartMark] {
        let sectors = Self.sectors(of: plot.input)
        let circle = Self.circle(in: plot)
        return sectors.map { sector in
            .fill(
                Self.path(of: sector, center: circle.center, radius: circle.radius, hasGaps: sectors.count > 1),
                sector.color)
        }
    }

    func frame(series: Int, category: Int, in plot: ChartPlot) -> CGRect? {
        guard
            let sector = Self.sectors(of: plot.input).first(where: { $0.series == series && $0.category == category })
        else { return nil }
        let circle = Self.circle(in: plot)
        let angle = (sector.start + sector.end) / 2
        let radius = circle.radius * 0.8
        return CGRect(
            x: circle.center.x + radius * sin(angle) - 8, y: circle.center.y - radius * cos(angle) - 8, width: 16,
            height: 16)
    }

    func outline(series: Int, category: Int, in plot: ChartPlot) -> Path? {
        let sectors = Self.sectors(of: plot.input)
        let circle = Self.circle(in: plot)
        return sectors.first { $0.series == series && $0.category == category }.map { sector in
            Self.path(of: sector, center: circle.center, radius: circle.radius, hasGaps: sectors.count > 1)
        }
    }

    /// The room for a label in the middle of a sector's ring, in points.
    static func labelRoom(of sector: Sector, in plot: ChartPlot) -> CGSize {
        let radius = circle(in: plot).radius
        let length = min(sector.end - sector.start, .pi) * radius * 0.8
        return CGSize(width: min(radius * 0.4, length * 1.5), height: min(radius * 0.4, length))
    }

    /// A sector with its angles clockwise from the top, in radians.
    struct Sector {
        var series: Int
        var category: Int
        var start: Double
        var end: Double
        var color: Color
    }

    /// The sectors of all positive values. One series has a sector per category, several have their own colours.
    static func sectors(of input: ChartInput) -> [Sector] { input.derived.sectors { computedSectors(of: input) } }

    private static func computedSectors(of input: ChartInput) -> [Sector] {
        var members: [(series: Int, category: Int, value: Double)] = []
        var largest = 0.0
        for series in input.visibleSeries {
            for (category, value) in input.table.values(series).enumerated() where value > 0 {
                members.append((series, category, value))
                largest = max(largest, value)
            }
        }
        // Relative to the largest, so that the sum of huge values is finite.
        let total = members.reduce(0) { $0 + $1.value / largest }
        let isSingle = input.table.series.count == 1
        var angle = 0.0
        return members.map { member in
            let start = angle
            angle += member.value / largest / total * 2 * .pi
            let color =
                input.ownColor(series: member.series, category: member.category)
                ?? (isSingle ? ChartInput.defaultColor(member.category) : input.color(ofSeries: member.series))
            return Sector(series: member.series, category: member.category, start: start, end: angle, color: color)
        }
    }

    static func circle(in plot: ChartPlot) -> (center: CGPoint, radius: CGFloat) {
        let frame = plot.frame
        return (CGPoint(x: frame.midX, y: frame.midY), max(min(frame.width, frame.height) / 2 - 1, 0.5))
    }

    private static func path(of sector: Sector, center: CGPoint, radius: CGFloat, hasGaps: Bool) -> Path {
        let inner = radius * 0.6
        // The gap is as wide inside as outside.
        let gap = hasGaps ? min(0.75 / radius, (sector.end - sector.start) / 4) : 0
        let innerGap = hasGaps ? min(0.75 / inner, (sector.end - sector.start) / 4) : 0
        let quarter = Double.pi / 2
        var path = Path()
        path.addArc(
            center: center, radius: radius, startAngle: .radians(sector.start + gap - quarter),
            endAngle: .radians(sector.end - gap - quarter), clockwise: false)
        path.addArc(
            center: center, radius: inner, startAngle: .radians(sector.end - innerGap - quarter),
            endAngle: .radians(sector.start + innerGap - quarter), clockwise: true)
        path.closeSubpath()
        return path
    }
}
