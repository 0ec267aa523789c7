import SwiftUI

/// Pages beside each other, one on screen at a time, as high as the highest of them; below them which one it is.
struct PageView<Page: View>: View {
    let numberOfPages: Int
    @ViewBuilder let page: (Int) -> Page
    @State private var current = 0
    @GestureState(resetTransaction: Transaction(animation: .default)) private var drag: CGFloat = 0
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        VStack(spacing: 0) {
            PagesLayout(page: CGFloat(shown), drag: drag) {
                ForEach(0..<numberOfPages, id: \.self) { index in
                    page(index).accessibilityHidden(index != shown)
                }
            }
            .clipped()
            .contentShape(Rectangle())
            .gesture(swipe)
            PageIndicator(
                numberOfPages: numberOfPages,
                currentPage: Binding {
                    shown
                } set: {
                    current = $0
                })
        }
    }

    private var shown: Int { min(current, numberOfPages - 1) }

    /// Begins late enough that a list around the pages takes what goes up or down.
    private var swipe: some Gesture {
        DragGesture(minimumDistance: 20)
            .updating($drag) { value, drag, _ in
                let forward = forward(value.translation)
                let isBeyondTheEnd = forward > 0 ? shown == numberOfPages - 1 : shown == 0
                drag = isBeyondTheEnd ? -forward / 3 : -forward
            }
            .onEnded { value in
                // A short flick goes as far as a slow drag: what counts is where the finger was heading.
                let forward = forward(value.predictedEndTranslation)
                guard abs(forward) > 80 else { return }
                let next = min(max(shown + (forward > 0 ? 1 : -1), 0), numberOfPages - 1)
                withAnimation { current = next }
            }
    }

    /// How far a finger went towards the next page, in points.
    private func forward(_ translation: CGSize) -> CGFloat {
        layoutDirection == .rightToLeft ? translation.width : -translation.width
    }
}

/// Places pages side by side, so that one of them is in the room.
private struct PagesLayout: Layout {
    /// The page in the room; between two pages while it turns.
    var page: CGFloat
    /// How far the pages are moved to the trailing edge by a finger, in points.
    var drag: CGFloat

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(page, drag) }
        set { (page, drag) = (newValue.first, newValue.second) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width =
            proposal.width.flatMap { $0.isFinite ? $0 : nil }
            ?? subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
        let heights = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height }
        return CGSize(width: width, height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + (CGFloat(index) - page) * bounds.width + drag, y: bounds.minY),
                proposal: ProposedViewSize(width: bounds.width, height: nil))
        }
    }
}
