import SwiftUI

/// The arrangement of the data labels of a ring: in its sectors, or around it with lines.
nonisolated struct RingLabels {
    struct Sector {
        var point: ChartPointIndex
        /// The middle of the sector, in radians clockwise from the top.
        var angle: Double
        var share: Double
        var text: String
        /// The size of the text outside.
        var plain: CGSize
        /// The size of the text inside.
        var bold: CGSize
    }

    /// A label outside with its line from the ring.
    struct Place {
        var frame: CGRect
        var line: Path
    }

    /// The room of the ring.
    private(set) var frame: CGRect
    /// The places of the sectors whose labels stand inside.
    private(set) var inside: Set<Int> = []
    /// Place of a sector → its label outside.
    private(set) var outside: [Int: Place] = [:]

    /// The distance of labels from the ring, in points, where they stand beside their sectors.
    private static let reach: CGFloat = 10
    /// The distance of labels that have moved along the ring, so that their lines do not cross it.
    private static let wideReach: CGFloat = 26

    /// - Parameter holds: True if a sector of the ring in a frame has room for its label.
    init(
        _ sectors: [Sector], placement: ChartDataLabelPlacement, size: CGSize, holds: (Sector, CGRect) -> Bool
    ) {
        let whole = CGRect(origin: .zero, size: size)
        frame = whole
        // More labels than these cannot be read around any ring.
        guard sectors.count <= 500 else { return }
        func held(_ frame: CGRect) -> Set<Int> {
            placement == .outside ? [] : Set(sectors.indices.filter { holds(sectors[$0], frame) })
        }
        inside = held(whole)
        guard placement != .inside, inside.count < sectors.count else { return }
        // A ring with labels around it may hold fewer labels in it, which need room in turn.
        let widest = sectors.indices.filter { !inside.contains($0) }.reduce(0) { max($0, sectors[$1].plain.width) }
        let height = sectors.reduce(0) { max($0, $1.plain.height) }
        let full = min(size.width, size.height) / 2
        var radius = min(size.width / 2 - widest - Self.reach - 4, size.height / 2 - height - 4, full)
        // Labels around the ring must not leave less than half of it.
        guard radius >= max(full * 0.5, 16) else { return }
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        func square() -> CGRect {
            CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
        }
        func rows(isRight: Bool) -> [(index: Int, y: CGFloat)] {
            let side = sectors.indices.filter {
                !inside.contains($0) && sectors[$0].plain.width <= widest && (sin(sectors[$0].angle) >= 0) == isRight
            }
            return Self.rows(
                side, of: sectors, height: height, around: Circle(center: center, radius: radius, reach: Self.reach),
                size: size)
        }
        func isCrowded(_ rows: [(index: Int, y: CGFloat)]) -> Bool {
            let circle = Circle(center: center, radius: radius, reach: Self.reach)
            return rows.contains { abs($0.y - circle.y(ofLabelAt: sectors[$0.index].angle)) > height }
        }
        inside = held(square())
        // Labels that have moved along the ring need more room beside it.
        let narrow = size.width / 2 - widest - Self.wideReach - 4
        if narrow < radius, narrow >= max(full * 0.5, 16),
            [true, false].contains(where: { isCrowded(rows(isRight: $0)) })
        {
            radius = narrow
            inside = held(square())
        }
        frame = square()
        for isRight in [true, false] {
            let rows = rows(isRight: isRight)
            let reach = isCrowded(rows) && narrow >= radius ? Self.wideReach : Self.reach
            place(
                rows, of: sectors, isRight: isRight,
                around: Circle(center: center, radius: radius, reach: reach), size: size)
        }
    }

    /// A ring with the circle on which its labels stand.
    private struct Circle {
        var center: CGPoint
        var radius: CGFloat
        var reach: CGFloat

        func y(ofLabelAt angle: Double) -> CGFloat { center.y - (radius + reach) * cos(angle) }

        func point(_ angle: Double, at radius: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
        }
    }

    /// The heights of the labels of one side, none over another; the smallest sectors go without where there is no room.
    private static func rows(
        _ side: [Int], of sectors: [Sector], height: CGFloat, around circle: Circle, size: CGSize
    ) -> [(index: Int, y: CGFloat)] {
        let most = max(Int(size.height / max(height, 1)), 0)
        let chosen = Set(side.sorted { sectors[$0].share > sectors[$1].share }.prefix(most))
        var rows = side.filter(chosen.contains).map { (index: $0, y: circle.y(ofLabelAt: sectors[$0].angle)) }
            .sorted { $0.y < $1.y }
        // Downwards from the top, then upwards from the bottom.
        var limit = height / 2
        for row in rows.indices {
            rows[row].y = max(rows[row].y, limit)
            limit = rows[row].y + height
        }
        limit = size.height - height / 2
        for row in rows.indices.reversed() {
            rows[row].y = min(rows[row].y, limit)
            limit = rows[row].y - height
        }
        return rows
    }

    private mutating func place(
        _ rows: [(index: Int, y: CGFloat)], of sectors: [Sector], isRight: Bool, around circle: Circle, size: CGSize
    ) {
        let (center, ring) = (circle.center, circle.radius + circle.reach)
        for (index, y) in rows {
            let sector = sectors[index]
            // Outside the circle around the ring with all its corners.
            let distance = max(abs(y - center.y) - sector.plain.height / 2, 0)
            let away = max(ring * ring - distance * distance, 0).squareRoot() + 2
            let x = isRight ? center.x + away : center.x - away - sector.plain.width
            let frame = CGRect(
                x: x.clamped(to: 0...max(size.width - sector.plain.width, 0)), y: y - sector.plain.height / 2,
                width: sector.plain.width, height: sector.plain.height)
            var line = Path()
            line.move(to: circle.point(sector.angle, at: circle.radius))
            line.addLine(to: circle.point(sector.angle, at: circle.radius + min(circle.reach / 2, 8)))
            line.addLine(to: CGPoint(x: isRight ? frame.minX - 2 : frame.maxX + 2, y: y))
            outside[index] = Place(frame: frame, line: line)
        }
    }
}
