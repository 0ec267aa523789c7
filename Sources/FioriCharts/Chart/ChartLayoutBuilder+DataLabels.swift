import SwiftUI

nonisolated extension ChartLayoutBuilder {
    /// The text size of data labels, in points.
    var dataLabelSize: CGFloat { 10 * surroundings.textScale }

    /// The least distance of a sum from the label in the last segment of its bar, in points.
    private static var sumDistance: CGFloat { 3.5 }

    /// More labels than these are not readable in any chart.
    private static var dataLabelLimit: Int { 500 }

    /// The categories whose points may have labels: all, or every second one, every third and so on, so that there are at most
    /// so many labels.
    private func labelledCategories(_ categories: Range<Int>) -> [Int] {
        let most = max(Self.dataLabelLimit / max(input.visibleSeries.count, 1), 1)
        guard categories.count > most else { return Array(categories) }
        let step = (categories.count + most - 1) / most
        // The same ones are chosen wherever a chart is scrolled to.
        let first = (categories.lowerBound + step - 1) / step * step
        return Array(stride(from: first, to: categories.upperBound, by: step))
    }

    /// Takes room for the data labels of the outermost marks.
    mutating func takeDataLabels(from room: inout CGRect) {
        guard model.showsDataLabels, !isMicro else { return }
        let range = kind.valueRange(of: input, axis: .y)
        let totals = totals
        let fontSize = totals.isEmpty ? dataLabelSize : dataLabelSize * totalTextScale
        // Segments have their labels in them.
        guard totals.isEmpty || model.showsStackTotals else { return }
        if isLying {
            let values = totals.isEmpty ? [range.lower, range.upper].filter(\.isFinite) : totals
            func widest(_ values: [Double]) -> CGFloat {
                let widths = values.map {
                    measure(model.text(forTotal: $0, locale: surroundings.locale), fontSize, isBold: true).width
                }
                return widths.max().map { $0 + 4 } ?? 0
            }
            let (before, after) = (widest(values.filter { $0 < 0 }), widest(values.filter { $0 >= 0 }))
            // Sums have no place in their bars: they have room, or become smaller where the plot would keep too little.
            let most = totals.isEmpty ? room.width / 4 : .infinity
            if before < most { labelRoom = min(before, room.width) }
            guard after < most else { return }
            take(after, from: surroundings.isRightToLeft ? .minXEdge : .maxXEdge, of: &room)
        } else {
            take(measure("0", fontSize).height, from: .minYEdge, of: &room)
            if range.lower < 0 { labelRoom = measure("0", fontSize).height }
        }
    }

    /// True if sums of stacks are shown.
    var hasTotals: Bool { model.showsDataLabels && model.showsStackTotals && !isMicro && !totals.isEmpty }

    /// The sums of the stacks; empty where nothing is stacked.
    private var totals: [Double] {
        labelledCategories(0..<input.categoryCount).compactMap { kind.total(category: $0, of: input) }
    }

    /// The text of a point: its own label, its share by option, or its value.
    func dataLabelText(series: Int, category: Int) -> String? {
        let dimension = kind.valueDimension(series: series, of: input.table)
        if model.dataLabelContent == .share,
            model.ownLabel(series: series, category: category, dimension: dimension) == nil,
            let share = kind.share(series: series, category: category, of: input)
        {
            return ShareFormat.string(share, locale: surroundings.locale)
        }
        return model.valueText(series: series, category: category, locale: surroundings.locale)
    }

    /// The values of the points, then the totals of stacks. A label that would touch another label or a mark, or leave the
    /// chart or the room in its mark, is left out.
    func dataLabels(in plot: ChartPlot) -> [ChartLabel] {
        guard model.showsDataLabels else { return [] }
        if let ringLabels { return ringLabels }
        let categories: Range<Int>
        let hasAxes: Bool
        switch kind.coordinates {
        case .categoriesAcross, .categoriesDown: (categories, hasAxes) = (plot.visibleCategories, true)
        case .numeric, .free: (categories, hasAxes) = (0..<input.categoryCount, false)
        }
        let labelled = labelledCategories(categories)
        // A label that is higher than the bars of a category would stand beside those of another one.
        let band = plot.frame.height * CGFloat(plot.categories.zoom) / CGFloat(max(plot.categories.count, 1))
        let isStacked = kind.hasBars && categories.contains { kind.total(category: $0, of: input) != nil }
        let hasHeight = { (size: CGFloat) in !isLying || measure("0", size).height <= band * 1.3 }
        guard hasHeight(isStacked ? dataLabelSize * smallestTextScale : dataLabelSize) else { return [] }
        let segmentSize = isStacked ? sizeOfSegmentLabels(of: labelled, in: plot) : dataLabelSize
        let bounds = CGRect(origin: .zero, size: size)
        // Numbers side by side would read as one: they are about a space apart.
        let distance = 2.4 * surroundings.textScale
        var taken = TakenFrames(labels.map(\.frame))
        if case .numeric = kind.coordinates {
            // Points and circles at any place are left in sight.
            for series in input.visibleSeries {
                for category in categories {
                    guard let mark = kind.frame(series: series, category: category, in: plot) else { continue }
                    taken.insert(mark.insetBy(dx: 0.5, dy: 0.5))
                }
            }
        }
        var result: [ChartLabel] = []
        let end = lowestEnd(ofLabelsIn: plot)
        // A label that stands beside a round mark is not written above it, too.
        let written = Set(kind.valueTexts(of: input, locale: surroundings.locale).linesBeside)
        @discardableResult
        func place(_ choices: [ChartLabel], in mark: CGRect? = nil, apart distance: CGFloat) -> Bool {
            let label = choices.first { label in
                let frame = label.frame.insetBy(dx: -distance, dy: 0)
                // A label in a circle has that for its ground.
                return bounds.contains(label.frame)
                    && !taken.intersect(frame, except: label.markColor == nil ? nil : mark)
                    && !(label.markColor == nil
                        ? hasAxes && kind.reach(into: label.frame, in: plot)
                        : kind.linesReach(into: label.frame, in: plot))
            }
            guard let label else { return false }
            taken.insert(label.frame)
            result.append(label)
            return true
        }
        var without: [ChartPointIndex] = []
        for series in input.visibleSeries.prefix(Self.dataLabelLimit) {
            for category in labelled {
                let mark = kind.frame(series: series, category: category, in: plot)?.insetBy(dx: 0.5, dy: 0.5)
                let choices = dataLabels(
                    series: series, category: category, in: plot, above: end, segmentSize: segmentSize)
                let isPlaced = place(choices.filter { !written.contains($0.text) }, in: mark, apart: distance)
                if !isPlaced, !choices.isEmpty {
                    without.append(ChartPointIndex(series: series, category: category))
                }
            }
        }
        // Points whose lines leave no room above and below them have their labels farther off.
        if hasAxes {
            for point in without { place(fartherLabels(of: point, in: plot, above: end), apart: distance) }
        }
        guard model.showsStackTotals else { return result }
        let (takenBefore, resultBefore) = (taken, result)
        var best = result
        for scale in [totalTextScale] + smallerScales(than: totalTextScale) {
            let size = dataLabelSize * scale
            guard hasHeight(size) else { continue }
            (taken, result) = (takenBefore, resultBefore)
            var count = 0
            for category in labelled {
                let choices = totalLabels(category: category, fontSize: size, in: plot)
                if !choices.isEmpty { count += 1 }
                // Beside bars only the label in the last segment is near, on another ground.
                place(choices, apart: isLying ? min(distance, Self.sumDistance) : distance)
            }
            // A few more sums do not make all others smaller.
            if result.count > best.count + (best.count == resultBefore.count ? 0 : count / 20) {
                best = result
            }
            if result.count == resultBefore.count + count { break }
        }
        return best
    }

    /// The label of the sum of a stack at its end; at its lower one where nothing stands on the baseline.
    private func totalLabels(category: Int, fontSize: CGFloat, in plot: ChartPlot) -> [ChartLabel] {
        guard let total = kind.total(category: category, of: input) else { return [] }
        func stack(_ plot: ChartPlot) -> CGRect? {
            let frames = input.visibleSeries.compactMap { kind.frame(series: $0, category: category, in: plot) }
            return frames.first.map { frames.dropFirst().reduce($0) { $0.union($1) } }
        }
        guard let whole = stack(plot.withWholeBars), let stack = stack(plot) else { return [] }
        let values = input.visibleSeries.map { input.table.value($0, category) }
        let hangs = values.contains { $0 < 0 } && !values.contains { $0 > 0 }
        // The ends of areas are in the middle of their points.
        let points = input.visibleSeries.compactMap { kind.frame(series: $0, category: category, in: plot)?.height }
        let reach = (points.max() ?? 0) / 2 + 0.5
        guard
            kind.hasBars
                ? isInView(bar: whole, of: plot)
                : isInView(end: hangs ? stack.maxY : stack.minY, of: plot, reach: reach)
        else { return [] }
        let text = model.text(forTotal: total, locale: surroundings.locale)
        let extent = measure(text, fontSize, isBold: true)
        return origins(of: extent, beside: stack, isNegative: hangs, in: plot).prefix(1).map { origin in
            var frame = CGRect(origin: origin, size: extent)
            // At the ends of areas it would touch the labels of the axes.
            if case .categoriesAcross(isBanded: false) = kind.coordinates, extent.width <= plot.frame.width {
                frame.origin.x = origin.x.clamped(to: plot.frame.minX...plot.frame.maxX - extent.width)
            }
            return ChartLabel(
                text: text, frame: frame, color: .preferredColor(.primaryLabel),
                fontSize: fontSize, isBold: true)
        }
    }

    /// True if a part of a bar is in the plot, or the middle of a point.
    func isInView(_ mark: CGRect, series: Int, of plot: ChartPlot) -> Bool {
        var part = mark
        if !kind.hasBars || kind.isContinuous(series, of: input) {
            part = CGRect(x: mark.midX, y: mark.midY, width: 0, height: 0).insetBy(dx: -0.5, dy: -0.5)
        }
        return part.maxX >= plot.frame.minX && part.minX <= plot.frame.maxX && part.maxY >= plot.frame.minY
            && part.minY <= plot.frame.maxY
    }

    /// True if a part of the length of a bar is in the plot, or the place of one without length.
    private func isInView(bar: CGRect, of plot: ChartPlot) -> Bool {
        let frame = plot.frame
        let (length, shown) =
            plot.isLying
            ? (bar.width, min(bar.maxX, frame.maxX) - max(bar.minX, frame.minX))
            : (bar.height, min(bar.maxY, frame.maxY) - max(bar.minY, frame.minY))
        return length > 0 ? shown > 0 : shown >= 0
    }

    /// True if the end of a stack of areas is in the plot, which is the edge of a point there.
    /// - Parameter reach: The distance of the edge from the middle of the point.
    private func isInView(end: CGFloat, of plot: ChartPlot, reach: CGFloat) -> Bool {
        end >= plot.frame.minY - reach && end <= plot.frame.maxY + reach
    }

    /// True for a bar of which nothing is drawn, since all of it is beyond an explicit end of the axis.
    private func isBeyondEnds(_ mark: CGRect, series: Int, category: Int, of plot: ChartPlot) -> Bool {
        let length = plot.isLying ? mark.width : mark.height
        guard kind.hasBars, !kind.isContinuous(series, of: input), length == 0 else { return false }
        let value =
            kind.computedValue(series: series, category: category, of: model) ?? input.table.value(series, category)
        // Bars of a waterfall begin at a level: one without a length is at an end.
        if kind is WaterfallMarks { return value != 0 }
        let scale = input.axis(ofSeries: series) == .dual ? plot.secondaryValues ?? plot.values : plot.values
        return value < scale.range.lower || value > scale.range.upper
    }

    /// The lowest place at which a label of a point ends: in the row of the labels of an axis, it would change what these say.
    private func lowestEnd(ofLabelsIn plot: ChartPlot) -> CGFloat {
        let frame = plot.frame
        let below = labels.map(\.frame).filter {
            $0.minY >= frame.maxY && $0.minX < frame.maxX && $0.maxX > frame.minX
        }
        guard let row = below.map(\.minY).min() else { return .infinity }
        var hasRoom = labelRoom > 0
        if case .numeric = kind.coordinates { hasRoom = true }
        // Lines of text are a little higher than their digits.
        return hasRoom ? row + 2 : frame.maxY
    }

    /// The labels of a point, the best place first.
    /// - Parameters:
    ///   - end: The lowest place at which labels beside points end.
    ///   - segmentSize: The text size of labels in segments of bars.
    private func dataLabels(
        series: Int, category: Int, in plot: ChartPlot, above end: CGFloat, segmentSize: CGFloat
    ) -> [ChartLabel] {
        guard let mark = kind.frame(series: series, category: category, in: plot),
            isInView(mark, series: series, of: plot),
            !isBeyondEnds(mark, series: series, category: category, of: plot),
            let text = dataLabelText(series: series, category: category)
        else { return [] }
        if let layer = kind.layer(series: series, category: category, in: plot) {
            return layerLabel(text, series: series, at: mark.midX, in: layer, of: plot).map { [$0] } ?? []
        }
        if let hasRoom = kind.holdsLabel(
            of: measure(text, segmentSize, isBold: true), series: series, category: category, in: plot)
        {
            guard hasRoom else { return [] }
            return [
                insideLabel(text, series: series, category: category, at: mark, in: plot, fontSize: segmentSize)
            ]
        }
        let extent = measure(text, dataLabelSize)
        let color = colorOfLabels(besideSeries: series)
        let isNegative = input.table.value(series, category) < 0
        let isPoint = !kind.hasBars || kind.isContinuous(series, of: input)
        let beside = origins(of: extent, beside: mark, isNegative: isNegative, in: plot)
            .filter { !isPoint || $0.y + extent.height <= end }
            .map {
                ChartLabel(text: text, frame: CGRect(origin: $0, size: extent), color: color, fontSize: dataLabelSize)
            }
        guard kind.hasBars,
            let within = labelInBar(text, series, category, at: mark, isNegative: isNegative, in: plot)
        else { return beside }
        return beside + [within]
    }

    /// The colour of labels beside the marks of a series.
    func colorOfLabels(besideSeries series: Int) -> Color {
        input.attributes(ofSeries: series)?.ownPalette?.labelColor ?? .preferredColor(.secondaryLabel)
    }

    /// A label in a bar at its end, for bars that leave no room beyond it; nil where the bar has none either.
    private func labelInBar(
        _ text: String, _ series: Int, _ category: Int, at mark: CGRect, isNegative: Bool, in plot: ChartPlot
    ) -> ChartLabel? {
        let shown = mark.intersection(plot.frame)
        guard !shown.isNull else { return nil }
        var label = insideLabel(text, series: series, category: category, at: mark, in: plot)
        let extent = label.frame.size
        guard shown.width >= extent.width + 6, shown.height >= extent.height + 2 else { return nil }
        if plot.isLying {
            let isBefore = isNegative != plot.isRightToLeft
            label.frame.origin.x = isBefore ? shown.minX + 3 : shown.maxX - 3 - extent.width
        } else {
            label.frame.origin.y = isNegative ? shown.maxY - 2 - extent.height : shown.minY + 2
        }
        return label
    }

    /// A label in the middle of a layer's height in the plot at a point; nil where that is lower than the label.
    private func layerLabel(
        _ text: String, series: Int, at x: CGFloat, in layer: (upper: CGFloat, lower: CGFloat), of plot: ChartPlot
    ) -> ChartLabel? {
        let extent = measure(text, dataLabelSize)
        let (upper, lower) = (max(layer.upper, plot.frame.minY), min(layer.lower, plot.frame.maxY))
        guard lower - upper >= extent.height, extent.width + 6 <= plot.frame.width else { return nil }
        let ends = plot.frame.minX + 3...plot.frame.maxX - 3 - extent.width
        let origin = CGPoint(
            x: (x - extent.width / 2).clamped(to: ends), y: (upper + lower - extent.height) / 2)
        let color = input.attributes(ofSeries: series)?.ownPalette?.labelColor ?? .preferredColor(.primaryLabel)
        return ChartLabel(
            text: text, frame: CGRect(origin: origin, size: extent), color: color, fontSize: dataLabelSize)
    }

    /// A label in the middle of a mark, as far as that is shown.
    /// - Parameter fontSize: The text size in points; nil for that of data labels.
    func insideLabel(
        _ text: String, series: Int, category: Int, at mark: CGRect, in plot: ChartPlot, fontSize: CGFloat? = nil
    ) -> ChartLabel {
        let fontSize = fontSize ?? dataLabelSize
        let extent = measure(text, fontSize, isBold: true)
        let shown = plot.clip(margin: 0) == nil ? mark : mark.intersection(plot.frame)
        let frame = shown.isNull ? mark : shown
        let middle =
            kind.placeOfLabel(extent, series: series, category: category, in: plot)
            ?? CGPoint(x: frame.midX, y: frame.midY)
        return ChartLabel(
            text: text,
            frame: CGRect(
                origin: CGPoint(x: middle.x - extent.width / 2, y: middle.y - extent.height / 2), size: extent),
            color: .preferredColor(.primaryBackground), fontSize: fontSize, isBold: true,
            markColor: kind.color(series: series, category: category, in: plot))
    }

    /// The places of a label beside a mark: at the end of a bar, above or below a point.
    private func origins(of extent: CGSize, beside mark: CGRect, isNegative: Bool, in plot: ChartPlot) -> [CGPoint] {
        if plot.isLying {
            let isBefore = isNegative != plot.isRightToLeft
            return [
                CGPoint(x: isBefore ? mark.minX - extent.width - 3 : mark.maxX + 3, y: mark.midY - extent.height / 2)
            ]
        }
        // The labels of the first and the last point move inwards.
        let x = (mark.midX - extent.width / 2).clamped(to: 0...max(size.width - extent.width, 0))
        let (above, below) = (CGPoint(x: x, y: mark.minY - extent.height - 1), CGPoint(x: x, y: mark.maxY + 1))
        if case .categoriesAcross(isBanded: true) = kind.coordinates { return [isNegative ? below : above] }
        let places = isNegative ? [below, above] : [above, below]
        guard case .categoriesAcross = kind.coordinates, extent.width + 6 <= plot.frame.width else { return places }
        // Beside labels of the axis, those of the ends stand within the plot.
        let inner = x.clamped(to: plot.frame.minX + 3...plot.frame.maxX - 3 - extent.width)
        return inner == x ? places : places + places.map { CGPoint(x: inner, y: $0.y) }
    }
}
