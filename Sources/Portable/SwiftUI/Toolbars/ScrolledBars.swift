/// A page between bars that follow how far the page's scroll view has moved.
class ScrolledBarsBox: LayoutContainerOf<BarsLayout>, PositionDependentBox, @unchecked Sendable {
    /// Heard in the course of layout.
    final var onScroll: (@MainActor () -> Void)?
    /// How far the content has moved up under the upper bar, in points.
    private(set) final var scrolled: CGFloat = 0
    /// Whether no content lies under the lower bar.
    private(set) final var isAtEnd = true
    /// Whether what is below the row of the upper bar moves down with content that is pulled.
    final var stretches = false
    /// The bar that the scroll view has to begin or end at.
    private final let edge: VerticalEdge
    private final weak var scrollBox: ScrollBox?
    private final var mustSearch = true

    init(edge: VerticalEdge) {
        self.edge = edge
        super.init(layout: BarsLayout())
    }

    final var hasScrollView: Bool { scrollBox != nil }

    /// Whether pulling the scroll view down refreshes it.
    @MainActor final var canRefresh: Bool { scrollBox?.gesture?.canRefresh ?? false }

    /// How much of the upper bar moves down with a scroll view that is pulled, in points.
    final func stretch(above scroll: ScrollBox) -> CGFloat {
        guard stretches, scroll === scrollBox, contents.count > 1 else { return 0 }
        return max(0, contents[1].placedSize.height - NavigationBar.height)
    }

    override func placeChildren() {
        super.placeChildren()
        mustSearch = true
        root?.register(self)
    }

    final var isOutOfPlace: Bool { mustSearch || offset != scrolled || endsHere != isAtEnd }

    private final var offset: CGFloat { scrollBox?.contentOffset.y ?? 0 }

    private final var endsHere: Bool {
        guard let scrollBox, reaches(.bottom, scrollBox) else { return true }
        return scrollBox.contentOffset.y >= scrollBox.scrollRange.height - 0.5
    }

    final func followPlace() -> Bool {
        let old = scrollBox
        if mustSearch {
            mustSearch = false
            if scrollBox.map({ $0.root == nil || !reaches(edge, $0) }) ?? true {
                scrollBox = contents.first.flatMap(findScrollBox)
            }
        }
        guard scrollBox !== old || offset != scrolled || endsHere != isAtEnd else { return false }
        scrolled = offset
        isAtEnd = endsHere
        MainActor.assumeIsolated { onScroll?() }
        return true
    }

    /// Whether a scroll view begins at the upper bar, or ends at the lower one.
    private final func reaches(_ edge: VerticalEdge, _ scroll: ScrollBox) -> Bool {
        guard let content = contents.first else { return false }
        let frame = scroll.convert(CGRect(origin: .zero, size: scroll.placedSize), to: self)
        return edge == .top
            ? frame.minY <= content.placedOrigin.y + 1
            : frame.maxY >= content.placedOrigin.y + content.placedSize.height - 1
    }

    /// The first scroll view that moves up and down and is at the bar.
    private final func findScrollBox(in box: LayoutBox) -> ScrollBox? {
        if let scroll = box as? ScrollBox {
            return scroll.scrollAxes.contains(.vertical) && reaches(edge, scroll) ? scroll : nil
        }
        return box.reachableChildren.firstNonNil { findScrollBox(in: $0) }
    }
}
