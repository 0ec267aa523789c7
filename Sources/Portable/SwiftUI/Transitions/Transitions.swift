/// The view is there at once, and gone at once.
nonisolated public struct IdentityTransition: Transition {
    public typealias Body = IdentityTransition.Content

    public init() {}

    @MainActor public func body(content: IdentityTransition.Content, phase: TransitionPhase)
        -> IdentityTransition.Content
    { content }

    public static let properties = TransitionProperties(hasMotion: false)
}

/// The view fades in and out.
nonisolated public struct OpacityTransition: Transition {
    public init() {}

    @MainActor public func body(content: OpacityTransition.Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }

    public static let properties = TransitionProperties(hasMotion: false)
}

/// The view grows from a size and shrinks to it.
nonisolated public struct ScaleTransition: Transition {
    /// 1 is the view's own size.
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

/// The view comes from an offset and goes there, in points.
nonisolated public struct OffsetTransition: Transition {
    public var offset: CGSize

    public init(_ offset: CGSize) { self.offset = offset }

    @MainActor public func body(content: OffsetTransition.Content, phase: TransitionPhase) -> some View {
        content.modifier(ShiftEffect(offset: phase.isIdentity ? .zero : offset))
    }
}

/// The view moves in from one of its edges by its own length and out again.
nonisolated public struct MoveTransition: Transition {
    public var edge: Edge

    public init(edge: Edge) { self.edge = edge }

    @MainActor public func body(content: MoveTransition.Content, phase: TransitionPhase) -> some View {
        content.shifted(towards: edge, by: phase.isIdentity ? 0 : 1)
    }
}

/// The view comes in from the leading edge and leaves towards the trailing one, by its own width.
nonisolated public struct SlideTransition: Transition {
    public init() {}

    @MainActor public func body(content: SlideTransition.Content, phase: TransitionPhase) -> some View {
        content.shifted(towards: .trailing, by: phase.value)
    }
}

/// The view comes in from an edge and leaves towards the opposite one, fading in and out.
nonisolated public struct PushTransition: Transition {
    public var edge: Edge

    public init(edge: Edge) { self.edge = edge }

    @MainActor public func body(content: PushTransition.Content, phase: TransitionPhase) -> some View {
        content.shifted(towards: edge, by: -phase.value).opacity(phase.isIdentity ? 1 : 0)
    }
}

/// The view comes in and leaves through a blur.
nonisolated public struct BlurReplaceTransition: Transition {
    /// Where the view goes meanwhile.
    public struct Configuration: Equatable {
        fileprivate let leavesUpwards: Bool

        /// The old view gets smaller, the new one larger.
        nonisolated(unsafe) public static let downUp = Configuration(leavesUpwards: false)

        /// Both get larger.
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

/// One transition to come in and another to leave.
nonisolated public struct AsymmetricTransition<Insertion, Removal>: Transition
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
        // Both stay applied, so that a change of direction finds them where they are.
        insertion.apply(
            content: removal.apply(content: content, phase: phase == .didDisappear ? phase : .identity),
            phase: phase == .willAppear ? phase : .identity)
    }

    public static var properties: TransitionProperties {
        TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
    }
}

/// Draws a view elsewhere, in points.
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

/// Draws a view elsewhere, in units of its own size.
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

/// Draws a view towards an edge, which depends on the reading direction.
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
