import SwiftUICore

/// Hands a search up to the bar of the page, and down whether there is one going on.
nonisolated struct SearchModifier: ViewModifier {
    let text: Binding<String>
    /// Nil for a search that nobody else begins.
    var isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    var prompt: Text?
    var tokens: SearchTokens?
    @State private var isActive = false
    @State private var isEditing = false
    /// True if text has been entered since the search began.
    @State private var hasTyped = false

    init(
        text: Binding<String>, isPresented: Binding<Bool>? = nil, placement: SearchFieldPlacement, prompt: Text?,
        tokens: SearchTokens? = nil
    ) {
        self.text = text
        self.isPresented = isPresented
        self.placement = placement
        self.prompt = prompt
        self.tokens = tokens
    }

    @MainActor func body(content: Content) -> some View {
        let presented = isPresented ?? $isActive
        let isSearching = presented.wrappedValue
        let editing = $isEditing
        let hasText = !text.wrappedValue.isEmpty
        let hasTyped = isSearching && (hasText || hasTyped)
        // Read here, so that the bar hears of the change.
        _ = isEditing
        return
            content
            .modifier(SearchSessionModifier(text: text, isPresented: presented, isSearching: isSearching))
            .onChange(of: hasTyped, initial: true) { _, hasTyped in self.hasTyped = hasTyped }
            .searchSetting { settings, environment in
                guard settings.search == nil else { return }
                settings.search = SearchFieldState(
                    text: text, hasText: hasText, hasTyped: hasTyped, isPresented: presented, isSearching: isSearching,
                    isEditing: editing, prompt: prompt, placement: placement, tokens: tokens, environment: environment)
            }
    }
}

/// Changes the environment only where a search begins or ends, not with what is typed.
nonisolated private struct SearchSessionModifier: ViewModifier {
    let text: Binding<String>
    let isPresented: Binding<Bool>
    let isSearching: Bool

    @MainActor func body(content: Content) -> some View {
        let (text, isPresented) = (text, isPresented)
        return content.environment(
            \.searchSession,
            SearchSession(text: text, isSearching: isSearching) {
                isPresented.wrappedValue = false
                text.wrappedValue = ""
            }
        )
        .transformEnvironment(\.self) { values in
            values.searchSuggestionsPlacement = SearchSuggestionsPlacement(
                horizontalSizeClass: values.horizontalSizeClass)
        }
    }
}
