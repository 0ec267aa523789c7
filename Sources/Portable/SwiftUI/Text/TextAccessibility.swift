extension Text {
    /// What assistive technology reads instead of the text.
    public func accessibilityLabel(_ label: Text) -> Text { adding(.label(label)) }

    /// What assistive technology reads instead of the text.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }

    /// What assistive technology reads instead of the text.
    @_disfavoredOverload
    public func accessibilityLabel<S>(_ label: S) -> Text where S: StringProtocol { accessibilityLabel(Text(label)) }
}
