import SwiftUI

nonisolated extension LibraryPreviewData {
    /// Amounts to show in components that are made with a model.
    nonisolated public struct Sales: KPIItemModel, HeaderChartModel {
        public var title: String
        public var subtitle: String?
        public var trend: String?
        public var trendImage: Image?
        public var kpi: String?

        /// Creates an amount, of which only the title is required.
        public init(
            title: String, subtitle: String? = nil, trend: String? = nil, trendImage: Image? = nil, kpi: String? = nil
        ) {
            self.title = title
            self.subtitle = subtitle
            self.trend = trend
            self.trendImage = trendImage
            self.kpi = kpi
        }

        /// An amount with everything that a component may show.
        public static var netSales: Sales {
            Sales(
                title: "Net Sales", subtitle: "This quarter, in euros", trend: "12% up on last year",
                trendImage: Image(systemName: "arrow.up.forward"), kpi: "€26.9M")
        }
    }

    /// Goals to show in components that are made with a model.
    nonisolated public struct Goal: KPIProgressItemModel {
        public var kpi: String?
        public var fraction: Double?
        public var subtitle: String?
        public var footnote: String?

        /// - Parameters:
        ///   - kpi: The number; nil for the fraction in percent.
        ///   - fraction: Completed share of the goal, 0 to 1.
        public init(kpi: String? = nil, fraction: Double?, subtitle: String? = nil, footnote: String? = nil) {
            self.kpi = kpi
            self.fraction = fraction
            self.subtitle = subtitle
            self.footnote = footnote
        }

        /// A goal with everything that a component may show.
        public static var openOrders: Goal {
            Goal(kpi: "13/20", fraction: 0.65, subtitle: "Orders completed", footnote: "Until the end of May")
        }
    }

    /// Figures with a picture, to show in components that are made with a model.
    nonisolated public struct Figure: KPIModel {
        public var title: String
        public var icon: Image?

        /// - Parameters:
        ///   - title: The number.
        ///   - icon: Picture of the counted quantity.
        public init(title: String, icon: Image? = nil) {
            self.title = title
            self.icon = icon
        }

        /// Several figures.
        public static var all: [Figure] {
            [
                Figure(title: "26.9M", icon: Image(systemName: "eurosign.circle")),
                Figure(title: "128", icon: Image(systemName: "shippingbox")),
                Figure(title: "4:32", icon: Image(systemName: "clock")),
                Figure(title: "97%"),
            ]
        }
    }
}

nonisolated extension LibraryPreviewData.Sales {
    /// A small picture of a chart.
    @MainActor public static var picture: some View { Course(values: [4, 5, 4.5, 6.5, 6, 7.5, 9]) }
}

/// A line through values.
private struct Course: View {
    let values: [Double]

    var body: some View {
        Line(values: values)
            .stroke(
                .preferredColor(.chart1), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
            )
            .padding(1)
            .accessibilityLabel(Text(verbatim: "Line chart"))
    }

    private struct Line: Shape {
        let values: [Double]

        nonisolated func path(in rect: CGRect) -> Path {
            guard values.count > 1, let greatest = values.max(), greatest > 0 else { return Path() }
            return Path { path in
                path.addLines(
                    values.enumerated().map { index, value in
                        CGPoint(
                            x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1),
                            y: rect.maxY - rect.height * CGFloat(value / greatest))
                    })
            }
        }
    }
}
