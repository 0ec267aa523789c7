import SwiftUI

nonisolated extension ChartLayoutBuilder {
    /// Labels of a time axis: the shortest step whose labels have room, or the first and the last time.
    mutating func addTimeLabels(_ time: TimeScale, in plot: ChartPlot) {
        let look = model.categoryAxis.labels
        let frame = plot.frame
        let format = TimeFormat(locale: surroundings.locale)
        let visible = plot.visibleCategories.clamped(to: 0..<time.times.count)
        let length = height(look)
        let top = min(frame.maxY + categoryGap + look.offset, size.height - length)
        if look.fontSize > 0, model.categoryAxis.labelLayoutStyle == .allOrNothing {
            let limit = max(2, Int(frame.width / max(fontSize(look) * 2, 1)))
            for step in TimeStep.all {
                guard let ticks = time.ticks(step, in: visible, limit: limit), ticks.count > 1 else { continue }
                let texts = format.labels(of: ticks, step: step)
                var items: [LabelRow.Item] = []
                for (index, tick) in ticks.enumerated() {
                    let x = plot.position(categoryPlace: tick.place)
                    guard x >= frame.minX - 0.5, x <= frame.maxX + 0.5 else { continue }
                    let width = measure(texts[index], look).width.rounded(.up)
                    items.append(LabelRow.Item(anchor: x, length: width, index: index))
                }
                items.sort { $0.anchor < $1.anchor }
                guard items.count > 1, let placed = LabelRow.all(items, in: 0...max(size.width, 1), spacing: 8)
                else { continue }
                for item in items {
                    let x = aligned(item.anchor, width: model.categoryAxis.gridlines.width)
                    rule(
                        from: CGPoint(x: x, y: frame.minY), to: CGPoint(x: x, y: frame.maxY),
                        model.categoryAxis.gridlines)
                }
                for label in placed {
                    let place = CGRect(x: label.start, y: top, width: label.length, height: length)
                    add(texts[label.index], look, place)
                }
                return
            }
        }
        guard let first = visible.first, let last = visible.last else { return }
        var items = (first == last ? [first] : [first, last]).map { index in
            let text = format.title(index, of: time)
            return LabelRow.Item(
                anchor: plot.position(category: index), length: measure(text, look).width.rounded(.up),
                index: index)
        }
        items.sort { $0.anchor < $1.anchor }
        for label in LabelRow.range(items, in: frame.minX...frame.maxX, spacing: 8) {
            let place = CGRect(x: label.start, y: top, width: label.length, height: length)
            add(format.title(label.index, of: time), look, place)
        }
    }
}
