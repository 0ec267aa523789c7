import SwiftUICore

extension SearchTokens {
    /// Tokens that stay as they are.
    nonisolated static func fixed<C, T>(_ tokens: Binding<C>, _ token: @escaping (C.Element) -> T) -> SearchTokens
    where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        return SearchTokens(tokens, view: AnyView(FixedTokens(tokens: tokens, token: token)))
    }

    /// Tokens that people may change, as by a menu.
    nonisolated static func editable<C, T: View>(
        _ tokens: Binding<C>, _ token: @escaping (Binding<C.Element>) -> T
    ) -> SearchTokens
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        return SearchTokens(tokens, view: AnyView(EditableTokens(tokens: tokens, token: token)))
    }

    nonisolated private init<C>(_ tokens: Binding<C>, view: AnyView)
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        self.init(view: view, isEmpty: tokens.wrappedValue.isEmpty) { token in
            if let token = token as? C.Element { tokens.wrappedValue.append(token) }
        } removeLast: {
            guard let last = tokens.wrappedValue.indices.last else { return }
            tokens.wrappedValue.remove(at: last)
        }
    }
}

nonisolated private struct FixedTokens<C: RandomAccessCollection, T: View>: View where C.Element: Identifiable {
    let tokens: Binding<C>
    let token: (C.Element) -> T

    @MainActor var body: some View {
        ForEach(Array(tokens.wrappedValue)) { SearchTokenView(content: token($0)) }
    }
}

nonisolated private struct EditableTokens<C, T: View>: View
where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
    let tokens: Binding<C>
    let token: (Binding<C.Element>) -> T

    @MainActor var body: some View {
        ForEach(Array(tokens.wrappedValue)) { SearchTokenView(content: token(binding(to: $0))) }
    }

    /// A token that has gone keeps its last value.
    private func binding(to element: C.Element) -> Binding<C.Element> {
        let tokens = tokens
        return Binding {
            tokens.wrappedValue.first { $0.id == element.id } ?? element
        } writing: { value in
            guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == element.id }) else { return }
            tokens.wrappedValue.replaceSubrange(index...index, with: CollectionOfOne(value))
        }
    }
}

/// A token in a search field (by eye after iOS 17).
private struct SearchTokenView<Content: View>: View {
    let content: Content

    var body: some View {
        content
            .font(.subheadline)
            .lineLimit(1)
            .padding(.horizontal, 6)
            .frame(height: 24)
            .background(.tint.opacity(0.2), in: RoundedRectangle(cornerRadius: 5, style: .continuous))
    }
}

/// Suggested tokens, put into the field when they are chosen.
nonisolated private struct SuggestedTokens<C: RandomAccessCollection, T: View>: View where C.Element: Identifiable {
    let tokens: Binding<C>
    let token: (C.Element) -> T

    @MainActor var body: some View {
        ForEach(Array(tokens.wrappedValue)) { token($0).searchCompletion($0) }
    }
}

extension View {
    /// Makes the view one that people search in by text and tokens.
    nonisolated public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        modifier(SearchModifier(text: text, placement: placement, prompt: prompt, tokens: .fixed(tokens, token)))
    }

    nonisolated public func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchModifier(text: text, placement: placement, prompt: prompt, tokens: .editable(editableTokens, token)))
    }

    nonisolated public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        modifier(SearchModifier(text: text, placement: placement, prompt: Text(prompt), tokens: .fixed(tokens, token)))
    }

    nonisolated public func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, placement: placement, prompt: Text(prompt), tokens: .editable(editableTokens, token)))
    }

    @_disfavoredOverload
    nonisolated public func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol, C.Element: Identifiable
    {
        modifier(SearchModifier(text: text, placement: placement, prompt: Text(prompt), tokens: .fixed(tokens, token)))
    }

    @_disfavoredOverload
    nonisolated public func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: some StringProtocol, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, placement: placement, prompt: Text(prompt), tokens: .editable(editableTokens, token)))
    }

    nonisolated public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: isPresented, placement: placement, prompt: prompt,
                tokens: .fixed(tokens, token)))
    }

    nonisolated public func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: isPresented, placement: placement, prompt: prompt,
                tokens: .editable(editableTokens, token)))
    }

    nonisolated public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
                tokens: .fixed(tokens, token)))
    }

    nonisolated public func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
                tokens: .editable(editableTokens, token)))
    }

    @_disfavoredOverload
    nonisolated public func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol, C.Element: Identifiable
    {
        modifier(
            SearchModifier(
                text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
                tokens: .fixed(tokens, token)))
    }

    @_disfavoredOverload
    nonisolated public func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: some StringProtocol,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
                tokens: .editable(editableTokens, token)))
    }

    nonisolated public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        modifier(SearchModifier(text: text, placement: placement, prompt: prompt, tokens: .fixed(tokens, token)))
            .searchSuggestions { SuggestedTokens(tokens: suggestedTokens, token: token) }
    }

    nonisolated public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable
    {
        modifier(SearchModifier(text: text, placement: placement, prompt: Text(prompt), tokens: .fixed(tokens, token)))
            .searchSuggestions { SuggestedTokens(tokens: suggestedTokens, token: token) }
    }

    @_disfavoredOverload
    nonisolated public func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol,
        C.Element: Identifiable
    {
        modifier(SearchModifier(text: text, placement: placement, prompt: Text(prompt), tokens: .fixed(tokens, token)))
            .searchSuggestions { SuggestedTokens(tokens: suggestedTokens, token: token) }
    }

    nonisolated public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: isPresented, placement: placement, prompt: prompt,
                tokens: .fixed(tokens, token))
        )
        .searchSuggestions { SuggestedTokens(tokens: suggestedTokens, token: token) }
    }

    nonisolated public func searchable<C, T>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, C.Element: Identifiable {
        modifier(
            SearchModifier(
                text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
                tokens: .fixed(tokens, token))
        )
        .searchSuggestions { SuggestedTokens(tokens: suggestedTokens, token: token) }
    }

    @_disfavoredOverload
    nonisolated public func searchable<C, T, S>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where
        C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, T: View, S: StringProtocol,
        C.Element: Identifiable
    {
        modifier(
            SearchModifier(
                text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
                tokens: .fixed(tokens, token))
        )
        .searchSuggestions { SuggestedTokens(tokens: suggestedTokens, token: token) }
    }
}
