/// A point of a chart.
nonisolated struct ChartPointIndex: Hashable {
    var series: Int
    var category: Int
}
