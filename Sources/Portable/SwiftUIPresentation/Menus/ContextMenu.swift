@_spi(Floors) import SwiftUICore

/// Items for a context menu as a value.
@available(iOS, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
public struct ContextMenu<MenuItems> where MenuItems: View {
    let menuItems: MenuItems

    public init(@ViewBuilder menuItems: () -> MenuItems) { self.menuItems = menuItems() }
}

/// Opens a menu when a finger stays on the content.
nonisolated private struct ContextMenuModifier<Items: View, Preview: View>: ViewModifier {
    let items: Items
    let preview: Preview?
    @State private var isOpen = false

    /// Nil for a menu without items, which does not open.
    @MainActor private var open: (@MainActor () -> Void)? {
        guard !items.isKnownToBeEmpty else { return nil }
        return { isOpen = true }
    }

    @MainActor func body(content: Content) -> some View {
        let open = open
        return
            content
            .modifier(ContextMenuMark(open: open))
            .menu(
                isPresented: $isOpen, after: .long, dims: true,
                subject: preview.map { .preview(AnyView($0)) } ?? .source,
                open: { _ in
                    open?()
                    return open != nil
                },
                panel: {
                    MenuPanel {
                        isOpen = false
                    } items: {
                        MenuItems(content: items)
                    }
                })
    }
}

/// Tells the row around that its content has a menu, and those who do not press how to open it.
nonisolated private struct ContextMenuMark: BoxModifier {
    typealias Body = Never

    /// Nil for a menu without items.
    let open: (@MainActor () -> Void)?

    func makeBox(environment: EnvironmentValues) -> ContextMenuBox {
        let box = ContextMenuBox()
        update(box, environment: environment)
        return box
    }

    func update(_ box: ContextMenuBox, environment: EnvironmentValues) {
        let open = environment.isEnabled ? open : nil
        box.action = open.map { .named(SystemWord.showMenu.string(in: environment.locale), $0) }
    }
}

extension BoxRoles {
    /// A view that opens a context menu, which is the row's where it is around all of its content.
    package static let contextMenu = declare()
}

/// A view with a context menu.
final class ContextMenuBox: TransparentBox {
    fileprivate var action: SemanticsAction?

    override init() {
        super.init()
        roles = .contextMenu
    }

    override func describe(to builder: inout SemanticsBuilder) {
        guard let action else { return super.describe(to: &builder) }
        for var element in builder.gather({ super.describe(to: &$0) }) {
            if element.action(action.kind) == nil { element.actions.append(action) }
            builder.add(element)
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

    /// Opens a menu when a finger stays on the view, with a preview that takes the view's place.
    nonisolated public func contextMenu<M, P>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View where M: View, P: View {
        modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
    }

    /// Opens a menu when a finger stays on the view; nil for none.
    @available(iOS, deprecated: 100000.0, message: "Use `contextMenu(menuItems:)` instead.")
    @ViewBuilder
    nonisolated public func contextMenu<MenuItems>(_ contextMenu: ContextMenu<MenuItems>?) -> some View
    where MenuItems: View {
        if let contextMenu { self.contextMenu { contextMenu.menuItems } } else { self }
    }
}
