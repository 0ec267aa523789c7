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
