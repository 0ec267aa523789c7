import Drawing

/// A box that is read but neither seen nor touched, and takes no room.
final class SpokenOnlyBox: TransparentBox, @unchecked Sendable {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    override var spacing: ViewSpacing { .zero }

    override func draw() -> DisplayList { .init() }

    override func hitTest(_ point: CGPoint) -> LayoutBox? { nil }
}

nonisolated private struct SpokenOnlyModifier: BoxModifier {
    typealias Body = Never

    func makeBox(environment: EnvironmentValues) -> SpokenOnlyBox { SpokenOnlyBox() }

    func update(_ box: SpokenOnlyBox, environment: EnvironmentValues) {}
}

extension View {
    /// Leaves the view to assistive technology alone.
    nonisolated func spokenOnly() -> some View { modifier(SpokenOnlyModifier()) }
}
