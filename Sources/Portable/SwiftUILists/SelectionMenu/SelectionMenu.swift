@_spi(Floors) import SwiftUICore
import SwiftUIInteraction

/// The context menu and primary action of a list or table for selected rows.
struct SelectionMenu {
    /// The items for the rows of some values; nil for values of another type, or if the items' view is empty.
    let items: (Set<AnyHashable>) -> AnyView?
    /// The action of a tap on a row; nil if a tap only selects it.
    let primaryAction: ((Set<AnyHashable>) -> Void)?
}

private struct SelectionMenuKey: EnvironmentKey { static var defaultValue: SelectionMenu? { nil } }

extension EnvironmentValues {
    /// The menu that lists and tables here use for selected rows.
    var selectionMenu: SelectionMenu? {
        get { self[SelectionMenuKey.self] }
        set { self[SelectionMenuKey.self] = newValue }
    }
}

/// Finds the row of a list at a point, and passes keys to the list.
@MainActor
final class ListRowFinder {
    /// Takes a point in global coordinates; returns nil beside the rows.
    var find: ((CGPoint) -> ListRow?)?
    /// Chooses rows by keys; returns true if the key was handled.
    var takeKey: ((KeyEvent) -> Bool)?
    /// Takes the box in the list that keys have reached; nil when the focus comes or goes.
    var didReach: ((LayoutBox?) -> Void)?

    /// The rows that show their buttons.
    var openRows: (() -> [ListRow])?

    nonisolated init() {}
}

/// Gives the rows of a list access to its menu.
nonisolated struct SelectionMenuMark: BoxModifier {
    typealias Body = Never

    let open: @MainActor (Set<AnyHashable>, LayoutBox) -> Void

    func makeBox(environment: EnvironmentValues) -> SelectionMenuBox { SelectionMenuBox(open) }

    func update(_ box: SelectionMenuBox, environment: EnvironmentValues) { box.open = open }
}

/// A list with a menu for its rows.
final class SelectionMenuBox: TransparentBox {
    /// Opens the menu for some values, at the box of a row.
    fileprivate(set) var open: @MainActor (Set<AnyHashable>, LayoutBox) -> Void

    init(_ open: @escaping @MainActor (Set<AnyHashable>, LayoutBox) -> Void) { self.open = open }
}
