/// A proxy for one view of a layout, to measure and place it.
public struct LayoutSubview: Equatable {
    let container: LayoutContainer
    let index: Int

    package var box: LayoutBox { container.contents[index] }

    /// A value that the view sets with `layoutValue(key:value:)`.
    public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { box.traits[key] }

    /// The view's layout priority, 0 unless it sets one.
    public var priority: Double { box.traits.priority }

    /// The size of the view for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { box.size(for: proposal) }

    /// The view's size and guides for a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { box.dimensions(in: proposal) }

    /// The preferred spacing of the view to its neighbours.
    public var spacing: ViewSpacing { box.spacing }

    /// True if the view is a spacer.
    var isSpacer: Bool { box.isSpacer }

    /// Places the view's anchor at a position in the coordinates of the layout's bounds.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        var origin = position
        if anchor != .topLeading {
            let size = box.size(for: proposal)
            origin.x -= anchor.x * size.width
            origin.y -= anchor.y * size.height
        }
        container.placements[index] = LayoutPlacement(origin: origin, proposal: proposal)
    }

    /// The placement of the view by the layout; in the centre if the layout has not placed it.
    func placement(in bounds: CGRect) -> LayoutPlacement {
        if let placement = container.placements[index] { return placement }
        let proposal = ProposedViewSize(bounds.size)
        let size = box.size(for: proposal)
        let origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
        return LayoutPlacement(origin: origin, proposal: proposal)
    }

    public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool {
        lhs.container === rhs.container && lhs.index == rhs.index
    }
}

package struct LayoutPlacement {
    var origin: CGPoint
    var proposal: ProposedViewSize
}

/// The views of a layout, in order. Unchecked, because Apple's is `Sendable` and boxes are not: the views are used by the thread
/// that lays out.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<LayoutSubviews.Index>
    public typealias Iterator = IndexingIterator<LayoutSubviews>

    package let container: LayoutContainer
    /// Indices in the container; nil for all.
    private var selection: [Int]?
    private var boxCount: Int

    /// The layout direction. A layout may ignore it, because its placements are mirrored for right-to-left.
    public var layoutDirection: LayoutDirection

    init(container: LayoutContainer) {
        self.container = container
        boxCount = container.contents.count
        layoutDirection = container.layoutDirection
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { selection?.count ?? boxCount }

    public subscript(index: Int) -> LayoutSubviews.Element {
        LayoutSubview(container: container, index: selection?[index] ?? index)
    }

    public subscript(bounds: Range<Int>) -> LayoutSubviews { self[indices: bounds] }

    public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int { self[indices: indices] }

    private subscript<S: Sequence>(indices indices: S) -> LayoutSubviews where S.Element == Int {
        var result = self
        result.selection = indices.map { selection?[$0] ?? $0 }
        return result
    }

    public static func == (lhs: LayoutSubviews, rhs: LayoutSubviews) -> Bool {
        lhs.container === rhs.container && lhs.selection == rhs.selection && lhs.layoutDirection == rhs.layoutDirection
    }
}
