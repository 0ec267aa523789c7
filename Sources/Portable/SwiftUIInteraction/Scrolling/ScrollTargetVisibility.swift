@_spi(Floors) import SwiftUICore

extension ScrollTargets {
    /// The identities of the elements of which enough is in sight, in their order.
    /// - Parameter threshold: the share of an element's area from which on it counts, from 0 to 1.
    static func visibleElements(in scroll: ScrollBox, below node: ViewNode, threshold: Double) -> [AnyHashable] {
        // The content may not have been placed at its present offset, so frames are compared in its own coordinates.
        var window = CGRect(origin: scroll.contentOffset, size: scroll.placedSize)
        if scroll.layoutDirection == .rightToLeft { window.origin.x = scroll.content.placedSize.width - window.maxX }
        var found: [AnyHashable] = []
        func consider(_ id: AnyHashable, _ rect: CGRect) {
            let shown = window.intersection(rect)
            guard rect.width > 0, rect.height > 0, !shown.isNull, shown.width > 0, shown.height > 0 else { return }
            let share = Double(shown.width * shown.height / (rect.width * rect.height))
            if share >= threshold { found.append(id) }
        }
        forEachTarget(in: scroll, below: node) { lines in
            let corner = lines.convert(.zero, to: scroll.content).origin
            for (id, rect) in lines.elements(in: window.offsetBy(dx: -corner.x, dy: -corner.y)) {
                consider(id, lines.convert(rect, to: scroll.content))
            }
        } view: { id, rect in
            consider(id, rect)
        }
        return found
    }
}

extension LazyBox {
    /// The elements of the lines that meet an area, created or not, with the frames of their lines.
    @MainActor fileprivate func elements(in area: CGRect) -> [(id: AnyHashable, rect: CGRect)] {
        let isMirrored = layout.axis == .horizontal && layoutDirection == .rightToLeft
        let start =
            layout.axis == .vertical ? area.minY : isMirrored ? placedSize.width - area.maxX : area.minX
        guard let first = line(at: start) else { return [] }
        var elements: [(AnyHashable, CGRect)] = []
        for line in first..<lines.count {
            let rect = rect(of: line)
            let isBeyond =
                layout.axis == .vertical
                ? rect.minY > area.maxY : isMirrored ? rect.maxX < area.minX : rect.minX > area.maxX
            if isBeyond { break }
            guard let stretch = lines.stretch(of: line), stretch.run.role == .item else { continue }
            for view in stretch.views(in: line) {
                if let id = stretch.run.source.id(at: view) { elements.append((id, rect)) }
            }
        }
        return elements
    }
}
