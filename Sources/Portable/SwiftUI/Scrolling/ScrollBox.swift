import Drawing

/// The box of a scroll view: a window onto its content.
///
/// Along its axes it takes what is offered, else as much as the content; across, as much as the content (remembered: a
/// vertical scroll view is as wide as its content). Content shorter than the window stands at its start. Where the
/// window touches the safe area, content moves on under the bars up to the edge of the screen.
final class ScrollBox: LayoutBox, @unchecked Sendable {
    private(set) var axes: Axis.Set
    private var configuration: ScrollConfiguration
    let content = LayoutContainerOf(layout: VStackLayout())
    /// How far the content has moved towards the leading and top edges, in points; nil until it has been laid out.
    private var offset: CGPoint?

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
        let offered = inner(ProposedViewSize(placedSize))
        let length = content.size(for: offered)
        let range = scrollRange(of: length)
        var offset = offset ?? startOffset(range)
        offset = CGPoint(x: min(max(offset.x, 0), range.width), y: min(max(offset.y, 0), range.height))
        if self.offset != nil { self.offset = offset }
        var x = margins.leading - offset.x
        if layoutDirection == .rightToLeft { x = placedSize.width - margins.leading - length.width + offset.x }
        content.place(at: CGPoint(x: x, y: margins.top - offset.y), proposal: offered)
    }

    /// How far the content can move.
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

    /// What was offered to the scroll view, without margins, for content that measures itself by it; nil until it has
    /// been laid out.
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

    /// The part of the box's coordinates in which content can be seen.
    var visibleRect: CGRect {
        let insets = adjacentSafeAreaInsets.physical(in: layoutDirection)
        return CGRect(
            x: -insets.leading, y: -insets.top, width: placedSize.width + insets.leading + insets.trailing,
            height: placedSize.height + insets.top + insets.bottom)
    }

    // MARK: Scrolling

    /// How far the content has moved towards the leading and top edges, in points. Values beyond the content's ends
    /// stand for these.
    var contentOffset: CGPoint {
        get { offset ?? startOffset(scrollRange(of: content.placedSize)) }
        set {
            offset = newValue
            invalidateLayout()
        }
    }

    /// Moves the content, as far as it goes and unless it is disabled.
    func scroll(by delta: CGSize) {
        guard !configuration.isDisabled else { return }
        let range = scrollRange(of: content.placedSize)
        let current = contentOffset
        contentOffset = CGPoint(
            x: min(max(current.x + delta.width, 0), range.width), y: min(max(current.y + delta.height, 0), range.height)
        )
    }

    /// Moves the content by the least that brings a rectangle of its coordinates into view, or to where an anchor says.
    func scroll(to rect: CGRect, anchor: UnitPoint?) {
        var target = contentOffset
        func move(_ start: CGFloat, _ length: CGFloat, _ current: CGFloat, _ window: CGFloat, _ part: CGFloat?)
            -> CGFloat
        {
            if let part { return start + length * part - window * part }
            if start < current { return start }
            return start + length > current + window ? start + length - window : current
        }
        if axes.contains(.vertical) {
            target.y = move(rect.minY, rect.height, target.y, placedSize.height, anchor?.y)
        }
        if axes.contains(.horizontal) {
            let start = layoutDirection == .rightToLeft ? content.placedSize.width - rect.maxX : rect.minX
            target.x = move(start, rect.width, target.x, placedSize.width, anchor?.x)
        }
        contentOffset = target
    }

    // MARK: Drawing

    override func draw() -> DisplayList {
        let drawn = drawChildren([content])
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

    override func hitTest(_ point: CGPoint) -> LayoutBox? {
        guard configuration.isClipDisabled || visibleRect.contains(point) else { return nil }
        return super.hitTest(point)
    }
}
