/// Lays out views in rows and columns. Views outside of a row take a whole row.
///
/// Columns divide the width as a stack's views do: the least flexible column chooses first, each from an equal share of
/// the rest, and is as wide as its widest cell; then rows divide the height in the same way (derived from behaviour).
public struct GridLayout: Layout, Sendable {
    public var alignment: Alignment
    /// Spacing between columns in points; nil for the default of 8.
    public var horizontalSpacing: CGFloat?
    /// Spacing between rows in points; nil for the default of 8.
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The data that the layout caches between calls.
    public struct Cache {
        var table: GridTable
        var resolved: [(proposal: ProposedViewSize, columns: [CGFloat], rows: [CGFloat])] = []
    }

    public func makeCache(subviews: GridLayout.Subviews) -> GridLayout.Cache { Cache(table: GridTable(subviews)) }

    public func updateCache(_ cache: inout GridLayout.Cache, subviews: GridLayout.Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func spacing(subviews: GridLayout.Subviews, cache: inout GridLayout.Cache) -> ViewSpacing { ViewSpacing() }

    private var gaps: CGSize {
        CGSize(
            width: horizontalSpacing ?? ViewSpacing.standard, height: verticalSpacing ?? ViewSpacing.standard)
    }

    private func lengths(
        _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> (columns: [CGFloat], rows: [CGFloat]) {
        if let known = cache.resolved.first(where: { $0.proposal == proposal }) { return (known.columns, known.rows) }
        let table = cache.table
        let columns = table.columns(in: proposal.width, gap: gaps.width, subviews)
        let rows = table.rows(in: proposal.height, columns: columns, gaps: gaps, subviews)
        if cache.resolved.count >= 8 { cache.resolved.removeFirst() }
        cache.resolved.append((proposal, columns, rows))
        return (columns, rows)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: GridLayout.Subviews, cache: inout GridLayout.Cache
    ) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let (columns, rows) = lengths(proposal, subviews, &cache)
        return CGSize(
            width: columns.reduce(0, +) + gaps.width * CGFloat(max(0, columns.count - 1)),
            height: rows.reduce(0, +) + gaps.height * CGFloat(max(0, rows.count - 1)))
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: GridLayout.Subviews, cache: inout GridLayout.Cache
    ) {
        guard !subviews.isEmpty else { return }
        let (columns, rows) = lengths(proposal, subviews, &cache)
        let table = cache.table
        var y = bounds.minY
        for (row, height) in rows.enumerated() {
            for cell in table.cells where cell.row == row {
                let x = bounds.minX + table.start(of: cell.columns.lowerBound, columns, gap: gaps.width)
                let frame = CGRect(
                    x: x, y: y, width: table.width(of: cell.columns, columns, gap: gaps.width), height: height)
                place(subviews[cell.index], cell, in: frame, table)
            }
            y += height + gaps.height
        }
    }

    private func place(_ subview: LayoutSubview, _ cell: GridTable.Cell, in frame: CGRect, _ table: GridTable) {
        let offered = ProposedViewSize(frame.size)
        if let anchor = subview[GridAnchorKey.self] {
            subview.place(at: anchor.point(in: frame), anchor: anchor, proposal: offered)
            return
        }
        var alignment = alignment
        if cell.columns.count == 1, let column = table.alignments[cell.columns.lowerBound] {
            alignment.horizontal = column
        }
        if let row = subview[GridRowKey.self]?.alignment { alignment.vertical = row }
        let line = table.line(of: cell.row, alignment.vertical)
        if line, let guide = table.baseline(in: cell.row, alignment.vertical, frame: frame) {
            let dimensions = subview.dimensions(in: offered)
            let x = alignment.origin(of: dimensions, in: frame).x
            subview.place(
                at: CGPoint(x: x, y: frame.minY + guide - dimensions[alignment.vertical]), proposal: offered)
            return
        }
        subview.align(alignment, in: frame, proposal: offered)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: GridLayout.Subviews,
        cache: inout GridLayout.Cache
    ) -> CGFloat? {
        mergedAlignment(guide.guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: GridLayout.Subviews,
        cache: inout GridLayout.Cache
    ) -> CGFloat? {
        mergedAlignment(guide.guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
