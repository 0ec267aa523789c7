import CoreGraphics

/// Frames in which nothing else has room, found by the squares of a grid that they touch.
nonisolated struct TakenFrames {
    private struct Square: Hashable {
        var column: Int
        var row: Int
    }

    /// The side of the squares, in points: about the size of a label.
    private static let side: CGFloat = 32
    /// Frames in more squares than these are searched one by one.
    private static let mostSquares = 64

    private var squares: [Square: [CGRect]] = [:]
    private var large: [CGRect] = []

    init(_ frames: [CGRect]) {
        for frame in frames { insert(frame) }
    }

    mutating func insert(_ frame: CGRect) {
        guard let touched = Self.squares(of: frame) else { return large.append(frame) }
        for square in touched { squares[square, default: []].append(frame) }
    }

    /// True if a taken frame reaches into another one.
    /// - Parameter own: A frame that does not count; nil for none.
    func intersect(_ frame: CGRect, except own: CGRect? = nil) -> Bool {
        let isTaken = { (other: CGRect) in other.intersects(frame) && other != own }
        if large.contains(where: isTaken) { return true }
        guard let touched = Self.squares(of: frame) else {
            return squares.values.contains { $0.contains(where: isTaken) }
        }
        return touched.contains { squares[$0]?.contains(where: isTaken) == true }
    }

    /// The squares that a frame touches; nil for too many.
    private static func squares(of frame: CGRect) -> [Square]? {
        let ends = [frame.minX, frame.maxX, frame.minY, frame.maxY].map { ($0 / side).rounded(.down) }
        guard ends.allSatisfy({ abs($0) < 1e6 }),
            (ends[1] - ends[0] + 1) * (ends[3] - ends[2] + 1) <= CGFloat(mostSquares)
        else { return nil }
        return (Int(ends[0])...Int(ends[1])).flatMap { column in
            (Int(ends[2])...Int(ends[3])).map { Square(column: column, row: $0) }
        }
    }
}
