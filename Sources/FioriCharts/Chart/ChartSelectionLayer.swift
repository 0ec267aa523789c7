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
            Canvas { context, size in
                guard let layout = drawing.layout, drawing.size == size else { return }
                Self.draw(
                    points, of: layout, in: context, size: size, model: model, surroundings: surroundings)
            }
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
        for (point, frame) in shown.prefix(500) {
            let isPoint = frame.width <= 8 && frame.height <= 8
            let color = plot.input.color(series: point.series, category: point.category)
            let shape =
                layout.kind.outline(series: point.series, category: point.category, in: plot)
                ?? (isPoint ? Path(ellipseIn: frame.insetBy(dx: -1, dy: -1)) : Path(frame))
            if isPoint { context.fill(shape, with: .color(color)) }
            context.stroke(shape, with: .color(.preferredColor(.primaryLabel)), lineWidth: 1.5)
        }
        drawValue(of: last.point, at: last.frame, in: context, size: size, model: model, surroundings: surroundings)
    }

    /// A label with the value, above the mark or where there is room.
    private static func drawValue(
        of point: ChartPointIndex, at frame: CGRect, in context: GraphicsContext, size: CGSize, model: ChartModel,
        surroundings: ChartSurroundings
    ) {
        guard
            let value = model.valueText(
                series: point.series, category: point.category, locale: surroundings.locale)
        else { return }
        let fontSize = 12 * surroundings.textScale
        let text = context.resolve(
            ChartDrawing.text(value, fontSize: fontSize).foregroundStyle(Color.preferredColor(.primaryLabel)))
        let measured = text.measure(in: CGSize(width: 10_000, height: 10_000))
        let chip = CGSize(width: measured.width + 12, height: measured.height + 4)
        guard chip.width <= size.width, chip.height <= size.height else { return }
        let top = frame.minY - chip.height - 4
        let origin = CGPoint(
            x: (frame.midX - chip.width / 2).clamped(to: 0...(size.width - chip.width)),
            y: top.clamped(to: 0...(size.height - chip.height)))
        let bounds = CGRect(origin: origin, size: chip)
        let shape = Path(roundedRect: bounds, cornerRadius: 6)
        context.fill(shape, with: .color(.preferredColor(.primaryBackground)))
        context.stroke(shape, with: .color(.preferredColor(.separator)), lineWidth: 1)
        context.draw(
            text, in: CGRect(x: origin.x + 6, y: origin.y + 2, width: measured.width + 1, height: measured.height + 1))
    }
}
