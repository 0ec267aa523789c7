extension AccessibilityAttributes {
    /// The state of a direct touch area.
    struct DirectTouch {
        let isOn: Bool
        let options: AccessibilityDirectTouchOptions

        func apply(to element: inout SemanticsElement) {
            if isOn {
                element.traits.formUnion(.allowsDirectInteraction)
            } else {
                _ = element.traits.remove(.allowsDirectInteraction)
            }
            element.details.directTouchOptions = isOn ? options : []
        }
    }
}

extension View {
    /// Makes the view an area whose touches assistive technology passes on, such as the keys of a piano.
    @_disfavoredOverload
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.directTouch = .init(isOn: isDirectTouchArea, options: options) }
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Makes the view an area whose touches assistive technology passes on, such as the keys of a piano.
    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.directTouch = .init(isOn: isDirectTouchArea, options: options) }
    }
}
