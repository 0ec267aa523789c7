import SwiftUI

/// Where the columns of a table stand, in points from its leading edge, and what its rows have in common. How high a row
/// is depends on its cells; ``TableRowLayout`` finds out when the row comes into sight.
nonisolated struct TableMetrics: Equatable {
    /// The columns' leading edges, and the trailing edge of the last one.
    private(set) var columnEdges: [CGFloat]
    private(set) var headerHeight: CGFloat
    private(set) var minRowHeight: CGFloat
    private(set) var rowCount: Int
    /// The room of what stands before the first column and after the last one.
    private(set) var leadingWidth: CGFloat
    /// The part of the leading room that check marks take.
    private(set) var checkWidth: CGFloat
    private(set) var trailingWidth: CGFloat
    private(set) var isHeaderSticky: Bool
    private(set) var isFirstColumnSticky: Bool
    private(set) var zoom: CGFloat
    /// The columns with texts of more than one line; texts of at most this many bytes are surely not among them.
    private(set) var oneLineBytes: [Int: Int]

    /// Before contents are measured nothing is known.
    let isKnown: Bool

    /// The part of a dimension that what is sticky may take: more would leave too little to read.
    private static let stickyPart: CGFloat = 0.5

    /// - Parameters:
    ///   - sizes: What the table's samples have been measured as, without padding.
    ///   - checkWidth: The room of check marks; 0 when there are none.
    ///   - viewport: The part of the screen that the table has.
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

    /// How wide a byte of text is at most, in heights of a line: a line is about 1.2 times the size of the font, and
    /// running text has no letters wider than 0.7 times that on the mean (measured with the system's face; ideographs
    /// are 1 wide, and three bytes).
    private static let widestByte: CGFloat = 0.6

    /// Gives columns their width: fixed ones what they ask for; what is left over goes to those that take all of it, or
    /// else to all that can take more.
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

    // MARK: What is derived

    var columnCount: Int { columnEdges.count - 1 }

    func width(of column: Int) -> CGFloat { columnEdges[column + 1] - columnEdges[column] }

    /// The width of the whole table, before it is zoomed.
    var width: CGFloat { columnEdges[columnEdges.count - 1] + trailingWidth }

    /// Where a column stands in a row.
    func slot(of column: Int) -> TableSlot { TableSlot(start: columnEdges[column], width: width(of: column)) }

    var checkSlot: TableSlot { TableSlot(start: 0, width: checkWidth) }

    var leadingSlot: TableSlot { TableSlot(start: checkWidth, width: leadingWidth - checkWidth) }

    var trailingSlot: TableSlot { TableSlot(start: columnEdges[columnCount], width: trailingWidth) }

    /// The first column that is built only when it is in sight.
    var firstMovingColumn: Int { isFirstColumnSticky ? 1 : 0 }

    /// The columns to build for what is in sight.
    ///
    /// They begin and end at multiples of two columns, some way out of sight: so a table builds cells once in a while,
    /// before they are seen, and not with every point that it moves.
    /// - Parameter visible: From where to where the table is in sight, in points from its leading edge.
    func columns(in visible: ClosedRange<CGFloat>) -> Range<Int> {
        guard isKnown else { return 0..<0 }
        let first = columnEdges.firstIndex { $0 > visible.lowerBound / zoom } ?? 0
        let last = columnEdges.lastIndex { $0 < visible.upperBound / zoom } ?? 0
        let start = min(max(first - 1, 0), columnCount) / 2 * 2
        let end = min((min(last + 1, columnCount) + 1) / 2 * 2, columnCount)
        return (start..<max(start, end)).clamped(to: movingColumns)
    }

    /// The columns that do not stay in sight.
    var movingColumns: Range<Int> { min(firstMovingColumn, columnCount)..<columnCount }

    /// The columns to build of a row: those in sight, and those whose content may make the row higher, so that its height
    /// does not depend on how far the table has moved.
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
