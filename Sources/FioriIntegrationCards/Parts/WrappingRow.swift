import SwiftUI

/// Places views beside each other and continues below where the width ends.
nonisolated struct WrappingRow: Layout {
    /// The distance between views of a line, in points.
    var spacing: CGFloat
    /// The distance between lines, in points.
    var lineSpacing: CGFloat
    /// True to place the views of a line at its top instead of its middle.
    var isTopAligned = false

    /// The views of a line by index, with the line's extent.
    struct Line {
        var members: [Int] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    /// The lines of views with given sizes; each has at least one view.
    static func lines(of sizes: [CGSize], width: CGFloat, spacing: CGFloat) -> [Line] {
        var lines: [Line] = []
        for (index, size) in sizes.enumerated() {
            let fits = lines.last.map { $0.width + spacing + size.width <= width + CardMetrics.rounding } ?? false
            if !fits { lines.append(Line()) }
            let last = lines.count - 1
            lines[last].width += (lines[last].members.isEmpty ? 0 : spacing) + size.width
            lines[last].height = max(lines[last].height, size.height)
            lines[last].members.append(index)
        }
        return lines
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.sizes(upTo: proposal.width)
        let lines = Self.lines(of: sizes, width: proposal.width ?? .infinity, spacing: spacing)
        let height = lines.reduce(0) { $0 + $1.height } + CGFloat(max(lines.count - 1, 0)) * lineSpacing
        return CGSize(width: lines.map(\.width).max() ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let sizes = subviews.sizes(upTo: bounds.width)
        var y = bounds.minY
        for line in Self.lines(of: sizes, width: bounds.width, spacing: spacing) {
            var x = bounds.minX
            for index in line.members {
                let size = sizes[index]
                subviews[index].place(
                    at: CGPoint(x: x, y: y + (isTopAligned ? 0 : (line.height - size.height) / 2)),
                    proposal: ProposedViewSize(size))
                x += size.width + spacing
            }
            y += line.height + lineSpacing
        }
    }
}
