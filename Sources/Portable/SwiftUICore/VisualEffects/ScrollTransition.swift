/// Position of a view in a scroll view, along one axis.
private struct ScrollPlace {
    /// The view's length in points.
    let length: CGFloat
    /// The scroll view's length in points.
    let window: CGFloat
    /// Distance from the scroll view's start to the view's end, in points.
    let fromStart: CGFloat

    /// Distance from the view's start to the scroll view's end, in points.
    var fromEnd: CGFloat { window - fromStart + length }

    /// Nil outside of scroll views.
    init?(_ proxy: GeometryProxy, axis: Axis?) {
        let found =
            axis.map { [$0] }
            // Along both axes at once the vertical one counts.
            ?? [.vertical, .horizontal].filter { proxy.bounds(of: .scrollView(axis: $0)) != nil }
        guard let axis = found.first, let bounds = proxy.bounds(of: .scrollView(axis: axis)) else { return nil }
        length = proxy.size[axis]
        window = bounds.size[axis]
        if axis == .vertical {
            fromStart = length - bounds.minY
        } else {
            fromStart = proxy.box.layoutDirection == .rightToLeft ? bounds.maxX : length - bounds.minX
        }
    }
}

extension View {
    /// Changes what the view looks like on its way into and out of the nearest scroll view.
    @preconcurrency
    nonisolated public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes what the view looks like on its way into and out of the nearest scroll view, by the edge.
    @preconcurrency
    nonisolated public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        nonisolated(unsafe) let (leading, trailing) = (topLeading, bottomTrailing)
        return modifier(
            VisualEffectModifier { proxy in
                func effect(_ phase: ScrollTransitionPhase) -> VisualEffectChain {
                    VisualEffectChain(transition(EmptyVisualEffect(), phase))
                }
                guard let place = ScrollPlace(proxy, axis: axis) else { return effect(.identity).steps }
                let start = leading.progress(distance: place.fromStart, view: place.length, container: place.window)
                let end = trailing.progress(distance: place.fromEnd, view: place.length, container: place.window)
                let phase: ScrollTransitionPhase = start >= end ? .topLeading : .bottomTrailing
                return effect(.identity).mixed(with: effect(phase), amount: max(start, end)).steps
            })
    }
}
