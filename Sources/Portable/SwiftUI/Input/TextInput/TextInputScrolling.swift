/// Fields of several lines that have more of them than they may show: a finger or a wheel moves these.
extension TextInputBox {
    /// How far the lines can be moved, in points; 0 when all of them are shown.
    private var reach: CGFloat { kind == .lines ? max(0, current.size.height - size.height) : 0 }

    /// Whether there are more lines than are shown.
    var scrollsLines: Bool { reach > 0 }

    /// Moves the lines up.
    /// - Returns: whether they have moved.
    @discardableResult
    func scrollLines(by distance: CGFloat) -> Bool {
        let target = min(max(offset.y + distance, 0), reach)
        guard target != offset.y else { return false }
        offset.y = target
        invalidateDrawing()
        return true
    }
}

extension LayoutBox {
    /// The field at a point of the box that has more lines than it shows.
    func scrollingField(at point: CGPoint) -> TextInputBox? {
        hitTest(point).flatMap { $0 as? TextInputBox }.flatMap { $0.scrollsLines ? $0 : nil }
    }
}
