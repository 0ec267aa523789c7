import SwiftUI

/// Positions of a table's columns, in points from its leading edge, and measures that all its rows share. The height of
/// a row depends on its cells; ``TableRowLayout`` computes it when the row comes into sight.
nonisolated struct TableMetrics: Equatable {
    /// The columns' leading edges, and the trailing edge of the last one.
    private(set) var columnEdges: [CGFloat]
    private(set) var headerHeight: CGFloat
    private(set) var minRowHeight: CGFloat
    private(set) var rowCount: Int
    /// Width of the check marks and accessories before the first column.
    private(set) var leadingWidth: CGFloat
    /// Part of the leading width that check marks take.
    private(set) var checkWidth: CGFloat
    private(set) var trailingWidth: CGFloat
    private(set) var isHeaderSticky: Bool
    private(set) var isFirstColumnSticky: Bool
    private(set) var zoom: CGFloat
    /// Columns with texts of more than one line; texts of at most this many bytes surely fit on one line.
    private(set) var oneLineBytes: [Int: Int]

    /// False until all samples are measured.
    let isKnown: Bool

    /// Maximum share of the viewport for sticky parts, so that enough is left to read.
    private static let stickyPart: CGFloat = 0.5

    /// - Parameters:
    ///   - sizes: Measured sizes of the table's samples, without padding.
    ///   - checkWidth: Width of the check marks; 0 if there are none.
    ///   - viewport: Size of the visible part of the table.
    init(
        model: TableModel, sizes: [TableSample.Part: CGSize], checkWidth: CGFloat, viewport: CGSize, zoom: CGFloat
    ) {
        let samples = model.samples
        isKnown = samples.allSatisfy { sizes[$0.part] != nil }
        self.zoom = zoom
        rowCount = model.rowData.count
        headerHeight = 0
        let minRowHeight = model.minRowHeight ?? 44
        self.minRowHeight = minRowHeight
        leadingWidth = checkWidth
        self.checkWidth = checkWidth
        trailingWidth = 0
        var widths: [CGFloat] = []
        for sample in samples {
            let size = sizes[sample.part] ?? .zero
            switch sample.part {
            case .header(let column), .cells(let column):
                let isHeader = sample.part == .header(column: column)
                let padding = isHeader ? model.headerCellPadding : model.dataCellPadding
                if isHeader {
                    headerHeight = max(headerHeight, minRowHeight, size.height + padding.top + padding.bottom)
                }
                if column == widths.count { widths.append(model.minColumnWidth ?? 48) }
                widths[column] = max(widths[column], (size.width + padding.leading + padding.trailing).rounded(.up))
            case .leadingAccessories: leadingWidth += size.width
            case .trailingAccessory: trailingWidth += size.width
            case .line: break
            }
        }
        headerHeight = headerHeight.rounded(.up)
        Self.share(
            viewport.width / zoom - leadingWidth - trailingWidth, among: &widths,
            attributes: widths.indices.map(model.attribute(of:)))
        columnEdges = widths.reduce(into: [leadingWidth]) { $0.append($0[$0.count - 1] + $1) }
        let firstEdge = columnEdges.count > 1 ? columnEdges[1] : leadingWidth
        isFirstColumnSticky =
            model.isFirstColumnSticky && columnEdges.count > 1 && firstEdge * zoom <= viewport.width * Self.stickyPart
        isHeaderSticky =
            model.isHeaderSticky && headerHeight > 0 && headerHeight * zoom <= viewport.height * Self.stickyPart
        oneLineBytes = [:]
        let line = sizes[.line]?.height ?? 0
        guard line > 0 else { return }
        let padding = model.dataCellPadding.leading + model.dataCellPadding.trailing
        for (column, width) in widths.enumerated() {
            guard let size = sizes[.cells(column: column)], size.height > line + 0.5 else { continue }
            oneLineBytes[column] = Int(max(0, width - padding) / (line * Self.widestByte))
        }
    }

    /// Maximum width of a byte of text, in line heights. A line is about 1.2 times as high as the font size, and
    /// letters of running text are on average at most 0.7 times the font size wide (measured with the system's face;
    /// ideographs are as wide as the font size, and take three bytes).
    private static let widestByte: CGFloat = 0.6

    /// Distributes the width: fixed columns take theirs; columns of infinite width share the rest, or flexible columns
    /// if there are none.
    private static func share(
        _ room: CGFloat, among widths: inout [CGFloat], attributes: [TableColumnAttribute]
    ) {
        for (index, attribute) in attributes.enumerated() {
            if case .fixed(let width) = attribute.width { widths[index] = max(0, width) }
        }
        let greedy = attributes.indices.filter { attributes[$0].width == .infinity }
        let takers = greedy.isEmpty ? attributes.indices.filter { attributes[$0].width == .flexible } : greedy
        let rest = room - widths.reduce(0, +)
        guard rest > 0, !takers.isEmpty else { return }
        for index in takers { widths[index] += rest / CGFloat(takers.count) }
    }

    // MARK: Derived values

    var columnCount: Int { columnEdges.count - 1 }

    func width(of column: Int) -> CGFloat { columnEdges[column + 1] - columnEdges[column] }

    /// Width of the whole table, before zooming.
    var width: CGFloat { columnEdges[columnEdges.count - 1] + trailingWidth }

    /// Returns the slot of a column in a row.
    func slot(of column: Int) -> TableSlot { TableSlot(start: columnEdges[column], width: width(of: column)) }

    var checkSlot: TableSlot { TableSlot(start: 0, width: checkWidth) }

    var leadingSlot: TableSlot { TableSlot(start: checkWidth, width: leadingWidth - checkWidth) }

    var trailingSlot: TableSlot { TableSlot(start: columnEdges[columnCount], width: trailingWidth) }

    /// Index of the first column that scrolls horizontally and is built only while visible.
    var firstMovingColumn: Int { isFirstColumnSticky ? 1 : 0 }

    /// Returns the columns to build for a visible range.
    ///
    /// The result is widened to multiples of two columns beyond the visible range, so that scrolling builds cells
    /// before they are seen, and not with every point.
    /// - Parameter visible: Visible range of the table, in points from its leading edge.
    func columns(in visible: ClosedRange<CGFloat>) -> Range<Int> {
        guard isKnown else { return 0..<0 }
        let first = columnEdges.firstIndex { $0 > visible.lowerBound / zoom } ?? 0
        let last = columnEdges.lastIndex { $0 < visible.upperBound / zoom } ?? 0
        let start = min(max(first - 1, 0), columnCount) / 2 * 2
        let end = min((min(last + 1, columnCount) + 1) / 2 * 2, columnCount)
        return (start..<max(start, end)).clamped(to: movingColumns)
    }

    /// Columns that scroll horizontally.
    var movingColumns: Range<Int> { min(firstMovingColumn, columnCount)..<columnCount }

    /// Returns the columns to build for a row: the visible ones, and those whose content may make the row higher, so
    /// that its height does not depend on the scroll position.
    func columns(of row: TableRowItem, inSight columns: Range<Int>) -> [Int] {
        let columns = columns.clamped(to: movingColumns)
        guard !oneLineBytes.isEmpty else { return Array(columns) }
        return movingColumns.filter { column in
            if columns.contains(column) { return true }
            guard let bytes = oneLineBytes[column], column < row.data.count else { return false }
            guard let text = row.data[column] as? DataTextItem else { return true }
            let utf8 = text.text.utf8
            return text.font != nil || utf8.count > bytes || utf8.contains(UInt8(ascii: "\n"))
        }
    }
}
