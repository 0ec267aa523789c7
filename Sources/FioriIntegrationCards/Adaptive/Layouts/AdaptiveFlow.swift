import SwiftUI

/// Places views side by side, and on further lines when the width is used up.
nonisolated struct AdaptiveFlow: Layout {
    /// The distance between views and lines, in points.
    var spacing: CGFloat = 8
    /// The place of lines that are narrower than the width.
    var alignment = AdaptiveHorizontalAlignment.left

    private struct Line {
        var indices: [Int] = []
        var size = CGSize.zero
    }

    private func lines(_ width: CGFloat?, _ subviews: Subviews) -> (lines: [Line], sizes: [CGSize]) {
        let sizes = subviews.sizes(upTo: width)
        var lines: [Line] = []
        for (index, size) in sizes.enumerated() {
            if let last = lines.last,
                last.size.width + spacing + size.width <= (width ?? .infinity) + CardMetrics.rounding
            {
                lines[lines.count - 1].indices.append(index)
                lines[lines.count - 1].size.width += spacing + size.width
                lines[lines.count - 1].size.height = max(last.size.height, size.height)
            } else {
                lines.append(Line(indices: [index], size: size))
            }
        }
        return (lines, sizes)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.finiteWidth
        let lines = lines(width, subviews).lines
        let height = lines.map(\.size.height).reduce(CGFloat(max(0, lines.count - 1)) * spacing, +)
        return CGSize(width: width ?? lines.map(\.size.width).max() ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let (lines, sizes) = lines(bounds.width, subviews)
        var y = bounds.minY
        for line in lines {
            var x = bounds.minX + max(0, bounds.width - line.size.width) * alignment.share
            for index in line.indices {
                subviews[index].place(
                    at: CGPoint(x: x, y: y + (line.size.height - sizes[index].height) / 2),
                    proposal: ProposedViewSize(sizes[index]))
                x += sizes[index].width + spacing
            }
            y += line.size.height + spacing
        }
    }
}
