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
                    let width = measure(texts[index], fontSize(look)).width.rounded(.up)
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
        let ends = first == last ? [first] : [first, last]
        let texts = shortened(
            ends.map { format.title($0, of: time) }, of: ends.map { time.times[$0] }, look, in: frame.width)
        var items = ends.map { index in
            let text = texts[index == first ? 0 : 1]
            return LabelRow.Item(
                anchor: plot.position(category: index), length: measure(text, fontSize(look)).width.rounded(.up),
                index: index)
        }
        items.sort { $0.anchor < $1.anchor }
        for label in LabelRow.range(items, in: frame.minX...frame.maxX, spacing: 8) {
            let place = CGRect(x: label.start, y: top, width: label.length, height: length)
            add(texts[label.index == first ? 0 : 1], look, place)
        }
    }

    /// The texts of the first and the last date, in the longest format in which both have room; the shortest where none has.
    private func shortened(
        _ texts: [String], of times: [Double], _ look: ChartLabelAttributes, in width: CGFloat
    ) -> [String] {
        let fits = { (texts: [String]) in
            texts.reduce(CGFloat(texts.count - 1) * 8) { $0 + measure($1, fontSize(look)).width.rounded(.up) } <= width
        }
        if fits(texts) { return texts }
        let shorter = ShorterDates(locale: surroundings.locale).texts(times)
        return shorter.first(where: fits) ?? shorter.last ?? texts
    }
}
