import Foundation

/// The layout of a root view: centred in the safe area.
@_spi(Floors) public struct RootLayout: Layout, Equatable {
    /// The insets in points; leading and trailing follow the layout direction.
    package var safeAreaInsets = EdgeInsets()
    /// The height that what belongs to the keyboard takes above the bottom safe area inset, in points.
    package var keyboardInset: CGFloat = 0

    package init(safeAreaInsets: EdgeInsets = EdgeInsets(), keyboardInset: CGFloat = 0) {
        self.safeAreaInsets = safeAreaInsets
        self.keyboardInset = keyboardInset
    }

    /// The insets of the root view from the edges.
    var insets: EdgeInsets {
        var insets = safeAreaInsets
        insets.bottom += keyboardInset
        return insets
    }

    private var centre: ZStackLayout { ZStackLayout() }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = centre.sizeThatFits(
            proposal: proposal.inset(by: insets), subviews: subviews, cache: &cache)
        guard insets != EdgeInsets() else { return size }
        // A window has its own size, independent of its content.
        return CGSize(
            width: proposal.width ?? size.width + insets.leading + insets.trailing,
            height: proposal.height ?? size.height + insets.top + insets.bottom)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offered = proposal.inset(by: insets)
        let room = bounds.inset(by: insets)
        let size = centre.sizeThatFits(proposal: offered, subviews: subviews, cache: &cache)
        let origin = CGPoint(x: room.midX - size.width / 2, y: room.midY - size.height / 2)
        centre.placeSubviews(
            in: CGRect(origin: origin, size: size), proposal: offered, subviews: subviews, cache: &cache)
    }
}

extension CGRect {
    /// The rectangle inset by some distances; leading is the left edge here, because containers mirror their
    /// placements.
    package func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top,
            width: max(0, width - insets.leading - insets.trailing),
            height: max(0, height - insets.top - insets.bottom))
    }
}
