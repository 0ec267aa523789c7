import SwiftUI

/// Pages beside each other, one on screen at a time, as high as the highest of them, with a page indicator below.
package struct PageView<Page: View, Indicator: View>: View {
    private let numberOfPages: Int
    private let page: (Int) -> Page
    private let indicator: (Binding<Int>) -> Indicator
    @State private var current = 0
    @GestureState(resetTransaction: Transaction(animation: .default)) private var drag: CGFloat = 0
    @Environment(\.layoutDirection) private var layoutDirection

    /// - Parameters:
    ///   - numberOfPages: Number of pages, at least 1.
    ///   - page: The page of an index.
    ///   - indicator: The indicator of the index, which may change it.
    package init(
        numberOfPages: Int, @ViewBuilder page: @escaping (Int) -> Page,
        @ViewBuilder indicator: @escaping (Binding<Int>) -> Indicator
    ) {
        self.numberOfPages = numberOfPages
        self.page = page
        self.indicator = indicator
    }

    package var body: some View {
        VStack(spacing: 0) {
            PagesLayout(page: CGFloat(shown), drag: drag) {
                ForEach(0..<numberOfPages, id: \.self) { index in
                    page(index).accessibilityHidden(index != shown)
                }
            }
            .clipped()
            .contentShape(Rectangle())
            .gesture(swipe)
            indicator(
                Binding {
                    shown
                } set: {
                    current = $0
                })
        }
    }

    private var shown: Int { min(current, numberOfPages - 1) }

    /// Swipe between pages. Its minimum distance lets a list around the pages recognise vertical drags first.
    private var swipe: some Gesture {
        DragGesture(minimumDistance: 20)
            .updating($drag) { value, drag, _ in
                let forward = forward(value.translation)
                let isBeyondTheEnd = forward > 0 ? shown == numberOfPages - 1 : shown == 0
                drag = isBeyondTheEnd ? -forward / 3 : -forward
            }
            .onEnded { value in
                // The predicted end lets a short flick turn the page as a slow drag does.
                let forward = forward(value.predictedEndTranslation)
                guard abs(forward) > 80 else { return }
                let next = min(max(shown + (forward > 0 ? 1 : -1), 0), numberOfPages - 1)
                withAnimation { current = next }
            }
    }

    /// Returns the distance of a drag towards the next page, in points.
    private func forward(_ translation: CGSize) -> CGFloat {
        layoutDirection == .rightToLeft ? translation.width : -translation.width
    }
}

/// Places pages side by side, so that one of them fills the bounds.
private struct PagesLayout: Layout {
    /// Index of the page in the bounds; fractional while the page turns.
    var page: CGFloat
    /// Offset of the pages towards the trailing edge during a drag, in points.
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
