import SwiftUIControls
import SwiftUICore
import SwiftUIInteraction
import SwiftUIPresentation
import SwiftUITextInput

extension View {
    /// Sets the title of the page to one that can be edited: the title in its bar has a menu to rename it, unless the
    /// page has its own menu for it.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        modifier(BoundTitleModifier(title: title))
    }
}

/// Reads the title where it is evaluated again when that changes.
private struct BoundTitleModifier: ViewModifier {
    let title: Binding<String>
    @State private var isRenaming = false

    nonisolated init(title: Binding<String>) { self.title = title }

    func body(content: Content) -> some View {
        let text = Text(title.wrappedValue)
        let editing = TitleEditing(title: title, isRenaming: $isRenaming)
        return
            content
            .environment(\.rename, editing.rename)
            .barSetting { settings, _ in
                if settings.title == nil { (settings.title, settings.titleEditing) = (text, editing) }
            }
    }
}

/// The title as a field, with all of it selected. Return and touches elsewhere take the new name unless that is empty;
/// Escape leaves the old one (36 high like a search field, by eye).
struct TitleField: View {
    let editing: TitleEditing

    @State private var name: String
    @FocusState private var isFocused: Bool

    init(editing: TitleEditing) {
        self.editing = editing
        _name = State(initialValue: editing.title.wrappedValue)
    }

    var body: some View {
        HStack(spacing: 6) {
            field
            if !name.isEmpty {
                Button {
                    name = ""
                    isFocused = true
                } label: {
                    Image(systemName: "xmark.circle.fill").font(.body).foregroundStyle(.secondary)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text(system: .clearText))
            }
        }
        .padding(.horizontal, 8)
        .frame(maxWidth: .infinity)
        .frame(height: 36)
        .background(
            Color(storage: .system(.tertiarySystemFill)), in: RoundedRectangle(cornerRadius: 10, style: .continuous)
        )
        .modifier(FocusEndsElsewhereModifier())
        .accessibilityAction(.escape) { editing.isRenaming.wrappedValue = false }
        .onAppear { isFocused = true }
        .onChange(of: isFocused) { _, isFocused in
            if !isFocused { take() }
        }
        .onDisappear { take() }
    }

    private var field: some View {
        TextField(
            label: Text(system: .rename),
            input: TextFieldInput($name, prompt: Text(editing.title.wrappedValue)).calling(nil) { take() }.selectingAll
        )
        .textFieldStyle(.plain)
        .font(.headline)
        .submitLabel(.done)
        .submitScope()
        .focused($isFocused)
        .onKeyPress(.escape) {
            editing.isRenaming.wrappedValue = false
            return .handled
        }
    }

    private func take() {
        guard editing.isRenaming.wrappedValue else { return }
        if name.contains(where: { !$0.isWhitespace }), name != editing.title.wrappedValue {
            editing.title.wrappedValue = name
        }
        editing.isRenaming.wrappedValue = false
    }
}
