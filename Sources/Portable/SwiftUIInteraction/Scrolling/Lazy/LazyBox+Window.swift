import Drawing
@_spi(Floors) import SwiftUICore

/// The visible window, and the scroll anchoring that keeps visible lines in place while the estimated lengths before
/// them are replaced by measured ones.
extension LazyBox {
    /// The visible range along the axis, in the box's coordinates; nil for everything.
    package var visible: ClosedRange<CGFloat>? {
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

    func lines(in window: ClosedRange<CGFloat>?) -> Range<Int> {
        guard let window else { return 0..<lines.count }
        guard lines.count > 0, window.upperBound >= 0, window.lowerBound <= total else { return 0..<0 }
        let first = extents.line(at: window.lowerBound, gap: layout.gap)
        let last = extents.line(at: window.upperBound, gap: layout.gap)
        return first..<(last + 1)
    }

    /// Adjusts the scroll view's offset by the drift, so that visible lines stay in place.
    @MainActor package func followPlace() -> Bool {
        let drift = window.takeDrift()
        if drift != 0 { scrollBox?.shift(by: drift, along: axis) }
        let known = divisions
        invalidateLayout()
        divisions.restoreOthers(of: known)
        return true
    }

    @MainActor package var isOutOfPlace: Bool {
        if window.drift != 0 { return true }
        if abs(total - placedSize[axis]) > 0.01 { return true }
        let visible = visible
        guard visible != window.range else { return false }
        return !layout.pinnedViews.isEmpty || lines(in: visible) != window.lines
    }

    /// Measures the lines in a window. This changes the mean length, and with it the set of lines in the window and
    /// their positions; repeats until all of them are measured.
    /// - Parameters:
    ///   - window: moves with the line that is kept.
    ///   - kept: a line that has been visible, and its former start.
    @MainActor func settle(_ view: inout ClosedRange<CGFloat>?, keeping kept: (line: Int, start: CGFloat)?) -> Range<
        Int
    > {
        var start = kept?.start ?? 0
        func follow() {
            guard let kept, let seen = view else { return }
            let now = extents.position(of: kept.line, gap: layout.gap)
            let moved = now - start
            guard abs(moved) > 0.01 else { return }
            start = now
            window.drift(by: moved)
            view = (seen.lowerBound + moved)...(seen.upperBound + moved)
        }
        follow()
        var range = lines(in: view)
        var measured = 0..<0
        while measured != range {
            for line in range { measureLine(line) }
            follow()
            measured = range
            range = lines(in: view)
            if range != measured, range.allSatisfy({ extents[$0] != nil }) {
                for line in range where !measured.contains(line) { measureLine(line) }
                follow()
                break
            }
        }
        return range
    }

    /// A line that was visible at the last layout and still is, with its former start; nil if the scroll view does not
    /// scroll along the axis, or is scrolling to a target.
    @MainActor func lineStillSeen(in view: ClosedRange<CGFloat>?) -> (line: Int, start: CGFloat)? {
        guard let view, let placedLines = window.placedLines, let scrollBox, scrollBox.axes.contains(axis.set),
            !scrollBox.isHeadingForTarget
        else { return nil }
        for (line, start) in placedLines
        where start <= view.upperBound && start + (extents[line] ?? 0) > view.lowerBound {
            return (line, start)
        }
        return nil
    }

    /// The headers and footers that are pinned while their lines are out of view.
    private var pinnedStretches: [LazyLines.Stretch] {
        window.pinned.compactMap { window.lines.contains($0.line) ? nil : lines.stretch(of: $0.line) }
    }

    /// Tells the sources which views are visible, so that the others disappear.
    @MainActor func tellShown() {
        let stretches = lines.stretches(in: window.lines) + pinnedStretches
        let sources = stretches.map(\.run.source)
        for source in window.show(sources) { source.show(0..<0) }
        for stretch in stretches {
            var inView = stretch.lines.clamped(to: window.lines)
            if inView.isEmpty { inView = stretch.lines }
            guard let first = inView.first, let last = inView.last else { continue }
            stretch.run.source.show(stretch.views(in: first).lowerBound..<stretch.views(in: last).upperBound)
        }
    }
}
