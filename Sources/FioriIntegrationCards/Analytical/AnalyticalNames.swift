import CoreGraphics
import FioriCharts

/// The names of a chart's categories, broken into lines that have room beside bars or below columns, and the height of the
/// chart in which all of them have room.
///
/// A chart shows names on one line as they are, and cuts those that are too long. Widths are estimated from letters.
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
        case .bar, .stackedBar:
            breakBeside(width: width, usualHeight: usualHeight, textSize: textSize, linesAbove: linesAbove)
        case .column, .stackedColumn, .combo, .waterfall, .line, .area:
            breakBelow(width: width, usualHeight: usualHeight, textSize: textSize)
        default: break
        }
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
        let broken = titles.map { Self.lines(of: $0, in: room / size) }
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
        // The values in front of the plot, and the distance between names.
        let room = (width - 4 * textSize) / CGFloat(titles.count) - 6
        guard room > 0 else { return }
        let size = Self.size(of: titles, in: room, textSize: textSize)
        let broken = titles.map { Self.lines(of: $0, in: room / size) }
        let most = broken.map(\.count).max() ?? 1
        guard most > 1, broken.allSatisfy({ $0.allSatisfy { WordWidths.extent(of: $0).line * size <= room } })
        else { return }
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
    /// - Parameter room: the width of a line as a share of the text's size.
    private static func lines(of name: String, in room: CGFloat) -> [String] {
        guard WordWidths.extent(of: name).line > room else { return [name] }
        var lines: [String] = []
        for word in name.split(separator: " ") {
            let longer = lines.last.map { $0 + " " + word }
            if let longer, lines.count == mostLines || WordWidths.extent(of: longer).line <= room {
                lines[lines.count - 1] = longer
            } else {
                lines.append(String(word))
            }
        }
        return lines.isEmpty ? [name] : lines
    }
}
