extension View {
    /// Sets the scopes of the search, shown as segments below the field while it is active.
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
                settings.searchScopes = SearchAccessory(view: picker, environment: environment, activation: activation)
            }
        }
    }
}
