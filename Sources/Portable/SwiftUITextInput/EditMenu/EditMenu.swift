import SwiftUICore
import SwiftUIPresentation

/// The edit menu over editable or selectable text: its items and its anchor.
struct EditMenu {
    struct Item {
        let word: SystemWord
        let perform: @MainActor () -> Void
    }

    let items: [Item]
    /// The rectangle that the menu is anchored to, in root coordinates; nil while it is out of view or a finger
    /// scrolls.
    let target: @MainActor () -> CGRect?
    /// The box of the view that decides itself which touches inside it dismiss the menu; all touches outside it do.
    var owner: ObjectIdentifier?
}

extension View {
    /// Shows an edit menu over everything else on screen. Unlike other menus it passes touches beside it on to the
    /// views there, and is dismissed by them.
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

/// Holds the state of a view's edit menu.
nonisolated struct EditMenuOwner<Content: View>: View {
    @State private var menu: EditMenu?
    /// Builds the view; setting the binding shows the menu.
    let content: (Binding<EditMenu?>) -> Content

    init(content: @escaping (Binding<EditMenu?>) -> Content) { self.content = content }

    @MainActor var body: some View { content($menu).editMenu($menu) }
}
