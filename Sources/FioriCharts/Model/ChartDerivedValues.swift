import Foundation

/// Results over all points of a chart's data, computed at most once for each change of the data.
nonisolated final class ChartDerivedValues {
    private var size: Double?
    private var steps: WaterfallSteps?
    private var stacks: Stacking?
    private var stackEnds: ChartTable?
    private var angles: [DonutSector]?
    private var ranges: [ChartAxisId: ValueRange] = [:]
    /// The outer optional is nil before the first question.
    private var timeScale: TimeScale??
    private var timeZone: TimeZone?

    /// The categories as times that the clocks of a zone show; nil if they are none.
    func time(in zone: TimeZone?, _ compute: () -> TimeScale?) -> TimeScale? {
        if let timeScale, timeZone == zone { return timeScale }
        let result = compute()
        timeZone = zone
        timeScale = .some(result)
        return result
    }

    private var numberScale: NumberScale??

    /// The categories as numbers; nil if they are none.
    func numbers(_ compute: () -> NumberScale?) -> NumberScale? {
        if let numberScale { return numberScale }
        let result = compute()
        numberScale = .some(result)
        return result
    }

    private var mostLines: Int?

    /// The number of lines of the category's name that has the most.
    func linesOfNames(_ compute: () -> Int) -> Int {
        if let mostLines { return mostLines }
        let result = compute()
        mostLines = result
        return result
    }

    private var widestNames: [Int: [Int]] = [:]

    /// The categories with the widest names, by the number of lines that have room.
    func widestNames(lines: Int, _ compute: () -> [Int]) -> [Int] {
        if let names = widestNames[lines] { return names }
        let result = compute()
        widestNames[lines] = result
        return result
    }

    private var logarithmicTables: [Set<Int>: ChartTable] = [:]

    /// The values that logarithmic axes can show, by the series that are measured on one.
    func logarithmicTable(of series: Set<Int>, _ compute: () -> ChartTable) -> ChartTable {
        if let table = logarithmicTables[series] { return table }
        let result = compute()
        logarithmicTables[series] = result
        return result
    }

    /// The largest size of a bubble chart's circles.
    func largestSize(_ compute: () -> Double) -> Double {
        if let size { return size }
        let result = compute()
        size = result
        return result
    }

    /// The ends of the segments of stacked areas, as a table.
    func endsOfStacks(_ compute: () -> ChartTable) -> ChartTable {
        if let stackEnds { return stackEnds }
        let result = compute()
        stackEnds = result
        return result
    }

    /// The segments of a stacked chart.
    func stacking(_ compute: () -> Stacking) -> Stacking {
        if let stacks { return stacks }
        let result = compute()
        stacks = result
        return result
    }

    /// The sectors of a donut chart.
    func sectors(_ compute: () -> [DonutSector]) -> [DonutSector] {
        if let angles { return angles }
        let result = compute()
        angles = result
        return result
    }

    private struct Part: Hashable {
        var series: Int
        var categories: Range<Int>
    }

    private var ends: [Part: (first: Int, last: Int)?] = [:]

    /// The first and the last category in which a series has a value; nil for none.
    /// - Parameter values: The values of the series, with NaN for a gap.
    func ends(ofSeries series: Int, in categories: Range<Int>, _ values: [Double]) -> (first: Int, last: Int)? {
        let part = Part(series: series, categories: categories)
        if let ends = ends[part] { return ends }
        let shown = categories.clamped(to: 0..<values.count)
        let first = shown.first { !values[$0].isNaN }
        let result = first.flatMap { first in shown.last { !values[$0].isNaN }.map { (first, $0) } }
        ends[part] = .some(result)
        return result
    }

    private var spans: [ChartAxisId: Double] = [:]

    /// The distance between the least and the greatest value on an axis.
    func span(_ axis: ChartAxisId, _ compute: () -> Double) -> Double {
        if let span = spans[axis] { return span }
        let result = compute()
        spans[axis] = result
        return result
    }

    /// The values that an axis has to span.
    func range(_ axis: ChartAxisId, _ compute: () -> ValueRange) -> ValueRange {
        if let range = ranges[axis] { return range }
        let result = compute()
        ranges[axis] = result
        return result
    }

    /// The steps of a waterfall chart.
    func waterfallSteps(_ compute: () -> WaterfallSteps) -> WaterfallSteps {
        if let steps { return steps }
        let result = compute()
        steps = result
        return result
    }
}
