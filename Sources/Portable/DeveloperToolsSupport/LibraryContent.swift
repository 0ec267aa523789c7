/// The views and modifiers of a package for a library of snippets.
public protocol LibraryContentProvider {
    associatedtype ModifierBase = Any

    /// The views, as snippets.
    @LibraryContentBuilder
    var views: [LibraryItem] { get }

    /// The modifiers, as snippets that are applied to a base.
    @LibraryContentBuilder
    func modifiers(base: Self.ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
    public var views: [LibraryItem] { [] }

    public func modifiers(base: Self.ModifierBase) -> [LibraryItem] { [] }
}

/// A snippet in a library.
public struct LibraryItem {
    /// The category under which a snippet is listed.
    public struct Category: Sendable {
        private let name: String

        public static let effects = Category(name: "effects")
        public static let layout = Category(name: "layout")
        public static let control = Category(name: "control")
        public static let other = Category(name: "other")
    }

    /// Makes an item whose snippet is read by tools and never evaluated.
    public init<SnippetExpressionType>(
        _ snippet: @autoclosure () -> SnippetExpressionType, visible: Bool = true, title: String? = nil,
        category: LibraryItem.Category = .other, matchingSignature: String? = nil
    ) {}
}

/// Collects the snippets of a closure's statements in a list.
@resultBuilder
public enum LibraryContentBuilder {
    public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
