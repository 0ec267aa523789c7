/// Inserts and removes the view without animation.
public struct IdentityTransition: Transition {
    public typealias Body = IdentityTransition.Content

    public init() {}

    @MainActor public func body(content: IdentityTransition.Content, phase: TransitionPhase)
        -> IdentityTransition.Content
    { content }

    public static let properties = TransitionProperties(hasMotion: false)
}

/// Fades the view in and out.
public struct OpacityTransition: Transition {
    public init() {}

    @MainActor public func body(content: OpacityTransition.Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    public static let properties = TransitionProperties(hasMotion: false)
}

/// Scales the view from and to a factor of its size.
public struct ScaleTransition: Transition {
    /// The factor; 1 is the view's own size.
    public var scale: Double
    public var anchor: UnitPoint

    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    @MainActor public func body(content: ScaleTransition.Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// Moves the view from and to an offset, in points.
public struct OffsetTransition: Transition {
    public var offset: CGSize

    public init(_ offset: CGSize) { self.offset = offset }

    @MainActor public func body(content: OffsetTransition.Content, phase: TransitionPhase) -> some View {
        content.modifier(ShiftEffect(offset: phase.isIdentity ? .zero : offset))
    }
}

/// Moves the view in and out over one of its edges, by its own length.
public struct MoveTransition: Transition {
    public var edge: Edge

    public init(edge: Edge) { self.edge = edge }

    @MainActor public func body(content: MoveTransition.Content, phase: TransitionPhase) -> some View {
        content.shifted(towards: edge, by: phase.isIdentity ? 0 : 1)
    }
}

/// Moves the view in over the leading edge and out over the trailing one, by its own width.
public struct SlideTransition: Transition {
    public init() {}

    @MainActor public func body(content: SlideTransition.Content, phase: TransitionPhase) -> some View {
        content.shifted(towards: .trailing, by: phase.value)
    }
}

/// Moves the view in over an edge and out over the opposite one, with a fade.
public struct PushTransition: Transition {
    public var edge: Edge

    public init(edge: Edge) { self.edge = edge }

    @MainActor public func body(content: PushTransition.Content, phase: TransitionPhase) -> some View {
        content.shifted(towards: edge, by: -phase.value).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// Inserts and removes the view with a blur.
public struct BlurReplaceTransition: Transition {
    /// The scaling of a replaced and a replacing view.
    public struct Configuration: Equatable {
        fileprivate let leavesUpwards: Bool

        /// The old view shrinks, the new one grows.
        nonisolated(unsafe) public static let downUp = Configuration(leavesUpwards: false)

        /// Both views grow.
        nonisolated(unsafe) public static let upUp = Configuration(leavesUpwards: true)
    }

    public var configuration: BlurReplaceTransition.Configuration

    public init(configuration: BlurReplaceTransition.Configuration) { self.configuration = configuration }

    /// The radius and the scales are by eye from iOS.
    @MainActor public func body(content: BlurReplaceTransition.Content, phase: TransitionPhase) -> some View {
        content
            .blur(radius: phase.isIdentity ? 0 : 8)
            .scaleEffect(scale(in: phase))
            .opacity(phase.isIdentity ? 1 : 0)
    }

    private func scale(in phase: TransitionPhase) -> CGFloat {
        switch phase {
        case .willAppear: 0.8
        case .identity: 1
        case .didDisappear: configuration.leavesUpwards ? 1.2 : 0.8
        }
    }
}

/// An insertion and a removal with different transitions.
public struct AsymmetricTransition<Insertion, Removal>: Transition
where Insertion: Transition, Removal: Transition {
    public var insertion: Insertion
    public var removal: Removal

    public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }

    @MainActor public func body(
        content: AsymmetricTransition<Insertion, Removal>.Content, phase: TransitionPhase
    ) -> some View {
        // Both stay applied, so that a reversal continues from the present state.
        insertion.apply(
            content: removal.apply(content: content, phase: phase == .didDisappear ? phase : .identity),
            phase: phase == .willAppear ? phase : .identity)
    }

    @MainActor public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }
}

/// Draws a view at an offset, in points.
nonisolated private struct ShiftEffect: GeometryEffect {
    var offset: CGSize

    var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: offset.width, y: offset.height))
    }
}

/// Draws a view at an offset, in units of its size.
nonisolated private struct RelativeShiftEffect: GeometryEffect {
    var x: CGFloat
    var y: CGFloat

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { .init(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: x * size.width, y: y * size.height))
    }
}

/// Draws a view at an offset towards an edge, which depends on the layout direction.
nonisolated private struct EdgeShift: ViewModifier {
    let edge: Edge
    let amount: Double
    @Environment(\.layoutDirection) private var layoutDirection

    init(edge: Edge, amount: Double) {
        self.edge = edge
        self.amount = amount
    }

    @MainActor func body(content: Content) -> some View {
        let amount = CGFloat(amount)
        let forwards: CGFloat = layoutDirection == .rightToLeft ? -amount : amount
        switch edge {
        case .top: content.modifier(RelativeShiftEffect(x: 0, y: -amount))
        case .bottom: content.modifier(RelativeShiftEffect(x: 0, y: amount))
        case .leading: content.modifier(RelativeShiftEffect(x: -forwards, y: 0))
        case .trailing: content.modifier(RelativeShiftEffect(x: forwards, y: 0))
        }
    }
}

extension View {
    nonisolated fileprivate func shifted(towards edge: Edge, by amount: Double) -> some View {
        modifier(EdgeShift(edge: edge, amount: amount))
    }
}

@available(*, unavailable)
extension AsymmetricTransition: Sendable {}

@available(*, unavailable)
extension BlurReplaceTransition: Sendable {}

@available(*, unavailable)
extension IdentityTransition: Sendable {}

@available(*, unavailable)
extension MoveTransition: Sendable {}

@available(*, unavailable)
extension OffsetTransition: Sendable {}

@available(*, unavailable)
extension OpacityTransition: Sendable {}

@available(*, unavailable)
extension PushTransition: Sendable {}

@available(*, unavailable)
extension ScaleTransition: Sendable {}

@available(*, unavailable)
extension SlideTransition: Sendable {}
