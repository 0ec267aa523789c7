extension View {
    /// Animates the view's geometry as a group: when the view moves, its content moves with it instead of animating its
    /// own positions.
    nonisolated public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}

nonisolated private struct GeometryGroupModifier: BoxModifier {
    func makeBox(environment: EnvironmentValues) -> GeometryGroupBox { GeometryGroupBox() }

    func update(_ box: GeometryGroupBox, environment: EnvironmentValues) {}
}

private final class GeometryGroupBox: TransparentBox {
    override init() {
        super.init()
        roles = [.movesAsGroup, .takesLeavingViewsAlong]
    }
}
