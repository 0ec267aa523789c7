/// The menu that a list offers for its rows, for those who do not press.
extension ListRow {
    /// What the menu is for when it is opened at the row: all rows that are selected where this is one of them; nil where
    /// the row stands for no value of the selection's type.
    var menuValues: Set<AnyHashable>? {
        guard let selection = list.selection, let value = selectionValue, selection.accepts(value) else { return nil }
        return selection.isSelected(value) ? selection.selected : [value]
    }

    /// Opens the menu; nil where it has no items, as far as their value tells.
    ///
    /// The row remembers this until the list is updated, which it is when state changes that the items were made from.
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
