import SwiftUI

/// Sectors of a ring, clockwise from the top, whose angles are proportional to the values.
nonisolated struct DonutMarks: ChartMarks {
    var coordinates: ChartCoordinates { .free }

    var legendEntries: ChartLegendEntries { .categories }

    func marks(in plot: ChartPlot) -> [ChartMark] {
        let sectors = Self.sectors(of: plot.input)
        let circle = Self.circle(in: plot)
        guard !sectors.isEmpty else { return [Self.emptyRing(circle)] }
        return sectors.map { sector in
            .fill(
                Self.path(of: sector, center: circle.center, radius: circle.radius, hasGaps: sectors.count > 1),
                Self.color(series: sector.series, category: sector.category, in: plot.input),
                style: plot.input.style(series: sector.series, category: sector.category))
        }
    }

    func frame(series: Int, category: Int, in plot: ChartPlot) -> CGRect? {
        guard let sector = Self.sector(series: series, category: category, of: plot.input) else { return nil }
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
        return Self.sector(series: series, category: category, of: plot.input).map { sector in
            Self.path(of: sector, center: circle.center, radius: circle.radius, hasGaps: sectors.count > 1)
        }
    }

    func color(series: Int, category: Int, in plot: ChartPlot) -> Color {
        Self.sector(series: series, category: category, of: plot.input) == nil
            ? plot.input.color(series: series, category: category)
            : Self.color(series: series, category: category, in: plot.input)
    }

    /// True if a label in a sector's part of the ring touches neither its edges nor its neighbours.
    func holdsLabel(of size: CGSize, series: Int, category: Int, in plot: ChartPlot) -> Bool? {
        guard Self.sector(series: series, category: category, of: plot.input) != nil else { return nil }
        return placeOfLabel(size, series: series, category: category, in: plot) != nil
    }

    /// The place of a label in a ring that is next to the middle of its sector.
    func placeOfLabel(_ size: CGSize, series: Int, category: Int, in plot: ChartPlot) -> CGPoint? {
        guard let sector = Self.sector(series: series, category: category, of: plot.input) else { return nil }
        let circle = Self.circle(in: plot)
        let middle = (sector.start + sector.end) / 2
        let half = (sector.end - sector.start) / 2
        // Labels are wider than high, and have more room at the top and the bottom of the ring than at its sides.
        for step in 0...Self.labelSteps {
            for side in step == 0 ? [1.0] : [-1, 1] {
                let angle = middle + side * half * Double(step) / Double(Self.labelSteps)
                guard Self.holds(size, at: angle, in: sector, radius: circle.radius) else { continue }
                return CGPoint(
                    x: circle.center.x + circle.radius * 0.8 * sin(angle),
                    y: circle.center.y - circle.radius * 0.8 * cos(angle))
            }
        }
        return nil
    }

    private static let labelSteps = 16

    private static func holds(_ size: CGSize, at angle: Double, in sector: DonutSector, radius: CGFloat) -> Bool {
        let middle = (sector.start + sector.end) / 2
        let center = CGPoint(x: radius * 0.8 * sin(angle), y: -radius * 0.8 * cos(angle))
        // The place of the label around the centre of the circle, with a point of distance.
        let frame = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height
        )
        .insetBy(dx: -1, dy: -1)
        let nearest = CGPoint(
            x: min(max(0, frame.minX), frame.maxX), y: min(max(0, frame.minY), frame.maxY))
        guard hypot(nearest.x, nearest.y) >= radius * 0.6 else { return false }
        return [frame.minX, frame.maxX].allSatisfy { x in
            [frame.minY, frame.maxY].allSatisfy { y in
                let turn = (atan2(x, -y) - middle).remainder(dividingBy: 2 * .pi)
                return hypot(x, y) <= radius && abs(turn) <= (sector.end - sector.start) / 2
            }
        }
    }

    /// The sector at a place; nil in the hole and outside.
    func point(at location: CGPoint, in plot: ChartPlot) -> ChartPointIndex? {
        let circle = Self.circle(in: plot)
        let x = Double(location.x - circle.center.x)
        let y = Double(location.y - circle.center.y)
        let distance = CGFloat((x * x + y * y).squareRoot())
        guard distance <= circle.radius, distance >= circle.radius * 0.5 else { return nil }
        var angle = atan2(x, -y)
        if angle < 0 { angle += 2 * .pi }
        return Self.sectors(of: plot.input).first { angle >= $0.start && angle < $0.end }
            .map { ChartPointIndex(series: $0.series, category: $0.category) }
    }

    private static let hole: CGFloat = 0.6

    /// The ring of a chart in which nothing is positive.
    private static func emptyRing(_ circle: (center: CGPoint, radius: CGFloat)) -> ChartMark {
        let width = circle.radius * (1 - hole)
        var ring = Path()
        ring.addDot(at: circle.center, diameter: circle.radius * 2 - width)
        return .stroke(ring, .preferredColor(.secondaryFill), width: width)
    }

    // MARK: Texts

    /// The sum in the hole, by option; where nothing is positive, that there is no data.
    func valueTexts(of input: ChartInput, locale: Locale) -> ChartValueTexts {
        if Self.sectors(of: input).isEmpty {
            return .inside(ChartWords(locale: locale).noData, part: Self.hole, isNote: true)
        }
        guard input.model.showsTotal else { return .none }
        return .inside(input.model.text(forTotal: Self.total(of: input), locale: locale), part: Self.hole)
    }

    /// True if the sum is shown and larger than numbers can be. The sectors alone are parts of any sum.
    func overflows(_ input: ChartInput) -> Bool { input.model.showsTotal && !Self.total(of: input).isFinite }

    /// The sum in the hole; nil where it is not shown.
    func shownTotal(of input: ChartInput) -> Double? { input.model.showsTotal ? Self.total(of: input) : nil }

    private static func total(of input: ChartInput) -> Double {
        sectors(of: input).reduce(0) { $0 + input.table.value($1.series, $1.category) }
    }

    func share(series: Int, category: Int, of input: ChartInput) -> Double? {
        Self.sector(series: series, category: category, of: input).map { ($0.end - $0.start) / (2 * .pi) }
    }

    func angle(series: Int, category: Int, of input: ChartInput) -> Double? {
        Self.sector(series: series, category: category, of: input).map { ($0.start + $0.end) / 2 }
    }

    // MARK: Sectors

    /// The sectors of all positive values.
    static func sectors(of input: ChartInput) -> [DonutSector] { input.derived.sectors { computedSectors(of: input) } }

    private static func sector(series: Int, category: Int, of input: ChartInput) -> DonutSector? {
        // Sectors are in the order of series and categories.
        let sectors = sectors(of: input)
        var (low, high) = (0, sectors.count)
        while low < high {
            let middle = (low + high) / 2
            let isBefore = (sectors[middle].series, sectors[middle].category) < (series, category)
            if isBefore { low = middle + 1 } else { high = middle }
        }
        guard low < sectors.count, sectors[low].series == series, sectors[low].category == category else { return nil }
        return sectors[low]
    }

    /// The colour of a sector: that of its category if there is one series, else that of its series.
    static func color(series: Int, category: Int, in input: ChartInput) -> Color {
        if let color = input.ownColor(series: series, category: category) { return color }
        let isSingle = input.table.series.count == 1
        return isSingle ? ChartInput.defaultColor(category) : input.color(ofSeries: series)
    }

    private static func computedSectors(of input: ChartInput) -> [DonutSector] {
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
        var angle = 0.0
        return members.map { member in
            let start = angle
            angle += member.value / largest / total * 2 * .pi
            return DonutSector(series: member.series, category: member.category, start: start, end: angle)
        }
    }

    static func circle(in plot: ChartPlot) -> (center: CGPoint, radius: CGFloat) {
        let frame = plot.frame
        return (CGPoint(x: frame.midX, y: frame.midY), max(min(frame.width, frame.height) / 2 - 1, 0.5))
    }

    private static func path(of sector: DonutSector, center: CGPoint, radius: CGFloat, hasGaps: Bool) -> Path {
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
