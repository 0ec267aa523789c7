import Foundation
@_spi(Floors) import SwiftUICore

/// The part of a lazy container that the last layout placed: its lines in view with their boxes, and the headers and footers
/// that are pinned.
///
/// The starts are known of all lines or of none.
struct LazyWindow {
    /// The visible range along the axis; nil for everything.
    private(set) var range: ClosedRange<CGFloat>?
    private(set) var lines = 0..<0
    private var starts: [CGFloat] = []
    /// The visible boxes in drawing order.
    private(set) var boxes: [LayoutBox] = []
    /// The pinned headers and footers of the sections in view.
    private(set) var pinned: [(line: Int, boxes: [LayoutBox])] = []
    /// The movement of visible lines because measured lengths before them differ from the estimates; the scroll view has yet to
    /// follow.
    private(set) var drift: CGFloat = 0
    /// The sources of the lines in view.
    private var sources: [any LazySource] = []

    /// Begins a layout.
    /// - Returns: the boxes of the last one.
    mutating func begin(at range: ClosedRange<CGFloat>?) -> [LayoutBox] {
        self.range = range
        pinned.removeAll(keepingCapacity: true)
        return takeBoxes()
    }

    /// Sets the lines to place, and the range that they were found for.
    mutating func take(_ lines: Range<Int>, in range: ClosedRange<CGFloat>?) {
        self.lines = lines
        self.range = range
        starts.removeAll(keepingCapacity: true)
    }

    /// Adds the next line in view.
    mutating func add(_ boxes: [LayoutBox], at start: CGFloat) {
        self.boxes += boxes
        starts.append(start)
    }

    /// Adds boxes of a line out of view.
    mutating func add(_ boxes: [LayoutBox]) { self.boxes += boxes }

    mutating func pin(_ boxes: [LayoutBox], of line: Int) { pinned.append((line, boxes)) }

    mutating func unpinAll() { pinned.removeAll(keepingCapacity: true) }

    /// Draws boxes below all others.
    mutating func lower(where isLow: (LayoutBox) -> Bool) {
        guard boxes.contains(where: isLow) else { return }
        boxes = boxes.filter(isLow) + boxes.filter { !isLow($0) }
    }

    /// Draws the pinned boxes above all others, in or out of view.
    mutating func raisePinned() {
        guard !pinned.isEmpty else { return }
        let boxes = pinned.flatMap(\.boxes)
        let raised = Set(boxes.map { ObjectIdentifier($0) })
        self.boxes = self.boxes.filter { !raised.contains(ObjectIdentifier($0)) } + boxes
    }

    /// Returns the boxes, which are in view no longer.
    mutating func takeBoxes() -> [LayoutBox] {
        defer { boxes.removeAll() }
        return boxes
    }

    /// Discards the places of lines, because others take theirs.
    mutating func forgetPlaces() {
        starts = []
        drift = 0
    }

    mutating func drift(by distance: CGFloat) { drift += distance }

    /// Returns the movement that the scroll view has to follow, once.
    mutating func takeDrift() -> CGFloat {
        defer { drift = 0 }
        return drift
    }

    /// The lines in view with their starts, while these are known.
    var placedLines: Zip2Sequence<Range<Int>, [CGFloat]>? { starts.count == lines.count ? zip(lines, starts) : nil }

    /// The start of a line in view, while it is known.
    func start(of line: Int) -> CGFloat? {
        starts.count == lines.count && lines.contains(line) ? starts[line - lines.lowerBound] : nil
    }

    /// Replaces the sources of the lines in view.
    /// - Returns: those that are in view no longer.
    mutating func show(_ sources: [any LazySource]) -> [any LazySource] {
        defer { self.sources = sources }
        return self.sources.filter { old in !sources.contains { $0 === old } }
    }
}
