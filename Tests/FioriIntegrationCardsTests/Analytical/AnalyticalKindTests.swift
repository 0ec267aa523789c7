import FioriCharts
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// The types of charts for the types of manifests.
///
/// Numbers: the library has 54 types, and cards four older names (`ManifestChoices.chartTypes`).
struct AnalyticalKindTests {
    @Test(arguments: [
        ("line", ChartType.line), ("horizontal_line", .line), ("radar", .line), ("timeseries_line", .line),
        ("column", .column), ("timeseries_column", .column), ("bar", .bar), ("stacked_column", .stackedColumn),
        ("timeseries_stacked_column", .stackedColumn), ("100_stacked_column", .stackedColumn),
        ("timeseries_100_stacked_column", .stackedColumn), ("stacked_bar", .stackedBar),
        ("100_stacked_bar", .stackedBar),
        ("area", .area), ("100_area", .area), ("horizontal_area", .area), ("combination", .combo),
        ("timeseries_combination", .combo), ("stacked_combination", .combo), ("horizontal_stacked_combination", .combo),
        ("dual_line", .line), ("dual_column", .combo), ("dual_bar", .combo), ("dual_combination", .combo),
        ("dual_stacked_bar", .combo), ("100_dual_stacked_column", .combo), ("dual_stacked_combination", .combo),
        ("dual_horizontal_combination", .combo), ("dual_timeseries_combination", .combo), ("donut", .donut),
        ("pie", .donut), ("treemap", .donut), ("scatter", .scatter), ("bubble", .bubble),
        ("timeseries_scatter", .line), ("timeseries_bubble", .line), ("waterfall", .waterfall),
        ("horizontal_waterfall", .waterfall), ("timeseries_waterfall", .waterfall), ("bullet", .combo),
        ("vertical_bullet", .combo), ("timeseries_bullet", .combo), ("info/column", .column), ("Column", .column),
    ])
    func `a type has the nearest chart`(type: String, chart: ChartType) {
        #expect(AnalyticalKind(type: type)?.chart == chart)
    }

    @Test func `the types of UI5's library have a chart, but for two`() {
        #expect(ManifestChoices.chartTypes.count == 58)
        let missing = ManifestChoices.chartTypes.filter { AnalyticalKind(type: $0) == nil }
        // The reader translates the older names.
        #expect(missing.filter { $0 != "StackedColumn" && $0 != "StackedBar" } == ["tagcloud", "heatmap"])
    }

    @Test(arguments: ["", "heatmap", "tagcloud", "choropleth", "trellis", "100_", "dual_"])
    func `types that no chart can show have none`(type: String) {
        #expect(AnalyticalKind(type: type) == nil)
    }

    @Test func `prefixes choose shares, a second axis and times`() {
        #expect(AnalyticalKind(type: "100_stacked_bar")?.form == .shares)
        #expect(AnalyticalKind(type: "stacked_bar")?.form == .series)
        #expect(AnalyticalKind(type: "dual_timeseries_combination")?.isDual == true)
        #expect(AnalyticalKind(type: "dual_timeseries_combination")?.hasTimeAxis == true)
        #expect(AnalyticalKind(type: "timeseries_scatter")?.showsPointsOnly == true)
        #expect(AnalyticalKind(type: "combination")?.isCombination == true)
        #expect(AnalyticalKind(type: "dual_column")?.isCombination == false)
    }
}
