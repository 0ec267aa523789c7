/// When the scopes of a search are shown.
public struct SearchScopeActivation {
    enum Kind { case automatic, onTextEntry, onSearchPresentation }

    let kind: Kind

    /// On iOS from when something is typed until the search is left (Apple's documentation).
    public static var automatic: SearchScopeActivation { .init(kind: .automatic) }
    /// From when something is typed until the search is left.
    public static var onTextEntry: SearchScopeActivation { .init(kind: .onTextEntry) }
    /// As long as people search.
    public static var onSearchPresentation: SearchScopeActivation { .init(kind: .onSearchPresentation) }
}

extension View {
    /// What people may limit the search to, as segments below the field while they search.
    nonisolated public func searchScopes<V, S>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View where V: Hashable, S: View {
        searchScopes(scope, activation: .automatic, scopes)
    }

    nonisolated public func searchScopes<V, S>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View where V: Hashable, S: View {
        let scopes = scopes()
        let picker = AnyView(
            Picker(selection: scope) {
                scopes
            } label: {
                Text(system: .searchScope)
            }
            .pickerStyle(SegmentedPickerStyle())
            .labelsHidden())
        return searchSetting { settings, environment in
            if settings.searchScopes == nil {
                settings.searchScopes = SearchPart(view: picker, environment: environment, activation: activation)
            }
        }
    }
}
