import SwiftUI

/// Places the cells of a row side by side: columns with a width have it, the others share what is left by what their texts
/// need.
nonisolated struct TableRowLayout: Layout {
    /// The width of a column, which is not below the one in which no word is broken.
    enum Width: Hashable {
        case points(CGFloat, least: CGFloat = 0)
        case share(CGFloat, least: CGFloat = 0)
        /// A part of what is left, by the width that the texts need.
        case rest(TableColumnNeed)
    }

    /// The widths of the columns, one for each view.
    var widths: [Width]
    /// The distance between columns, in points.
    var spacing = TablePopin.spacing

    /// - Parameter needs: the widths that the texts of the columns need.
    init(_ columns: [ResolvedTable.Column], needs: [TableColumnNeed]) {
        widths = zip(columns, needs).map { column, need in
            if let points = CardLength.points(column.width) { return .points(points, least: need.least) }
            if let share = CardLength.share(column.width) { return .share(share, least: need.least) }
            return .rest(need)
        }
    }

    /// The widths in points. What is asked for beyond the room shrinks, so that the others keep their least width.
    static func resolve(_ widths: [Width], in width: CGFloat, spacing: CGFloat) -> [CGFloat] {
        guard !widths.isEmpty else { return [] }
        let room = max(0, width - spacing * CGFloat(widths.count - 1))
        let needs = widths.compactMap { if case .rest(let need) = $0 { need } else { nil } }
        let fixed = widths.map { width -> (wanted: CGFloat, least: CGFloat) in
            switch width {
            case .points(let points, let least): (max(points, least), least)
            case .share(let share, let least): (max(room * share, least), least)
            case .rest: (0, 0)
            }
        }
        // Where there is no room for all words, the columns without a width have at most their part of it.
        let part = room * CGFloat(needs.count) / CGFloat(widths.count)
        let least = min(needs.map(\.least).reduce(0, +), max(part, room - fixed.map(\.least).reduce(0, +)))
        let shrunk = shrink(fixed, to: room - least)
        var shares = divide(room - shrunk.reduce(0, +), by: needs).makeIterator()
        return zip(widths, shrunk).map { width, fixed in
            if case .rest = width { shares.next() ?? 0 } else { fixed }
        }
    }

    /// The widths that are wanted, or smaller ones: down to the least ones, or below these in equal parts.
    private static func shrink(_ widths: [(wanted: CGFloat, least: CGFloat)], to room: CGFloat) -> [CGFloat] {
        let (wanted, least) = widths.reduce((0, 0)) { ($0.0 + $1.wanted, $0.1 + $1.least) }
        guard wanted > room, wanted > 0 else { return widths.map(\.wanted) }
        guard least < room, wanted > least else { return widths.map { $0.wanted * max(room, 0) / wanted } }
        let part = (room - least) / (wanted - least)
        return widths.map { $0.least + ($0.wanted - $0.least) * part }
    }

    /// Divides a width so that no word is broken, as far as there is room: beyond that, columns whose texts need less than
    /// an equal part have what they need, the others share the rest, and what is left goes to all alike.
    static func divide(_ width: CGFloat, by needs: [TableColumnNeed]) -> [CGFloat] {
        let least = needs.map(\.least).reduce(0, +)
        guard least < width else { return needs.map { least > 0 ? $0.least * width / least : 0 } }
        return zip(needs, divide(width - least, by: needs.map { max(0, $0.ideal - $0.least) })).map { $0.least + $1 }
    }

    private static func divide(_ width: CGFloat, by needs: [CGFloat]) -> [CGFloat] {
        guard !needs.isEmpty else { return [] }
        var shares = [CGFloat](repeating: 0, count: needs.count)
        var rest = width
        var open = needs.indices.sorted { needs[$0] < needs[$1] }
        while let index = open.first {
            let share = rest / CGFloat(open.count)
            guard needs[index] < share else { break }
            shares[index] = needs[index]
            rest -= needs[index]
            open.removeFirst()
        }
        if open.isEmpty {
            for index in needs.indices { shares[index] += rest / CGFloat(needs.count) }
        } else {
            for index in open { shares[index] = rest / CGFloat(open.count) }
        }
        return shares
    }

    private func sizes(_ subviews: Subviews, width: CGFloat) -> [CGSize] {
        zip(subviews, Self.resolve(widths, in: width, spacing: spacing)).map { subview, width in
            CGSize(width: width, height: subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideal = CGFloat(widths.count) * TablePopin.minimumWidth
        let width = proposal.finiteWidth ?? ideal
        return CGSize(width: width, height: sizes(subviews, width: width).map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (subview, size) in zip(subviews, sizes(subviews, width: bounds.width)) {
            subview.place(
                at: CGPoint(x: x, y: bounds.midY - size.height / 2),
                // A height would be divided among the texts of a cell, and cut those that can be lower.
                proposal: ProposedViewSize(width: size.width, height: nil))
            x += size.width + spacing
        }
    }
}
