import SwiftUI

/// A bar of an actual value, or of several in a row, over ranges, with a line at the target.
///
/// The values of the first series are the actual value, the target, and the ends of ranges; a stacked bullet's are
/// the target first, then the segments.
nonisolated struct BulletMarks: ChartMarks {
    var isStacked = false

    var coordinates: ChartCoordinates { .free }

    var legendEntries: ChartLegendEntries { .none }

    var isMicro: Bool { true }

    func marks(in plot: ChartPlot) -> [ChartMark] {
        let values = Self.values(of: plot.input)
        guard !values.isEmpty, let series = plot.input.visibleSeries.first else { return [] }
        let scale = scale(of: values)
        let frame = plot.frame
        let thickness = min(frame.height, 32)
        let band = CGRect(x: frame.minX, y: frame.midY - thickness / 2, width: frame.width, height: thickness)
        let place = { (value: Double) -> CGFloat in
            let fraction = CGFloat(min(max(scale.fraction(value), 0), 1))
            return plot.isRightToLeft ? band.maxX - fraction * band.width : band.minX + fraction * band.width
        }
        let bar = { (from: Double, to: Double, part: CGFloat) -> Path in
            let height = thickness * part
            let start = min(place(from), place(to))
            return Path(
                CGRect(
                    x: start, y: band.midY - height / 2, width: abs(place(to) - place(from)), height: height))
        }
        var marks = [ChartMark.fill(bar(scale.range.lower, scale.range.upper, 1), .preferredColor(.secondaryFill))]
        if isStacked {
            let stacking = Stacking(values.dropFirst().map { [$0] }, categories: 1)
            for index in stacking.starts.indices where !stacking.starts[index][0].isNaN {
                let color =
                    plot.input.ownColor(series: series, category: index + 1) ?? ChartInput.defaultColor(index)
                marks.append(.fill(bar(stacking.starts[index][0], stacking.ends[index][0], 0.5), color))
            }
        } else {
            for end in values.dropFirst(2).filter({ !$0.isNaN }).sorted(by: >) {
                marks.append(.fill(bar(scale.baseline, end, 1), .preferredColor(.secondaryFill)))
            }
            if !values[0].isNaN {
                marks.append(
                    .fill(bar(scale.baseline, values[0], 0.4), plot.input.color(series: series, category: 0)))
            }
        }
        let target = isStacked ? values[0] : (values.count > 1 ? values[1] : .nan)
        if !target.isNaN {
            let x = min(max(place(target) - 1, band.minX), max(band.maxX - 2, band.minX))
            let line = CGRect(x: x, y: band.midY - thickness * 0.35, width: 2, height: thickness * 0.7)
            marks.append(.fill(Path(line), .preferredColor(.primaryLabel)))
        }
        return marks
    }

    func frame(series: Int, category: Int, in plot: ChartPlot) -> CGRect? {
        series == plot.input.visibleSeries.first && category == 0 ? plot.frame : nil
    }

    private func scale(of values: [Double]) -> ValueAxisScale {
        var range = ValueRange(values)
        range.include(0)
        if isStacked {
            range.formUnion(Stacking(values.dropFirst().map { [$0] }, categories: 1).range)
        }
        return ValueAxisScale(data: range, options: ValueAxisOptions(usesNiceValues: false))
    }

    private static func values(of input: ChartInput) -> [Double] {
        guard let series = input.visibleSeries.first else { return [] }
        let columns = input.table.series[series]
        return columns.dimensions.count > 1
            ? columns.dimensions.indices.map { columns.value(0, dimension: $0) } : columns.dimensions[0]
    }
}
