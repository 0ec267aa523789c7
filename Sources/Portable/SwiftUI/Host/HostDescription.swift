@_spi(Floors) import SwiftUICore
@_spi(Floors) import SwiftUIInteraction

/// The description of a tree in messages of failing tests.
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

    /// The element that a touch at a point falls on although it is meant for another one, which is neither around it nor
    /// in it; nil where the touch comes to the one that it is meant for, or that cannot be told.
    package func element(covering id: SemanticsID, at point: CGPoint) -> SemanticsElement? {
        var elements: [UInt64: SemanticsElement] = [:]
        func note(_ element: SemanticsElement) {
            elements[element.id.box] = element
            for child in element.children { note(child) }
        }
        for element in semantics { note(element) }
        guard let hit = root.hitTest(point)?.closest({ elements[$0.identity] != nil }),
            hit.identity != id.box, hit.closest({ $0.identity == id.box }) == nil
        else { return nil }
        guard let own = firstBox(where: { $0.identity == id.box }), own.closest({ $0 === hit }) == nil else {
            return nil
        }
        return elements[hit.identity]
    }

    /// The scroll view whose content has a point, but does not show it where it is scrolled to now.
    package func scrolledAway(at point: CGPoint) -> String? {
        firstBox { box in
            guard let scroll = box.asScrollBox else { return false }
            return scroll.content.frame(in: .global).contains(point) && !scroll.frame(in: .global).contains(point)
        }
        .map { $0.description(at: $0.frame(in: .global)) }
    }

    /// The first box that meets a condition, however deep it lies.
    private func firstBox(where isMeant: (LayoutBox) -> Bool) -> LayoutBox? {
        var boxes: [LayoutBox] = [root]
        while let box = boxes.popLast() {
            if isMeant(box) { return box }
            boxes.append(contentsOf: box.children.reversed())
        }
        return nil
    }

    /// True if a gesture is disabled by an enclosing view.
    package func hasDisabledGesture(at point: CGPoint) -> Bool {
        root.hitTest(point)?.nearestAncestor { box in
            (box as? any TouchReceiver).flatMap { $0.mask.contains(.gesture) ? nil : true }
        } ?? false
    }

    /// True if a touch at a point belongs to a gesture that follows another finger.
    package func isTaken(_ point: CGPoint) -> Bool { dispatcher.isTaken(point, in: root) }

    /// True if a gesture or a scroll view follows a finger.
    package func follows(finger: Int) -> Bool { dispatcher.follows(finger: finger) }

    /// The box that a touch at a point falls on; nil when it falls through.
    package func touched(at point: CGPoint) -> String? {
        root.hitTest(point).map { $0.description(at: $0.convert(CGRect(origin: .zero, size: $0.size), to: nil)) }
    }
}

extension LayoutBox {
    /// The box itself or the nearest one around it that meets a condition.
    fileprivate func closest(_ isMeant: (LayoutBox) -> Bool) -> LayoutBox? {
        isMeant(self) ? self : nearestAncestor { isMeant($0) ? $0 : nil }
    }

    fileprivate func description(at frame: CGRect) -> String {
        let place = "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
        let text = asText.map { " “\($0.text.plainText)”" } ?? ""
        return "\(type(of: self)) \(place)\(text)"
    }
}
