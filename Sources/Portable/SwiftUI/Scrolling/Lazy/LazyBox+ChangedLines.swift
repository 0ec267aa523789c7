import Drawing

/// Views in lines that change without a change of the lines' lengths: the rest stays as it is, however much that is.
extension LazyBox {
    /// Takes a line whose views have changed, to lay it out again by itself with the next layout.
    /// - Returns: false where what is around may depend on it, or may be changing as well.
    func keepsChangeToItself(of box: LayoutBox) -> Bool {
        guard change == nil, outgoing.isEmpty, drift == 0, !isTried, division?.across != nil, scrollBox != nil, let root
        else { return false }
        others.removeAll()
        if changed.isEmpty { root.linesDidChange(in: self) }
        changed.append(box)
        return true
    }

    /// Lays out the lines whose views have changed; if one has another length than before, all with the next layout.
    func layOutChangedLines() {
        let boxes = changed
        changed.removeAll(keepingCapacity: true)
        // What has been laid out with the whole since, or is no longer there, has nothing to be done for.
        var lines: [Int] = []
        for box in boxes where box.parent === self && box.needsLayout {
            guard let line = itemLine(of: box), length(of: line) == extents[line] else { return invalidateLayout() }
            lines.append(line)
        }
        for line in lines { placeLine(line, at: startsShown[line - shownLines.lowerBound]) }
        if !lines.isEmpty { setNeedsAlignment() }
    }

    /// The line of a box in view that is neither header nor footer: those may stand elsewhere than their line.
    private func itemLine(of box: LayoutBox) -> Int? {
        guard startsShown.count == shownLines.count else { return nil }
        let line = shownLines.first { line in made[line]?.contains { $0 === box } ?? false }
        return line.flatMap { lines.stretch(of: $0)?.run.role == .item ? $0 : nil }
    }
}
