/// A pass that aligns boxes to device pixels at their shown positions.
package struct AlignmentPass {
    let grid: PixelGrid
    /// The transaction that animates the boxes to their places.
    package var transaction: Transaction
    package let frames: FrameScheduler

    /// True if any box may animate to its place.
    package let mayAnimate: Bool

    /// The remaining distance of the ancestors to their places, up to the nearest one that takes leaving views along.
    var way = CGPoint.zero

    package init(displayScale: CGFloat, frames: FrameScheduler) {
        grid = PixelGrid(scale: displayScale)
        self.frames = frames
        transaction = frames.layoutTransaction
        mayAnimate = frames.layoutMayAnimate
    }
}

extension CGPoint {
    @inlinable package static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
        CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
    }

    @inlinable package static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint {
        CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
    }
}
