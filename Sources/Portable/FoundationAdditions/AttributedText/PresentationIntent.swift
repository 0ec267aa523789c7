import Foundation

/// The blocks that contain a run of text, innermost first: a paragraph, in a list item, in a list.
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// The kind of a block.
    public enum Kind: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        case paragraph
        /// - Parameter level: From 1 to 6.
        case header(level: Int)
        case orderedList
        case unorderedList
        /// - Parameter ordinal: The number of the item, from 1 unless the list has another start.
        case listItem(ordinal: Int)
        /// - Parameter languageHint: The info string of the fence, such as `swift`.
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        /// - Parameter rowIndex: From 1; the header row is 0.
        case tableRow(rowIndex: Int)
        /// - Parameter columnIndex: From 0.
        case tableCell(columnIndex: Int)

        public var debugDescription: String {
            switch self {
            case .paragraph: "paragraph"
            case .header(let level): "header \(level)"
            case .orderedList: "orderedList"
            case .unorderedList: "unorderedList"
            case .listItem(let ordinal): "listItem \(ordinal)"
            case .codeBlock(let hint): "codeBlock '\(hint ?? "")'"
            case .blockQuote: "blockQuote"
            case .thematicBreak: "thematicBreak"
            case .table(let columns): "table [\(columns.map(\.debugDescription).joined(separator: ", "))]"
            case .tableHeaderRow: "tableHeaderRow"
            case .tableRow(let row): "tableRow \(row)"
            case .tableCell(let column): "tableCell \(column)"
            }
        }
    }

    /// A column of a table.
    public struct TableColumn: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        /// The alignment of a column's cells.
        public enum Alignment: Int, Hashable, Codable, Sendable {
            case left, center, right
        }

        public var alignment: Alignment

        public init(alignment: Alignment) { self.alignment = alignment }

        public var debugDescription: String {
            switch alignment {
            case .left: "left"
            case .center: "center"
            case .right: "right"
            }
        }
    }

    /// A block.
    public struct IntentType: Hashable, Codable, Sendable, Identifiable, CustomDebugStringConvertible {
        /// The kind of the block.
        public var kind: Kind
        /// The number that distinguishes the block from others.
        public var identity: Int

        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }

        public var id: Int { identity }
        public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
    }

    /// The blocks, innermost first.
    public var components: [IntentType]

    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    public init(types: [IntentType]) { components = types }

    /// The number of lists, quotes and tables that contain the text.
    public var indentationLevel: Int {
        components.count { component in
            switch component.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        }
    }

    /// True if both consist of blocks of the same kinds.
    public func isEquivalent(to other: PresentationIntent) -> Bool {
        components.map(\.kind) == other.components.map(\.kind)
    }

    public var debugDescription: String { "[\(components.map(\.debugDescription).joined(separator: ", "))]" }
}
