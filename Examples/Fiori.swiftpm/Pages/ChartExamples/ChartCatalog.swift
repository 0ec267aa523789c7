/// The kinds of charts of the gallery, in the order it shows them.
@MainActor
package enum ChartCatalog {
    /// The kind of a name.
    package static func entry(named name: String) -> ComponentEntry? { all.first { $0.name == name } }

    package static let all: [ComponentEntry] = [
        .lineChart,
        .areaChart,
        .stockChart,
        .columnChart,
        .stackedColumnChart,
        .barChart,
        .stackedBarChart,
        .waterfallChart,
        .comboChart,
        .donutChart,
        .scatterChart,
        .bubbleChart,
        .microArea,
        .microColumn,
        .bulletChart,
        .stackedBulletChart,
        .harveyBall,
        .radialChart,
    ]
}
