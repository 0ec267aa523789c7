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

    /// The categories as times; nil if they are none.
    func time(_ compute: () -> TimeScale?) -> TimeScale? {
        if let timeScale { return timeScale }
        let result = compute()
        timeScale = .some(result)
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
