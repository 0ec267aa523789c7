@_spi(Floors) import SwiftUICore
@_spi(Floors) import SwiftUIInteraction

/// A page between bars that follow how far the page's scroll view has moved.
package class ScrolledBarsBox: LayoutContainerOf<BarsLayout>, PositionDependentBox, CollapsingBars {
    /// Heard in the course of layout.
    package final var onScroll: (@MainActor () -> Void)?
    /// The distance in points that the content has moved up under the upper bar.
    private(set) final var scrolled: CGFloat = 0
    /// True if no content lies under the lower bar.
    package private(set) final var isAtEnd = true
    /// True if what is below the row of the upper bar moves down with content that is pulled.
    final var stretches = false
    /// The minimum height of the upper bar, in points; the rest collapses as content moves up.
    final var leastHeight = CGFloat.infinity
    /// The bar that the scroll view has to begin or end at.
    private final let edge: VerticalEdge
    /// The scroll view under the bar at the edge.
    private final weak var scrollBox: ScrollBox?
    /// The scroll view that ends at the lower bar; it may be another one than that at the upper bar.
    private final weak var endBox: ScrollBox?
    private final var mustSearch = true

    package init(edge: VerticalEdge) {
        self.edge = edge
        super.init(layout: BarsLayout())
        roles = [.hasSafeArea, .collapsesBars]
    }

    final var hasScrollView: Bool { scrollBox != nil }

    /// True if pulling the scroll view down refreshes it.
    @MainActor final var canRefresh: Bool { scrollBox?.hands.gesture?.canRefresh ?? false }

    package final func stretchedBarHeight(above scroll: LayoutBox) -> CGFloat {
        guard stretches, scroll === scrollBox, contents.count > 1 else { return 0 }
        return max(0, contents[1].placedSize.height - BarMetrics.height)
    }

    package final func collapsedBarHeight(above scroll: LayoutBox, at offset: CGFloat) -> CGFloat {
        guard edge == .top, scroll === scrollBox, contents.count > 1 else { return 0 }
        if offset < 0 { return stretches ? offset : 0 }
        return min(offset, max(0, contents[1].placedSize.height - leastHeight))
    }

    package final var collapsedBarHeight: CGFloat {
        scrollBox.map { collapsedBarHeight(above: $0, at: $0.layoutOffset.y) } ?? 0
    }

    package override func placeChildren() {
        super.placeChildren()
        mustSearch = true
        root?.register(self)
    }

    @MainActor package final var isOutOfPlace: Bool { mustSearch || offset != scrolled || endsHere != isAtEnd }

    @MainActor private final var offset: CGFloat { scrollBox?.contentOffset.y ?? 0 }

    @MainActor private final var endsHere: Bool {
        guard let endBox, reaches(.bottom, endBox) else { return true }
        return endBox.contentOffset.y >= endBox.scrollRange.height - 0.5
    }

    @MainActor package final func followPlace() -> Bool {
        let old = scrollBox
        if mustSearch {
            mustSearch = false
            scrollBox = scrollView(at: edge, known: scrollBox)
            if edge == .bottom {
                endBox = scrollBox
            } else {
                endBox = hasLowerBar ? scrollView(at: .bottom, known: endBox ?? scrollBox) : nil
            }
        }
        guard scrollBox !== old || offset != scrolled || endsHere != isAtEnd else { return false }
        scrolled = offset
        isAtEnd = endsHere
        onScroll?()
        return true
    }

    private final var hasLowerBar: Bool { contents.count > 2 && contents[2].placedSize.height > 0 }

    private final func scrollView(at edge: VerticalEdge, known: ScrollBox?) -> ScrollBox? {
        if let known, known.root != nil, reaches(edge, known) { return known }
        return contents.first.flatMap { findScrollBox(in: $0, at: edge) }
    }

    /// True if content of a scroll view moves under the upper bar, or under the lower one.
    private final func reaches(_ edge: VerticalEdge, _ scroll: ScrollBox) -> Bool {
        guard let content = contents.first else { return false }
        let frame = scroll.convert(scroll.visibleRect, to: self)
        return edge == .top
            ? frame.minY <= content.placedOrigin.y + 1
            : frame.maxY >= content.placedOrigin.y + content.placedSize.height - 1
    }

    /// The first scroll view that moves up and down and is at the bar.
    private final func findScrollBox(in box: LayoutBox, at edge: VerticalEdge) -> ScrollBox? {
        if let scroll = box.asScrollBox {
            return scroll.scrollAxes.contains(.vertical) && reaches(edge, scroll) ? scroll : nil
        }
        return box.reachableChildren.firstNonNil { findScrollBox(in: $0, at: edge) }
    }
}
