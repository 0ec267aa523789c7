import Drawing

extension DisplayList {
    /// Appends a box's display list, translated to the box's origin. Nested translations are merged.
    mutating func append(_ list: DisplayList, movedBy offset: CGPoint) {
        guard !list.isEmpty else { return }
        if offset == .zero {
            append(contentsOf: list)
            return
        }
        let move = CGAffineTransform(translationX: offset.x, y: offset.y)
        if list.items.count == 1, case .group(var group) = list.items[0] {
            group.transform = group.transform.concatenating(move)
            append(group)
        } else {
            append(DisplayGroup(list, transform: move))
        }
    }
}
