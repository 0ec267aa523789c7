extension View {
    @available(*, deprecated, renamed: "accessibilityValue(_:)")
    @_disfavoredOverload
    nonisolated public func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.value = value }
    }

    @available(*, deprecated, renamed: "accessibilityHidden(_:)")
    @_disfavoredOverload
    nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.isHidden = hidden }
    }

    @available(*, deprecated, renamed: "accessibilityLabel(_:)")
    @_disfavoredOverload
    nonisolated public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.label = label }
    }

    @available(*, deprecated, renamed: "accessibilityHint(_:)")
    @_disfavoredOverload
    nonisolated public func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.hint = hint }
    }

    @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
    @_disfavoredOverload
    nonisolated public func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.inputLabels = inputLabels }
    }

    @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
    @_disfavoredOverload
    nonisolated public func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.identifier = identifier }
    }

    @available(*, deprecated)
    @_disfavoredOverload
    nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { _ = $0 }
    }

    @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
    @_disfavoredOverload
    nonisolated public func accessibility(sortPriority: Double) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { $0.sortPriority = sortPriority }
    }

    @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
    @_disfavoredOverload
    nonisolated public func accessibility(activationPoint: CGPoint) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { $0.activationPoint = .point(activationPoint) }
    }

    @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
    @_disfavoredOverload
    nonisolated public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { $0.activationPoint = .unit(activationPoint) }
    }

    @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
    @_disfavoredOverload
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { $0.add(traits) }
    }

    @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
    @_disfavoredOverload
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { $0.remove(traits) }
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    @available(*, deprecated, renamed: "accessibilityValue(_:)")
    public func accessibility(value: Text) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.value = value }
    }

    @available(*, deprecated, renamed: "accessibilityHidden(_:)")
    public func accessibility(hidden: Bool) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.isHidden = hidden }
    }

    @available(*, deprecated, renamed: "accessibilityLabel(_:)")
    public func accessibility(label: Text) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.label = label }
    }

    @available(*, deprecated, renamed: "accessibilityHint(_:)")
    public func accessibility(hint: Text) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.hint = hint }
    }

    @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
    public func accessibility(inputLabels: [Text]) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.inputLabels = inputLabels }
    }

    @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
    public func accessibility(identifier: String) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.identifier = identifier }
    }

    @available(*, deprecated)
    public func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<Content, Modifier> {
        accessibility { _ = $0 }
    }

    @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
    public func accessibility(sortPriority: Double) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.sortPriority = sortPriority }
    }

    @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
    public func accessibility(activationPoint: CGPoint) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.activationPoint = .point(activationPoint) }
    }

    @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
    public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.activationPoint = .unit(activationPoint) }
    }

    @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
    public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.add(traits) }
    }

    @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
    public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
        accessibility { $0.remove(traits) }
    }
}
