import Drawing

/// The box of a scroll view: a viewport onto its content.
///
/// Along its axes its size is the proposal, else the content's size; across them, the content's size: a vertical scroll
/// view is as wide as its content. Content shorter than the viewport is at its start. Where the viewport touches the
/// safe area, content scrolls under the bars up to the edge of the screen.
final class ScrollBox: LayoutBox, ScrolledBox, PositionDependentBox, DeferredPlacementBox,
    TouchReceiver
{
    private(set) var axes: Axis.Set
    private(set) var configuration: ScrollConfiguration
    let content = LayoutContainerOf(layout: VStackLayout())
    /// The content offset towards the leading and top edges, in points; nil until the first layout.
    private var offset: CGPoint?
    /// True if the scroll view's initialiser permits the indicators.
    var showsIndicators = true
    var isFree = false
    var awaitsPlacement = false
    private var isArranging = false
    /// The gap above the content while it is refreshed, in points.
    var heldTop: CGFloat = 0
    var indicatorOpacity: CGFloat = 0 {
        didSet { if indicatorOpacity != oldValue { invalidateDrawing() } }
    }
    /// The refresh indicator in the gap above pulled content.
    var refresh: RefreshDrawing? {
        didSet { if refresh != oldValue { invalidateDrawing() } }
    }
    func showRefresh(at time: Double) -> Bool {
        refresh?.phase = time
        return refresh?.isRunning == true
    }

    /// Animates the content offset; owned by the scroll view's node.
    @MainActor weak var motion: ScrollMotion?
    @MainActor weak var gesture: ScrollGesture?
    /// The current scroll target, until layout has determined its position.
    private var pending: PendingTarget?
    /// The action that waits for the first layout.
    private var afterFirstLayout: (@MainActor () -> Void)?
    /// True if the content moves to, or is at, the position that a binding names; a drag ends this.
    var keepsPosition = false
    /// The edge that the content stays at while its length changes; nil if it stays at its offset.
    var heldEdge: Edge?
    /// Called when the content offset has changed.
    var didScroll: (@MainActor () -> Void)?
    /// Those who follow the geometry and the phases.
    @MainActor var observers: [ScrollObserver] = []
    /// True if somebody follows the geometry.
    var isObserved = false
    /// The geometry and the phase that the observers know.
    private var knownGeometry: ScrollGeometry?
    @MainActor private(set) var phase = ScrollPhase.idle

    private struct PendingTarget {
        let lines: LazyBox
        let line: Int
        let anchor: UnitPoint?
        /// The remaining layout passes; each refines the position of the line.
        var rounds = 8
    }

    init(axes: Axis.Set, configuration: ScrollConfiguration) {
        self.axes = axes
        self.configuration = configuration
        super.init()
        content.parent = self
    }

    deinit { content.parent = nil }

    func direct(_ direction: LayoutDirection) {
        guard layoutDirection != direction else { return }
        layoutDirection = direction
        content.layoutDirection = direction
        content.invalidateLayout()
    }

    func update(axes: Axis.Set, configuration: ScrollConfiguration) {
        guard axes != self.axes || configuration != self.configuration else { return }
        self.axes = axes
        self.configuration = configuration
        invalidateLayout()
    }

    override var children: [LayoutBox] { [content] }

    override var scrollAxes: Axis.Set { axes }

    override var takesLeavingViewsAlong: Bool { true }

    override func answers(toSpace name: AnyHashable) -> Bool {
        guard let name = name.base as? ScrollSpaceName else { return false }
        return name.axis.map { axes.contains($0.set) } ?? true
    }

    // MARK: Layout

    private var margins: EdgeInsets { configuration.margins }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = proposal.inset(by: margins)
        for axis in Axis.allCases where axes.contains(axis.set) { inner[axis] = nil }
        return inner
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = content.size(for: inner(proposal))
        size.width += margins.leading + margins.trailing
        size.height += margins.top + margins.bottom
        for axis in Axis.allCases where axes.contains(axis.set) { size[axis] = proposal[axis] ?? size[axis] }
        return size
    }

    override func placeChildren() {
        room = offeredRoom()
        deferPlacement()
    }

    override var absorbsInvalidation: Bool { isArranging }

    /// Places the content once all of its length is known, so that a provisional one does not limit the offset.
    func finishPlacement(with requests: LayoutRequests) {
        isArranging = true
        defer { isArranging = false }
        let offered = inner(ProposedViewSize(placedSize))
        let length = requests.settle { content.size(for: offered) }
        let range = scrollRange(of: length)
        var offset = offset ?? startOffset(range)
        if !isFree {
            offset = CGPoint(x: min(max(offset.x, 0), range.width), y: min(max(offset.y, -heldTop), range.height))
        }
        if let heldEdge, keepsPosition, !isFree {
            switch heldEdge {
            case .top: offset.y = 0
            case .bottom: offset.y = range.height
            case .leading: offset.x = 0
            case .trailing: offset.x = range.width
            }
        }
        if self.offset != nil { self.offset = offset }
        if pending != nil || afterFirstLayout != nil || isObserved { root?.register(self) }
        if let last = placedOffset {
            let direction: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
            content.moveShownFrame(
                by: CGSize(width: direction * (last.x - offset.x), height: last.y - offset.y))
        }
        placedOffset = offset
        var x = margins.leading - offset.x
        if layoutDirection == .rightToLeft { x = placedSize.width - margins.leading - length.width + offset.x }
        requests.settle { content.place(at: CGPoint(x: x, y: margins.top - offset.y), proposal: offered) }
    }

    var scrollRange: CGSize { scrollRange(of: content.placedSize) }

    /// The maximum content offset.
    private func scrollRange(of length: CGSize) -> CGSize {
        func range(_ axis: Axis, _ margin: CGFloat) -> CGFloat {
            axes.contains(axis.set) ? max(0, length[axis] + margin - placedSize[axis]) : 0
        }
        return CGSize(
            width: range(.horizontal, margins.leading + margins.trailing),
            height: range(.vertical, margins.top + margins.bottom))
    }

    private func startOffset(_ range: CGSize) -> CGPoint {
        guard let anchor = configuration.anchor else { return .zero }
        return CGPoint(x: range.width * anchor.x, y: range.height * anchor.y)
    }

    /// The size proposed to the scroll view, without margins, for content with relative sizes; nil until the first
    /// layout.
    private(set) var room: CGSize?

    private func offeredRoom() -> CGSize {
        func length(_ axis: Axis, _ margin: CGFloat) -> CGFloat {
            let offered = proposal[axis].flatMap { $0.isFinite ? $0 : nil } ?? placedSize[axis]
            return max(0, offered - margin)
        }
        return CGSize(
            width: length(.horizontal, margins.leading + margins.trailing),
            height: length(.vertical, margins.top + margins.bottom))
    }

    /// The visible part of the box's coordinates.
    var visibleRect: CGRect {
        let insets = adjacentSafeAreaInsets.physical(in: layoutDirection)
        return CGRect(
            x: -insets.leading, y: -insets.top, width: placedSize.width + insets.leading + insets.trailing,
            height: placedSize.height + insets.top + insets.bottom)
    }

    /// The insets of pinned views from the edges of ``visibleRect``: the bars' height at an offset.
    func pinnedInsets(at offset: CGFloat) -> EdgeInsets {
        var insets = adjacentSafeAreaInsets
        var box = parent
        while let current = box {
            insets.top -= current.collapsedBarHeight(above: self, at: offset)
            box = current.parent
        }
        insets.top = max(0, insets.top)
        return insets
    }

    // MARK: Scrolling

    /// The content offset at the last placement, which keeps movement by scrolling out of a simultaneous animation.
    private var placedOffset: CGPoint?

    /// The content offset towards the leading and top edges, in points. Placement clamps values beyond the content's
    /// ends unless ``isFree``.
    @MainActor var contentOffset: CGPoint {
        get { layoutOffset }
        set {
            guard newValue != offset else { return }
            offset = newValue
            invalidateLayout()
            didScroll?()
        }
    }

    /// The content offset as boxes read it during layout.
    var layoutOffset: CGPoint { offset ?? startOffset(scrollRange(of: content.placedSize)) }

    /// Scrolls by a distance within the content's ends, unless scrolling is disabled.
    @MainActor func scroll(by delta: CGSize) {
        guard !configuration.isDisabled else { return }
        pending = nil
        keepsPosition = false
        motion?.stop()
        let range = scrollRange(of: content.placedSize)
        let current = contentOffset
        contentOffset = CGPoint(
            x: min(max(current.x + delta.width, 0), range.width), y: min(max(current.y + delta.height, 0), range.height)
        )
    }

    /// The content offset that brings a rectangle of the content's coordinates into the viewport within the margins, by
    /// the shortest way or aligned by an anchor.
    /// - Parameter cover: the covered part at the top of the viewport, in points.
    @MainActor func offset(showing rect: CGRect, anchor: UnitPoint?, below cover: CGFloat = 0) -> CGPoint {
        var target = contentOffset
        func move(_ start: CGFloat, _ length: CGFloat, _ current: CGFloat, _ window: CGFloat, _ part: CGFloat?)
            -> CGFloat
        {
            if let part { return start + length * part - window * part }
            if start < current { return start }
            return start + length > current + window ? start + length - window : current
        }
        if axes.contains(.vertical) {
            let window = placedSize.height - margins.top - margins.bottom
            target.y = move(rect.minY, rect.height, target.y + cover, window - cover, anchor?.y) - cover
        }
        if axes.contains(.horizontal) {
            let start = layoutDirection == .rightToLeft ? content.placedSize.width - rect.maxX : rect.minX
            let window = placedSize.width - margins.leading - margins.trailing
            target.x = move(start, rect.width, target.x, window, anchor?.x)
        }
        let range = scrollRange
        return CGPoint(x: min(max(target.x, 0), range.width), y: min(max(target.y, 0), range.height))
    }

    /// Scrolls a rectangle of the content's coordinates into view by the shortest way, or aligned by an anchor.
    @MainActor func scroll(to rect: CGRect, anchor: UnitPoint?) {
        pending = nil
        contentOffset = offset(showing: rect, anchor: anchor)
    }

    /// Scrolls to a line of a lazy container in the content, whether or not the line has been created.
    @MainActor func scroll(to line: Int, of lines: LazyBox, anchor: UnitPoint?) {
        pending = PendingTarget(lines: lines, line: line, anchor: anchor)
        contentOffset = offset(showing: line, of: lines, anchor: anchor)
        invalidateLayout()
    }

    /// The content offset that brings a line of a lazy container into view.
    @MainActor func offset(showing line: Int, of lines: LazyBox, anchor: UnitPoint?) -> CGPoint {
        offset(showing: rect(of: line, in: lines), anchor: anchor, below: lines.cover(of: line))
    }

    /// Defers an action to the first layout.
    /// - Returns: false if the box has been laid out already.
    @MainActor func waitForLayout(_ action: @escaping @MainActor () -> Void) -> Bool {
        guard room == nil else { return false }
        afterFirstLayout = action
        return true
    }

    /// The frame of a line in the content, measured or estimated.
    func rect(of line: Int, in lines: LazyBox) -> CGRect { lines.convert(lines.rect(of: line), to: content) }

    /// Corrects the offset for a scroll target whose position differs from its estimate; true if another layout pass is
    /// needed.
    @MainActor var isOutOfPlace: Bool {
        if isObserved { reportGeometry() }
        if let action = afterFirstLayout {
            afterFirstLayout = nil
            action()
            return true
        }
        guard var target = pending else { return false }
        let offset = offset(showing: target.line, of: target.lines, anchor: target.anchor)
        let distance = max(abs(offset.x - contentOffset.x), abs(offset.y - contentOffset.y))
        target.rounds -= 1
        // The target is reached when its line is measured and the distance is still zero.
        let isKnown = target.lines.isMeasured(target.line)
        pending = target.rounds > 0 && (distance > 0.01 || !isKnown) ? target : nil
        guard distance > 0.01 else { return false }
        let kept = pending
        contentOffset = offset
        pending = kept
        return true
    }

    // MARK: Observers

    /// The geometry as last laid out. Insets are the bars and the margins.
    var geometry: ScrollGeometry {
        let bars = adjacentSafeAreaInsets
        let insets = EdgeInsets(
            top: bars.top + margins.top, leading: bars.leading + margins.leading,
            bottom: bars.bottom + margins.bottom, trailing: bars.trailing + margins.trailing)
        let offset = layoutOffset
        return ScrollGeometry(
            contentOffset: CGPoint(x: offset.x - insets.leading, y: offset.y - insets.top),
            contentSize: content.placedSize, contentInsets: insets,
            containerSize: CGSize(
                width: placedSize.width + bars.leading + bars.trailing,
                height: placedSize.height + bars.top + bars.bottom))
    }

    @MainActor private func reportGeometry() {
        let geometry = geometry
        guard geometry != knownGeometry else { return }
        knownGeometry = geometry
        for observer in observers { observer.geometryDidChange?(geometry) }
    }

    /// Tells the observers when a finger or a motion has taken the content or left it.
    @MainActor func phaseMayChange() {
        let now: ScrollPhase =
            if gesture?.isDragging == true {
                .interacting
            } else if motion?.isGliding == true {
                .animating
            } else if motion?.isMoving == true {
                .decelerating
            } else if gesture?.isTracking == true {
                .tracking
            } else {
                .idle
            }
        guard now != phase else { return }
        let old = phase
        phase = now
        let velocity: CGVector? = now == .idle || now == .tracking ? nil : gesture?.velocity
        let context = ScrollPhaseChangeContext(geometry: geometry, velocity: velocity)
        for observer in observers { observer.phaseDidChange?(old, now, context) }
    }

    /// True while a scroll target is not yet reached.
    var isHeadingForTarget: Bool { pending != nil }

    /// Moves the origin of offsets, because content before the viewport has become longer or shorter. Drags and
    /// animations of the offset continue from there.
    @MainActor func shift(by distance: CGFloat, along axis: Axis) {
        guard axes.contains(axis.set) else { return }
        var moved = contentOffset
        moved[axis] += distance
        offset = moved
        placedOffset?[axis] += distance
        invalidateLayout()
        gesture?.shift(by: distance, along: axis)
        motion?.shift(by: distance, along: axis)
    }

    // MARK: Gestures

    @MainActor var priority: GesturePriority { motion?.isMoving == true ? .high : .normal }

    var mask: GestureMask { .all }

    @MainActor var recognizer: AnyRecognizer {
        gesture.map { AnyRecognizer($0) } ?? AnyRecognizer(GestureRecognizer<Void>())
    }

    @MainActor var isMeantForTouches: Bool { motion?.isMoving == true }

    @MainActor var scrolls: Bool { true }

    // MARK: Drawing

    override func draw(in pass: DrawingPass) -> DisplayList {
        var drawn = drawChildren([content], in: pass)
        // Boxes around a single one share its group, which may stand elsewhere within the content.
        if drawn.items.count == 1, case .group(var group) = drawn.items[0], group.id != nil {
            group.scrolling = scrollBounds(of: group)
            drawn.items[0] = .group(group)
        }
        if let refresh { drawn.append(contentsOf: refresh.displayList(in: self)) }
        if indicatorOpacity > 0 { drawn.append(contentsOf: indicators) }
        guard !configuration.isClipDisabled else { return drawn }
        var group = DisplayGroup(drawn)
        let insets = adjacentSafeAreaInsets.physical(in: layoutDirection)
        let window = CGRect(
            x: -insets.leading, y: -insets.top, width: size.width + insets.leading + insets.trailing,
            height: size.height + insets.top + insets.bottom)
        group.clip = ClipShape(Path(window).storage, evenOdd: false, antialiased: false)
        var list = DisplayList()
        list.append(group)
        return list
    }

    /// The translation of the content's group, as last drawn, at the offset zero; nil if the content does not scroll.
    private var drawnOrigin: CGPoint?

    /// The translation of the content's group at an offset; nil if the content does not scroll.
    func translation(at offset: CGPoint) -> CGPoint? {
        drawnOrigin.map { origin in
            CGPoint(
                x: layoutDirection == .leftToRight ? origin.x - offset.x : origin.x + offset.x, y: origin.y - offset.y)
        }
    }

    /// The translations of the content's group as it scrolls; nil if there is only one.
    @MainActor private func scrollBounds(of group: DisplayGroup) -> ScrollBounds? {
        let range = scrollRange
        drawnOrigin = nil
        guard !configuration.isDisabled, range.width > 0 || range.height > 0 else { return nil }
        // The sum of place and offset is the same for all offsets; whole points keep it free of rounding errors.
        let x = group.transform.tx - content.origin.x + content.placedOrigin.x
        let bottom = group.transform.ty - content.origin.y + content.placedOrigin.y + contentOffset.y
        let right = layoutDirection == .leftToRight ? x + contentOffset.x : x + range.width - contentOffset.x
        drawnOrigin = CGPoint(
            x: group.transform.tx + (layoutDirection == .leftToRight ? contentOffset.x : -contentOffset.x),
            y: group.transform.ty + contentOffset.y)
        return ScrollBounds(
            id: identity, x: (right - range.width).rounded()...right.rounded(),
            y: (bottom - range.height).rounded()...bottom.rounded())
    }

    override func hitTest(_ point: CGPoint) -> LayoutBox? {
        guard configuration.isClipDisabled || visibleRect.contains(point) else { return nil }
        return super.hitTest(point) ?? (visibleRect.contains(point) ? self : nil)
    }
}

extension LayoutBox {
    /// The scroll view around the box; nil for a box outside of one.
    final var enclosingScrollBox: ScrollBox? { nearestAncestor { $0.asScrollBox } }

    /// Calls a closure with each scroll view around the box, from the innermost to the outermost.
    final func forEachEnclosingScrollBox(_ body: (ScrollBox) -> Void) {
        var scroll = enclosingScrollBox
        while let current = scroll {
            body(current)
            scroll = current.enclosingScrollBox
        }
    }
}

extension LayoutBox {
    /// The box as a scroll view; nil for all others.
    final var asScrollBox: ScrollBox? { self as? ScrollBox }
}
