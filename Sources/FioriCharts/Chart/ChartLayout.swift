import SwiftUI

/// A text of a chart with its place.
nonisolated struct ChartLabel {
    var text: String
    var frame: CGRect
    var color: Color
    var fontSize: CGFloat
    var isBold = false
    /// The mark's colour under a label in a mark, which is then white or black instead of its own colour.
    var markColor: Color?
    /// True if the label stands over marks and needs a ground to be legible.
    var hasGround = false
    /// The font in place of the one of the size.
    var font: Font?
    /// The colour behind the label; nil for none.
    var background: Color?
    /// The place in the frame of what is left of a text that is cut.
    var cutAlignment = HorizontalAlignment.leading
}

/// A line of a chart's axes.
nonisolated struct ChartRule {
    var path: Path
    var color: Color
    var width: CGFloat
    var dash: [CGFloat]
}

/// The surroundings that a layout depends on.
nonisolated struct ChartSurroundings: Equatable {
    var locale: Locale
    var isRightToLeft = false
    /// Growth of texts by Dynamic Type.
    var textScale: CGFloat = 1
    var displayScale: CGFloat = 2
}

/// The arrangement of a chart in a size: plot, labels and lines.
nonisolated struct ChartLayout {
    typealias Measure = (_ text: String, _ fontSize: CGFloat, _ isBold: Bool) -> CGSize
    typealias FontMeasure = (_ text: String, _ font: Font) -> CGSize

    private(set) var plot: ChartPlot
    /// The labels of axes and reference lines.
    private(set) var labels: [ChartLabel] = []
    /// The values of points, beside their marks or in them.
    private(set) var dataLabels: [ChartLabel] = []
    /// The lines under the marks.
    private(set) var rules: [ChartRule] = []
    /// The reference lines, over the marks.
    private(set) var references: [ChartRule] = []
    let kind: any ChartMarks

    /// - Parameters:
    ///   - measureFont: The size of texts in own fonts; nil for those of their labels' sizes.
    ///   - measure: The size of texts.
    init(
        input: ChartInput, size: CGSize, surroundings: ChartSurroundings, measureFont: FontMeasure? = nil,
        measure: @escaping Measure
    ) {
        let kind = input.kind
        self.kind = kind
        var builder = ChartLayoutBuilder(
            input: input, kind: kind, size: size, surroundings: surroundings, measure: measure)
        builder.measureFont = measureFont
        plot = builder.build()
        labels = builder.labels
        dataLabels = builder.dataLabels(in: plot)
        rules = builder.rules
        references = builder.references
        // Lines over the marks must not strike numbers through.
        for index in dataLabels.indices where references.contains(where: { crosses($0, dataLabels[index]) }) {
            dataLabels[index].hasGround = true
        }
    }

    /// True if a line runs through a label.
    private func crosses(_ line: ChartRule, _ label: ChartLabel) -> Bool {
        line.path.boundingRect.insetBy(dx: -0.5, dy: -0.5).intersects(label.frame)
    }

    /// The frame of a point's mark; nil for gaps.
    func frame(series: Int, category: Int) -> CGRect? { kind.frame(series: series, category: category, in: plot) }
}
