import Drawing

/// The box of a lazy container: has made, laid out and drawn only the lines that are in view.
///
/// The length of lines that have not been made is taken as the mean of those that have, as on iOS (remembered), so the
/// whole may become longer or shorter while it is scrolled; what is in view stays where it is seen. What is out of view
/// is neither laid out nor drawn; what is more than a window's length away is released, unless its state was written:
/// state lasts as long as its element is in the data (as on iOS, remembered), and the rest is made again from the views.
/// Outside of a scroll view everything is in view.
final class LazyBox: LayoutBox, PositionDependentBox, @unchecked Sendable {
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
    private var division: LazyDivision?
    /// For lengths across that the containers around try, or go back to.
    private var others: [LazyDivision] = []
    private static let otherCapacity = 8
    /// Made only to be measured for a length across with other lines than those in place.
    private var probed: [LayoutBox] = []
    /// The boxes of the lines made so far.
    var made: [Int: [LayoutBox]] = [:]
    /// What is in view, in the order in which it is drawn.
    var shown: [LayoutBox] = []
    var shownLines = 0..<0
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
        shown.removeAll()
        // What was on screen may have to be shown for a while.
        for box in change?.before ?? [] { box.parent = self }
    }

    override var children: [LayoutBox] { outgoing.isEmpty ? shown : outgoing + shown }

    // MARK: Lines

    var axis: Axis { layout.axis }

    var lines: LazyLines { division?.lines ?? LazyLines([], perLine: 1) }
    var extents: LazyExtents { division?.extents ?? LazyExtents() }
    private var tracks: [GridTrack] { division?.tracks ?? [] }

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

    private func takeOther(across length: CGFloat?) -> LazyDivision? {
        others.firstIndex { $0.across == length }.map { others.remove(at: $0) }
    }

    private func keep(_ division: LazyDivision) {
        if others.count == Self.otherCapacity { others.removeFirst() }
        others.append(division)
    }

    /// The boxes of a line, made if need be.
    private func boxes(in line: Int) -> [LayoutBox] {
        if let known = made[line] { return known }
        guard let stretch = lines.stretch(of: line) else { return [] }
        let boxes = MainActor.assumeIsolated {
            stretch.views(in: line).compactMap { stretch.run.source.box(at: $0) }
        }
        for box in boxes { box.parent = self }
        made[line] = boxes
        return boxes
    }

    private func offer(_ index: Int, in line: Int, of division: LazyDivision) -> ProposedViewSize {
        ProposedViewSize(major: nil, minor: division.track(index, in: line).length, axis: axis)
    }

    private func offer(_ index: Int, in line: Int) -> ProposedViewSize {
        division.map { offer(index, in: line, of: $0) } ?? .unspecified
    }

    /// Measures a line; remembers its length.
    @discardableResult
    private func measureLine(_ line: Int) -> CGFloat {
        var length: CGFloat = 0
        for (index, box) in boxes(in: line).enumerated() {
            length = max(length, box.size(for: offer(index, in: line))[axis])
        }
        let isItem = lines.stretch(of: line)?.run.role == .item
        division?.extents.set(length, of: line, isItem: isItem)
        return length
    }

    private var total: CGFloat { division?.total ?? 0 }

    // MARK: Layout

    private var scrollBox: ScrollBox? { nearestAncestor { $0 as? ScrollBox } }

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
        return CGSize(major: total, minor: proposal[axis.other] ?? idealAcross, axis: axis)
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

    // MARK: Trials

    /// The size for a length across that is not the one in place, by what was known when it last was, or by one line.
    ///
    /// The answer must not depend on which lines are in view at present: what is sized by it would change the view again.
    private func trial(across length: CGFloat?, _ proposal: ProposedViewSize) -> CGSize {
        var trial = takeOther(across: length) ?? LazyDivision(of: runs, across: length, layout: layout)
        defer { keep(trial) }
        let line = trial.firstItem
        let boxes = boxes(in: line, of: trial)
        var size = CGSize.zero
        for (index, box) in boxes.enumerated() {
            let view = box.size(for: offer(index, in: line, of: trial))
            size = CGSize(width: max(size.width, view.width), height: max(size.height, view.height))
        }
        if trial.extents.isEmpty {
            let isItem = trial.lines.stretch(of: line)?.run.role == .item
            trial.extents.set(size[axis], of: line, isItem: isItem)
        }
        let ideal = trial.tracks.last.map { $0.start + ($0.length ?? 0) } ?? size[axis.other]
        return CGSize(major: trial.total, minor: proposal[axis.other] ?? ideal, axis: axis)
    }

    /// The boxes of a line in a division that is not the one in place.
    private func boxes(in line: Int, of trial: LazyDivision) -> [LayoutBox] {
        guard trial.perLine != division?.perLine else { return boxes(in: line) }
        guard let found = trial.lines.stretch(of: line) else { return [] }
        nonisolated(unsafe) let stretch = found
        let boxes = MainActor.assumeIsolated {
            stretch.views(in: line).compactMap { stretch.run.source.box(at: $0) }
        }
        for box in boxes { box.parent = self }
        probed = boxes
        return boxes
    }

    /// Views in it have changed, so that trials may have other results.
    override func didInvalidateLayout() { others.removeAll() }

    /// What is in view along the axis, in the box's coordinates; nil for everything.
    private var visible: ClosedRange<CGFloat>? {
        guard let scrollBox else { return nil }
        let corner = convert(.zero, to: scrollBox).origin
        let window = scrollBox.visibleRect.offsetBy(dx: -corner.x, dy: -corner.y)
        if axis == .vertical { return window.minY...max(window.minY, window.maxY) }
        if layoutDirection == .rightToLeft {
            return
                (placedSize.width - window.maxX)...max(placedSize.width - window.maxX, placedSize.width - window.minX)
        }
        return window.minX...max(window.minX, window.maxX)
    }

    private func lines(in window: ClosedRange<CGFloat>?) -> Range<Int> {
        guard let window else { return 0..<lines.count }
        guard lines.count > 0, window.upperBound >= 0, window.lowerBound <= total else { return 0..<0 }
        let first = extents.line(at: window.lowerBound, gap: layout.gap)
        let last = extents.line(at: window.upperBound, gap: layout.gap)
        return first..<(last + 1)
    }

    private var placedFor: ClosedRange<CGFloat>?
    /// Where the lines in view started when they were laid out.
    private var startsShown: [CGFloat] = []
    /// How far lines in view have moved because others before them are longer or shorter than they were thought to be; the
    /// scroll view has yet to follow.
    private var drift: CGFloat = 0

    /// Moves the scroll view along, so that what is in view stays where it is seen.
    func followPlace() -> Bool {
        if drift != 0 {
            scrollBox?.shift(by: drift, along: axis)
            drift = 0
        }
        let known = others
        invalidateLayout()
        others = known
        return true
    }

    var isOutOfPlace: Bool {
        if drift != 0 { return true }
        if abs(total - placedSize[axis]) > 0.01 { return true }
        let visible = visible
        guard visible != placedFor else { return false }
        return !layout.pinnedViews.isEmpty || lines(in: visible) != shownLines
    }

    override func placeChildren() {
        root?.register(self)
        prepare(across: lengthAcross(of: proposal))
        var window = visible.map { ($0.lowerBound + drift)...($0.upperBound + drift) }
        placedFor = window
        noteChange(ofRuns: false)
        let before = shown
        shown.removeAll()
        defer { forgetPlaces(of: before) }
        guard lines.count > 0 else {
            move(in: window)
            return
        }
        let range = settle(&window, keeping: lineStillSeen(in: window))
        placedFor = window
        shownLines = range
        startsShown.removeAll(keepingCapacity: true)
        var start = extents.position(of: range.lowerBound, gap: layout.gap)
        for line in range {
            placeLine(line, at: start)
            startsShown.append(start)
            start += (extents[line] ?? extents.mean) + layout.gap
        }
        move(in: window)
        guard let window else { return }
        pin(in: window, range)
        releaseLines(farFrom: range)
    }

    /// Measures the lines in a window. This changes the mean, and with it which lines these are, and where; it settles as
    /// soon as all are known.
    /// - Parameters:
    ///   - window: Moves with the line that is kept.
    ///   - kept: A line that has been seen, and where it started.
    private func settle(_ window: inout ClosedRange<CGFloat>?, keeping kept: (line: Int, start: CGFloat)?) -> Range<Int>
    {
        var start = kept?.start ?? 0
        func follow() {
            guard let kept, let seen = window else { return }
            let now = extents.position(of: kept.line, gap: layout.gap)
            let moved = now - start
            guard abs(moved) > 0.01 else { return }
            start = now
            drift += moved
            window = (seen.lowerBound + moved)...(seen.upperBound + moved)
        }
        follow()
        var range = lines(in: window)
        var measured = 0..<0
        while measured != range {
            for line in range { measureLine(line) }
            follow()
            measured = range
            range = lines(in: window)
            if range != measured, range.allSatisfy({ extents[$0] != nil }) {
                for line in range where !measured.contains(line) { measureLine(line) }
                follow()
                break
            }
        }
        return range
    }

    /// A line that was in view when lines were laid out last and still is, and where it started then; nil where the
    /// scroll view does not follow, or has been told where to go.
    private func lineStillSeen(in window: ClosedRange<CGFloat>?) -> (line: Int, start: CGFloat)? {
        guard let window, startsShown.count == shownLines.count, let scrollBox, scrollBox.axes.contains(axis.set),
            !scrollBox.isHeadingForTarget
        else { return nil }
        for (line, start) in zip(shownLines, startsShown)
        where start <= window.upperBound && start + (extents[line] ?? 0) > window.lowerBound {
            return (line, start)
        }
        return nil
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
            for box in made[line] ?? [] where box.parent === self { box.parent = nil }
            made[line] = nil
            MainActor.assumeIsolated {
                for view in stretch.views(in: line) { stretch.run.source.release(at: view) }
            }
        }
    }

    private func placeLine(_ line: Int, at start: CGFloat) {
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
            shown.append(box)
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

    // MARK: Pinning

    /// Moves the headers and footers of the sections in view to the edges of the view, as far as their section reaches.
    private func pin(in window: ClosedRange<CGFloat>, _ range: Range<Int>) {
        guard !layout.pinnedViews.isEmpty else { return }
        for members in lines.sections(in: range) {
            guard let first = members.first, let last = members.last else { continue }
            let start = extents.position(of: first.first, gap: layout.gap)
            let end = extents.position(of: last.lines.upperBound, gap: layout.gap) - layout.gap
            for member in members {
                switch member.run.role {
                case .header where layout.pinnedViews.contains(.sectionHeaders):
                    let length = measureLine(member.first)
                    pin(member.first, at: max(start, min(window.lowerBound, end - length)))
                case .footer where layout.pinnedViews.contains(.sectionFooters):
                    let length = measureLine(member.first)
                    pin(member.first, at: min(end - length, max(window.upperBound - length, start)))
                default: break
                }
            }
        }
    }

    private func pin(_ line: Int, at position: CGFloat) {
        let boxes = boxes(in: line)
        shown.removeAll { box in boxes.contains { $0 === box } }
        placeLine(line, at: position)
    }

    override func draw() -> DisplayList { drawChildren(children) }

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
