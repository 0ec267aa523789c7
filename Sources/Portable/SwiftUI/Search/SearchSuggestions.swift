extension View {
    /// Views below the search field while people type; those with a completion fill it in when they are chosen.
    nonisolated public func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View {
        let suggestions = AnyView(suggestions())
        return searchSetting { settings, environment in
            if settings.searchSuggestions == nil {
                settings.searchSuggestions = SearchPart(view: suggestions, environment: environment)
            }
        }
    }

    /// What the search field is filled with when the view is chosen as a suggestion.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(completion: .text(completion)))
    }

    /// The token that is put into the search field when the view is chosen as a suggestion.
    nonisolated public func searchCompletion<T>(_ token: T) -> some View where T: Identifiable {
        modifier(SearchCompletionModifier(completion: .token(token)))
    }
}

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

private struct SuggestionsPlacementKey: EnvironmentKey {
    static var defaultValue: SearchSuggestionsPlacement { .automatic }
}

extension EnvironmentValues {
    /// Where the suggestions of the search around the view are shown; automatic outside of searches.
    public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
        get { self[SuggestionsPlacementKey.self] }
        set { self[SuggestionsPlacementKey.self] = newValue }
    }
}

extension View {
    /// Whether suggestions of a search in this view are shown in some of the places that they may be.
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        searchSetting { settings, _ in
            // What is said closer to the view counts.
            let new = placements.subtracting(settings.suggestionPlacements)
            settings.suggestionPlacements.formUnion(new)
            if visibility == .hidden { settings.hiddenSuggestions.formUnion(new) }
        }
    }
}

/// Suggestions or scopes, with the environment of the view that they were given to.
struct SearchPart {
    let view: AnyView
    let environment: EnvironmentValues
    var activation = SearchScopeActivation.automatic
}

nonisolated private struct SearchCompletionModifier: ViewModifier {
    let completion: SearchCompletion
    @Environment(\.searchCompletes) private var complete

    @MainActor func body(content: Content) -> some View {
        if let complete {
            Button {
                complete(completion)
            } label: {
                // As the rows of lists.
                content.padding(.vertical, 11)
                    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                    .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
        } else {
            content
        }
    }
}

/// A part in the bar keeps the environment of its own view, but for the colours of the bar and what it reports to.
struct SearchPartEnvironment: ViewModifier {
    let environment: EnvironmentValues

    func body(content: Content) -> some View {
        content.modifier(
            EnvironmentWriter { values in
                let bar = values
                values = environment
                values.font = bar.font
                values.colorScheme = bar.colorScheme
                values.dynamicTypeSize = bar.dynamicTypeSize
                values.readersTypeSize = bar.readersTypeSize
                values.stackOrientation = bar.stackOrientation
                values.searchCompletes = bar.searchCompletes
                values.submission = nil
            })
    }
}
