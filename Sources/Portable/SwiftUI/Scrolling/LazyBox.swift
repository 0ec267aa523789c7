import Drawing

/// The box of a lazy container: has made, laid out and drawn only the lines that are in view.
///
/// The length of lines that have not been made is taken as the mean of those that have, as on iOS (remembered), so the
/// whole may become longer or shorter while it is scrolled. What is out of view is neither laid out nor drawn; what is
/// more than a window's length away is released, unless its state was written: state lasts as long as its element is in
/// the data (as on iOS, remembered), and the rest is made again from the views. Outside of a scroll view everything is in
/// view.
final class LazyBox: LayoutBox, PositionDependentBox, @unchecked Sendable {
    private(set) var layout: LazyLayout
    var runs: [LazyRun] = [] {
        didSet {
            forget()
            lines = LazyLines(runs, perLine: max(tracks.count, 1))
            extents.resize(to: lines.count)
            invalidateLayout()
        }
    }

    private var lines = LazyLines([], perLine: 1)
    private var extents = LazyExtents()
    /// The length across that lines and tracks were made for.
    private var across: CGFloat??
    private var tracks: [GridTrack] = []
    /// The boxes of the lines made so far.
    private var made: [Int: [LayoutBox]] = [:]
    /// What is in view, in the order in which it is drawn.
    private var shown: [LayoutBox] = []
    private var shownLines = 0..<0

    init(layout: LazyLayout) { self.layout = layout }

    deinit { release() }

    private func release() {
        for box in made.values.joined() where box.parent === self { box.parent = nil }
    }

    func update(_ layout: LazyLayout) {
        guard layout != self.layout else { return }
        self.layout = layout
        reset()
    }

    private func reset() {
        forget()
        extents.removeAll()
        across = nil
        invalidateLayout()
    }

    /// Asks the runs again for every box.
    private func forget() {
        release()
        made.removeAll()
        shown.removeAll()
    }

    override var children: [LayoutBox] { shown }

    // MARK: Lines

    private var axis: Axis { layout.axis }

    /// Divides the views into lines for a length across.
    private func prepare(across length: CGFloat?) {
        guard across != .some(length) else { return }
        across = .some(length)
        extents.removeAll()
        if let items = layout.tracks {
            tracks = GridTrack.resolve(items, in: length, isVertical: axis == .vertical)
        } else {
            tracks = [GridTrack(start: 0, length: length, alignment: nil)]
        }
        let count = max(tracks.count, 1)
        guard lines.stretches.first(where: { $0.run.role == .item })?.perLine != count else { return }
        forget()
        lines = LazyLines(runs, perLine: count)
        extents.resize(to: lines.count)
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

    private func track(_ index: Int, in line: Int) -> GridTrack {
        guard layout.tracks != nil, lines.stretch(of: line)?.run.role == .item, tracks.indices.contains(index) else {
            return GridTrack(start: 0, length: across ?? nil, alignment: nil)
        }
        return tracks[index]
    }

    private func offer(_ index: Int, in line: Int) -> ProposedViewSize {
        ProposedViewSize(major: nil, minor: track(index, in: line).length, axis: axis)
    }

    /// Measures a line; remembers its length.
    @discardableResult
    private func measureLine(_ line: Int) -> CGFloat {
        var length: CGFloat = 0
        for (index, box) in boxes(in: line).enumerated() {
            length = max(length, box.size(for: offer(index, in: line))[axis])
        }
        extents.set(length, of: line, isItem: lines.stretch(of: line)?.run.role == .item)
        return length
    }

    private var total: CGFloat {
        lines.count == 0 ? 0 : extents.position(of: lines.count, gap: layout.gap) - layout.gap
    }

    // MARK: Layout

    private var scrollBox: ScrollBox? { nearestAncestor { $0 as? ScrollBox } }

    /// Takes the length across that is offered (documented: lazy stacks fill it), and along its axis what its lines need.
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offered = proposal[axis.other].map { $0.isFinite ? $0 : nil } ?? nil
        if let across, across != offered, scrollBox != nil, lines.count > 0, proposal[axis.other] != nil {
            // Somebody tries other lengths; what is known for the present one stays.
            return CGSize(major: total, minor: proposal[axis.other] ?? idealAcross, axis: axis)
        }
        prepare(across: offered)
        guard lines.count > 0 else {
            return CGSize(major: 0, minor: proposal[axis.other] ?? 0, axis: axis)
        }
        if scrollBox == nil {
            for line in 0..<lines.count { measureLine(line) }
        } else if extents.isEmpty {
            measureLine(lines.stretches.first { $0.run.role == .item }?.first ?? 0)
        }
        return CGSize(major: total, minor: proposal[axis.other] ?? idealAcross, axis: axis)
    }

    private var idealAcross: CGFloat {
        if layout.tracks != nil { return tracks.last.map { $0.start + ($0.length ?? 0) } ?? 0 }
        return made.reduce(0) { widest, entry in
            entry.value.enumerated().reduce(widest) { widest, box in
                max(widest, box.element.size(for: offer(box.offset, in: entry.key))[axis.other])
            }
        }
    }

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

    var isOutOfPlace: Bool {
        if abs(total - placedSize[axis]) > 0.01 { return true }
        let visible = visible
        guard visible != placedFor else { return false }
        return !layout.pinnedViews.isEmpty || lines(in: visible) != shownLines
    }

    override func placeChildren() {
        root?.register(self)
        let offered = placedSize[axis.other]
        prepare(across: proposal[axis.other] == nil && layout.tracks == nil ? nil : offered)
        let window = visible
        placedFor = window
        let before = shown
        shown.removeAll()
        defer { forgetPlaces(of: before) }
        guard lines.count > 0 else { return }
        // Measuring lines changes the mean, and with it which lines are in view; it settles as soon as all are known.
        var range = lines(in: window)
        var measured = 0..<0
        while measured != range {
            for line in range { measureLine(line) }
            measured = range
            range = lines(in: window)
            if range != measured, range.allSatisfy({ extents[$0] != nil }) {
                for line in range where !measured.contains(line) { measureLine(line) }
                break
            }
        }
        shownLines = range
        var start = extents.position(of: range.lowerBound, gap: layout.gap)
        for line in range {
            placeLine(line, at: start)
            start += (extents[line] ?? extents.mean) + layout.gap
        }
        guard let window else { return }
        pin(in: window, range)
        releaseLines(farFrom: range)
    }

    /// What has scrolled away does not come from where it stood when it is shown again.
    private func forgetPlaces(of before: [LayoutBox]) {
        guard !before.isEmpty else { return }
        let present = Set(shown.map { ObjectIdentifier($0) })
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
            let track = track(index, in: line)
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

    override func draw() -> DisplayList { drawChildren(shown) }

    /// Pinned views are drawn last and read in their place.
    override func describe(to builder: inout SemanticsBuilder) {
        let along = axis
        for box in shown.sorted(by: { (along == .vertical ? $0.origin.y < $1.origin.y : $0.origin.x < $1.origin.x) }) {
            builder.visit(box)
        }
    }

    /// How many lines are made at present; tests assert on it.
    var madeCount: Int { made.count }

    // MARK: Places

    /// The line in which the views of an element stand, whether or not they have been made.
    @MainActor func line(of id: AnyHashable) -> Int? {
        for stretch in lines.stretches {
            if let index = stretch.run.source.index(of: id) { return stretch.first + index / stretch.perLine }
        }
        return nil
    }

    /// From where to where a line reaches along the axis, as far as that is known.
    func extent(of line: Int) -> ClosedRange<CGFloat> {
        let start = extents.position(of: line, gap: layout.gap)
        return start...(start + (extents[line] ?? extents.mean))
    }

    /// The frame of a line in the box's coordinates, as far as that is known.
    func rect(of line: Int) -> CGRect {
        let extent = extent(of: line)
        let length = extent.upperBound - extent.lowerBound
        if axis == .vertical { return CGRect(x: 0, y: extent.lowerBound, width: placedSize.width, height: length) }
        let x = layoutDirection == .rightToLeft ? placedSize.width - extent.upperBound : extent.lowerBound
        return CGRect(x: x, y: 0, width: length, height: placedSize.height)
    }

    /// The frame of the line that reaches to a place along the axis.
    func rect(at position: CGFloat) -> CGRect? {
        lines.count == 0 ? nil : rect(of: extents.line(at: position, gap: layout.gap))
    }

    /// Whether the length of a line is known.
    func isMeasured(_ line: Int) -> Bool { extents[line] != nil }

    /// The identity of the element nearest to a place along the axis, whether or not it has been made.
    @MainActor func element(at position: CGFloat) -> (id: AnyHashable, rect: CGRect)? {
        guard lines.count > 0 else { return nil }
        let line = extents.line(at: position, gap: layout.gap)
        // Headers and gaps have none; the next line may.
        for line in line..<min(line + 3, lines.count) {
            guard let stretch = lines.stretch(of: line), stretch.run.role == .item,
                let view = stretch.views(in: line).first, let id = stretch.run.source.id(at: view)
            else { continue }
            return (id, rect(of: line))
        }
        return nil
    }

    /// Whether a box is laid out at present.
    func shows(_ box: LayoutBox) -> Bool { shown.contains { $0 === box } }
}

extension Alignment {
    /// Where something of a size starts in a rectangle.
    func origin(of dimensions: ViewDimensions, in rect: CGRect) -> CGPoint {
        let frame = ViewDimensions.plain(rect.size)
        return CGPoint(
            x: rect.minX + frame[horizontal] - dimensions[horizontal],
            y: rect.minY + frame[vertical] - dimensions[vertical])
    }

    func origin(of size: CGSize, in rect: CGRect) -> CGPoint { origin(of: .plain(size), in: rect) }
}
