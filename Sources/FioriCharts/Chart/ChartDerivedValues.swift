/// Results over all points of one chart input, computed at most once.
nonisolated final class ChartDerivedValues {
    private var size: Double?
    private var steps: WaterfallSteps?

    /// The largest size of a bubble chart's circles.
    func largestSize(_ compute: () -> Double) -> Double {
        if let size { return size }
        let result = compute()
        size = result
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
