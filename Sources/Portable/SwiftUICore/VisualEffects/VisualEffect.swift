import Drawing

/// A change to what a view looks like that leaves its place in layout alone.
public protocol VisualEffect: Sendable, Animatable {}

/// No change: what effects are added to.
public struct EmptyVisualEffect: VisualEffect {
    public typealias AnimatableData = EmptyAnimatableData

    public init() {}

    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }
}

/// A change of a visual effect.
enum VisualEffectStep: Equatable, Sendable {
    case transform(TransformModifier.Change)
    case offset(CGSize)
    case filter(Filter)
    case opacity(Double)
}

/// Effects one after the other, the first one innermost.
struct VisualEffectChain: VisualEffect {
    typealias AnimatableData = EmptyAnimatableData

    var steps: [VisualEffectStep]

    init(steps: [VisualEffectStep]) { self.steps = steps }

    /// The steps of an effect that the module made; others change nothing.
    init(_ effect: some VisualEffect) { steps = (effect as? VisualEffectChain)?.steps ?? [] }

    func adding(_ step: VisualEffectStep) -> VisualEffectChain { VisualEffectChain(steps: steps + [step]) }
}

extension VisualEffect {
    private func adding(_ step: VisualEffectStep) -> VisualEffectChain { VisualEffectChain(self).adding(step) }

    /// Moves the view, in points.
    public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }

    /// Moves the view, in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        adding(.offset(CGSize(width: x, height: y)))
    }

    /// Draws the view through a projective transform, flattened as `rotation3DEffect` of views is.
    public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding(.transform(.projection(transform)))
    }

    /// Draws the view through an affine transform in its own coordinates.
    public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        adding(.transform(.affine(transform)))
    }

    /// Turns the view around a point, clockwise as seen on screen.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.transform(.rotation(angle, anchor)))
    }

    /// Draws the view larger or smaller around a point.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.transform(.scale(scale, anchor)))
    }

    /// Draws the view larger or smaller around a point.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.transform(.scale(CGSize(width: scale, height: scale), anchor)))
    }

    /// Draws the view larger or smaller around a point.
    public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.transform(.scale(CGSize(width: x, height: y), anchor)))
    }

    /// Turns the view in space around an axis through a point.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(
            .transform(
                .rotation3D(
                    Rotation3D(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))))
    }

    /// Blurs the view; the radius is the standard deviation in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        adding(.filter(.blur(radius: radius, isOpaque: opaque)))
    }

    /// Adds to the levels of all colours: −1 makes black, 1 white.
    public func brightness(_ amount: Double) -> some VisualEffect { adding(.filter(.brightness(amount))) }

    /// Spreads colours around middle gray: 0 makes gray, 1 changes nothing.
    public func contrast(_ amount: Double) -> some VisualEffect { adding(.filter(.contrast(amount))) }

    /// Takes colour away: 0 changes nothing, 1 leaves grays.
    public func grayscale(_ amount: Double) -> some VisualEffect { adding(.filter(.grayscale(amount))) }

    /// Turns hues around the colour circle.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.filter(.hueRotation(angle.radians))) }

    /// Strengthens colours: 0 leaves grays, 1 changes nothing.
    public func saturation(_ amount: Double) -> some VisualEffect { adding(.filter(.saturation(amount))) }

    /// Sets the opacity of the view, 0 to 1.
    public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(opacity)) }
}
