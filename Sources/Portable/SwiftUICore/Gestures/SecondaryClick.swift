/// A box with a menu for secondary clicks: with the pointer's second button, or with the first while Control is held.
package protocol SecondaryClickReceiver: LayoutBox {
    /// Opens the menu.
    /// - Parameter point: the pointer's location in root coordinates.
    /// - Returns: true if there is a menu at that point.
    @MainActor func takeSecondaryClick(at point: CGPoint) -> Bool
}

extension LayoutBox {
    /// Dispatches a secondary click to the views that it hits, innermost first. It is not a press.
    /// - Parameter point: the location in the coordinates of this box, which is the root.
    /// - Returns: true if a view has handled the click.
    @MainActor package func offerSecondaryClick(at point: CGPoint) -> Bool {
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

/// Performs an action for a secondary click on the view, unless a view inside handles it.
nonisolated package struct SecondaryClickModifier: BoxModifier {
    package typealias Body = Never

    /// Receives the location in root coordinates; returns true if it has handled the click.
    let action: @MainActor (CGPoint) -> Bool

    package init(action: @escaping @MainActor (CGPoint) -> Bool) {
        self.action = action
    }

    package func makeBox(environment: EnvironmentValues) -> SecondaryClickBox {
        let box = SecondaryClickBox()
        update(box, environment: environment)
        return box
    }

    package func update(_ box: SecondaryClickBox, environment: EnvironmentValues) {
        box.action = environment.isEnabled ? action : nil
    }
}

package final class SecondaryClickBox: TransparentBox, SecondaryClickReceiver {
    fileprivate var action: (@MainActor (CGPoint) -> Bool)?

    @MainActor package func takeSecondaryClick(at point: CGPoint) -> Bool { action?(point) ?? false }
}
