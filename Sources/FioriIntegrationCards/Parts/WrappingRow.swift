import SwiftUI

/// Places views beside each other and continues below where the width ends.
nonisolated struct WrappingRow: Layout {
    /// The distance between views of a line, in points.
    var spacing: CGFloat
    /// The distance between lines, in points.
    var lineSpacing: CGFloat

    private struct Line {
        var members: [(index: Int, size: CGSize)] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    private func lines(_ width: CGFloat?, _ subviews: Subviews) -> [Line] {
        let width = width ?? .infinity
        var lines: [Line] = []
        for index in subviews.indices {
            let ideal = subviews[index].sizeThatFits(.unspecified)
            let size =
                ideal.width <= width
                ? ideal : subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil))
            let fits = lines.last.map { $0.width + spacing + size.width <= width } ?? false
            if !fits { lines.append(Line()) }
            let last = lines.count - 1
            lines[last].width += (lines[last].members.isEmpty ? 0 : spacing) + size.width
            lines[last].height = max(lines[last].height, size.height)
            lines[last].members.append((index, size))
        }
        return lines
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let lines = lines(proposal.width, subviews)
        let height = lines.reduce(0) { $0 + $1.height } + CGFloat(max(lines.count - 1, 0)) * lineSpacing
        return CGSize(width: lines.map(\.width).max() ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for line in lines(bounds.width, subviews) {
            var x = bounds.minX
            for (index, size) in line.members {
                subviews[index].place(
                    at: CGPoint(x: x, y: y + (line.height - size.height) / 2), proposal: ProposedViewSize(size))
                x += size.width + spacing
            }
            y += line.height + lineSpacing
        }
    }
}
