/// A stretch of views for a lazy container: as many as it says, each made when it is asked for.
struct LazyRun {
    var source: any LazySource
    let count: Int
    var role = LazyRole.item
    /// The section that the views belong to, or nil outside of one.
    var section: ObjectIdentifier?
    /// What may be done with the elements that the views stand for.
    var edits: RowEdits?
    /// Whether lists show the section's items.
    var isExpanded = true
    /// Around the section in lists; nil for that of the list.
    var sectionGap: SectionGap?
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

    /// The identity of the element that the view at a position stands for, or nil outside of a `ForEach`.
    func id(at index: Int) -> AnyHashable?

    /// The first position of the views of an element; looks through the data, so it is for events, not for updates.
    func index(of id: AnyHashable) -> Int?

    /// The first position of views that have an identity of their own beside that of their element. Makes one element
    /// after another to learn it, and lets go of each again; for events.
    func index(ofView id: AnyHashable) -> Int?

    /// Where the element of the view at a position stands in its data.
    func element(at index: Int) -> Int?

    /// The view at a position is far out of view; what was made for it may go, unless it holds state.
    func release(at index: Int)

    /// Says which views are on screen now; the others have disappeared, though they may be kept.
    func show(_ positions: Range<Int>)

    /// The boxes that have been made, in any order.
    var made: [LayoutBox] { get }
}

extension LazySource {
    func id(at index: Int) -> AnyHashable? { nil }
    func index(of id: AnyHashable) -> Int? { nil }
    func index(ofView id: AnyHashable) -> Int? { nil }
    func element(at index: Int) -> Int? { nil }
    func release(at index: Int) {}
    func show(_ positions: Range<Int>) {}
}

/// What `onDelete` and `onMove` of a `ForEach` do. Kept by their node, so that newer actions take the place of older ones.
@MainActor
final class RowEdits {
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?

    nonisolated init() {}
}

/// The boxes of a node that has made them all anyway.
@MainActor
final class MadeBoxes: LazySource {
    private weak var node: ViewNode?

    init(of node: ViewNode) {
        self.node = node
        guard node.lineVisibility == nil else { return }
        // Made before it is known whether it will be in view.
        node.lineVisibility = PageVisibility(outer: nil, isShown: false)
    }

    func box(at index: Int) -> LayoutBox? { node?.boxes.present(at: index) }

    func show(_ positions: Range<Int>) {
        if let node { node.lineVisibility?.setShown(!positions.isEmpty, in: node.graph) }
    }

    var made: [LayoutBox] { node?.boxes ?? [] }
}

extension [LayoutBox] {
    /// One of the boxes whose views are still there.
    func present(at index: Int) -> LayoutBox? {
        let present = contains(where: \.isLeaving) ? filter { !$0.isLeaving } : self
        return present.indices.contains(index) ? present[index] : nil
    }
}

/// The boxes of views that have an identity of their own, by which one can scroll to them before they are made.
@MainActor
final class IdentifiedRun: LazySource {
    private let base: any LazySource
    private let identity: () -> AnyHashable?

    init(_ base: any LazySource, id: @escaping () -> AnyHashable?) {
        self.base = base
        identity = id
    }

    func box(at index: Int) -> LayoutBox? { base.box(at: index) }
    func id(at index: Int) -> AnyHashable? { base.id(at: index) }
    func index(of id: AnyHashable) -> Int? { identity() == id ? 0 : base.index(of: id) }
    func index(ofView id: AnyHashable) -> Int? { base.index(ofView: id) }
    func element(at index: Int) -> Int? { base.element(at: index) }
    func release(at index: Int) { base.release(at: index) }
    func show(_ positions: Range<Int>) { base.show(positions) }
    var made: [LayoutBox] { base.made }
}

/// The boxes of one element whose views had to be made to be counted.
@MainActor
final class ElementRun: LazySource {
    private let base: any LazySource
    private let identity: AnyHashable
    private let position: Int

    init(_ base: any LazySource, id: AnyHashable, position: Int) {
        self.base = base
        identity = id
        self.position = position
    }

    func box(at index: Int) -> LayoutBox? { base.box(at: index) }
    func id(at index: Int) -> AnyHashable? { base.id(at: index) ?? identity }
    func index(of id: AnyHashable) -> Int? { base.index(of: id) ?? (id == identity ? 0 : nil) }
    func index(ofView id: AnyHashable) -> Int? { base.index(ofView: id) }
    func element(at index: Int) -> Int? { base.element(at: index) ?? position }
    func release(at index: Int) { base.release(at: index) }
    func show(_ positions: Range<Int>) { base.show(positions) }
    var made: [LayoutBox] { base.made }
}
