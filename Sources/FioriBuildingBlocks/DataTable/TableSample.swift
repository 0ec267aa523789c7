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
        var columns: [Largest] = []
        var accessories = LargestAccessories()
        if let header { accessories.add(header) }
        // One pass, which costs little for 10,000 rows also where the compiler does not optimise.
        for row in rows {
            var column = 0
            for item in row.data {
                if column == columns.count { columns.append(Largest()) }
                columns[column].add(item)
                column += 1
            }
            accessories.add(row)
        }
        var samples = [TableSample(part: .line, contents: [.item(DataTextItem("0"), isHeader: false)])]
        for column in 0..<max(header?.data.count ?? 0, columns.count) {
            if let header, column < header.data.count {
                samples.append(
                    TableSample(
                        part: .header(column: column), contents: contents([header.data[column]], isHeader: true)))
            }
            let items = column < columns.count ? columns[column].items : []
            samples.append(
                TableSample(part: .cells(column: column), contents: contents(items, isHeader: false)))
        }
        if let leading = accessories.leading {
            samples.append(TableSample(part: .leadingAccessories, contents: [.accessories(leading)]))
        }
        if let trailing = accessories.trailing {
            samples.append(TableSample(part: .trailingAccessory, contents: [.accessories([trailing])]))
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

    /// The cells of a column that are likely to need the most space: the longest texts, the longest in a font of its own,
    /// the one with the most lines, and the first pictures.
    nonisolated private struct Largest {
        private var longest: [(length: Int, item: DataTextItem)] = []
        /// The length that a text must exceed to be among the longest; −1 while there are too few.
        private var leastLength = -1
        private var ownFont: DataTextItem?
        private var mostLines: (breaks: Int, item: DataTextItem)?
        private var images: [DataItem] = []

        mutating func add(_ item: DataItem) {
            guard let text = item as? DataTextItem else {
                if images.count < TableSample.textCount { images.append(item) }
                return
            }
            let length = text.text.utf8.count
            if length > leastLength {
                longest.insert((length, text), at: longest.firstIndex { $0.length < length } ?? longest.endIndex)
                if longest.count > TableSample.textCount { longest.removeLast() }
                if longest.count == TableSample.textCount { leastLength = longest[TableSample.textCount - 1].length }
            }
            if text.font != nil, length > ownFont?.text.utf8.count ?? -1 { ownFont = text }
            guard TableSample.hasLineBreak(text.text) else { return }
            let breaks = text.text.utf8.reduce(into: 0) { if $1 == UInt8(ascii: "\n") { $0 += 1 } }
            if breaks > mostLines?.breaks ?? 0 { mostLines = (breaks, text) }
        }

        var items: [DataItem] { longest.map(\.item) + [ownFont, mostLines?.item].compactMap(\.self) + images }
    }

    /// True if a text has several lines. Looks through its bytes in one call, because most texts have one.
    private static func hasLineBreak(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { bytes in
            guard let start = bytes.baseAddress else { return false }
            return memchr(start, Int32(UInt8(ascii: "\n")), bytes.count) != nil
        } ?? true
    }

    /// The widest accessories.
    nonisolated private struct LargestAccessories {
        private(set) var leading: [AccessoryItem]?
        private(set) var trailing: AccessoryItem?
        private var leadingWeight = -1
        private var trailingWeight = -1

        mutating func add(_ row: TableRowItem) {
            if !row.leadingAccessories.isEmpty, case let weight = TableSample.weight(row.leadingAccessories),
                weight > leadingWeight
            {
                (leading, leadingWeight) = (row.leadingAccessories, weight)
            }
            if let accessory = row.trailingAccessory, case let weight = TableSample.weight([accessory]),
                weight > trailingWeight
            {
                (trailing, trailingWeight) = (accessory, weight)
            }
        }
    }

    /// Returns the estimated width of accessories, in letters: a picture is as wide as four.
    fileprivate static func weight(_ accessories: [AccessoryItem]) -> Int {
        accessories.reduce(0) { sum, accessory in
            switch accessory {
            case .button(let button): sum + (button.image == nil ? max(4, button.title.utf8.count) : 4)
            case .icon: sum + 4
            case .text(let text): sum + text.utf8.count
            }
        }
    }
}
