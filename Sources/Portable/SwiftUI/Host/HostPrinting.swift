import Drawing
@_spi(Floors) import SwiftUICore
@_spi(Floors) import SwiftUIInteraction

/// The content of a window as a whole, for paper.
extension ViewHost {
    /// Draws all that scroll views have out of sight below: as high as they need, up to a limit. Scroll views whose height
    /// is fixed show what they show. Afterwards all is laid out as before.
    /// - Parameters:
    ///   - width: the width of the window, in points.
    ///   - height: the height of the window, to which it returns.
    ///   - limit: the greatest height; what is further below is left out.
    /// - Returns: the height and the drawing.
    package func wholeContent(width: CGFloat, height: CGFloat, limit: CGFloat = 40_000) -> (CGFloat, DisplayList) {
        layout(ProposedViewSize(width: width, height: height))
        let boxes = verticalScrollBoxes
        let offsets = boxes.map(\.contentOffset)
        for box in boxes { box.contentOffset.y = 0 }
        layout(ProposedViewSize(width: width, height: height))
        // Content that grows with the window shows so many points more.
        let probe: CGFloat = 100
        let hidden = boxes.map(\.scrollRange.height)
        layout(ProposedViewSize(width: width, height: height + probe))
        let growing = zip(boxes, hidden).filter { $1 - $0.scrollRange.height > min($1, probe) / 2 }.map(\.0)
        var whole =
            height + (zip(boxes, hidden).filter { box, _ in growing.contains { $0 === box } }.map(\.1).max() ?? 0)
        // Rows that are made only now may be higher than was estimated.
        for _ in 0..<4 {
            whole = min(whole, max(limit, height))
            layout(ProposedViewSize(width: width, height: whole))
            let missing = growing.map(\.scrollRange.height).max() ?? 0
            guard missing >= 1, whole < limit else { break }
            whole += missing
        }
        let list = displayList
        layout(ProposedViewSize(width: width, height: height))
        for (box, offset) in zip(boxes, offsets) { box.contentOffset = offset }
        layout(ProposedViewSize(width: width, height: height))
        return (whole, list)
    }

    /// The scroll views with content out of sight above or below.
    private var verticalScrollBoxes: [ScrollBox] {
        var found: [ScrollBox] = []
        func visit(_ box: LayoutBox) {
            if let scroll = box.asScrollBox, scroll.scrollRange.height >= 1 { found.append(scroll) }
            for child in box.reachableChildren {
                if DeepStack.isLow { DeepStack.extended { visit(child) } } else { visit(child) }
            }
        }
        visit(root)
        return found
    }
}
