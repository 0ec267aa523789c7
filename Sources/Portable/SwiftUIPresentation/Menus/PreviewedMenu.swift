@_spi(Floors) import SwiftUICore

/// Layout of a context menu and the preview of its view.
///
/// The preview takes the place of its view, with the same middle, and is moved from there only as far as the edges of
/// the room and the menu ask for. The menu stands below it, or above where there is more room. Where both do not fit
/// below each other, the preview gets smaller; in rooms that are wider than high the menu stands at its side, if more
/// of the preview is seen then.
struct PreviewedMenu {
    private(set) var preview = CGRect.zero
    private(set) var menu = CGRect.zero
    private(set) var isBelow = true
    /// The proposals for the preview and the menu.
    private(set) var previewProposal = ProposedViewSize.unspecified
    private(set) var menuProposal = ProposedViewSize.unspecified

    /// In points, between the preview and the menu.
    private static let gap = AnchoredPanelBox.gap

    /// - Parameters:
    ///   - target: where the view is.
    ///   - room: what both have to stay in.
    init(_ previewBox: LayoutBox, _ menuBox: LayoutBox, target: CGRect, in room: CGRect) {
        let ideal = menuBox.size(for: ProposedViewSize(width: room.width, height: nil))
        // A menu with many items leaves half of the room to a preview that needs that.
        let rest = max(room.height - Self.gap - min(ideal.height, room.height / 2), 0)
        previewProposal = ProposedViewSize(width: room.width, height: rest)
        let size = previewBox.size(for: previewProposal)
        if room.width > room.height {
            let offer = ProposedViewSize(width: max(room.width - Self.gap - ideal.width, 0), height: room.height)
            let beside = previewBox.size(for: offer)
            if beside.width * beside.height > size.width * size.height * 1.01 {
                previewProposal = offer
                stand(beside, beside: menuBox, ideal: ideal, target: target, in: room)
                return
            }
        }
        menuProposal = ProposedViewSize(
            width: room.width, height: min(ideal.height, room.height - Self.gap - size.height))
        let menuSize = menuBox.size(for: menuProposal)
        preview = Self.home(size, over: target, in: room)
        let below = room.maxY - preview.maxY - Self.gap
        let above = preview.minY - Self.gap - room.minY
        isBelow = menuSize.height <= below || below >= above
        if isBelow {
            preview.origin.y -= max(0, menuSize.height - below)
        } else {
            preview.origin.y += max(0, menuSize.height - above)
        }
        menu = CGRect(
            x: AnchoredPanelBox.x(of: menuSize, beside: preview, in: room),
            y: isBelow ? preview.maxY + Self.gap : preview.minY - Self.gap - menuSize.height, width: menuSize.width,
            height: menuSize.height)
    }

    private mutating func stand(
        _ size: CGSize, beside menuBox: LayoutBox, ideal: CGSize, target: CGRect, in room: CGRect
    ) {
        menuProposal = ProposedViewSize(width: ideal.width, height: min(ideal.height, room.height))
        let menuSize = menuBox.size(for: menuProposal)
        preview = Self.home(size, over: target, in: room)
        let right = room.maxX - preview.maxX - Self.gap
        let left = preview.minX - Self.gap - room.minX
        let isRight = menuSize.width <= right || right >= left
        preview.origin.x += isRight ? -max(0, menuSize.width - right) : max(0, menuSize.width - left)
        menu = CGRect(
            x: isRight ? preview.maxX + Self.gap : preview.minX - Self.gap - menuSize.width,
            y: max(room.minY, min(preview.minY, room.maxY - menuSize.height)), width: menuSize.width,
            height: menuSize.height)
    }

    /// Returns the frame nearest to a view that the room allows.
    private static func home(_ size: CGSize, over target: CGRect, in room: CGRect) -> CGRect {
        CGRect(
            x: max(room.minX, min(target.midX - size.width / 2, room.maxX - size.width)),
            y: max(room.minY, min(target.midY - size.height / 2, room.maxY - size.height)), width: size.width,
            height: size.height)
    }
}

/// A preview and a menu, which ``AnchoredPanelBox`` puts in their places.
struct PreviewedMenuLayout: Layout {
    /// From the leading edge.
    var places: [(origin: CGPoint, proposal: ProposedViewSize)] = []

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, place) in zip(subviews, places) { subview.place(at: place.origin, proposal: place.proposal) }
    }
}
