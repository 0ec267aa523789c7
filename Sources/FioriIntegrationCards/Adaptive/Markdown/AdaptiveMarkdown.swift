import SwiftUI

/// A text of an Adaptive Card as Markdown: paragraphs and items of lists, with bold, italic and links.
///
/// Foundation reads the Markdown. What the subset of Adaptive Cards does not have stays text; addresses with schemes that
/// are not allowed are left out.
nonisolated struct AdaptiveMarkdown: Sendable, Hashable {
    /// A stretch of text in one style.
    struct Run: Sendable, Hashable {
        var text: String
        var isBold = false
        var isItalic = false
        /// The address that a tap opens.
        var link: String?

        init(_ text: String, isBold: Bool = false, isItalic: Bool = false, link: String? = nil) {
            self.text = text
            self.isBold = isBold
            self.isItalic = isItalic
            self.link = link
        }
    }

    /// The sign of a list's item.
    struct Marker: Sendable, Hashable {
        /// The sign, such as "•" or "2."; empty for what follows in the item, which keeps its place.
        var text: String
        /// The widest sign of the list.
        var widest: String
    }

    /// A paragraph.
    struct Block: Sendable, Hashable {
        /// The signs of the items around the paragraph, from the outermost.
        var markers: [Marker]
        var runs: [Run]

        init(markers: [Marker] = [], runs: [Run]) {
            self.markers = markers
            self.runs = runs
        }

        /// The text without any marks.
        var text: String { runs.map(\.text).joined() }
    }

    /// The paragraphs from top to bottom.
    private(set) var blocks: [Block]

    init(_ text: String) {
        guard Self.hasMarks(text) else {
            blocks = text.isEmpty ? [] : [Block(runs: [Run(text)])]
            return
        }
        let source = AdaptiveMarkdownSource(text).text
        guard let attributed = try? AttributedString(markdown: source, options: .init(interpretedSyntax: .full)) else {
            blocks = [Block(runs: [Run(text)])]
            return
        }
        blocks = Self.blocks(attributed)
    }

    /// The text without any marks.
    var plainText: String {
        blocks.map { block in
            (block.markers.map(\.text) + [block.text]).filter { !$0.isEmpty }.joined(separator: " ")
        }
        .joined(separator: "\n")
    }

    /// A text without any marks, if it is Markdown.
    static func plainText(_ text: String, rendersMarkdown: Bool) -> String {
        rendersMarkdown ? AdaptiveMarkdown(text).plainText : text
    }

    /// True for a text that could be read otherwise than it is written.
    private static func hasMarks(_ text: String) -> Bool {
        text.utf8.first.map { $0 <= 0x39 || $0 == UInt8(ascii: "+") } == true
            || text.utf8.last.map { $0 <= 0x20 } == true
            || text.utf8.contains { "*_[\\&\n\r".utf8.contains($0) }
    }

    // MARK: Blocks

    private static func blocks(_ text: AttributedString) -> [Block] {
        var blocks: [Block] = []
        var current: Int?
        var lists = AdaptiveMarkdownLists()
        for run in text.runs {
            let components = run.presentationIntent?.components ?? []
            if blocks.isEmpty || components.first?.identity != current {
                current = components.first?.identity
                blocks.append(Block(markers: lists.markers(components), runs: []))
            }
            let intent = run.inlinePresentationIntent ?? []
            let piece = Run(
                String(text[run.range].characters), isBold: intent.contains(.stronglyEmphasized),
                isItalic: intent.contains(.emphasized),
                link: run.link.flatMap { SafeLink.link($0.absoluteString) })
            blocks[blocks.count - 1].append(piece)
        }
        for index in blocks.indices {
            if !blocks[index].markers.isEmpty, blocks[index].text == AdaptiveMarkdownSource.emptyItem {
                blocks[index].runs = []
            }
            for level in blocks[index].markers.indices {
                blocks[index].markers[level].widest = lists.widest(blocks[index].markers[level].widest)
            }
        }
        return blocks
    }
}

nonisolated extension AdaptiveMarkdown.Block {
    /// Adds a stretch, to the one in front when they look alike.
    fileprivate mutating func append(_ run: AdaptiveMarkdown.Run) {
        if let last = runs.last, last.isBold == run.isBold, last.isItalic == run.isItalic, last.link == run.link {
            runs[runs.count - 1].text += run.text
        } else {
            runs.append(run)
        }
    }
}

/// The signs of the items of a text's lists.
nonisolated private struct AdaptiveMarkdownLists {
    /// The items whose sign has been used.
    private var seen: Set<Int> = []
    /// The widest sign of each list.
    private var widest: [String: String] = [:]

    /// The signs of a paragraph, whose widest ones are the names of their lists for now.
    mutating func markers(_ components: [PresentationIntent.IntentType]) -> [AdaptiveMarkdown.Marker] {
        var markers: [AdaptiveMarkdown.Marker] = []
        var list: PresentationIntent.IntentType?
        for component in components.reversed() {
            switch component.kind {
            case .orderedList, .unorderedList: list = component
            case .listItem(let ordinal):
                let isOrdered = list.map { $0.kind == .orderedList } ?? false
                let sign = isOrdered ? "\(ordinal)." : Self.bullets[markers.count % Self.bullets.count]
                let name = "\(list?.identity ?? 0)"
                // Not every typeface has digits of one width; a zero is among the widest.
                let wide = String(sign.map { $0.isNumber ? "0" : $0 })
                if (widest[name]?.count ?? 0) < wide.count { widest[name] = wide }
                markers.append(.init(text: seen.insert(component.identity).inserted ? sign : "", widest: name))
            default: break
            }
        }
        return markers
    }

    func widest(_ list: String) -> String { widest[list] ?? "" }

    /// The signs of lists by their level.
    private static let bullets = ["•", "◦", "▪"]
}
