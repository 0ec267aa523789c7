/// A fixed width, height or both for one view.
struct FixedFrameLayout: Layout, SpacingResettingLayout {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    var resetEdges: Edge.Set { height == nil ? [] : .vertical }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.align(alignment, in: bounds, proposal: inner(proposal))
    }
}

/// Minimum, ideal and maximum sizes for one view.
struct FlexibleFrameLayout: Layout, SpacingResettingLayout {
    var minWidth: CGFloat?
    var idealWidth: CGFloat?
    var maxWidth: CGFloat?
    var minHeight: CGFloat?
    var idealHeight: CGFloat?
    var maxHeight: CGFloat?
    var alignment: Alignment

    var resetEdges: Edge.Set { minHeight == nil && maxHeight == nil ? [] : .vertical }

    /// The proposal for the view: the offered size within the limits, or the ideal size for an unspecified dimension.
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        func limit(_ offered: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> CGFloat? {
            guard let wanted = offered ?? ideal else { return nil }
            return max(min(wanted, most ?? .infinity), least ?? -.infinity)
        }
        return ProposedViewSize(
            width: limit(proposal.width, minWidth, idealWidth, maxWidth),
            height: limit(proposal.height, minHeight, idealHeight, maxHeight))
    }

    /// The frame's length: the offered one within the limits. A missing limit is the content's length, so that without
    /// limits the frame has that length.
    private func outer(
        _ offered: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?, _ content: CGFloat
    ) -> CGFloat {
        guard let offered else {
            return max(min(ideal ?? content, most ?? .infinity), least ?? -.infinity)
        }
        return min(max(offered, least ?? min(content, most ?? .infinity)), most ?? max(content, least ?? 0))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let content = subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
        return CGSize(
            width: outer(proposal.width, minWidth, idealWidth, maxWidth, content.width),
            height: outer(proposal.height, minHeight, idealHeight, maxHeight, content.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let subview = subviews.first else { return }
        // In an unspecified dimension the view keeps its own size, unless that is beyond a limit: then it is proposed
        // the limited size, as for content that fills at least a scroll view's viewport.
        var offered = ProposedViewSize(bounds.size)
        if proposal.width == nil || proposal.height == nil {
            let own = subview.sizeThatFits(inner(proposal))
            if proposal.width == nil, idealWidth == nil, own.width == bounds.width { offered.width = nil }
            if proposal.height == nil, idealHeight == nil, own.height == bounds.height { offered.height = nil }
        }
        subview.align(alignment, in: bounds, proposal: inner(offered))
    }
}

/// Padding around one view.
struct PaddingLayout: Layout, SpacingResettingLayout {
    let insets: EdgeInsets

    var resetEdges: Edge.Set {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        return edges
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal.inset(by: insets)) ?? .zero
        return CGSize(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let origin = CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top)
        subviews.first?.place(at: origin, proposal: proposal.inset(by: insets))
    }
}

/// The view's ideal size along some axes, for any proposal.
struct FixedSizeLayout: Layout {
    let horizontal: Bool
    let vertical: Bool

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(inner(proposal)) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: inner(proposal))
    }
}

/// The largest rectangle of an aspect ratio that fits into the proposal, or the smallest that fills it.
struct AspectRatioLayout: Layout {
    /// Width divided by height; nil for the ratio of the view's ideal size.
    let ratio: CGFloat?
    let contentMode: ContentMode

    private func inner(_ proposal: ProposedViewSize, _ subviews: Subviews) -> ProposedViewSize {
        guard let subview = subviews.first else { return proposal }
        let ideal = subview.sizeThatFits(.unspecified)
        let ratio = self.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil):
            guard self.ratio != nil else { return proposal }
            return fitted(ideal, ratio)
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?): return fitted(CGSize(width: width, height: height), ratio)
        }
    }

    private func fitted(_ size: CGSize, _ ratio: CGFloat) -> ProposedViewSize {
        guard size.width.isFinite || size.height.isFinite else { return ProposedViewSize(size) }
        let byHeight = CGSize(width: size.height * ratio, height: size.height)
        let byWidth = CGSize(width: size.width, height: size.width / ratio)
        let widthDecides = contentMode == .fit ? byHeight.width > size.width : byHeight.width < size.width
        return ProposedViewSize(widthDecides ? byWidth : byHeight)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(inner(proposal, subviews)) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: inner(proposal, subviews))
    }
}

/// An offset of the view's position that does not change its frame in the layout.
struct OffsetLayout: Layout {
    let offset: CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let origin = CGPoint(x: bounds.minX + offset.width, y: bounds.minY + offset.height)
        subviews.first?.place(at: origin, proposal: proposal)
    }

    /// Guides are not offset, because an offset does not move neighbours.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { subviews.first?.dimensions(in: proposal)[explicit: guide] }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { subviews.first?.dimensions(in: proposal)[explicit: guide] }
}

/// Places the view's centre at a point of the whole proposed space.
struct PositionLayout: Layout {
    let position: CGPoint

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews.first?.sizeThatFits(proposal) ?? .zero
        return proposal.replacingUnspecifiedDimensions(by: size)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let point = CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y)
        subviews.first?.place(at: point, anchor: .center, proposal: proposal)
    }
}

/// Layers views: the first one determines the size; the others are placed before or behind it, aligned with it.
struct LayeringLayout: Layout {
    let alignment: Alignment

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let primary = subviews.first else { return }
        primary.place(at: bounds.origin, proposal: proposal)
        let dimensions = primary.dimensions(in: proposal)
        let guide = CGPoint(x: dimensions[alignment.horizontal], y: dimensions[alignment.vertical])
        let offered = ProposedViewSize(bounds.size)
        for layer in subviews.dropFirst() {
            let layerDimensions = layer.dimensions(in: offered)
            let origin = CGPoint(
                x: bounds.minX + guide.x - layerDimensions[alignment.horizontal],
                y: bounds.minY + guide.y - layerDimensions[alignment.vertical])
            layer.place(at: origin, proposal: offered)
        }
    }

    /// The first view's guides alone determine the layout's.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { subviews.first?.dimensions(in: proposal)[explicit: guide] }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? { subviews.first?.dimensions(in: proposal)[explicit: guide] }
}

extension LayoutSubview {
    /// Places the view so that its alignment guide meets that of the bounds.
    func align(_ alignment: Alignment, in bounds: CGRect, proposal: ProposedViewSize) {
        let dimensions = dimensions(in: proposal)
        let frame = ViewDimensions.plain(bounds.size)
        place(
            at: CGPoint(
                x: bounds.minX + frame[alignment.horizontal] - dimensions[alignment.horizontal],
                y: bounds.minY + frame[alignment.vertical] - dimensions[alignment.vertical]),
            proposal: proposal)
    }
}

extension ViewDimensions {
    /// Dimensions of a size with default guides.
    static func plain(_ size: CGSize) -> ViewDimensions {
        ViewDimensions(box: nil, size: size, proposal: ProposedViewSize(size))
    }
}
