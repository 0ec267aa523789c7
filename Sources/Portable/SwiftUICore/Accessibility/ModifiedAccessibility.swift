extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Adjacent modifiers are merged into one; the last one takes precedence.
    func accessibility(_ change: (inout AccessibilityAttributes) -> Void) -> ModifiedContent<Content, Modifier> {
        var attributes = modifier.attributes
        change(&attributes)
        return ModifiedContent(content: content, modifier: AccessibilityAttachmentModifier(attributes))
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Sets the view's label for assistive technology.
    public func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.label = label }
    }

    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.label = Text(labelKey) }
    }

    @_disfavoredOverload
    public func accessibilityLabel<S>(_ label: S) -> ModifiedContent<Content, Modifier> where S: StringProtocol {
        accessibility { $0.label = Text(label) }
    }

    /// Sets the view's value for assistive technology.
    public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.value = valueDescription }
    }

    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.value = Text(valueKey) }
    }

    @_disfavoredOverload
    public func accessibilityValue<S>(_ value: S) -> ModifiedContent<Content, Modifier> where S: StringProtocol {
        accessibility { $0.value = Text(value) }
    }

    /// Sets a hint about the result of using the view.
    public func accessibilityHint(_ hint: Text) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.hint = hint }
    }

    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.hint = Text(hintKey) }
    }

    @_disfavoredOverload
    public func accessibilityHint<S>(_ hint: S) -> ModifiedContent<Content, Modifier> where S: StringProtocol {
        accessibility { $0.hint = Text(hint) }
    }

    /// Sets the names that voice control accepts for the view, the likeliest first.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.inputLabels = inputLabels }
    }

    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.inputLabels = inputLabelKeys.map { Text($0) } }
    }

    @_disfavoredOverload
    public func accessibilityInputLabels<S>(_ inputLabels: [S]) -> ModifiedContent<Content, Modifier>
    where S: StringProtocol {
        accessibility { $0.inputLabels = inputLabels.map { Text($0) } }
    }

    /// Hides the view from assistive technology.
    public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.isHidden = hidden }
    }

    /// A name for tests.
    public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.identifier = identifier }
    }

    /// Adds traits to the view.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.add(traits) }
    }

    /// Removes traits from the view.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.remove(traits) }
    }

    /// Makes the view a heading of a level.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.headingLevel = level }
    }

    /// Sets the kind of text that the view shows.
    public func accessibilityTextContentType(_ textContentType: AccessibilityTextContentType) -> ModifiedContent<
        Content, Modifier
    > {
        accessibility { $0.textContentType = textContentType.kind }
    }

    /// Sets the reading priority; elements of higher priority are read first. The default is 0.
    public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.sortPriority = sortPriority }
    }

    /// Sets the location of the touch that an activation simulates, in the view's coordinates.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.activationPoint = .point(activationPoint) }
    }

    /// Sets the location of the touch that an activation simulates, as a share of the view's size.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.activationPoint = .unit(activationPoint) }
    }

    /// Sets whether the view responds to interaction, although it may not look so.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> ModifiedContent<
        Content, Modifier
    > {
        accessibility { $0.respondsToUserInteraction = respondsToUserInteraction }
    }
}
