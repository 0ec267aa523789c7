/// A run of views for a lazy container: a fixed number, each created on demand.
@_spi(Floors) public struct LazyRun {
    package var source: any LazySource
    package let count: Int
    package var role = LazyRole.item
    /// The section that the views belong to, or nil outside of one.
    package var section: ObjectIdentifier?
    /// The edit actions for the views' elements.
    package var edits: EditHandlers?
    /// True if the section's items are shown.
    package var isExpanded = true
    /// The gap around the section; nil for that of the container's style.
    package var sectionGap: SectionGap?

    package init(
        source: any LazySource, count: Int, role: LazyRole = LazyRole.item, section: ObjectIdentifier? = nil,
        edits: EditHandlers? = nil, isExpanded: Bool = true, sectionGap: SectionGap? = nil
    ) {
        self.source = source
        self.count = count
        self.role = role
        self.section = section
        self.edits = edits
        self.isExpanded = isExpanded
        self.sectionGap = sectionGap
    }
}

/// The role of views in their section.
package enum LazyRole: Equatable {
    case item, header, footer
}

/// Creates the boxes of a ``LazyRun``.
@MainActor
package protocol LazySource: AnyObject {
    /// The box at a position; nil if the view has none.
    func box(at index: Int) -> LayoutBox?

    /// The identity of the element of the view at a position; nil outside of a `ForEach`.
    func id(at index: Int) -> AnyHashable?

    /// The first position of an element's views; searches the data, so it is for events, not for updates.
    func index(of id: AnyHashable) -> Int?

    /// The first position of views with an explicit identity besides their element's. Creates the elements one by one
    /// and releases each again; for events.
    func index(ofView id: AnyHashable) -> Int?

    /// The index in its data of the element of the view at a position.
    func element(at index: Int) -> Int?

    /// Releases the view at a position, which is far out of view, unless it holds state.
    func release(at index: Int)

    /// Reports the visible views; the others have disappeared, though they may be kept.
    func show(_ positions: Range<Int>)

    /// The created boxes, in any order.
    var made: [LayoutBox] { get }
}

extension LazySource {
    package func id(at index: Int) -> AnyHashable? { nil }
    package func index(of id: AnyHashable) -> Int? { nil }
    package func index(ofView id: AnyHashable) -> Int? { nil }
    package func element(at index: Int) -> Int? { nil }
    package func release(at index: Int) {}
    package func show(_ positions: Range<Int>) {}
}

/// The `onDelete` and `onMove` actions of a `ForEach`. Owned by its node, so that newer actions replace older ones.
@MainActor
package final class EditHandlers {
    package var delete: ((IndexSet) -> Void)?
    package var move: ((IndexSet, Int) -> Void)?

    nonisolated package init() {}
}

/// The boxes of a node that has created all of them.
@MainActor
final class MadeBoxes: LazySource {
    private weak var node: ViewNode?

    init(of node: ViewNode) {
        self.node = node
        guard node.lineVisibility == nil else { return }
        // Not visible until the container reports otherwise.
        node.lineVisibility = BranchVisibility(outer: nil, isShown: false)
    }

    func box(at index: Int) -> LayoutBox? { node?.boxes.present(at: index) }

    func show(_ positions: Range<Int>) {
        if let node { node.lineVisibility?.setShown(!positions.isEmpty, in: node.graph) }
    }

    var made: [LayoutBox] { node?.boxes ?? [] }
}

extension [LayoutBox] {
    /// The box at an index, without counting boxes that are leaving.
    func present(at index: Int) -> LayoutBox? {
        let present = contains(where: \.isLeaving) ? filter { !$0.isLeaving } : self
        return present.indices.contains(index) ? present[index] : nil
    }
}

/// The boxes of views with an explicit identity, as scroll targets before they are created.
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

/// The boxes of one element whose views had to be created to be counted.
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
