/// A row of an info section: columns, or status texts.
public struct ResolvedInfoRow: Sendable, Hashable {
    /// The distribution of the row's content.
    public var justification: Justification = .spaceBetween
    /// The columns; empty when the row has texts.
    public var columns: [ResolvedInfoColumn] = []
    /// The texts; empty when the row has columns.
    public var items: [ResolvedStatus] = []

    /// The distributions of content over a row.
    public enum Justification: String, Sendable, Hashable, CaseIterable {
        case spaceBetween = "SpaceBetween"
        case start = "Start"
        case end = "End"
    }
}

/// A column of an info section: rows, or status texts.
public struct ResolvedInfoColumn: Sendable, Hashable {
    /// The rows; empty when the column has texts.
    public var rows: [ResolvedInfoRow] = []
    /// The texts; empty when the column has rows.
    public var items: [ResolvedStatus] = []
}
