import SwiftUI

/// Layout attributes of a column in a table.
nonisolated public struct TableColumnAttribute: Equatable, Sendable {
    /// Width of a column.
    nonisolated public enum Width: Equatable, Sendable {
        /// As wide as its content, and wider if the table has width left.
        case flexible
        /// A number of points.
        case fixed(CGFloat)
        /// All the width that other columns leave, shared with other columns of this kind.
        case infinity
    }

    /// Horizontal alignment of the content in the column's cells.
    public var textAlignment: TextAlignment
    /// Width of the column.
    public var width: Width

    /// - Parameters:
    ///   - textAlignment: Horizontal alignment of the content in the column's cells.
    ///   - width: Width of the column.
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

/// Vertical alignment of the content of cells, in rows that are higher than it.
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
