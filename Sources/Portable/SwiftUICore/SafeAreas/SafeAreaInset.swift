import Foundation

/// A bar at an edge of a view, which insets the view's safe area.
struct SafeAreaInsetLayout: SafeAreaLayout {
    let edge: Edge
    /// The alignment of the bar with the view.
    let alignment: Alignment
    /// The spacing between the bar and the view in points; nil for the default of 8.
    let spacing: CGFloat?

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    private func barSize(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        guard subviews.count > 1 else { return .zero }
        var offered = proposal
        offered[axis] = nil
        return subviews[1].sizeThatFits(offered)
    }

    func safeAreaInsets(proposal: ProposedViewSize, subviews: LayoutSubviews) -> EdgeInsets {
        guard subviews.count > 1 else { return EdgeInsets() }
        let length = barSize(proposal, subviews)[axis] + (spacing ?? ViewSpacing.standard)
        return EdgeInsets(length, edges: Edge.Set(edge))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let content = subviews.first else { return .zero }
        let insets = safeAreaInsets(proposal: proposal, subviews: subviews)
        var size = content.sizeThatFits(proposal.inset(by: insets))
        size.width += insets.leading + insets.trailing
        size.height += insets.top + insets.bottom
        size[axis.other] = max(size[axis.other], barSize(proposal, subviews)[axis.other])
        return size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let content = subviews.first else { return }
        let insets = safeAreaInsets(proposal: proposal, subviews: subviews)
        content.align(.center, in: bounds.inset(by: insets), proposal: proposal.inset(by: insets))
        guard subviews.count > 1 else { return }
        let size = barSize(proposal, subviews)
        var strip = bounds
        switch edge {
        case .top: strip.size.height = size.height
        case .bottom: strip = CGRect(x: 0, y: bounds.maxY - size.height, width: bounds.width, height: size.height)
        case .leading: strip.size.width = size.width
        case .trailing: strip = CGRect(x: bounds.maxX - size.width, y: 0, width: size.width, height: bounds.height)
        }
        var offered = ProposedViewSize(bounds.size)
        offered[axis] = size[axis]
        subviews[1].align(alignment, in: strip, proposal: offered)
    }
}

nonisolated private struct SafeAreaInsetModifier<Bar: View>: ViewModifier {
    let layout: SafeAreaInsetLayout
    let bar: Bar

    func body(content: Content) -> some View {
        SafeAreaInsetView(layout: layout) {
            ZStackLayout().callAsFunction { content }
            ZStackLayout(alignment: layout.alignment).callAsFunction { bar }
                .modifier(BarFollower(isBelow: layout.edge == .top))
        }
    }
}

nonisolated private struct SafeAreaInsetView<Content: View>: ArrangedContent {
    typealias Body = Never

    let layout: SafeAreaInsetLayout
    let content: Content

    init(layout: SafeAreaInsetLayout, @ViewBuilder content: () -> Content) {
        self.layout = layout
        self.content = content()
    }

    @MainActor static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { LayoutNode(view, inputs: inputs, makeBox: SafeAreaInsetBox.init) }
    }
}

/// Accessibility order: a bar at the top or leading edge comes before the view.
private final class SafeAreaInsetBox: LayoutContainerOf<SafeAreaInsetLayout> {
    override init(layout: SafeAreaInsetLayout) {
        super.init(layout: layout)
        roles = .hasSafeArea
    }

    override func describe(to builder: inout SemanticsBuilder) {
        guard layout.edge == .top || layout.edge == .leading, children.count == 2 else {
            return super.describe(to: &builder)
        }
        for child in children.reversed() { builder.visit(child) }
    }
}

/// Keeps a view attached to the bar above it, which collapses as content scrolls.
nonisolated private struct BarFollower: BoxModifier {
    /// True if the view is below such a bar.
    let isBelow: Bool

    @MainActor func makeBox(environment: EnvironmentValues) -> BarFollowerBox {
        let box = BarFollowerBox()
        box.isBelow = isBelow
        return box
    }

    @MainActor func update(_ box: BarFollowerBox, environment: EnvironmentValues) {
        guard box.isBelow != isBelow else { return }
        box.isBelow = isBelow
        box.invalidateLayout()
    }
}

private final class BarFollowerBox: TransparentBox, PositionDependentBox {
    fileprivate var isBelow = false
    private var shift: CGFloat = 0

    /// The collapsed height of the bars above, if the view touches them.
    private var collapse: CGFloat {
        guard isBelow, adjacentSafeAreaInsets.top > 0 else { return 0 }
        var sum: CGFloat = 0
        var box = parent
        while let current = box {
            sum += current.asCollapsingBars?.collapsedBarHeight ?? 0
            box = current.parent
        }
        return sum
    }

    var isOutOfPlace: Bool { collapse != shift }

    override func placeChildren() {
        if isBelow { root?.register(self) }
        shift = collapse
        wrapped?.place(at: CGPoint(x: 0, y: -shift), proposal: proposal)
    }
}

extension View {
    /// Adds a bar at the top or bottom, which insets the view's safe area.
    nonisolated public func safeAreaInset<V>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(
            SafeAreaInsetModifier(
                layout: SafeAreaInsetLayout(
                    edge: edge == .top ? .top : .bottom,
                    alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing),
                bar: content()))
    }

    /// Adds a bar at a side, which insets the view's safe area.
    nonisolated public func safeAreaInset<V>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View {
        modifier(
            SafeAreaInsetModifier(
                layout: SafeAreaInsetLayout(
                    edge: edge == .leading ? .leading : .trailing,
                    alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing),
                bar: content()))
    }
}
