@_spi(Floors) import SwiftUICore
import SwiftUIPresentation

extension View {
    /// Opens a menu on a long press on a selectable row of a list or table in this view, or beside the rows.
    /// - Parameters:
    ///   - itemType: the type of the values that are selected.
    ///   - menu: makes the items for the rows that are selected, or for the row under the finger if that is not;
    ///     for an empty set beside the rows.
    ///   - primaryAction: called with a row's value when the row is tapped, unless the list is being edited.
    nonisolated public func contextMenu<I, M>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View where I: Hashable, M: View {
        func typed(_ values: Set<AnyHashable>) -> Set<I>? {
            let result = Set(values.compactMap { $0.base as? I })
            return result.count == values.count ? result : nil
        }
        return environment(
            \.selectionMenu,
            SelectionMenu(
                items: { values in
                    guard M.self != EmptyView.self, let items = typed(values).map(menu), !items.isKnownToBeEmpty
                    else { return nil }
                    return AnyView(items)
                },
                primaryAction: primaryAction.map { action in
                    { values in if let values = typed(values) { action(values) } }
                }))
    }
}

/// Opens a list's menu on a long press on a row.
nonisolated struct SelectionMenuModifier: ViewModifier {
    let menu: SelectionMenu
    let finder: ListRowFinder

    @State private var chosen: Chosen?

    private struct Chosen {
        let values: Set<AnyHashable>
        weak var box: LayoutBox?
        /// The position of a finger beside the rows.
        var point: CGPoint?
    }

    init(menu: SelectionMenu, finder: ListRowFinder) {
        self.menu = menu
        self.finder = finder
    }

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(SelectionMenuMark { present(Chosen(values: $0, box: $1)) })
            .menu(
                isPresented: Binding {
                    chosen != nil
                } set: {
                    if !$0 { chosen = nil }
                },
                after: .long, dims: true, subject: chosen?.box == nil ? .none : .source, anchor: { chosen?.box },
                at: { chosen?.point }, open: { open(at: $0) }
            ) {
                if let chosen, let items = menu.items(chosen.values) {
                    MenuPanel {
                        self.chosen = nil
                    } items: {
                        MenuItems(content: items)
                    }
                }
            }
    }

    @MainActor private func open(at point: CGPoint) -> Bool {
        guard let row = finder.find?(point) else { return present(Chosen(values: [], point: point)) }
        return row.menuValues.map { present(Chosen(values: $0, box: row.box)) } ?? false
    }

    /// - Returns: true if there is a menu.
    @discardableResult
    @MainActor private func present(_ found: Chosen) -> Bool {
        guard menu.items(found.values) != nil else { return false }
        chosen = found
        return true
    }
}
