import SwiftUI

/// The selected points over the picture: indicator lines, emphasised marks and their values.
struct ChartSelectionLayer: View {
    @ObservedObject var model: ChartModel
    let drawing: ChartDrawing
    let surroundings: ChartSurroundings
    let hovered: ChartPointIndex?
    let selections: [Int: [Int]]?

    var body: some View {
        let points = points
        if !points.isEmpty {
            let drawing = drawing
            let surroundings = surroundings
            let model = model
            // Markers of points at the edge reach beyond the chart where it left them no room.
            let overhang: CGFloat = 6
            Canvas { context, canvas in
                let size = CGSize(width: canvas.width - overhang * 2, height: canvas.height - overhang * 2)
                guard let layout = drawing.layout, abs(drawing.size.width - size.width) < 0.01,
                    abs(drawing.size.height - size.height) < 0.01
                else { return }
                context.translateBy(x: overhang, y: overhang)
                Self.draw(
                    points, of: layout, in: context, size: size, model: model, surroundings: surroundings)
            }
            .padding(-overhang)
        }
    }

    private var points: [ChartPointIndex] {
        if selections == nil, let hovered { return [hovered] }
        return (selections ?? [:]).sorted { $0.key < $1.key }.flatMap { series, categories in
            categories.map { ChartPointIndex(series: series, category: $0) }
        }
    }

    private static func draw(
        _ points: [ChartPointIndex], of layout: ChartLayout, in context: GraphicsContext, size: CGSize,
        model: ChartModel, surroundings: ChartSurroundings
    ) {
        let plot = layout.plot
        var lines = Path()
        var shown: [(point: ChartPointIndex, frame: CGRect)] = []
        for point in points {
            guard let frame = layout.frame(series: point.series, category: point.category) else { continue }
            shown.append((point, frame))
        }
        guard let last = shown.last else { return }
        if case .categoriesAcross = layout.kind.coordinates, last.frame.width <= 8 {
            for edge in [shown[0].frame.midX, last.frame.midX] {
                lines.move(to: CGPoint(x: edge, y: plot.frame.minY))
                lines.addLine(to: CGPoint(x: edge, y: plot.frame.maxY))
            }
            context.stroke(lines, with: .color(.preferredColor(.tertiaryLabel)), lineWidth: 1)
        }
        // Points of a range that would touch each other are left to the line; its ends stay.
        var isCrowded = false
        if case .categoriesAcross = layout.kind.coordinates, shown.count > 2 {
            isCrowded = plot.frame.width * CGFloat(plot.categories.zoom) < 14 * CGFloat(plot.categories.count)
        }
        let ends = [shown[0].point.category, last.point.category]
        for (point, frame) in shown.prefix(500) {
            let isPoint = frame.width <= 8 && frame.height <= 8
            if isPoint, isCrowded, !ends.contains(point.category), model.selectionMode != .multiple { continue }
            let color = plot.input.color(series: point.series, category: point.category)
            let shape =
                layout.kind.outline(series: point.series, category: point.category, in: plot)
                ?? (isPoint ? Path(ellipseIn: frame.insetBy(dx: -1, dy: -1)) : Path(frame))
            if isPoint { context.fill(shape, with: .color(color)) }
            context.stroke(shape, with: .color(.preferredColor(.primaryLabel)), lineWidth: 1.5)
        }
        let value = { (point: ChartPointIndex) in
            model.valueText(series: point.series, category: point.category, locale: surroundings.locale)
        }
        guard let lastText = value(last.point) else { return }
        let fontSize = 12 * surroundings.textScale
        let labels = layout.dataLabels.map(\.frame)
        let isRange = shown[0].point.series == last.point.series && shown[0].point.category != last.point.category
        if model.selectionMode != .multiple, isRange, let firstText = value(shown[0].point) {
            let first = chip(firstText, fontSize: fontSize, at: shown[0].frame, in: context, size: size, labels: labels)
            let second = chip(lastText, fontSize: fontSize, at: last.frame, in: context, size: size, labels: labels)
            if let first, let second, !first.frame.insetBy(dx: -2, dy: 0).intersects(second.frame) {
                draw(first, in: context)
                draw(second, in: context)
            } else {
                // Labels of neighbours share one, in the order in which they are read.
                let both = chip(
                    "\(firstText) – \(lastText)", fontSize: fontSize, at: shown[0].frame.union(last.frame), in: context,
                    size: size, labels: labels)
                if let both { draw(both, in: context) }
            }
        } else if let chip = chip(lastText, fontSize: fontSize, at: last.frame, in: context, size: size, labels: labels)
        {
            draw(chip, in: context)
        }
    }

    private struct Chip {
        var text: GraphicsContext.ResolvedText
        var textSize: CGSize
        var frame: CGRect
    }

    /// A label with a value, above the mark or where there is room; nil when it is larger than the chart.
    private static func chip(
        _ value: String, fontSize: CGFloat, at frame: CGRect, in context: GraphicsContext, size: CGSize,
        labels: [CGRect]
    ) -> Chip? {
        let text = context.resolve(
            ChartDrawing.text(value, fontSize: fontSize).foregroundStyle(Color.preferredColor(.primaryLabel)))
        let measured = text.measure(in: CGSize(width: 10_000, height: 10_000))
        let chip = CGSize(width: measured.width + 12, height: measured.height + 4)
        guard chip.width <= size.width, chip.height <= size.height else { return nil }
        return Chip(
            text: text, textSize: measured, frame: ChipPlace.frame(chip, beside: frame, in: size, labels: labels))
    }

    private static func draw(_ chip: Chip, in context: GraphicsContext) {
        let shape = Path(roundedRect: chip.frame, cornerRadius: 6)
        context.fill(shape, with: .color(context.environment.chartGroundColor))
        context.stroke(shape, with: .color(.preferredColor(.separator)), lineWidth: 1)
        // Rounding must not break or truncate a text that fits.
        context.draw(
            chip.text,
            in: CGRect(
                x: chip.frame.midX - chip.textSize.width / 2, y: chip.frame.midY - chip.textSize.height / 2,
                width: chip.textSize.width + 1, height: chip.textSize.height + 1))
    }
}
