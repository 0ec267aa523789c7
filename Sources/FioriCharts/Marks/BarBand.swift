import SwiftUI

/// The part of a category's band that one of several bars takes.
nonisolated struct BarBand {
    let start: CGFloat
    let length: CGFloat

    /// - Parameters:
    ///   - place: The bar's place among those side by side.
    ///   - count: The number of bars side by side.
    init(category: Int, place: Int, among count: Int, in plot: ChartPlot) {
        let band = plot.bandwidth(category: category)
        let center = plot.position(category: category)
        // A third of the band is free, and bars of one category are a hair apart.
        let group = min(band * 2 / 3, CGFloat(count) * 64)
        let gap = count > 1 ? min(group / CGFloat(count) * 0.12, 2) : 0
        let length = (group - gap * CGFloat(count - 1)) / CGFloat(max(count, 1))
        let isMirrored = plot.isRightToLeft && !plot.isLying
        let offset = CGFloat(isMirrored ? count - 1 - place : place) * (length + gap)
        self.length = max(length, 1 / plot.displayScale)
        start = center - group / 2 + offset
    }
}

/// Bars of one series, collected by colour.
nonisolated struct BarPath {
    private let series: Int
    private let plot: ChartPlot
    private var input: ChartInput { plot.input }
    private let hasStyles: Bool
    private var shared = Path()
    private var own: [ChartMark] = []

    init(series: Int, in plot: ChartPlot) {
        self.series = series
        self.plot = plot
        hasStyles = plot.input.hasStyles(series: series)
    }

    mutating func add(_ frame: CGRect, category: Int) {
        if hasStyles, let style = input.barStyle(series: series, category: category, in: plot) {
            // A style is fitted to each bar.
            own.append(.fill(Path(frame), input.color(series: series, category: category), style: style))
        } else if let color = input.ownColor(series: series, category: category) {
            own.append(.fill(Path(frame), color))
        } else {
            shared.addRect(frame)
        }
    }

    var marks: [ChartMark] {
        shared.isEmpty ? own : [.fill(shared, input.color(ofSeries: series))] + own
    }
}
