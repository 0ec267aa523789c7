import Foundation

/// Outlines that are filled together, by one rule.
struct Figure: Hashable, Sendable {
    var contours: [Contour]
    /// Whether a point is inside when an odd number of outlines surround it; otherwise the outlines' directions count.
    var usesEvenOddRule = false

    /// The smallest rectangle around all outlines; `.null` if there are none.
    var bounds: CGRect { contours.reduce(CGRect.null) { $0.union($1.bounds) } }

    func map(_ transform: (CGPoint) -> CGPoint) -> Figure {
        Figure(contours: contours.map { $0.map(transform) }, usesEvenOddRule: usesEvenOddRule)
    }

    /// What is left without a region.
    func subtracting(_ region: ConvexRegion) -> Figure {
        Figure(contours: contours.flatMap { $0.subtracting(region) }, usesEvenOddRule: usesEvenOddRule)
    }

    /// Only the outlines that lie in no other: the silhouette.
    var silhouette: Figure {
        let boxes = contours.map(\.bounds)
        let outer = contours.indices.filter { index in
            !boxes.indices.contains { other in
                other != index && boxes[other] != boxes[index] && boxes[other].encloses(boxes[index])
            }
        }
        return Figure(contours: outer.map { contours[$0] }, usesEvenOddRule: false)
    }
}

extension [Figure] {
    var bounds: CGRect { reduce(CGRect.null) { $0.union($1.bounds) } }
}

extension CGRect {
    /// Whether another rectangle lies inside, edges included. Unlike `contains`, rounding in a size does not matter.
    func encloses(_ other: CGRect) -> Bool {
        minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
    }
}
