/// Items for a context menu as a value.
@available(*, deprecated, message: "Use `contextMenu(menuItems:)` instead.")
public struct ContextMenu<MenuItems> where MenuItems: View {
    let menuItems: MenuItems

    public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}

/// Opens a menu when a finger stays on the content.
nonisolated private struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
    let items: Items
    let preview: Preview?
    @State private var isOpen = false

    @MainActor func body(content: Content) -> some View {
        content
            .menu(isPresented: $isOpen, after: .long, dims: true, lifts: preview == nil) {
                VStack(alignment: .leading, spacing: 8) {
                    if let preview {
                        preview
                            .background(BackgroundStyle())
                            .clipShape(RoundedRectangle(cornerRadius: 13))
                    }
                    MenuPanel {
                        isOpen = false
                    } items: {
                        MenuItems(content: items)
                    }
                }
            }
    }
}

extension View {
    /// Opens a menu when a finger stays on the view.
    nonisolated public func contextMenu<MenuItems>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View where MenuItems: View {
        modifier(ContextMenuModifier<MenuItems, EmptyView>(items: menuItems(), preview: nil))
    }

    /// Opens a menu below a preview when a finger stays on the view.
    nonisolated public func contextMenu<M, P>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View where M: View, P: View {
        modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
    }

    /// Opens a menu when a finger stays on the view; nil for none.
    @available(*, deprecated, message: "Use `contextMenu(menuItems:)` instead.")
    @ViewBuilder
    nonisolated public func contextMenu<MenuItems>(_ contextMenu: ContextMenu<MenuItems>?) -> some View
    where MenuItems: View {
        if let contextMenu { self.contextMenu { contextMenu.menuItems } } else { self }
    }
}
