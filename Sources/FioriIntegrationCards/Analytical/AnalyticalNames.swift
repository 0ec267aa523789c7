import CoreGraphics
import FioriCharts

/// The names of a chart's categories, broken into lines that have room beside bars or below columns, and the height of the
/// chart in which all of them have room.
///
/// A chart shows names on one line as they are, and cuts those that are too long. Words that are wider than a line are
/// divided between syllables. Widths are estimated from letters.
nonisolated struct AnalyticalNames: Equatable {
    /// The names with line breaks; those of the data where lines would not help.
    var titles: [String]
    /// The least height of the chart, in points; 0 for any.
    var height: CGFloat = 0

    /// The greatest height that a chart gets for its names, in heights of one without. With more bars than have room in it
    /// some names are left out.
    private static let mostHeights: CGFloat = 2.5
    /// Names of more categories are not looked at.
    private static let mostNames = 60
    /// The greatest number of lines of a name in a chart.
    private static let mostLines = 3
    /// The greatest part of a chart's width that names beside bars have.
    private static let sideShare: CGFloat = 0.35
    /// The part of that which names do not have, in points: the margins of the chart, and what estimates lack.
    private static let sideGap: CGFloat = 6
    /// The size of names without Dynamic Type. Charts draw names that are too wide smaller, down to it.
    private static let usualSize: CGFloat = 12

    /// - Parameters:
    ///   - width: the width of the chart in points.
    ///   - usualHeight: the height of a chart whose names have one line, in points.
    ///   - textSize: the size of names in points.
    ///   - linesAbove: the number of texts above bars, such as those of reference lines.
    init(
        _ names: [String], kind: AnalyticalKind, width: CGFloat, usualHeight: CGFloat, textSize: CGFloat,
        linesAbove: Int = 0
    ) {
        titles = names
        guard names.count <= Self.mostNames, !names.isEmpty, !kind.hasTimeAxis, !names.contains(where: Self.hasLines)
        else { return }
        switch kind.chart {
        case _ where Self.standsBelow(kind): breakBelow(width: width, usualHeight: usualHeight, textSize: textSize)
        case .bar, .stackedBar:
            breakBeside(width: width, usualHeight: usualHeight, textSize: textSize, linesAbove: linesAbove)
        default: break
        }
    }

    /// True for charts with names below.
    private static func standsBelow(_ kind: AnalyticalKind) -> Bool {
        [.column, .stackedColumn, .combo, .waterfall, .line, .area].contains(kind.chart)
    }

    /// True if names below columns have room in a chart of a width at the usual size, in lines where they need these.
    static func haveRoomBelow(_ names: [String], kind: AnalyticalKind, width: CGFloat) -> Bool {
        guard standsBelow(kind), !names.isEmpty, names.count <= mostNames, !kind.hasTimeAxis else { return true }
        let room = roomBelow(width: width, count: names.count, textSize: usualSize) / usualSize
        return names.allSatisfy { haveRoom(lines(of: $0, in: room), in: room) }
    }

    /// True if no line is wider than a room, as a share of the text's size.
    private static func haveRoom(_ lines: [String], in room: CGFloat) -> Bool {
        lines.allSatisfy { WordWidths.extent(of: $0).line <= room }
    }

    /// The width of a name below columns, without the values in front of the plot and the distance between names.
    private static func roomBelow(width: CGFloat, count: Int, textSize: CGFloat) -> CGFloat {
        (width - 4 * textSize) / CGFloat(count) - 6
    }

    private static func hasLines(_ name: String) -> Bool { name.contains(where: \.isNewline) }

    /// The least width in points of a chart in whose share names beside bars have room in their lines at the usual size; 0
    /// for other charts.
    static func leastWidth(_ names: [String], kind: AnalyticalKind) -> CGFloat {
        guard [.bar, .stackedBar].contains(kind.chart), names.count <= mostNames else { return 0 }
        let longest = names.map { WordWidths.width(of: $0, lines: mostLines) }.max() ?? 0
        return (longest * usualSize + sideGap) / sideShare
    }

    /// Breaks names beside bars: each bar is as high as the name with the most lines.
    private mutating func breakBeside(width: CGFloat, usualHeight: CGFloat, textSize: CGFloat, linesAbove: Int) {
        let room = width * Self.sideShare - Self.sideGap
        let size = Self.size(of: titles, in: room, textSize: textSize)
        // A chart whose names have no room at the least size draws them greater, and cuts them.
        let divided = titles.map { Self.lines(of: $0, in: room / size) }
        let haveRoom = divided.allSatisfy { Self.haveRoom($0, in: room / size) }
        let broken = haveRoom ? divided : titles.map { Self.lines(of: $0, in: room / size, dividesWords: false) }
        // The titles of the axes and the values have three lines and the distances between them.
        let others = CGFloat(4 + linesAbove) * Self.lineHeight(textSize) + 16
        let mostHeight = usualHeight * Self.mostHeights
        func height(_ lines: Int) -> CGFloat {
            CGFloat(titles.count) * (CGFloat(lines) * Self.lineHeight(size) + 4) + others
        }
        let most = broken.map(\.count).max() ?? 1
        if most > 1, height(most) <= mostHeight {
            titles = broken.map { $0.joined(separator: "\n") }
            self.height = height(most)
        } else if height(1) <= mostHeight {
            self.height = height(1)
        }
    }

    /// Breaks names below columns, where all their words have room.
    private mutating func breakBelow(width: CGFloat, usualHeight: CGFloat, textSize: CGFloat) {
        let room = Self.roomBelow(width: width, count: titles.count, textSize: textSize)
        guard room > 0 else { return }
        let size = Self.size(of: titles, in: room, textSize: textSize)
        let broken = titles.map { Self.lines(of: $0, in: room / size) }
        let most = broken.map(\.count).max() ?? 1
        guard most > 1, broken.allSatisfy({ Self.haveRoom($0, in: room / size) }) else { return }
        titles = broken.map { $0.joined(separator: "\n") }
        height = usualHeight + CGFloat(most - 1) * Self.lineHeight(size)
    }

    /// The size at which the longest word of names has room, down to the one without Dynamic Type.
    private static func size(of names: [String], in room: CGFloat, textSize: CGFloat) -> CGFloat {
        let longest = names.map { WordWidths.extent(of: $0).word }.max() ?? 0
        return max(min(textSize, room / max(longest, 1)), min(textSize, usualSize))
    }

    private static func lineHeight(_ size: CGFloat) -> CGFloat { (size * 1.22).rounded(.up) }

    /// The lines of a name; the last one has the words for which there are no further lines.
    ///
    /// - Parameters:
    ///   - room: the width of a line as a share of the text's size.
    ///   - dividesWords: true to divide words that are wider than a line.
    private static func lines(of name: String, in room: CGFloat, dividesWords: Bool = true) -> [String] {
        guard WordWidths.extent(of: name).line > room else { return [name] }
        var lines: [String] = []
        for word in name.split(separator: " ").flatMap({ parts(of: $0, in: dividesWords ? room : .infinity) }) {
            let longer = lines.last.map { $0 + (word.continues ? "" : " ") + word.text }
            if let longer, lines.count == mostLines || width(of: longer, isDivided: word.isDivided) <= room {
                lines[lines.count - 1] = longer
            } else {
                if word.continues, !lines.isEmpty { lines[lines.count - 1] += "-" }
                lines.append(word.text)
            }
        }
        return lines.isEmpty ? [name] : lines
    }

    /// A word, or a part of one that is divided between syllables.
    private struct Part {
        let text: String
        /// True for a part behind the first one, which follows it without a space on the same line.
        var continues = false
        /// True for a part in front of the last one, behind which a line ends in a hyphen.
        var isDivided = false
    }

    /// A word, or the syllables of one that is wider than a line.
    private static func parts(of word: Substring, in room: CGFloat) -> [Part] {
        let text = String(word)
        guard WordWidths.extent(of: text).line > room else { return [Part(text: text)] }
        let syllables = text.hyphenated.split(separator: "\u{AD}")
        return syllables.indices.map { index in
            Part(text: String(syllables[index]), continues: index > 0, isDivided: index < syllables.count - 1)
        }
    }

    private static func width(of line: String, isDivided: Bool) -> CGFloat {
        WordWidths.extent(of: isDivided ? line + "-" : line).line
    }
}
