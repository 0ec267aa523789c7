@_spi(Floors) import SwiftUICore

/// The list's context menu for its rows, as an accessibility action.
extension ListRow {
    /// The values that the menu applies to when it is opened at the row: the whole selection if the row is selected,
    /// else the row's own; nil if the row has no value of the selection's type.
    var menuValues: Set<AnyHashable>? {
        guard let selection = list.selection, let value = selectionValue, selection.accepts(value) else { return nil }
        return selection.isSelected(value) ? selection.selected : [value]
    }

    /// The action that opens the menu; nil if the menu has no items for the values.
    ///
    /// The row caches it until the list is updated, which happens when state changes that the items read.
    func makeMenuAction() -> SemanticsAction? {
        guard list.isAlive, let menu = list.selectionMenu, let values = menuValues else { return nil }
        let (items, reads) = list.observed { menu.items(values) }
        menuReads = reads
        guard items != nil else { return nil }
        return .named(SystemWord.showMenu.string(in: list.environment.locale)) { [weak self] in
            guard let self, let values = menuValues else { return }
            box.nearestAncestor { $0 as? SelectionMenuBox }?.open(values, box)
        }
    }
}
