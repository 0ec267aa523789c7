import SwiftUI

/// The place of a column in a row.
nonisolated struct AdaptiveColumnPlace: Sendable, Hashable {
    var width = AdaptiveColumnWidth.auto
    /// The distance to the column in front, in points.
    var gap: CGFloat = 0
    /// The width below which words would break, in points.
    var least: CGFloat = 0
    /// Tells whether the column is a line between columns.
    var isSeparator = false
}

nonisolated private struct AdaptiveColumnPlaceKey: LayoutValueKey {
    static let defaultValue = AdaptiveColumnPlace()
}

nonisolated extension View {
    func adaptiveColumn(
        _ width: AdaptiveColumnWidth, gap: CGFloat, least: CGFloat = 0, isSeparator: Bool = false
    ) -> some View {
        layoutValue(
            key: AdaptiveColumnPlaceKey.self,
            value: AdaptiveColumnPlace(width: width, gap: gap, least: least, isSeparator: isSeparator))
    }
}

/// Places columns side by side in the full width, all as high as the highest.
nonisolated struct AdaptiveColumns: Layout {
    /// The least height, in points.
    var minimumHeight: CGFloat = 0
    /// The place of columns that are narrower together than the width.
    var alignment = AdaptiveHorizontalAlignment.left
    /// Tells whether columns whose content would have to wrap go below each other, as for very large text.
    var stacksWhenNarrow = false

    /// The distance between columns below each other.
    private static let stackedGap: CGFloat = 8

    private struct Arrangement {
        var widths: [CGFloat]
        var isStacked = false
    }

    private func arrangement(_ proposed: CGFloat?, _ subviews: Subviews) -> Arrangement {
        let places = subviews.map { $0[AdaptiveColumnPlaceKey.self] }
        let gaps = places.map(\.gap).reduce(0, +)
        let width = proposed.flatMap { $0.isFinite ? max($0, 0) : nil }
        let ideals = subviews.map { $0.sizeThatFits(.unspecified).width }
        if stacksWhenNarrow, let width, subviews.count > 1, ideals.reduce(gaps, +) > width {
            return Arrangement(widths: subviews.map { _ in width }, isStacked: true)
        }
        return Arrangement(
            widths: AdaptiveColumnWidths.resolve(
                places.map(\.width), available: width.map { $0 - gaps }, least: places.map(\.least)
            ) {
                ideals[$0]
            })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let arrangement = arrangement(proposal.width, subviews)
        let heights = heights(arrangement, subviews)
        let gaps = subviews.map { $0[AdaptiveColumnPlaceKey.self].gap }.reduce(0, +)
        let natural = arrangement.isStacked ? stackedHeight(heights, subviews) : heights.max() ?? 0
        var height = max(natural, minimumHeight)
        if let proposed = proposal.height, proposed.isFinite { height = max(height, proposed) }
        let width =
            proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil } ?? arrangement.widths.reduce(gaps, +)
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let arrangement = arrangement(bounds.width, subviews)
        let heights = heights(arrangement, subviews)
        if arrangement.isStacked {
            var y = bounds.minY
            for index in subviews.indices where !subviews[index][AdaptiveColumnPlaceKey.self].isSeparator {
                subviews[index].place(
                    at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: bounds.width, height: nil))
                y += heights[index] + Self.stackedGap
            }
            for subview in subviews where subview[AdaptiveColumnPlaceKey.self].isSeparator {
                subview.place(at: bounds.origin, proposal: .zero)
            }
            return
        }
        let gaps = subviews.map { $0[AdaptiveColumnPlaceKey.self].gap }.reduce(0, +)
        var x = bounds.minX + max(0, bounds.width - arrangement.widths.reduce(gaps, +)) * alignment.share
        for index in subviews.indices {
            x += subviews[index][AdaptiveColumnPlaceKey.self].gap
            subviews[index].place(
                at: CGPoint(x: x, y: bounds.minY),
                proposal: ProposedViewSize(width: arrangement.widths[index], height: bounds.height))
            x += arrangement.widths[index]
        }
    }

    private func heights(_ arrangement: Arrangement, _ subviews: Subviews) -> [CGFloat] {
        zip(subviews, arrangement.widths).map { subview, width in
            subview[AdaptiveColumnPlaceKey.self].isSeparator
                ? 0 : subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        }
    }

    private func stackedHeight(_ heights: [CGFloat], _ subviews: Subviews) -> CGFloat {
        let columns = subviews.count { !$0[AdaptiveColumnPlaceKey.self].isSeparator }
        return heights.reduce(0, +) + CGFloat(max(0, columns - 1)) * Self.stackedGap
    }
}
