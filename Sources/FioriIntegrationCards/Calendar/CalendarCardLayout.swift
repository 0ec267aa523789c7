import SwiftUI

/// Places the month, a line and the appointments beside each other where there is room, below each other elsewhere. Each
/// is made once, whatever the width.
nonisolated struct CalendarCardLayout: Layout {
    private static let monthWidth = CalendarCardMetrics.monthSide + 24
    private static let spacing = CalendarCardMetrics.spacing
    private static let lineWidth: CGFloat = 1

    /// The frames and proposals of the views, and the size of all.
    nonisolated private struct Plan {
        var places: [(origin: CGPoint, proposal: ProposedViewSize)] = []
        var size = CGSize.zero
    }

    private func plan(_ subviews: Subviews, width proposed: CGFloat?) -> Plan {
        let width = proposed.flatMap { $0.isFinite ? max($0, 0) : nil } ?? CalendarCardMetrics.wideWidth
        return width >= CalendarCardMetrics.wideWidth - CardMetrics.rounding
            ? beside(subviews, width) : below(subviews, width)
    }

    private func beside(_ subviews: Subviews, _ width: CGFloat) -> Plan {
        let (month, line) = (Self.monthWidth, Self.lineWidth)
        let rest = max(width - month - line - Self.spacing * 2, 0)
        let sides = [month, line, rest]
        let height =
            subviews.indices.filter { $0 != 1 }
            .map { subviews[$0].sizeThatFits(ProposedViewSize(width: sides[min($0, 2)], height: nil)).height }
            .max() ?? 0
        var plan = Plan(size: CGSize(width: width, height: height))
        var x: CGFloat = 0
        for index in subviews.indices {
            let side = sides[min(index, 2)]
            plan.places.append(
                (CGPoint(x: x, y: 0), ProposedViewSize(width: side, height: index == 1 ? height : nil)))
            x += side + Self.spacing
        }
        return plan
    }

    private func below(_ subviews: Subviews, _ width: CGFloat) -> Plan {
        var plan = Plan()
        var y: CGFloat = 0
        for index in subviews.indices {
            let proposal = ProposedViewSize(width: width, height: index == 1 ? Self.lineWidth : nil)
            let size = subviews[index].sizeThatFits(proposal)
            plan.places.append((CGPoint(x: 0, y: y), proposal))
            plan.size.width = max(plan.size.width, size.width)
            plan.size.height = y + size.height
            y += size.height + Self.spacing
        }
        return plan
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        plan(subviews, width: proposal.width).size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let plan = plan(subviews, width: proposal.width)
        for (subview, place) in zip(subviews, plan.places) {
            subview.place(
                at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
                proposal: place.proposal)
        }
    }
}
