import Foundation
@_spi(Floors) import SwiftUICore
@_spi(Floors) import SwiftUIInteraction
@_spi(Floors) import SwiftUIPresentation
@_spi(Floors) import SwiftUITextInput

/// Scrolling as events of a host: a wheel, a drag, a test.
extension ViewHost {
    /// Moves the innermost scroll view at a point that can move, in points towards the leading and top edges.
    /// - Returns: whether one has moved. The next layout shows it.
    @discardableResult
    package func scroll(at point: CGPoint, by delta: CGSize) -> Bool {
        scroll(at: point, lines: delta.height) { _ in delta }
    }

    /// Turns a wheel at a point, in points towards the right and the bottom, whatever the layout direction: the wheel
    /// moves the window onto the content, as in browsers.
    /// - Returns: whether a scroll view has moved. The next layout shows it.
    @discardableResult
    package func turnWheel(at point: CGPoint, by delta: CGSize) -> Bool {
        scroll(at: point, lines: delta.height) { box in
            box.layoutDirection == .leftToRight ? delta : CGSize(width: -delta.width, height: delta.height)
        }
    }

    private func scroll(at point: CGPoint, lines distance: CGFloat, by delta: (ScrollBox) -> CGSize) -> Bool {
        if root.scrollingField(at: point)?.scrollLines(by: distance) == true { return true }
        for box in scrollBoxes(at: point).reversed() {
            let before = box.contentOffset
            box.scroll(by: delta(box))
            if box.contentOffset != before { return true }
        }
        return false
    }

    /// Moves the innermost scroll view at a point that can move, by nearly what it shows, as page keys do.
    /// - Returns: whether one has moved.
    func scroll(at point: CGPoint, towards edge: Edge) -> Bool {
        guard let box = scrollBoxes(at: point).last else { return false }
        // A page less a tenth, so that something of the last one stays in sight.
        let (x, y) = (box.size.width * 0.9, box.size.height * 0.9)
        let delta =
            switch edge {
            case .top: CGSize(width: 0, height: -y)
            case .bottom: CGSize(width: 0, height: y)
            case .leading: CGSize(width: -x, height: 0)
            case .trailing: CGSize(width: x, height: 0)
            }
        return scroll(at: point, by: delta)
    }

    /// The movements of scroll views as last laid out and drawn, outer ones first.
    package var scrollMovements: [ScrollMovement] {
        var movements: [ScrollMovement] = []
        func visit(_ box: LayoutBox) {
            if let movement = box.asScrollBox.flatMap({ ScrollMovement($0) }) { movements.append(movement) }
            for child in box.reachableChildren {
                if DeepStack.isLow { DeepStack.extended { visit(child) } } else { visit(child) }
            }
        }
        visit(root)
        return movements
    }

    /// The offsets of all scroll views, outer ones first, in points.
    package var contentOffsets: [CGPoint] {
        var offsets: [CGPoint] = []
        func visit(_ box: LayoutBox) {
            if let scroll = box.asScrollBox { offsets.append(scroll.contentOffset) }
            for child in box.children { visit(child) }
        }
        visit(root)
        return offsets
    }

    /// The number of lines that lazy containers have made so far.
    package var madeLines: Int {
        func count(_ box: LayoutBox) -> Int {
            box.children.reduce(box.asLazyBox?.made.count ?? 0) { $0 + count($1) }
        }
        return count(root)
    }

    private func scrollBoxes(at point: CGPoint) -> [ScrollBox] {
        var found: [ScrollBox] = []
        func visit(_ box: LayoutBox, _ point: CGPoint) {
            if let scroll = box.asScrollBox {
                guard scroll.visibleRect.contains(point) else { return }
                found.append(scroll)
            }
            let children = box.reachableChildren
            for child in children { visit(child, child.convertFromParent(point)) }
        }
        visit(root, root.convertFromParent(point))
        return found
    }
}
