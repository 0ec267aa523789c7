import Foundation

extension CGPath {
    /// The path cut into dashes: `lengths` alternate between drawn and omitted, beginning `phase` into the pattern.
    ///
    /// The result has flattened curves. Lengths that are negative, not finite or all zero leave the path undashed.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite, lengths.allSatisfy({ $0 >= 0 }), phase.isFinite else {
            return CGPath(elements: elements.applying(transform))
        }
        // An odd pattern repeats with drawn and omitted lengths exchanged.
        let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        let dashed = CGMutablePath()
        for line in PathFlattening.polylines(elements, tolerance: 0.02) {
            Self.dash(line, pattern: pattern, phase: phase, into: dashed)
        }
        return CGPath(elements: dashed.elements.applying(transform))
    }

    private static func dash(_ line: Polyline, pattern: [CGFloat], phase: CGFloat, into path: CGMutablePath) {
        let period = pattern.reduce(0, +)
        var offset = phase.truncatingRemainder(dividingBy: period)
        if offset < 0 { offset += period }
        var index = 0
        while offset >= pattern[index] {
            offset -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var remaining = pattern[index] - offset
        var points = line.points
        if line.isClosed, let first = points.first { points.append(first) }
        guard var current = points.first else { return }
        if index.isMultiple(of: 2) { path.move(to: current) }
        for corner in points.dropFirst() {
            var length = CGFloat(hypot(Double(corner.x - current.x), Double(corner.y - current.y)))
            // The rest of a line with too many dashes to be visible is dropped.
            guard length.isFinite, length / period < 100_000 else { return }
            while length > remaining {
                let part = remaining / length
                current = CGPoint(
                    x: current.x + (corner.x - current.x) * part, y: current.y + (corner.y - current.y) * part)
                length -= remaining
                if index.isMultiple(of: 2) { path.addLine(to: current) }
                index = (index + 1) % pattern.count
                remaining = pattern[index]
                if index.isMultiple(of: 2) { path.move(to: current) }
            }
            remaining -= length
            current = corner
            if index.isMultiple(of: 2) { path.addLine(to: current) }
        }
    }
}
