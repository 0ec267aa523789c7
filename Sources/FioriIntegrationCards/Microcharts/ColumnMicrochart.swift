import SwiftUI

/// Columns from zero, up and down.
nonisolated struct ColumnMicrochart: View {
    private let chart: ResolvedMicrochart.Columns
    @Environment(\.layoutDirection) private var layoutDirection

    init(_ chart: ResolvedMicrochart.Columns) { self.chart = chart }

    @MainActor var body: some View {
        let isMirrored = layoutDirection == .rightToLeft
        MicrochartCorners(chart.corners, hasBottom: showsLabels) {
            Canvas { context, size in
                let frames = Self.frames(of: chart.columns.map(\.value), in: size, isMirrored: isMirrored)
                for (column, frame) in zip(chart.columns, frames) {
                    context.fill(Path(frame), with: .color(column.color.markColor))
                }
            }
            .environment(\.layoutDirection, .leftToRight)
        } bottom: {
            HStack(spacing: 2) {
                ForEach(chart.columns.indices, id: \.self) { index in
                    Text(chart.columns[index].label)
                        .lineLimit(1)
                        .minimumScaleFactor(0.5)
                        .modifier(MicrochartParts.label)
                        .frame(minWidth: 0, maxWidth: .infinity)
                }
            }
            // The columns leave no room for greater labels; the sentence for assistive technologies has them.
            .dynamicTypeSize(...DynamicTypeSize.xxLarge)
        }
    }

    private var showsLabels: Bool { chart.showsColumnLabels && chart.columns.contains { !$0.label.isEmpty } }

    /// The frames of the columns: bands of equal width with gaps of a third of a band, at most 8 points.
    static func frames(of values: [Double], in size: CGSize, isMirrored: Bool) -> [CGRect] {
        guard let least = values.min(), let greatest = values.max() else { return [] }
        let scale = MicrochartScale(lower: min(0, least), upper: max(0, greatest))
        let band = size.width / CGFloat(values.count)
        let width = band - min(8, band / 3)
        let zero = (1 - scale.place(0)) * size.height
        return values.enumerated().map { index, value in
            let place = CGFloat(isMirrored ? values.count - 1 - index : index)
            let end = (1 - scale.place(value)) * size.height
            // A column of zero stays visible as a line.
            let height = max(abs(zero - end), 1)
            let top = min(min(zero, end), size.height - height)
            return CGRect(x: place * band + (band - width) / 2, y: top, width: width, height: height)
        }
    }
}
