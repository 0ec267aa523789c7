import SwiftUIControls
import SwiftUICore
import SwiftUIInteraction
import SwiftUIPresentation
import SwiftUITextInput

/// The search field in a navigation bar, with the way out of the search and its scopes.
///
/// The field is 36 high with corners of 10, in a bar of 52 (ios-metrics).
struct SearchBar: View {
    let search: SearchFieldState
    let scopes: SearchAccessory?
    /// The collapsed height of the field, in points.
    let collapsed: CGFloat
    /// True if the field stands in the row of the bar, so that only the scopes are here.
    let isInRow: Bool
    let place: SearchFieldAnchor

    static let height: CGFloat = 52
    static let scopesHeight: CGFloat = 44

    var body: some View {
        VStack(spacing: 0) {
            if !isInRow { field }
            if Self.showsScopes(scopes, of: search), let scopes {
                scopes.view.modifier(SearchPartEnvironment(environment: scopes.environment))
                    .scenePadding(.horizontal)
                    .frame(height: Self.scopesHeight, alignment: .top)
            }
        }
        .barTypeSize()
    }

    private var field: some View {
        HStack(spacing: 12) {
            SearchField(search: search, height: max(0, 36 - collapsed), place: place)
                .modifier(SearchPartEnvironment(environment: search.environment))
            SearchCancelButton(search: search)
        }
        .font(.body)
        .scenePadding(.horizontal)
        .padding(.top, 1)
        .frame(height: Self.height, alignment: .top)
        .allowsHitTesting(collapsed < 36)
        .accessibilityHidden(collapsed >= 36)
    }

    static func height(_ search: SearchFieldState?, scopes: SearchAccessory?, isInRow: Bool) -> CGFloat {
        guard let search else { return 0 }
        return (isInRow ? 0 : height) + (showsScopes(scopes, of: search) ? scopesHeight : 0)
    }

    private static func showsScopes(_ scopes: SearchAccessory?, of search: SearchFieldState) -> Bool {
        guard let scopes, search.isSearching else { return false }
        return scopes.activation.kind == .onSearchPresentation || search.hasTyped
    }
}

/// The search field in the row of a bar that is wide, at its end as on iPads: 320 wide, or down to 240 where the title and the
/// items need the room (by eye from iPadOS).
struct SearchInRow: View {
    let search: SearchFieldState
    let place: SearchFieldAnchor

    var body: some View {
        HStack(spacing: 12) {
            SearchField(search: search, height: 36, place: place)
                .modifier(SearchPartEnvironment(environment: search.environment))
                .frame(minWidth: 240, maxWidth: 320)
            SearchCancelButton(search: search)
        }
        .font(.body)
    }
}

/// The way out of a search, while there is one going on.
private struct SearchCancelButton: View {
    let search: SearchFieldState

    var body: some View {
        if search.isSearching {
            Button {
                search.dismiss()
            } label: {
                Text(system: .cancel)
            }
            .buttonStyle(.borderless)
            .fixedSize()
        }
    }
}

private struct SearchField: View {
    let search: SearchFieldState
    /// In points; 36 unless content moves up over the field.
    let height: CGFloat
    let place: SearchFieldAnchor
    @FocusState private var isFocused: Bool

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
            if let tokens = search.tokens, !tokens.isEmpty {
                HStack(spacing: 4) { tokens.view }.fixedSize()
            }
            field
            if search.hasText {
                Button {
                    search.text.wrappedValue = ""
                    isFocused = true
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text(system: .clearText))
            }
        }
        .padding(.horizontal, 8)
        // The content of the field fades while its height shrinks (by eye from iOS).
        .opacity(Double(max(0, 1 - (36 - height) / 18)))
        .frame(height: height)
        .background(
            Color(storage: .system(.tertiarySystemFill)), in: RoundedRectangle(cornerRadius: 10, style: .continuous)
        )
        .modifier(SearchFieldMark(place: place))
        .contentShape(Rectangle())
        .onTapGesture { isFocused = true }
        .onChange(of: isFocused) { _, isFocused in
            search.isEditing.wrappedValue = isFocused
            if isFocused, !search.isSearching { search.isPresented.wrappedValue = true }
        }
        .onChange(of: search.isEditing.wrappedValue) { _, isEditing in
            if !isEditing { isFocused = false }
        }
        .onChange(of: search.isSearching, initial: true) { _, isSearching in isFocused = isSearching }
    }

    private var field: some View {
        let prompt = search.prompt ?? Text(system: .search)
        return TextField(
            label: prompt,
            input: TextFieldInput(search.text, prompt: prompt.foregroundStyle(.secondary)).calling(nil) {
                search.submit()
            }
        )
        .focused($isFocused)
        .submitLabel(.search)
        .accessibilityAddTraits(.isSearchField)
        // As Cancel.
        .onKeyPress(.escape) {
            search.dismiss()
            return .handled
        }
        .onKeyPress(.delete) {
            guard !search.hasText, let tokens = search.tokens, !tokens.isEmpty else { return .ignored }
            tokens.removeLast()
            return .handled
        }
    }
}
