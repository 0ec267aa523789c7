/// A layout with its type erased: views keep their state when the layout changes to one of another type.
public struct AnyLayout: Layout {
    fileprivate var storage: any AnyLayoutStorage

    public init<L>(_ layout: L) where L: Layout {
        storage = (layout as? AnyLayout)?.storage ?? AnyLayoutStorageOf(layout)
    }

    /// The cache of the wrapped layout, with its type erased.
    public struct Cache {
        /// Shared by copies of the cache until one of them changes.
        fileprivate var storage: AnyLayoutCacheStorage
    }

    public typealias AnimatableData = _AnyAnimatableData

    public var animatableData: AnyLayout.AnimatableData {
        get { storage.animatableData }
        set { storage = storage.with(newValue) }
    }

    /// The orientation of the wrapped layout, for spacers and dividers.
    var stackOrientation: Axis? { storage.stackOrientation }

    public func makeCache(subviews: AnyLayout.Subviews) -> AnyLayout.Cache { storage.makeCache(subviews) }

    /// Creates a new cache if the type of the layout has changed.
    public func updateCache(_ cache: inout AnyLayout.Cache, subviews: AnyLayout.Subviews) {
        if cache.storage.layout == storage.type {
            storage.updateCache(&cache, subviews)
        } else {
            cache = storage.makeCache(subviews)
        }
    }

    public func spacing(subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache) -> ViewSpacing {
        storage.spacing(subviews, &cache)
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache
    ) -> CGSize { storage.sizeThatFits(proposal, subviews, &cache) }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews, cache: inout AnyLayout.Cache
    ) { storage.place(in: bounds, proposal, subviews, &cache) }

    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews,
        cache: inout AnyLayout.Cache
    ) -> CGFloat? { storage.alignment(of: guide, in: bounds, proposal, subviews, &cache) }

    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: AnyLayout.Subviews,
        cache: inout AnyLayout.Cache
    ) -> CGFloat? { storage.alignment(of: guide, in: bounds, proposal, subviews, &cache) }
}

/// The layout inside is registered by itself.
extension AnyLayout: GuideMergingLayout {}

/// The type-erased storage of a layout's cache.
private class AnyLayoutCacheStorage {
    /// The type of the layout that created the cache.
    let layout: Any.Type

    init(layout: Any.Type) { self.layout = layout }
}

private final class AnyLayoutCacheStorageOf<Value>: AnyLayoutCacheStorage {
    var value: Value

    init(_ value: Value, of layout: Any.Type) {
        self.value = value
        super.init(layout: layout)
    }
}

/// The layout in an ``AnyLayout``, with its type erased.
private protocol AnyLayoutStorage: AnyObject, Sendable {
    var type: Any.Type { get }
    var stackOrientation: Axis? { get }
    var animatableData: _AnyAnimatableData { get }
    func with(_ data: _AnyAnimatableData) -> any AnyLayoutStorage
    func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache
    func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews)
    func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing
    func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) -> CGSize
    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    )
    func alignment(
        of guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat?
    func alignment(
        of guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat?
}

/// Unchecked, because layouts are `Sendable` only from the SDKs of 2025 on; the layout never changes.
private final class AnyLayoutStorageOf<L: Layout>: AnyLayoutStorage, @unchecked Sendable {
    let layout: L

    init(_ layout: L) {
        self.layout = layout
        ExplicitGuides.note(layout: L.self)
    }

    var type: Any.Type { L.self }

    var stackOrientation: Axis? { L.layoutProperties.stackOrientation }

    var animatableData: _AnyAnimatableData { _AnyAnimatableData(layout.animatableData) }

    func with(_ data: _AnyAnimatableData) -> any AnyLayoutStorage {
        guard let value = data.value(as: L.AnimatableData.self) else { return self }
        var copy = layout
        copy.animatableData = value
        return AnyLayoutStorageOf(copy)
    }

    func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
        AnyLayout.Cache(storage: AnyLayoutCacheStorageOf(layout.makeCache(subviews: subviews), of: L.self))
    }

    /// Passes the cache to a closure that changes it in place; copies it first only if it is shared.
    private func withCache<R>(
        _ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R
    ) -> R {
        if cache.storage.layout != L.self { cache = makeCache(subviews) }
        if !isKnownUniquelyReferenced(&cache.storage) {
            let shared = unsafeDowncast(cache.storage, to: AnyLayoutCacheStorageOf<L.Cache>.self)
            cache.storage = AnyLayoutCacheStorageOf(shared.value, of: L.self)
        }
        let own = unsafeDowncast(cache.storage, to: AnyLayoutCacheStorageOf<L.Cache>.self)
        return body(&own.value)
    }

    func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
        withCache(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }

    func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
        withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }

    func sizeThatFits(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) -> CGSize {
        withCache(&cache, subviews) { layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
    }

    func place(
        in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
    ) {
        withCache(&cache, subviews) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func alignment(
        of guide: HorizontalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        withCache(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }

    func alignment(
        of guide: VerticalAlignment, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
        _ cache: inout AnyLayout.Cache
    ) -> CGFloat? {
        withCache(&cache, subviews) {
            layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
        }
    }
}
