@_spi(Floors) import SwiftUICore

/// The swipe actions of a row, as accessibility actions of the elements in the row (as on iOS).
@MainActor
final class ListRowActions {
    /// Created without being shown: the buttons provide the names and the actions.
    private let parts: [ListRowAccessory]
    private(set) var actions: [SemanticsAction] = []

    /// - Parameters:
    ///   - sets: the buttons of the row, in order from the innermost modifier.
    ///   - delete: deletes the row unless a button does; nil for rows that cannot be deleted.
    init(_ sets: [SwipeActions], delete: (@MainActor @Sendable () -> Void)?, of row: ListRow, in list: any ListHost) {
        parts = [HorizontalEdge.trailing, .leading].flatMap { edge in
            sets.filter { $0.edge == edge }.map { set in
                ListRowAccessory(
                    AnyView(row.buttons(at: edge) { set.view }), parent: list, environment: set.environment)
            }
        }
        for part in parts {
            var builder = SemanticsBuilder()
            for element in builder.gather({ part.box.describe(to: &$0) }) where element.isEnabled {
                guard let action = element.action(.activate), !element.label.isEmpty else { continue }
                actions.append(.named(element.label) { action.perform() })
            }
        }
        if let delete, !sets.contains(where: { $0.edge == .trailing }) {
            actions.append(.named(SystemWord.delete.string(in: list.environment.locale), delete))
        }
    }

    var nodes: [ViewNode] { parts }

    func remove() {
        for part in parts { part.remove() }
    }
}
