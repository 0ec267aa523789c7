import Foundation
import SwiftUI

/// Blocks of an HTML text, made of a safe subset of the language: paragraphs, headings, lists, quotations, preformatted
/// texts, lines of tables, emphasis, and links to addresses that are safe to open.
///
/// Scripts, styles, forms and embedded content are left out, pictures are replaced with the words that stand for them,
/// and of unknown elements the content counts. Nothing is loaded.
nonisolated struct HTMLBlocks {
    /// Schemes of links that are kept; other links are plain text.
    static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

    private static let ignored: Set<String> = [
        "applet", "audio", "button", "canvas", "datalist", "embed", "frame", "frameset", "head", "iframe", "input",
        "math", "meter", "noembed", "noframes", "noscript", "object", "param", "progress", "script", "select", "style",
        "svg", "template", "textarea", "title", "video",
    ]
    private static let boxes: Set<String> = [
        "address", "article", "aside", "body", "caption", "center", "dd", "details", "dir", "div", "dl", "dt",
        "fieldset", "figcaption", "figure", "footer", "form", "header", "html", "legend", "main", "menu", "nav", "p",
        "section", "summary", "table", "tbody", "tfoot", "thead", "tr",
    ]
    private static let emphasis: [String: InlinePresentationIntent] = [
        "b": .stronglyEmphasized, "strong": .stronglyEmphasized, "th": .stronglyEmphasized, "i": .emphasized,
        "em": .emphasized, "cite": .emphasized, "dfn": .emphasized, "var": .emphasized, "code": .code, "kbd": .code,
        "samp": .code, "tt": .code, "pre": .code, "s": .strikethrough, "strike": .strikethrough, "del": .strikethrough,
    ]
    private static let bullets = ["•", "◦", "▪"]

    private(set) var blocks: [HTMLBlock] = []

    private struct List {
        /// The number of the next item; nil for a list with bullets.
        var next: Int?
        /// The place of the first block in the list.
        var start = 0
        /// The length of the longest marker, in characters.
        var longestMarker = 2
    }

    private var text = AttributedString()
    private var isAtLineStart = true
    /// The look of a space that is written when a word follows.
    private var space: AttributeContainer?
    private var ignoredDepth = 0
    private var lists: [List] = []
    private var quotations = 0
    private var preformatted = 0
    private var heading: Int?
    private var marker: String?
    private var intents: [InlinePresentationIntent] = []
    private var underlines = 0
    private var links: [URL?] = []

    /// Reads a text.
    /// - Parameter html: A document or a part of one, well formed or not.
    init(_ html: String) {
        var blocks = Self()
        HTMLEvents.read(html) { blocks.take($0) }
        blocks.endBlock()
        self = blocks
    }

    private init() {}

    private mutating func take(_ event: HTMLEvent) {
        switch event {
        case .start(let name, _) where ignoredDepth > 0 || Self.ignored.contains(name): ignoredDepth += 1
        case .end where ignoredDepth > 0: ignoredDepth -= 1
        case .text where ignoredDepth > 0: break
        case .start(let name, let attributes): start(name, attributes)
        case .end(let name): end(name)
        case .text(let text): preformatted > 0 ? appendLines(text) : appendWords(text)
        }
    }

    // MARK: Elements

    private mutating func start(_ name: String, _ attributes: HTMLAttributes) {
        if Self.isBlock(name) { endBlock() }
        if let intent = Self.emphasis[name] { intents.append(intent) }
        switch name {
        case "ul", "menu", "dir": lists.append(List(start: blocks.count))
        case "ol": lists.append(List(next: attributes.start.flatMap { Int($0) } ?? 1, start: blocks.count))
        case "li": marker = nextMarker()
        case "blockquote": quotations += 1
        case "pre": preformatted += 1
        case "h1", "h2", "h3", "h4", "h5", "h6": heading = name.last?.wholeNumberValue
        case "hr": blocks.append(HTMLBlock(kind: .rule, depth: lists.count + quotations))
        case "br": appendLines("\n")
        case "td", "th": if !isAtLineStart { append("\u{2003}") }
        case "u", "ins": underlines += 1
        case "a": links.append(attributes.href.flatMap(Self.link))
        case "img": appendWords(attributes.alt ?? "")
        case "q": append("“")
        default: break
        }
    }

    private mutating func end(_ name: String) {
        if Self.isBlock(name) { endBlock() }
        if Self.emphasis[name] != nil { intents.removeLast() }
        switch name {
        case "ul", "menu", "dir", "ol": endList()
        case "li": marker = nil
        case "blockquote": quotations -= 1
        case "pre": preformatted -= 1
        case "h1", "h2", "h3", "h4", "h5", "h6": heading = nil
        case "u", "ins": underlines -= 1
        case "a": links.removeLast()
        case "q": append("”")
        default: break
        }
    }

    private static func isBlock(_ name: String) -> Bool {
        switch name {
        case "ul", "ol", "li", "blockquote", "pre", "hr", "h1", "h2", "h3", "h4", "h5", "h6": true
        default: boxes.contains(name)
        }
    }

    private mutating func nextMarker() -> String {
        guard let list = lists.last, let number = list.next else {
            return Self.bullets[min(max(lists.count, 1), Self.bullets.count) - 1]
        }
        let marker = "\(number)."
        lists[lists.count - 1].next = number &+ 1
        lists[lists.count - 1].longestMarker = max(list.longestMarker, marker.count)
        return marker
    }

    /// Ends the innermost list. Its texts stand at one edge, beside the longest of its markers.
    private mutating func endList() {
        guard let list = lists.popLast() else { return }
        for index in list.start..<blocks.count { blocks[index].longMarkers += list.longestMarker - 2 }
    }

    private static func link(_ address: String) -> URL? {
        guard let url = URL(string: address.trimmingCharacters(in: .whitespacesAndNewlines)),
            let scheme = url.scheme?.lowercased(), schemes.contains(scheme)
        else { return nil }
        return url
    }

    // MARK: Texts

    private var look: AttributeContainer {
        var look = AttributeContainer()
        if !intents.isEmpty { look.inlinePresentationIntent = intents.reduce([]) { $0.union($1) } }
        if let link = links.last { look.link = link }
        if underlines > 0 { look[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] = .single }
        return look
    }

    /// Appends words: white space of any length between them is one space, and none at the ends of a line.
    private mutating func appendWords(_ string: String) {
        var words = ""
        var hasSpace = false
        for scalar in string.unicodeScalars {
            switch scalar {
            case " ", "\n", "\t", "\r", "\u{C}": hasSpace = true
            default:
                if hasSpace, !words.isEmpty {
                    words.unicodeScalars.append(" ")
                } else if hasSpace, !isAtLineStart, space == nil {
                    space = look
                }
                hasSpace = false
                words.unicodeScalars.append(scalar)
            }
        }
        if !words.isEmpty { append(words) }
        if hasSpace, !isAtLineStart, space == nil { space = look }
    }

    /// Appends a text whose lines count.
    private mutating func appendLines(_ string: String) {
        if !string.isEmpty { append(string.replacingOccurrences(of: "\r\n", with: "\n")) }
        isAtLineStart = string.last?.isNewline ?? isAtLineStart
    }

    private mutating func append(_ string: String) {
        if let look = space, string.first?.isNewline != true { text += AttributedString(" ", attributes: look) }
        space = nil
        text += AttributedString(string, attributes: look)
        isAtLineStart = false
    }

    /// Ends the block that is being written, if there is anything in it.
    private mutating func endBlock() {
        space = nil
        isAtLineStart = true
        while text.characters.last?.isNewline == true { text.characters.removeLast() }
        while preformatted > 0, text.characters.first?.isNewline == true { text.characters.removeFirst() }
        guard !text.characters.isEmpty else { return }
        let kind: HTMLBlock.Kind = heading.map { .heading($0) } ?? (preformatted > 0 ? .preformatted : .paragraph)
        blocks.append(HTMLBlock(kind: kind, depth: lists.count + quotations, marker: marker, text: text))
        text = AttributedString()
        marker = nil
    }
}
