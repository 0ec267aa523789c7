import SwiftUI

nonisolated extension ChartLayoutBuilder {
    // MARK: Values

    mutating func addVerticalValues(
        of plot: ChartPlot, scale: ValueAxisScale, texts: [String], attributes: ChartNumericAxisAttributes,
        isSecondary: Bool
    ) {
        let frame = plot.frame
        let look = lookOfValues(valueLook(attributes.labels), on: scale, in: plot)
        let length = height(look)
        let baseline = attributes.baseline.value ?? scale.baseline
        var places: [(index: Int, frame: CGRect)] = []
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
            let gap = Self.labelGap * 2 + (isSecondary ? reach.besideEnd : reach.beside)
            let room = onLeft ? frame.minX - gap : size.width - frame.maxX - gap
            let width = measure(texts[index], look).width.rounded(.up)
            guard width <= room + 1 else { continue }
            let x = onLeft ? frame.minX - gap - width : frame.maxX + gap
            let top = min(max(y - length / 2 + look.offset, 0), max(size.height - length, 0))
            places.append((index, CGRect(x: x, y: top, width: width, height: length)))
        }
        for place in thinned(places, of: scale) { add(texts[place.index], look, place.frame) }
        if !isSecondary { addBaseline(of: plot, at: baseline, scale: scale) }
    }

    /// The labels that have room above each other: those of explicit ends and of one tick that is kept, and those between
    /// and beyond them.
    private func thinned(_ places: [(index: Int, frame: CGRect)], of scale: ValueAxisScale) -> [(
        index: Int, frame: CGRect
    )] {
        let explicit = scale.explicitTicks.compactMap { tick in places.firstIndex { $0.index == tick } }
        guard explicit.isEmpty else {
            let items = places.indices.map { place in
                LabelRow.Item(anchor: places[place].frame.midY, length: places[place].frame.height, index: place)
            }
            let kept = places.firstIndex { $0.index == scale.keptTick } ?? 0
            // Greater values stand higher.
            let (last, reversed) = (items.count - 1, Array(items.reversed()))
            let shown = LabelRow.thinned(
                reversed, in: -1e6...1e6, spacing: 1, first: explicit.map { last - $0 }, keeping: last - kept)
            return shown.map { places[$0.index] }
        }
        let kept = scale.keptTick
        guard let start = places.firstIndex(where: { $0.index == kept }) ?? places.indices.first else { return [] }
        var result = [places[start]]
        for place in places[(start + 1)...] where place.frame.maxY <= result[result.count - 1].frame.minY - 1 {
            result.append(place)
        }
        for place in places[..<start].reversed() where place.frame.minY >= result[0].frame.maxY + 1 {
            result.insert(place, at: 0)
        }
        // Zero alone is no scale.
        if result.count == 1, let first = places.first, let last = places.last,
            first.frame.minY >= last.frame.maxY + 1 || last.frame.minY >= first.frame.maxY + 1
        {
            return [first, last]
        }
        return result
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
        lazy var short = shorterTexts(than: texts, scale, axis: axis, attributes: attributes)
        let places = scale.ticks.enumerated().compactMap { index, tick in
            let x = place(tick)
            return x >= frame.minX - 1 && x <= frame.maxX + 1 ? (index: index, x: x) : nil
        }
        .sorted { $0.x < $1.x }
        func row(_ texts: [String], _ look: ChartLabelAttributes) -> [LabelRow.Placed] {
            let items = places.map {
                LabelRow.Item(anchor: $0.x, length: measure(texts[$0.index], look).width.rounded(.up), index: $0.index)
            }
            let kept = items.firstIndex { $0.index == scale.keptTick } ?? 0
            let explicit = scale.explicitTicks.compactMap { tick in items.firstIndex { $0.index == tick } }
            return LabelRow.thinned(items, in: 0...max(size.width, 1), spacing: 6, first: explicit, keeping: kept)
        }
        // One number alone is no scale: great texts are smaller where two have room then, and numbers shorter.
        let looks = [valueLook(attributes.labels)] + smallerLooks(attributes.labels, than: valueTextScale)
        var (best, look, shown) = (texts, looks[0], row(texts, looks[0]))
        search: for isShort in [false, true] where shown.count < min(places.count, 2) {
            if isShort, short == texts { break }
            for own in looks {
                let row = row(isShort ? short : texts, own)
                guard row.count > 1 else { continue }
                (best, look, shown) = (isShort ? short : texts, own, row)
                break search
            }
        }
        let gap = gapBelowPlot(axis, textHeight: height(valueLook(attributes.labels)))
        for placed in shown {
            add(
                best[placed.index], look,
                CGRect(x: placed.start, y: frame.maxY + gap, width: placed.length, height: height(look)))
        }
    }

    /// The distance of labels below the plot. Under two numeric axes the lowest label of the other one ends there.
    func gapBelowPlot(_ axis: ChartAxisId, textHeight: CGFloat) -> CGFloat {
        axis == .x ? max(Self.labelGap, textHeight / 2, reach.below) : Self.labelGap + overhang
    }

    // MARK: Categories

    /// The distance of category labels below the plot, with the room of data labels. The first label of points at the edges,
    /// and that of a first date, which may be wider than its column, stand below the lowest label of the values.
    var categoryGap: CGFloat {
        let gap = model.categoryAxis.baseline.gap + labelRoom
        if case .categoriesAcross(isBanded: true) = kind.coordinates, input.time == nil { return Self.labelGap + gap }
        if isLying { return Self.labelGap + gap }
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
        let vertical = input.scale(.y, of: model.numericAxis)
        let across = input.attributesAcross
        let horizontal = input.horizontalScale(across)
        var room = CGRect(origin: .zero, size: size)
        if !isMicro, !omitted.contains(.titles) { placeTitles(in: &room) }
        let hasLabels =
            !model.numericAxis.labels.isHidden && size.width >= 100 && size.height >= 60 && !dropsCategoryLabels
        let valueTexts = textsBesidePlot(hasLabels ? vertical : nil, nil, in: room.width).first
        // Marks at the ends of the axes reach beyond the plot: as far as they can, or as far as they do.
        let margin = max(kind.margin(of: input), 1)
        reach = MarkReach(all: margin)
        var frame = numericFrame(in: room, beside: valueTexts, withLabels: hasLabels)
        if margin > Self.labelGap * 2,
            let own = MarkReach(of: plot(in: frame, values: vertical, horizontal: horizontal), kind)
        {
            reach = own.limited(to: margin)
            frame = numericFrame(in: room, beside: valueTexts, withLabels: hasLabels)
        }
        let plot = plot(in: frame, values: vertical, horizontal: horizontal)
        addVerticalValues(
            of: plot, scale: vertical, texts: valueTexts, attributes: model.numericAxis, isSecondary: false)
        if model.categoryAxis.isTimeAxis {
            addHorizontalTimes(of: plot, gridlines: across.gridlines, withLabels: hasLabels)
        } else {
            addHorizontalValues(of: plot, scale: horizontal, axis: .x, attributes: across, withLabels: hasLabels)
        }
        addReferences(in: plot)
        centreTitle(on: plot)
        return plot
    }

    /// The frame of a plot with two numeric axes: what their labels leave of a room, and marks that reach beyond the plot.
    ///
    /// The labels of the vertical axis stand at the edge of the room, so that marks reach between them and the plot.
    private mutating func numericFrame(
        in room: CGRect, beside valueTexts: [String], withLabels hasLabels: Bool
    ) -> CGRect {
        var room = room
        let look = valueLook(model.numericAxis.labels)
        let edges: (start: CGRectEdge, end: CGRectEdge) =
            surroundings.isRightToLeft ? (.maxXEdge, .minXEdge) : (.minXEdge, .maxXEdge)
        reach = reach.limited(to: min(room.width, room.height) / 4)
        let length = hasLabels ? height(look) : 0
        // Times have the size of categories.
        let below = hasLabels && model.categoryAxis.isTimeAxis ? height(model.categoryAxis.labels) : length
        let side = hasLabels ? width(valueTexts, look) + Self.labelGap * 2 : 0
        let hasSide = side > 0 && side < room.width / 2
        // A distance that labels have from the plot in any case is free for marks.
        reach.beside = max(hasSide ? reach.start - Self.labelGap : reach.start, 0)
        reach.below = reach.bottom + (hasLabels ? 2 : 0)
        take((hasSide ? side : 0) + reach.beside, from: edges.start, of: &room)
        take(reach.end, from: edges.end, of: &room)
        take(max(length / 2, reach.top), from: .minYEdge, of: &room)
        take(
            hasLabels ? below + gapBelowPlot(.x, textHeight: below) : reach.bottom, from: .maxYEdge, of: &room)
        return snapped(room)
    }
}
