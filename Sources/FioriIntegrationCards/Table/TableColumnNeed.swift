import CoreGraphics

/// The sizes of a table's texts in points, and the scale of its avatars, for the reader's text size.
nonisolated struct TableTextSizes: Hashable {
    /// The size of values.
    var value: CGFloat = 15
    /// The size of additional texts and of the columns' titles.
    var additional: CGFloat = 13
    /// The size of the texts of progress.
    var progress: CGFloat = 12
    /// The scale of avatars.
    var avatar: CGFloat = 1
}

/// The width that the texts of a column need, estimated from their letters.
///
/// Rows are made lazily, so that texts cannot be measured all; the letters of the first rows tell enough to divide a width.
nonisolated struct TableColumnNeed: Hashable {
    /// The width in points in which no text wraps.
    var ideal: CGFloat = 0
    /// The width in points in which no word is broken, and the title of the column has room in its lines.
    var least: CGFloat = 0
    /// True for a word that no narrow card holds, so that the need depends on the room.
    var hasLongWord = false

    /// The greatest number of lines of a column's title.
    static let titleLines = 4

    /// The number of rows that are looked at.
    static let sampledRows = 50

    /// The needs of a table's columns.
    ///
    /// - Parameter room: the width of a row without its padding, in points. Longer words break in any case.
    static func needs(
        of table: ResolvedTable, sizes: TableTextSizes = TableTextSizes(), room: CGFloat = 0
    ) -> [TableColumnNeed] {
        var needs = table.columns.map { column in
            var need = TableColumnNeed()
            need.include(title: column.title, size: sizes.additional * WordWidths.semibold, room)
            return need
        }
        var rest = sampledRows
        for group in table.groups {
            for row in group.items.prefix(rest) {
                for (index, cell) in row.cells.enumerated() where needs.indices.contains(index) {
                    needs[index].include(cell, sizes, room)
                }
            }
            rest -= group.items.count
            if rest <= 0 { break }
        }
        return needs
    }

    /// The greatest widths of a word and of a text that count, as shares of the text's size, where the room is less: words
    /// beyond that break.
    private static let greatest: (word: CGFloat, line: CGFloat) = (22, 36)

    private mutating func include(_ text: String, size: CGFloat, besides: CGFloat = 0, _ room: CGFloat) {
        guard !text.isEmpty else { return }
        let extent = WordWidths.extent(of: text)
        var word = extent.word * size + 2 + besides
        if extent.word > Self.greatest.word {
            hasLongWord = true
            // A word that is a little longer by estimate may fit.
            if word > room { word = word <= room * 1.125 ? room : Self.greatest.word * size + 2 + besides }
        }
        ideal = max(ideal, min(extent.line, Self.greatest.line) * size + 2 + besides, word)
        least = max(least, word)
    }

    private mutating func include(title: String, size: CGFloat, _ room: CGFloat) {
        include(title, size: size, room)
        guard !title.isEmpty else { return }
        least = max(least, min(WordWidths.width(of: title, lines: Self.titleLines), Self.greatest.word) * size + 2)
    }

    /// The width of the arrow of a navigation beside the texts of a cell, with its distance.
    private static func arrow(of action: ResolvedAction?) -> CGFloat {
        action?.showsNavigationArrow == true ? NavigationArrow.spacing + NavigationArrow.width : 0
    }

    private mutating func include(_ cell: ResolvedTable.Cell, _ sizes: TableTextSizes, _ room: CGFloat) {
        switch cell {
        case .identifier(let title, let text, let action):
            include(title, size: sizes.value * WordWidths.semibold, besides: Self.arrow(of: action), room)
            include(text, size: sizes.additional, besides: Self.arrow(of: action), room)
        case .link(let text, let action): include(text, size: sizes.value, besides: Self.arrow(of: action), room)
        case .status(let status):
            include(
                status.value.breakableAmount, size: sizes.value, besides: status.widthBesidesText(size: sizes.value),
                room)
        case .text(let text, let additional):
            include(text, size: sizes.value, room)
            include(additional, size: sizes.additional, room)
        case .icon(let icon):
            let side = CardAvatar.side(of: icon.size ?? .extraSmall) * sizes.avatar
            ideal = max(ideal, side)
            least = max(least, side)
        case .progress(let progress):
            include(progress.text, size: sizes.progress, room)
            ideal = max(ideal, 64)
            least = max(least, 48)
        case .empty: break
        }
    }
}
