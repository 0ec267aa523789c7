extension View {
    /// Lets what is in the view go along with it: where the view moves, the views in it do not make the way by
    /// themselves, each with its own animation.
    nonisolated public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}

nonisolated private struct GeometryGroupModifier: BoxModifier {
    func makeBox(environment: EnvironmentValues) -> GeometryGroupBox { GeometryGroupBox() }

    func update(_ box: GeometryGroupBox, environment: EnvironmentValues) {}
}

private final class GeometryGroupBox: TransparentBox, @unchecked Sendable {
    override var isGeometryGroup: Bool { true }
}
