/// Resigns the focus of the text field in the view when a touch begins outside the view, on the same layer.
nonisolated struct FocusEndsElsewhereModifier: BoxModifier {
    typealias Body = Never

    @MainActor func makeBox(environment: EnvironmentValues) -> FocusEndsElsewhereBox { FocusEndsElsewhereBox() }

    @MainActor func update(_ box: FocusEndsElsewhereBox, environment: EnvironmentValues) {}
}

final class FocusEndsElsewhereBox: TransparentBox {}

extension FocusSystem {
    /// Handles the start of a touch.
    /// - Parameter point: the location in root coordinates.
    func touchDidBegin(at point: CGPoint, in root: LayoutBox) {
        guard let box = focused?.box,
            let field = box.nearestAncestor({ $0 as? FocusEndsElsewhereBox }),
            let hit = root.hitTest(point)
        else { return }
        let isInside = hit === field || hit.nearestAncestor { $0 === field ? true : nil } == true
        // Edit menus and other presentations are layers of their own.
        if !isInside, hit.enclosingLayer === field.enclosingLayer { move(to: nil) }
    }
}
