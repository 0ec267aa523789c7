extension View {
    /// Explains the view: the text is its accessibility hint, and what a pointer that rests on it shows.
    nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Explains the view: the text is its accessibility hint, and what a pointer that rests on it shows.
    nonisolated public func help(_ text: Text) -> some View {
        accessibility { $0.help = text }
    }

    /// Explains the view: the text is its accessibility hint, and what a pointer that rests on it shows.
    @_disfavoredOverload
    nonisolated public func help<S>(_ text: S) -> some View where S: StringProtocol { help(Text(text)) }
}

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
