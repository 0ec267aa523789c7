import Drawing

/// A node of the layout tree: measures, places and draws one view.
///
/// Measuring and placing are not isolated to the main actor, because Apple's `Layout` is not; drawing, describing and hit
/// testing are. A tree of boxes is used by one thread at a time.
///
/// Stored properties of boxes and nodes are `@exclusivity(unchecked)`: other modules may name them, so that the compiler does not
/// see all accesses and would check each one when it runs, 7% of the instructions of a layout. None of them is passed inout to
/// code that could use it a second time.
@_spi(Floors) open class LayoutBox {
    @exclusivity(unchecked) final var parentLink = ParentLink()

    /// The top left corner in the parent's coordinates, in points; aligned to device pixels by
    /// ``align(_:exact:aligned:previous:)``.
    @exclusivity(unchecked) package final var origin = CGPoint.zero
    /// The size in points; the exact one during placement, then aligned to device pixels.
    @exclusivity(unchecked) package final var size = CGSize.zero
    /// The exact origin from layout, which may lie between device pixels.
    @exclusivity(unchecked) package private(set) final var placedOrigin = CGPoint.zero
    /// The exact size from layout, which may end between device pixels.
    @exclusivity(unchecked) package private(set) final var placedSize = CGSize.zero
    /// The proposal with which the parent placed the box.
    @exclusivity(unchecked) package final var proposal = ProposedViewSize.unspecified

    /// The roles of the box for those around it; most boxes have none.
    @exclusivity(unchecked) package final var roles: BoxRoles = []

    /// The layout direction, from the environment of the node that owns the box.
    @exclusivity(unchecked) package final var layoutDirection = LayoutDirection.leftToRight

    /// The box's number, never used twice: identifies its elements to assistive technology and its group in a drawing.
    package private(set) final lazy var identity = BoxIdentity.next()

    /// The measured sizes by proposal: the first ones, and the most recent of the others.
    @exclusivity(unchecked) private final var firstSizes = FirstEntries<MeasuredSize>()
    @exclusivity(unchecked) private final var furtherSizes = MeasuredSizes()
    @exclusivity(unchecked) private final var hasFurtherSizes = false
    /// True if the box or a descendant must be placed again.
    @exclusivity(unchecked) package private(set) final var needsLayout = true
    /// True if changes below belong to the current layout pass, so that ancestors are not invalidated.
    @exclusivity(unchecked) package final var absorbsInvalidation = false
    @exclusivity(unchecked) private final var drawn: DisplayList?
    /// The last drawing of the box in its parent, for hosts that send differences; valid as long as it was made of
    /// ``drawn`` and the box's origin.
    final var placedDrawing: PlacedDrawing?
    /// The description of the last reading of the semantics; nil if it is out of date. Set by ``SemanticsBuilder``.
    final var keptSemantics: KeptSemantics?
    /// True if the box or a descendant has been placed since the last alignment to device pixels.
    @exclusivity(unchecked) private final var needsAlignment = true
    /// The last drawn frame, and the offset of its corner from the exact one.
    @exclusivity(unchecked) private final var alignedFrame = CGRect.null
    @exclusivity(unchecked) package private(set) final var alignedShift = CGSize.zero
    /// The last shown size, before alignment to device pixels.
    @exclusivity(unchecked) private final var shownSize = CGSize.zero

    /// The presentation state while something about the box animates.
    @exclusivity(unchecked) package final var presentation: BoxPresentation?

    public init() {}

    // MARK: For subclasses

    /// The child boxes, in the order of the view values.
    open var children: [LayoutBox] { [] }

    /// The size of the box for a proposal.
    open func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// The explicit position of a guide, in the box's coordinates; nil if the box does not set it.
    open func explicitAlignment(_ guide: AlignmentGuide, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    /// The preferred spacing of the box to its neighbours.
    open var spacing: ViewSpacing { ViewSpacing() }

    /// Places the child boxes within ``size``.
    open func placeChildren() {}

    /// The box inside, for a box that wraps a single one as the boxes of modifiers do.
    package var wrappedBox: LayoutBox? { nil }

    /// The transform that moves the content in the box's coordinates, for effects; nil for content that stays.
    open var contentTransform: CGAffineTransform? { nil }

    /// Discards data that a subclass derived from the boxes below.
    open func didInvalidateLayout() {}

    /// Draws the box, in its own coordinates.
    @MainActor open func draw(in pass: DrawingPass) -> DisplayList { .init() }

    /// The view's traits for the parent's layout.
    open var traits: LayoutTraits { .default }

    /// Describes the box to assistive technology; see ``SemanticsBuilder``.
    @MainActor open func describe(to builder: inout SemanticsBuilder) {
        for child in children { builder.visit(child) }
    }

    /// The topmost box at or below this one that takes a touch at a point in its coordinates.
    @MainActor open func hitTest(_ point: CGPoint) -> LayoutBox? {
        for child in children.reversed() {
            if let hit = child.hit(atParentPoint: point) { return hit }
        }
        return nil
    }

    /// ``hitTest(_:)`` for a point of the parent's coordinates.
    @MainActor package final func hit(atParentPoint point: CGPoint) -> LayoutBox? {
        let point = convertFromParent(point)
        return DeepStack.isLow ? DeepStack.extended { hitTest(point) } : hitTest(point)
    }

    // MARK: Coordinates

    /// Converts a point from the parent's coordinates to the box's.
    package final func convertFromParent(_ point: CGPoint) -> CGPoint {
        if let contentTransform { return point.applying(placed(contentTransform).inverted()) }
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    /// Converts a point from the box's coordinates to the parent's.
    final func convertToParent(_ point: CGPoint) -> CGPoint {
        if let contentTransform { return point.applying(placed(contentTransform)) }
        return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }

    /// The transform from the box's coordinates to the parent's.
    final var transformToParent: CGAffineTransform { placed(contentTransform ?? .identity) }

    /// A transform in the box's coordinates, followed by the move to the box's place.
    private final func placed(_ transform: CGAffineTransform) -> CGAffineTransform {
        transform.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
    }

    // MARK: Measuring and placing

    /// The cached or measured size for a proposal. Negative values and NaN become 0, because a proposal with NaN does
    /// not equal itself, so its cache entry would never be found.
    package final func size(for offered: ProposedViewSize) -> CGSize {
        let proposal = offered.sanitized
        if let known = firstSizes.first(where: { $0.proposal == proposal }) { return known.size }
        if hasFurtherSizes, let known = furtherSizes[proposal] { return known }
        let size = DeepStack.isLow ? DeepStack.extended { measure(proposal) } : measure(proposal)
        let sane = CGSize(width: size.width.sanitized, height: size.height.sanitized)
        remember(sane, for: proposal)
        return sane
    }

    private final func remember(_ size: CGSize, for proposal: ProposedViewSize) {
        let measured = MeasuredSize(proposal: proposal, size: size)
        if firstSizes.add(measured) { return }
        furtherSizes.add(measured)
        hasFurtherSizes = true
    }

    private final func forgetSizes() {
        firstSizes = FirstEntries()
        guard hasFurtherSizes else { return }
        furtherSizes.removeAll()
        hasFurtherSizes = false
    }

    package final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(box: self, size: size(for: proposal), proposal: proposal)
    }

    /// Places the box; lays out its children only if its size, proposal or content has changed.
    package final func place(at position: CGPoint, proposal offered: ProposedViewSize) {
        let proposal = offered.sanitized
        // A view with a non-finite position is placed at the corner.
        let origin = CGPoint(x: position.x.isFinite ? position.x : 0, y: position.y.isFinite ? position.y : 0)
        let size = size(for: proposal)
        if origin != placedOrigin {
            placedOrigin = origin
            self.origin = origin
            needsAlignment = true
        }
        guard needsLayout || size != placedSize || proposal != self.proposal else { return }
        placedSize = size
        self.size = size
        self.proposal = proposal
        needsLayout = false
        needsAlignment = true
        if DeepStack.isLow { DeepStack.extended { placeChildren() } } else { placeChildren() }
    }

    /// Aligns the box and its descendants to device pixels; skips those that have not moved relative to them.
    /// - Parameters:
    ///   - exact: the parent's exact corner, from the root's corner.
    ///   - aligned: the parent's corner as drawn.
    ///   - previous: the parent's corner as drawn before.
    package final func align(_ pass: AlignmentPass, exact: CGPoint, aligned: CGPoint, previous: CGPoint) {
        var pass = pass
        if pass.mayAnimate { change(transaction: &pass.transaction, in: pass.frames) }
        if presentation?.isArriving == true { arrive(in: pass) }
        let before = alignedFrame.isNull ? nil : previous + alignedFrame.origin
        if pass.mayAnimate, presentation?.isLeaving == true { stay(in: pass, exact: exact, before: before) }
        var shown = CGRect(origin: placedOrigin, size: placedSize)
        if pass.mayAnimate || presentation?.motion != nil {
            shown = animatedFrame(to: shown, in: pass, exact: exact, before: before)
        }
        pass.way = roles.contains(.takesLeavingViewsAlong) ? .zero : pass.way + placedOrigin - shown.origin
        shownSize = shown.size
        let corner = exact + shown.origin
        let rect = pass.grid.align(CGRect(origin: corner, size: shown.size))
        let frame = CGRect(origin: rect.origin - aligned, size: rect.size)
        let shift = CGSize(width: rect.minX - corner.x, height: rect.minY - corner.y)
        if frame != alignedFrame {
            if frame.size != alignedFrame.size { invalidateDrawing() }
            if frame.origin != alignedFrame.origin { parent?.invalidateDrawing() }
            alignedFrame = frame
        }
        origin = frame.origin
        size = frame.size
        let isSamePhase =
            abs(shift.width - alignedShift.width) < 1e-6 && abs(shift.height - alignedShift.height) < 1e-6
        let hasJumped = pass.mayAnimate && before != rect.origin
        guard needsAlignment || !isSamePhase || hasJumped else { return }
        needsAlignment = false
        alignedShift = shift
        let previousCorner = roles.contains(.movesAsGroup) ? rect.origin : before ?? rect.origin
        if DeepStack.isLow {
            let pass = pass
            DeepStack.extended { alignChildren(pass, exact: corner, aligned: rect.origin, previous: previousCorner) }
        } else {
            alignChildren(pass, exact: corner, aligned: rect.origin, previous: previousCorner)
        }
    }

    private final func alignChildren(_ pass: AlignmentPass, exact: CGPoint, aligned: CGPoint, previous: CGPoint) {
        for child in children { child.align(pass, exact: exact, aligned: aligned, previous: previous) }
    }

    /// The animated frame of the box on its way to its place.
    /// - Parameters:
    ///   - exact: the parent's corner as shown now.
    ///   - before: the box's corner as last drawn; nil if it never was.
    private final func animatedFrame(
        to place: CGRect, in pass: AlignmentPass, exact: CGPoint, before: CGPoint?
    ) -> CGRect {
        if pass.mayAnimate, pass.transaction.animation != nil, let before {
            // Starts at the last position on screen, independent of the ancestors, whose position may change without
            // animation.
            var was = CGRect(
                x: before.x - alignedShift.width - exact.x, y: before.y - alignedShift.height - exact.y,
                width: shownSize.width, height: shownSize.height)
            if roles.contains(.keepsPlacedSize) { was.size = place.size }
            let way = place.animatableData - was.animatableData - (presentation?.motion?.remainder ?? .zero)
            if way.magnitudeSquared > 1e-6 {
                let presentation = makePresentation()
                let motion = presentation.motion ?? BoxMotion(box: self, target: place, frames: pass.frames)
                presentation.motion = motion
                motion.add(way, pass.transaction)
            }
            presentation?.motion?.target = place
        } else if let motion = presentation?.motion, motion.target != place {
            presentation?.motion = nil
        }
        return presentation?.motion?.shown ?? place
    }

    /// Keeps a removed view at its position on screen while views around it move.
    private final func stay(in pass: AlignmentPass, exact: CGPoint, before: CGPoint?) {
        guard pass.transaction.animation != nil, pass.way != .zero, let before else { return }
        placedOrigin = CGPoint(x: before.x - alignedShift.width, y: before.y - alignedShift.height) - exact - pass.way
    }

    private final func arrive(in pass: AlignmentPass) {
        presentation?.isArriving = false
        guard pass.mayAnimate, pass.transaction.animation != nil else { return }
        fade(to: 1, from: 0, with: pass.transaction, in: pass.frames)
    }

    /// True if the view is removed, and the box stays only until its removal has been shown.
    package final var isLeaving: Bool { presentation?.isLeaving == true || wrappedBox?.isLeaving == true }

    /// True if the box has been on screen.
    package final var wasShown: Bool { !alignedFrame.isNull }

    /// True if the box and all its ancestors have been shown, in a tree with a root.
    final var isOnScreen: Bool {
        var box: LayoutBox? = self
        while let current = box {
            guard current.wasShown else { return false }
            guard let parent = current.parent else { return current.asRoot != nil }
            box = parent
        }
        return false
    }

    /// The last shown origin, relative to the parent and before alignment to device pixels.
    package final var shownOrigin: CGPoint? {
        wasShown
            ? CGPoint(x: alignedFrame.minX - alignedShift.width, y: alignedFrame.minY - alignedShift.height) : nil
    }

    /// Sets an origin from which the box animates, although it was not shown there.
    package final func comeFrom(_ origin: CGPoint) {
        alignedFrame = CGRect(origin: origin, size: placedSize)
        alignedShift = .zero
        shownSize = placedSize
        needsAlignment = true
    }

    /// Moves the shown frame without animation, as for content that follows a finger, even in an animated change.
    package final func moveShownFrame(by distance: CGSize) {
        guard wasShown, distance != .zero else { return }
        alignedFrame.origin.x += distance.width
        alignedFrame.origin.y += distance.height
    }

    /// Discards the last shown frame: when the box is shown again, it does not animate from there.
    package final func forgetShownFrame() {
        alignedFrame = .null
        presentation?.motion = nil
        presentation?.fade = nil
        needsAlignment = true
    }

    package final func makePresentation() -> BoxPresentation {
        if let presentation { return presentation }
        let made = BoxPresentation()
        presentation = made
        return made
    }

    /// Requests alignment, because the box is shown at another position although layout has not moved it.
    package final func setNeedsAlignment() {
        var box: LayoutBox? = self
        while let current = box {
            current.needsAlignment = true
            box = current.parent
        }
    }

    /// Invalidates the layout of the box and its ancestors.
    package final func invalidateLayout() {
        var child: LayoutBox?
        var box: LayoutBox? = self
        while let current = box {
            if current.absorbsInvalidation {
                current.invalidateDrawing()
                return
            }
            if let child, !current.needsLayout, current.roles.contains(.laysOutChanges),
                (current as? any LineContainer)?.laysOutAlone(child) == true
            {
                current.invalidateDrawing()
                return
            }
            current.forgetSizes()
            current.needsLayout = true
            current.didInvalidateLayout()
            current.drawn = nil
            current.keptSemantics = nil
            child = current
            box = current.parent
        }
    }

    /// Discards the layout of this box alone, for a container that changes a box during layout.
    package final func forgetLayout() {
        forgetSizes()
        needsLayout = true
        didInvalidateLayout()
        drawn = nil
        invalidateSemantics()
    }

    // MARK: Drawing

    /// The cached display list of the box; drawn again after an invalidation.
    @MainActor package final func displayList(in pass: DrawingPass) -> DisplayList {
        if let drawn { return drawn }
        var drawing = DeepStack.isLow ? DeepStack.extended { draw(in: pass) } : draw(in: pass)
        if let presentation {
            drawing = presentation.shown(drawing) {
                (self as? any BackdropBox)?.drawBackdrop(in: pass) ?? DisplayList()
            }
        }
        drawn = drawing
        return drawing
    }

    package final func invalidateDrawing() {
        var box: LayoutBox? = self
        while let current = box, current.drawn != nil {
            current.drawn = nil
            box = current.parent
        }
        invalidateSemantics()
    }

    /// Discards the descriptions of the box and its ancestors, which the next reading of the semantics makes again. Needed
    /// for changes of the description alone; changes of layout or drawing include it.
    package final func invalidateSemantics() {
        var box: LayoutBox? = self
        while let current = box, current.keptSemantics != nil {
            current.keptSemantics = nil
            box = current.parent
        }
    }

    /// The display lists of children, translated to their origins.
    @MainActor package final func drawChildren(_ children: [LayoutBox], in pass: DrawingPass) -> DisplayList {
        var drawing = DisplayList()
        for child in children { drawing.append(child, in: pass) }
        return drawing
    }
}

/// The size of a box for a proposal.
private struct MeasuredSize {
    let proposal: ProposedViewSize
    let size: CGSize
}

/// The most recent sizes of a box beyond the first three. Stacks nested in the other direction request each of three
/// sizes along both axes, so 16 entries cover a layout pass.
private struct MeasuredSizes {
    private var entries: [MeasuredSize] = []
    /// The index of the oldest entry once there are as many as there may be.
    private var oldest = 0
    private static let capacity = 13

    subscript(proposal: ProposedViewSize) -> CGSize? {
        for entry in entries where entry.proposal == proposal { return entry.size }
        return nil
    }

    mutating func add(_ entry: MeasuredSize) {
        if entries.count < Self.capacity {
            if entries.isEmpty { entries.reserveCapacity(3) }
            entries.append(entry)
        } else {
            entries[oldest] = entry
            oldest = (oldest + 1) % Self.capacity
        }
    }

    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        oldest = 0
    }
}

/// The traits of a view for its enclosing layout.
@_spi(Floors) public struct LayoutTraits {
    var priority = 0.0
    var zIndex = 0.0
    private var values: [ObjectIdentifier: Any] = [:]

    static var `default`: LayoutTraits { LayoutTraits() }

    package subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
