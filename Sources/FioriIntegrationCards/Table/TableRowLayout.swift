import SwiftUI

/// Places the cells of a row side by side: columns with a width have it, the others share what is left.
nonisolated struct TableRowLayout: Layout {
    /// The width of a column.
    enum Width: Hashable {
        case points(CGFloat)
        case share(CGFloat)
        case rest
    }

    /// The widths of the columns, one for each view.
    var widths: [Width]
    /// The distance between columns, in points.
    var spacing = TablePopin.spacing

    init(_ columns: [ResolvedTable.Column]) {
        widths = columns.map { column in
            if let points = CardLength.points(column.width) { return .points(points) }
            if let share = CardLength.share(column.width) { return .share(share) }
            return .rest
        }
    }

    /// The widths in points. What is asked for beyond the room shrinks, so that the others keep their least width.
    static func resolve(_ widths: [Width], in width: CGFloat, spacing: CGFloat) -> [CGFloat] {
        guard !widths.isEmpty else { return [] }
        let room = max(0, width - spacing * CGFloat(widths.count - 1))
        let rest = widths.count { $0 == .rest }
        let fixed = widths.map { width -> CGFloat in
            switch width {
            case .points(let points): points
            case .share(let share): room * share
            case .rest: 0
            }
        }
        let asked = fixed.reduce(0, +)
        let least = min(room, CGFloat(rest) * min(TablePopin.minimumWidth, room / CGFloat(widths.count)))
        let most = room - least
        let scale = asked > most && asked > 0 ? most / asked : 1
        let share = rest > 0 ? (room - asked * scale) / CGFloat(rest) : 0
        return zip(widths, fixed).map { $0 == .rest ? share : $1 * scale }
    }

    private func sizes(_ subviews: Subviews, width: CGFloat) -> [CGSize] {
        zip(subviews, Self.resolve(widths, in: width, spacing: spacing)).map { subview, width in
            CGSize(width: width, height: subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height)
        }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideal = CGFloat(widths.count) * TablePopin.minimumWidth
        let width = proposal.width.flatMap { $0.isFinite ? max($0, 0) : nil } ?? ideal
        return CGSize(width: width, height: sizes(subviews, width: width).map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (subview, size) in zip(subviews, sizes(subviews, width: bounds.width)) {
            subview.place(
                at: CGPoint(x: x, y: bounds.midY - size.height / 2), proposal: ProposedViewSize(size))
            x += size.width + spacing
        }
    }
}
