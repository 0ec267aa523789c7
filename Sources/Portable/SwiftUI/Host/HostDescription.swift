/// What messages of failing tests say of a tree.
extension ViewHost {
    /// The tree of boxes with their frames, one line each.
    package var dump: String {
        var lines: [String] = []
        func visit(_ box: LayoutBox, _ depth: Int, _ origin: CGPoint) {
            let frame = CGRect(
                x: origin.x + box.origin.x, y: origin.y + box.origin.y, width: box.size.width, height: box.size.height)
            lines.append(String(repeating: "  ", count: depth) + box.description(at: frame))
            for child in box.children { visit(child, depth + 1, frame.origin) }
        }
        visit(root, 0, .zero)
        return lines.joined(separator: "\n")
    }

    /// The scroll view whose content has a point, but does not show it where it is scrolled to now.
    package func scrolledAway(at point: CGPoint) -> String? {
        func find(_ box: LayoutBox) -> ScrollBox? {
            if let scroll = box as? ScrollBox, scroll.content.frame(in: .global).contains(point),
                !scroll.frame(in: .global).contains(point)
            {
                return scroll
            }
            return box.children.lazy.compactMap(find).first
        }
        return find(root).map { $0.description(at: $0.frame(in: .global)) }
    }

    /// Whether a gesture is there that views around have disabled.
    package func hasDisabledGesture(at point: CGPoint) -> Bool {
        root.hitTest(point)?.nearestAncestor { box in
            (box as? any TouchReceiver).flatMap { $0.mask.contains(.gesture) ? nil : true }
        } ?? false
    }

    /// Whether any gesture, or a scroll view, follows the fingers that are down.
    package var followsTouches: Bool { !dispatcher.isIdle }

    /// The box that a touch at a point falls on; nil when it falls through.
    package func touched(at point: CGPoint) -> String? {
        root.hitTest(point).map { $0.description(at: $0.convert(CGRect(origin: .zero, size: $0.size), to: nil)) }
    }
}

extension LayoutBox {
    fileprivate func description(at frame: CGRect) -> String {
        let place = "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
        let text = (self as? TextBox).map { " “\($0.text.plainText)”" } ?? ""
        return "\(type(of: self)) \(place)\(text)"
    }
}
