import SwiftUI

/// Places the columns of an info section beside each other; those whose words have no room continue on further lines.
nonisolated struct HeaderInfoColumns: Layout {
    /// The widths in points below which words of the columns would break.
    var least: [CGFloat]
    /// The distribution of columns that are narrower together than the width.
    var justification: ResolvedInfoRow.Justification
    /// The distance between columns, in points.
    var spacing: CGFloat = 16
    /// The distance between lines, in points.
    var lineSpacing: CGFloat = 4

    private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
        let ideals = subviews.map { $0.sizeThatFits(.unspecified).width }
        let floors = ideals.indices.map { min(ideals[$0], $0 < least.count ? least[$0] : 0) }
        var frames: [CGRect] = []
        for line in WrappingRow.lines(
            of: floors.map { CGSize(width: $0, height: 0) }, width: width, spacing: spacing)
        {
            let available = width - spacing * CGFloat(line.members.count - 1)
            let widths = ColumnWidths.resolve(
                line.members.map { _ in .auto }, available: available, least: line.members.map { floors[$0] }
            ) { ideals[line.members[$0]] }
            let sizes = zip(line.members, widths).map { index, width in
                subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
            }
            let free = max(0, available - sizes.map(\.width).reduce(0, +))
            let between = justification == .spaceBetween && sizes.count > 1 ? free / CGFloat(sizes.count - 1) : 0
            var x = justification == .end ? free : 0
            let y = frames.map(\.maxY).max().map { $0 + lineSpacing } ?? 0
            for size in sizes {
                frames.append(CGRect(origin: CGPoint(x: x, y: y), size: size))
                x += size.width + spacing + between
            }
        }
        return frames
    }

    private func idealWidth(_ subviews: Subviews) -> CGFloat {
        subviews.map { $0.sizeThatFits(.unspecified).width }.reduce(CGFloat(max(subviews.count - 1, 0)) * spacing, +)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.finiteWidth ?? idealWidth(subviews)
        return CGSize(width: width, height: frames(subviews, width: width).map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.place(at: frames(subviews, width: bounds.width), in: bounds)
    }
}

nonisolated extension ResolvedInfoColumn {
    /// The width in points below which a word of the column would break.
    ///
    /// - Parameter size: the size of texts in points.
    func leastWidth(size: CGFloat) -> CGFloat {
        let items = rows.isEmpty ? items : []
        let nested = rows.flatMap { row in
            row.columns.map { $0.leastWidth(size: size) } + row.items.map { $0.leastWidth(size: size) }
        }
        return (items.map { $0.leastWidth(size: size) } + nested).max() ?? 0
    }
}
