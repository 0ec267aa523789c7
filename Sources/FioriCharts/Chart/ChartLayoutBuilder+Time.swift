import SwiftUI

nonisolated extension ChartLayoutBuilder {
    /// The places of categories that are times or numbers, and the width of a band; nil for evenly spaced categories.
    func placesOfCategories(isBanded: Bool) -> (places: CategoryPlaces?, band: Double?) {
        if isLying { return (nil, nil) }
        if let time = input.time {
            return isBanded ? (CategoryPlaces(time.places.map(time.bandedPlace)), time.band) : (time.places, nil)
        }
        return isBanded ? (nil, nil) : (input.numbers?.places, nil)
    }

    /// Labels of a time axis: the shortest step whose labels have room, or the first and the last time.
    mutating func addTimeLabels(_ time: TimeScale, in plot: ChartPlot) {
        let format = TimeFormat(locale: surroundings.locale)
        let visible = plot.visibleCategories.clamped(to: 0..<time.times.count)
        let isBanded = plot.categories.isBanded
        let position = { (place: Double) in
            plot.position(categoryPlace: isBanded ? time.bandedPlace(place) : place)
        }
        let top = min(
            plot.frame.maxY + categoryGap + model.categoryAxis.labels.offset,
            size.height - height(model.categoryAxis.labels))
        // Columns are named each by its own time where all names have room: those of ends of months stand near the start of
        // the next one.
        let ownTicks = isBanded && plot.categories.zoom <= 1 ? time.ticksOfCategories : nil
        let hasTicks = addTimeTicks(
            in: plot, top: top, gridlines: model.categoryAxis.gridlines, format: format,
            origin: time.clocks.local(time.times[0]), own: ownTicks, position: position
        ) { step, limit in
            if let shortest = time.shortestStep, step.length < shortest.length { return nil }
            // Every second or third day is at different distances where weekends have none.
            if case .days = step, time.closesGaps { return nil }
            return time.ticks(step, in: visible, limit: limit)
        }
        guard !hasTicks, let first = visible.first, let last = visible.last else { return }
        let ends = time.times[first] == time.times[last] ? [first] : [first, last]
        let shown = shortened(
            ends.map { format.title($0, of: time) }, of: ends.map { time.times[$0] }, in: plot.frame.width)
        addEnds(
            zip(shown.texts, ends).map { (text: $0, place: plot.position(category: $1)) }, shown.look, in: plot,
            top: top)
    }

    /// Adds labels and grid lines of the shortest step whose labels have room.
    /// - Parameter origin: The first time, at which steps of several days begin.
    /// - Returns: False where no step has room for two.
    private mutating func addTimeTicks(
        in plot: ChartPlot, top: CGFloat, gridlines: ChartGridlineAttributes, format: TimeFormat,
        origin: Double, own: (step: TimeStep, ticks: [TimeScale.Tick])? = nil, position: (Double) -> CGFloat,
        ticks: (TimeStep, Int) -> [TimeScale.Tick]?
    ) -> Bool {
        let look = model.categoryAxis.labels
        let frame = plot.frame
        guard look.fontSize > 0, model.categoryAxis.labelLayoutStyle == .allOrNothing else { return false }
        let limit = max(2, Int(frame.width / max(fontSize(look) * 2, 1)))
        var candidates: [(step: TimeStep, own: [TimeScale.Tick]?)] = own.map { [($0.step, $0.ticks)] } ?? []
        candidates += (TimeStep.all(daysFrom: origin) + TimeStep.weeks(daysFrom: origin)).map { ($0, nil) }
        // Times of day without a date, where no step has room for one.
        var labelsWithoutDate: TickLabels?
        for (step, own) in candidates {
            if step.isCalendar, labelsWithoutDate != nil { break }
            guard let all = own ?? ticks(step, limit), all.count <= limit else { continue }
            let shown = all.map { (tick: $0, x: position($0.place)) }
                .filter { $0.x >= frame.minX - 0.5 && $0.x <= frame.maxX + 0.5 }
            guard shown.count > (own == nil ? 1 : 0) else { continue }
            for namesFirst in [true, false] {
                let texts = format.labels(of: shown.map(\.tick), step: step, namesFirst: namesFirst)
                let items = shown.indices.map { index in
                    LabelRow.Item(
                        anchor: shown[index].x, length: measure(texts[index], look).width.rounded(.up),
                        index: index)
                }
                .sorted { $0.anchor < $1.anchor }
                guard let placed = LabelRow.all(items, in: 0...max(size.width, 1), spacing: 8) else { continue }
                let labels = TickLabels(texts: texts, anchors: items.map(\.anchor), placed: placed)
                if namesFirst || step.isCalendar || TimeFormat.nameDay(shown.map(\.tick)) {
                    addTicks(labels, in: plot, top: top, gridlines: gridlines)
                    return true
                }
                labelsWithoutDate = labelsWithoutDate ?? labels
            }
        }
        guard let labelsWithoutDate else { return false }
        addTicks(labelsWithoutDate, in: plot, top: top, gridlines: gridlines)
        return true
    }

    /// The labels of the ticks of a step, which have room.
    private struct TickLabels {
        let texts: [String]
        /// The places of grid lines.
        let anchors: [CGFloat]
        let placed: [LabelRow.Placed]
    }

    /// Adds a grid line at each tick, and its label.
    private mutating func addTicks(
        _ labels: TickLabels, in plot: ChartPlot, top: CGFloat, gridlines: ChartGridlineAttributes
    ) {
        let look = model.categoryAxis.labels
        for anchor in labels.anchors {
            let x = aligned(anchor, width: gridlines.width)
            rule(from: CGPoint(x: x, y: plot.frame.minY), to: CGPoint(x: x, y: plot.frame.maxY), gridlines)
        }
        for label in labels.placed {
            let place = CGRect(x: label.start, y: top, width: label.length, height: height(look))
            add(labels.texts[label.index], look, place)
        }
    }

    /// Adds the texts of the two ends of an axis, or of the only place that it has.
    private mutating func addEnds(
        _ ends: [(text: String, place: CGFloat)], _ look: ChartLabelAttributes, in plot: ChartPlot, top: CGFloat
    ) {
        let items = ends.enumerated().map { index, end in
            LabelRow.Item(
                anchor: end.place, length: measure(end.text, look).width.rounded(.up), index: index)
        }
        .sorted { $0.anchor < $1.anchor }
        for label in LabelRow.range(items, in: plot.frame.minX...plot.frame.maxX, spacing: 8) {
            let place = CGRect(x: label.start, y: top, width: label.length, height: height(look))
            add(ends[label.index].text, look, place)
        }
    }

    // MARK: Numbers

    /// Labels of a numeric axis at round numbers.
    mutating func addNumberLabels(_ numbers: NumberScale, in plot: ChartPlot) {
        let look = model.categoryAxis.labels
        let frame = plot.frame
        let visible = plot.visibleCategories.clamped(to: 0..<numbers.values.count)
        let wanted = min(max(Int(frame.width / max(fontSize(look) * 6, 1)), 2), 12)
        let ticks = numbers.ticks(in: plot.categories.zoom > 1 ? visible : nil, count: wanted)
        let step = zip(ticks, ticks.dropFirst()).map { $1.value - $0.value }.max()
        let peak = model.peak(of: .category)
        let texts = ticks.map { tick in
            if let text = model.numericAxisLabelFormatHandler?(tick.value, .category) { return text }
            var own = step
            // Explicit ends have the digits with which they were given.
            if tick.isEnd, tick.value.rounded() != tick.value {
                own = min(pow(10, -Double(ValueFormat.ownDigits(tick.value))), step ?? .infinity)
            }
            return model.categoryAxis.label(tick.value, step: own, peak: peak, locale: surroundings.locale)
        }
        let items = ticks.indices.map { index in
            LabelRow.Item(
                anchor: plot.position(categoryPlace: ticks[index].place),
                length: measure(texts[index], look).width.rounded(.up), index: index)
        }
        .filter { $0.anchor >= frame.minX - 0.5 && $0.anchor <= frame.maxX + 0.5 }
        .sorted { $0.anchor < $1.anchor }
        let top = min(frame.maxY + categoryGap + look.offset, size.height - height(look))
        let ends = items.indices.filter { ticks[items[$0].index].isEnd }
        for label in LabelRow.thinned(items, in: 0...max(size.width, 1), spacing: 8, first: ends, keeping: 0) {
            let place = CGRect(x: label.start, y: top, width: label.length, height: height(look))
            add(texts[label.index], look, place)
        }
        for item in items {
            let x = aligned(item.anchor, width: model.categoryAxis.gridlines.width)
            rule(
                from: CGPoint(x: x, y: frame.minY), to: CGPoint(x: x, y: frame.maxY), model.categoryAxis.gridlines)
        }
    }

    // MARK: Points over time

    /// Grid lines and labels of times that run across, of points whose x is seconds since 1970.
    mutating func addHorizontalTimes(of plot: ChartPlot, gridlines: ChartGridlineAttributes, withLabels: Bool) {
        guard withLabels, let scale = plot.horizontalValues, CivilTime.writtenYears.contains(scale.range.lower),
            CivilTime.writtenYears.contains(scale.range.upper)
        else { return }
        let first = scale.value(at: plot.categories.start)
        let last = scale.value(at: plot.categories.start + 1 / plot.categories.zoom)
        let clocks = model.categoryAxis.timeZone.map { ZoneOffsets($0, from: first, through: last) } ?? .none
        let format = TimeFormat(locale: surroundings.locale)
        let length = height(model.categoryAxis.labels)
        let top = plot.frame.maxY + gapBelowPlot(.x, textHeight: length)
        let hasTicks = addTimeTicks(
            in: plot, top: top, gridlines: gridlines, format: format, origin: clocks.local(scale.range.lower),
            position: { plot.position(horizontal: scale.value(at: $0)) },
            ticks: { step, limit in
                TimeTicks(step: step, clocks: clocks).ticks(from: first, through: last, limit: limit)?.map {
                    TimeScale.Tick(time: $0.local, place: scale.fraction($0.instant))
                }
            })
        guard !hasTicks else { return }
        let ends = [first, last].map { instant in
            (
                text: format.title(clocks.local(instant), precision: last - first < 2 * CivilTime.day ? .time : .day),
                place: plot.position(horizontal: instant)
            )
        }
        let look = looksOfTimes.first { haveRoom(ends.map(\.text), $0, in: plot.frame.width) }
        addEnds(ends, look ?? looksOfTimes[looksOfTimes.count - 1], in: plot, top: top)
    }

    /// The texts of the first and the last date in the longest format in which both have room, at the greatest size at which
    /// one has, down to that without Dynamic Type; the shortest at the smallest size where none has.
    private func shortened(
        _ texts: [String], of times: [Double], in width: CGFloat
    ) -> (texts: [String], look: ChartLabelAttributes) {
        let formats = [texts] + ShorterDates(locale: surroundings.locale).texts(times)
        let looks = looksOfTimes
        for look in looks {
            if let texts = formats.first(where: { haveRoom($0, look, in: width) }) { return (texts, look) }
        }
        return (formats[formats.count - 1], looks[looks.count - 1])
    }

    /// The look of times, and smaller ones, down to that without Dynamic Type.
    private var looksOfTimes: [ChartLabelAttributes] {
        [model.categoryAxis.labels] + smallerLooks(model.categoryAxis.labels)
    }

    /// True if texts have room beside each other.
    private func haveRoom(_ texts: [String], _ look: ChartLabelAttributes, in width: CGFloat) -> Bool {
        texts.reduce(CGFloat(texts.count - 1) * 8) { $0 + measure($1, look).width.rounded(.up) } <= width
    }
}
