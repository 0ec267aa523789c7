/// Extends content beyond the safe area; its space in the layout is unchanged.
package final class IgnoresSafeAreaBox: TransparentBox, PositionDependentBox {
    var edges: Edge.Set
    private var used = EdgeInsets()

    init(edges: Edge.Set) { self.edges = edges }

    package var isOutOfPlace: Bool { adjacentSafeAreaInsets.only(edges) != used }

    package override func placeChildren() {
        let reach = safeAreaReach
        if reach.isInSafeArea { root?.register(self) }
        used = reach.insets.only(edges)
        let physical = used.physical(in: layoutDirection)
        let expanded = ProposedViewSize(
            width: (proposal.width ?? size.width) + used.leading + used.trailing,
            height: (proposal.height ?? size.height) + used.top + used.bottom)
        wrapped?.place(
            at: CGPoint(x: -physical.leading, y: -physical.top), proposal: used == EdgeInsets() ? proposal : expanded)
    }
}

nonisolated package struct IgnoresSafeAreaModifier: BoxModifier {
    let edges: Edge.Set

    package func makeBox(environment: EnvironmentValues) -> IgnoresSafeAreaBox { IgnoresSafeAreaBox(edges: edges) }

    package func update(_ box: IgnoresSafeAreaBox, environment: EnvironmentValues) {
        guard box.edges != edges else { return }
        box.edges = edges
        box.invalidateLayout()
    }
}

extension View {
    /// Extends the view under bars and to the edges of the screen, where it touches the safe area's border.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        let ignoresKeyboard = regions.contains(.keyboard) && edges.contains(.bottom)
        return modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
            .modifier(ignoresKeyboard ? KeyboardToolbarKey.ignored : KeyboardToolbarKey.handedOn)
    }

    @available(iOS, deprecated: 100000.0, message: "Use ignoresSafeArea(_:edges:) instead.")
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: edges))
    }
}
