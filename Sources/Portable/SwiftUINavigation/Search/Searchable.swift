import SwiftUICore

extension View {
    /// Makes the view one that people search in: a field in the navigation bar of the page. Without a navigation
    /// container there is no field.
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, placement: placement, prompt: prompt))
    }

    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchModifier(text: text, placement: placement, prompt: Text(prompt)))
    }

    @_disfavoredOverload
    nonisolated public func searchable<S>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View where S: StringProtocol {
        modifier(SearchModifier(text: text, placement: placement, prompt: Text(prompt)))
    }

    /// - Parameter isPresented: whether people search; the field has the focus when that begins.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: prompt))
    }

    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
    }

    @_disfavoredOverload
    nonisolated public func searchable<S>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View where S: StringProtocol {
        modifier(SearchModifier(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt)))
    }

    @available(iOS, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
    nonisolated public func searchable<S>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View where S: View {
        modifier(SearchModifier(text: text, placement: placement, prompt: prompt)).searchSuggestions(suggestions)
    }

    @available(iOS, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
    nonisolated public func searchable<S>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View where S: View {
        modifier(SearchModifier(text: text, placement: placement, prompt: Text(prompt))).searchSuggestions(suggestions)
    }

    @available(iOS, deprecated: 100000.0, message: "Use the searchable modifier with the searchSuggestions modifier")
    @_disfavoredOverload
    nonisolated public func searchable<V, S>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View where V: View, S: StringProtocol {
        modifier(SearchModifier(text: text, placement: placement, prompt: Text(prompt))).searchSuggestions(suggestions)
    }
}
