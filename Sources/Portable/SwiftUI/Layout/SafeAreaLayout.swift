/// A layout whose first view has a safe area within its frame.
protocol SafeAreaLayout: Layout {
    /// The insets of the first view's safe area from the container's edges, in points.
    func safeAreaInsets(proposal: ProposedViewSize, subviews: LayoutSubviews) -> EdgeInsets
}

extension RootLayout: SafeAreaLayout {
    func safeAreaInsets(proposal: ProposedViewSize, subviews: LayoutSubviews) -> EdgeInsets { insets }
}
