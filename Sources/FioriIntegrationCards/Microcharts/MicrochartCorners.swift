import SwiftUI

/// A plot between the labels at its corners, all of which share the height of a micro chart.
nonisolated struct MicrochartCorners<Plot: View, Bottom: View>: View {
    private let corners: ResolvedMicrochart.CornerLabels
    private let hasBottom: Bool
    private let plot: Plot
    private let bottom: Bottom
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @ScaledMetric(relativeTo: .caption) private var lineHeight: CGFloat = 16

    /// - Parameter hasBottom: true where `bottom` shows anything.
    init(
        _ corners: ResolvedMicrochart.CornerLabels, hasBottom: Bool = false, @ViewBuilder plot: () -> Plot,
        @ViewBuilder bottom: () -> Bottom
    ) {
        self.corners = corners
        self.hasBottom = hasBottom
        self.plot = plot()
        self.bottom = bottom()
    }

    @MainActor var body: some View {
        VStack(spacing: 2) {
            if hasTopLabels { row(corners.leftTop, corners.rightTop) }
            plot.frame(height: plotHeight).frame(minWidth: 40)
            if hasBottom { bottom }
            if hasBottomLabels { row(corners.leftBottom, corners.rightBottom) }
        }
    }

    private var hasTopLabels: Bool { !corners.leftTop.isEmpty || !corners.rightTop.isEmpty }

    private var hasBottomLabels: Bool { !corners.leftBottom.isEmpty || !corners.rightBottom.isEmpty }

    private var plotHeight: CGFloat {
        let rows = [hasTopLabels, hasBottom, hasBottomLabels].filter { $0 }.count
        return max(MicrochartMetrics.leastPlotHeight, MicrochartMetrics.height - CGFloat(rows) * (lineHeight + 2))
    }

    @MainActor private func row(_ leading: String, _ trailing: String) -> some View {
        HStack(spacing: 8) {
            Text(leading)
            Spacer(minLength: 0)
            Text(trailing)
        }
        // Digits on a second line would read as another number.
        .lineLimit(1)
        .minimumScaleFactor(dynamicTypeSize.isAccessibilitySize ? 0.3 : 0.5)
        .modifier(MicrochartParts.label)
    }
}

nonisolated extension MicrochartCorners where Bottom == EmptyView {
    init(_ corners: ResolvedMicrochart.CornerLabels, @ViewBuilder plot: () -> Plot) {
        self.init(corners, plot: plot) { EmptyView() }
    }
}
