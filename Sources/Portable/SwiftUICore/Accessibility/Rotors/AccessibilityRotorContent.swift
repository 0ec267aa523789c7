/// Entries of a rotor: places that assistive technology leads through.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
    /// The type of the entries that these consist of.
    associatedtype Body: AccessibilityRotorContent

    /// The entries that these consist of.
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
    /// Entries that are no composition are never asked for a body.
    public var body: Never { fatalError("\(Self.self) is no composition: it has no body") }
}

/// Content of a rotor that is no composition.
@MainActor
protocol PrimitiveRotorContent {
    var entries: [RotorEntry] { get }
}

/// An entry of a rotor whose label is known once the language is.
struct RotorEntry: Sendable {
    /// Nil for the text of the range.
    let label: Text?
    let place: RotorPlace
    var textRange: Range<String.Index>?
    var prepare: @MainActor () -> Void = {}
}

extension AccessibilityRotorContent {
    /// The entries in their order.
    @MainActor var allEntries: [RotorEntry] {
        (self as? any PrimitiveRotorContent)?.entries ?? body.allEntries
    }
}

/// Entries of several contents, one after the other.
nonisolated struct RotorContentList: AccessibilityRotorContent, PrimitiveRotorContent {
    typealias Body = Never

    let contents: [any AccessibilityRotorContent]

    @MainActor var entries: [RotorEntry] { contents.flatMap { $0.allEntries } }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Creates entries for elements that have identities.
    nonisolated public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content, identity: { $0.id })
    }

    /// Creates entries for elements that a key path tells apart.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identity: { $0[keyPath: id] })
    }
}

extension ForEach: PrimitiveRotorContent where Content: AccessibilityRotorContent {
    @MainActor var entries: [RotorEntry] { data.flatMap { content($0).allEntries } }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Creates a group of entries.
    nonisolated public init(@AccessibilityRotorContentBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveRotorContent where Content: AccessibilityRotorContent {
    @MainActor var entries: [RotorEntry] { content.allEntries }
}
