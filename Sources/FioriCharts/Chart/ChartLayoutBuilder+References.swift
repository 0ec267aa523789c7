import SwiftUI

nonisolated extension ChartLayoutBuilder {
    /// Adds the reference lines and their labels.
    ///
    /// - Parameter rows: The rows of labels above the plot of a chart whose categories run down.
    mutating func addReferences(in plot: ChartPlot, above rows: [[ReferenceLabel]] = []) {
        for (index, line) in model.referenceLines.enumerated() where line.value.isFinite {
            let scale = line.isOnSecondaryAxis ? plot.secondaryValues ?? plot.values : plot.values
            let place = aligned(plot.position(value: line.value, on: scale), width: 1)
            let frame = plot.frame
            let look = model.numericAxis.labels
            var top = frame.minY
            if plot.isLying, let (row, label) = Self.label(ofLine: index, in: rows) {
                top = max(frame.minY - height(look) * CGFloat(row + 1), 0)
                let place = CGRect(x: label.start, y: top, width: label.length, height: height(look))
                labels.append(
                    ChartLabel(text: line.label ?? "", frame: place, color: line.color, fontSize: fontSize(look)))
            } else if !plot.isLying, !isMicro, let text = line.label, !text.isEmpty {
                let measured = measure(text, fontSize(look))
                let extent = CGSize(width: min(measured.width.rounded(.up), frame.width), height: measured.height)
                if let origin = referenceLabelOrigin(at: place, size: extent, in: plot) {
                    labels.append(
                        ChartLabel(
                            text: text, frame: CGRect(origin: origin, size: extent), color: line.color,
                            fontSize: fontSize(look), hasGround: true))
                }
            }
            var path = Path()
            path.move(to: plot.isLying ? CGPoint(x: place, y: top) : CGPoint(x: frame.minX, y: place))
            path.addLine(to: plot.isLying ? CGPoint(x: place, y: frame.maxY) : CGPoint(x: frame.maxX, y: place))
            rules.append(ChartRule(path: path, color: line.color, width: 1, dash: [4, 2]))
        }
    }

    // MARK: Above bars

    /// A reference line's label above bars, between its line and the next row's.
    struct ReferenceLabel {
        var line: Int
        var start: CGFloat
        var length: CGFloat
    }

    /// The labels of reference lines in rows above bars, the lowest first.
    ///
    /// Each label stands right of its line, or left where the chart ends, in the lowest free row. The lines from right
    /// to left: so no line of a higher row runs through a label. Rows take at most a third of the chart.
    func referenceRows(in plot: ChartPlot) -> [[ReferenceLabel]] {
        let look = model.numericAxis.labels
        let limit = Int(size.height / 3 / max(height(look), 1))
        let lines = model.referenceLines.enumerated().compactMap { index, line -> (index: Int, x: CGFloat)? in
            guard line.label?.isEmpty == false, line.value.isFinite else { return nil }
            return (index, plot.position(value: line.value, on: plot.values))
        }
        var rows: [[ReferenceLabel]] = []
        for line in lines.sorted(by: { $0.x > $1.x }) {
            let text = model.referenceLines[line.index].label ?? ""
            let length = min(measure(text, fontSize(look)).width.rounded(.up), size.width)
            let right = line.x + 3
            let start = right + length <= size.width ? right : max(0, line.x - 3 - length)
            let isFree = { (row: [ReferenceLabel]) in
                row.allSatisfy { $0.start > start + length + 6 || start > $0.start + $0.length + 6 }
            }
            let label = ReferenceLabel(line: line.index, start: start, length: length)
            if let row = rows.firstIndex(where: isFree) {
                rows[row].append(label)
            } else if rows.count < limit {
                rows.append([label])
            }
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

    /// The place of a reference line's label: above or below the line, at its end or its start, where it covers no
    /// other label, and no mark if there is such a place.
    /// - Returns: nil when other labels take all places.
    private func referenceLabelOrigin(at place: CGFloat, size label: CGSize, in plot: ChartPlot) -> CGPoint? {
        let frame = plot.frame
        let ends = [frame.maxX - label.width, frame.minX]
        let above = place - label.height - 2
        let heights = [above, place + 2].filter { $0 >= 0 && $0 + label.height <= size.height }
        let origins = ((surroundings.isRightToLeft ? ends.reversed() : ends) + [frame.midX - label.width / 2]).flatMap {
            x in
            heights.map { CGPoint(x: x, y: $0) }
        }
        let free = origins.filter { isFree($0, label) }
        return free.first { origin in
            origin.y + label.height <= frame.maxY && !covers(CGRect(origin: origin, size: label), in: plot)
        } ?? free.first
    }

    /// True if a label covers no other one.
    private func isFree(_ origin: CGPoint, _ extent: CGSize) -> Bool {
        let frame = CGRect(origin: origin, size: extent)
        return !labels.contains { $0.frame.intersects(frame) }
    }

    /// True if marks of the categories around a rectangle reach into it.
    private func covers(_ rect: CGRect, in plot: ChartPlot) -> Bool {
        guard case .categoriesAcross = kind.coordinates, plot.visibleCategories.count <= 500 else { return false }
        for series in input.visibleSeries {
            var marks: CGRect?
            for category in plot.visibleCategories {
                let x = plot.position(category: category)
                let reach = plot.bandwidth
                guard x >= rect.minX - reach, x <= rect.maxX + reach,
                    let mark = kind.frame(series: series, category: category, in: plot)
                else { continue }
                marks = marks.map { $0.union(mark) } ?? mark
            }
            if let marks, marks.intersects(rect) { return true }
        }
        return false
    }
}
