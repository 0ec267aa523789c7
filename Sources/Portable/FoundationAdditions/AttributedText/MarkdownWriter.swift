import CCmark
import Foundation

typealias MarkdownNode = OpaquePointer

/// Converts a Markdown tree to text with attributes.
struct MarkdownWriter {
    let baseURL: URL?
    let source: MarkdownSource
    /// True to ignore blocks.
    let isInline: Bool
    let marksPositions: Bool
    private(set) var result = AttributedString()

    /// The blocks around the present node, outermost first, and their intent once a text has needed it.
    private var blocks: [PresentationIntent.IntentType] = []
    private var blockIntent: PresentationIntent?
    private var inline: InlinePresentationIntent = []
    private var link: URL?
    private var imageURL: URL?
    private var identity = 0
    /// The positions of the present node and of its ancestors among their siblings.
    private var positions: [Int] = [0]
    private var position: Int { positions[positions.count - 2] - 1 }

    init(baseURL: URL?, source: MarkdownSource, isInline: Bool, marksPositions: Bool) {
        self.baseURL = baseURL
        self.source = source
        self.isInline = isInline
        self.marksPositions = marksPositions
    }

    /// Iterates over the tree without recursion, because quotes may nest to any depth.
    mutating func write(_ root: MarkdownNode) {
        let iterator = cmark_iter_new(root)
        defer { cmark_iter_free(iterator) }
        var states: [State] = []
        while true {
            let event = cmark_iter_next(iterator)
            guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return }
            if event == CMARK_EVENT_EXIT {
                if let state = states.popLast() { restore(state) }
                positions.removeLast()
                continue
            }
            positions[positions.count - 1] += 1
            positions.append(0)
            let before = State(blockCount: blocks.count, inline: inline, link: link, imageURL: imageURL)
            enter(node)
            if isLeaf(node) {
                restore(before)
                positions.removeLast()
            } else {
                states.append(before)
            }
        }
    }

    private struct State {
        let blockCount: Int
        let inline: InlinePresentationIntent
        let link: URL?
        let imageURL: URL?
    }

    private mutating func restore(_ state: State) {
        if blocks.count > state.blockCount {
            blocks.removeLast(blocks.count - state.blockCount)
            blockIntent = nil
        }
        inline = state.inline
        link = state.link
        imageURL = state.imageURL
    }

    /// True for the node types without an exit event in cmark.
    private func isLeaf(_ node: MarkdownNode) -> Bool {
        [
            CMARK_NODE_HTML_BLOCK, CMARK_NODE_THEMATIC_BREAK, CMARK_NODE_CODE_BLOCK, CMARK_NODE_TEXT,
            CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK, CMARK_NODE_CODE, CMARK_NODE_HTML_INLINE,
        ].contains(cmark_node_get_type(node))
    }

    private mutating func enter(_ node: MarkdownNode) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_EMPH: inline.insert(.emphasized)
        case CMARK_NODE_STRONG: inline.insert(.stronglyEmphasized)
        case CMARK_NODE_LINK: link = url(cmark_node_get_url(node))
        case CMARK_NODE_IMAGE:
            imageURL = url(cmark_node_get_url(node))
            // An image without alternative text is represented by a placeholder character.
            if cmark_node_first_child(node) == nil { append("\u{FFFC}", node) }
        case CMARK_NODE_TEXT: append(literal(node), node)
        case CMARK_NODE_CODE: append(literal(node), node, inline.union(.code))
        case CMARK_NODE_HTML_INLINE: append(literal(node), node, inline.union(.inlineHTML))
        case CMARK_NODE_SOFTBREAK: append(" ", node, inline.union(.softBreak))
        case CMARK_NODE_LINEBREAK: append("\n", node, inline.union(.lineBreak))
        case CMARK_NODE_HTML_BLOCK:
            block(.paragraph)
            append(literal(node), node, inline.union(.blockHTML))
        case CMARK_NODE_THEMATIC_BREAK:
            block(.thematicBreak)
            append("\u{2E3B}", node)
        case CMARK_NODE_CODE_BLOCK:
            let hint = string(cmark_node_get_fence_info(node))
            block(.codeBlock(languageHint: hint.isEmpty ? nil : hint))
            append(literal(node), node)
        case let type:
            if let kind = blockKind(type, node) ?? extensionKind(node) {
                block(kind)
            } else if string(cmark_node_get_type_string(node)) == "strikethrough" {
                inline.insert(.strikethrough)
            }
        }
    }

    private func blockKind(_ type: cmark_node_type, _ node: MarkdownNode) -> PresentationIntent.Kind? {
        switch type {
        case CMARK_NODE_PARAGRAPH: return .paragraph
        case CMARK_NODE_HEADING: return .header(level: Int(cmark_node_get_heading_level(node)))
        case CMARK_NODE_BLOCK_QUOTE: return .blockQuote
        case CMARK_NODE_LIST:
            return cmark_node_get_list_type(node) == CMARK_ORDERED_LIST ? .orderedList : .unorderedList
        case CMARK_NODE_ITEM:
            let list = cmark_node_parent(node)
            let isOrdered = cmark_node_get_list_type(list) == CMARK_ORDERED_LIST
            return .listItem(ordinal: (isOrdered ? Int(cmark_node_get_list_start(list)) : 1) + position)
        default: return nil
        }
    }

    /// The node types of extensions have names, but no constants.
    private func extensionKind(_ node: MarkdownNode) -> PresentationIntent.Kind? {
        switch string(cmark_node_get_type_string(node)) {
        case "table": .table(columns: columns(of: node))
        case "table_header": .tableHeaderRow
        case "table_row": .tableRow(rowIndex: position)
        case "table_cell": .tableCell(columnIndex: position)
        default: nil
        }
    }

    private mutating func block(_ kind: PresentationIntent.Kind) {
        identity += 1
        blocks.append(.init(kind: kind, identity: identity))
        blockIntent = nil
    }

    private func columns(of table: MarkdownNode) -> [PresentationIntent.TableColumn] {
        let count = Int(cmark_gfm_extensions_get_table_columns(table))
        let alignments = cmark_gfm_extensions_get_table_alignments(table)
        return (0..<count).map { column in
            switch alignments?[column] {
            case UInt8(ascii: "c"): .init(alignment: .center)
            case UInt8(ascii: "r"): .init(alignment: .right)
            default: .init(alignment: .left)
            }
        }
    }

    private func url(_ text: UnsafePointer<CChar>?) -> URL? {
        let text = string(text)
        return text.isEmpty ? nil : URL(string: text, relativeTo: baseURL)
    }

    private func literal(_ node: MarkdownNode) -> String { source.restored(string(cmark_node_get_literal(node))) }

    private func string(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }

    private mutating func append(_ text: String, _ node: MarkdownNode, _ intent: InlinePresentationIntent? = nil) {
        guard !text.isEmpty else { return }
        var attributes = AttributeContainer()
        let intent = intent ?? inline
        if !intent.isEmpty { attributes.inlinePresentationIntent = intent }
        if !isInline, !blocks.isEmpty {
            if blockIntent == nil { blockIntent = PresentationIntent(types: blocks.reversed()) }
            attributes.presentationIntent = blockIntent
        }
        if let link { attributes.link = link }
        if let imageURL { attributes.imageURL = imageURL }
        if marksPositions {
            attributes.markdownSourcePosition = .init(
                startLine: Int(cmark_node_get_start_line(node)), startColumn: Int(cmark_node_get_start_column(node)),
                endLine: Int(cmark_node_get_end_line(node)), endColumn: Int(cmark_node_get_end_column(node)))
        }
        result.append(AttributedString(text, attributes: attributes))
    }
}
