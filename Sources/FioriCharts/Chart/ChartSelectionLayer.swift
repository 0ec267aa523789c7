import SwiftUI

/// The selected points over the picture: indicator lines, emphasised marks and their values.
struct ChartSelectionLayer: View {
    @ObservedObject var model: ChartModel
    let drawing: ChartDrawing
    let surroundings: ChartSurroundings
    let hovered: ChartPointIndex?
    let selections: [Int: [Int]]?

    /// The distance that markers of points at the edges of the plot may reach beyond the chart, in points.
    private static let margin: CGFloat = 8

    var body: some View {
        let points = points
        if !points.isEmpty {
            let drawing = drawing
            let surroundings = surroundings
            let model = model
            let margin = Self.margin
            Canvas { context, size in
                // A layout of another size is that of a picture that is still to be drawn. Edges lie on whole pixels.
                let distances = [size.width - drawing.size.width, size.height - drawing.size.height].map { $0 / 2 }
                let pixel = 1 / max(surroundings.displayScale, 0.01)
                guard let layout = drawing.layout, distances.allSatisfy({ abs($0 - margin) < max(pixel, 0.5) }) else {
                    return
                }
                context.translateBy(x: distances[0], y: distances[1])
                Self.draw(
                    points, of: layout, in: context, size: drawing.size, model: model, surroundings: surroundings)
            }
            .padding(-margin)
        }
    }

    private var points: [ChartPointIndex] {
        if selections == nil, let hovered {
            return model.selectionMode == .all ? model.points(ofCategory: hovered.category) : [hovered]
        }
        let points = model.points(ofSelection: selections)
        guard model.marks.isSingleMark else { return points }
        // Any value of one mark selects it.
        let input = ChartInput(model: model)
        let isSelected = points.contains { model.valueNumber(series: $0.series, category: $0.category) != nil }
        return isSelected ? model.marks.pointOfSingleMark(of: input).map { [$0] } ?? [] : []
    }

    /// A point in sight, with the part of its mark that is.
    private struct Shown {
        var point: ChartPointIndex
        var frame: CGRect
        var visible: CGRect
        /// The areas that are drawn.
        var areas: [CGRect]
    }

    private static func draw(
        _ points: [ChartPointIndex], of layout: ChartLayout, in context: GraphicsContext, size: CGSize,
        model: ChartModel, surroundings: ChartSurroundings
    ) {
        let plot = layout.plot
        let drawn = Set(plot.input.drawnSeries)
        let shown = points.compactMap { point -> Shown? in
            guard drawn.contains(point.series),
                let frame = layout.frame(series: point.series, category: point.category),
                let part = visiblePart(of: point, frame, in: layout)
            else { return nil }
            guard case .free = layout.kind.coordinates,
                let outline = layout.kind.outline(series: point.series, category: point.category, in: plot)
            else { return Shown(point: point, frame: frame, visible: part, areas: [part]) }
            // The only mark of a chart is touched anywhere, and its chip stands beside what is drawn.
            let drawn = layout.kind.isSingleMark ? layout.kind.marks(in: plot).map(\.area) : [outline]
            return Shown(
                point: point, frame: frame, visible: layout.kind.isSingleMark ? outline.boundingRect : part,
                areas: ChipRoom.areas(of: drawn))
        }
        guard let last = shown.last else { return }
        var marks = context
        if plot.categories.zoom > 1 || plot.valueZoom > 1 {
            let margin = max(layout.kind.margin(of: plot.input), 6)
            marks.clip(to: Path(plot.frame.insetBy(dx: -margin, dy: -margin)))
        }
        let isRound = { (mark: Shown) in layout.kind.hasRoundMarks(mark.point.series, of: plot.input) }
        if case .categoriesAcross = layout.kind.coordinates, last.frame.width <= LineMarks.marker || isRound(last) {
            var lines = Path()
            let labels = (layout.dataLabels + layout.labels).map(\.frame)
            // Smaller points lie over the line.
            let points = shown.filter { isRound($0) && $0.frame.width > LineMarks.marker }.map(\.frame)
            for edge in [shown[0].frame.midX, last.frame.midX] {
                let whole = plot.frame.minY...max(plot.frame.maxY, plot.frame.minY)
                for part in parts(of: whole, at: edge, free: labels + points) {
                    lines.move(to: CGPoint(x: edge, y: part.lowerBound))
                    lines.addLine(to: CGPoint(x: edge, y: part.upperBound))
                }
            }
            marks.stroke(lines, with: .color(.preferredColor(.tertiaryLabel)), lineWidth: 1)
        }
        // Points of a range that would touch each other are left to the line; its ends stay.
        var isCrowded = false
        if case .categoriesAcross = layout.kind.coordinates, shown.count > 2 {
            isCrowded = plot.frame.width * CGFloat(plot.categories.zoom) < 14 * CGFloat(plot.categories.count)
        }
        let ends = [shown[0].point.category, last.point.category]
        let emphasised = shown.filter { mark in
            !isCrowded || !isRound(mark) || ends.contains(mark.point.category) || model.selectionMode == .multiple
        }
        var thin = Path()
        for mark in emphasised.prefix(500) {
            let (point, frame) = (mark.point, mark.frame)
            let isPoint = isRound(mark)
            let shape =
                layout.kind.outline(series: point.series, category: point.category, in: plot)
                ?? (isPoint ? Path(ellipseIn: frame.insetBy(dx: -1, dy: -1)) : Path(frame))
            if isPoint {
                // Larger points are in sight themselves.
                if frame.width <= LineMarks.marker { marks.fill(shape, with: shading(of: point, in: layout)) }
            } else if min(frame.width, frame.height) < thinBar {
                thin.addPath(shape)
                continue
            }
            marks.stroke(shape, with: .color(.preferredColor(.primaryLabel)), lineWidth: 1.5)
        }
        if !thin.isEmpty {
            marks.clip(to: thin, options: .inverse)
            marks.stroke(thin, with: .color(.preferredColor(.primaryLabel)), lineWidth: 3)
        }
        drawChips(
            of: shown, beside: emphasised.flatMap(\.areas), layout: layout, in: context, size: size, model: model,
            surroundings: surroundings)
    }

    /// The look of the marker of a point: its style, or its colour. The lines of areas have the colours of their series.
    private static func shading(of point: ChartPointIndex, in layout: ChartLayout) -> GraphicsContext.Shading {
        let style =
            layout.kind.drawsAreas
            ? nil : layout.plot.input.style(series: point.series, category: point.category)
        let color = layout.kind.color(series: point.series, category: point.category, in: layout.plot)
        return style.map { .style($0) } ?? .color(color)
    }

    /// Bars thinner than this, in points, have their outline around them: on them it would leave nothing of their colours.
    private static let thinBar: CGFloat = 6

    /// The parts of an upright line at a place that run through no label and no large point.
    static func parts(
        of line: ClosedRange<CGFloat>, at place: CGFloat, free frames: [CGRect]
    ) -> [ClosedRange<CGFloat>] {
        let covered = frames.filter { $0.minX - 1 < place && $0.maxX + 1 > place }.sorted { $0.minY < $1.minY }
        var parts: [ClosedRange<CGFloat>] = []
        var start = line.lowerBound
        for label in covered {
            if label.minY > start, start < line.upperBound { parts.append(start...min(label.minY, line.upperBound)) }
            start = max(start, label.maxY)
        }
        if start < line.upperBound { parts.append(start...line.upperBound) }
        return parts
    }

    /// The part of a mark in the plot; nil for marks that are scrolled out of it.
    private static func visiblePart(
        of point: ChartPointIndex, _ frame: CGRect, in layout: ChartLayout
    ) -> CGRect? {
        if case .free = layout.kind.coordinates { return frame }
        let plot = layout.plot.frame
        // Bars that end beyond the plot have a frame at its edge.
        let whole =
            layout.kind.frame(series: point.series, category: point.category, in: layout.plot.withWholeBars) ?? frame
        // Points count by their middle, bars and circles by what is left of them, also where they have no height.
        var isPoint = layout.kind.hasRoundMarks(point.series, of: layout.plot.input)
        if case .numeric = layout.kind.coordinates, whole.width > LineMarks.marker { isPoint = false }
        let part = isPoint ? CGRect(x: whole.midX, y: whole.midY, width: 0, height: 0) : whole
        let (left, right) = (max(part.minX, plot.minX), min(part.maxX, plot.maxX))
        let (top, bottom) = (max(part.minY, plot.minY), min(part.maxY, plot.maxY))
        // A hair of a longer mark is not in sight.
        let (across, down) = (min(part.width, 1) - 0.5, min(part.height, 1) - 0.5)
        guard right - left >= across, bottom - top >= down else { return nil }
        return isPoint ? frame : CGRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
    }

    // MARK: Chips

    /// Draws the chips: one for each point of any combination; else one for a category, and one for each end of a range
    /// in one series. Where these would overlap, one chip has the values of all points.
    /// - Parameter areas: The areas of emphasised marks.
    private static func drawChips(
        of shown: [Shown], beside areas: [CGRect], layout: ChartLayout, in context: GraphicsContext, size: CGSize,
        model: ChartModel, surroundings: ChartSurroundings
    ) {
        let fontSize = 12 * surroundings.textScale
        var labels = layout.dataLabels.map(\.frame)
        var axisLabels = layout.labels.map(\.frame)
        // Texts in rings and beside them.
        if case .free = layout.kind.coordinates { (labels, axisLabels) = (labels + axisLabels, []) }
        func placed(_ forms: ChipForms, at marks: [Shown]) -> Placed? {
            let mark = marks.dropFirst().reduce(marks[0].visible) { $0.union($1.visible) }
            let room = ChipRoom(size: size, mark: mark, areas: areas, labels: labels, axisLabels: axisLabels)
            return ChipSearch.fitting(forms, fontSize: fontSize, in: context, room: room)
        }
        func placed(_ groups: [ChipForms.Group], at marks: [Shown], abbreviates: Bool) -> Placed? {
            placed(
                ChipForms(groups, abbreviates: abbreviates, in: layout.plot, locale: surroundings.locale), at: marks)
        }
        /// The chip of a point beside those of others, which may have one together instead.
        func placed(_ mark: Shown) -> Placed? { placed([(mark.point, mark.point)], at: [mark], abbreviates: false) }
        func draw(_ chips: [Placed]) {
            // Labels of which a part would be left are hidden, before the first chip is drawn: they may reach under another.
            for label in chips.flatMap({ ChipRoom.labels(axisLabels, cutBy: $0.frame) }) {
                context.fill(Path(label), with: .color(context.environment.chartGroundColor))
            }
            for chip in chips { chip.drawing.draw(in: chip.frame, context, isRightToLeft: surroundings.isRightToLeft) }
        }
        if model.selectionMode == .multiple, shown.count > 1 {
            if let chips = separateChips(shown, placed: placed) {
                draw(chips)
            } else {
                let forms = ChipForms(listing: shown.map(\.point), in: layout.plot, locale: surroundings.locale)
                draw([placed(forms, at: shown)].compactMap(\.self))
            }
            return
        }
        var groups: [(first: Shown, last: Shown)] = []
        for mark in shown {
            if let last = groups.last, last.first.point.series == mark.point.series {
                groups[groups.count - 1].last = mark
            } else {
                groups.append((mark, mark))
            }
        }
        if groups.count == 1, let group = groups.first, group.first.point != group.last.point,
            let first = placed(group.first), let last = placed(group.last),
            !first.frame.insetBy(dx: -2, dy: 0).intersects(last.frame),
            stands(first, at: group.first, of: [group.first, group.last]),
            stands(last, at: group.last, of: [group.first, group.last])
        {
            draw([first, last])
            return
        }
        let chip = placed(groups.map { ($0.first.point, $0.last.point) }, at: shown, abbreviates: true)
        draw([chip].compactMap(\.self))
    }

    private typealias Placed = (drawing: SelectionChipDrawing, frame: CGRect)

    private static func stands(_ chip: Placed, at mark: Shown, of marks: [Shown]) -> Bool {
        ChipPlace.stands(
            chip.frame, at: mark.visible, amongMarks: marks.map(\.visible), areas: marks.flatMap(\.areas))
    }

    /// A chip for each point; nil where one has no room, two would overlap, or one would stand at the mark of another.
    private static func separateChips(_ shown: [Shown], placed: (Shown) -> Placed?) -> [Placed]? {
        guard shown.count <= chipLimit else { return nil }
        var chips: [Placed] = []
        for mark in shown {
            guard let chip = placed(mark), stands(chip, at: mark, of: shown),
                !chips.contains(where: { $0.frame.insetBy(dx: -2, dy: -2).intersects(chip.frame) })
            else { return nil }
            chips.append(chip)
        }
        return chips
    }

    /// More points than this have one chip together.
    private static let chipLimit = 24
}
