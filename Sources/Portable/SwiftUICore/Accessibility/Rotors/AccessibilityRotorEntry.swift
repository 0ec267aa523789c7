/// A place that a rotor leads to: a view, or a part of a text.
public struct AccessibilityRotorEntry<ID> where ID: Hashable {
    fileprivate let entry: RotorEntry

    private init(
        _ label: Text?, at place: RotorPlace, _ textRange: Range<String.Index>?, _ prepare: @escaping () -> Void
    ) {
        nonisolated(unsafe) let prepare = prepare
        entry = RotorEntry(label: label, place: place, textRange: textRange) { prepare() }
    }

    /// Creates an entry for the view with an identity.
    /// - Parameters:
    ///   - textRange: the part of the view's text that the entry stands for; nil for all of it.
    ///   - prepare: called before the view is looked for, which may not exist yet.
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {
        self.init(label, at: .view(UncheckedID(id)), textRange, prepare)
    }

    /// Creates an entry for the view with an identity.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(labelKey), at: .view(UncheckedID(id)), textRange, prepare)
    }

    /// Creates an entry for the view with an identity.
    @_disfavoredOverload
    public init<L>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) where L: StringProtocol {
        self.init(Text(label), at: .view(UncheckedID(id)), textRange, prepare)
    }

    /// Creates an entry for the view that is named by `accessibilityRotorEntry(id:in:)`.
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(label, at: .element(SemanticsKey(namespace: namespace, id: id)), textRange, prepare)
    }

    /// Creates an entry for the view that is named by `accessibilityRotorEntry(id:in:)`.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry for the view that is named by `accessibilityRotorEntry(id:in:)`.
    @_disfavoredOverload
    public init<L>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) where L: StringProtocol {
        self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry for a part of the text of the view that has the rotor; without a label it is called like that.
    public init(
        _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
    ) where ID == Never {
        self.init(label, at: .own, textRange, prepare)
    }

    /// Creates an entry for a part of the text of the view that has the rotor.
    public init(
        _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(labelKey), at: .own, textRange, prepare)
    }

    /// Creates an entry for a part of the text of the view that has the rotor.
    @_disfavoredOverload
    public init<L>(
        _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
    ) where ID == Never, L: StringProtocol {
        self.init(Text(label), at: .own, textRange, prepare)
    }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
    public typealias Body = Never
}

extension AccessibilityRotorEntry: PrimitiveRotorContent {
    @MainActor var entries: [RotorEntry] { [entry] }
}
