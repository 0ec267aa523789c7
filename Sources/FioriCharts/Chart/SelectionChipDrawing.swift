import SwiftUI

/// A chip that has been measured: heading and rows, in columns where they are higher than the chart.
nonisolated struct SelectionChipDrawing {
    private struct Row {
        var swatch: GraphicsContext.Shading?
        var name: GraphicsContext.ResolvedText?
        var nameWidth: CGFloat
        var text: GraphicsContext.ResolvedText
        var textWidth: CGFloat
    }

    private let heading: [GraphicsContext.ResolvedText]
    private let headingWidth: CGFloat
    private let rows: [Row]
    /// The numbers of rows that stay together.
    private let groups: [Int]
    private let lineHeight: CGFloat
    private var columns: ChipColumns
    private let nameLimit: CGFloat
    private let columnWidth: CGFloat
    private let hasSwatches: Bool
    /// The series that are left out, or the values of a single one.
    let restCount: Int
    private(set) var size: CGSize

    var isWhole: Bool { restCount == 0 }

    var hasValue: Bool { rows.contains { $0.textWidth > 0 } }

    private static let padding = CGSize(width: 6, height: 2)
    private static let swatch: CGFloat = 8
    private static let gap: CGFloat = 5
    private static let columnGap: CGFloat = 12

    /// More rows than any chart has room for are not measured.
    private static let mostRows = 400

    /// Measures a chip with texts of a size.
    /// - Parameters:
    ///   - wanted: The columns for which names are cut; 1 cuts only those that would take half of the chart.
    ///   - cutsHeading: True to cut a heading that has no room.
    /// - Returns: nil where not even a row has room.
    init?(
        _ chip: SelectionChip, fontSize: CGFloat, in context: GraphicsContext, size limit: CGSize,
        columns wanted: Int = 1, cutsHeading: Bool = false
    ) {
        let everything = CGSize(width: 10_000, height: 10_000)
        func resolved(_ string: String, _ style: ColorStyle, isBold: Bool) -> (GraphicsContext.ResolvedText, CGSize) {
            let text = context.resolve(
                ChartDrawing.text(string, fontSize: fontSize, isBold: isBold)
                    .foregroundStyle(Color.preferredColor(style)))
            return (text, text.measure(in: everything))
        }
        let height = resolved("0", .primaryLabel, isBold: false).1.height.rounded(.up)
        lineHeight = height
        let most = limit.width - Self.padding.width * 2
        // Heading and rows have to fit one below the other, else in columns, and the rest is counted.
        let lines = Int((limit.height - Self.padding.height * 2) / max(height, 1))
        var head: [(GraphicsContext.ResolvedText, CGSize)] = []
        if !chip.headingParts.isEmpty {
            let mostLines = !cutsHeading || chip.rows.count + 2 <= lines ? 2 : 1
            let words = ChipHeading(chip.headingParts, mostLines: mostLines, isCut: cutsHeading, width: most) {
                resolved($0, .primaryLabel, isBold: true).1.width.rounded(.up)
            }
            guard let words else { return nil }
            head = words.lines.map { resolved($0, .primaryLabel, isBold: true) }
        }
        heading = head.map(\.0)
        headingWidth = head.reduce(0) { max($0, $1.1.width.rounded(.up)) }
        let perColumn = lines - head.count
        guard perColumn >= 1, wanted == 1 || chip.rows.count <= perColumn * wanted else { return nil }
        let needsSwatches = chip.rows.count > 1 || chip.rows.contains { $0.name != nil }
        hasSwatches = needsSwatches && chip.rows.contains { $0.color != nil }
        func measured(_ row: SelectionChip.Row) -> Row {
            let name = row.name.map { resolved($0, .secondaryLabel, isBold: false) }
            let text = resolved(row.text, .primaryLabel, isBold: false)
            return Row(
                swatch: row.swatch, name: name?.0, nameWidth: name?.1.width.rounded(.up) ?? 0, text: text.0,
                textWidth: row.text.isEmpty ? 0 : text.1.width.rounded(.up))
        }
        var measurable = chip.rows.prefix(Self.mostRows).map(measured)
        let swatches = hasSwatches ? Self.swatch + Self.gap : 0
        func width(_ rows: some Collection<Row>, nameLimit: CGFloat) -> CGFloat {
            let widest = rows.reduce(0) { width, row in
                let name = min(row.nameWidth, nameLimit)
                let between = name > 0 && row.textWidth > 0 ? Self.gap * 2 : 0
                return max(width, name + between + row.textWidth)
            }
            return widest + swatches
        }
        // Names give way before values do.
        var names = max(limit.width * 0.5, 40)
        let texts = measurable.reduce(0) { max($0, $1.textWidth) }
        if wanted > 1 {
            let column = (most + Self.columnGap) / CGFloat(wanted) - Self.columnGap
            names = column - swatches - texts - Self.gap * 2
            if names < fontSize * Self.leastName { return nil }
        } else if width(measurable, nameLimit: names) > most {
            names = most - swatches - texts - Self.gap * 2
            if names < 24 { return nil }
        }
        guard !measurable.isEmpty else { return nil }
        if measurable.count <= 40, measurable.contains(where: { $0.nameWidth > names }) {
            let limit = names
            let cut = CutNames.cut(chip.rows.map { $0.name ?? "" }) { _, text in
                resolved(text, .secondaryLabel, isBold: false).1.width <= limit
            }
            measurable = zip(chip.rows, cut).map { row, name in
                var row = row
                if row.name != nil { row.name = name }
                return measured(row)
            }
        }
        nameLimit = names
        let column = width(measurable, nameLimit: names)
        columnWidth = column
        let mostColumns = max(1, Int((most + Self.columnGap) / (column + Self.columnGap)))
        var groups = chip.groups
        let fewest =
            measurable.count < chip.rows.count
            ? nil : ChipColumns.fewest(groups, most: mostColumns, limit: perColumn)
        if let fewest {
            (columns, restCount) = (fewest, 0)
        } else {
            let held = ChipColumns.held(of: groups, count: mostColumns, limit: perColumn)
            let rest = groups.count - held
            groups = Array(groups.prefix(held))
            let shown = groups.reduce(0, +)
            guard held > 0, shown <= measurable.count else { return nil }
            let count = SelectionChip.Row(color: nil, name: "+ \(rest)", text: "")
            (measurable, restCount) = (measurable.prefix(shown) + [measured(count)], rest)
            groups.append(1)
            guard let fewest = ChipColumns.fewest(groups, most: mostColumns, limit: perColumn) else { return nil }
            columns = fewest
        }
        rows = measurable
        self.groups = groups
        size = .zero
        size = sizeOfColumns
    }

    /// The least width of names that are cut, as a part of the size of texts.
    private static let leastName: CGFloat = 3.5

    /// The chip in as many columns as its rows need, and in up to three columns.
    func inColumns(of limit: CGSize) -> [SelectionChipDrawing] {
        let least = columns.ranges.count
        let most = Int((limit.width - Self.padding.width * 2 + Self.columnGap) / (columnWidth + Self.columnGap))
        let further = (2...3).filter { $0 > least && $0 <= most && $0 <= groups.count }
        return [self]
            + further.compactMap { count in
                guard let columns = ChipColumns(groups, count: count, limit: columns.height),
                    columns.ranges.count == count
                else { return nil }
                var chip = self
                chip.columns = columns
                chip.size = chip.sizeOfColumns
                return chip
            }
    }

    private var sizeOfColumns: CGSize {
        let count = columns.ranges.count
        let body = CGFloat(count) * columnWidth + CGFloat(count - 1) * Self.columnGap
        return CGSize(
            width: max(headingWidth, body) + Self.padding.width * 2,
            height: CGFloat(columns.height + heading.count) * lineHeight + Self.padding.height * 2)
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
        for heading in heading {
            draw(heading, in: rect(0, top, headingWidth, lineHeight))
            top += lineHeight
        }
        let indent = hasSwatches ? Self.swatch + Self.gap : 0
        let width = columns.ranges.count == 1 ? inner.width : columnWidth
        let places = columns.ranges.enumerated().flatMap { column, range in
            range.indices.map { (column, $0 - range.lowerBound) }
        }
        for (row, (column, place)) in zip(rows, places) {
            let x = CGFloat(column) * (columnWidth + Self.columnGap)
            let y = top + CGFloat(place) * lineHeight
            if hasSwatches, let swatch = row.swatch {
                let box = rect(x, y + (lineHeight - Self.swatch) / 2, Self.swatch, Self.swatch)
                context.fill(Path(roundedRect: box, cornerRadius: 2), with: swatch)
            }
            let nameWidth = min(row.nameWidth, nameLimit)
            if let name = row.name { draw(name, in: rect(x + indent, y, nameWidth, lineHeight)) }
            guard row.textWidth > 0 else { continue }
            let start = row.name == nil ? x + indent : x + width - row.textWidth
            draw(row.text, in: rect(start, y, row.textWidth, lineHeight))
        }
    }
}
