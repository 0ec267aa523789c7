import Foundation
import SwiftUIControls
@_spi(Floors) import SwiftUICore
import SwiftUIInteraction

/// The row's element and value in the data, and the taps that select it.
extension ListRow {
    var edits: EditHandlers? { place.run.edits }

    /// The index of the row's element in its data.
    var element: Int? { place.run.source.element(at: place.position) }

    /// The row's value in a selection: its tag, else the identity of its element.
    var selectionValue: AnyHashable? { content.traits[TagKey.self] ?? place.run.source.id(at: place.position) }

    /// True if the selection accepts the row's value.
    var isChoosable: Bool {
        guard let selection = list.selection, let value = selectionValue, selection.accepts(value) else { return false }
        return !content.traits[SelectionDisabledKey.self]
    }

    /// True if a tap on the row's link selects the row.
    var hasChoosingLink: Bool { content.traits[ChoosingLinkKey.self] }

    /// True if a tap selects the row.
    var isSelectable: Bool {
        isChoosable && (list.isEditing || list.selection?.allowsMultiple == false || hasChoosingLink)
    }

    /// True if a tap on the row has an effect.
    var takesTaps: Bool { list.environment.isEnabled && isMeantForTaps }

    /// True if a tap on the row has an effect where the list is not disabled.
    private var isMeantForTaps: Bool {
        if isSelectable { return true }
        guard list.selectionMenu?.primaryAction != nil, !list.isEditing, let value = selectionValue else {
            return false
        }
        return list.selection?.accepts(value) == true && !content.traits[SelectionDisabledKey.self]
    }

    /// True if keys choose the row, or a tap on it has an effect.
    var isActivated: Bool { isMeantForTaps || isChoosable && list.takesKeys }

    /// Does what a tap does, and chooses a row that only keys choose.
    func activate() {
        guard list.isAlive, list.environment.isEnabled, let value = selectionValue, isActivated else { return }
        if isSelectable || isChoosable && list.takesKeys { select(value) }
        if !list.isEditing, takesTaps { list.selectionMenu?.primaryAction?([value]) }
    }

    func isShown(at point: CGPoint) -> Bool {
        let frame = box.frame(in: .global)
        return box.card.offsetBy(dx: frame.minX, dy: frame.minY).contains(point)
    }

    var canDelete: Bool { edits?.delete != nil && !content.traits[DeleteDisabledKey.self] }

    var canMove: Bool { edits?.move != nil && !content.traits[MoveDisabledKey.self] }

    /// True if a finger that stays on the row moves it; while the list is edited, the handle does this instead.
    var isLiftable: Bool { canMove && !list.isEditing }

    /// Handles a tap that nothing in the row took.
    func tap() {
        if box.shift != 0 { return close() }
        guard let value = selectionValue else { return }
        if isSelectable {
            select(value)
            list.graph.focus.moveToRows(around: box)
        }
        if !list.isEditing, takesTaps { list.selectionMenu?.primaryAction?([value]) }
    }

    func select(_ value: AnyHashable) {
        guard let selection = list.selection else { return }
        guard !list.isEditing else { return selection.tap(value) }
        if selection.allowsMultiple { selection.replace([value]) } else { selection.tap(value) }
        list.environment.columnChoice?.choose { selection.clear() }
    }

    /// Selects the row whose link was followed, in a single selection.
    func selectLeadingOn() {
        guard content.traits[LeadingOnKey.self], !list.isEditing, list.selection?.allowsMultiple == false, isChoosable,
            let value = selectionValue
        else { return }
        select(value)
    }

    func delete() {
        if let element, canDelete { withAnimation { edits?.delete?(IndexSet(integer: element)) } }
        closeUnlessGone()
    }
}
