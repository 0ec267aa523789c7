import SwiftUI

nonisolated extension ChartLayoutBuilder {
    /// Adds the reference lines and their labels.
    ///
    /// - Parameter rows: The rows of labels above the plot of a chart whose categories run down.
    mutating func addReferences(in plot: ChartPlot, above rows: [[ReferenceLabel]] = []) {
        let hasLabels = !plot.isLying && !isMicro && model.referenceLines.contains { $0.label?.isEmpty == false }
        let values = hasLabels ? dataLabels(in: plot).map(\.frame) : []
        for (index, line) in model.referenceLines.enumerated() where line.value.isFinite {
            let place = place(of: line, in: plot)
            let frame = plot.frame
            // Lines beyond explicit ends or the visible part are none.
            let ends = plot.isLying ? frame.minX - 1...frame.maxX + 1 : frame.minY - 1...frame.maxY + 1
            guard ends.contains(place) else { continue }
            let look = referenceLook
            var top = frame.minY
            if plot.isLying, let (row, label) = Self.label(ofLine: index, in: rows) {
                top = max(frame.minY - referenceLift - height(look) * CGFloat(row + 1), 0)
                let box = CGRect(x: label.start, y: top, width: label.length, height: height(look))
                labels.append(
                    ChartLabel(
                        text: Self.line(line.label), frame: box, color: line.color, fontSize: fontSize(look),
                        hasGround: true, font: look.font))
                if label.spans(place) { top += height(look) }
            } else if !plot.isLying, !isMicro, let text = line.label, !text.isEmpty {
                let measured = measure(text, look)
                let extent = CGSize(width: min(measured.width.rounded(.up), frame.width), height: measured.height)
                let others = model.referenceLines.indices.filter { $0 != index }.map {
                    self.place(of: model.referenceLines[$0], in: plot)
                }
                if let origin = referenceLabelOrigin(
                    at: place, size: extent, among: others, beside: values, in: plot)
                {
                    labels.append(
                        ChartLabel(
                            text: text, frame: CGRect(origin: origin, size: extent), color: line.color,
                            fontSize: fontSize(look), hasGround: true, font: look.font))
                }
            }
            var path = Path()
            path.move(to: plot.isLying ? CGPoint(x: place, y: top) : CGPoint(x: frame.minX, y: place))
            path.addLine(to: plot.isLying ? CGPoint(x: place, y: frame.maxY) : CGPoint(x: frame.maxX, y: place))
            references.append(ChartRule(path: path, color: line.color, width: 1, dash: [4, 2]))
        }
    }

    /// The look of labels of reference lines: smaller where great texts would take more than a tenth of the chart's height, or
    /// two fifths of its width.
    var referenceLook: ChartLabelAttributes {
        let look = model.numericAxis.labels
        let texts = model.referenceLines.compactMap(\.label)
        guard surroundings.textScale > 1, !texts.isEmpty else { return look }
        let widest = texts.reduce(1) { max($0, measure($1, look).width) }
        let scale = min(size.height / 10 / max(height(look), 1), size.width * 0.4 / widest)
        return smaller(look, by: scale)
    }

    /// The place of a line: its height, or its distance from the left where categories run down.
    private func place(of line: ChartReferenceLine, in plot: ChartPlot) -> CGFloat {
        let scale = input.axis(of: line) == .dual ? plot.secondaryValues ?? plot.values : plot.values
        return aligned(plot.position(value: line.value, on: scale), width: 1)
    }

    // MARK: Above bars

    /// A reference line's label above bars, between its line and the next row's.
    struct ReferenceLabel {
        var line: Int
        var start: CGFloat
        var length: CGFloat

        var end: CGFloat { start + length }

        func moved(to start: CGFloat) -> ReferenceLabel {
            ReferenceLabel(line: line, start: start, length: length)
        }

        /// True if a line at a place runs through the label's length.
        func spans(_ place: CGFloat) -> Bool { place > start - 1 && place < end + 1 }

        /// True if the two would touch in one row.
        func isNear(_ other: ReferenceLabel) -> Bool { start < other.end + 6 && other.start < end + 6 }
    }

    /// The labels of reference lines in rows above bars, the lowest first; they take at most a third of the chart.
    ///
    /// All labels stand on the side of their lines that is farther from the names, or all on the other one, when the chart
    /// has room beside the names; else each has a side of its own, and those with room on neither move over their lines.
    /// Where two of them would cross each other's lines then, all stand on one side, above the names.
    /// A label is in a row above those of the other lines that it spans, so that these end below it.
    func referenceRows(in plot: ChartPlot) -> [[ReferenceLabel]] {
        let look = referenceLook
        let lines = model.referenceLines.enumerated().compactMap { index, line -> (x: CGFloat, ReferenceLabel)? in
            let text = Self.line(line.label)
            guard !text.isEmpty, line.value.isFinite else { return nil }
            let length = min(measure(text, look).width.rounded(.up), size.width)
            return (
                plot.position(value: line.value, on: plot.values), ReferenceLabel(line: index, start: 0, length: length)
            )
        }
        let (frame, isRightToLeft) = (plot.frame, surroundings.isRightToLeft)
        // Names stand beside the bars, where there is room for nothing else.
        let room = isRightToLeft ? 0...max(frame.maxX, 0) : min(frame.minX, size.width)...size.width
        let sides = [isRightToLeft, !isRightToLeft].map { isLeft in
            lines.map { x, label in (x: x, label: label.moved(to: isLeft ? x - 3 - label.length : x + 3)) }
        }
        func hasRoom(_ label: ReferenceLabel) -> Bool { label.start >= room.lowerBound && label.end <= room.upperBound }
        let own = lines.indices.map { index -> (x: CGFloat, label: ReferenceLabel) in
            if let side = sides.first(where: { hasRoom($0[index].label) }) { return side[index] }
            let (x, label) = sides[0][index]
            let within = room.upperBound - room.lowerBound >= label.length ? room : 0...size.width
            return (x, label.moved(to: max(within.lowerBound, min(label.start, within.upperBound - label.length))))
        }
        // Two labels that span each other's lines have no order of rows. Those of one side have one, over the names, too.
        func isCrossed(_ places: [(x: CGFloat, label: ReferenceLabel)]) -> Bool {
            places.indices.contains { index in
                places.indices.contains { other in
                    index != other && places[index].label.spans(places[other].x)
                        && places[other].label.spans(places[index].x)
                }
            }
        }
        let overNames = sides.first { $0.allSatisfy { $1.start >= 0 && $1.end <= size.width } }
        let moved = sides[0].map { x, label in
            (x: x, label: label.moved(to: max(0, min(label.start, size.width - label.length))))
        }
        let chosen =
            sides.first { $0.allSatisfy { hasRoom($0.label) } }
            ?? [own, overNames, moved].compactMap { $0 }.first { !isCrossed($0) } ?? own
        return rows(of: chosen, limit: Int(size.height / 3 / max(height(look), 1)))
    }

    /// The length that rows of labels stand above bars of a height, so that those over the names beside them do not cover
    /// the first one, which may be higher than its bar.
    func lengthAboveNames(of rows: [[ReferenceLabel]], in plot: ChartPlot, height length: CGFloat) -> CGFloat {
        let (frame, isRightToLeft) = (plot.frame, surroundings.isRightToLeft)
        let lowest = rows.firstIndex { row in
            row.contains { isRightToLeft ? $0.end > frame.maxX + 1 : $0.start < frame.minX - 1 }
        }
        return lowest.map { max(reachOfNames(aboveBarsIn: length) - CGFloat($0) * height(referenceLook), 0) } ?? 0
    }

    /// A label in one line, as there is above bars.
    private static func line(_ label: String?) -> String {
        label?.inOneLine ?? ""
    }

    private func rows(of labels: [(x: CGFloat, label: ReferenceLabel)], limit: Int) -> [[ReferenceLabel]] {
        var rows: [[ReferenceLabel]] = []
        // The row of each line that is placed.
        var placed: [(x: CGFloat, row: Int)] = []
        var rest = Array(labels.indices)
        while !rest.isEmpty {
            // A label comes after those of the other lines that it spans, or of most of them.
            let open = rest.map { index in
                rest.count { $0 != index && labels[index].label.spans(labels[$0].x) }
            }
            let index = rest.remove(at: open.indices.min { open[$0] < open[$1] } ?? 0)
            let (x, label) = labels[index]
            var row = placed.filter { label.spans($0.x) }.map { $0.row + 1 }.max() ?? 0
            while row < rows.count, rows[row].contains(where: { $0.isNear(label) }) { row += 1 }
            guard row < limit else { continue }
            while rows.count <= row { rows.append([]) }
            rows[row].append(label)
            placed.append((x, row))
        }
        return rows
    }

    private static func label(
        ofLine line: Int, in rows: [[ReferenceLabel]]
    ) -> (row: Int, label: ReferenceLabel)? {
        for (row, labels) in rows.enumerated() {
            if let label = labels.first(where: { $0.line == line }) { return (row, label) }
        }
        return nil
    }

    // MARK: Beside columns and lines

    /// The place of a reference line's label: above or below the line, or on it where others are near, at its end or its
    /// start, where it covers no other label, and as little as possible of marks and data labels.
    /// - Parameters:
    ///   - others: The places of the other lines, none of which lies between the label and its line.
    ///   - values: The frames of the data labels that have room without the label.
    /// - Returns: nil when other labels take all places.
    private func referenceLabelOrigin(
        at place: CGFloat, size label: CGSize, among others: [CGFloat], beside values: [CGRect], in plot: ChartPlot
    ) -> CGPoint? {
        let frame = plot.frame
        let ends = [frame.maxX - label.width, frame.minX]
        let between = [0.5, 0.75, 0.25, 0.875, 0.625, 0.375, 0.125].map {
            frame.minX + (frame.width - label.width) * $0
        }
        let above = place - label.height - 2
        let beside = [above, place + 2].filter { top in
            let reach = min(top, place) - 1...max(top + label.height, place) + 1
            return !others.contains { $0 != place && reach.contains($0) }
        }
        let heights = (beside + [place - label.height / 2]).filter { $0 >= 0 && $0 + label.height <= size.height }
        let origins = ((surroundings.isRightToLeft ? ends.reversed() : ends) + between).flatMap { x in
            heights.map { CGPoint(x: x, y: $0) }
        }
        let free = origins.filter { isFree($0, label) }
        let inPlot = free.filter { $0.y + label.height <= frame.maxY }
        let places = (inPlot.isEmpty ? free : inPlot).map { CGRect(origin: $0, size: label) }
        let isClear = { (place: CGRect) in
            !values.contains { $0.intersects(place) } && !kind.reach(into: place, in: plot)
        }
        if let clear = places.first(where: isClear) { return clear.origin }
        // Each place covers some of so many marks.
        guard plot.visibleCategories.count * input.visibleSeries.count <= Self.comparedMarks else {
            return places.first?.origin
        }
        var best: (origin: CGPoint, covered: CGFloat)?
        let barEnds = endsOfBars(in: plot)
        for place in places {
            // A value that is lost, as an end of a bar that is hidden, weighs as much as a third of a mark under the label.
            let lost = CGFloat(values.count { $0.intersects(place) } + barEnds.count { $0.intersects(place) }) / 3
            let covered = covered(by: place, from: lost, upTo: best?.covered ?? .infinity, in: plot)
            if covered < best?.covered ?? .infinity { best = (place.origin, covered) }
        }
        return best?.origin
    }

    /// Places are compared by the marks under them if there are at most so many.
    private static var comparedMarks: Int { 400 }

    /// The ends of bars, which show their values.
    private func endsOfBars(in plot: ChartPlot) -> [CGRect] {
        let (series, categories) = (input.visibleSeries, plot.visibleCategories)
        guard kind.hasBars else { return [] }
        let base = plot.position(value: plot.values.baseline, on: plot.values)
        return series.flatMap { series in
            categories.compactMap { category in
                kind.frame(series: series, category: category, in: plot).map { bar in
                    let end = abs(bar.minY - base) > abs(bar.maxY - base) ? bar.minY : bar.maxY
                    return CGRect(x: bar.minX, y: end - 1, width: bar.width, height: 2)
                }
            }
        }
    }

    /// The part of a place into which marks reach, of pieces of it.
    /// - Parameters:
    ///   - start: The part to begin with.
    ///   - limit: The part at which counting ends.
    private func covered(by place: CGRect, from start: CGFloat, upTo limit: CGFloat, in plot: ChartPlot) -> CGFloat {
        let (columns, rows) = (16, 3)
        let piece = CGSize(width: place.width / CGFloat(columns), height: place.height / CGFloat(rows))
        var covered = start
        for index in 0..<columns * rows where covered < limit {
            let origin = CGPoint(
                x: place.minX + piece.width * CGFloat(index % columns),
                y: place.minY + piece.height * CGFloat(index / columns))
            if kind.reach(into: CGRect(origin: origin, size: piece), in: plot) {
                covered += 1 / CGFloat(columns * rows)
            }
        }
        return covered
    }

    /// True if a label covers no other one.
    private func isFree(_ origin: CGPoint, _ extent: CGSize) -> Bool {
        let frame = CGRect(origin: origin, size: extent)
        return !labels.contains { $0.frame.intersects(frame) }
    }
}
