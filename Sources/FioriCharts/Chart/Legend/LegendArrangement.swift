import CoreGraphics

/// The places of a legend's entries in a room: in lines that follow each other downwards, or in columns.
///
/// Entries that have no room are the last ones. Their number has a place after the entries that are shown.
package nonisolated struct LegendArrangement: Equatable {
    /// The order of entries.
    package enum Direction: Sendable {
        case lines, columns
    }

    /// The distance between entries of a line, and between columns, in points.
    package static let entrySpacing: CGFloat = 16
    /// The distance between lines, and between entries of a column, in points.
    package static let lineSpacing: CGFloat = 6
    /// An entry beside the number of those left out is shortened to this width, not further.
    private static let leastEntry: CGFloat = 56

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

        var width: CGFloat {
            widths.reduce(0, +) + CGFloat(max(widths.count - 1, 0)) * LegendArrangement.entrySpacing
        }
    }

    private mutating func placeLines(
        _ sizes: [CGSize], extra: Int, in room: CGSize, isCentred: Bool, countWidth: ((Int) -> CGFloat)?
    ) {
        var lines: [Line] = []
        for size in sizes {
            let fits = lines.last.map { $0.width + Self.entrySpacing + size.width <= room.width } ?? false
            if !fits { lines.append(Line()) }
            lines[lines.count - 1].widths.append(size.width)
            lines[lines.count - 1].height = max(lines[lines.count - 1].height, size.height)
        }
        var hasCount = false
        if let countWidth {
            let kept = Self.count(lines.map(\.height), in: room.height)
            if kept < lines.count || extra > 0 {
                lines.removeLast(lines.count - kept)
                guard !lines.isEmpty else { return }
                hasCount = Self.makeRoom(in: &lines, among: sizes.count + extra, width: room.width, countWidth)
            }
        }
        place(lines, sizes, width: room.width, isCentred: isCentred, hasCount: hasCount)
    }

    /// Shortens the last line, so that the number of entries that are left out follows it; a whole line where it is full.
    private static func makeRoom(
        in lines: inout [Line], among total: Int, width: CGFloat, _ countWidth: (Int) -> CGFloat
    ) -> Bool {
        let last = lines.count - 1
        var shown = lines.reduce(0) { $0 + $1.widths.count }
        while true {
            let label = countWidth(total - shown)
            let entries = lines[last].widths
            if entries.isEmpty || lines[last].width + entrySpacing + label <= width {
                lines[last].widths.append(min(label, width))
                return true
            }
            let rest = width - label - entrySpacing
            if entries.count == 1, rest >= leastEntry {
                lines[last].widths = [rest, label]
                return true
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
                x += entry + Self.entrySpacing
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
