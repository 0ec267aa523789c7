import SwiftUI

/// Horizontal extent of an item in a row, in points from the row's leading edge, before zooming.
nonisolated struct TableSlot: Equatable, Sendable {
    var start: CGFloat = 0
    var width: CGFloat = 0
}

/// Puts the contents of a row into their slots. The row is as high as the highest of them.
nonisolated struct TableRowLayout: Layout {
    /// Width of the whole row, before zooming.
    let width: CGFloat
    let minHeight: CGFloat
    let zoom: CGFloat

    private struct SlotKey: LayoutValueKey {
        static let defaultValue = TableSlot()
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let height = subviews.reduce(minHeight) { height, subview in
            max(height, subview.sizeThatFits(ProposedViewSize(width: subview[SlotKey.self].width, height: nil)).height)
        }
        return CGSize(width: width * zoom, height: height.rounded(.up) * zoom)
    }

    /// Contents are laid out as if the table were not zoomed, and drawn larger or smaller about their middle.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            let slot = subview[SlotKey.self]
            subview.place(
                at: CGPoint(x: bounds.minX + (slot.start + slot.width / 2) * zoom, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: slot.width, height: bounds.height / zoom))
        }
    }

    /// Gives a view the size of its slot, and passes the slot to the layout.
    nonisolated fileprivate struct Slot: ViewModifier {
        let slot: TableSlot
        let zoom: CGFloat

        @MainActor func body(content: Content) -> some View {
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .scaleEffect(zoom)
                .layoutValue(key: SlotKey.self, value: slot)
        }
    }

    /// Slot of views that stay at the leading side and cover the cells that scroll below them.
    nonisolated fileprivate struct StickySlot: ViewModifier {
        let slot: TableSlot
        let metrics: TableMetrics
        let background: TableRowBackground

        @MainActor func body(content: Content) -> some View {
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background { background }
                .scaleEffect(metrics.zoom)
                .modifier(
                    StickyColumn(
                        isSticky: metrics.isFirstColumnSticky,
                        start: (slot.start + slot.width / 2) * metrics.zoom - slot.width / 2)
                )
                .zIndex(1)
                .layoutValue(key: SlotKey.self, value: slot)
        }
    }
}

nonisolated extension View {
    func slot(_ slot: TableSlot, zoom: CGFloat) -> some View {
        modifier(TableRowLayout.Slot(slot: slot, zoom: zoom))
    }

    func stickySlot(_ slot: TableSlot, _ metrics: TableMetrics, background: TableRowBackground) -> some View {
        modifier(TableRowLayout.StickySlot(slot: slot, metrics: metrics, background: background))
    }
}
