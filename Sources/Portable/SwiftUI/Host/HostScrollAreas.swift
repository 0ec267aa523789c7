import Drawing

/// The scroll views on screen, for hosts that move content ahead of the views.
extension ViewHost {
    /// The scroll views that touches reach after the last layout and drawing, outer and lower ones first.
    package var scrollAreas: [ScrollArea] {
        var areas: [ScrollArea] = []
        func visit(_ box: LayoutBox, _ outer: CGAffineTransform, in enclosing: ScrollArea?) {
            let transform = box.transformToParent.concatenating(outer)
            var enclosing = enclosing
            switch box {
            case let box as ScrollBox:
                let area = ScrollArea(
                    box, in: enclosing, under: transform, followsFinger: dispatcher.leavesMovement(to: box))
                guard !area.viewport.isEmpty else { return }
                areas.append(area)
                enclosing = area
            case let box as TextInputBox where box.scrollsLines:
                let frame = CGRect(origin: .zero, size: box.size).applying(transform)
                areas.append(ScrollArea(obstacle: box.identity, viewport: frame, in: enclosing))
            default: break
            }
            for child in box.reachableChildren {
                if DeepStack.isLow {
                    DeepStack.extended { visit(child, transform, in: enclosing) }
                } else {
                    visit(child, transform, in: enclosing)
                }
            }
        }
        visit(root, .identity, in: nil)
        return areas
    }
}
