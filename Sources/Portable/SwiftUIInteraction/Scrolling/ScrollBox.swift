import Drawing
@_spi(Floors) import SwiftUICore

/// The box of a scroll view: a viewport onto its content.
///
/// Along its axes its size is the proposal, else the content's size; across them, the content's size: a vertical scroll
/// view is as wide as its content. Content shorter than the viewport is at its start. Where the viewport touches the
/// safe area, content scrolls under the bars up to the edge of the screen.
package final class ScrollBox: LayoutBox, ScrolledBox, PositionDependentBox, DeferredPlacementBox,
    NamedSpaces, TouchReceiver
{
    package private(set) var axes: Axis.Set { didSet { scrollAxes = axes } }
    @exclusivity(unchecked) package private(set) var configuration: ScrollConfiguration
    package let content = LayoutContainerOf(layout: VStackLayout())
    var position = ScrollOffset()
    var heading = ScrollHeading()
    var followers = ScrollFollowers()
    var decoration = ScrollDecoration() {
        didSet { if !decoration.looks(like: oldValue) { invalidateDrawing() } }
    }
    @exclusivity(unchecked) @MainActor package var hands = ScrollHands()
    @exclusivity(unchecked) package var awaitsPlacement = false
    private var isArranging = false { didSet { absorbsInvalidation = isArranging } }

    init(axes: Axis.Set, configuration: ScrollConfiguration) {
        self.axes = axes
        self.configuration = configuration
        super.init()
        roles = [.takesLeavingViewsAlong, .definesSpaces, .hasDraggableContent]
        scrollAxes = axes
        adopt(content)
    }

    deinit { release(content) }

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

    package override var children: [LayoutBox] { [content] }

    package func answers(toSpace name: AnyHashable) -> Bool {
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

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = content.size(for: inner(proposal))
        size.width += margins.leading + margins.trailing
        size.height += margins.top + margins.bottom
        for axis in Axis.allCases where axes.contains(axis.set) { size[axis] = proposal[axis] ?? size[axis] }
        return size
    }

    package override func placeChildren() {
        room = offeredRoom()
        deferPlacement()
    }

    /// Places the content once all of its length is known, so that a provisional one does not limit the offset.
    package func finishPlacement(with requests: LayoutRequests) {
        isArranging = true
        defer { isArranging = false }
        let offered = inner(ProposedViewSize(placedSize))
        let length = requests.settle { content.size(for: offered) }
        let range = scrollRange(of: length)
        var offset = position.limited(to: range, start: startOffset(range))
        if !isFree { offset = heading.held(offset, in: range) }
        if heading.followsLayout || followers.isObserved { root?.register(self) }
        var way = position.place(offset)
        if layoutDirection == .rightToLeft { way.width = -way.width }
        content.moveShownFrame(by: way)
        var x = margins.leading - offset.x
        if layoutDirection == .rightToLeft { x = placedSize.width - margins.leading - length.width + offset.x }
        requests.settle { content.place(at: CGPoint(x: x, y: margins.top - offset.y), proposal: offered) }
    }

    package var scrollRange: CGSize { scrollRange(of: content.placedSize) }

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
    package var visibleRect: CGRect {
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
            insets.top -= current.asCollapsingBars?.collapsedBarHeight(above: self, at: offset) ?? 0
            box = current.parent
        }
        insets.top = max(0, insets.top)
        return insets
    }

    // MARK: Scrolling

    package var isFree: Bool {
        get { position.isFree }
        set { position.isFree = newValue }
    }

    package var heldTop: CGFloat { position.heldTop }

    /// The content offset towards the leading and top edges, in points. Placement clamps values beyond the content's
    /// ends unless ``isFree``.
    @MainActor package var contentOffset: CGPoint {
        get { layoutOffset }
        set {
            guard position.set(newValue) else { return }
            invalidateLayout()
            followers.didScroll?()
        }
    }

    /// The content offset as boxes read it during layout.
    package var layoutOffset: CGPoint { position.value ?? startOffset(scrollRange(of: content.placedSize)) }

    /// Scrolls by a distance within the content's ends, unless scrolling is disabled.
    @MainActor package func scroll(by delta: CGSize) {
        guard !configuration.isDisabled else { return }
        heading.abandonLine()
        heading.leavePosition()
        hands.motion?.stop()
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
        heading.abandonLine()
        contentOffset = offset(showing: rect, anchor: anchor)
    }

    /// Scrolls to a line of a lazy container in the content, whether or not the line has been created.
    @MainActor package func scroll(to line: Int, of lines: LazyBox, anchor: UnitPoint?) {
        heading.head(for: line, of: lines, anchor: anchor)
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
        heading.wait(action)
        return true
    }

    /// The frame of a line in the content, measured or estimated.
    func rect(of line: Int, in lines: LazyBox) -> CGRect { lines.convert(lines.rect(of: line), to: content) }

    /// Corrects the offset for a scroll target whose position differs from its estimate; true if another layout pass is
    /// needed.
    @MainActor package var isOutOfPlace: Bool {
        if followers.isObserved { reportGeometry() }
        if let action = heading.takeFirstLayoutAction() {
            action()
            return true
        }
        guard let line = heading.line else { return false }
        let offset = offset(showing: line.number, of: line.lines, anchor: line.anchor)
        let distance = max(abs(offset.x - contentOffset.x), abs(offset.y - contentOffset.y))
        guard heading.approach(distance) else { return false }
        contentOffset = offset
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
        guard let observers = followers.note(geometry) else { return }
        for observer in observers { observer.geometryDidChange?(geometry) }
    }

    /// Tells the observers when a finger or a motion has taken the content or left it.
    @MainActor package func phaseMayChange() {
        let now = hands.phase
        guard let old = followers.note(now) else { return }
        let velocity: CGVector? = now == .idle || now == .tracking ? nil : hands.gesture?.velocity
        let context = ScrollPhaseChangeContext(geometry: geometry, velocity: velocity)
        for observer in followers.observers { observer.phaseDidChange?(old, now, context) }
    }

    /// True while a scroll target is not yet reached.
    var isHeadingForTarget: Bool { heading.line != nil }

    /// Moves the origin of offsets, because content before the viewport has become longer or shorter. Drags and
    /// animations of the offset continue from there.
    @MainActor func shift(by distance: CGFloat, along axis: Axis) {
        guard axes.contains(axis.set) else { return }
        position.shift(contentOffset, by: distance, along: axis)
        invalidateLayout()
        hands.shift(by: distance, along: axis)
    }

    // MARK: Gestures

    @MainActor package var priority: GesturePriority { hands.motion?.isMoving == true ? .high : .normal }

    package var mask: GestureMask { .all }

    @MainActor package var recognizer: AnyRecognizer {
        hands.gesture.map { AnyRecognizer($0) } ?? AnyRecognizer(GestureRecognizer<Void>())
    }

    @MainActor package var isMeantForTouches: Bool { hands.motion?.isMoving == true }

    @MainActor package var scrolls: Bool { true }

    // MARK: Drawing

    package var indicatorOpacity: CGFloat {
        get { decoration.indicatorOpacity }
        set { decoration.indicatorOpacity = newValue }
    }

    package func showRefresh(at time: Double) -> Bool {
        decoration.refresh?.phase = time
        return decoration.refresh?.isRunning == true
    }

    package override func draw(in pass: DrawingPass) -> DisplayList {
        var drawn = drawChildren([content], in: pass)
        // Boxes around a single one share its group, which may stand elsewhere within the content.
        if drawn.items.count == 1, case .group(var group) = drawn.items[0], group.id != nil {
            group.scrolling = scrollBounds(of: group)
            drawn.items[0] = .group(group)
        }
        if let refresh = decoration.refresh { drawn.append(contentsOf: refresh.displayList(in: self)) }
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

    /// The translation of the content's group at an offset; nil if the content does not scroll.
    func translation(at offset: CGPoint) -> CGPoint? {
        position.drawnOrigin.map { origin in
            CGPoint(
                x: layoutDirection == .leftToRight ? origin.x - offset.x : origin.x + offset.x, y: origin.y - offset.y)
        }
    }

    /// The translations of the content's group as it scrolls; nil if there is only one.
    @MainActor private func scrollBounds(of group: DisplayGroup) -> ScrollBounds? {
        let range = scrollRange
        position.draw(at: nil)
        guard !configuration.isDisabled, range.width > 0 || range.height > 0 else { return nil }
        // The sum of place and offset is the same for all offsets; whole points keep it free of rounding errors.
        let x = group.transform.tx - content.origin.x + content.placedOrigin.x
        let bottom = group.transform.ty - content.origin.y + content.placedOrigin.y + contentOffset.y
        let right = layoutDirection == .leftToRight ? x + contentOffset.x : x + range.width - contentOffset.x
        position.draw(
            at: CGPoint(
                x: group.transform.tx + (layoutDirection == .leftToRight ? contentOffset.x : -contentOffset.x),
                y: group.transform.ty + contentOffset.y))
        return ScrollBounds(
            id: identity, x: (right - range.width).rounded()...right.rounded(),
            y: (bottom - range.height).rounded()...bottom.rounded())
    }

    package override func hitTest(_ point: CGPoint) -> LayoutBox? {
        guard configuration.isClipDisabled || visibleRect.contains(point) else { return nil }
        return super.hitTest(point) ?? (visibleRect.contains(point) ? self : nil)
    }
}

extension LayoutBox {
    /// The scroll view around the box; nil for a box outside of one.
    package final var enclosingScrollBox: ScrollBox? { nearestAncestor { $0.asScrollBox } }

    /// Calls a closure with each scroll view around the box, from the innermost to the outermost.
    package final func forEachEnclosingScrollBox(_ body: (ScrollBox) -> Void) {
        var scroll = enclosingScrollBox
        while let current = scroll {
            body(current)
            scroll = current.enclosingScrollBox
        }
    }
}

extension LayoutBox {
    /// The box as a scroll view; nil for all others.
    package final var asScrollBox: ScrollBox? { self as? ScrollBox }
}
