import SwiftUI

/// How a column of a table is laid out.
nonisolated public struct TableColumnAttribute: Equatable, Sendable {
    /// How wide a column is.
    nonisolated public enum Width: Equatable, Sendable {
        /// As wide as its content, and wider when the table has room left.
        case flexible
        /// A number of points.
        case fixed(CGFloat)
        /// All the room that other columns leave, shared with other columns of this kind.
        case infinity
    }

    /// The side that the content of the column's cells keeps to.
    public var textAlignment: TextAlignment
    /// How wide the column is.
    public var width: Width

    /// - Parameters:
    ///   - textAlignment: The side that the content of the column's cells keeps to.
    ///   - width: How wide the column is.
    public init(textAlignment: TextAlignment = .leading, width: Width = .flexible) {
        self.textAlignment = textAlignment
        self.width = width
    }

    var horizontalAlignment: HorizontalAlignment {
        switch textAlignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}

/// Another name of ``TableColumnAttribute``.
public typealias ColumnAttribute = TableColumnAttribute

/// Where the content of cells stands in rows that are higher than it.
nonisolated public enum RowAlignment: Sendable, CaseIterable {
    case top, center, bottom

    var verticalAlignment: VerticalAlignment {
        switch self {
        case .top: .top
        case .center: .center
        case .bottom: .bottom
        }
    }
}
