import SwiftUI

/// Places views one after the other, in as many lines as they need; a view that is wider than a line takes a line of
/// its own.
package struct FlowLayout: Layout {
    /// Spacing between views of a line, in points.
    var spacing: CGFloat
    /// Spacing between lines, in points.
    var lineSpacing: CGFloat
    /// The greatest number of lines; nil for as many as the views need.
    var lineLimit: Int?

    /// The greatest difference in points between a width that was measured and the one that is placed: both edges are rounded to
    /// pixels. Lines break at the same views in both.
    private static let rounding: CGFloat = 0.95
    /// The distance of views beyond the greatest number of lines, in points: farther than any screen is high.
    private static let outside: CGFloat = 100_000

    /// - Parameters:
    ///   - spacing: Spacing between views of a line, in points; nil for 8.
    ///   - lineSpacing: Spacing between lines, in points; nil for the spacing between views.
    ///   - lineLimit: The greatest number of lines; nil for as many as the views need. Views that do not fit are placed far
    ///     outside: whoever sets a limit clips the layout.
    package init(spacing: CGFloat? = nil, lineSpacing: CGFloat? = nil, lineLimit: Int? = nil) {
        self.spacing = spacing ?? 8
        self.lineSpacing = lineSpacing ?? self.spacing
        self.lineLimit = lineLimit
    }

    private struct Line {
        var frames: [CGRect] = []
        var height: CGFloat = 0
        var width: CGFloat = 0
    }

    private func lines(_ subviews: Subviews, width: CGFloat) -> [Line] {
        var lines = [Line()]
        for subview in subviews {
            let size = subview.sizeThatFits(ProposedViewSize(width: width == .infinity ? nil : width, height: nil))
            var x = lines[lines.count - 1].frames.isEmpty ? 0 : lines[lines.count - 1].width + spacing
            if x + size.width > width + Self.rounding, !lines[lines.count - 1].frames.isEmpty {
                lines.append(Line())
                x = 0
            }
            lines[lines.count - 1].frames.append(CGRect(x: x, y: 0, width: size.width, height: size.height))
            lines[lines.count - 1].width = x + size.width
            lines[lines.count - 1].height = max(lines[lines.count - 1].height, size.height)
        }
        return lines
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let lines = lines(subviews, width: proposal.width ?? .infinity).prefix(lineLimit ?? .max)
        return CGSize(
            width: lines.map(\.width).max() ?? 0,
            height: lines.map(\.height).reduce(0, +) + lineSpacing * CGFloat(lines.count - 1))
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var index = subviews.startIndex
        var y = bounds.minY
        for (number, line) in lines(subviews, width: bounds.width).enumerated() {
            if number == lineLimit { y += Self.outside }
            for frame in line.frames {
                subviews[index].place(
                    at: CGPoint(x: bounds.minX + frame.minX, y: y + (line.height - frame.height) / 2),
                    proposal: ProposedViewSize(frame.size))
                index += 1
            }
            y += line.height + lineSpacing
        }
    }
}
