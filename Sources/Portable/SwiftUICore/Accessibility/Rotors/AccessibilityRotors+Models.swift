extension View {
    nonisolated private func rotor(_ name: RotorName, _ entries: @escaping () -> [RotorEntry]) -> some View {
        nonisolated(unsafe) let entries = entries
        return modifier(RotorModifier(name: name) { entries() })
    }

    /// Adds a rotor that leads through the views with the identities of models.
    nonisolated public func accessibilityRotor<EntryModel, ID>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View where ID: Hashable {
        rotor(.text(rotorLabel)) { entries.map { RotorEntry($0[keyPath: entryLabel], id: $0[keyPath: entryID]) } }
    }

    /// Adds a rotor that leads through the views with the identities of models.
    nonisolated public func accessibilityRotor<EntryModel, ID>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View where ID: Hashable {
        rotor(.system(systemRotor.kind)) {
            entries.map { RotorEntry($0[keyPath: entryLabel], id: $0[keyPath: entryID]) }
        }
    }

    /// Adds a rotor that leads through the views with the identities of models.
    nonisolated public func accessibilityRotor<EntryModel, ID>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View where ID: Hashable {
        rotor(.text(Text(rotorLabelKey))) {
            entries.map { RotorEntry($0[keyPath: entryLabel], id: $0[keyPath: entryID]) }
        }
    }

    /// Adds a rotor that leads through the views with the identities of models.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L, EntryModel, ID>(
        _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View where L: StringProtocol, ID: Hashable {
        rotor(.text(Text(rotorLabel))) { entries.map { RotorEntry($0[keyPath: entryLabel], id: $0[keyPath: entryID]) } }
    }

    /// Adds a rotor that leads through the views with the identities of models.
    nonisolated public func accessibilityRotor<EntryModel>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View where EntryModel: Identifiable {
        rotor(.text(rotorLabel)) { entries.map { RotorEntry($0[keyPath: entryLabel], id: $0.id) } }
    }

    /// Adds a rotor that leads through the views with the identities of models.
    nonisolated public func accessibilityRotor<EntryModel>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View where EntryModel: Identifiable {
        rotor(.system(systemRotor.kind)) { entries.map { RotorEntry($0[keyPath: entryLabel], id: $0.id) } }
    }

    /// Adds a rotor that leads through the views with the identities of models.
    nonisolated public func accessibilityRotor<EntryModel>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View where EntryModel: Identifiable {
        rotor(.text(Text(rotorLabelKey))) { entries.map { RotorEntry($0[keyPath: entryLabel], id: $0.id) } }
    }

    /// Adds a rotor that leads through the views with the identities of models.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L, EntryModel>(
        _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View where L: StringProtocol, EntryModel: Identifiable {
        rotor(.text(Text(rotorLabel))) { entries.map { RotorEntry($0[keyPath: entryLabel], id: $0.id) } }
    }
}

extension RotorEntry {
    /// An entry for the view with an identity.
    fileprivate init(_ label: String, id: some Hashable) {
        self.init(label: Text(verbatim: label), place: .view(UncheckedID(AnyHashable(id))))
    }
}
