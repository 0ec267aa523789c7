extension Text {
    /// Sets the label that assistive technology reads instead of the text.
    public func accessibilityLabel(_ label: Text) -> Text { adding(.label(label)) }

    /// Sets the label that assistive technology reads instead of the text.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

    /// Sets the label that assistive technology reads instead of the text.
    @_disfavoredOverload
    public func accessibilityLabel<S>(_ label: S) -> Text where S: StringProtocol { accessibilityLabel(Text(label)) }
}

/// The meaning of a text for assistive technology.
enum TextMeaning: Equatable, Sendable {
    case heading(AccessibilityHeadingLevel)
    case contentType(AccessibilityTextContentType.Kind)
}

extension Text {
    /// Makes the text a heading of a level.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { adding(.meaning(.heading(level))) }

    /// Sets the kind of the text for assistive technology.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
        adding(.meaning(.contentType(value.kind)))
    }

    /// The meanings of the text or of parts of it.
    var meanings: [TextMeaning] {
        var parts: [TextMeaning] = []
        if case .concatenation(let first, let second) = storage { parts = first.meanings + second.meanings }
        return parts + modifiers.compactMap { if case .meaning(let meaning) = $0 { meaning } else { nil } }
    }
}

extension SemanticsElement {
    mutating func apply(_ meaning: TextMeaning) {
        switch meaning {
        case .heading(let level):
            isHeader = true
            headingLevel = level == .unspecified ? nil : Int(level.rawValue)
        case .contentType(let type): details.textContentType = type
        }
    }
}
