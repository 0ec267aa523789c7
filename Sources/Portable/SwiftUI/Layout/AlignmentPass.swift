/// One round of bringing boxes to their places on screen.
struct AlignmentPass {
    let grid: PixelGrid
    /// How the boxes go to their places.
    var transaction: Transaction
    let frames: FrameScheduler

    /// Whether any box may go there by and by.
    let mayAnimate: Bool

    /// How far the boxes around, up to what takes its content along, have still to go.
    var way = CGPoint.zero

    init(grid: PixelGrid, frames: FrameScheduler) {
        self.grid = grid
        self.frames = frames
        transaction = frames.layoutTransaction
        mayAnimate = frames.layoutMayAnimate
    }
}

extension CGPoint {
    static func + (lhs: CGPoint, rhs: CGPoint) -> CGPoint { CGPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }

    static func - (lhs: CGPoint, rhs: CGPoint) -> CGPoint { CGPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y) }
}
