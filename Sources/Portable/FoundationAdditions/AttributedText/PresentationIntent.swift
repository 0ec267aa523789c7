import Foundation

/// The blocks that a stretch of text is in, the innermost first: a paragraph, in a list item, in a list.
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    /// What a block is.
    public enum Kind: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        case paragraph
        /// - Parameter level: From 1 to 6.
        case header(level: Int)
        case orderedList
        case unorderedList
        /// - Parameter ordinal: The number of the item, from 1 where the list does not say otherwise.
        case listItem(ordinal: Int)
        /// - Parameter languageHint: What follows the fence, `swift` for example.
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
        /// Where the text of a column's cells stands.
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

    /// One of the blocks.
    public struct IntentType: Hashable, Codable, Sendable, Identifiable, CustomDebugStringConvertible {
        /// What the block is.
        public var kind: Kind
        /// What tells the block from others of its kind.
        public var identity: Int

        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }

        public var id: Int { identity }
        public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
    }

    /// The blocks, the innermost first.
    public var components: [IntentType]

    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    public init(types: [IntentType]) { components = types }

    /// How many lists, quotes and tables the text is in.
    public var indentationLevel: Int {
        components.count { component in
            switch component.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        }
    }

    /// Whether two stretches of text stand in blocks of the same kinds.
    public func isEquivalent(to other: PresentationIntent) -> Bool {
        components.map(\.kind) == other.components.map(\.kind)
    }

    public var debugDescription: String { "[\(components.map(\.debugDescription).joined(separator: ", "))]" }
}
