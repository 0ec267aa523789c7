/// Padding that content may extend under.
struct SafeAreaPaddingLayout: SafeAreaLayout {
    let insets: EdgeInsets

    private var padding: PaddingLayout { PaddingLayout(insets: insets) }

    func safeAreaInsets(proposal: ProposedViewSize, subviews: LayoutSubviews) -> EdgeInsets { insets }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        padding.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        padding.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

nonisolated private struct SafeAreaPaddingModifier: LayoutModifier {
    let insets: EdgeInsets

    func layout(in environment: EnvironmentValues) -> SafeAreaPaddingLayout { SafeAreaPaddingLayout(insets: insets) }

    func makeBox(environment: EnvironmentValues) -> LayoutModifierBox<SafeAreaPaddingLayout> {
        let box = LayoutModifierBox(layout: layout(in: environment))
        box.roles = .hasSafeArea
        return box
    }
}

extension View {
    /// Adds to the safe area of the view, in points.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets))
    }

    /// Adds to the safe area of the view, in points; nil for the platform's default of 16.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(SafeAreaPaddingModifier(insets: EdgeInsets(length ?? 16, edges: edges)))
    }

    /// Adds to the safe area of the view, in points.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
