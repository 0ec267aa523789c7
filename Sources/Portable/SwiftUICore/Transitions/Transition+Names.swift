extension Transition where Self == IdentityTransition {
    @MainActor @preconcurrency public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
    /// Scales from and to nothing, around the centre.
    @MainActor @preconcurrency public static var scale: ScaleTransition { ScaleTransition(1e-5) }

    @MainActor @preconcurrency public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        Self(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> Self { Self(offset) }

    @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        Self(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    @MainActor @preconcurrency public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == SlideTransition {
    @MainActor @preconcurrency public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    @MainActor @preconcurrency public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
    @MainActor @preconcurrency public static func blurReplace(
        _ config: BlurReplaceTransition.Configuration = .downUp
    ) -> Self { Self(configuration: config) }

    @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition { blurReplace() }
}

extension AnyTransition {
    /// Inserts and removes the view without animation.
    nonisolated(unsafe) public static let identity = AnyTransition(making: { IdentityTransition() })

    /// Fades the view in and out.
    nonisolated(unsafe) public static let opacity = AnyTransition(making: { OpacityTransition() })

    /// Scales the view from and to nothing.
    public static var scale: AnyTransition { scale(scale: 1e-5) }

    /// Scales the view from and to a factor of its size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(making: { ScaleTransition(Double(scale), anchor: anchor) })
    }

    /// Moves the view from and to an offset, in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(making: { OffsetTransition(offset) }) }

    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Moves the view in and out over one of its edges, by its own length.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(making: { MoveTransition(edge: edge) }) }

    /// Moves the view in over the leading edge and out over the trailing one.
    public static var slide: AnyTransition { AnyTransition(making: { SlideTransition() }) }

    /// Moves the view in over an edge and out over the opposite one, with a fade.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(making: { PushTransition(edge: edge) }) }
}
