/// Buttons under an edge of a row.
struct SwipeActions: @unchecked Sendable {
    let edge: HorizontalEdge
    let allowsFullSwipe: Bool
    let view: AnyView
    let environment: EnvironmentValues
}

/// The buttons of a row, those declared closest to it first.
struct SwipeActionsKey: LayoutValueKey { static var defaultValue: [SwipeActions] { [] } }

extension View {
    /// Puts buttons under an edge of a list's row, which a swipe shows.
    /// - Parameters:
    ///   - allowsFullSwipe: whether a long swipe does what the first button is for.
    ///   - content: buttons, the first at the edge.
    nonisolated public func swipeActions<T>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View where T: View {
        let view = AnyView(content())
        return listTrait { traits, environment in
            traits[SwipeActionsKey.self].append(
                SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, view: view, environment: environment))
        }
    }
}

/// The buttons under an edge of a row, the first at the edge.
nonisolated struct SwipeButtons<Content: View>: View {
    let edge: HorizontalEdge
    /// From how far on the first button stands for all; nil for never.
    let fullWidth: CGFloat?
    let perform: (() -> Void) -> Void
    let content: Content

    init(
        edge: HorizontalEdge, fullWidth: CGFloat?, perform: @escaping (() -> Void) -> Void,
        @ViewBuilder content: () -> Content
    ) {
        self.edge = edge
        self.fullWidth = fullWidth
        self.perform = perform
        self.content = content()
    }

    @MainActor var body: some View {
        SwipeButtonsLayout(edge: edge, fullWidth: fullWidth) { content }
            .buttonStyle(SwipeButtonStyle(perform: perform))
            .font(.body)
    }
}

/// Buttons side by side, each as wide as the widest share of what there is to fill.
private struct SwipeButtonsLayout: Layout {
    let edge: HorizontalEdge
    let fullWidth: CGFloat?

    /// Whether a finger has pulled so far that letting go does what the first button is for.
    private func isFull(_ width: CGFloat, _ subviews: Subviews) -> Bool {
        guard let fullWidth, width > fullWidth, subviews.count > 1 else { return false }
        return width > widths(ProposedViewSize(width: nil, height: nil), subviews).reduce(0, +)
    }

    private func widths(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGFloat] {
        let natural = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)).width }
        let total = natural.reduce(0, +)
        guard let width = proposal.width, width > total, !natural.isEmpty else { return natural }
        // A row that is pulled on stretches its buttons alike.
        return natural.map { $0 + (width - total) / CGFloat(natural.count) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widths = widths(proposal, subviews)
        let height = proposal.height ?? subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
        return CGSize(width: widths.reduce(0, +), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let widths = widths(ProposedViewSize(bounds.size), subviews)
        var x = edge == .leading ? bounds.minX : bounds.maxX
        let isFull = isFull(bounds.width, subviews)
        for (index, subview) in subviews.enumerated() {
            // The others are left under the row, whose edge the first has reached.
            let width = isFull && index == 0 ? bounds.width : widths[index]
            if edge == .trailing { x -= width }
            subview.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            if edge == .leading { x += width }
        }
    }
}

/// A button under a row: at least 74 points wide, white on its tint, else on red when it deletes, else on gray
/// (remembered from iOS).
private struct SwipeButtonStyle: PrimitiveButtonStyle {
    let perform: (() -> Void) -> Void

    func makeBody(configuration: Configuration) -> some View {
        SwipeButton(configuration: configuration, perform: perform)
    }
}

private struct SwipeButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let perform: (() -> Void) -> Void
    @Environment(\.tint) private var tint

    private var fill: AnyShapeStyle {
        if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
        return tint ?? AnyShapeStyle(Color.gray)
    }

    var body: some View {
        configuration.label
            .labelStyle(.iconOnly)
            .symbolVariant(.fill)
            .foregroundStyle(.white)
            .lineLimit(1)
            .padding(.horizontal, 16)
            .frame(minWidth: 74, maxWidth: .infinity, maxHeight: .infinity)
            .background(fill)
            .modifier(PressModifier(action: { perform { configuration.trigger() } }, isPressed: .constant(false)))
    }
}
