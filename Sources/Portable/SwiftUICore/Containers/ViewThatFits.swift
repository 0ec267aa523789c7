import Drawing

/// The first of several views that fits into the proposal, or the last one if none does.
public struct ViewThatFits<Content>: View where Content: View {
    public typealias Body = Never

    package let layout: ThatFitsLayout
    package let content: Content

    /// - Parameter axes: the axes along which views must fit.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        layout = ThatFitsLayout(axes: axes)
        self.content = content()
    }

    @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { LayoutNode(view, inputs: inputs, makeBox: ThatFitsBox.init) }
    }
}

extension ViewThatFits: ArrangedContent {}

/// Chooses the first view whose ideal size is not larger than the proposal (documented); any fits an unspecified one.
package struct ThatFitsLayout: Layout {
    let axes: Axis.Set

    func chosen(for proposal: ProposedViewSize, among subviews: LayoutSubviews) -> Int? {
        guard !subviews.isEmpty else { return nil }
        var ideal = proposal
        for axis in Axis.allCases where axes.contains(axis.set) { ideal[axis] = nil }
        return subviews.indices.dropLast().first { index in
            let size = subviews[index].sizeThatFits(ideal)
            return Axis.allCases.allSatisfy { axis in
                guard axes.contains(axis.set), let offered = proposal[axis] else { return true }
                return size[axis] <= offered + 1e-6
            }
        } ?? subviews.count - 1
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        chosen(for: proposal, among: subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let chosen = chosen(for: proposal, among: subviews) else { return }
        subviews[chosen].place(at: bounds.origin, proposal: proposal)
    }

    package func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        chosen(for: proposal, among: subviews).flatMap { subviews[$0].dimensions(in: proposal)[explicit: guide] }
    }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        chosen(for: proposal, among: subviews).flatMap { subviews[$0].dimensions(in: proposal)[explicit: guide] }
    }
}

/// Shows only the chosen view.
private final class ThatFitsBox: LayoutContainerOf<ThatFitsLayout> {
    private var chosen: [LayoutBox] {
        layout.chosen(for: proposal, among: LayoutSubviews(container: self)).map { [contents[$0]] } ?? []
    }

    override var children: [LayoutBox] { chosen }

    override func draw(in pass: DrawingPass) -> DisplayList { drawChildren(chosen, in: pass) }

    override func hitTest(_ point: CGPoint) -> LayoutBox? {
        chosen.first.flatMap { $0.hit(atParentPoint: point) }
    }
}

@available(*, unavailable)
extension ViewThatFits: Sendable {}
