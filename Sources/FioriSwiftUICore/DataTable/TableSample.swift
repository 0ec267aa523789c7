import SwiftUI

/// Sample of a table's contents, measured in place of all of them: those likely to need the most space.
///
/// Measuring every cell of a large table would mean building it. The longest texts are measured instead, by their
/// number of bytes, which a string knows without iteration.
nonisolated struct TableSample {
    /// Part of a table whose samples are measured together.
    enum Part: Hashable, Sendable {
        case header(column: Int)
        case cells(column: Int)
        case leadingAccessories
        case trailingAccessory
        /// One line of a cell's text.
        case line
    }

    enum Content {
        case item(DataItem, isHeader: Bool)
        /// The longest word of the other contents: the minimum width of a column, because words are not broken.
        case word(DataTextItem, isHeader: Bool)
        case accessories([AccessoryItem])
    }

    let part: Part
    let contents: [Content]

    /// Number of longest texts to measure per column: letters differ in width, so the longest text need not be the
    /// widest.
    private static let textCount = 3

    static func all(header: TableRowItem?, rows: [TableRowItem]) -> [TableSample] {
        let columnCount = max(header?.data.count ?? 0, rows.lazy.map(\.data.count).max() ?? 0)
        var samples = [TableSample(part: .line, contents: [.item(DataTextItem("0"), isHeader: false)])]
        for column in 0..<columnCount {
            if let header, column < header.data.count {
                samples.append(
                    TableSample(
                        part: .header(column: column), contents: contents([header.data[column]], isHeader: true)))
            }
            let items = largest(rows.lazy.compactMap { column < $0.data.count ? $0.data[column] : nil })
            samples.append(
                TableSample(part: .cells(column: column), contents: contents(items, isHeader: false)))
        }
        let all = (header.map { [$0] } ?? []) + rows
        if let row = all.max(by: { weight($0.leadingAccessories) < weight($1.leadingAccessories) }),
            !row.leadingAccessories.isEmpty
        {
            samples.append(
                TableSample(part: .leadingAccessories, contents: [.accessories(row.leadingAccessories)]))
        }
        let trailing = all.compactMap(\.trailingAccessory)
        if let accessory = trailing.max(by: { weight([$0]) < weight([$1]) }) {
            samples.append(TableSample(part: .trailingAccessory, contents: [.accessories([accessory])]))
        }
        return samples
    }

    private static func contents(_ items: [DataItem], isHeader: Bool) -> [Content] {
        var longest: (length: Int, item: DataTextItem)?
        for case let item as DataTextItem in items {
            for word in item.text.split(whereSeparator: { $0.isWhitespace || $0 == "-" }) {
                guard word.utf8.count > longest?.length ?? 0 else { continue }
                var part = item
                part.text = String(word)
                longest = (word.utf8.count, part)
            }
        }
        return items.map { .item($0, isHeader: isHeader) }
            + (longest.map { [.word($0.item, isHeader: isHeader)] } ?? [])
    }

    /// Returns the longest texts, the longest in a font of its own, the one with the most lines, and the first
    /// pictures.
    private static func largest(_ items: some Sequence<DataItem>) -> [DataItem] {
        var longest: [(length: Int, item: DataTextItem)] = []
        var ownFont: DataTextItem?
        var mostLines: (breaks: Int, item: DataTextItem)?
        var images: [DataItem] = []
        for item in items {
            guard let text = item as? DataTextItem else {
                if images.count < textCount { images.append(item) }
                continue
            }
            let length = text.text.utf8.count
            if longest.count < textCount || length > longest[longest.count - 1].length {
                longest.insert((length, text), at: longest.firstIndex { $0.length < length } ?? longest.endIndex)
                if longest.count > textCount { longest.removeLast() }
            }
            if text.font != nil, length > ownFont?.text.utf8.count ?? -1 { ownFont = text }
            let breaks = text.text.utf8.reduce(into: 0) { if $1 == UInt8(ascii: "\n") { $0 += 1 } }
            if breaks > mostLines?.breaks ?? 0 { mostLines = (breaks, text) }
        }
        return longest.map(\.item) + [ownFont, mostLines?.item].compactMap(\.self) + images
    }

    /// Returns the estimated width of accessories, in letters: a picture is as wide as four.
    private static func weight(_ accessories: [AccessoryItem]) -> Int {
        accessories.reduce(0) { sum, accessory in
            switch accessory {
            case .button(let button): sum + (button.image == nil ? max(4, button.title.utf8.count) : 4)
            case .icon: sum + 4
            case .text(let text): sum + text.utf8.count
            }
        }
    }
}
