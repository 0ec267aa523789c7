/// Measures and places a group of views. Every container of this module is written with it.
public protocol Layout: Animatable {
    /// Properties that the layout hands to its container, such as the orientation of a stack.
    static var layoutProperties: LayoutProperties { get }

    /// What the layout keeps between calls.
    associatedtype Cache = Void

    typealias Subviews = LayoutSubviews

    /// Makes the cache for a group of views.
    func makeCache(subviews: Self.Subviews) -> Self.Cache

    /// Brings the cache up to date after the views changed.
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

    /// How far the whole wants its neighbours.
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

    /// The size of the whole for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize

    /// Gives each view its place within the bounds.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)

    /// Where the whole has a guide, in the coordinates of `bounds`; nil leaves it to the guide's default.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?

    /// Where the whole has a guide, in the coordinates of `bounds`; nil leaves it to the guide's default.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes the cache anew.
    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The union of the views' preferences.
    public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
    }

    /// Merges the guides that the views set, where they are placed.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat? {
        mergedAlignment(guide.guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Merges the guides that the views set, where they are placed.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat? {
        mergedAlignment(guide.guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    func mergedAlignment(
        _ guide: AlignmentGuide, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard !subviews.isEmpty else { return nil }
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return guide.combine(
            subviews.map { subview in
                let placement = subview.placement(in: bounds)
                let size = subview.box.size(for: placement.proposal)
                guard let value = subview.box.explicitAlignment(guide, size: size, proposal: placement.proposal)
                else { return nil }
                return value + (guide.axis == .horizontal ? placement.origin.x : placement.origin.y)
            })
    }
}

extension Layout where Cache == () {
    public func makeCache(subviews: Self.Subviews) -> Self.Cache { () }
}

/// What a layout tells its container about itself.
public struct LayoutProperties: Sendable {
    /// The direction of a stack, or nil; spacers and dividers follow it.
    public var stackOrientation: Axis?

    public init() {}
}

/// A key for a value that a view hands to the layout above it.
public protocol LayoutValueKey {
    associatedtype Value

    /// What the layout reads from a view that does not set the key.
    static var defaultValue: Self.Value { get }
}

/// How far a view wants its neighbours.
public struct ViewSpacing: Sendable {
    /// Preferred distances in points by edge, or nil for the platform's default.
    private var distances: [CGFloat?]

    /// No distance at all edges.
    public static let zero = ViewSpacing(distances: [0, 0, 0, 0])

    /// The default between two views that say nothing: 8 points (Human Interface Guidelines).
    static let standard: CGFloat = 8

    /// The platform's default at all edges.
    public init() { self.init(distances: [nil, nil, nil, nil]) }

    private init(distances: [CGFloat?]) { self.distances = distances }

    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        for edge in Edge.allCases where edges.contains(.init(edge)) {
            let index = Int(edge.rawValue)
            distances[index] =
                switch (distances[index], other.distances[index]) {
                case (let mine?, let theirs?): max(mine, theirs)
                // A view without a wish wants the default, which outweighs none at all.
                case (nil, _), (_, nil): nil
                }
        }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// The distance to a following view, in points.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let after = distances[Int((axis == .horizontal ? Edge.trailing : .bottom).rawValue)]
        let before = next.distances[Int((axis == .horizontal ? Edge.leading : .top).rawValue)]
        return switch (after, before) {
        case (let after?, let before?): max(after, before)
        case (let one?, nil), (nil, let one?): max(one, 0) == 0 ? 0 : max(one, Self.standard)
        case (nil, nil): Self.standard
        }
    }

    /// Takes over another view's wishes at some edges.
    mutating func replace(_ edges: Edge.Set, with other: ViewSpacing) {
        for edge in Edge.allCases where edges.contains(.init(edge)) {
            distances[Int(edge.rawValue)] = other.distances[Int(edge.rawValue)]
        }
    }

    /// No wish at the ends of an axis, as a spacer has: neighbours touch it.
    static func none(along axis: Axis) -> ViewSpacing {
        var spacing = ViewSpacing()
        for edge in axis == .horizontal ? [Edge.leading, .trailing] : [.top, .bottom] {
            spacing.distances[Int(edge.rawValue)] = 0
        }
        return spacing
    }
}
