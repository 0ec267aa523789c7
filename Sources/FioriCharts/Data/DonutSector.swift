/// The sector of a point in a donut chart, with its angles clockwise from the top, in radians.
nonisolated struct DonutSector {
    var series: Int
    var category: Int
    var start: Double
    var end: Double
}
