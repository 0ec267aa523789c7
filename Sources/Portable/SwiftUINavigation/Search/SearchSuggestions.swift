import SwiftUIControls
import SwiftUICore
import SwiftUIPresentation
import SwiftUITextInput

extension View {
    /// Views below the search field while people type; those with a completion fill it in when they are chosen.
    nonisolated public func searchSuggestions<S>(@ViewBuilder _ suggestions: () -> S) -> some View where S: View {
        let suggestions = AnyView(suggestions())
        return searchSetting { settings, environment in
            if settings.searchSuggestions == nil {
                settings.searchSuggestions = SearchAccessory(view: suggestions, environment: environment)
            }
        }
    }

    /// Sets the text that the search field is filled with when the view is chosen as a suggestion.
    nonisolated public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletionModifier(completion: .text(completion)))
    }

    /// The token that is put into the search field when the view is chosen as a suggestion.
    nonisolated public func searchCompletion<T>(_ token: T) -> some View where T: Identifiable {
        modifier(SearchCompletionModifier(completion: .token(token)))
    }
}

private struct SuggestionsPlacementKey: EnvironmentKey {
    static var defaultValue: SearchSuggestionsPlacement { .automatic }
}

extension EnvironmentValues {
    /// Placement of the suggestions of the search around the view; automatic outside of searches.
    public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
        get { self[SuggestionsPlacementKey.self] }
        set { self[SuggestionsPlacementKey.self] = newValue }
    }
}

extension View {
    /// Sets the visibility of search suggestions at some of their placements.
    nonisolated public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        searchSetting { settings, _ in
            // Settings of inner views take precedence.
            let new = placements.subtracting(settings.suggestionPlacements)
            settings.suggestionPlacements.formUnion(new)
            if visibility == .hidden { settings.hiddenSuggestions.formUnion(new) }
        }
    }
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
