import SwiftUI

nonisolated extension ChartLayoutBuilder {
    /// The plot of a chart without axes, with the texts that have room.
    mutating func buildFree() -> ChartPlot {
        let values = ValueAxisScale(data: .empty, options: .init())
        let whole = addRingLabels(values)
        switch kind.valueTexts(of: input, locale: surroundings.locale) {
        case .none: return plot(in: whole, values: values)
        case .inside(let text, let part, let isNote):
            let plot = plot(in: whole, values: values)
            addText(text, insideHoleOf: part, isNote: isNote, in: plot)
            return plot
        case .beside(let lines): return plot(in: addTexts(lines), values: values)
        }
    }

    /// Adds the data labels of a ring, and returns what they leave of the chart.
    private mutating func addRingLabels(_ values: ValueAxisScale) -> CGRect {
        guard model.showsDataLabels, let labels = arrangedRingLabels(values) else {
            return CGRect(origin: .zero, size: size)
        }
        let plot = plot(in: labels.arrangement.frame, values: values)
        ringLabels = labels.sectors.enumerated().compactMap { index, sector in
            let (series, category) = (sector.point.series, sector.point.category)
            if labels.arrangement.inside.contains(index),
                let mark = kind.frame(series: series, category: category, in: plot)
            {
                return insideLabel(
                    sector.text, series: series, category: category, at: mark, in: plot, fontSize: labels.fontSize)
            }
            guard let place = labels.arrangement.outside[index] else { return nil }
            rules.append(
                ChartRule(path: place.line, color: .preferredColor(.tertiaryLabel), width: 1, dash: []))
            let own = input.attributes(ofSeries: series)?.ownPalette?.labelColor
            return ChartLabel(
                text: sector.text, frame: place.frame, color: own ?? .preferredColor(.secondaryLabel),
                fontSize: labels.fontSize)
        }
        return labels.arrangement.frame
    }

    private typealias ArrangedRingLabels = (sectors: [RingLabels.Sector], arrangement: RingLabels, fontSize: CGFloat)

    /// The labels of a ring in the size of Dynamic Type, or in a smaller one where a greater part of the total has labels then;
    /// nil where there are no sectors.
    private func arrangedRingLabels(_ values: ValueAxisScale) -> ArrangedRingLabels? {
        let textScale = surroundings.textScale
        var best: (labels: ArrangedRingLabels, share: Double)?
        func arrange(_ part: CGFloat, room: CGFloat) {
            let fontSize = dataLabelSize * part
            let sectors = ringSectors(fontSize: fontSize)
            let builder = self
            let arrangement = RingLabels(
                sectors, placement: model.dataLabelPlacement, size: size, textScale: room
            ) { sector, frame in
                let plot = builder.plot(in: frame, values: values)
                return builder.kind.holdsLabel(
                    of: sector.bold, series: sector.point.series, category: sector.point.category, in: plot) ?? false
            }
            let labelled = arrangement.inside.union(arrangement.outside.keys)
            let share = labelled.reduce(0) { $0 + sectors[$1].share }
            // Sectors too small for labels do not make those of all others smaller.
            if best.map({ share > $0.share + 0.05 }) ?? true { best = ((sectors, arrangement, fontSize), share) }
        }
        let smallest = min(1 / max(textScale, 0.01), 1)
        for part in [1, 0.85, 0.7, 0.6] as [CGFloat] where best?.share ?? 0 < 0.95 && (part == 1 || part > smallest) {
            arrange(part, room: textScale)
            if best?.labels.sectors.isEmpty == true { return nil }
        }
        // Of a few sectors the greatest have labels in any case, if in the size and the room that they have without Dynamic
        // Type.
        if smallest < 1, let labels = best?.labels, labels.sectors.count <= Self.fewSectors, best?.share ?? 0 < 0.5 {
            for part in [0.6, 0.5].filter({ $0 > smallest }) + [smallest] where best?.share ?? 0 < 0.95 {
                arrange(part, room: textScale * part)
            }
        }
        return best?.labels
    }

    private static var fewSectors: Int { 12 }

    private func ringSectors(fontSize: CGFloat) -> [RingLabels.Sector] {
        guard DonutMarks.sectors(of: input).count <= RingLabels.mostSectors else { return [] }
        return input.visibleSeries.flatMap { series in
            (0..<input.table.series[series].count).compactMap { category in
                guard let angle = kind.angle(series: series, category: category, of: input),
                    let text = dataLabelText(series: series, category: category)
                else { return nil }
                return RingLabels.Sector(
                    point: ChartPointIndex(series: series, category: category), angle: angle,
                    share: kind.share(series: series, category: category, of: input) ?? 0, text: text,
                    plain: measure(text, fontSize), bold: measure(text, fontSize, isBold: true))
            }
        }
    }

    /// Texts smaller than this are not legible, in points.
    private static var smallestText: CGFloat { 8 }

    /// Adds a text in the middle of a ring, as large as its hole allows.
    private mutating func addText(_ text: String, insideHoleOf part: CGFloat, isNote: Bool, in plot: ChartPlot) {
        let circle = DonutMarks.circle(in: plot)
        // The text stays two points from the ring, and more of a larger one.
        let hole = circle.radius * part - max(circle.radius * part * 0.08, 2)
        let largest = 40 * max(surroundings.textScale, 1)
        var fontSize = isNote ? min(13 * surroundings.textScale, 40) : min(circle.radius * 0.45, largest)
        var extent = measure(text, fontSize, isBold: !isNote)
        let reach = hypot(extent.width, extent.height) / 2
        if reach > hole {
            fontSize *= hole / reach
            extent = measure(text, max(fontSize, 1), isBold: !isNote)
        }
        guard fontSize >= Self.smallestText else { return }
        let origin = CGPoint(x: circle.center.x - extent.width / 2, y: circle.center.y - extent.height / 2)
        labels.append(
            ChartLabel(
                text: text, frame: CGRect(origin: origin, size: extent),
                color: .preferredColor(isNote ? .tertiaryLabel : .primaryLabel), fontSize: fontSize, isBold: !isNote))
    }

    private typealias TextBlock = (fontSize: CGFloat, extents: [CGSize], size: CGSize)

    /// Lines of text below each other, the first one bold.
    private func textBlock(_ lines: [String], fontSize: CGFloat) -> TextBlock {
        let extents = lines.enumerated().map { place, line in
            let extent = measure(line, fontSize, isBold: place == 0)
            return CGSize(width: extent.width.rounded(.up), height: extent.height)
        }
        let size = CGSize(
            width: extents.reduce(0) { max($0, $1.width) }, height: extents.reduce(0) { $0 + $1.height })
        return (fontSize, extents, size)
    }

    /// Adds lines of text after a round mark, both in the middle, and returns the square that is left for the mark; the
    /// whole chart where the lines have no room.
    private mutating func addTexts(_ lines: [String]) -> CGRect {
        let whole = CGRect(origin: .zero, size: size)
        // Great texts are smaller where they would take more than half of the mark.
        let parts = [1, 0.85, 0.7, 0.6, 0.5, 0.42, 0.36].map { max($0, min(1 / max(surroundings.textScale, 0.01), 1)) }
        let (builder, size) = (self, size)
        let blocks = parts.lazy.map { builder.textBlock(lines, fontSize: 12 * builder.surroundings.textScale * $0) }
        let gap: CGFloat = 8
        func diameter(beside block: TextBlock) -> CGFloat { min(size.height, size.width - block.size.width - gap) }
        let most = min(size.width, size.height)
        guard
            let block = blocks.first(where: { $0.size.height <= size.height && diameter(beside: $0) >= most / 2 })
                ?? blocks.last
        else { return whole }
        let (fontSize, extents, widest) = (block.fontSize, block.extents, block.size.width)
        let (height, diameter) = (block.size.height, diameter(beside: block))
        guard height <= size.height, diameter >= 16 else { return whole }
        let start = (size.width - diameter - gap - widest) / 2
        var top = (size.height - height) / 2
        for (place, (line, extent)) in zip(lines, extents).enumerated() {
            let x =
                surroundings.isRightToLeft ? start + widest - extent.width : start + diameter + gap
            labels.append(
                ChartLabel(
                    text: line, frame: CGRect(origin: CGPoint(x: x, y: top), size: extent),
                    color: .preferredColor(place == 0 ? .primaryLabel : .secondaryLabel), fontSize: fontSize,
                    isBold: place == 0))
            top += extent.height
        }
        let left = surroundings.isRightToLeft ? start + widest + gap : start
        return CGRect(x: left, y: (size.height - diameter) / 2, width: diameter, height: diameter)
    }
}
