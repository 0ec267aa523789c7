import SwiftUI

nonisolated extension ChartLayoutBuilder {
    /// The text size of data labels, in points.
    var dataLabelSize: CGFloat { 10 * surroundings.textScale }

    /// More labels than these are not readable in any chart.
    private static var dataLabelLimit: Int { 500 }

    /// Takes room for the data labels of the outermost marks.
    func takeDataLabels(from room: inout CGRect) {
        guard model.showsDataLabels, !isMicro else { return }
        let fontSize = dataLabelSize
        let range = kind.valueRange(of: input, axis: .y)
        if isLying {
            let widest =
                [range.lower, range.upper].filter(\.isFinite).map { value in
                    measure(model.numericAxis.label(value, step: nil, locale: surroundings.locale), fontSize).width
                }.max() ?? 0
            guard widest < room.width / 4 else { return }
            take(widest, from: surroundings.isRightToLeft ? .minXEdge : .maxXEdge, of: &room)
        } else {
            take(measure("0", fontSize).height, from: .minYEdge, of: &room)
            if range.lower < 0 { take(measure("0", fontSize).height, from: .maxYEdge, of: &room) }
        }
    }

    /// The values of the points. A label that would touch another label or a mark, or leave the chart or the room in its
    /// mark, is left out.
    func dataLabels(in plot: ChartPlot) -> [ChartLabel] {
        guard model.showsDataLabels else { return [] }
        let categories: Range<Int>
        let hasAxes: Bool
        switch kind.coordinates {
        case .categoriesAcross, .categoriesDown: (categories, hasAxes) = (plot.visibleCategories, true)
        case .numeric, .free: (categories, hasAxes) = (0..<input.categoryCount, false)
        }
        guard categories.count * input.visibleSeries.count <= Self.dataLabelLimit else { return [] }
        let bounds = CGRect(origin: .zero, size: size)
        var taken = labels.map(\.frame)
        var result: [ChartLabel] = []
        for series in input.visibleSeries {
            for category in categories {
                let label = dataLabels(series: series, category: category, in: plot).first { label in
                    // Numbers side by side would read as one.
                    let frame = label.frame.insetBy(dx: -2, dy: 0)
                    return bounds.contains(label.frame) && !taken.contains { $0.intersects(frame) }
                        && (label.markColor != nil || !hasAxes || !kind.reach(into: label.frame, in: plot))
                }
                guard let label else { continue }
                taken.append(label.frame)
                result.append(label)
            }
        }
        return result
    }

    /// The labels of a point, the best place first.
    private func dataLabels(series: Int, category: Int, in plot: ChartPlot) -> [ChartLabel] {
        guard let mark = kind.frame(series: series, category: category, in: plot),
            mark.maxX >= plot.frame.minX, mark.minX <= plot.frame.maxX, mark.maxY >= plot.frame.minY,
            mark.minY <= plot.frame.maxY,
            let text = model.valueText(series: series, category: category, locale: surroundings.locale)
        else { return [] }
        let bold = measure(text, dataLabelSize, isBold: true)
        if let hasRoom = kind.holdsLabel(of: bold, series: series, category: category, in: plot) {
            guard hasRoom else { return [] }
            return [
                ChartLabel(
                    text: text,
                    frame: CGRect(
                        origin: CGPoint(x: mark.midX - bold.width / 2, y: mark.midY - bold.height / 2),
                        size: bold),
                    color: .preferredColor(.primaryBackground), fontSize: dataLabelSize, isBold: true,
                    markColor: kind.color(series: series, category: category, in: plot))
            ]
        }
        let extent = measure(text, dataLabelSize)
        let color = input.attributes(ofSeries: series)?.palette?.labelColor ?? .preferredColor(.secondaryLabel)
        return origins(of: extent, beside: mark, isNegative: input.table.value(series, category) < 0, in: plot).map {
            ChartLabel(text: text, frame: CGRect(origin: $0, size: extent), color: color, fontSize: dataLabelSize)
        }
    }

    /// The places of a label beside a mark: at the end of a bar, above or below a point.
    private func origins(of extent: CGSize, beside mark: CGRect, isNegative: Bool, in plot: ChartPlot) -> [CGPoint] {
        if plot.isLying {
            let isBefore = isNegative != plot.isRightToLeft
            return [
                CGPoint(x: isBefore ? mark.minX - extent.width - 3 : mark.maxX + 3, y: mark.midY - extent.height / 2)
            ]
        }
        let x = mark.midX - extent.width / 2
        let (above, below) = (CGPoint(x: x, y: mark.minY - extent.height - 1), CGPoint(x: x, y: mark.maxY + 1))
        if case .categoriesAcross(isBanded: true) = kind.coordinates { return [isNegative ? below : above] }
        return isNegative ? [below, above] : [above, below]
    }
}
