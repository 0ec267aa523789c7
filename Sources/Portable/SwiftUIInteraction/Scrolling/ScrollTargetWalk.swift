import Foundation
@_spi(Floors) import SwiftUICore

extension ScrollTargets {
    /// Calls closures with the possible targets in a scroll view's content, in the order of the views. Targets within others
    /// are left out.
    /// - Parameters:
    ///   - lines: called with each lazy container, whose elements need not exist.
    ///   - view: called with the identity of each other element on screen, and its frame in the content.
    static func forEachTarget(
        in scroll: ScrollBox, below node: ViewNode, lines: (LazyBox) -> Void, view: (AnyHashable, CGRect) -> Void
    ) {
        if let container = node as? any LazyContainerNode { return lines(container.lines) }
        guard let node = node as? any IdentifyingNode else {
            for child in node.children { forEachTarget(in: scroll, below: child, lines: lines, view: view) }
            return
        }
        for (id, element) in node.identified {
            guard let box = element.boxes.first, box.root != nil else { continue }
            view(id, box.convert(CGRect(origin: .zero, size: box.placedSize), to: scroll.content))
        }
    }
}
