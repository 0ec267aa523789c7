import CoreGraphics

/// The places of a legend's entries in a room: in lines that follow each other downwards, or in columns.
///
/// Entries of several lines stand below each other where that takes no more lines.
/// Entries that have no room are the last ones. Their number has a place after the entries that are shown.
package nonisolated struct LegendArrangement: Equatable {
    /// The order of entries.
    package enum Direction: Sendable {
        case lines, columns
    }

    /// The distance between entries of a line, and between columns, in points.
    package static let entrySpacing: CGFloat = 16
    /// The distance between entries of a line where one would be left out otherwise.
    private static let tightSpacing: CGFloat = 8
    /// The distance between lines, and between entries of a column, in points.
    package static let lineSpacing: CGFloat = 6
    /// An entry beside the number of those left out is shortened to this width, not further.
    private static let leastEntry: CGFloat = 56

    /// The least width of an entry beside the number of those left out: more where texts are larger, so that some letters of
    /// its name are left.
    /// - Parameters:
    ///   - label: The width of the text of the number.
    ///   - number: The number of entries that are left out.
    private static func leastEntry(beside label: CGFloat, number: Int) -> CGFloat {
        // The sign, a space and digits, in letters of about one width.
        let letters = 1.5 + CGFloat(String(number).count)
        return max(leastEntry, label / letters * 6.2)
    }

    /// The frames of the entries that are shown.
    package private(set) var frames: [CGRect] = []
    /// The frame of the number of entries that are left out; nil if there are none, or no room for it.
    package private(set) var countFrame: CGRect?
    package private(set) var size = CGSize.zero

    /// - Parameters:
    ///   - sizes: The extents of the entries, none wider than the room.
    ///   - extra: The number of entries after these, for which there is certainly no room.
    ///   - isCentred: True if lines stand in the middle of the room's width.
    ///   - countWidth: The width of the text for a number of entries that are left out; nil if all are placed, beyond the
    ///     height of the room where necessary.
    package init(
        _ direction: Direction, of sizes: [CGSize], extra: Int = 0, in room: CGSize, isCentred: Bool = false,
        countWidth: ((Int) -> CGFloat)? = nil
    ) {
        guard !sizes.isEmpty else { return }
        switch direction {
        case .lines: placeLines(sizes, extra: extra, in: room, isCentred: isCentred, countWidth: countWidth)
        case .columns: placeColumns(sizes, extra: extra, in: room, countWidth: countWidth)
        }
    }

    // MARK: Lines

    private struct Line {
        var widths: [CGFloat] = []
        var height: CGFloat = 0
        var spacing = LegendArrangement.entrySpacing
        /// The widths of the columns in which the entries stand; nil where they follow each other.
        var columns: [CGFloat]?

        var width: CGFloat {
            guard let last = widths.last else { return 0 }
            let before = columns.map { Array($0.prefix(widths.count - 1)) } ?? widths.dropLast()
            return before.reduce(last, +) + CGFloat(before.count) * spacing
        }
    }

    /// Entries in lines, each as full as it can be.
    private static func flow(_ sizes: [CGSize], width: CGFloat, spacing: CGFloat) -> [Line] {
        var lines: [Line] = []
        for size in sizes {
            let fits = lines.last.map { $0.width + spacing + size.width <= width } ?? false
            if !fits { lines.append(Line(spacing: spacing)) }
            lines[lines.count - 1].widths.append(size.width)
            lines[lines.count - 1].height = max(lines[lines.count - 1].height, size.height)
        }
        return lines
    }

    /// Entries in lines and below each other; nil if that takes more than a number of lines, or has no room.
    private static func grid(_ sizes: [CGSize], lines: Int, width: CGFloat, spacing: CGFloat) -> [Line]? {
        guard lines > 1, sizes.count > 1, width.isFinite else { return nil }
        let most = min(sizes.count, Int((width + spacing) / (max(sizes.map(\.width).min() ?? 1, 1) + spacing)))
        for count in stride(from: most, through: (sizes.count + lines - 1) / lines, by: -1) where count > 0 {
            var columns = [CGFloat](repeating: 0, count: count)
            for (index, size) in sizes.enumerated() { columns[index % count] = max(columns[index % count], size.width) }
            guard columns.reduce(0, +) + CGFloat(count - 1) * spacing <= width else { continue }
            return stride(from: 0, to: sizes.count, by: count).map { start in
                let entries = sizes[start..<min(start + count, sizes.count)]
                return Line(
                    widths: entries.map(\.width), height: entries.map(\.height).max() ?? 0, spacing: spacing,
                    columns: columns)
            }
        }
        return nil
    }

    private mutating func placeLines(
        _ sizes: [CGSize], extra: Int, in room: CGSize, isCentred: Bool, countWidth: ((Int) -> CGFloat)?
    ) {
        var lines = Self.flow(sizes, width: room.width, spacing: Self.entrySpacing)
        let hasRoom = { (lines: [Line]) in Self.count(lines.map(\.height), in: room.height) == lines.count }
        let aligned = { (lines: [Line], sizes: [CGSize]) -> [Line] in
            guard !isCentred, let first = lines.first else { return lines }
            return Self.grid(sizes, lines: lines.count, width: room.width, spacing: first.spacing) ?? lines
        }
        guard let countWidth, !hasRoom(lines) || extra > 0 else {
            let columns = aligned(lines, sizes)
            return place(
                countWidth == nil || hasRoom(columns) ? columns : lines, sizes, width: room.width,
                isCentred: isCentred, hasCount: false)
        }
        if extra == 0 {
            let tight = Self.flow(sizes, width: room.width, spacing: Self.tightSpacing)
            if hasRoom(tight) {
                let columns = aligned(tight, sizes)
                return place(
                    hasRoom(columns) ? columns : tight, sizes, width: room.width, isCentred: isCentred, hasCount: false)
            }
        }
        lines.removeLast(lines.count - Self.count(lines.map(\.height), in: room.height))
        guard !lines.isEmpty else { return }
        let total = sizes.count + extra
        var flow = lines
        Self.makeRoom(in: &flow, among: total, width: room.width, countWidth)
        let shown = { (lines: [Line]) in lines.reduce(-1) { $0 + $1.widths.count } }
        if !isCentred,
            let columns = Self.countedGrid(sizes, lines: lines.count, total: total, room: room, countWidth),
            shown(columns) >= shown(flow)
        {
            return place(columns, sizes, width: room.width, isCentred: false, hasCount: true)
        }
        // The number is asked for last that is shown.
        Self.makeRoom(in: &lines, among: total, width: room.width, countWidth)
        place(lines, sizes, width: room.width, isCentred: isCentred, hasCount: true)
    }

    /// Entries below each other with the number of those that are left out after them; nil without room for columns.
    private static func countedGrid(
        _ sizes: [CGSize], lines: Int, total: Int, room: CGSize, _ countWidth: (Int) -> CGFloat
    ) -> [Line]? {
        guard lines > 1 else { return nil }
        let most = Int((room.width + entrySpacing) / (max(sizes.map(\.width).min() ?? 1, 1) + entrySpacing))
        for count in stride(from: most, to: 1, by: -1) {
            let cells = Array(sizes.prefix(count * lines))
            guard var grid = grid(cells, lines: lines, width: room.width, spacing: entrySpacing),
                grid.count <= lines, grid[0].widths.count == min(count, cells.count),
                Self.count(grid.map(\.height), in: room.height) == grid.count
            else { continue }
            let last = grid.count - 1
            let label = countWidth(total - cells.count)
            if grid[last].width + entrySpacing + label <= room.width, cells.count < total {
                // The number follows the last entry, not its column.
                let shown = grid[last].widths
                grid[last].columns = grid[last].columns.map { Array($0.prefix(shown.count - 1)) + shown.suffix(1) }
                grid[last].widths = shown + [label]
                return grid
            }
            grid[last].widths.removeLast()
            grid[last].widths.append(countWidth(total - cells.count + 1))
            if grid[last].width <= room.width { return grid }
        }
        return nil
    }

    /// Shortens the last line, so that the number of entries that are left out follows it; a whole line where it is full.
    private static func makeRoom(
        in lines: inout [Line], among total: Int, width: CGFloat, _ countWidth: (Int) -> CGFloat
    ) {
        let last = lines.count - 1
        var shown = lines.reduce(0) { $0 + $1.widths.count }
        while true {
            let label = countWidth(total - shown)
            let entries = lines[last].widths
            if entries.isEmpty || lines[last].width + entrySpacing + label <= width {
                lines[last].widths.append(min(label, width))
                return
            }
            let rest = width - label - entrySpacing
            if entries.count == 1, rest >= leastEntry(beside: label, number: total - shown) {
                lines[last].widths = [rest, label]
                return
            }
            lines[last].widths.removeLast()
            shown -= 1
        }
    }

    private mutating func place(
        _ lines: [Line], _ sizes: [CGSize], width: CGFloat, isCentred: Bool, hasCount: Bool
    ) {
        var y: CGFloat = 0
        for (number, line) in lines.enumerated() {
            var x = isCentred && width.isFinite ? (width - line.width) / 2 : 0
            for (place, entry) in line.widths.enumerated() {
                let isCount = hasCount && number == lines.count - 1 && place == line.widths.count - 1
                let height = isCount ? line.height : sizes[frames.count].height
                let frame = CGRect(x: x, y: y + (line.height - height) / 2, width: entry, height: height)
                if isCount { countFrame = frame } else { frames.append(frame) }
                let column = line.columns.flatMap { $0.indices.contains(place) ? $0[place] : nil }
                x += (column ?? entry) + line.spacing
            }
            y += line.height + Self.lineSpacing
        }
        let widest = lines.map(\.width).max() ?? 0
        size = CGSize(width: isCentred && width.isFinite ? width : widest, height: max(y - Self.lineSpacing, 0))
    }

    /// The number of heights that fit into another, with the distances between them.
    private static func count(_ heights: [CGFloat], in room: CGFloat) -> Int {
        var bottom: CGFloat = 0
        for (index, height) in heights.enumerated() {
            // Heights are rounded to pixels.
            if bottom + height > room + 0.25 { return index }
            bottom += height + lineSpacing
        }
        return heights.count
    }

    // MARK: Columns

    private mutating func placeColumns(
        _ sizes: [CGSize], extra: Int, in room: CGSize, countWidth: ((Int) -> CGFloat)?
    ) {
        let widest = sizes.map(\.width).max() ?? 0
        // As many columns as may fit: none is narrower than its narrowest entry.
        let narrowest = max(sizes.map(\.width).min() ?? 1, 1)
        let most = max(1, min(sizes.count, Int((room.width + Self.entrySpacing) / (narrowest + Self.entrySpacing))))
        if extra == 0 {
            for columns in 1...most {
                let rows = (sizes.count + columns - 1) / columns
                let filled = Self.columns(sizes, rows: rows)
                if columns > 1, filled.width > room.width { break }
                if filled.height <= room.height + 0.25 { return place(filled.columns, sizes) }
            }
        }
        let tallest = sizes.map(\.height).max() ?? 0
        guard let countWidth else {
            let columns = (1...most).reversed().first { columns in
                columns == 1 || Self.columns(sizes, rows: (sizes.count + columns - 1) / columns).width <= room.width
            }
            let rows = (sizes.count + (columns ?? 1) - 1) / (columns ?? 1)
            return place(Self.columns(sizes, rows: rows).columns, sizes)
        }
        let rows = Int((room.height + 0.25 + Self.lineSpacing) / (tallest + Self.lineSpacing))
        guard rows > 0 else { return }
        for columns in (1...most).reversed() {
            let shown = min(columns * rows - 1, sizes.count)
            let label = CGSize(width: min(countWidth(sizes.count + extra - shown), room.width), height: tallest)
            let all = Array(sizes[..<shown]) + [label]
            let filled = Self.columns(all, rows: rows)
            guard columns == 1 || filled.width <= room.width else { continue }
            place(filled.columns, all)
            countFrame = frames.removeLast()
            break
        }
        size.width = min(size.width, max(widest, room.width))
    }

    private static func columns(
        _ sizes: [CGSize], rows: Int
    ) -> (columns: [Range<Int>], width: CGFloat, height: CGFloat) {
        let columns = stride(from: 0, to: sizes.count, by: max(rows, 1)).map {
            $0..<min($0 + max(rows, 1), sizes.count)
        }
        let widths = columns.map { column in sizes[column].map(\.width).max() ?? 0 }
        let heights = columns.map { column in
            sizes[column].reduce(0) { $0 + $1.height } + CGFloat(column.count - 1) * lineSpacing
        }
        return (
            columns, widths.reduce(0, +) + CGFloat(max(columns.count - 1, 0)) * entrySpacing, heights.max() ?? 0
        )
    }

    private mutating func place(_ columns: [Range<Int>], _ sizes: [CGSize]) {
        var x: CGFloat = 0
        for column in columns {
            var y: CGFloat = 0
            for index in column {
                frames.append(CGRect(origin: CGPoint(x: x, y: y), size: sizes[index]))
                y += sizes[index].height + Self.lineSpacing
            }
            size.height = max(size.height, y - Self.lineSpacing)
            x += (sizes[column].map(\.width).max() ?? 0) + Self.entrySpacing
        }
        size.width = max(x - Self.entrySpacing, 0)
    }
}
