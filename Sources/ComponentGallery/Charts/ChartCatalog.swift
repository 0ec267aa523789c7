/// The kinds of charts of the gallery, in the order it shows them.
@MainActor
enum ChartCatalog {
    static let all: [ComponentEntry] = [
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
