/// Where the suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private enum Kind { case automatic, menu, content }

    private let kind: Kind

    /// As fits the platform and the room.
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

    /// Where there is room a menu, else the place of the content.
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
