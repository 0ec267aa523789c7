import Drawing

/// A change of where a view is drawn that does not change its place in layout.
///
/// `nonisolated`, as an effect is computed while drawing; it is not asked for a body.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Self.Body == Never {
    /// The transform for a view of a size in points, in the view's coordinates.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor public static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        .node { GeometryEffectNode(modifier: modifier, inputs: inputs, content: body) }
    }

    /// The effect without any influence on where the view is for layout, hit tests and accessibility.
    nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }
}

/// A geometry effect that only changes what is drawn.
nonisolated public struct _IgnoredByLayoutEffect<Base>: GeometryEffect where Base: GeometryEffect {
    public typealias AnimatableData = Base.AnimatableData
    public typealias Body = Never

    public var base: Base

    nonisolated public init(_ base: Base) { self.base = base }

    nonisolated public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }

    nonisolated public var animatableData: AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }
}

/// A marker of effects that change only drawing.
private protocol DrawingOnlyEffect {}

extension _IgnoredByLayoutEffect: DrawingOnlyEffect {}

private final class GeometryEffectNode<Effect: GeometryEffect>: TransparentModifierNode<Effect> {
    private var wrappers = Wrappers<TransformBox>()
    private var motion: ValueMotion<Effect>?

    override func didReplace(_ old: Effect) {
        retarget(&motion, from: old, to: modifier) { [unowned self] in
            for box in wrappers.boxes { set(box) }
        }
    }

    override func makeBoxes() -> [LayoutBox] { wrappers.wrap(content.boxes, make: makeWrapper) }

    private func makeWrapper() -> TransformBox {
        let box = TransformBox()
        box.isDrawingOnly = Effect.self is any DrawingOnlyEffect.Type
        set(box)
        return box
    }

    override func makeLazyRuns() -> [LazyRun] {
        content.lazyRuns.wrapped { [weak self] box in
            self.map { $0.wrappers.wrapper(for: box, make: $0.makeWrapper) }
        } release: { [weak self] box in
            self?.wrappers.release(box)
        }
    }

    private func set(_ box: TransformBox) {
        let effect = motion?.present(modifier) ?? modifier
        box.setTransform { effect.effectValue(size: $0).flattened(over: $0) }
    }

    override func apply(_ change: NodeChange) {
        for box in wrappers.boxes { set(box) }
        super.apply(change)
    }
}

/// A box whose content is drawn, touched and read somewhere else than where layout has put it.
package final class TransformBox: EffectBox {
    /// True if touches and accessibility stay where layout has put the content.
    var isDrawingOnly = false
    private var transform: (CGSize) -> CGAffineTransform = { _ in .identity }

    package func setTransform(_ transform: @escaping (CGSize) -> CGAffineTransform) {
        self.transform = transform
        invalidateDrawing()
    }

    /// Nil when the content vanishes: no area is left of it, or its place is not a number.
    private var current: CGAffineTransform? {
        let transform = transform(size)
        let area = transform.a * transform.d - transform.b * transform.c
        return transform.isFinite && abs(area) > 1e-12 ? transform : nil
    }

    override func apply(to group: inout DisplayGroup) {
        if let current {
            group.transform = current
        } else {
            group.opacity = 0
        }
    }

    package override var contentTransform: CGAffineTransform? { isDrawingOnly ? nil : current }

    package override func hitTest(_ point: CGPoint) -> LayoutBox? { current == nil ? nil : super.hitTest(point) }
}
