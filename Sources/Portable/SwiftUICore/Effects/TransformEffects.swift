import Drawing

/// Draws a view through a transform that depends on the view's size.
nonisolated struct TransformModifier: BoxModifier {
    var change: Change

    enum Change: Equatable, Sendable {
        case rotation(Angle, UnitPoint)
        case scale(CGSize, UnitPoint)
        case affine(CGAffineTransform)
        case projection(ProjectionTransform)
        case rotation3D(Rotation3D)
        /// Left and right exchanged in one direction of text.
        case mirror(in: LayoutDirection)

        func transform(size: CGSize, layoutDirection: LayoutDirection) -> CGAffineTransform {
            let rect = CGRect(origin: .zero, size: size)
            switch self {
            case .rotation(let angle, let anchor):
                return CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(anchor.point(in: rect))
            case .scale(let scale, let anchor):
                return CGAffineTransform(scaleX: scale.width, y: scale.height).around(anchor.point(in: rect))
            case .affine(let transform): return transform
            case .projection(let projection): return projection.flattened(over: size)
            case .rotation3D(let rotation): return rotation.projection(size: size).flattened(over: size)
            case .mirror(let direction):
                return layoutDirection == direction
                    ? CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0) : .identity
            }
        }
    }

    func makeBox(environment: EnvironmentValues) -> TransformBox {
        let box = TransformBox()
        update(box, environment: environment)
        return box
    }

    func update(_ box: TransformBox, environment: EnvironmentValues) {
        let (change, layoutDirection) = (change, environment.layoutDirection)
        box.setTransform { change.transform(size: $0, layoutDirection: layoutDirection) }
    }
}

extension View {
    nonisolated private func transformed(_ change: TransformModifier.Change) -> some View {
        modifier(TransformModifier(change: change))
    }

    /// Draws the view turned around a point, clockwise as seen on screen. Its place in layout stays as it is.
    nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        transformed(.rotation(angle, anchor))
    }

    /// Draws the view larger or smaller around a point. Its place in layout stays as it is.
    nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        transformed(.scale(scale, anchor))
    }

    /// Draws the view larger or smaller around a point. Its place in layout stays as it is.
    nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Draws the view larger or smaller around a point. Its place in layout stays as it is.
    nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Draws the view turned in space around an axis through a point.
    ///
    /// The perspective is flattened: the view becomes a parallelogram in the middle of where it should be, see
    /// `ProjectionTransform.flattened(over:)`.
    nonisolated public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        transformed(
            .rotation3D(
                Rotation3D(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
    }

    /// Draws the view through an affine transform in its own coordinates, from its top left corner.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        transformed(.affine(transform))
    }

    /// Draws the view through a projective transform, flattened as `rotation3DEffect` is.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        transformed(.projection(transform))
    }

    /// Draws the view with left and right exchanged where text runs from right to left.
    @ViewBuilder nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        if enabled { transformed(.mirror(in: .rightToLeft)) } else { self }
    }

    /// Sets how the view is drawn in the two layout directions: as it is, or mirrored in one of them.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        transformed(behavior.mirroredDirection.map { .mirror(in: $0) } ?? .affine(.identity))
    }
}
