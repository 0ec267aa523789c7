import SwiftUI

extension Fiori {
    nonisolated enum HeaderChart {
        static let title = Themed("HeaderChart.title", TextStyle(.headline, weight: .semibold, .primaryLabel))
        static let subtitle = Themed("HeaderChart.subtitle", TextStyle(.footnote, .secondaryLabel))
        static let trend = Themed("HeaderChart.trend", TextStyle(.subheadline, .positiveLabel))
        static let trendImage = Themed("HeaderChart.trendImage", TrendImageStyle())
        static let kpi = Themed("HeaderChart.kpi", NumberStyle(.largeTitle))
        static let titleCumulative = TitleLineLimit(lines: 2)
        static let subtitleCumulative = ObjectLineLimit(lines: 2)
        static let trendCumulative = ObjectLineLimit(lines: 2)
        static let trendImageCumulative = EmptyModifier()
        static let kpiCumulative = EmptyModifier()
    }
}

/// Style of the trend's picture, such as an arrow, in the colour of positive values by default. It is hidden from
/// assistive technology because the trend's text says the same.
nonisolated struct TrendImageStyle: ViewModifier {
    @MainActor func body(content: Content) -> some View {
        content
            .modifier(TextStyle(.subheadline, .positiveLabel))
            .accessibilityHidden(true)
    }
}

extension HeaderChart: View {
    public var body: some View {
        Group {
            if dynamicTypeSize.isAccessibilitySize {
                VStack(alignment: .leading, spacing: 16) {
                    heading
                    if hasChart { picture }
                }
            } else if hasChart {
                // In regular width a chart as wide as half of the screen would say no more.
                TitleRow(alignment: .top, spacing: 16, split: horizontalSizeClass == .regular ? 2 / 3 : 1 / 2) {
                    heading.titleRowPart(.row)
                    picture.titleRowPart(.column)
                }
            } else {
                heading
            }
        }
        .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
    }

    private var hasChart: Bool { !(Chart.self is EmptyView.Type) }

    private var heading: some View {
        TitleRow(alignment: .top, titleShare: 0) {
            title.titleRowPart(.title)
            if !isSubtitleEmptyView { subtitle }
            if hasFigures {
                VStack(alignment: .leading, spacing: 8) { figures }.padding(.top, 4)
            }
        }
        .modifier(HeadingElement())
    }

    private var hasTrend: Bool { !isTrendEmptyView || !isTrendImageEmptyView }

    private var hasFigures: Bool { hasTrend || !isKpiEmptyView }

    @ViewBuilder private var figures: some View {
        if hasTrend {
            HStack(alignment: .firstTextBaseline, spacing: 4) {
                if !isTrendImageEmptyView { trendImage }
                if !isTrendEmptyView { trend }
            }
        }
        if !isKpiEmptyView { kpi }
    }

    /// High enough that a line has a slope.
    private var picture: some View {
        chart.frame(maxWidth: .infinity, minHeight: 96, idealHeight: 96)
    }
}

struct HeaderChartLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(
            HeaderChart(model: LibraryPreviewData.Sales.netSales) { LibraryPreviewData.Sales.picture },
            category: .control)
    }
}

struct HeaderChartPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            HeaderChart(model: LibraryPreviewData.Sales.netSales) { LibraryPreviewData.Sales.picture }
        }
    }
}
