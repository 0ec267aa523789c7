import Drawing

/// The box of a lazy container: has made, laid out and drawn only the lines that are in view.
///
/// The length of lines that have not been made is taken as the mean of those that have, as on iOS (remembered), so the
/// whole may become longer or shorter while it is scrolled; what is in view stays where it is seen. What is out of view
/// is neither laid out nor drawn; what is more than a window's length away is released, unless its state was written:
/// state lasts as long as its element is in the data (as on iOS, remembered), and the rest is made again from the views.
/// Outside of a scroll view everything is in view.
class LazyBox: LayoutBox, PositionDependentBox, @unchecked Sendable {
    private(set) var layout: LazyLayout
    var runs: [LazyRun] = [] {
        didSet {
            noteChange(ofRuns: true)
            forget()
            division?.divide(runs)
            others.removeAll()
            invalidateLayout()
        }
    }

    /// The lines as they are, or are about to be, in place; nil until a length across is known.
    var division: LazyDivision?
    /// For lengths across that the containers around try, or go back to.
    var others: [LazyDivision] = []
    private static let otherCapacity = 8
    /// Whether containers around have asked for the size at other lengths across, so that a change in a line concerns them.
    var isTried = false
    /// Made only to be measured for a length across with other lines than those in place.
    var probed: [LayoutBox] = []
    /// The boxes of the lines made so far.
    var made: [Int: [LayoutBox]] = [:]
    /// What is in view, in the order in which it is drawn.
    var shown: [LayoutBox] = []
    var shownLines = 0..<0
    /// The headers and footers of the sections in view that stay there.
    var pinned: [(line: Int, boxes: [LayoutBox])] = []
    /// Where the lines in view started when they were laid out.
    var startsShown: [CGFloat] = []
    /// What was in view then.
    var placedFor: ClosedRange<CGFloat>?
    /// How far lines in view have moved because others before them are longer or shorter than they were thought to be; the
    /// scroll view has yet to follow.
    var drift: CGFloat = 0
    /// The sources of the lines in view.
    var shownSources: [any LazySource] = []
    /// Lines whose views have changed, and which the container lays out by itself.
    var changed: [LayoutBox] = []
    /// What was in view when other runs came, until these are laid out; others may take their place before that.
    private(set) var replaced: [LayoutBox] = []
    /// What is on screen beside that, behind it, on its way out of view.
    var outgoing: [LayoutBox] = []
    /// The animated change that the next layout belongs to.
    var change: LazyChange?
    /// Starts the transition of a new view.
    var insert: @MainActor (TransitionControl) -> Void = { _ in }

    init(layout: LazyLayout) { self.layout = layout }

    deinit {
        release(made.values.joined())
        release(probed)
        release(shown)
        release(outgoing)
        release(change?.before ?? [])
    }

    func release(_ boxes: some Sequence<LayoutBox>) {
        for box in boxes where box.parent === self { box.parent = nil }
    }

    func update(_ layout: LazyLayout) {
        guard layout != self.layout else { return }
        self.layout = layout
        reset()
    }

    private func reset() {
        forget()
        division = nil
        others.removeAll()
        invalidateLayout()
    }

    /// Asks the runs again for every box.
    private func forget() {
        startsShown = []
        drift = 0
        release(made.values.joined())
        release(probed)
        made.removeAll()
        probed.removeAll()
        replaced += shown
        shown.removeAll()
        // What was on screen may have to be shown for a while.
        for box in change?.before ?? [] { box.parent = self }
    }

    override var children: [LayoutBox] { outgoing.isEmpty ? shown : outgoing + shown }

    // MARK: Lines

    var axis: Axis { layout.axis }

    var lines: LazyLines { division?.lines ?? LazyLines([], perLine: 1) }
    var extents: LazyExtents { division?.extents ?? LazyExtents() }
    var tracks: [GridTrack] { division?.tracks ?? [] }

    /// Takes the lines for a length across; those that were known for another one are kept for when it comes back.
    private func prepare(across length: CGFloat?) {
        guard division == nil || division?.across != length else { return }
        let next = takeOther(across: length) ?? LazyDivision(of: runs, across: length, layout: layout)
        if let division {
            keep(division)
            if division.perLine != next.perLine { forget() }
        }
        division = next
    }

    func takeOther(across length: CGFloat?) -> LazyDivision? {
        others.firstIndex { $0.across == length }.map { others.remove(at: $0) }
    }

    func keep(_ division: LazyDivision) {
        if others.count == Self.otherCapacity { others.removeFirst() }
        others.append(division)
    }

    /// The boxes of a line, made if need be.
    func boxes(in line: Int) -> [LayoutBox] {
        if let known = made[line] { return known }
        guard let stretch = lines.stretch(of: line) else { return [] }
        let boxes = MainActor.assumeIsolated {
            stretch.views(in: line).compactMap { stretch.run.source.box(at: $0) }
        }
        for box in boxes { box.parent = self }
        made[line] = boxes
        return boxes
    }

    func offer(_ index: Int, in line: Int, of division: LazyDivision) -> ProposedViewSize {
        ProposedViewSize(major: nil, minor: division.track(index, in: line).length, axis: axis)
    }

    func offer(_ index: Int, in line: Int) -> ProposedViewSize {
        division.map { offer(index, in: line, of: $0) } ?? .unspecified
    }

    /// The length that a line's views have.
    func length(of line: Int) -> CGFloat {
        var length: CGFloat = 0
        for (index, box) in boxes(in: line).enumerated() {
            length = max(length, box.size(for: offer(index, in: line))[axis])
        }
        return length
    }

    /// Measures a line; remembers its length.
    @discardableResult
    func measureLine(_ line: Int) -> CGFloat {
        let length = length(of: line)
        let isItem = lines.stretch(of: line)?.run.role == .item
        division?.extents.set(length, of: line, isItem: isItem)
        return length
    }

    var total: CGFloat { division?.total ?? 0 }

    // MARK: Layout

    var scrollBox: ScrollBox? { nearestAncestor { $0 as? ScrollBox } }

    /// Takes the length across that is offered (documented: lazy stacks fill it), and along its axis what its lines need.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offered = lengthAcross(of: proposal)
        if let division, division.across != offered, scrollBox != nil, division.lines.count > 0 {
            // Somebody tries other lengths; what is in place stays as it is.
            return trial(across: offered, proposal)
        }
        prepare(across: offered)
        guard lines.count > 0 else {
            return CGSize(major: 0, minor: proposal[axis.other] ?? 0, axis: axis)
        }
        if scrollBox == nil {
            for line in 0..<lines.count { measureLine(line) }
        } else if extents.isEmpty {
            measureLine(division?.firstItem ?? 0)
        }
        // Lengths that are added and taken away again leave rounding errors below zero.
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

    /// Views in it have changed, so that trials may have other results.
    override func didInvalidateLayout() {
        others.removeAll()
        isTried = false
    }

    override func laysOutAlone(_ child: LayoutBox) -> Bool { keepsChangeToItself(of: child) }

    override func placeChildren() {
        root?.register(self)
        prepare(across: lengthAcross(of: proposal))
        var window = visible.map { ($0.lowerBound + drift)...($0.upperBound + drift) }
        let lastWindow = placedFor
        let seen = window
        placedFor = window
        noteChange(ofRuns: false)
        let before = shown
        shown.removeAll()
        replaced.removeAll()
        pinned.removeAll(keepingCapacity: true)
        defer { forgetPlaces(of: before) }
        guard lines.count > 0 else {
            shownLines = 0..<0
            move(in: window)
            tellShown()
            return
        }
        let range = settle(&window, keeping: lineStillSeen(in: window))
        placedFor = window
        shownLines = range
        startsShown.removeAll(keepingCapacity: true)
        var start = extents.position(of: range.lowerBound, gap: layout.gap)
        for line in range {
            placeLine(line, at: start)
            shown += boxes(in: line)
            startsShown.append(start)
            start += (extents[line] ?? extents.mean) + layout.gap
        }
        showRaised(besides: range)
        if let window {
            let moved = window.lowerBound - (seen?.lowerBound ?? window.lowerBound)
            pin(in: window, after: lastWindow.map { ($0.lowerBound + moved)...($0.upperBound + moved) }, range)
        }
        move(in: window)
        raisePinned()
        tellShown()
        if window != nil { releaseLines(farFrom: range) }
    }

    // MARK: Scrolling

    /// What has scrolled away does not come from where it stood when it is shown again.
    private func forgetPlaces(of before: [LayoutBox]) {
        guard !before.isEmpty else { return }
        let present = Set(children.map { ObjectIdentifier($0) })
        for box in before where !present.contains(ObjectIdentifier(box)) { box.forgetShownFrame() }
    }

    /// Keeps as many lines before and after those in view as there are in view.
    private func releaseLines(farFrom range: Range<Int>) {
        let kept = (range.lowerBound - range.count)...(range.upperBound + range.count)
        guard made.count > kept.count else { return }
        for line in made.keys where !kept.contains(line) {
            guard let stretch = lines.stretch(of: line), stretch.run.role == .item else { continue }
            if made[line]?.contains(where: \.isRaised) == true { continue }
            MainActor.assumeIsolated { releaseLine(line, of: stretch) }
        }
    }

    @MainActor private func releaseLine(_ line: Int, of stretch: LazyLines.Stretch) {
        for box in made[line] ?? [] where box.parent === self { box.parent = nil }
        made[line] = nil
        for view in stretch.views(in: line) { stretch.run.source.release(at: view) }
    }

    /// Asks for something in each line. Those that have not been made are made for it and released again; for events.
    @MainActor func visitLines(_ visit: (Int) -> Void) {
        for stretch in lines.stretches where stretch.run.role == .item {
            for line in stretch.lines {
                let wasMade = made[line] != nil
                visit(line)
                if !wasMade { releaseLine(line, of: stretch) }
            }
        }
    }

    /// What a finger carries stays on screen, however far its line is out of view.
    private func showRaised(besides range: Range<Int>) {
        for (line, boxes) in made where !range.contains(line) && boxes.contains(where: \.isRaised) {
            placeLine(line, at: extents.position(of: line, gap: layout.gap))
            shown += boxes
        }
    }

    func placeLine(_ line: Int, at start: CGFloat) {
        let length = extents[line] ?? extents.mean
        for (index, box) in boxes(in: line).enumerated() {
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

    /// Tracks that do not fill the container stand together where its alignment says.
    private func gridShift(in line: Int) -> CGFloat {
        guard layout.tracks != nil, lines.stretch(of: line)?.run.role == .item, let last = tracks.last else { return 0 }
        let rest = placedSize[axis.other] - last.start - (last.length ?? 0)
        let group = CGSize(major: 0, minor: placedSize[axis.other] - rest, axis: axis)
        let whole = CGRect(origin: .zero, size: CGSize(major: 0, minor: placedSize[axis.other], axis: axis))
        let origin = layout.alignment.origin(of: group, in: whole)
        return axis == .vertical ? origin.x : origin.y
    }

    /// What is on screen from back to front.
    var drawingOrder: [LayoutBox] {
        let children = children
        guard children.contains(where: \.isRaised) else { return children }
        return children.filter { !$0.isRaised } + children.filter(\.isRaised)
    }

    override func draw() -> DisplayList { drawChildren(drawingOrder) }

    override func hitTest(_ point: CGPoint) -> LayoutBox? {
        for box in shown.reversed() {
            if let hit = box.hit(atParentPoint: point) { return hit }
        }
        return nil
    }

    /// Pinned views are drawn last and read in their place.
    override func describe(to builder: inout SemanticsBuilder) {
        let along = axis
        for box in shown.sorted(by: { (along == .vertical ? $0.origin.y < $1.origin.y : $0.origin.x < $1.origin.x) }) {
            builder.visit(box)
        }
    }

    /// How many lines are made at present; tests assert on it.
    var madeCount: Int { made.count }

    /// Whether a box is on screen at present.
    func shows(_ box: LayoutBox) -> Bool { children.contains { $0 === box } }
}
