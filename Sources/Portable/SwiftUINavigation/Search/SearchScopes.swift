import SwiftUIControls
import SwiftUICore

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
        let picker = AnyView(SearchScopePicker(scope: scope, scopes: scopes))
        return searchSetting { settings, environment in
            if settings.searchScopes == nil {
                settings.searchScopes = SearchAccessory(view: picker, environment: environment, activation: activation)
            }
        }
    }
}

/// The scopes of a search as segments.
nonisolated private struct SearchScopePicker<Scope: Hashable, Scopes: View>: View {
    let scope: Binding<Scope>
    let scopes: Scopes

    @MainActor var body: some View {
        SegmentedPicker(label: Text(system: .searchScope), selection: PickerSelection([scope]), content: scopes)
            .labelsHidden()
    }
}
