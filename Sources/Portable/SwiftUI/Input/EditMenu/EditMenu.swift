/// The menu over text that is edited or may be copied: what it offers, and where it stands.
struct EditMenu {
    struct Item {
        let word: SystemWord
        let perform: @MainActor () -> Void
    }

    let items: [Item]
    /// What the menu stands beside, in the coordinates of the whole picture; nil while that cannot be seen or a finger
    /// scrolls.
    let target: @MainActor () -> CGRect?
    /// The view that knows by itself which of its touches take the menu down; all others do.
    weak var owner: LayoutBox?
}

extension View {
    /// Shows an edit menu over everything else on screen. Unlike other menus it leaves touches beside it to the views
    /// there, and goes by them.
    nonisolated func editMenu(_ menu: Binding<EditMenu?>) -> some View {
        presentation(
            isPresented: Binding {
                menu.wrappedValue != nil
            } set: {
                if !$0 { menu.wrappedValue = nil }
            }, kind: .editMenu
        ) { presentation in
            if let shown = menu.wrappedValue {
                EditMenuBar(items: shown.items, close: presentation.dismiss)
                    .layerEffect(.fade, of: presentation)
                    .semantics(.menu, children: .contain, actions: [.escape { presentation.dismiss() }])
                    .modifier(EditMenuModifier(menu: shown, presentation: presentation))
            }
        }
    }
}

/// Keeps the edit menu of a view that edits text.
nonisolated struct EditMenuOwner<Content: View>: View {
    @State private var menu: EditMenu?
    /// Makes the view, which sets the menu that is to be shown.
    let content: (Binding<EditMenu?>) -> Content

    init(content: @escaping (Binding<EditMenu?>) -> Content) { self.content = content }

    @MainActor var body: some View { content($menu).editMenu($menu) }
}
