import SwiftUICore

/// The behaviour of a row: its box asks for it when it is laid out, drawn, described or touched.
@MainActor
protocol ListRowBehavior: AnyObject {
    /// The recogniser of the fingers that select, swipe or move the row.
    var recognizer: AnyRecognizer { get }
    /// True if no row below in the same card stays while this one is inserted or removed.
    var isEndOfStaying: Bool { get }
    /// The swipe actions, as accessibility actions.
    var spokenActions: [SemanticsAction] { get }
    /// Opens the list's menu for the row; nil for none.
    var spokenMenu: SemanticsAction? { get }
    /// The row as a control: chosen by keys and assistive technology; nil for rows that only show something.
    var spokenControl: ListRowControl? { get }
    /// The spoken text of the badge; nil for none.
    var spokenBadge: String? { get }

    /// Updates the row's look from the list.
    func refresh()
    /// Starts a move of the row by a finger; nil if it cannot be moved.
    func beginMove() -> ListRowMove?
    /// Called after a finger has triggered the button that fills the row.
    func didAct()
}

/// A row that keys and assistive technology choose as a whole.
struct ListRowControl {
    let isEnabled: Bool
    /// True for the row that arrow keys go on from.
    let isCurrent: Bool
    /// True if all that only shows something is one element; in a row of cells the first one stands for the row.
    let isOneElement: Bool
    let activate: @MainActor @Sendable () -> Void
}

/// The touches that a row takes.
struct ListRowTouches {
    /// True if a tap on the row has an effect.
    var takesTaps = false
    /// True if a finger that stays moves the row.
    var isLiftable = false
    /// True if the list is edited.
    var isEditing = false
    /// True if a tap on the link that fills the row chooses the row.
    var takesTapsOfLinks = false
}
