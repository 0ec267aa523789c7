import Drawing

/// What is laid out and drawn: the geometry behind one view on screen.
///
/// Measuring and placing are not bound to the main actor, because Apple's `Layout` is not; a tree of boxes is used by
/// one thread at a time all the same.
class LayoutBox: @unchecked Sendable {
    unowned(unsafe) final var parent: LayoutBox?

    /// The top left corner in the parent's coordinates, in points; on a device pixel once ``align(to:exact:aligned:)``
    /// has run.
    final var origin = CGPoint.zero
    /// In points; as layout has it while the boxes below are placed, then from device pixel to device pixel.
    final var size = CGSize.zero
    /// The corner that layout gave the box, which may lie between device pixels.
    private(set) final var placedOrigin = CGPoint.zero
    /// The size that layout gave the box, which may end between device pixels.
    private(set) final var placedSize = CGSize.zero
    /// What the parent offered when it placed the box.
    final var proposal = ProposedViewSize.unspecified

    /// Which way "leading" is, from the environment of the node that made the box.
    final var layoutDirection = LayoutDirection.leftToRight

    /// Tells the box from all others to assistive technology.
    private(set) final lazy var semanticsNumber = SemanticsID.nextBox()

    private final var measured = MeasuredSizes()
    /// Whether the box or one below it must be placed again.
    private(set) final var needsLayout = true
    private final var drawn: DisplayList?
    /// Whether the box or one below it has been placed since it was last brought onto device pixels.
    private final var needsAlignment = true
    /// The frame that was last drawn, and how far its corner lies from where layout put it.
    private final var alignedFrame = CGRect.null
    private(set) final var alignedShift = CGSize.zero
    /// The size that was last shown, before it was brought onto device pixels.
    private final var shownSize = CGSize.zero

    /// How the box is shown while something about it animates.
    final var presentation: BoxPresentation?

    // MARK: For subclasses

    /// The boxes below, in the order of the view values.
    var children: [LayoutBox] { [] }

    /// Those of the boxes below that keys reach.
    var reachableChildren: [LayoutBox] { children }

    /// The size that the box takes for a proposal.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Where the box sets a guide by itself, in its own coordinates.
    func explicitAlignment(_ guide: AlignmentGuide, size: CGSize, proposal: ProposedViewSize) -> CGFloat? { nil }

    /// How far the box wants its neighbours.
    var spacing: ViewSpacing { ViewSpacing() }

    /// Positions the boxes below within ``size``.
    func placeChildren() {}

    /// How far what the box holds should stay away from the box's edges although it may reach them; nil for boxes that
    /// have no safe area of their own.
    func safeAreaInsets(for child: LayoutBox) -> EdgeInsets? { nil }

    /// The axes along which the box moves what it holds.
    var scrollAxes: Axis.Set { [] }

    /// Whether the box's coordinates go by a name.
    func answers(toSpace name: AnyHashable) -> Bool { false }

    /// Changes the transaction that decides how the box and those below it go to their places.
    func change(_ transaction: inout Transaction, in frames: FrameScheduler) {}

    /// What the box keeps behind it while it fades in or out, in its coordinates.
    func drawBackdrop() -> DisplayList { DisplayList() }

    /// What the box draws, in its own coordinates.
    func draw() -> DisplayList { .init() }

    /// What the parent's layout wants to know of the view.
    var traits: LayoutTraits { .default }

    /// Says what the box means to assistive technology; see ``SemanticsBuilder``.
    func describe(to builder: inout SemanticsBuilder) {
        for child in children { builder.visit(child) }
    }

    /// The topmost box below this one, itself included, that takes a touch at a point in its coordinates.
    func hitTest(_ point: CGPoint) -> LayoutBox? {
        for child in children.reversed() {
            if let hit = child.hit(atParentPoint: point) { return hit }
        }
        return nil
    }

    /// ``hitTest(_:)`` for a point of the parent's coordinates.
    final func hit(atParentPoint point: CGPoint) -> LayoutBox? {
        let point = convertFromParent(point)
        return DeepStack.isLow ? DeepStack.extended { hitTest(point) } : hitTest(point)
    }

    /// A point of the parent's coordinates in those of the box.
    func convertFromParent(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - origin.x, y: point.y - origin.y) }

    /// A point of the box's coordinates in those of the parent.
    func convertToParent(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + origin.x, y: point.y + origin.y) }

    /// Maps the box's coordinates to those of the parent; effects that move what they show change it.
    var transformToParent: CGAffineTransform { CGAffineTransform(translationX: origin.x, y: origin.y) }

    // MARK: Measuring and placing

    /// What is no number or less than nothing counts as 0: a proposal that equals nothing, not even itself, would never be
    /// found among the known ones.
    final func size(for offered: ProposedViewSize) -> CGSize {
        let proposal = offered.sanitized
        if let known = measured[proposal] { return known }
        let size = DeepStack.isLow ? DeepStack.extended { measure(proposal) } : measure(proposal)
        let sane = CGSize(width: size.width.sanitized, height: size.height.sanitized)
        measured[proposal] = sane
        return sane
    }

    final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(box: self, size: size(for: proposal), proposal: proposal)
    }

    /// Gives the box its place; lays it out anew only when something about it changed.
    final func place(at position: CGPoint, proposal offered: ProposedViewSize) {
        let proposal = offered.sanitized
        // A view without a place stands in the corner.
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

    /// Brings the box and those below it onto device pixels; what did not move against them is skipped.
    /// - Parameters:
    ///   - exact: the parent's corner as layout has it, from the root's corner.
    ///   - aligned: the parent's corner as it is drawn.
    ///   - previous: the parent's corner as it was drawn before.
    final func align(_ pass: AlignmentPass, exact: CGPoint, aligned: CGPoint, previous: CGPoint) {
        var pass = pass
        if pass.mayAnimate { change(&pass.transaction, in: pass.frames) }
        if presentation?.isArriving == true { arrive(in: pass) }
        let before = alignedFrame.isNull ? nil : previous + alignedFrame.origin
        if pass.mayAnimate, presentation?.isLeaving == true { stay(in: pass, exact: exact, before: before) }
        var shown = CGRect(origin: placedOrigin, size: placedSize)
        if pass.mayAnimate || presentation?.motion != nil {
            shown = animatedFrame(to: shown, in: pass, exact: exact, before: before)
        }
        pass.way = takesLeavingViewsAlong ? .zero : pass.way + placedOrigin - shown.origin
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
        func alignChildren() {
            let previous = isGeometryGroup ? rect.origin : before ?? rect.origin
            for child in children { child.align(pass, exact: corner, aligned: rect.origin, previous: previous) }
        }
        if DeepStack.isLow { DeepStack.extended(alignChildren) } else { alignChildren() }
    }

    /// Where the box is shown on its way to its place.
    /// - Parameters:
    ///   - exact: the parent's corner as it is shown now.
    ///   - before: the box's corner as it was drawn last; nil when it has never been.
    private final func animatedFrame(
        to place: CGRect, in pass: AlignmentPass, exact: CGPoint, before: CGPoint?
    ) -> CGRect {
        if pass.mayAnimate, pass.transaction.animation != nil, let before {
            // From where it stood on screen, whatever the boxes above it do: they may stand elsewhere at once.
            var was = CGRect(
                x: before.x - alignedShift.width - exact.x, y: before.y - alignedShift.height - exact.y,
                width: shownSize.width, height: shownSize.height)
            if keepsPlacedSize { was.size = place.size }
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

    /// A view that is gone stays where it is on screen while those around it go elsewhere.
    private final func stay(in pass: AlignmentPass, exact: CGPoint, before: CGPoint?) {
        guard pass.transaction.animation != nil, pass.way != .zero, let before else { return }
        placedOrigin = CGPoint(x: before.x - alignedShift.width, y: before.y - alignedShift.height) - exact - pass.way
    }

    /// Whether views that are gone go along with the box, as with what scrolls.
    var takesLeavingViewsAlong: Bool { isGeometryGroup || isListLine }

    private final func arrive(in pass: AlignmentPass) {
        presentation?.isArriving = false
        guard pass.mayAnimate, pass.transaction.animation != nil else { return }
        fade(to: 1, from: 0, with: pass.transaction, in: pass.frames)
    }

    /// Whether the boxes below go along with this one, however they animate themselves.
    var isGeometryGroup: Bool { false }

    /// Whether what the box draws does not adapt to another size than that of its layout, as text.
    var keepsPlacedSize: Bool { false }

    /// Whether the view is gone, and the box stays only until that has been shown.
    var isLeaving: Bool { presentation?.isLeaving ?? false }

    /// Whether the box has been on screen.
    final var wasShown: Bool { !alignedFrame.isNull }

    /// Whether the box and all around it are on screen, as far as layout goes.
    final var isOnScreen: Bool {
        var box: LayoutBox? = self
        while let current = box {
            guard current.wasShown else { return false }
            if current is RootBox { return true }
            box = current.parent
        }
        return false
    }

    /// The corner at which the box was last shown, relative to its parent and before it was brought onto device pixels.
    final var shownOrigin: CGPoint? {
        wasShown
            ? CGPoint(x: alignedFrame.minX - alignedShift.width, y: alignedFrame.minY - alignedShift.height) : nil
    }

    /// Has the box come from a place where it has not been shown.
    final func comeFrom(_ origin: CGPoint) {
        alignedFrame = CGRect(origin: origin, size: placedSize)
        alignedShift = .zero
        shownSize = placedSize
        needsAlignment = true
    }

    /// The box goes elsewhere at once, as content at a finger does, whatever else animates in the same change.
    final func moveShownFrame(by distance: CGSize) {
        guard wasShown, distance != .zero else { return }
        alignedFrame.origin.x += distance.width
        alignedFrame.origin.y += distance.height
    }

    /// Forgets where the box was shown: when it is shown again, it does not come from there.
    final func forgetShownFrame() {
        alignedFrame = .null
        presentation?.motion = nil
        presentation?.fade = nil
        needsAlignment = true
    }

    /// The line of a list around the box, which comes and goes as a whole.
    final var lineAround: LayoutBox? {
        var box = parent as? TransparentBox
        while let current = box, !current.isListLine { box = current.parent as? TransparentBox }
        return box
    }

    /// Whether the box is drawn over the others of its container.
    var isRaised: Bool { false }

    /// Whether the box is a list's own around one of its content.
    var isListLine: Bool { false }

    final func makePresentation() -> BoxPresentation {
        if let presentation { return presentation }
        let made = BoxPresentation()
        presentation = made
        return made
    }

    /// The box is shown elsewhere than before, though layout has not moved it.
    final func setNeedsAlignment() {
        var box: LayoutBox? = self
        while let current = box {
            current.needsAlignment = true
            box = current.parent
        }
    }

    /// The box's size or the place of what is in it may have changed.
    final func invalidateLayout() {
        var child: LayoutBox?
        var box: LayoutBox? = self
        while let current = box {
            if current.absorbsInvalidation {
                current.invalidateDrawing()
                return
            }
            if let child, !current.needsLayout, current.laysOutAlone(child) {
                current.invalidateDrawing()
                return
            }
            current.measured.removeAll()
            current.needsLayout = true
            current.didInvalidateLayout()
            current.drawn = nil
            child = current
            box = current.parent
        }
    }

    /// Whether the box will lay out a box below that has changed by itself, so that the boxes above need not hear of it.
    func laysOutAlone(_ child: LayoutBox) -> Bool { false }

    /// Forgets how the box itself was laid out, for a container that changes a box while it lays it out.
    final func forgetLayout() {
        measured.removeAll()
        needsLayout = true
        didInvalidateLayout()
        drawn = nil
    }

    /// Whether changes below are part of the layout that is under way, so that the boxes above need not hear of them.
    var absorbsInvalidation: Bool { false }

    /// Forgets what a subclass derived from the boxes below.
    func didInvalidateLayout() {}

    // MARK: Drawing

    /// What the box draws; kept until something in it changes.
    final var displayList: DisplayList {
        if let drawn { return drawn }
        var list = DeepStack.isLow ? DeepStack.extended { draw() } : draw()
        if let presentation { list = presentation.shown(list, over: drawBackdrop) }
        drawn = list
        return list
    }

    final func invalidateDrawing() {
        var box: LayoutBox? = self
        while let current = box, current.drawn != nil {
            current.drawn = nil
            box = current.parent
        }
    }

    /// What the boxes below draw, moved to their places.
    final func drawChildren(_ children: [LayoutBox]) -> DisplayList {
        var list = DisplayList()
        for child in children { list.append(child.displayList, movedBy: child.origin) }
        return list
    }
}

/// The last few sizes of a box by proposal. Stacks ask for the smallest, the largest and a size between along their axis;
/// nested in the other direction they ask for each of these along both, so that 16 cover a layout pass.
private struct MeasuredSizes {
    private var entries: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var next = 0
    private static let capacity = 16

    subscript(proposal: ProposedViewSize) -> CGSize? {
        get { entries.first { $0.proposal == proposal }?.size }
        set {
            guard let newValue else { return }
            if entries.count < Self.capacity {
                entries.append((proposal, newValue))
            } else {
                entries[next] = (proposal, newValue)
                next = (next + 1) % Self.capacity
            }
        }
    }

    mutating func removeAll() {
        guard !entries.isEmpty else { return }
        entries.removeAll(keepingCapacity: true)
        next = 0
    }
}

/// What a view tells the layout above it.
struct LayoutTraits: @unchecked Sendable {
    var priority = 0.0
    var zIndex = 0.0
    private var values: [ObjectIdentifier: Any] = [:]

    static let `default` = LayoutTraits()

    subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
