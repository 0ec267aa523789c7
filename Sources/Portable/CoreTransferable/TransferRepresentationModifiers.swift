/// The receivers of a form.
public enum TransferRepresentationVisibility: Hashable, Sendable {
    case all, team, group, ownProcess
}

extension TransferRepresentation {
    /// Sends values in this form only if a condition holds.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> {
        ChangedRepresentation(base: self) { route in
            let before = route.condition
            route.condition = { before($0) && condition($0) }
        }
    }

    /// Proposes a name for the files of this form.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        ChangedRepresentation(base: self) { $0.suggestedFileName = { _ in fileName } }
    }

    /// Proposes names for the files of this form.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        ChangedRepresentation(base: self) { $0.suggestedFileName = fileName }
    }

    /// Sets the receivers of this form. On Linux values stay in their process, whoever may receive them.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
}

/// A form with changed ways.
private struct ChangedRepresentation<Base: TransferRepresentation>: PrimitiveRepresentation {
    typealias Item = Base.Item

    let base: Base
    let change: @Sendable (inout TransferRoute<Base.Item>) -> Void

    var routes: [TransferRoute<Base.Item>] {
        base.allRoutes.map { route in
            var copy = route
            change(&copy)
            return copy
        }
    }
}
