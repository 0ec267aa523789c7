import SwiftUI

/// Draws charts and remembers the layout of the latest picture, for touches and accessibility.
nonisolated final class ChartDrawing {
    private(set) var layout: ChartLayout?
    private(set) var size = CGSize.zero
    private var revision = -1
    private var transition = ChartTransition()
    /// The layout with estimated sizes of texts while the picture of a change is not drawn yet.
    private var estimate: (revision: Int, size: CGSize, surroundings: ChartSurroundings, layout: ChartLayout)?
    private var cachedSummary: (revision: Int, model: ObjectIdentifier, locale: Locale, sentence: String)?

    /// The layout of the latest picture, or one with estimated text sizes before the first is drawn.
    func layout(of model: ChartModel, size: CGSize, surroundings: ChartSurroundings) -> ChartLayout? {
        if let layout, self.size == size, revision == model.pictureRevision { return layout }
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        if let estimate, estimate.size == size, estimate.revision == model.pictureRevision,
            estimate.surroundings == surroundings, estimate.layout.plot.input.model === model
        {
            return estimate.layout
        }
        let layout = ChartLayout(input: ChartInput(model: model), size: size, surroundings: surroundings) {
            text, fontSize, _ in
            CGSize(width: CGFloat(text.count) * fontSize * 0.6, height: fontSize * 1.25)
        }
        estimate = (model.pictureRevision, size, surroundings, layout)
        return layout
    }

    /// True if a part of the chart is out of sight.
    func isZoomed(_ model: ChartModel, size: CGSize, surroundings: ChartSurroundings) -> Bool {
        if case .free = model.marks.coordinates { return false }
        if model.scaleX > 1 || model.scaleY > 1 { return true }
        guard model.readableScaleEnabled, let plot = layout(of: model, size: size, surroundings: surroundings)?.plot
        else { return false }
        return plot.categories.zoom > 1
    }

    /// The sentence that describes the chart, composed once for each change of data or look.
    func summary(of model: ChartModel, locale: Locale) -> String {
        if let cachedSummary, cachedSummary.revision == model.pictureRevision,
            cachedSummary.model == ObjectIdentifier(model), cachedSummary.locale == locale
        {
            return cachedSummary.sentence
        }
        let sentence = ChartSummary(model: model, locale: locale).sentence
        cachedSummary = (model.pictureRevision, ObjectIdentifier(model), locale, sentence)
        return sentence
    }

    /// Draws a chart on a canvas.
    /// - Parameter progress: The revision of the data that is shown, with a fraction on the way to it.
    func draw(
        _ input: ChartInput, in context: inout GraphicsContext, size: CGSize, surroundings: ChartSurroundings,
        progress: Double
    ) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
        let texts = context
        let everything = CGSize(width: 10_000, height: 10_000)
        let layout = ChartLayout(
            input: input, size: size, surroundings: surroundings,
            measureFont: { text, font in texts.resolve(Text(verbatim: text).font(font)).measure(in: everything) },
            measure: { text, fontSize, isBold in
                texts.resolve(Self.text(text, fontSize: fontSize, isBold: isBold)).measure(in: everything)
            })
        self.layout = layout
        self.size = size
        estimate = nil
        revision = input.model.pictureRevision
        let plot = layout.plot
        for band in input.model.referenceBands { draw(band, in: context, plot: plot) }
        for rule in layout.rules { Self.draw(rule, in: context) }
        var marks = context
        if let clip = plot.clip(margin: layout.kind.margin(of: input)) { marks.clip(to: Path(clip)) }
        for layer in transition.layers(of: layout, progress: progress) {
            marks.opacity = layer.opacity
            for mark in layer.marks where !mark.path.isEmpty { Self.draw(mark, in: marks) }
        }
        for rule in layout.references { Self.draw(rule, in: context) }
        for label in layout.labels + layout.dataLabels { Self.draw(label, in: context) }
    }

    static func draw(_ mark: ChartMark, in context: GraphicsContext) {
        var context = context
        for covers in mark.covers where !covers.isEmpty {
            if mark.coversMayOverlap {
                context.clip(to: covers, options: .inverse)
            } else {
                // A path is a cheaper clip than the inverse of one.
                var around = Path(mark.path.boundingRect.union(covers.boundingRect).insetBy(dx: -8, dy: -8))
                around.addPath(covers)
                context.clip(to: around, style: FillStyle(eoFill: true))
            }
        }
        let shading = { (color: Color) in mark.style.map { GraphicsContext.Shading.style($0) } ?? .color(color) }
        if let fill = mark.fill { context.fill(mark.path, with: shading(fill)) }
        if let stroke = mark.stroke {
            context.stroke(
                mark.path, with: shading(stroke),
                style: StrokeStyle(lineWidth: mark.lineWidth, lineCap: .round, lineJoin: .round, dash: mark.dash))
        }
    }

    private static func draw(_ rule: ChartRule, in context: GraphicsContext) {
        guard rule.width > 0 else { return }
        context.stroke(rule.path, with: .color(rule.color), style: StrokeStyle(lineWidth: rule.width, dash: rule.dash))
    }

    static func text(_ string: String, fontSize: CGFloat, isBold: Bool = false) -> Text {
        let text = Text(verbatim: string).font(.fiori(fixedSize: fontSize))
        return isBold ? text.bold() : text
    }

    static func draw(_ label: ChartLabel, in context: GraphicsContext) {
        guard label.fontSize > 0 || label.font != nil else { return }
        if let background = label.background {
            context.fill(
                Path(roundedRect: label.frame.insetBy(dx: -2, dy: 0), cornerRadius: 3), with: .color(background))
        }
        if label.hasGround {
            context.fill(
                Path(roundedRect: label.frame.insetBy(dx: -2, dy: 0), cornerRadius: 3),
                with: .color((label.markColor ?? context.environment.chartGroundColor).opacity(0.8)))
        }
        var frame = label.frame
        // Rounding must not break or truncate a text that fits.
        frame.size.width += 0.5
        frame.size.height += 1
        let text =
            label.font.map { Text(verbatim: label.text).font($0) }
            ?? text(label.text, fontSize: label.fontSize, isBold: label.isBold)
        let color = color(of: label, in: context.environment)
        let drawn = text.foregroundStyle(color)
        if label.cutAlignment != .leading {
            // An ellipsis leaves a part of a letter's width.
            let rest = max(frame.width - context.resolve(drawn).measure(in: frame.size).width, 0)
            if rest > 1 { frame.origin.x += label.cutAlignment == .trailing ? rest : rest / 2 }
        }
        context.draw(drawn, in: frame)
    }

    private static func color(of label: ChartLabel, in environment: EnvironmentValues) -> Color {
        if let mark = label.markColor { return mark.legibleLabel(over: environment.chartGroundColor, in: environment) }
        // Labels with a ground have the colours of lines, which need less contrast than texts.
        return label.hasGround
            ? label.color.legible(on: environment.chartGroundColor, in: environment) : label.color
    }

    private func draw(_ band: ChartReferenceBand, in context: GraphicsContext, plot: ChartPlot) {
        let frame = Self.frame(of: band, in: plot)
        if !frame.isEmpty { context.fill(Path(frame), with: .color(band.color)) }
    }

    /// The part of the plot that a band covers; a band without an end reaches the edge of the plot.
    static func frame(of band: ChartReferenceBand, in plot: ChartPlot) -> CGRect {
        let frame = plot.frame
        let ends = plot.isLying ? frame.minX...frame.maxX : frame.minY...frame.maxY
        let lower = plot.position(value: band.range.lowerBound, on: plot.values).clamped(to: ends)
        let upper = plot.position(value: band.range.upperBound, on: plot.values).clamped(to: ends)
        return plot.isLying
            ? plot.bar(from: lower, to: upper, start: frame.minY, length: frame.height)
            : plot.bar(from: lower, to: upper, start: frame.minX, length: frame.width)
    }
}
