import SwiftUI

/// A chip that has been measured: heading and rows, in columns where they are higher than the chart.
nonisolated struct SelectionChipDrawing {
    private struct Row {
        var color: Color?
        var name: GraphicsContext.ResolvedText?
        var nameWidth: CGFloat
        var text: GraphicsContext.ResolvedText
        var textWidth: CGFloat
    }

    private let heading: GraphicsContext.ResolvedText?
    private let headingWidth: CGFloat
    private let rows: [Row]
    private let lineHeight: CGFloat
    private var rowsPerColumn: Int
    private let nameLimit: CGFloat
    private let columnWidth: CGFloat
    private let hasSwatches: Bool
    /// True if no row is left out.
    private let isWhole: Bool
    private(set) var size: CGSize

    private var hasValue: Bool { rows.contains { $0.textWidth > 0 } }

    private static let padding = CGSize(width: 6, height: 2)
    private static let swatch: CGFloat = 8
    private static let gap: CGFloat = 5
    private static let columnGap: CGFloat = 12

    /// The part of a chart that the words of a chip take before great texts become smaller.
    private static let share: CGFloat = 0.4
    /// The part of the marks, in twentieths, that a chip with texts of the usual size may cover.
    private static let mostCovered = 5

    /// The sizes of texts that Dynamic Type has made great, in parts of that.
    private static let smallerParts: [CGFloat] = [1, 0.85, 0.7, 0.6, 0.5, 0.42, 0.36]

    /// Measures a chip for the place that it has: in further columns, then with smaller texts where Dynamic Type has made
    /// them great, then with fewer words where the chart is small; nil where not even the values have room.
    static func fitting(
        _ chip: SelectionChip, fontSize: CGFloat, in context: GraphicsContext, room: ChipRoom
    ) -> (drawing: SelectionChipDrawing, frame: CGRect)? {
        let size = room.size
        let sizes = smallerParts.map { fontSize * $0 }.filter { $0 >= 12 || $0 == fontSize }
        func placed(_ drawing: SelectionChipDrawing) -> (drawing: SelectionChipDrawing, place: ChipPlace) {
            (drawing, ChipPlace(of: drawing.size, in: room))
        }
        let chips = sizes.lazy.compactMap { SelectionChipDrawing(chip, fontSize: $0, in: context, size: size) }
            .filter { $0.isWhole }.flatMap { $0.inColumns(of: size) }
        let limit = size.width * size.height * share
        var best: (drawing: SelectionChipDrawing, place: ChipPlace)?
        for drawing in chips where drawing.size.width * drawing.size.height <= limit {
            let new = placed(drawing)
            if best.map({ new.place.faults < $0.place.faults }) ?? true { best = new }
            if new.place.faults == .none { break }
        }
        if let whole = best, whole.place.faults.coveredMarks > mostCovered {
            // Smaller than all other texts, but it leaves the marks in sight.
            let small = [11, 10].compactMap { SelectionChipDrawing(chip, fontSize: $0, in: context, size: size) }
                .filter(\.isWhole).flatMap { $0.inColumns(of: size) }.map(placed)
            best = small.reduce(whole) { $1.place.faults < $0.place.faults ? $1 : $0 }
        }
        if let best { return (best.drawing, best.place.frame) }
        return (chips.last ?? shortened(chip, fontSize: sizes.last ?? fontSize, in: context, size: size)).map {
            ($0, placed($0).place.frame)
        }
    }

    /// A chip that counts its last rows, of one line, or of its first value.
    private static func shortened(
        _ chip: SelectionChip, fontSize: CGFloat, in context: GraphicsContext, size: CGSize
    ) -> SelectionChipDrawing? {
        if let counted = SelectionChipDrawing(chip, fontSize: fontSize, in: context, size: size), counted.hasValue {
            return counted
        }
        var short = chip
        short.heading = nil
        short.rows = [SelectionChip.Row(color: nil, name: nil, text: chip.line)]
        if let line = SelectionChipDrawing(short, fontSize: fontSize, in: context, size: size) { return line }
        return chip.shortLines.lazy.compactMap { line in
            short.rows = [SelectionChip.Row(color: nil, name: nil, text: line)]
            return SelectionChipDrawing(short, fontSize: fontSize, in: context, size: size)
        }
        .first
    }

    private init?(_ chip: SelectionChip, fontSize: CGFloat, in context: GraphicsContext, size limit: CGSize) {
        let everything = CGSize(width: 10_000, height: 10_000)
        func resolved(_ string: String, _ style: ColorStyle, isBold: Bool) -> (GraphicsContext.ResolvedText, CGSize) {
            let text = context.resolve(
                ChartDrawing.text(string, fontSize: fontSize, isBold: isBold)
                    .foregroundStyle(Color.preferredColor(style)))
            return (text, text.measure(in: everything))
        }
        let height = resolved("0", .primaryLabel, isBold: false).1.height.rounded(.up)
        lineHeight = height
        let head = chip.heading.map { resolved($0, .primaryLabel, isBold: true) }
        heading = head?.0
        headingWidth = head?.1.width.rounded(.up) ?? 0
        // Heading and rows have to fit one below the other, else in columns, and the rest is counted.
        let room = limit.height - Self.padding.height * 2 - (head == nil ? 0 : height)
        let perColumn = Int(room / max(height, 1))
        guard perColumn >= 1 else { return nil }
        let needsSwatches = chip.rows.count > 1 || chip.rows.contains { $0.name != nil }
        hasSwatches = needsSwatches && chip.rows.contains { $0.color != nil }
        func measured(_ row: SelectionChip.Row) -> Row {
            let name = row.name.map { resolved($0, .secondaryLabel, isBold: false) }
            let text = resolved(row.text, .primaryLabel, isBold: false)
            return Row(
                color: row.color, name: name?.0, nameWidth: name?.1.width.rounded(.up) ?? 0, text: text.0,
                textWidth: row.text.isEmpty ? 0 : text.1.width.rounded(.up))
        }
        // More rows than any chart has room for are not measured.
        var measurable = chip.rows.prefix(400).map(measured)
        let swatches = hasSwatches ? Self.swatch + Self.gap : 0
        func width(_ rows: some Collection<Row>, nameLimit: CGFloat) -> CGFloat {
            let widest = rows.reduce(0) { width, row in
                let name = min(row.nameWidth, nameLimit)
                let between = name > 0 && row.textWidth > 0 ? Self.gap * 2 : 0
                return max(width, name + between + row.textWidth)
            }
            return widest + swatches
        }
        let most = limit.width - Self.padding.width * 2
        // Names give way before values do.
        var names = max(limit.width * 0.5, 40)
        if width(measurable, nameLimit: names) > most {
            let texts = measurable.reduce(0) { max($0, $1.textWidth) }
            names = most - swatches - texts - Self.gap * 2
            if names < 24 { return nil }
        }
        guard !measurable.isEmpty, headingWidth <= most else { return nil }
        if measurable.count <= 40, measurable.contains(where: { $0.nameWidth > names }) {
            let limit = names
            let cut = CutNames.cut(chip.rows.map { $0.name ?? "" }) { _, text in
                resolved(text, .secondaryLabel, isBold: false).1.width <= limit
            }
            measurable = zip(chip.rows, cut).map { row, name in
                measured(SelectionChip.Row(color: row.color, name: row.name == nil ? nil : name, text: row.text))
            }
        }
        nameLimit = names
        let column = width(measurable, nameLimit: names)
        columnWidth = column
        let columns = max(1, Int((most + Self.columnGap) / (column + Self.columnGap)))
        let held = perColumn * columns
        var shown = measurable
        isWhole = chip.rows.count <= held
        if !isWhole {
            guard held > 1 else { return nil }
            let rest = chip.rows.count - held + 1
            shown = Array(measurable.prefix(held - 1))
            shown.append(measured(SelectionChip.Row(color: nil, name: "+ \(rest)", text: "")))
        }
        rows = shown
        let used = (shown.count + perColumn - 1) / perColumn
        rowsPerColumn = (shown.count + used - 1) / used
        size = .zero
        size = size(ofColumns: used)
    }

    /// The chip in as many columns as its rows need, and in up to three columns.
    private func inColumns(of limit: CGSize) -> [SelectionChipDrawing] {
        let least = (rows.count + rowsPerColumn - 1) / rowsPerColumn
        let most = Int((limit.width - Self.padding.width * 2 + Self.columnGap) / (columnWidth + Self.columnGap))
        let further = (2...3).filter { $0 > least && $0 <= most && $0 <= rows.count }
        return [self]
            + further.map { columns in
                var chip = self
                chip.rowsPerColumn = (rows.count + columns - 1) / columns
                chip.size = chip.size(ofColumns: (rows.count + chip.rowsPerColumn - 1) / chip.rowsPerColumn)
                return chip
            }
    }

    private func size(ofColumns columns: Int) -> CGSize {
        let body = CGFloat(columns) * columnWidth + CGFloat(columns - 1) * Self.columnGap
        return CGSize(
            width: max(headingWidth, body) + Self.padding.width * 2,
            height: CGFloat(rowsPerColumn + (heading == nil ? 0 : 1)) * lineHeight + Self.padding.height * 2)
    }

    func draw(in frame: CGRect, _ context: GraphicsContext, isRightToLeft: Bool) {
        let shape = Path(roundedRect: frame, cornerRadius: 6)
        context.fill(shape, with: .color(context.environment.chartGroundColor))
        context.stroke(shape, with: .color(.preferredColor(.separator)), lineWidth: 1)
        let inner = CGRect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width, height: size.height
        )
        .insetBy(dx: Self.padding.width, dy: Self.padding.height)
        /// A rectangle from the reading start, mirrored where texts run from right to left.
        func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: isRightToLeft ? inner.maxX - x - width : inner.minX + x, y: y, width: width, height: height)
        }
        func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) {
            // Rounding must not break or truncate a text that fits.
            context.draw(text, in: CGRect(x: rect.minX, y: rect.minY, width: rect.width + 1, height: rect.height + 1))
        }
        var top = inner.minY
        if let heading {
            draw(heading, in: rect(0, top, headingWidth, lineHeight))
            top += lineHeight
        }
        let indent = hasSwatches ? Self.swatch + Self.gap : 0
        let isSingleColumn = rows.count <= rowsPerColumn
        let width = isSingleColumn ? inner.width : columnWidth
        for (place, row) in rows.enumerated() {
            let x = CGFloat(place / rowsPerColumn) * (columnWidth + Self.columnGap)
            let y = top + CGFloat(place % rowsPerColumn) * lineHeight
            if hasSwatches, let color = row.color {
                let box = rect(x, y + (lineHeight - Self.swatch) / 2, Self.swatch, Self.swatch)
                context.fill(Path(roundedRect: box, cornerRadius: 2), with: .color(color))
            }
            let nameWidth = min(row.nameWidth, nameLimit)
            if let name = row.name { draw(name, in: rect(x + indent, y, nameWidth, lineHeight)) }
            guard row.textWidth > 0 else { continue }
            let start = row.name == nil ? x + indent : x + width - row.textWidth
            draw(row.text, in: rect(start, y, row.textWidth, lineHeight))
        }
    }
}
