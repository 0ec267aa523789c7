import FioriThemeManager
import SwiftUI

/// A bar of parts, each as wide as its share, with their texts where these fit.
nonisolated struct StackedBarMicrochart: View {
    private let bar: ResolvedMicrochart.StackedBar
    @Environment(\.locale) private var locale
    @ScaledMetric(relativeTo: .caption2) private var height: CGFloat = MicrochartMetrics.barHeight

    init(_ bar: ResolvedMicrochart.StackedBar) { self.bar = bar }

    @MainActor var body: some View {
        let words = MicrochartWords(locale: locale)
        let shares = Self.shares(of: bar)
        StackedBarLayout(shares: shares) {
            ForEach(bar.bars.indices, id: \.self) { index in
                let part = bar.bars[index]
                let color = part.color?.markColor ?? ChartPalette.color(index)
                Rectangle()
                    .fill(color)
                    .overlay {
                        ViewThatFits(in: .horizontal) {
                            Text(part.value == 0 && !bar.showsZero ? "" : words.text(of: part))
                                .lineLimit(1)
                                .modifier(LegibleBarValue(ground: color))
                                .padding(.horizontal, 2)
                            Color.clear
                        }
                    }
            }
        }
        .background(.preferredColor(.tertiaryFill))
        .clipShape(RoundedRectangle(cornerRadius: 2))
        .frame(height: max(MicrochartMetrics.barHeight, min(height, 2.5 * MicrochartMetrics.barHeight)))
        .frame(minWidth: 40)
    }

    /// The shares of the parts in the whole width, from 0 to 1. Negative values have none.
    static func shares(of bar: ResolvedMicrochart.StackedBar) -> [CGFloat] {
        let values = bar.bars.map { max($0.value, 0) }
        guard let largest = values.max(), largest > 0 else { return values.map { _ in 0 } }
        // Relative to the largest, so that the sum of huge values is finite.
        let sum = values.reduce(0) { $0 + $1 / largest }
        let whole = max(sum, (bar.maxValue ?? 0) / largest)
        return values.map { CGFloat($0 / largest / whole) }
    }
}

/// The look of a value on its part of a bar, in white or black.
nonisolated private struct LegibleBarValue: ViewModifier {
    let ground: Color
    @Environment(\.self) private var environment

    @MainActor func body(content: Content) -> some View {
        content.labelColor(ground.legibleLabel(in: environment)).modifier(MicrochartParts.barValue)
    }
}

/// Places views beside each other by their shares of the width, with a thin gap between them.
nonisolated struct StackedBarLayout: Layout {
    var shares: [CGFloat]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 120, height: MicrochartMetrics.barHeight))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var start: CGFloat = 0
        for (view, share) in zip(subviews, shares) {
            let width = share * bounds.width
            let isLast = start + width >= bounds.width - 0.5
            view.place(
                at: CGPoint(x: bounds.minX + start, y: bounds.minY),
                proposal: ProposedViewSize(width: max(0, width - (isLast ? 0 : 1)), height: bounds.height))
            start += width
        }
    }
}
