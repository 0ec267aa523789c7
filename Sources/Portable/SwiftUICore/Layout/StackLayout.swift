/// The algorithm of `HStack` and `VStack` along either axis.
///
/// Divides space as iOS does (derived from behaviour, not documented): subtracts the spacing first; views of higher
/// layout priority choose before those of lower, whose minimum sizes are reserved; within a priority the least flexible
/// view chooses first, each from an equal share of the remaining space.
struct StackEngine {
    let axis: Axis
    let spacing: CGFloat?
    let alignment: AlignmentGuide

    /// Data about the stack's views, cached until one of them changes.
    struct Cache {
        let spacings: [CGFloat]
        /// The sum of the spacings.
        let spacing: CGFloat
        /// Groups of views by layout priority, from the highest to the lowest.
        let levels: [[Int]]
        fileprivate var orders: (minor: CGFloat?, levels: [[Int]])?
        /// The last proposal and its division: a stack is usually placed with the proposal that it was measured with.
        fileprivate var last: (proposal: ProposedViewSize, proposals: [ProposedViewSize])?
    }

    func makeCache(_ subviews: LayoutSubviews) -> Cache {
        var spacings: [CGFloat] = []
        spacings.reserveCapacity(max(0, subviews.count - 1))
        for index in subviews.indices.dropFirst() {
            spacings.append(
                spacing ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis))
        }
        return Cache(spacings: spacings, spacing: spacings.reduce(0, +), levels: levels(of: subviews))
    }

    private func levels(of subviews: LayoutSubviews) -> [[Int]] {
        guard let first = subviews.first?.priority else { return [] }
        if subviews.allSatisfy({ $0.priority == first }) { return [Array(subviews.indices)] }
        let priorities = subviews.map(\.priority)
        return Set(priorities).sorted(by: >).map { level in priorities.indices.filter { priorities[$0] == level } }
    }

    /// The proposals for all views within a proposal for the stack, in order.
    func proposals(for proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache)
        -> [ProposedViewSize]
    {
        if let last = cache.last, last.proposal == proposal { return last.proposals }
        let proposals = divide(proposal, among: subviews, &cache)
        cache.last = (proposal, proposals)
        return proposals
    }

    private func divide(_ proposal: ProposedViewSize, among subviews: LayoutSubviews, _ cache: inout Cache)
        -> [ProposedViewSize]
    {
        let minor = proposal[axis.other]
        let count = subviews.count
        guard let major = proposal[axis], count > 1 else {
            return Array(repeating: ProposedViewSize(major: proposal[axis], minor: minor, axis: axis), count: count)
        }
        // With an infinite proposal, no view reduces the space of others.
        guard major < .infinity else {
            return Array(repeating: ProposedViewSize(major: major, minor: minor, axis: axis), count: count)
        }
        var remaining = max(0, major - cache.spacing)
        var result = [ProposedViewSize](repeating: .zero, count: count)
        var smallest: [CGFloat] = []
        if cache.levels.count > 1 {
            smallest = subviews.map { length($0, offered: 0, minor: minor) }
            remaining -= smallest.reduce(0, +)
        }
        for members in orders(minor, subviews, &cache) {
            if !smallest.isEmpty { remaining += members.reduce(0) { $0 + smallest[$1] } }
            var left = members.count
            for index in members {
                let share = max(0, remaining) / CGFloat(left)
                result[index] = ProposedViewSize(major: share, minor: minor, axis: axis)
                remaining -= subviews[index].sizeThatFits(result[index])[axis]
                left -= 1
            }
        }
        return result
    }

    /// The order in which the views of each priority choose, the least flexible first, for a cross-axis length.
    private func orders(_ minor: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout Cache) -> [[Int]] {
        if let known = cache.orders, known.minor == minor { return known.levels }
        let orders = cache.levels.map { members in
            guard members.count > 1 else { return members }
            let flexible = members.map { index in
                let most = length(subviews[index], offered: .infinity, minor: minor)
                let least = length(subviews[index], offered: 0, minor: minor)
                // A view that is infinite even for a proposal of 0 counts as inflexible.
                return (flexibility: least < most ? most - least : 0, index: index)
            }
            return flexible.sorted(by: <).map(\.index)
        }
        cache.orders = (minor, orders)
        return orders
    }

    private func length(_ subview: LayoutSubview, offered: CGFloat, minor: CGFloat?) -> CGFloat {
        subview.sizeThatFits(ProposedViewSize(major: offered, minor: minor, axis: axis))[axis]
    }

    private func guide(_ dimensions: ViewDimensions) -> CGFloat {
        alignment.axis == .horizontal
            ? dimensions[HorizontalAlignment(alignment.id)] : dimensions[VerticalAlignment(alignment.id)]
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let proposals = proposals(for: proposal, subviews, &cache)
        var major = cache.spacing
        var extent = AlignedExtent()
        for index in subviews.indices {
            let dimensions = subviews[index].dimensions(in: proposals[index])
            major += dimensions.size[axis]
            extent.add(dimensions.size[axis.other], guide: guide(dimensions))
        }
        return CGSize(major: max(0, major), minor: extent.length, axis: axis)
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) {
        var proposals = proposals(for: proposal, subviews, &cache)
        withUnsafeTemporaryAllocation(of: Extent.self, capacity: subviews.count) { extents in
            for index in subviews.indices {
                let dimensions = subviews[index].dimensions(in: proposals[index])
                extents.initializeElement(at: index, to: Extent(size: dimensions.size, guide: guide(dimensions)))
            }
            let line = extents.lazy.map(\.guide).max() ?? 0
            if proposal[axis.other] == nil { stretch(subviews, extents, to: line, &proposals) }
            var position = axis == .horizontal ? bounds.minX : bounds.minY
            let cross = axis == .horizontal ? bounds.minY : bounds.minX
            for index in subviews.indices {
                if index > 0 { position += cache.spacings[index - 1] }
                let offset = cross + line - extents[index].guide
                let origin = axis == .horizontal ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position)
                subviews[index].place(at: origin, proposal: proposals[index])
                position += extents[index].size[axis]
            }
        }
    }

    /// The size of a view, and the position of its guide across the stack.
    private struct Extent {
        let size: CGSize
        var guide: CGFloat
    }

    /// Without a proposed cross-axis length, proposes the stack's own to shorter views: those that can fill it do, such
    /// as the divider in a line with intrinsic height (as iOS does, not documented).
    private func stretch(
        _ subviews: LayoutSubviews, _ extents: UnsafeMutableBufferPointer<Extent>, to line: CGFloat,
        _ proposals: inout [ProposedViewSize]
    ) {
        let after = extents.lazy.map { $0.size[axis.other] - $0.guide }.max() ?? 0
        for index in extents.indices where extents[index].size[axis.other] < line + after {
            let size = extents[index].size
            let proposal = ProposedViewSize(major: proposals[index][axis], minor: line + after, axis: axis)
            let stretched = subviews[index].dimensions(in: proposal)
            let guide = guide(stretched)
            // Alignment prevents some views from growing: a shape has its baseline at its bottom.
            guard stretched.size[axis.other] > size[axis.other], stretched.size[axis] == size[axis], guide <= line,
                stretched.size[axis.other] - guide <= after
            else { continue }
            proposals[index] = proposal
            extents[index].guide = guide
        }
    }

    /// The spacing preferences of the stack: at its ends those of the first and last views, at its sides the union of
    /// all.
    func viewSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return .zero }
        var spacing = first.spacing
        let end: Edge.Set = axis == .horizontal ? .trailing : .bottom
        spacing.replace(end, with: last.spacing)
        let sides: Edge.Set = axis == .horizontal ? .vertical : .horizontal
        // A spacer has no extent across the stack, so it has no neighbours there.
        let wide = subviews.filter { !$0.isSpacer }
        if let first = wide.first { spacing.replace(sides, with: first.spacing) }
        for subview in wide.dropFirst() { spacing.formUnion(subview.spacing, edges: sides) }
        return spacing
    }
}

/// Lays out views side by side.
public struct HStackLayout: Layout, Sendable {
    public var alignment: VerticalAlignment
    /// The spacing in points; nil for the views' preferred spacing.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    @_documentation(visibility: internal)
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    /// The data that the layout caches between calls.
    public struct Cache {
        var stack: StackEngine.Cache
    }

    private var engine: StackEngine { StackEngine(axis: .horizontal, spacing: spacing, alignment: alignment.guide) }

    @_documentation(visibility: internal)
    public func makeCache(subviews: Subviews) -> Cache { Cache(stack: engine.makeCache(subviews)) }

    @_documentation(visibility: internal)
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { engine.viewSpacing(subviews) }

    @_documentation(visibility: internal)
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        engine.sizeThatFits(proposal, subviews, &cache.stack)
    }

    @_documentation(visibility: internal)
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        engine.place(in: bounds, proposal, subviews, &cache.stack)
    }
}

/// Lays out views in a vertical column.
public struct VStackLayout: Layout, Sendable {
    public var alignment: HorizontalAlignment
    /// The spacing in points; nil for the views' preferred spacing.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    @_documentation(visibility: internal)
    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    /// The data that the layout caches between calls.
    public struct Cache {
        var stack: StackEngine.Cache
    }

    private var engine: StackEngine { StackEngine(axis: .vertical, spacing: spacing, alignment: alignment.guide) }

    @_documentation(visibility: internal)
    public func makeCache(subviews: Subviews) -> Cache { Cache(stack: engine.makeCache(subviews)) }

    @_documentation(visibility: internal)
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { engine.viewSpacing(subviews) }

    @_documentation(visibility: internal)
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        engine.sizeThatFits(proposal, subviews, &cache.stack)
    }

    @_documentation(visibility: internal)
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        engine.place(in: bounds, proposal, subviews, &cache.stack)
    }
}

extension CGSize {
    /// True if another size exceeds this one in no dimension.
    fileprivate func contains(_ other: CGSize) -> Bool { other.width <= width && other.height <= height }
}

/// Lays out views on top of each other.
public struct ZStackLayout: Layout, Sendable {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    /// Every view gets the whole proposal; those of the highest layout priority determine the size.
    @_documentation(visibility: internal)
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (horizontal, vertical) = extents(proposal, subviews)
        return CGSize(width: horizontal.length, height: vertical.length)
    }

    @_documentation(visibility: internal)
    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let (horizontal, vertical) = extents(proposal, subviews)
        let size = CGSize(width: horizontal.length, height: vertical.length)
        // Unspecified dimensions of the proposal become those of the stack's size, and the other views are proposed
        // them.
        let whole = ProposedViewSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
        for subview in subviews {
            var (proposal, dimensions) = (proposal, subview.dimensions(in: proposal))
            if whole != proposal {
                let filling = subview.dimensions(in: whole)
                // A view that would become shorter in a dimension keeps its size, such as wrapped text.
                if filling.size != dimensions.size, filling.size.contains(dimensions.size),
                    size.contains(filling.size)
                {
                    (proposal, dimensions) = (whole, filling)
                }
            }
            let origin = CGPoint(
                x: bounds.minX + horizontal.before - dimensions[alignment.horizontal],
                y: bounds.minY + vertical.before - dimensions[alignment.vertical])
            subview.place(at: origin, proposal: proposal)
        }
    }

    /// The extents of the views with the highest layout priority along both axes.
    private func extents(_ proposal: ProposedViewSize, _ subviews: Subviews)
        -> (horizontal: AlignedExtent, vertical: AlignedExtent)
    {
        var (horizontal, vertical) = (AlignedExtent(), AlignedExtent())
        let top = subviews.lazy.map(\.priority).max()
        for subview in subviews where subview.priority == top {
            let dimensions = subview.dimensions(in: proposal)
            horizontal.add(dimensions.width, guide: dimensions[alignment.horizontal])
            vertical.add(dimensions.height, guide: dimensions[alignment.vertical])
        }
        return (horizontal, vertical)
    }
}
