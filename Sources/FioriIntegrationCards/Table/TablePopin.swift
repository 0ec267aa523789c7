import CoreGraphics

/// The choices of which columns stand in line and which have moved below their row, by width and importance.
nonisolated struct TablePopin {
    /// The columns in line and those below the row, by their places among the columns that are shown.
    struct Choice: Hashable {
        var inline: [Int]
        var below: [Int]
        /// The least width in points at which the columns in line are legible.
        var requiredWidth: CGFloat
    }

    /// The choices, from the one with the most columns in line.
    let choices: [Choice]

    /// The least width of a column without a width of its own in tables whose columns move automatically, in points.
    static let minimumWidth: CGFloat = 72
    /// The distance between columns, in points.
    static let spacing: CGFloat = 12
    /// The greatest number of columns that are tried in line: no card has room for more.
    static let mostInline = 16

    /// - Parameters:
    ///   - needs: the widths that the texts of the columns need: where words would be broken, columns move below the row,
    ///     whatever the manifest tells.
    ///   - pops: moves all columns below, as at the accessibility text sizes.
    init(_ table: ResolvedTable, needs: [TableColumnNeed], pops: Bool) {
        let all = Array(table.columns.indices)
        let besides = Self.besides(in: table)
        func choice(_ inline: [Int], _ below: [Int]) -> Choice {
            let widths = inline.map { index -> CGFloat in
                if let points = CardLength.points(table.columns[index].width) { return max(points, needs[index].least) }
                return max(needs[index].least, table.popsInAutomatically ? Self.popinWidth(table.columns[index]) : 0)
            }
            let required = widths.reduce(0, +) + Self.spacing * CGFloat(max(inline.count - 1, 0))
            return Choice(inline: inline, below: below, requiredWidth: required + besides)
        }
        guard !pops else {
            choices = [choice([], all)]
            return
        }
        // The least important go first, of these the last one; the first column stays.
        let order = all.dropFirst().sorted { left, right in
            let (a, b) = (Self.rank(table.columns[left]), Self.rank(table.columns[right]))
            return a == b ? left > right : a < b
        }
        choices = (max(0, all.count - Self.mostInline)...max(0, all.count - 1)).map { count in
            let moved = Set(order.prefix(count))
            let below = moved.filter { column in
                !table.popsInAutomatically || !table.hiddenInPopin.contains(table.columns[column].importance)
            }
            return choice(all.filter { !moved.contains($0) }, below.sorted())
        }
    }

    /// The width of the padding beside the cells of a row, with the room of an arrow.
    static func besides(in table: ResolvedTable) -> CGFloat {
        2 * CardMetrics.padding + (table.hasArrows ? TableRowLook.arrowWidth : 0)
    }

    /// The choice with the most columns in line that are legible in a width, or else the one with the fewest.
    func choice(in width: CGFloat) -> Choice {
        choices.first { $0.requiredWidth <= width + 1e-6 } ?? choices[choices.count - 1]
    }

    /// The width below which a column moves automatically: its own one, a number of rem or a length of CSS, or that of all.
    private static func popinWidth(_ column: ResolvedTable.Column) -> CGFloat {
        guard let width = column.popinWidth else { return minimumWidth }
        if let rem = Double(width), rem > 0, rem < 1000 { return CGFloat(rem * 16) }
        return CardLength.points(width) ?? minimumWidth
    }

    private static func rank(_ column: ResolvedTable.Column) -> Int {
        if column.isIdentifier { return 4 }
        switch column.importance {
        case .low: return 0
        case .none, .medium: return 1
        case .high: return 2
        }
    }
}
