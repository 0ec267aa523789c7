/// Measures and places a group of views. Every container of this module is built on it.
public protocol Layout: Animatable {
    /// Properties that the layout passes to its container, such as the orientation of a stack.
    static var layoutProperties: LayoutProperties { get }

    /// The data that the layout caches between calls.
    associatedtype Cache = Void

    typealias Subviews = LayoutSubviews

    /// Creates the cache for a group of views.
    func makeCache(subviews: Self.Subviews) -> Self.Cache

    /// Updates the cache after the views have changed.
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

    /// The preferred spacing of the container to its neighbours.
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

    /// The size of the container for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize

    /// Places each view within the bounds.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)

    /// The position of a guide in the container, in the coordinates of `bounds`; nil for the guide's default.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?

    /// The position of a guide in the container, in the coordinates of `bounds`; nil for the guide's default.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Creates the cache again.
    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The union of the views' preferences.
    public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
    }

    /// Merges the explicit guides of the placed views.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat? {
        mergedAlignment(guide.guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// Merges the explicit guides of the placed views.
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
        ExplicitGuides.noteMerging(layout: Self.self, along: guide.axis)
        guard !subviews.isEmpty, ExplicitGuides.mayBeSet(guide) else { return nil }
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return guide.combine(
            subviews.lazy.map { subview -> CGFloat? in
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

/// Properties of a layout for its container.
public struct LayoutProperties: Sendable {
    /// The orientation of a stack, or nil; spacers and dividers follow it.
    public var stackOrientation: Axis?

    public init() {}
}

/// A key for a value that a view passes to its enclosing layout.
public protocol LayoutValueKey {
    associatedtype Value

    /// The value for views that do not set the key.
    static var defaultValue: Self.Value { get }
}
