import SwiftUI

// The one condition of this module: Apple's types for the data of charts are classes of a framework of Apple's systems. The
// portable SwiftUI has semantics instead, which tests and hosts read.
#if os(Linux)
    /// Offers the data of a chart to whoever reads the semantics.
    struct AccessibleChart: ViewModifier {
        let model: ChartModel
        let locale: Locale

        func body(content: Content) -> some View {
            let (model, locale) = (model, locale)
            content.accessibilityChart { SemanticsChart(ChartDescriptor(model: model, locale: locale)) }
        }
    }

    nonisolated extension SemanticsChart {
        fileprivate init(_ chart: ChartDescriptor) {
            let x: Axis =
                switch chart.x {
                case .numbers(let axis): Self.axis(axis)
                case .categories(let title, let names): .categories(title: title, names)
                }
            self.init(
                title: chart.title, summary: chart.summary, x: x, y: Self.axis(chart.y),
                others: chart.others.map { Self.axis($0) },
                series: chart.series.map { series in
                    Series(
                        name: series.name, isContinuous: series.isContinuous,
                        points: series.points.map { point in
                            var place = Place.category(point.category)
                            if case .numbers = chart.x { place = .number(point.x) }
                            return Point(x: place, y: point.y, others: point.others, label: point.label)
                        })
                })
        }

        private static func axis(_ axis: ChartDescriptor.Axis) -> Axis {
            .numbers(title: axis.title, range: axis.range, gridlines: axis.gridlines)
        }
    }
#else
    import Accessibility

    /// Offers the data of a chart to assistive technology, which plays and lists them.
    struct AccessibleChart: ViewModifier {
        let model: ChartModel
        let locale: Locale

        func body(content: Content) -> some View {
            content.accessibilityChartDescriptor(ChartDescriptorSource(model: model, locale: locale))
        }
    }

    nonisolated private struct ChartDescriptorSource: AXChartDescriptorRepresentable {
        let model: ChartModel
        let locale: Locale

        func makeChartDescriptor() -> AXChartDescriptor {
            let chart = ChartDescriptor(model: model, locale: locale)
            return AXChartDescriptor(
                title: chart.title, summary: chart.summary, xAxis: Self.axis(chart.x), yAxis: Self.axis(chart.y),
                additionalAxes: chart.others.map { Self.axis($0) }, series: Self.series(chart))
        }

        func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
            let chart = ChartDescriptor(model: model, locale: locale)
            descriptor.title = chart.title
            descriptor.summary = chart.summary
            descriptor.xAxis = Self.axis(chart.x)
            descriptor.yAxis = Self.axis(chart.y)
            descriptor.additionalAxes = chart.others.map { Self.axis($0) }
            descriptor.series = Self.series(chart)
        }

        private static func axis(_ axis: ChartDescriptor.Axis) -> AXNumericDataAxisDescriptor {
            AXNumericDataAxisDescriptor(
                title: axis.title, range: axis.range, gridlinePositions: axis.gridlines,
                valueDescriptionProvider: axis.text)
        }

        private static func axis(_ axis: ChartDescriptor.FirstAxis) -> any AXDataAxisDescriptor {
            switch axis {
            case .numbers(let axis): Self.axis(axis)
            case .categories(let title, let names):
                AXCategoricalDataAxisDescriptor(title: title, categoryOrder: names)
            }
        }

        private static func series(_ chart: ChartDescriptor) -> [AXDataSeriesDescriptor] {
            chart.series.map { series in
                AXDataSeriesDescriptor(
                    name: series.name, isContinuous: series.isContinuous,
                    dataPoints: series.points.map { point in
                        switch chart.x {
                        case .numbers:
                            AXDataPoint(
                                x: point.x, y: point.y, additionalValues: point.others.map { .number($0) },
                                label: point.label)
                        case .categories:
                            AXDataPoint(
                                x: point.category, y: point.y, additionalValues: point.others.map { .number($0) },
                                label: point.label)
                        }
                    })
            }
        }
    }
#endif
