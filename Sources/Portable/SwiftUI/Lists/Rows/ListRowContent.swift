extension BoxRoles {
    /// A view that opens a context menu, which is the row's where it is around all of its content.
    static let contextMenu = declare()
}

/// Searches for parts of a row's content.
extension LayoutBox {
    /// The frame of the first visible text in the box, in the coordinates of an ancestor.
    func firstText(in ancestor: LayoutBox) -> CGRect? {
        if isUnseen { return nil }
        if isLineOfText {
            return convertExact(CGRect(origin: .zero, size: placedSize), to: ancestor)
        }
        for child in children {
            if let found = child.firstText(in: ancestor) { return found }
        }
        return nil
    }

    private func convertExact(_ rect: CGRect, to ancestor: LayoutBox) -> CGRect {
        var rect = rect
        var box = self
        while box !== ancestor, let parent = box.parent {
            rect = box.exactToParent(rect)
            box = parent
        }
        return rect
    }

    /// The first button below that fills its row.
    var firstRowButton: PressBox? {
        if let box = asPress, box.fillsArea { return box }
        for child in children {
            if let found = child.firstRowButton { return found }
        }
        return nil
    }

    /// True if no gesture lies between the box and its row, except the one that opens the row's menu.
    func isPlainContent(within row: LayoutBox, besides menu: LayoutBox? = nil) -> Bool {
        var box: LayoutBox? = self
        while let current = box, current !== row {
            if current is GestureBox, menu == nil || current !== menu?.parent { return false }
            box = current.parent
        }
        return true
    }

    /// The list row that the box is, or whose context menu it opens; nil for the menu of a part of the row.
    var rowOfMenu: ListRowBox? {
        if let row = asListRow { return row }
        guard let row = nearestAncestor({ $0.asListRow }), row.menu?.parent === self else { return nil }
        return row
    }
}

extension ListRowBox {
    /// The context menu of the whole row: one around all of its content, inside any number of other modifiers.
    var menu: LayoutBox? {
        var box = wrapped
        while let current = box {
            if current.roles.contains(.contextMenu) { return current }
            box = current.wrappedBox
        }
        return nil
    }
}
