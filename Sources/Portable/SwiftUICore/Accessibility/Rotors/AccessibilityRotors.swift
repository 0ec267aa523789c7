extension View {
    nonisolated private func rotor(_ name: RotorName, _ entries: @escaping () -> [RotorEntry]) -> some View {
        nonisolated(unsafe) let entries = entries
        return modifier(RotorModifier(name: name) { entries() })
    }

    nonisolated private func rotor<Content: AccessibilityRotorContent>(
        of name: RotorName, _ entries: @escaping () -> Content
    ) -> some View {
        nonisolated(unsafe) let entries = entries
        return modifier(RotorModifier(name: name) { entries().allEntries })
    }

    /// Adds a rotor that leads through entries, to the view and what is in it.
    nonisolated public func accessibilityRotor<Content>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent {
        rotor(of: .text(label), entries)
    }

    /// Adds a rotor that leads through entries, to the view and what is in it.
    nonisolated public func accessibilityRotor<Content>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent {
        rotor(of: .system(systemRotor.kind), entries)
    }

    /// Adds a rotor that leads through entries, to the view and what is in it.
    nonisolated public func accessibilityRotor<Content>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where Content: AccessibilityRotorContent {
        rotor(of: .text(Text(labelKey)), entries)
    }

    /// Adds a rotor that leads through entries, to the view and what is in it.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L, Content>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View where L: StringProtocol, Content: AccessibilityRotorContent {
        rotor(of: .text(Text(label)), entries)
    }

    /// Adds a rotor that leads through parts of the text of the view.
    nonisolated public func accessibilityRotor(
        _ label: Text, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(.text(label)) { textRanges.map { RotorEntry(label: nil, place: .own, textRange: $0) } }
    }

    /// Adds a rotor that leads through parts of the text of the view.
    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(.system(systemRotor.kind)) { textRanges.map { RotorEntry(label: nil, place: .own, textRange: $0) } }
    }

    /// Adds a rotor that leads through parts of the text of the view.
    nonisolated public func accessibilityRotor(
        _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(.text(Text(labelKey))) { textRanges.map { RotorEntry(label: nil, place: .own, textRange: $0) } }
    }

    /// Adds a rotor that leads through parts of the text of the view.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> some View where L: StringProtocol {
        rotor(.text(Text(label))) { textRanges.map { RotorEntry(label: nil, place: .own, textRange: $0) } }
    }
}
