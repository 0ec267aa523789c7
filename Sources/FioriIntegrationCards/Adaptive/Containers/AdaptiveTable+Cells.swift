import SwiftUI

nonisolated extension AdaptiveTable {
    /// The padding of cells, and their distance where they have no padding, in points.
    static let cellSpacing: CGFloat = 8

    /// True if cells have padding: beside lines, and on colours of their own.
    var hasPadding: Bool {
        showsGridLines || rows.contains { row in row.style != nil || row.cells.contains { $0.style != nil } }
    }

    /// The padding on both sides of the words of a column, in points.
    var wordPadding: CGFloat { hasPadding ? 2 * Self.cellSpacing : 0 }

    /// The number of columns, of which some may be known to rows only.
    var columnCount: Int { max(columns.count, rows.map(\.cells.count).max() ?? 0) }

    /// The style of a cell, or of its row; nil where it does not show.
    func style(_ row: Int, _ column: Int, in context: AdaptiveContext) -> AdaptiveContainerStyle? {
        let row = rows[row]
        let style = (column < row.cells.count ? row.cells[column].style : nil) ?? row.style
        return context.showsBackground(style) ? style : nil
    }

    /// The context of the elements of a cell.
    func cellContext(_ row: Int, _ column: Int, in context: AdaptiveContext) -> AdaptiveContext {
        let (line, head) = (rows[row], column < columns.count ? columns[column] : nil)
        var inner = context
        inner.path += "/\(row)/\(column)"
        inner.style = style(row, column, in: context) ?? context.style
        inner.isHeader = firstRowIsHeader && row == 0
        inner.alignment =
            line.horizontalAlignment ?? head?.horizontalAlignment ?? horizontalAlignment ?? context.alignment
        inner.verticalAlignment =
            line.verticalAlignment ?? head?.verticalAlignment ?? verticalAlignment ?? context.verticalAlignment
        let padding = Self.cellSpacing
        inner.bleed = EdgeInsets(top: padding, leading: padding, bottom: padding, trailing: padding)
        return inner
    }

    /// The widths of the words of each column, without the padding of cells.
    ///
    /// - Parameter scale: the scale of texts for the reader's text size.
    func columnWords(_ context: AdaptiveContext, scale: CGFloat) -> [AdaptiveWordWidths] {
        (0..<columnCount).map { column in
            .stacked(
                rows.indices.filter { column < rows[$0].cells.count }.map { row in
                    rows[row].cells[column].items.wordWidths(cellContext(row, column, in: context), scale: scale)
                })
        }
    }

    /// The widths of the words of all columns beside each other, with their padding and their distances.
    ///
    /// - Parameter scale: the scale of texts for the reader's text size.
    func wordWidths(_ context: AdaptiveContext, scale: CGFloat) -> AdaptiveWordWidths {
        .beside(
            columnWords(context, scale: scale).map { hasPadding ? .padded($0, wordPadding) : $0 },
            distances: hasPadding ? 0 : CGFloat(max(0, columnCount - 1)) * Self.cellSpacing)
    }
}
