import SwiftUI

/// Where the rows and columns of a table stand, in points from its top leading corner.
nonisolated struct TableMetrics: Equatable {
    /// The columns' leading edges, and the trailing edge of the last one.
    private(set) var columnEdges: [CGFloat]
    private(set) var headerHeight: CGFloat
    private(set) var rowHeight: CGFloat
    private(set) var rowCount: Int
    /// The room of what stands before the first column and after the last one.
    private(set) var leadingWidth: CGFloat
    /// The part of the leading room that check marks take.
    private(set) var checkWidth: CGFloat
    private(set) var trailingWidth: CGFloat
    private(set) var isHeaderSticky: Bool
    private(set) var isFirstColumnSticky: Bool
    private(set) var zoom: CGFloat

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
        rowHeight = model.minRowHeight
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
                let height = size.height + padding.top + padding.bottom
                if isHeader {
                    headerHeight = max(headerHeight, model.minRowHeight, height)
                } else {
                    rowHeight = max(rowHeight, height)
                }
                if column == widths.count { widths.append(model.minColumnWidth) }
                widths[column] = max(widths[column], (size.width + padding.leading + padding.trailing).rounded(.up))
            case .leadingAccessories: leadingWidth += size.width
            case .trailingAccessory: trailingWidth += size.width
            }
        }
        headerHeight = headerHeight.rounded(.up)
        rowHeight = rowHeight.rounded(.up)
        Self.share(
            viewport.width / zoom - leadingWidth - trailingWidth, among: &widths,
            attributes: widths.indices.map(model.attribute(of:)))
        columnEdges = widths.reduce(into: [leadingWidth]) { $0.append($0[$0.count - 1] + $1) }
        let firstEdge = columnEdges.count > 1 ? columnEdges[1] : leadingWidth
        isFirstColumnSticky =
            model.isFirstColumnSticky && columnEdges.count > 1 && firstEdge * zoom <= viewport.width * Self.stickyPart
        isHeaderSticky =
            model.isHeaderSticky && headerHeight > 0 && headerHeight * zoom <= viewport.height * Self.stickyPart
    }

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

    /// The size of the whole table as it is shown.
    var size: CGSize {
        CGSize(
            width: (columnEdges[columnEdges.count - 1] + trailingWidth) * zoom,
            height: (headerHeight + rowHeight * CGFloat(rowCount)) * zoom)
    }

    /// The first column that is built only when it is in sight.
    var firstMovingColumn: Int { isFirstColumnSticky ? 1 : 0 }

    /// The cells to build for what is in sight.
    ///
    /// It begins and ends at multiples of a few rows and columns, some way out of sight: so a table builds cells once
    /// in a while, before they are seen, and not with every point that it moves.
    /// - Parameter visible: The part in sight, in points from the table's top leading corner.
    func window(for visible: CGRect) -> TableWindow {
        guard isKnown, rowHeight > 0 else { return TableWindow() }
        let top = (visible.minY / zoom - headerHeight) / rowHeight
        let bottom = (visible.maxY / zoom - headerHeight) / rowHeight
        let rows = Self.blocks(from: top, to: bottom, of: 4, count: rowCount)
        let first = columnEdges.firstIndex { $0 > visible.minX / zoom } ?? 0
        let last = columnEdges.lastIndex { $0 < visible.maxX / zoom } ?? 0
        let columns = Self.blocks(from: CGFloat(first - 1), to: CGFloat(last + 1), of: 2, count: columnCount)
        return TableWindow(rows: rows, columns: columns.clamped(to: firstMovingColumn..<max(columnCount, 1)))
    }

    private static func blocks(from start: CGFloat, to end: CGFloat, of size: Int, count: Int) -> Range<Int> {
        func bounded(_ value: CGFloat) -> Int { Int(min(max(value, 0), CGFloat(count))) }
        let first = bounded(start) / size * size
        let last = (bounded(end.rounded(.up)) + size - 1) / size * size
        return min(first, count)..<max(min(first, count), min(last, count))
    }
}

/// The rows and columns that are built.
nonisolated struct TableWindow: Equatable, Sendable {
    var rows = 0..<0
    var columns = 0..<0
}
