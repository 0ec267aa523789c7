/// A box with a menu for a secondary click: one of the pointer's second button, or of the first while Control is held.
protocol SecondaryClickReceiver: LayoutBox {
    /// Opens the menu.
    /// - Parameter point: where the pointer is, in the coordinates of the whole picture.
    /// - Returns: whether there is one at that point.
    @MainActor func takeSecondaryClick(at point: CGPoint) -> Bool
}

extension LayoutBox {
    /// Offers a secondary click to the views that it falls on, inner ones first. It presses nothing.
    /// - Parameter point: in the coordinates of the whole picture, of which this box is the root.
    /// - Returns: whether one of them has a menu for it.
    @MainActor func offerSecondaryClick(at point: CGPoint) -> Bool {
        var box = hitTest(point)
        while let current = box {
            if let receiver = current as? any SecondaryClickReceiver, receiver.takeSecondaryClick(at: point) {
                return true
            }
            box = current.parent
        }
        return false
    }
}

/// Does something for a secondary click on the view, unless a view within does.
nonisolated struct SecondaryClickModifier: BoxModifier {
    typealias Body = Never

    /// Gets the point in the coordinates of the whole picture; says whether it had a use for the click.
    let action: @MainActor (CGPoint) -> Bool

    func makeBox(environment: EnvironmentValues) -> SecondaryClickBox {
        let box = SecondaryClickBox()
        update(box, environment: environment)
        return box
    }

    func update(_ box: SecondaryClickBox, environment: EnvironmentValues) {
        box.action = environment.isEnabled ? action : nil
    }
}

final class SecondaryClickBox: TransparentBox, SecondaryClickReceiver, @unchecked Sendable {
    fileprivate var action: (@MainActor (CGPoint) -> Bool)?

    @MainActor func takeSecondaryClick(at point: CGPoint) -> Bool { action?(point) ?? false }
}
