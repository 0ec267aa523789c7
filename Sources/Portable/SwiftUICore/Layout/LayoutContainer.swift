import Drawing

/// A box that measures and places its contents with a layout.
@_spi(Floors) open class LayoutContainer: LayoutBox {
    /// The child boxes, in the order of the view values.
    @exclusivity(unchecked) package final var contents: [LayoutBox] = [] {
        didSet {
            release(oldValue)
            if hasLeaving { releaseLeaving() }
            if keepsLeavingBoxes, contents.contains(where: \.isLeaving) {
                everything = contents
                leaving = contents.filter(\.isLeaving)
                hasLeaving = true
                contents = contents.filter { !$0.isLeaving }
                adopt(leaving)
            }
            adopt(contents)
            if placements.count != contents.count { placements = Array(repeating: nil, count: contents.count) }
            contentsDidChange()
            invalidateLayout()
        }
    }

    /// The placements by the layout so far; written by ``LayoutSubview/place(at:anchor:proposal:)``.
    @exclusivity(unchecked) package final var placements: [LayoutPlacement?] = []

    /// The boxes of removed views, which stay in place until their removal has been shown.
    @exclusivity(unchecked) private final var leaving: [LayoutBox] = []
    /// True if some boxes are leaving.
    @exclusivity(unchecked) private final var hasLeaving = false
    /// The contents and the leaving boxes, in the order of the view values; only while some are leaving.
    @exclusivity(unchecked) private final var everything: [LayoutBox] = []

    /// True if boxes that leave are excluded from the layout. Modifiers around a single view leave with it.
    var keepsLeavingBoxes: Bool { true }

    open override var children: [LayoutBox] { hasLeaving ? everything : contents }

    deinit {
        release(contents)
        if hasLeaving { releaseLeaving() }
    }

    private final func releaseLeaving() {
        release(leaving)
        leaving = []
        everything = []
        hasLeaving = false
    }

    /// Discards the placements before a layout places its views, or some of them.
    final func clearPlacements() {
        for index in placements.indices where placements[index] != nil {
            placements = Array(repeating: nil, count: placements.count)
            return
        }
    }

    open override func describe(to builder: inout SemanticsBuilder) {
        for child in children where !hasLeaving || !child.isLeaving { builder.visit(child) }
    }

    /// Replaces the contents, unless they and the set of leaving boxes are unchanged.
    package final func replaceContents(by boxes: [LayoutBox]) {
        let known = children
        let leaves =
            keepsLeavingBoxes
            && boxes.contains { box in
                box.isLeaving && !leaving.contains { $0 === box }
            }
        if leaves || !boxes.elementsEqual(known, by: ===) { contents = boxes }
    }

    func contentsDidChange() {}

    /// The contents sorted by z-index; nil if none has one.
    private final func paintOrder(of contents: [LayoutBox]) -> [LayoutBox]? {
        guard contents.contains(where: { $0.traits.zIndex != 0 }) else { return nil }
        return contents.enumerated()
            .sorted { ($0.element.traits.zIndex, $0.offset) < ($1.element.traits.zIndex, $1.offset) }
            .map(\.element)
    }

    open override func draw(in pass: DrawingPass) -> DisplayList {
        drawChildren(paintOrder(of: children) ?? children, in: pass)
    }

    open override func hitTest(_ point: CGPoint) -> LayoutBox? {
        for child in (paintOrder(of: contents) ?? contents).reversed() {
            if let hit = child.hit(atParentPoint: point) { return hit }
        }
        return nil
    }

    /// Applies the recorded placements to the contents, mirrored in right-to-left environments.
    final func commitPlacements(in size: CGSize) {
        let subviews = LayoutSubviews(container: self)
        let bounds = CGRect(origin: .zero, size: size)
        for (index, box) in contents.enumerated() {
            let placement = subviews[index].placement(in: bounds)
            var origin = placement.origin
            if layoutDirection == .rightToLeft {
                origin.x = size.width - origin.x - box.size(for: placement.proposal).width
            }
            box.place(at: origin, proposal: placement.proposal)
        }
        guard hasLeaving else { return }
        for box in leaving { box.place(at: box.placedOrigin, proposal: box.proposal) }
    }
}

/// The position of a guide in a container of a size; nil if no view sets the guide.
private struct KnownAlignment {
    let guide: AlignmentGuide
    let size: CGSize
    let position: CGFloat?
}

/// The container for one type of layout.
@_spi(Floors) open class LayoutContainerOf<L: Layout>: LayoutContainer {
    @exclusivity(unchecked) package final var layout: L
    /// The layout's cache, in memory of its own. Layouts nest in each other while they change their caches: as a stored
    /// property, each cache would be one more access that the runtime compares all others with.
    @exclusivity(unchecked) private final var cache: UnsafeMutablePointer<L.Cache>?
    @exclusivity(unchecked) private final var cacheIsStale = true
    @exclusivity(unchecked) private final var cacheIsInUse = false
    /// The positions of guides that were requested since the last change: the first ones, and at most
    /// ``alignmentCapacity`` others, while a size animates.
    @exclusivity(unchecked) private final var firstAlignments = FirstEntries<KnownAlignment>()
    @exclusivity(unchecked) private final var alignments: [KnownAlignment] = []
    @exclusivity(unchecked) private final var hasFurtherAlignments = false
    private static var alignmentCapacity: Int { 16 }
    /// Cached, because every stack above requests it: computing it each time would be quadratic in the depth.
    @exclusivity(unchecked) private final var knownSpacing: ViewSpacing?

    public init(layout: L) {
        self.layout = layout
        ExplicitGuides.note(layout: L.self)
    }

    deinit {
        guard let cache else { return }
        cache.deinitialize(count: 1)
        cache.deallocate()
    }

    /// Replaces the layout's parameters, which differ from the present ones.
    final func replaceLayout(by layout: L) {
        self.layout = layout
        invalidateLayout()
    }

    private func withCache<R>(_ body: (LayoutSubviews, inout L.Cache) -> R) -> R {
        let subviews = LayoutSubviews(container: self)
        if cacheIsInUse || MemoryLayout<L.Cache>.size == 0 {
            // The layout is queried by one of its own views, or has nothing to cache.
            var own = layout.makeCache(subviews: subviews)
            return body(subviews, &own)
        }
        cacheIsInUse = true
        defer { cacheIsInUse = false }
        if let cache {
            if cacheIsStale { layout.updateCache(&cache.pointee, subviews: subviews) }
            cacheIsStale = false
            return body(subviews, &cache.pointee)
        }
        let cache = UnsafeMutablePointer<L.Cache>.allocate(capacity: 1)
        cache.initialize(to: layout.makeCache(subviews: subviews))
        self.cache = cache
        cacheIsStale = false
        return body(subviews, &cache.pointee)
    }

    open override func didInvalidateLayout() {
        cacheIsStale = true
        knownSpacing = nil
        firstAlignments = FirstEntries()
        guard hasFurtherAlignments else { return }
        alignments = []
        hasFurtherAlignments = false
    }

    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        withCache { layout.sizeThatFits(proposal: proposal, subviews: $0, cache: &$1) }
    }

    private func arrange(in size: CGSize, proposal: ProposedViewSize) {
        clearPlacements()
        withCache {
            layout.placeSubviews(in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: $0, cache: &$1)
        }
    }

    open override func placeChildren() {
        assert(
            roles.contains(.hasSafeArea) == (L.self is any SafeAreaLayout.Type),
            "A container of \(L.self) has not the role of its safe area")
        arrange(in: size, proposal: proposal)
        commitPlacements(in: size)
    }

    open override func explicitAlignment(_ guide: AlignmentGuide, size: CGSize, proposal: ProposedViewSize) -> CGFloat?
    {
        guard ExplicitGuides.mayBeSet(guide), !contents.isEmpty else { return nil }
        if let known = firstAlignments.first(where: { $0.guide == guide && $0.size == size }) { return known.position }
        if hasFurtherAlignments {
            for known in alignments where known.guide == guide && known.size == size { return known.position }
        }
        if DeepStack.isLow {
            return DeepStack.extended { explicitAlignment(guide, size: size, proposal: proposal) }
        }
        clearPlacements()
        let bounds = CGRect(origin: .zero, size: size)
        let value = withCache { subviews, cache in
            if guide.axis == .horizontal {
                layout.explicitAlignment(
                    of: HorizontalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache
                )
            } else {
                layout.explicitAlignment(
                    of: VerticalAlignment(guide.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        }
        let known = KnownAlignment(guide: guide, size: size, position: value)
        if !firstAlignments.add(known) {
            if alignments.count == Self.alignmentCapacity { alignments.removeFirst() }
            alignments.append(known)
            hasFurtherAlignments = true
        }
        return value
    }

    open override var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        let spacing = withCache { layout.spacing(subviews: $0, cache: &$1) }
        knownSpacing = spacing
        return spacing
    }
}

/// The container of a layout around one view: passes the view's traits on.
class LayoutModifierBox<L: Layout>: LayoutContainerOf<L> {
    final override var wrappedBox: LayoutBox? { contents.first }

    override var keepsLeavingBoxes: Bool { false }

    override var traits: LayoutTraits { contents.first?.traits ?? .default }

    override var spacing: ViewSpacing {
        let spacing = contents.first?.spacing ?? ViewSpacing()
        return (layout as? any SpacingResettingLayout)?.reset(spacing) ?? spacing
    }
}

/// A layout around one view that resets the view's spacing preferences at some edges.
protocol SpacingResettingLayout {
    /// The edges whose spacing is reset.
    var resetEdges: Edge.Set { get }
}

extension SpacingResettingLayout {
    /// The view's preferences, with the platform's default at the reset edges.
    func reset(_ spacing: ViewSpacing) -> ViewSpacing {
        var spacing = spacing
        spacing.replace(resetEdges, with: ViewSpacing())
        return spacing
    }
}
