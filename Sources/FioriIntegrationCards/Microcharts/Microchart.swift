import SwiftUI

/// A small chart within a list item or a header, with the text beside it.
///
/// Bullets, bars, columns and lines take the width that they are offered; Harvey balls and radial charts have their own.
nonisolated struct Microchart: View {
    private let chart: ResolvedMicrochart
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @Environment(\.locale) private var locale
    @ScaledMetric(relativeTo: .footnote) private var valueColumn: CGFloat = 36

    init(_ chart: ResolvedMicrochart) { self.chart = chart }

    @MainActor var body: some View {
        if chart.isVisible {
            let layout =
                dynamicTypeSize.isAccessibilitySize
                ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4))
                : AnyLayout(HStackLayout(alignment: .center, spacing: MicrochartMetrics.spacing))
            layout {
                picture
                if !chart.displayValue.isEmpty {
                    let lines = dynamicTypeSize.isAccessibilitySize ? 2 : 1
                    CardText(chart.displayValue, lines: lines)
                        .lineLimit(lines)
                        .labelColor(valueColor)
                        .modifier(MicrochartParts.displayValue)
                        .frame(minWidth: valueWidth, alignment: .trailing)
                        .layoutPriority(1)
                }
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Text(MicrochartWords(locale: locale).sentence(for: chart)))
            .accessibilityAddTraits(.isImage)
        }
    }

    @ViewBuilder @MainActor private var picture: some View {
        switch chart.kind {
        case .bullet(let bullet): BulletMicrochart(bullet)
        case .stackedBar(let bar): StackedBarMicrochart(bar)
        case .column(let columns): ColumnMicrochart(columns)
        case .line(let lines): LineMicrochart(lines)
        case .harveyBall(let ball): HarveyBallMicrochart(ball)
        case .radial(let radial): RadialMicrochart(radial, showsPercentage: chart.displayValue.isEmpty)
        }
    }

    /// The least width of the text, by which the bars of neighbouring rows end at one place.
    private var valueWidth: CGFloat? {
        switch chart.kind {
        case .bullet, .stackedBar: dynamicTypeSize.isAccessibilitySize ? nil : valueColumn
        case .column, .line, .harveyBall, .radial: nil
        }
    }

    /// The colour of the text, for charts whose one colour has a meaning.
    private var valueColor: Color? {
        switch chart.kind {
        case .bullet(let bullet): bullet.color.textColor
        case .harveyBall(let ball): ball.color.textColor
        case .radial(let radial): radial.color.textColor
        case .stackedBar, .column, .line: nil
        }
    }
}
