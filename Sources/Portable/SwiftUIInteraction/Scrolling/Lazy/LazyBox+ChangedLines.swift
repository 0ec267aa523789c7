import Drawing
@_spi(Floors) import SwiftUICore

/// Layout of changed views in lines whose length stays the same: other lines are not laid out again.
extension LazyBox {
    /// Queues a line whose views have changed, to lay it out by itself in the next layout pass.
    /// - Returns: false if the surroundings may depend on the line, or may be changing as well.
    func keepsChangeToItself(of box: LayoutBox) -> Bool {
        guard departures.areOver, window.drift == 0, !divisions.isTried, division?.across != nil, scrollBox != nil,
            let root
        else { return false }
        divisions.forgetOthers()
        if changed.isEmpty { root.linesDidChange(in: self) }
        changed.append(box)
        return true
    }

    /// Lays out the lines whose views have changed; if the length of one has changed, invalidates the whole layout.
    @MainActor package func layOutChangedLines() {
        let boxes = changed
        changed.removeAll(keepingCapacity: true)
        // Skips lines that were laid out with the whole since, or that were removed.
        var lines: [(number: Int, start: CGFloat)] = []
        for box in boxes where box.parent === self && box.needsLayout {
            guard let line = itemLine(of: box), length(of: line) == extents[line], let start = window.start(of: line)
            else { return invalidateLayout() }
            lines.append((line, start))
        }
        for line in lines { placeLine(line.number, at: line.start) }
        if !lines.isEmpty { setNeedsAlignment() }
    }

    /// The line of a visible box that is neither header nor footer: those may be pinned away from their line.
    private func itemLine(of box: LayoutBox) -> Int? {
        guard window.placedLines != nil else { return nil }
        let line = window.lines.first { line in lineBoxes[line]?.contains { $0 === box } ?? false }
        return line.flatMap { lines.stretch(of: $0)?.run.role == .item ? $0 : nil }
    }
}
