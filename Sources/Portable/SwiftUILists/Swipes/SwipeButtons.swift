import SwiftUIControls
import SwiftUICore

/// The progress of a full swipe, in which the first button fills the buttons' space: 0 none, 1 complete.
///
/// The row animates it frame by frame, without evaluating views. Unchecked, because layouts hold it, which are Sendable from the
/// SDKs of 2025 on; it changes on the main actor only.
final class FullSwipeProgress: @unchecked Sendable {
    var fullness: CGFloat = 0
}

/// The buttons under an edge of a row, the first at the edge.
nonisolated struct SwipeButtons<Content: View>: View {
    let edge: HorizontalEdge
    let fullSwipe: FullSwipeProgress
    /// True if the row is high enough for titles below the labels' icons.
    let showsTitles: Bool
    let perform: (() -> Void) -> Void
    let content: Content

    /// The minimum height of rows whose buttons show titles below their icons, in points.
    private static var heightForTitles: CGFloat { 91 }

    init(
        edge: HorizontalEdge, fullSwipe: FullSwipeProgress, rowHeight: CGFloat, perform: @escaping (() -> Void) -> Void,
        @ViewBuilder content: () -> Content
    ) {
        self.edge = edge
        self.fullSwipe = fullSwipe
        showsTitles = rowHeight >= Self.heightForTitles
        self.perform = perform
        self.content = content()
    }

    @MainActor var body: some View {
        SwipeButtonsLayout(edge: edge, fullSwipe: fullSwipe) { content }
            .buttonStyle(SwipeButtonStyle(edge: edge, fullSwipe: fullSwipe, showsTitles: showsTitles, perform: perform))
            .font(.body)
    }
}

/// Lays out buttons side by side and shares extra width equally; in a full swipe the first takes all of it.
private struct SwipeButtonsLayout: Layout {
    let edge: HorizontalEdge
    let fullSwipe: FullSwipeProgress

    private func widths(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGFloat] {
        let natural = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)).width }
        let total = natural.reduce(0, +)
        guard let width = proposal.width, width > total, !natural.isEmpty else { return natural }
        // Stretches all buttons equally if the row is pulled further.
        return natural.map { $0 + (width - total) / CGFloat(natural.count) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let widths = widths(proposal, subviews)
        let height = proposal.height ?? subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
        return CGSize(width: widths.reduce(0, +), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var widths = widths(ProposedViewSize(bounds.size), subviews)
        // The first button extends to the row's edge and pushes the others under the row.
        if let first = widths.first { widths[0] = first + (bounds.width - first) * fullSwipe.fullness }
        var x = edge == .leading ? bounds.minX : bounds.maxX
        for (width, subview) in zip(widths, subviews) {
            if edge == .trailing { x -= width }
            subview.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            if edge == .leading { x += width }
        }
    }
}

/// Centres the label of a button; in a full swipe, moves it to the side of the row.
private struct SwipeLabelLayout: Layout {
    let edge: HorizontalEdge
    let fullSwipe: FullSwipeProgress

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let natural = subviews.first?.sizeThatFits(ProposedViewSize(width: nil, height: proposal.height)) ?? .zero
        return CGSize(width: proposal.width ?? natural.width, height: proposal.height ?? natural.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let label = subviews.first else { return }
        let proposal = ProposedViewSize(width: nil, height: bounds.height)
        let width = min(label.sizeThatFits(proposal).width, bounds.width)
        let inner = edge == .trailing ? bounds.minX + width / 2 : bounds.maxX - width / 2
        label.place(
            at: CGPoint(x: bounds.midX + (inner - bounds.midX) * fullSwipe.fullness, y: bounds.midY), anchor: .center,
            proposal: ProposedViewSize(width: width, height: bounds.height))
    }
}

/// A swipe button: at least 74 points wide, white on its tint, else on red if it is destructive, else on grey.
private struct SwipeButtonStyle: PrimitiveButtonStyle {
    let edge: HorizontalEdge
    let fullSwipe: FullSwipeProgress
    let showsTitles: Bool
    let perform: (() -> Void) -> Void

    func makeBody(configuration: Configuration) -> some View {
        SwipeButton(
            configuration: configuration, edge: edge, fullSwipe: fullSwipe, showsTitles: showsTitles, perform: perform)
    }
}

private struct SwipeButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let edge: HorizontalEdge
    let fullSwipe: FullSwipeProgress
    let showsTitles: Bool
    let perform: (() -> Void) -> Void
    @Environment(\.tint) private var tint

    private var fill: AnyShapeStyle {
        if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
        return tint == nil ? AnyShapeStyle(Color.gray) : AnyShapeStyle(.tint)
    }

    var body: some View {
        SwipeLabelLayout(edge: edge, fullSwipe: fullSwipe) {
            configuration.label
                .labelStyle(SwipeLabelStyle(showsTitle: showsTitles))
                .symbolVariant(.fill)
                .foregroundStyle(.white)
                .lineLimit(1)
                .padding(.horizontal, 16)
                .frame(minWidth: 74, maxHeight: .infinity)
        }
        .background(fill)
        .modifier(PressModifier(action: { perform { configuration.trigger() } }, isPressed: .constant(false)))
    }
}

/// An icon, in high rows with the title below.
private struct SwipeLabelStyle: LabelStyle {
    let showsTitle: Bool

    func makeBody(configuration: Configuration) -> some View {
        if showsTitle {
            VStack(spacing: 4) {
                configuration.icon.accessibilityHidden(true)
                configuration.title.font(.subheadline)
            }
        } else {
            IconOnlyLabelStyle().makeBody(configuration: configuration)
        }
    }
}
