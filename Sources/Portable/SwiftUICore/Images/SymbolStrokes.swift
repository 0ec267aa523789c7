import CoreGraphics
import Foundation
import Symbols
import Synchronization

/// The outlines that a symbol is thickened along.
///
/// Symbols that are put together from others are filled in pieces, which touch along seams. A line along a seam would be
/// seen, so that such outlines are made one first; others stay the curves that they are.
final class SymbolStrokes: Sendable {
    static let shared = SymbolStrokes()

    /// Symbols of a few sizes are on screen at once.
    private static let capacity = 512
    /// An outline without seams is as long as that of its area, but for what rounding takes away.
    private static let seamless = 0.995...1.005

    private let paths = Mutex<[SymbolShape: CGPath]>([:])

    /// The path that the line follows.
    /// - Parameter shape: a shape of a symbol, in points.
    func path(for shape: SymbolShape) -> CGPath {
        if let known = paths.withLock({ $0[shape] }) { return known }
        let area = Self.area(of: shape)
        let length = PathTrimming(shape.path.elements).length
        let isSeamless = length > 0 && Self.seamless.contains(PathTrimming(area.elements).length / length)
        let path = isSeamless ? shape.path : area
        paths.withLock { paths in
            if paths.count >= Self.capacity { paths.removeAll() }
            paths[shape] = path
        }
        return path
    }

    /// Scale of the outline while its pieces are united: pieces that miss each other by less than a sixteenth of a
    /// point meet on the grid of `PathRegion` in CoreGraphics.
    private static let coarseness: CGFloat = 256

    private static func area(of shape: SymbolShape) -> CGPath {
        let lines = Path(shape.path.flattened(threshold: 0.02))
        let area = lines.applying(CGAffineTransform(scaleX: 1 / coarseness, y: 1 / coarseness))
            .normalized(eoFill: shape.rule == .evenOdd)
            .applying(CGAffineTransform(scaleX: coarseness, y: coarseness))
        let path = CGMutablePath()
        for line in PathFlattening.polylines(area.cgPath.elements, tolerance: 1) where !isSliver(line.points) {
            path.addLines(between: line.points)
            path.closeSubpath()
        }
        return path
    }

    /// The thinnest part of a symbol that can be seen, in points; what is thinner is left of a seam.
    private static let thinnest: CGFloat = 0.05

    /// True if an outline is thinner than anything that can be seen: its area is its width times half of its length.
    private static func isSliver(_ corners: [CGPoint]) -> Bool {
        var area: CGFloat = 0
        var length: CGFloat = 0
        for (a, b) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
            area += (a.x * b.y - b.x * a.y) / 2
            length += CGFloat(hypot(Double(b.x - a.x), Double(b.y - a.y)))
        }
        return abs(area) < thinnest * length / 2
    }
}
