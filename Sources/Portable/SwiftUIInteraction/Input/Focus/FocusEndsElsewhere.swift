@_spi(Floors) import SwiftUICore

/// Resigns the focus of the text field in the view when a touch begins outside the view, on the same layer.
nonisolated package struct FocusEndsElsewhereModifier: BoxModifier {
    package typealias Body = Never

    package init() {}

    @MainActor package func makeBox(environment: EnvironmentValues) -> FocusEndsElsewhereBox { FocusEndsElsewhereBox() }

    @MainActor package func update(_ box: FocusEndsElsewhereBox, environment: EnvironmentValues) {}
}

package final class FocusEndsElsewhereBox: TransparentBox {}

extension FocusSystem {
    /// Handles the start of a touch.
    /// - Parameter point: the location in root coordinates.
    package func touchDidBegin(at point: CGPoint, in root: LayoutBox) {
        guard let box = focused?.box,
            let field = box.nearestAncestor({ $0 as? FocusEndsElsewhereBox }),
            let hit = root.hitTest(point)
        else { return }
        let isInside = hit === field || hit.nearestAncestor { $0 === field ? true : nil } == true
        // Edit menus and other presentations are layers of their own.
        if !isInside, hit.enclosingLayer === field.enclosingLayer { move(to: nil) }
    }
}
