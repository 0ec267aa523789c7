@_spi(Floors) import SwiftUICore
import SwiftUIInteraction

/// The edit menu of editable text.
extension TextInputNode {
    /// The available edit actions, in the order of the menu. A secret cannot be copied.
    var menuItems: [EditMenu.Item] {
        guard isEditable else { return [] }
        var items: [EditMenu.Item] = []
        func add(_ word: SystemWord, _ perform: @escaping @MainActor (TextInputNode) -> Void) {
            items.append(
                EditMenu.Item(word: word) { [weak self] in
                    if let self, isAlive, isEditable { perform(self) }
                })
        }
        if !text.selection.isEmpty {
            if !isSecure {
                add(.cut) { $0.cut() }
                add(.copy) { $0.copy() }
            }
        } else if text.length > 0 {
            add(.select) { node in
                node.select(node.word(at: node.text.selection.head))
                node.showMenu()
            }
            add(.selectAll) { node in
                node.select(.init(anchor: 0, head: node.text.length))
                node.showMenu()
            }
        }
        if pasteboard.string?.isEmpty == false { add(.paste) { $0.paste() } }
        return items
    }

    var isMenuShown: Bool { view.menu.wrappedValue != nil }

    /// Shows the edit menu, unless it is empty.
    func showMenu() {
        let items = menuItems
        guard isFocused, !items.isEmpty else { return hideMenu() }
        view.menu.wrappedValue = EditMenu(
            items: items,
            target: { [weak self] in
                guard let self, isAlive else { return nil }
                return box.menuTarget
            }, owner: ObjectIdentifier(box))
    }

    /// Handles a secondary click: shows the menu for the selection, or selects the word there and shows it for that.
    /// - Returns: true if the text can be edited.
    func offerMenu(at point: CGPoint) -> Bool {
        guard isEditable else { return false }
        if !isFocused { focus() }
        if !box.selectionRects.contains(where: { $0.contains(point) }) { select(word(at: box.place(at: point).byte)) }
        showMenu()
        return true
    }

    func hideMenu() {
        if isMenuShown { view.menu.wrappedValue = nil }
    }

    /// The edit actions for accessibility, while the text has the focus.
    var menuActions: [SemanticsAction] {
        guard isFocused else { return [] }
        return menuItems.map { .named($0.word.string(in: environment.locale), $0.perform) }
    }
}

extension TextInputBox: SecondaryClickReceiver {
    @MainActor package func takeSecondaryClick(at point: CGPoint) -> Bool {
        offerMenu?(convert(point, to: .local)) ?? false
    }

    /// The visible part of the menu's anchor, in root coordinates: the selection with its handles, or the cursor.
    @MainActor fileprivate var menuTarget: CGRect? {
        guard content.isFocused, root != nil, !isFree else { return nil }
        let rects = selectionRects
        var target = rects.dropFirst().reduce(rects.first ?? caret) { $0.union($1) }
        target = target.intersection(CGRect(origin: .zero, size: size).insetBy(dx: -2, dy: -2))
        guard !target.isNull else { return nil }
        for handle in selectionHandles { target = target.union(handle.knob) }
        return restingPart(of: target)
    }
}
