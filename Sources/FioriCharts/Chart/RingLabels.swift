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

    /// More labels than these cannot be read around any ring.
    static let mostSectors = 500

    /// The diameters that are tried after the greatest, in parts of the one that leaves room for labels above and below.
    private static let diameters: [CGFloat] = [1, 0.85, 0.7]

    /// Arranges the labels around the largest ring that has most of them.
    /// - Parameters:
    ///   - textScale: The size of texts by Dynamic Type. Labels around the ring take at most half of its diameter, and less
    ///     where texts are larger.
    ///   - holds: True if a sector of the ring in a frame has room for its label.
    init(
        _ sectors: [Sector], placement: ChartDataLabelPlacement, size: CGSize, textScale: CGFloat = 1,
        holds: (Sector, CGRect) -> Bool
    ) {
        frame = CGRect(origin: .zero, size: size)
        guard sectors.count <= Self.mostSectors else { return }
        func held(_ frame: CGRect) -> Set<Int> {
            placement == .outside ? [] : Set(sectors.indices.filter { holds(sectors[$0], frame) })
        }
        inside = held(frame)
        guard placement != .inside, inside.count < sectors.count else { return }
        let full = min(size.width, size.height) / 2
        let least = max(full * (1 - 0.5 / max(textScale, 1)), 16)
        let room = size.width / 2 - RingLabelSide.reach - 4
        let narrow = Set(sectors.indices.filter { sectors[$0].plain.width <= room - least })
        let wanted = narrow.subtracting(inside)
        let height = wanted.reduce(0) { max($0, sectors[$1].plain.height) }
        let widest = wanted.reduce(0) { max($0, sectors[$1].plain.width) }
        // Labels of most sectors stand at the sides; only lines need room above and below.
        let largest = min(room - widest, size.height / 2 - RingLabelSide.reach, full)
        let surrounded = min(largest, size.height / 2 - height - 4)
        guard !wanted.isEmpty, largest >= least else { return }
        var most = inside.count
        let radii = [largest] + Self.diameters.map { max(surrounded * $0, least) }.filter { $0 < largest }
        for radius in radii {
            let square = CGRect(
                x: size.width / 2 - radius, y: size.height / 2 - radius, width: radius * 2, height: radius * 2)
            // A smaller ring may hold fewer labels, which need room in turn.
            let held = held(square)
            let places = Self.places(
                of: narrow.subtracting(held), among: sectors, height: height, radius: radius, size: size)
            // A smaller ring has to be worth it.
            let gain = radius == largest ? 1 : max(1, sectors.count / 8)
            if held.count + places.count >= most + gain {
                most = held.count + places.count
                (frame, inside, outside) = (square, held, places)
            }
            if most == sectors.count || radius == least { break }
        }
    }

    /// The labels around a ring in the middle.
    private static func places(
        of wanted: Set<Int>, among sectors: [Sector], height: CGFloat, radius: CGFloat, size: CGSize
    ) -> [Int: Place] {
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        var result: [Int: Place] = [:]
        for isRight in [true, false] {
            let labels = wanted.filter { (sin(sectors[$0].angle) >= 0) == isRight }.map { index in
                RingLabelSide.Label(
                    sector: index, angle: acos(cos(sectors[index].angle)), share: sectors[index].share,
                    width: sectors[index].plain.width)
            }
            let side = RingLabelSide(labels, height: height, radius: radius, room: size)
            for place in side.places {
                // The side's horizontal distances from the middle, to the right or to the left.
                func x(_ distance: CGFloat) -> CGFloat { center.x + (isRight ? distance : -distance) }
                let extent = sectors[place.label.sector].plain
                let frame = CGRect(
                    x: isRight ? x(place.distance) : x(place.distance + extent.width),
                    y: center.y + place.y - extent.height / 2, width: extent.width, height: extent.height)
                let line = Path { path in
                    path.addLines(place.line.map { CGPoint(x: x($0.x), y: center.y + $0.y) })
                }
                result[place.label.sector] = Place(frame: frame, line: line)
            }
        }
        return result
    }
}
