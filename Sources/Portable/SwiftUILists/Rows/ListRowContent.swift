@_spi(Floors) import SwiftUIControls
@_spi(Floors) import SwiftUICore
import SwiftUIPresentation

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
