/// A stretch of views for a lazy container: as many as it says, each made when it is asked for.
struct LazyRun {
    let source: any LazySource
    let count: Int
    var role = LazyRole.item
    /// The section that the views belong to, or nil outside of one.
    var section: ObjectIdentifier?
}

/// What views are in their section.
enum LazyRole: Equatable {
    case item, header, footer
}

/// Makes the boxes of a ``LazyRun``.
@MainActor
protocol LazySource: AnyObject {
    /// The box at a position, or nil when the view turns out to have none.
    func box(at index: Int) -> LayoutBox?
}

/// The boxes of a node that has made them all anyway.
@MainActor
final class MadeBoxes: LazySource {
    private weak var node: ViewNode?

    init(of node: ViewNode) { self.node = node }

    func box(at index: Int) -> LayoutBox? {
        guard let boxes = node?.boxes, boxes.indices.contains(index) else { return nil }
        return boxes[index]
    }
}
