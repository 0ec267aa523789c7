import SwiftUI

nonisolated extension ChartLayoutBuilder {
    // MARK: Values

    mutating func addVerticalValues(
        of plot: ChartPlot, scale: ValueAxisScale, texts: [String], attributes: ChartNumericAxisAttributes,
        isSecondary: Bool
    ) {
        let frame = plot.frame
        let look = attributes.labels
        let length = height(look)
        let baseline = attributes.baseline.value ?? scale.baseline
        var last: CGRect?
        for (index, tick) in scale.ticks.enumerated() {
            let y = plot.position(value: tick, on: scale)
            guard y >= frame.minY - 0.5, y <= frame.maxY + 0.5 else { continue }
            if !isSecondary, tick != baseline, !isMicro {
                let line = aligned(y, width: attributes.gridlines.width)
                rule(
                    from: CGPoint(x: frame.minX, y: line), to: CGPoint(x: frame.maxX, y: line), attributes.gridlines)
            }
            guard index < texts.count, !texts[index].isEmpty else { continue }
            let onLeft = surroundings.isRightToLeft == isSecondary
            let room = onLeft ? frame.minX - Self.labelGap * 2 : size.width - frame.maxX - Self.labelGap * 2
            let width = measure(texts[index], look).width.rounded(.up)
            guard width <= room + 1 else { continue }
            let x = onLeft ? frame.minX - Self.labelGap * 2 - width : frame.maxX + Self.labelGap * 2
            let top = min(max(y - length / 2 + look.offset, 0), max(size.height - length, 0))
            let place = CGRect(x: x, y: top, width: width, height: length)
            if let last, place.maxY > last.minY - 1 { continue }
            last = place
            add(texts[index], look, place)
        }
        if !isSecondary { addBaseline(of: plot, at: baseline, scale: scale) }
    }

    private mutating func addBaseline(of plot: ChartPlot, at value: Double, scale: ValueAxisScale) {
        let look = model.categoryAxis.baseline
        let place = aligned(plot.position(value: value, on: scale), width: look.width)
        let frame = plot.frame
        if plot.isLying {
            guard place >= frame.minX - 1, place <= frame.maxX + 1 else { return }
            rule(from: CGPoint(x: place, y: frame.minY), to: CGPoint(x: place, y: frame.maxY), look)
        } else {
            guard place >= frame.minY - 1, place <= frame.maxY + 1 else { return }
            rule(from: CGPoint(x: frame.minX, y: place), to: CGPoint(x: frame.maxX, y: place), look)
        }
    }

    /// Grid lines and labels of values that run across.
    mutating func addHorizontalValues(
        of plot: ChartPlot, scale: ValueAxisScale, axis: ChartAxisId, attributes: ChartNumericAxisAttributes,
        withLabels: Bool
    ) {
        let frame = plot.frame
        let place = { (tick: Double) in
            axis == .x ? plot.position(horizontal: tick) : plot.position(value: tick, on: scale)
        }
        for tick in scale.ticks where !isMicro && (axis == .x || tick != scale.baseline) {
            let x = aligned(place(tick), width: attributes.gridlines.width)
            guard x >= frame.minX - 1, x <= frame.maxX + 1 else { continue }
            rule(from: CGPoint(x: x, y: frame.minY), to: CGPoint(x: x, y: frame.maxY), attributes.gridlines)
        }
        if axis != .x { addBaseline(of: plot, at: attributes.baseline.value ?? scale.baseline, scale: scale) }
        guard withLabels else { return }
        let texts = texts(scale, axis: axis, attributes: attributes)
        var items: [LabelRow.Item] = []
        for (index, tick) in scale.ticks.enumerated() {
            let x = place(tick)
            guard x >= frame.minX - 1, x <= frame.maxX + 1 else { continue }
            let width = measure(texts[index], attributes.labels).width.rounded(.up)
            items.append(LabelRow.Item(anchor: x, length: width, index: index))
        }
        items.sort { $0.anchor < $1.anchor }
        let length = height(attributes.labels)
        let gap = gapBelowPlot(axis, textHeight: length)
        for placed in LabelRow.thinned(items, in: 0...max(size.width, 1), spacing: 6) {
            add(
                texts[placed.index], attributes.labels,
                CGRect(x: placed.start, y: frame.maxY + gap, width: placed.length, height: length))
        }
    }

    /// The distance of labels below the plot. Under two numeric axes the lowest label of the other one ends there.
    func gapBelowPlot(_ axis: ChartAxisId, textHeight: CGFloat) -> CGFloat {
        axis == .x ? max(Self.labelGap, textHeight / 2) : Self.labelGap + overhang
    }

    // MARK: Categories

    /// The distance of category labels below the plot. The first label of points at the edges stands below the lowest
    /// label of the values.
    var categoryGap: CGFloat {
        let gap = model.categoryAxis.baseline.gap
        guard case .categoriesAcross(isBanded: false) = kind.coordinates else { return Self.labelGap + gap }
        return max(Self.labelGap, height(model.numericAxis.labels) / 2) + gap
    }

    /// Lines at the categories, unless they would be closer than four points. Those of time axes are at the labels.
    mutating func addCategoryGridlines(in plot: ChartPlot) {
        let look = model.categoryAxis.gridlines
        let visible = plot.visibleCategories
        let frame = plot.frame
        let length = plot.isLying ? frame.height : frame.width
        guard !look.isHidden, look.width > 0, plot.categories.places == nil, CGFloat(visible.count) * 4 <= length
        else { return }
        for category in visible {
            let place = aligned(plot.position(category: category), width: look.width)
            if plot.isLying {
                guard place >= frame.minY - 0.5, place <= frame.maxY + 0.5 else { continue }
                rule(from: CGPoint(x: frame.minX, y: place), to: CGPoint(x: frame.maxX, y: place), look)
            } else {
                guard place >= frame.minX - 0.5, place <= frame.maxX + 0.5 else { continue }
                rule(from: CGPoint(x: place, y: frame.minY), to: CGPoint(x: place, y: frame.maxY), look)
            }
        }
    }

    // MARK: Two numeric axes

    mutating func buildNumeric() -> ChartPlot {
        let vertical = scale(.y, of: model.numericAxis)
        let across = ChartNumericAxisAttributes(axisId: .x, isZeroBased: false)
        across.takeLook(of: model.numericAxis)
        across.takeNumberFormat(of: model.numericAxis)
        let horizontal = horizontalScale(across)
        let margin = max(kind.margin(of: input), 1)
        let bottomMargin = min(margin, size.height / 4)
        var room = CGRect(origin: .zero, size: size)
        if !isMicro, !omitted.contains(.titles) { placeTitles(in: &room) }
        room = room.insetBy(dx: min(margin, room.width / 4), dy: min(bottomMargin, room.height / 4))
        let hasLabels =
            !model.numericAxis.labels.isHidden && size.width >= 100 && size.height >= 60 && !dropsCategoryLabels
        var valueTexts: [String] = []
        if hasLabels {
            valueTexts = texts(vertical, axis: .y, attributes: model.numericAxis)
            let side = width(valueTexts, model.numericAxis.labels) + Self.labelGap * 2
            if side < room.width / 2 { take(side, from: surroundings.isRightToLeft ? .maxXEdge : .minXEdge, of: &room) }
            let length = height(model.numericAxis.labels)
            take(length + gapBelowPlot(.x, textHeight: length) - bottomMargin, from: .maxYEdge, of: &room)
            take(length / 2 - bottomMargin, from: .minYEdge, of: &room)
        }
        let plot = plot(in: snapped(room), values: vertical, horizontal: horizontal)
        addVerticalValues(
            of: plot, scale: vertical, texts: valueTexts, attributes: model.numericAxis, isSecondary: false)
        if model.categoryAxis.isTimeAxis {
            addHorizontalTimes(of: plot, gridlines: across.gridlines, withLabels: hasLabels)
        } else {
            addHorizontalValues(of: plot, scale: horizontal, axis: .x, attributes: across, withLabels: hasLabels)
        }
        addReferences(in: plot)
        return plot
    }
}
