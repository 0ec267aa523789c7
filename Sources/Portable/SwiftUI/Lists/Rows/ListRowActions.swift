/// What swipes on a row offer, as actions of the elements in the row for those who do not swipe (as on iOS).
@MainActor
final class ListRowActions {
    /// Made without being shown: the buttons say what they are called and what they do.
    private let parts: [ListPart]
    private(set) var actions: [SemanticsAction] = []

    /// - Parameters:
    ///   - sets: the buttons of the row, those declared closest to it first.
    ///   - delete: deletes the row where none of the buttons takes the place of that; nil for rows that stay.
    init(_ sets: [SwipeActions], delete: (@MainActor @Sendable () -> Void)?, of row: ListRow, in list: any ListHost) {
        parts = [HorizontalEdge.trailing, .leading].flatMap { edge in
            sets.filter { $0.edge == edge }.map { set in
                ListPart(
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
