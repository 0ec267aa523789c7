import CoreGraphics

extension ViewHost {
    /// The text of the tooltip for a pointer at a point of the picture: that of the innermost view with one.
    package func help(at point: CGPoint) -> String? {
        guard let box = root.hitTest(point) else { return nil }
        return (box as? AccessibilityBox)?.helpText
            ?? box.nearestAncestor { ($0 as? AccessibilityBox)?.helpText }
    }
}

extension AccessibilityBox {
    fileprivate var helpText: String? {
        attributes.help.map { ResolvedText($0, in: environment).spokenText }
    }
}
