/// Adds to what assistive technology knows of a view.
public struct AccessibilityAttachmentModifier: ViewModifier {
    public typealias Body = Never

    nonisolated let attributes: AccessibilityAttributes

    nonisolated init(_ attributes: AccessibilityAttributes) { self.attributes = attributes }

    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { BoxModifierNode(modifier: modifier, inputs: inputs, content: body) }
    }
}

extension AccessibilityAttachmentModifier: BoxModifier {
    package func makeBox(environment: EnvironmentValues) -> AccessibilityBox {
        AccessibilityBox(attributes, environment: environment)
    }

    package func update(_ box: AccessibilityBox, environment: EnvironmentValues) {
        box.attributes = attributes
        box.environment = environment
    }
}

extension View {
    nonisolated func accessibility(
        _ change: (inout AccessibilityAttributes) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        var attributes = AccessibilityAttributes()
        change(&attributes)
        return modifier(AccessibilityAttachmentModifier(attributes))
    }
}

// The modifiers of any view are disfavoured, so that the compiler takes those of `ModifiedContent` at once in a chain: with
// both equally good it tries all combinations, and gives up at about 16. Keys of translations are not disfavoured, for texts
// without a translation are already, and a literal has to become a key.
extension View {
    /// Sets the view's label for assistive technology.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.label = label }
    }

    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { $0.label = Text(labelKey) }
    }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S>(_ label: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    where S: StringProtocol {
        accessibility { $0.label = Text(label) }
    }

    /// Sets the view's value for assistive technology.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { $0.value = valueDescription }
    }

    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { $0.value = Text(valueKey) }
    }

    @_disfavoredOverload
    nonisolated public func accessibilityValue<S>(_ value: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    where S: StringProtocol {
        accessibility { $0.value = Text(value) }
    }

    /// Sets a hint about the result of using the view.
    @_disfavoredOverload
    nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.hint = hint }
    }

    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { $0.hint = Text(hintKey) }
    }

    @_disfavoredOverload
    nonisolated public func accessibilityHint<S>(_ hint: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    where S: StringProtocol {
        accessibility { $0.hint = Text(hint) }
    }

    /// Sets the names that voice control accepts for the view, the likeliest first.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { $0.inputLabels = inputLabels }
    }

    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { $0.inputLabels = inputLabelKeys.map { Text($0) } }
    }

    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S>(_ inputLabels: [S]) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > where S: StringProtocol {
        accessibility { $0.inputLabels = inputLabels.map { Text($0) } }
    }

    /// Hides the view from assistive technology.
    @_disfavoredOverload
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { $0.isHidden = hidden }
    }

    /// A name for tests.
    @_disfavoredOverload
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { $0.identifier = identifier }
    }

    /// Adds traits to the view.
    @_disfavoredOverload
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { $0.add(traits) }
    }

    /// Removes traits from the view.
    @_disfavoredOverload
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { $0.remove(traits) }
    }

    /// Makes the view a heading of a level.
    @_disfavoredOverload
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { $0.headingLevel = level }
    }

    /// Sets the kind of text that the view shows.
    @_disfavoredOverload
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { $0.textContentType = value.kind }
    }

    /// Sets the reading priority; elements of higher priority are read first. The default is 0.
    @_disfavoredOverload
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { $0.sortPriority = sortPriority }
    }

    /// Sets the location of the touch that an activation simulates, in the view's coordinates.
    @_disfavoredOverload
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { $0.activationPoint = .point(activationPoint) }
    }

    /// Sets the location of the touch that an activation simulates, as a share of the view's size.
    @_disfavoredOverload
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility { $0.activationPoint = .unit(activationPoint) }
    }

    /// Sets whether the view responds to interaction, although it may not look so.
    @_disfavoredOverload
    nonisolated public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility { $0.respondsToUserInteraction = respondsToUserInteraction }
    }

    /// Leaves the view's colours alone where others are inverted. Hosts invert no colours by themselves, so that the view
    /// is the same with it and without.
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}

@available(*, unavailable)
extension AccessibilityAttachmentModifier: Sendable {}
