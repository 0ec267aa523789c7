import SwiftUI

nonisolated extension ChartLayoutBuilder {
    /// The plot of a chart without axes, with the texts that have room.
    mutating func buildFree() -> ChartPlot {
        let values = ValueAxisScale(data: .empty, options: .init())
        let whole = CGRect(origin: .zero, size: size)
        switch kind.valueTexts(of: input, locale: surroundings.locale) {
        case .none: return plot(in: whole, values: values)
        case .inside(let text, let part):
            let plot = plot(in: whole, values: values)
            addText(text, insideHoleOf: part, in: plot)
            return plot
        case .beside(let lines): return plot(in: addTexts(lines), values: values)
        }
    }

    /// Texts smaller than this are not legible, in points.
    private static var smallestText: CGFloat { 8 }

    /// Adds a text in the middle of a ring, as large as its hole allows.
    private mutating func addText(_ text: String, insideHoleOf part: CGFloat, in plot: ChartPlot) {
        let circle = DonutMarks.circle(in: plot)
        let hole = circle.radius * part - 2
        var fontSize = min(circle.radius * 0.45, 40)
        var extent = measure(text, fontSize, isBold: true)
        let reach = hypot(extent.width, extent.height) / 2
        if reach > hole {
            fontSize *= hole / reach
            extent = measure(text, max(fontSize, 1), isBold: true)
        }
        guard fontSize >= Self.smallestText else { return }
        let origin = CGPoint(x: circle.center.x - extent.width / 2, y: circle.center.y - extent.height / 2)
        labels.append(
            ChartLabel(
                text: text, frame: CGRect(origin: origin, size: extent), color: .preferredColor(.primaryLabel),
                fontSize: fontSize, isBold: true))
    }

    /// Adds lines of text after a round mark, both in the middle, and returns the square that is left for the mark; the
    /// whole chart where the lines have no room.
    private mutating func addTexts(_ lines: [String]) -> CGRect {
        let whole = CGRect(origin: .zero, size: size)
        let fontSize = 12 * surroundings.textScale
        let extents = lines.enumerated().map { place, line in
            let extent = measure(line, fontSize, isBold: place == 0)
            return CGSize(width: extent.width.rounded(.up), height: extent.height)
        }
        let widest = extents.reduce(0) { max($0, $1.width) }
        let height = extents.reduce(0) { $0 + $1.height }
        let gap: CGFloat = 8
        let diameter = min(size.height, size.width - widest - gap)
        guard height <= size.height, diameter >= 16 else { return whole }
        let start = (size.width - diameter - gap - widest) / 2
        var top = (size.height - height) / 2
        for (place, (line, extent)) in zip(lines, extents).enumerated() {
            let x =
                surroundings.isRightToLeft ? start + widest - extent.width : start + diameter + gap
            labels.append(
                ChartLabel(
                    text: line, frame: CGRect(origin: CGPoint(x: x, y: top), size: extent),
                    color: .preferredColor(place == 0 ? .primaryLabel : .secondaryLabel), fontSize: fontSize,
                    isBold: place == 0))
            top += extent.height
        }
        let left = surroundings.isRightToLeft ? start + widest + gap : start
        return CGRect(x: left, y: (size.height - diameter) / 2, width: diameter, height: diameter)
    }
}
