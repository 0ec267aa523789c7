import Foundation

/// Contours that are filled together, with one fill rule.
struct Figure: Hashable, Sendable {
    var contours: [Contour]
    /// True for the even-odd rule, false for the non-zero rule.
    var usesEvenOddRule = false

    /// The bounding box of all contours; `.null` if there are none.
    var bounds: CGRect { contours.reduce(CGRect.null) { $0.union($1.bounds) } }

    func map(_ transform: (CGPoint) -> CGPoint) -> Figure {
        Figure(contours: contours.map { $0.map(transform) }, usesEvenOddRule: usesEvenOddRule)
    }

    /// The figure without a region.
    func subtracting(_ region: ConvexRegion) -> Figure {
        Figure(contours: contours.flatMap { $0.subtracting(region) }, usesEvenOddRule: usesEvenOddRule)
    }

    /// The contours that are not inside another one.
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
    /// True if another rectangle lies inside, edges included. Unlike `contains`, it tolerates rounding errors of sizes.
    func encloses(_ other: CGRect) -> Bool {
        minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
    }
}
