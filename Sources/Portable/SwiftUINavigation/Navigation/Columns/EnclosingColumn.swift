import SwiftUICore

/// Column of a split view that a stack fills, for access to the surrounding columns from its first page.
@MainActor
final class EnclosingColumn {
    let column: NavigationSplitViewColumn
    private weak var owner: (any ColumnOwner)?

    init(_ column: NavigationSplitViewColumn, of owner: any ColumnOwner) {
        self.column = column
        self.owner = owner
    }

    /// Goes to the column before; nil where that can be seen, or where there is none.
    var back: (@MainActor () -> Void)? {
        guard let owner, owner.columnBelow(column) != nil else { return nil }
        return { [weak owner, column] in owner?.goBack(from: column) }
    }

    /// The page on top of the column before.
    var below: (any ColumnStack)? { owner?.columnBelow(column) }

    /// The pages of the columns before, where there is a way back to them; that next to this column first.
    var history: [BackTarget] {
        guard let back, let below else { return [] }
        return [BackTarget(title: below.topSettings?.title, go: back)] + below.history
    }

    func dragBack(_ value: DragGesture.Value) { owner?.dragBack(value, from: column) }

    func endBackDrag(_ value: DragGesture.Value) { owner?.endBackDrag(value, from: column) }
}

/// Keeps the columns of a split view.
@MainActor
protocol ColumnOwner: AnyObject {
    /// The stack of the column that a column lies over; nil where columns stand beside each other.
    func columnBelow(_ column: NavigationSplitViewColumn) -> (any ColumnStack)?
    func goBack(from column: NavigationSplitViewColumn)
    func dragBack(_ value: DragGesture.Value, from column: NavigationSplitViewColumn)
    func endBackDrag(_ value: DragGesture.Value, from column: NavigationSplitViewColumn)
}

/// The stack whose pages a column shows: its own, or one that the column's view has put there.
@MainActor
protocol ColumnStack: AnyObject {
    /// Bar settings of the page on top.
    var topSettings: BarSettings? { get }
    /// The pages below the topmost one.
    var history: [BackTarget] { get }
    /// Shows a value's page alone over the first one; returns whether the stack knows the type of the value.
    func showAlone(_ value: PathValue) -> Bool
}

/// The innermost stack that a column shows the pages of.
struct ColumnStackKey: PreferenceKey {
    struct Reference {
        weak var stack: (any ColumnStack)?
    }

    static var defaultValue: Reference? { nil }

    static func reduce(value: inout Reference?, nextValue: () -> Reference?) { value = value ?? nextValue() }
}

private struct ColumnPlaceKey: ScreenLocalKey { static var defaultValue: EnclosingColumn? { nil } }

extension EnvironmentValues {
    /// The column that the view is the first page of.
    var columnPlace: EnclosingColumn? {
        get { self[ColumnPlaceKey.self] }
        set { self[ColumnPlaceKey.self] = newValue }
    }
}
