import SwiftUI

/// Builds a layout: leaves room for labels around the plot, and drops what there is no room for.
nonisolated struct ChartLayoutBuilder {
    let input: ChartInput
    let kind: any ChartMarks
    let size: CGSize
    var surroundings: ChartSurroundings
    let measureText: ChartLayout.Measure
    var measureFont: ChartLayout.FontMeasure?
    var labels: [ChartLabel] = []
    var rules: [ChartRule] = []
    var references: [ChartRule] = []
    /// The data labels of a ring; nil for other charts.
    var ringLabels: [ChartLabel]?

    /// True after category labels have found no room, so that none is kept for them.
    var dropsCategoryLabels = false
    /// The length that the labels of the first and the last bar reach beyond the plot.
    var overhang: CGFloat = 0
    /// The length of data labels beyond the lower end of the values: below columns, before bars.
    var labelRoom: CGFloat = 0
    /// True if names beside bars lose letters in their middle, since they begin alike.
    var cutsNamesInMiddle = false
    /// The names of one line that are cut, by their categories.
    var cutNames: [Int: String] = [:]
    /// The parts that the chart goes without.
    var omitted: ChartOmissions = []
    /// The size of category labels, in parts of that which Dynamic Type gives them.
    var categoryTextScale: CGFloat = 1
    /// The greatest number of lines of a category label.
    var categoryLineLimit = Self.mostLinesOfNames
    /// The size of labels of values beside the plot, in parts of that which Dynamic Type gives them.
    var valueTextScale: CGFloat = 1
    /// The size of the sums of stacks, in parts of that which Dynamic Type gives them.
    var totalTextScale: CGFloat = 1
    /// The length that rows of labels of reference lines stand above the plot, over the first name beside the bars.
    var referenceLift: CGFloat = 0
    /// The lengths that marks reach between a plot and its labels.
    var reach = MarkReach(all: 0)
    /// The labels that make the title below the plot.
    var titleBelow: Range<Int> = 0..<0

    static let labelGap: CGFloat = 4
    static let mostLinesOfNames = 3

    init(
        input: ChartInput, kind: any ChartMarks, size: CGSize, surroundings: ChartSurroundings,
        measure: @escaping ChartLayout.Measure
    ) {
        self.input = input
        self.kind = kind
        self.size = size
        self.surroundings = surroundings
        measureText = measure
    }

    var model: ChartModel { input.model }

    var isLying: Bool { if case .categoriesDown = kind.coordinates { true } else { false } }

    /// True for charts of cells, which have neither labels nor grid lines.
    var isMicro: Bool { size.width < 100 || size.height < 60 || kind.isMicro }

    /// Arranges the chart without the omitted parts.
    mutating func buildParts() -> ChartPlot {
        switch kind.coordinates {
        case .free: return buildFree()
        case .numeric: return buildNumeric()
        case .categoriesAcross, .categoriesDown: return buildCategories()
        }
    }

    func plot(
        in frame: CGRect, values: ValueAxisScale, secondary: ValueAxisScale? = nil, horizontal: ValueAxisScale? = nil
    ) -> ChartPlot {
        var isBanded = true
        if case .categoriesAcross(let banded) = kind.coordinates { isBanded = banded }
        let count = input.categoryCount
        // A chart without axes has nothing to zoom.
        var isZoomable = true
        if case .free = kind.coordinates { isZoomable = false }
        var zoom = isZoomable ? Double(model.scaleX) : 1
        let length = isLying ? frame.height : frame.width
        let (places, band) = horizontal == nil ? placesOfCategories(isBanded: isBanded) : (nil, nil)
        if model.readableScaleEnabled, model.userInteractionEnabled, isBanded, zoom == 1, count > 0, horizontal == nil {
            // Bars thinner than a finger's third are not legible.
            zoom = max(1, (band.map { 1 / $0 } ?? Double(count)) * 16 / Double(max(length, 1)))
        }
        let scale = CategoryScale(
            count: count, zoom: zoom, center: Double(model.centerPosition?.x ?? 0), isBanded: isBanded, places: places,
            band: band)
        var plot = ChartPlot(input: input, frame: frame, categories: scale, values: values)
        plot.secondaryValues = secondary
        plot.horizontalValues = horizontal
        plot.isRightToLeft = surroundings.isRightToLeft
        plot.isLying = isLying
        plot.valueZoom = isZoomable ? max(1, Double(model.scaleY)) : 1
        plot.valueCenter = Double(model.centerPosition?.y ?? 0.5)
        plot.displayScale = surroundings.displayScale
        plot.chartSize = size
        plot.clippedEdges = clippedEdges(of: plot)
        return plot
    }

    /// The edges of a plot beyond which there are values.
    private func clippedEdges(of plot: ChartPlot) -> Edge.Set {
        var result: Edge.Set = []
        let (start, end): (Edge.Set, Edge.Set) = plot.isRightToLeft ? (.trailing, .leading) : (.leading, .trailing)
        let check = { (axis: ChartAxisId, scale: ValueAxisScale?, lower: Edge.Set, upper: Edge.Set) in
            guard let range = scale?.range else { return }
            let (data, tolerance) = (input.valueRange(axis), abs(range.upper / 2 - range.lower / 2) * 1e-6)
            guard !data.isEmpty else { return }
            if data.lower < range.lower - tolerance { result.insert(lower) }
            if data.upper > range.upper + tolerance { result.insert(upper) }
        }
        if case .free = kind.coordinates { return [] }
        if input.usesPrimaryAxis {
            check(.y, plot.values, plot.isLying ? start : .bottom, plot.isLying ? end : .top)
        }
        if !plot.isLying, let places = plot.categories.places {
            if let first = places.first, first < -1e-9 { result.insert(start) }
            if let last = places.last, last > 1 + 1e-9 { result.insert(end) }
        }
        check(.dual, plot.secondaryValues, .bottom, .top)
        check(.x, plot.horizontalValues, start, end)
        return result
    }

    // MARK: Texts

    func measure(_ text: String, _ fontSize: CGFloat, isBold: Bool = false) -> CGSize {
        measureText(text, fontSize, isBold)
    }

    /// The size of a text in the font of labels.
    func measure(_ text: String, _ label: ChartLabelAttributes) -> CGSize {
        if let font = label.font, let measureFont { return measureFont(text, font) }
        return measure(text, fontSize(label))
    }

    func fontSize(_ label: ChartLabelAttributes) -> CGFloat { label.fontSize * surroundings.textScale }

    func texts(_ scale: ValueAxisScale, axis: ChartAxisId, attributes: ChartNumericAxisAttributes) -> [String] {
        let ticks = scale.ticks
        let peak = scale.isLogarithmic ? 0 : ticks.reduce(0) { max($0, abs($1)) }
        let ends = [attributes.explicitMin, attributes.explicitMax].map { $0.map(Double.init) }
        let meaningful = input.meaningfulTicks(of: axis, attributes)
        return ticks.indices.map { index in
            let tick = ticks[index]
            guard meaningful.contains(tick) else { return "" }
            if let text = model.numericAxisLabelFormatHandler?(tick, axis) { return text }
            var step = ticks.count > 1 ? (index == 0 ? ticks[1] - tick : tick - ticks[index - 1]) : nil
            // Ticks of a logarithmic axis have each its own magnitude, but for those next to each other.
            if scale.isLogarithmic, let distance = step, distance > tick / 3 { step = nil }
            // Ticks between multiples of their distance have the digits of what is left.
            if let distance = step, attributes.abbreviatesLabels {
                let rest = abs(tick.remainder(dividingBy: distance))
                if rest > distance * 1e-3 { step = rest }
            }
            // Explicit ends have the digits with which they were given.
            if ends.contains(tick), !kind.showsShares {
                let own = pow(10, -Double(ValueFormat.ownDigits(tick)))
                if own < step ?? .infinity, tick.rounded() != tick { step = own }
            }
            if kind.showsShares, !attributes.hasFormat {
                let own = scale.isLogarithmic ? tick : nil
                return ShareFormat.string(tick, step: step ?? own, locale: surroundings.locale)
            }
            return attributes.label(tick, step: step, peak: peak, locale: surroundings.locale)
        }
    }

    func width(_ texts: [String], _ label: ChartLabelAttributes) -> CGFloat {
        texts.reduce(0) { max($0, measure($1, label).width) }.rounded(.up)
    }

    func height(_ label: ChartLabelAttributes) -> CGFloat { measure("0", label).height.rounded(.up) }

    func title(_ axis: ChartAxisId, _ attributes: ChartAxisAttributes) -> String? {
        let title = attributes.title ?? model.titlesForAxis?[axis]
        return title?.isEmpty == false ? title : nil
    }

    // MARK: Categories

    private mutating func buildCategories() -> ChartPlot {
        // An axis on which nothing is measured is not drawn.
        let usesPrimary = input.usesPrimaryAxis
        let (values, secondary) = input.valueScales()
        let margin = max(kind.margin(of: input), 1)
        var room = CGRect(origin: .zero, size: size).insetBy(
            dx: min(margin, size.width / 4), dy: min(margin, size.height / 4))
        let inset = room.minX
        let isMicro = isMicro
        let hasValueLabels = usesPrimary && !model.numericAxis.labels.isHidden && !isMicro
        let hasCategoryLabels =
            !model.categoryAxis.labels.isHidden && !isMicro && model.hasTitles && !dropsCategoryLabels
        if !isMicro, !omitted.contains(.titles) { placeTitles(in: &room) }
        labelRoom = 0
        if !omitted.contains(.dataLabels) { takeDataLabels(from: &room) }
        if hasCategoryLabels {
            categoryLineLimit = Self.mostLinesOfNames
            categoryTextScale = scaleOfNamesInLines
            if isLying {
                if hasValueLabels { fitValuesBelowBars() }
                let values = hasValueLabels ? height(valueLook(model.numericAxis.labels)) + Self.labelGap : 0
                let hasReferences = model.referenceLines.contains { $0.label?.isEmpty == false }
                let above = hasReferences ? height(referenceLook) : 0
                let length = room.height - values - above - 2
                categoryLineLimit = lineLimitOfNamesAboveEachOther(in: length)
                categoryTextScale = scaleOfNamesAboveEachOther(in: length)
                categoryTextScale = scaleOfNamesBesideBars(in: room.width * 0.35)
            }
        }
        let titles = hasCategoryLabels ? categoryTexts(in: room.width * 0.35) : nil
        if isLying {
            let bottom = hasValueLabels ? height(valueLook(model.numericAxis.labels)) + Self.labelGap : 0
            let limit = room.width * 0.35
            var names = titles.map { min(widestTitle($0), limit) }
            var bars = barRoom(in: room, beside: names, above: bottom, values)
            let drawn = titles.flatMap { drawnNames($0, in: self.plot(in: bars.frame, values: values)) }
            if let titles, let drawn, let widest = names {
                let own = min(widestTitle(titles, of: drawn), limit)
                if own < widest {
                    let wider = barRoom(in: room, beside: own, above: bottom, values)
                    // Bars of another height would have other names.
                    if wider.frame.minY == bars.frame.minY, wider.frame.maxY == bars.frame.maxY {
                        (names, bars) = (own, wider)
                    }
                }
            }
            let references = bars.references
            referenceLift = bars.lift
            let plot = plot(in: bars.frame, values: values)
            addHorizontalValues(
                of: plot, scale: values, axis: .y, attributes: model.numericAxis, withLabels: hasValueLabels)
            addCategoryGridlines(in: plot)
            if let titles {
                let count = labels.count
                addLyingCategoryLabels(titles, in: plot, width: names ?? 0, drawn: drawn)
                if labels.count == count { return buildWithoutCategoryLabels() }
            }
            addReferences(in: plot, above: references)
            centreTitle(on: plot)
            return plot
        }
        let hasSecondLabels = secondary != nil && !model.secondaryNumericAxis.labels.isHidden && !isMicro
        let (valueTexts, secondaryTexts) = textsBesidePlot(
            hasValueLabels ? values : nil, hasSecondLabels ? secondary : nil, in: room.width)
        var textHeight: CGFloat = 0
        var sides = (start: false, end: false)
        if hasValueLabels {
            let side = width(valueTexts, valueLook(model.numericAxis.labels)) + Self.labelGap * 2
            sides.start = side < room.width / 2
            if sides.start { take(side, from: surroundings.isRightToLeft ? .maxXEdge : .minXEdge, of: &room) }
            textHeight = height(valueLook(model.numericAxis.labels))
        }
        if hasSecondLabels {
            let look = valueLook(model.secondaryNumericAxis.labels)
            let side = width(secondaryTexts, look) + Self.labelGap * 2
            sides.end = side < room.width / 2
            if sides.end { take(side, from: surroundings.isRightToLeft ? .minXEdge : .maxXEdge, of: &room) }
            textHeight = max(textHeight, height(look))
        }
        takePointRoom(beside: sides, inset: inset, values, secondary, from: &room)
        // Half of the highest and the lowest label of values.
        let overhang = max(0, textHeight / 2 - margin)
        take(overhang, from: .minYEdge, of: &room)
        let categoryHeight =
            hasCategoryLabels ? height(categoryLook) * CGFloat(categoryLineCount) + categoryGap : 0
        let place = hasCategoryLabels ? categoryLabelPlace(values) : .below
        take(max(place == .below ? categoryHeight : 0, overhang, labelRoom), from: .maxYEdge, of: &room)
        if place == .above { take(categoryHeight - labelRoom - overhang, from: .minYEdge, of: &room) }
        room = snapped(room)
        let plot = plot(in: room, values: values, secondary: secondary)
        addCategoryGridlines(in: plot)
        addVerticalValues(of: plot, scale: values, texts: valueTexts, attributes: model.numericAxis, isSecondary: false)
        if let secondary {
            addVerticalValues(
                of: plot, scale: secondary, texts: secondaryTexts, attributes: model.secondaryNumericAxis,
                isSecondary: true)
        }
        if let titles {
            let count = labels.count
            addCategoryLabels(titles, in: plot, place)
            if labels.count == count { return buildWithoutCategoryLabels() }
        }
        addReferences(in: plot)
        centreTitle(on: plot)
        return plot
    }

    /// The frame of bars in a room, the rows of the labels of reference lines above it, and the length between the two.
    /// - Parameters:
    ///   - names: The width of the names beside the bars; nil where there are none.
    ///   - bottom: The height of the values below the bars.
    private mutating func barRoom(
        in room: CGRect, beside names: CGFloat?, above bottom: CGFloat, _ values: ValueAxisScale
    ) -> (frame: CGRect, references: [[ReferenceLabel]], lift: CGFloat) {
        var room = room
        let side = names.map { $0 + Self.labelGap * 2 } ?? 0
        take(side + labelRoom, from: surroundings.isRightToLeft ? .maxXEdge : .minXEdge, of: &room)
        take(bottom, from: .maxYEdge, of: &room)
        if names != nil { takeOverhang(from: &room) }
        let measured = plot(in: room, values: values)
        let references = isMicro ? [] : referenceRows(in: measured)
        take(CGFloat(references.count) * height(referenceLook), from: .minYEdge, of: &room)
        var lift: CGFloat = 0
        if names != nil {
            lift = lengthAboveNames(of: references, in: measured, height: room.height)
            take(lift - overhang, from: .minYEdge, of: &room)
        }
        return (room, references, lift)
    }

    private mutating func buildWithoutCategoryLabels() -> ChartPlot {
        labels = []
        rules = []
        references = []
        overhang = 0
        titleBelow = 0..<0
        dropsCategoryLabels = true
        return buildCategories()
    }

    /// Takes a strip off the room, but never more than leaves a point.
    func take(_ length: CGFloat, from edge: CGRectEdge, of room: inout CGRect) {
        let all = edge == .minXEdge || edge == .maxXEdge ? room.width : room.height
        room = room.divided(atDistance: min(max(length, 0), max(all - 1, 0)), from: edge).remainder
    }

    func snapped(_ rect: CGRect) -> CGRect {
        let x = rect.minX.rounded()
        let y = rect.minY.rounded()
        return CGRect(
            x: x, y: y, width: max(1, rect.maxX.rounded(.down) - x), height: max(1, rect.maxY.rounded(.down) - y))
    }

    /// Places the titles of the vertical axes above the chart, and that of the horizontal axis below.
    mutating func placeTitles(in room: inout CGRect) {
        let values = (
            input.usesPrimaryAxis ? title(.y, model.numericAxis) : title(.dual, model.secondaryNumericAxis),
            input.usesPrimaryAxis ? model.numericAxis.titleLabel : model.secondaryNumericAxis.titleLabel
        )
        var isNumeric = false
        if case .numeric = kind.coordinates { isNumeric = true }
        let (named, other): (ChartAxisId, ChartAxisId) = isNumeric ? (.x, .category) : (.category, .x)
        let categories = (
            title(named, model.categoryAxis) ?? title(other, model.categoryAxis), model.categoryAxis.titleLabel
        )
        let (vertical, horizontal) = isLying ? (categories, values) : (values, categories)
        let second = isLying || !input.usesPrimaryAxis || !input.usesSecondaryAxis ? nil : secondTitle
        placeTitlesAbove(
            vertical.1.isHidden ? nil : vertical.0.map { ($0, vertical.1) }, second, in: &room)
        if let title = horizontal.0, !horizontal.1.isHidden {
            let extent = titleExtent(title, horizontal.1, in: room)
            let origin = CGPoint(x: room.midX - extent.width / 2, y: room.maxY - extent.height)
            let count = labels.count
            add(title, horizontal.1, CGRect(origin: origin, size: extent))
            titleBelow = count..<labels.count
            take(extent.height + Self.labelGap, from: .maxYEdge, of: &room)
        }
    }

    /// The title of the second axis of values and its look; nil where there is none.
    private var secondTitle: (text: String, look: ChartLabelAttributes)? {
        let axis = model.secondaryNumericAxis
        return axis.titleLabel.isHidden ? nil : title(.dual, axis).map { ($0, axis.titleLabel) }
    }

    /// Places titles of vertical axes above the chart, at its start and at its end. Where both together are too wide, each
    /// has at least half of the room.
    private mutating func placeTitlesAbove(
        _ first: (text: String, look: ChartLabelAttributes)?, _ second: (text: String, look: ChartLabelAttributes)?,
        in room: inout CGRect
    ) {
        var (start, end) = (
            first.map { titleExtent($0.text, $0.look, in: room) } ?? .zero,
            second.map { titleExtent($0.text, $0.look, in: room) } ?? .zero
        )
        guard start != .zero || end != .zero else { return }
        if start != .zero, end != .zero {
            let free = max(room.width - Self.labelGap * 3, 0)
            start.width = min(start.width, max(free / 2, free - end.width))
            end.width = min(end.width, free - start.width)
        }
        let isRightToLeft = surroundings.isRightToLeft
        if let first {
            let x = isRightToLeft ? room.maxX - start.width : room.minX
            add(first.text, first.look, CGRect(origin: CGPoint(x: x, y: room.minY), size: start))
        }
        if let second {
            let x = isRightToLeft ? room.minX : room.maxX - end.width
            add(second.text, second.look, CGRect(origin: CGPoint(x: x, y: room.minY), size: end))
        }
        take(max(start.height, end.height) + Self.labelGap, from: .minYEdge, of: &room)
    }

    /// Moves the title below to the middle of the plot, as far as the chart has room.
    mutating func centreTitle(on plot: ChartPlot) {
        let frames = labels[titleBelow].map(\.frame)
        guard let left = frames.map(\.minX).min(), let right = frames.map(\.maxX).max() else { return }
        let wanted = plot.frame.midX - (left + right) / 2
        let shift = wanted.clamped(to: min(-left, 0)...max(size.width - right, 0))
        for index in titleBelow { labels[index].frame.origin.x += shift }
    }

    private func titleExtent(_ title: String, _ look: ChartLabelAttributes, in room: CGRect) -> CGSize {
        let lines = CategoryTexts.lines(title)
        return CGSize(
            width: min(width(lines, look), room.width), height: height(look) * CGFloat(max(lines.count, 1)))
    }

    /// - Parameter cut: The place of what is left of a text that has no room.
    mutating func add(
        _ text: String, _ look: ChartLabelAttributes, _ frame: CGRect, cut: HorizontalAlignment = .leading
    ) {
        let lines = CategoryTexts.lines(text)
        guard lines.count > 1 else {
            labels.append(label(text, look, frame))
            labels[labels.count - 1].cutAlignment = cut
            return
        }
        let length = frame.height / CGFloat(lines.count)
        for (index, line) in lines.enumerated() {
            let own = min(measure(line, look).width.rounded(.up), frame.width)
            let place = CGRect(
                x: frame.midX - own / 2, y: frame.minY + CGFloat(index) * length, width: own, height: length)
            labels.append(label(line, look, place))
        }
    }

    /// A text in the look of labels.
    func label(_ text: String, _ look: ChartLabelAttributes, _ frame: CGRect) -> ChartLabel {
        ChartLabel(
            text: text, frame: frame, color: look.color, fontSize: fontSize(look), font: look.font,
            background: look.backgroundColor)
    }

    mutating func rule(from start: CGPoint, to end: CGPoint, _ look: ChartGridlineAttributes) {
        guard !look.isHidden, look.width > 0 else { return }
        var path = Path()
        path.move(to: start)
        path.addLine(to: end)
        // Dashes that are finer than pixels are a solid line.
        let isDashed =
            look.dashPatternLength > 0 && look.dashPatternGap > 0 && look.dashPatternLength + look.dashPatternGap > 0.25
        rules.append(
            ChartRule(
                path: path, color: look.color, width: look.width,
                dash: isDashed ? [look.dashPatternLength, look.dashPatternGap] : []))
    }

    /// A place at which a line of a width covers whole pixels.
    func aligned(_ place: CGFloat, width: CGFloat) -> CGFloat {
        let scale = surroundings.displayScale
        return ((place - width / 2) * scale).rounded() / scale + width / 2
    }
}
