import SwiftUICore

/// Placement of a search's suggestions.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private enum Kind { case automatic, menu, content }

    private let kind: Kind

    /// A placement that suits the platform and the space available.
    public static var automatic: SearchSuggestionsPlacement {
        .init(kind: .automatic)
    }
    /// In a menu at the search field.
    public static var menu: SearchSuggestionsPlacement { .init(kind: .menu) }
    /// In place of what is searched.
    public static var content: SearchSuggestionsPlacement {
        .init(kind: .content)
    }

    /// Several placements.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// In a menu at the search field.
        public static var menu: Set { Set(rawValue: 1) }
        /// In place of what is searched.
        public static var content: Set { Set(rawValue: 2) }
    }

    /// Resolves the automatic placement: a menu in regular width, else the place of the content.
    init(horizontalSizeClass: UserInterfaceSizeClass?) {
        kind = horizontalSizeClass == .regular ? .menu : .content
    }

    private init(kind: Kind) { self.kind = kind }

    func isIn(_ set: Set) -> Bool {
        switch kind {
        case .automatic: false
        case .menu: set.contains(.menu)
        case .content: set.contains(.content)
        }
    }
}
