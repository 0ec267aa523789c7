@_spi(Floors) import SwiftUICore

/// The accessibility actions and values of a row.
extension ListRow {
    /// The swipe actions as accessibility actions; none while the list is edited.
    var spokenActions: [SemanticsAction] {
        guard list.isAlive, !list.isEditing else { return [] }
        if let spoken { return spoken.actions }
        let sets = content.traits[SwipeActionsKey.self]
        guard !sets.isEmpty || canDelete else { return [] }
        var delete: (@MainActor @Sendable () -> Void)?
        if canDelete { delete = { [weak self] in self?.delete() } }
        let made = ListRowActions(sets, delete: delete, of: self, in: list)
        spoken = made
        return made.actions
    }

    /// Opens the list's menu for the row.
    var spokenMenu: SemanticsAction? {
        if let knownMenu { return knownMenu }
        let made = makeMenuAction()
        knownMenu = .some(made)
        return made
    }

    /// The row as a control, if it can be chosen or a tap on it has an effect.
    var spokenControl: ListRowControl? {
        guard list.isAlive, isActivated else { return nil }
        return ListRowControl(
            isEnabled: list.environment.isEnabled, isCurrent: list.isCurrent(self),
            isOneElement: !content.traits[CellsKey.self],
            activate: { [weak self] in self?.activate() })
    }

    /// The spoken text of the badge.
    var spokenBadge: String? {
        content.traits[BadgeKey.self].map { $0.text.spokenText(in: list.environment) }
    }

    func forgetSpoken() {
        spoken?.remove()
        spoken = nil
        knownMenu = nil
        box.invalidateSemantics()
    }
}
