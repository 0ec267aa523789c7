import CoreGraphics

/// The width that the texts of a column need, estimated from their lengths.
///
/// Rows are made lazily, so that texts cannot be measured all; the lengths of the first rows tell enough to divide a width.
nonisolated struct TableColumnNeed: Hashable {
    /// The width in points at the standard text size in which no text wraps.
    var ideal: CGFloat = 0
    /// The width in points at the standard text size in which no word is broken.
    var least: CGFloat = 0

    /// The number of rows that are looked at.
    static let sampledRows = 50

    /// The needs of a table's columns.
    static func needs(of table: ResolvedTable) -> [TableColumnNeed] {
        var needs = table.columns.map { column in
            var need = TableColumnNeed()
            need.include(column.title, perCharacter: 7.4)
            // Titles stay on one line.
            need.least = max(need.least, min(need.ideal, 96))
            return need
        }
        var rest = sampledRows
        for group in table.groups {
            for row in group.items.prefix(rest) {
                for (index, cell) in row.cells.enumerated() where needs.indices.contains(index) {
                    needs[index].include(cell)
                }
            }
            rest -= group.items.count
            if rest <= 0 { break }
        }
        return needs
    }

    private mutating func include(_ text: String, perCharacter: CGFloat, besides: CGFloat = 0) {
        guard !text.isEmpty else { return }
        let word = text.split(separator: " ").map(Self.length).max() ?? 0
        ideal = max(ideal, min(Self.length(text[...]), 60) * perCharacter + 4 + besides)
        least = max(least, min(word, 18) * perCharacter + 4 + besides)
    }

    /// The number of characters; digits and capitals count for more, as they are wider.
    private static func length(_ text: Substring) -> CGFloat {
        text.prefix(100).reduce(0) { $0 + ($1.isNumber || $1.isUppercase ? 1.1 : 1) }
    }

    private mutating func include(_ cell: ResolvedTable.Cell) {
        switch cell {
        case .identifier(let title, let text, _):
            include(title, perCharacter: 8.8)
            include(text, perCharacter: 7.4)
        case .link(let text, _): include(text, perCharacter: 8)
        case .status(let status):
            let besides: CGFloat = (status.showsStateIcon ? 22 : 0) + (status.isInverted ? 12 : 0)
            include(status.value, perCharacter: 8, besides: besides)
        case .text(let text, let additional):
            include(text, perCharacter: 8)
            include(additional, perCharacter: 7.4)
        case .icon(let icon):
            let side = CardAvatar.side(of: icon.size ?? .extraSmall)
            ideal = max(ideal, side)
            least = max(least, side)
        case .progress(let progress):
            include(progress.text, perCharacter: 6.4)
            ideal = max(ideal, 64)
            least = max(least, 48)
        case .empty: break
        }
    }
}
