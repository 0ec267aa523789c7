import Drawing

/// Headers and footers that stay in view with their section.
extension LazyBox {
    /// Moves the headers and footers of the sections in view to the edges of the view, as far as their section reaches.
    func pin(in window: ClosedRange<CGFloat>, _ range: Range<Int>) {
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
        shown += boxes
    }
}
