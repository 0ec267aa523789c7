import CoreGraphics

/// The labels on one side of a ring, whose lines neither cross nor touch the ring.
///
/// Lengths are from the middle of the ring: outwards, and downwards. Labels stand at the height of their sectors. Those that
/// have no room there make a block around their middle, which stands in a column so far out that each line passes the
/// ring. Where the column has no room or is far from the ring, the smallest sectors go without a label, and so does the
/// smaller one of two whose lines nearly touch.
nonisolated struct RingLabelSide {
    struct Label {
        /// The place of the sector among those of the ring.
        var sector: Int
        /// The middle of the sector from the top, in radians, 0 through π.
        var angle: Double
        var share: Double
        var width: CGFloat
    }

    struct Place {
        var label: Label
        /// The distance of the label's inner edge.
        var distance: CGFloat
        /// The middle of the label.
        var y: CGFloat
        /// The line from the ring to the label.
        var line: [CGPoint]
    }

    private(set) var places: [Place] = []

    /// The distance of labels from the ring, in points, where they stand beside their sectors.
    static let reach: CGFloat = 10
    /// The distance between a line and the label at its end.
    private static let gap: CGFloat = 2

    private let height: CGFloat
    private let radius: CGFloat
    private let room: CGSize

    /// - Parameters:
    ///   - height: That of each label.
    ///   - room: The size of the chart, whose middle is that of the ring.
    init(_ labels: [Label], height: CGFloat, radius: CGFloat, room: CGSize) {
        (self.height, self.radius, self.room) = (height, radius, room)
        let most = max(Int(room.height / max(height, 1)), 0)
        var rest = labels.sorted { ($0.share, $1.sector) > ($1.share, $0.sector) }.prefix(most)
            .sorted { ($0.angle, $0.sector) < ($1.angle, $1.sector) }
        rest = Self.apart(rest, by: 2 / max(radius, 1))
        while !rest.isEmpty {
            let blocks = blocks(of: rest.map { -(radius + Self.reach) * cos($0.angle) })
            guard let spare = blocks.reduce(nil as Int?, { $0 ?? excess(of: $1, among: rest) }) else {
                places = blocks.flatMap { places(of: $0, among: rest) }
                return
            }
            rest.remove(at: spare)
        }
    }

    /// The labels whose lines begin at places that can be told apart: the smaller one of close neighbours goes without.
    private static func apart(_ labels: [Label], by angle: Double) -> [Label] {
        var result: [Label] = []
        for label in labels {
            guard let last = result.last, label.angle - last.angle < angle else {
                result.append(label)
                continue
            }
            if label.share > last.share { result[result.count - 1] = label }
        }
        return result
    }

    // MARK: Heights

    /// Neighbours without room between them.
    private struct Block {
        var range: Range<Int>
        /// The sum of the heights at which the first one would stand for the sake of each.
        var sum: CGFloat
        /// The height of the first one.
        var start: CGFloat = 0

        func y(of index: Int, height: CGFloat) -> CGFloat { start + CGFloat(index - range.lowerBound) * height }
    }

    /// The blocks whose members stand as near to their wanted heights, which ascend, as is possible together.
    private func blocks(of wanted: [CGFloat]) -> [Block] {
        var blocks: [Block] = []
        for (index, y) in wanted.enumerated() {
            var block = placed(Block(range: index..<index + 1, sum: y))
            while let last = blocks.last, last.y(of: last.range.upperBound, height: height) > block.start {
                blocks.removeLast()
                let shift = CGFloat(last.range.count * block.range.count) * height
                block = placed(
                    Block(range: last.range.lowerBound..<block.range.upperBound, sum: last.sum + block.sum - shift))
            }
            blocks.append(block)
        }
        return blocks
    }

    /// A block at the mean of its members' wishes, within the chart.
    private func placed(_ block: Block) -> Block {
        var result = block
        let length = CGFloat(block.range.count) * height
        let top = -room.height / 2 + height / 2
        result.start = (block.sum / CGFloat(block.range.count)).clamped(
            to: top...max(room.height / 2 + height / 2 - length, top))
        return result
    }

    // MARK: Distances

    /// The distance of a label that is outside of the circle around the ring with all its corners, and whose line passes
    /// the ring.
    private func distance(of label: Label, at y: CGFloat) -> CGFloat {
        let circle = radius + Self.reach
        let nearest = max(abs(y) - height / 2, 0)
        let beside = max(circle * circle - nearest * nearest, 0).squareRoot() + Self.gap
        // The line begins on a tangent of the circle at its start, and ends on it or beyond it.
        let left = radius + stub + y * cos(label.angle)
        guard left > 0 else { return beside }
        return max(beside, left / max(sin(label.angle), 1e-9) + Self.gap)
    }

    /// The part of a line that goes straight away from the ring.
    private var stub: CGFloat { Self.reach / 2 }

    private func column(of block: Block, among labels: [Label]) -> CGFloat {
        block.range.reduce(0) { max($0, distance(of: labels[$1], at: block.y(of: $1, height: height))) }
    }

    /// The label that a block has to do without; nil where all have room.
    private func excess(of block: Block, among labels: [Label]) -> Int? {
        let widest = block.range.reduce(0) { max($0, labels[$1].width) }
        let column = column(of: block, among: labels)
        if column + widest > room.width / 2 || column > radius * Self.farthest + Self.reach {
            return smallest(of: block.range, in: block, among: labels)
        }
        let lines = block.range.map { line(of: labels[$0], to: column, at: block.y(of: $0, height: height)) }
        for (index, (upper, lower)) in zip(block.range, zip(lines, lines.dropFirst())) {
            // Neighbours are the nearest where one begins.
            let distance = min(Self.distance(lower[1], from: upper), Self.distance(upper[1], from: lower))
            if distance < Self.leastDistance { return smallest(of: index..<index + 2, in: block, among: labels) }
        }
        return nil
    }

    /// The distance of columns, as a part of the radius: lines to farther ones could hardly be followed.
    private static let farthest: CGFloat = 1.5
    /// The distance between neighbouring lines, in points.
    private static let leastDistance: CGFloat = 0.75

    /// The smallest of some neighbours in a block, the one with the farthest label of equal ones.
    private func smallest(of range: Range<Int>, in block: Block, among labels: [Label]) -> Int? {
        range.min { first, second in
            (labels[first].share, -distance(of: labels[first], at: block.y(of: first, height: height)))
                < (labels[second].share, -distance(of: labels[second], at: block.y(of: second, height: height)))
        }
    }

    /// The distance of a place from the part of a line behind its stub.
    private static func distance(_ place: CGPoint, from line: [CGPoint]) -> CGFloat {
        let (start, end) = (line[1], line[2])
        let (across, down) = (end.x - start.x, end.y - start.y)
        let along = (place.x - start.x) * across + (place.y - start.y) * down
        let part = (along / max(across * across + down * down, 1e-9)).clamped(to: 0...1)
        return hypot(start.x + part * across - place.x, start.y + part * down - place.y)
    }

    /// The line of a label at a height to its column.
    private func line(of label: Label, to column: CGFloat, at y: CGFloat) -> [CGPoint] {
        let (outwards, downwards) = (sin(label.angle), -cos(label.angle))
        return [radius, radius + stub].map { CGPoint(x: outwards * $0, y: downwards * $0) }
            + [CGPoint(x: column - Self.gap, y: y)]
    }

    private func places(of block: Block, among labels: [Label]) -> [Place] {
        let column = column(of: block, among: labels)
        return block.range.map { index in
            let (label, y) = (labels[index], block.y(of: index, height: height))
            return Place(label: label, distance: column, y: y, line: line(of: label, to: column, at: y))
        }
    }
}
