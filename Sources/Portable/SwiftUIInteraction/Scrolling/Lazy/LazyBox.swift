import Drawing
import ScrollMechanics
@_spi(Floors) import SwiftUICore

/// The box of a lazy container: creates, lays out and draws only the lines in view.
///
/// The length of lines that do not exist yet is estimated as the mean of the measured ones, so the total may change
/// during scrolling; visible lines stay in place. Lines out of view are neither laid out nor drawn; those more than a
/// window's length away are released, unless their state was written: state lives as long as its element is in the
/// data, and the rest is created again from the views. Outside of a scroll view everything is in view.
@_spi(Floors) open class LazyBox: LayoutBox, PositionDependentBox, LineContainer, ViewMakingBox, DeferredPlacementBox {
    package private(set) final var layout: LazyLayout
    package var runs: [LazyRun] = [] {
        didSet {
            noteChange(ofRuns: true)
            forget()
            divisions.divide(runs)
            invalidateLayout()
        }
    }

    var divisions = LazyDivisions()
    var lineBoxes = LineBoxes()
    var window = LazyWindow()
    package var departures = LazyDepartures()
    /// The lines that measuring lacks.
    var missing: [MissingLines] = []
    /// Boxes with changed views, whose lines the container lays out by themselves.
    var changed: [LayoutBox] = []
    @exclusivity(unchecked) package var awaitsPlacement = false
    /// True while the container makes views of its lines in its own layout.
    private var isArranging = false { didSet { absorbsInvalidation = isArranging } }

    public init(layout: LazyLayout) {
        self.layout = layout
        super.init()
        roles = .laysOutChanges
    }

    deinit {
        lineBoxes.removeAll(from: self)
        release(shown)
        release(departures.outgoing)
        release(departures.change?.before ?? [])
    }

    package func update(_ layout: LazyLayout) {
        guard layout != self.layout else { return }
        self.layout = layout
        reset()
    }

    private func reset() {
        forget()
        divisions.removeAll()
        invalidateLayout()
    }

    /// Discards all boxes, to request them from the runs again.
    private func forget() {
        lineBoxes.removeAll(from: self)
        forgetShown()
    }

    private func forgetShown() {
        window.forgetPlaces()
        departures.replace(window.takeBoxes())
        // Boxes that were on screen may stay there for a while.
        adopt(departures.change?.before ?? [])
    }

    open override var children: [LayoutBox] {
        departures.outgoing.isEmpty ? window.boxes : departures.outgoing + window.boxes
    }

    // MARK: Lines

    var axis: Axis { layout.axis }

    var division: LazyDivision? { divisions.current }
    /// The created boxes by line.
    package var made: [Int: [LayoutBox]] { lineBoxes.made }
    /// The visible boxes in drawing order.
    package var shown: [LayoutBox] { window.boxes }

    package var lines: LazyLines { division?.lines ?? LazyLines([], perLine: 1) }
    package var extents: LazyExtents { division?.extents ?? LazyExtents() }
    var tracks: [GridTrack] { division?.tracks ?? [] }

    /// Switches to the division for a cross-axis length; the former one is cached for when its length returns.
    private func prepare(across length: CGFloat?) {
        guard let count = divisions.turn(to: length, of: runs, layout), count.old != count.new else { return }
        // Where everything is in view, ancestors may measure with several numbers in one pass, so that all lines are kept.
        guard scrollBox == nil else { return forget() }
        lineBoxes.regroup(from: count.old, to: count.new, of: self)
        forgetShown()
    }

    /// The boxes of a line, created on demand.
    @MainActor package func boxes(in line: Int) -> [LayoutBox] {
        if let known = lineBoxes[line] { return known }
        guard let stretch = lines.stretch(of: line) else { return [] }
        let boxes = stretch.views(in: line).compactMap { stretch.run.source.box(at: $0) }
        lineBoxes.add(boxes, as: line, of: self)
        return boxes
    }

    func offer(_ index: Int, in line: Int, of division: LazyDivision) -> ProposedViewSize {
        ProposedViewSize(major: nil, minor: division.track(index, in: line).length, axis: axis)
    }

    func offer(_ index: Int, in line: Int) -> ProposedViewSize {
        division.map { offer(index, in: line, of: $0) } ?? .unspecified
    }

    /// The measured length of a line's views, created on demand.
    @MainActor func length(of line: Int) -> CGFloat {
        let boxes = boxes(in: line)
        for box in boxes { box.prepare() }
        return settled { length(of: boxes, in: line) }
    }

    private func length(of boxes: [LayoutBox], in line: Int) -> CGFloat {
        var length: CGFloat = 0
        for (index, box) in boxes.enumerated() {
            length = max(length, box.size(for: offer(index, in: line))[axis])
        }
        return length
    }

    /// Measures a line and caches its length.
    @MainActor @discardableResult
    func measureLine(_ line: Int) -> CGFloat {
        let length = length(of: line)
        divisions.note(length, of: line)
        return length
    }

    /// Measures or places views of lines, with all views that they take.
    @MainActor private func settled<Result>(_ pass: () -> Result) -> Result {
        guard let requests = root?.requests else { return pass() }
        let wasArranging = isArranging
        isArranging = true
        defer { isArranging = wasArranging }
        return requests.settle(pass)
    }

    /// Measures lines of the current division during a pass.
    private func measureLines(_ range: Range<Int>) {
        guard let division, let boxes = knownBoxes(in: range, of: division) else { return }
        for (line, boxes) in zip(range, boxes) { divisions.note(length(of: boxes, in: line), of: line) }
    }

    var total: CGFloat { division?.total ?? 0 }

    // MARK: Layout

    package var scrollBox: ScrollBox? { enclosingScrollBox }

    /// Fills the proposed cross-axis length (documented for lazy stacks), and has its lines' total length along the
    /// axis.
    open override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offered = lengthAcross(of: proposal)
        if let division, division.across != offered, scrollBox != nil, division.lines.count > 0 {
            // An ancestor tries another length; the current division stays as it is.
            return trial(across: offered, proposal)
        }
        prepare(across: offered)
        guard lines.count > 0 else {
            return CGSize(major: 0, minor: proposal[axis.other] ?? 0, axis: axis)
        }
        if scrollBox == nil {
            measureLines(0..<lines.count)
        } else if extents.isEmpty {
            let first = division?.firstItem ?? 0
            measureLines(first..<(first + 1))
        }
        // Repeated additions and subtractions can leave rounding errors below zero.
        return CGSize(major: max(0, total), minor: proposal[axis.other] ?? idealAcross, axis: axis)
    }

    private func lengthAcross(of proposal: ProposedViewSize) -> CGFloat? {
        proposal[axis.other].flatMap { $0.isFinite ? $0 : nil }
    }

    private var idealAcross: CGFloat {
        if layout.tracks != nil { return tracks.last.map { $0.start + ($0.length ?? 0) } ?? 0 }
        return made.reduce(0) { widest, entry in
            entry.value.enumerated().reduce(widest) { widest, box in
                max(widest, box.element.size(for: offer(box.offset, in: entry.key))[axis.other])
            }
        }
    }

    /// Discards cached trials, because views have changed.
    open override func didInvalidateLayout() {
        divisions.forgetTrials()
    }

    package func laysOutAlone(_ child: LayoutBox) -> Bool { keepsChangeToItself(of: child) }

    open override func placeChildren() {
        root?.register(self)
        deferPlacement()
    }

    package func finishPlacement(with requests: LayoutRequests) {
        prepare(across: lengthAcross(of: proposal))
        let drift = window.drift
        let seen = visible.map { ($0.lowerBound + drift)...($0.upperBound + drift) }
        var view = seen
        let lastView = window.range
        noteChange(ofRuns: false)
        let before = window.begin(at: seen)
        departures.forgetReplaced()
        defer { forgetPlaces(of: before) }
        guard lines.count > 0 else {
            window.take(0..<0, in: view)
            move(in: view)
            tellShown()
            return
        }
        let range = settle(&view, keeping: lineStillSeen(in: view))
        window.take(range, in: view)
        var start = extents.position(of: range.lowerBound, gap: layout.gap)
        for line in range {
            placeLine(line, at: start)
            window.add(boxes(in: line), at: start)
            start += (extents[line] ?? extents.mean) + layout.gap
        }
        showRaised(besides: range)
        if let view {
            let moved = view.lowerBound - (seen?.lowerBound ?? view.lowerBound)
            pin(in: view, after: lastView.map { ($0.lowerBound + moved)...($0.upperBound + moved) }, range)
        }
        move(in: view)
        window.raisePinned()
        tellShown()
        if view != nil { releaseLines(farFrom: range) }
    }

    // MARK: Scrolling

    /// Discards the shown frames of boxes that have scrolled away, so that they do not animate from there later.
    private func forgetPlaces(of before: [LayoutBox]) {
        guard !before.isEmpty else { return }
        let present = Set(children.map { ObjectIdentifier($0) })
        for box in before where !present.contains(ObjectIdentifier(box)) { box.forgetShownFrame() }
    }

    /// Keeps as many lines before and after the visible ones as there are visible lines; releases the rest.
    @MainActor private func releaseLines(farFrom range: Range<Int>) {
        let kept = (range.lowerBound - range.count)...(range.upperBound + range.count)
        guard made.count > kept.count else { return }
        for line in made.keys where !kept.contains(line) {
            guard let stretch = lines.stretch(of: line), stretch.run.role == .item else { continue }
            if lineBoxes[line]?.contains(where: \.isRaised) == true { continue }
            releaseLine(line, of: stretch)
        }
    }

    @MainActor private func releaseLine(_ line: Int, of stretch: LazyLines.Stretch) {
        lineBoxes.remove(line, from: self)
        for view in stretch.views(in: line) { stretch.run.source.release(at: view) }
    }

    /// Visits each item line. Creates lines that do not exist and releases them afterwards; for events.
    @MainActor package func visitLines(_ visit: (Int) -> Void) {
        for stretch in lines.stretches where stretch.run.role == .item {
            for line in stretch.lines {
                let wasMade = lineBoxes[line] != nil
                visit(line)
                if !wasMade { releaseLine(line, of: stretch) }
            }
        }
    }

    /// Keeps a row that a finger carries on screen, even if its line is out of view.
    @MainActor private func showRaised(besides range: Range<Int>) {
        for (line, boxes) in made where !range.contains(line) && boxes.contains(where: \.isRaised) {
            placeLine(line, at: extents.position(of: line, gap: layout.gap))
            window.add(boxes)
        }
    }

    @MainActor func placeLine(_ line: Int, at start: CGFloat) {
        let boxes = boxes(in: line)
        for box in boxes { box.prepare() }
        settled { place(boxes, of: line, at: start) }
    }

    private func place(_ boxes: [LayoutBox], of line: Int, at start: CGFloat) {
        let length = extents[line] ?? extents.mean
        for (index, box) in boxes.enumerated() {
            guard let track = division?.track(index, in: line) else { continue }
            let offer = offer(index, in: line)
            let dimensions = box.dimensions(in: offer)
            let room = track.length ?? placedSize[axis.other]
            var alignment = track.alignment ?? layout.alignment
            if layout.tracks == nil {
                if axis == .vertical { alignment.vertical = .top } else { alignment.horizontal = .leading }
            }
            let cell =
                axis == .vertical
                ? CGRect(x: track.start + gridShift(in: line), y: start, width: room, height: length)
                : CGRect(x: start, y: track.start + gridShift(in: line), width: length, height: room)
            var origin = alignment.origin(of: dimensions, in: cell)
            if layoutDirection == .rightToLeft { origin.x = placedSize.width - origin.x - dimensions.width }
            box.place(at: origin, proposal: offer)
        }
    }

    /// The offset of tracks that do not fill the container, by its alignment.
    private func gridShift(in line: Int) -> CGFloat {
        guard layout.tracks != nil, lines.stretch(of: line)?.run.role == .item, let last = tracks.last else { return 0 }
        let rest = placedSize[axis.other] - last.start - (last.length ?? 0)
        let group = CGSize(major: 0, minor: placedSize[axis.other] - rest, axis: axis)
        let whole = CGRect(origin: .zero, size: CGSize(major: 0, minor: placedSize[axis.other], axis: axis))
        let origin = layout.alignment.origin(of: group, in: whole)
        return axis == .vertical ? origin.x : origin.y
    }

    /// The boxes on screen from back to front.
    package var drawingOrder: [LayoutBox] {
        let children = children
        guard children.contains(where: \.isRaised) else { return children }
        return children.filter { !$0.isRaised } + children.filter(\.isRaised)
    }

    open override func draw(in pass: DrawingPass) -> DisplayList { drawChildren(drawingOrder, in: pass) }

    open override func hitTest(_ point: CGPoint) -> LayoutBox? {
        for box in shown.reversed() {
            if let hit = box.hit(atParentPoint: point) { return hit }
        }
        return nil
    }

    /// Pinned views are drawn last and read at their position.
    open override func describe(to builder: inout SemanticsBuilder) {
        let along = axis
        for box in shown.sorted(by: { (along == .vertical ? $0.origin.y < $1.origin.y : $0.origin.x < $1.origin.x) }) {
            builder.visit(box)
        }
    }

    /// True if a box is on screen.
    package func shows(_ box: LayoutBox) -> Bool { children.contains { $0 === box } }
}

extension LayoutBox {
    /// The box as a lazy container; nil for all others.
    package final var asLazyBox: LazyBox? { self as? LazyBox }
}
