import SwiftUI

/// The place of a column in a row.
nonisolated struct AdaptiveColumnPlace: Sendable, Hashable {
    var width = AdaptiveColumnWidth.auto
    /// The distance to the column in front, in points.
    var gap: CGFloat = 0
    /// The widths of the words in it.
    var words = AdaptiveWordWidths.none
    /// Tells whether the column is a line between columns.
    var isSeparator = false

    /// The width; a fixed one is at least as great as the words need.
    func width(holding least: CGFloat) -> AdaptiveColumnWidth {
        if case .points(let points) = width, !isSeparator { .points(max(points, least)) } else { width }
    }
}

nonisolated private struct AdaptiveColumnPlaceKey: LayoutValueKey {
    static let defaultValue = AdaptiveColumnPlace()
}

nonisolated extension View {
    func adaptiveColumn(
        _ width: AdaptiveColumnWidth, gap: CGFloat, words: AdaptiveWordWidths = .none, isSeparator: Bool = false
    ) -> some View {
        layoutValue(
            key: AdaptiveColumnPlaceKey.self,
            value: AdaptiveColumnPlace(width: width, gap: gap, words: words, isSeparator: isSeparator))
    }
}

/// Places columns side by side in the full width, all as high as the highest; columns whose words have no room beside
/// the others continue on further lines.
nonisolated struct AdaptiveColumns: Layout {
    /// The least height, in points.
    var minimumHeight: CGFloat = 0
    /// The place of columns that are narrower together than the width.
    var alignment = AdaptiveHorizontalAlignment.left
    /// Tells whether columns whose content would have to wrap go below each other, as for very large text.
    var stacksWhenNarrow = false

    /// The distance between columns below each other.
    private static let lineGap: CGFloat = 8

    /// A line of columns, by index, with their widths. Separators at its ends are not members.
    private struct Line {
        var members: [Int]
        var widths: [CGFloat]
    }

    private func lines(_ proposed: CGFloat?, _ subviews: Subviews) -> [Line] {
        let places = subviews.map { $0[AdaptiveColumnPlaceKey.self] }
        let width = proposed.flatMap { $0.isFinite ? max($0, 0) : nil }
        let ideals = subviews.map { $0.sizeThatFits(.unspecified).width }
        let least = places.indices.map { index -> CGFloat in
            guard let width else { return 0 }
            let words = places[index].words
            // A word that breaks in any case does so no more often than alone in a line.
            return min(max(words.least(within: width), words.breaking(within: width)), ideals[index])
        }
        let lines = members(places, ideals, least, width)
        // Widths in points are meant for texts of the usual size, beside other columns.
        let holdsWords = stacksWhenNarrow || lines.count > 1
        /// The width that the words of a column need in a line. Alone in it, a column also yields to words that are estimated
        /// to be wider than the line: they may have room, or break less.
        func holding(_ index: Int, aloneInLine isAlone: Bool) -> CGFloat {
            guard holdsWords else { return 0 }
            guard isAlone, let width, places[index].words.exceeds(width) else { return least[index] }
            return min(ideals[index], width)
        }
        return lines.map { members in
            let isAlone = members.count { !places[$0].isSeparator } == 1
            let gaps = distances(in: members, places).reduce(0, +)
            return Line(
                members: members,
                widths: ColumnWidths.resolve(
                    members.map { places[$0].width(holding: holding($0, aloneInLine: isAlone)) },
                    available: width.map { $0 - gaps },
                    least: members.map { least[$0] }
                ) {
                    ideals[members[$0]]
                })
        }
    }

    /// The columns of each line.
    private func members(
        _ places: [AdaptiveColumnPlace], _ ideals: [CGFloat], _ least: [CGFloat], _ width: CGFloat?
    ) -> [[Int]] {
        let all = Array(places.indices)
        guard let width, all.count > 1 else { return [all] }
        let columns = all.filter { !places[$0].isSeparator }
        let gaps = places.map(\.gap).reduce(0, +)
        if stacksWhenNarrow, ideals.reduce(gaps, +) > width + CardMetrics.rounding { return columns.map { [$0] } }
        // The widths of words are estimates from the number of letters.
        let floors = places.indices.map { index in
            if places[index].isSeparator { return CGFloat(1) }
            return max(least[index], ColumnWidths.narrowest)
        }
        guard floors.reduce(gaps, +) > width + CardMetrics.rounding else { return [all] }
        var lines: [[Int]] = []
        var used: CGFloat = 0
        for column in columns {
            // A separator belongs to the column behind it.
            let parts = column > 0 && places[column - 1].isSeparator ? [column - 1, column] : [column]
            let needed = parts.reduce(0) { $0 + places[$1].gap + floors[$1] }
            if !lines.isEmpty, used + needed <= width + CardMetrics.rounding {
                lines[lines.count - 1] += parts
                used += needed
            } else {
                lines.append([column])
                used = floors[column]
            }
        }
        return lines
    }

    /// The distances in front of the columns of a line.
    private func distances(in members: [Int], _ places: [AdaptiveColumnPlace]) -> [CGFloat] {
        members.indices.map { $0 == 0 ? 0 : places[members[$0]].gap }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let lines = lines(proposal.width, subviews)
        let heights = lines.map { extent(of: $0, subviews) }
        var height = max(heights.reduce(CGFloat(max(0, lines.count - 1)) * Self.lineGap, +), minimumHeight)
        if let proposed = proposal.height, proposed.isFinite { height = max(height, proposed) }
        let natural = lines.map { line in
            distances(in: line.members, subviews.map { $0[AdaptiveColumnPlaceKey.self] }).reduce(0, +)
                + line.widths.reduce(0, +)
        }
        let width = proposal.finiteWidth ?? natural.max() ?? 0
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let places = subviews.map { $0[AdaptiveColumnPlaceKey.self] }
        let lines = lines(bounds.width, subviews)
        var y = bounds.minY
        for line in lines {
            // The only line takes all the height.
            let height = lines.count == 1 ? bounds.height : extent(of: line, subviews)
            let gaps = distances(in: line.members, places)
            let free = max(0, bounds.width - line.widths.reduce(gaps.reduce(0, +), +))
            var x = bounds.minX + free * alignment.share
            for (position, index) in line.members.enumerated() {
                x += gaps[position]
                subviews[index].place(
                    at: CGPoint(x: x, y: y),
                    proposal: ProposedViewSize(width: line.widths[position], height: height))
                x += line.widths[position]
            }
            y += height + Self.lineGap
        }
        let placed = Set(lines.flatMap(\.members))
        for index in subviews.indices where !placed.contains(index) {
            subviews[index].place(at: bounds.origin, proposal: .zero)
        }
    }

    private func extent(of line: Line, _ subviews: Subviews) -> CGFloat {
        zip(line.members, line.widths).map { index, width in
            subviews[index][AdaptiveColumnPlaceKey.self].isSeparator
                ? 0 : subviews[index].sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        }
        .max() ?? 0
    }
}
