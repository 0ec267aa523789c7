import SwiftUI

/// A text that may be Markdown: paragraphs, and lists with hanging signs.
nonisolated struct AdaptiveMarkdownText: View {
    private let text: String
    private let rendersMarkdown: Bool
    private let maximumLines: Int?
    @Environment(\.adaptiveLinkColor) private var linkColor

    /// - Parameter maximumLines: the greatest number of lines of all paragraphs together; nil for any.
    init(_ text: String, rendersMarkdown: Bool, maximumLines: Int? = nil) {
        self.text = text
        self.rendersMarkdown = rendersMarkdown
        self.maximumLines = maximumLines
    }

    @MainActor var body: some View {
        if rendersMarkdown {
            let blocks = AdaptiveMarkdown(text).blocks
            if blocks.count > 1 || blocks.first?.markers.isEmpty == false {
                AdaptiveParagraphsView(blocks: blocks, maximumLines: maximumLines).tint(linkColor)
            } else if let runs = blocks.first?.runs, runs.count == 1, runs[0] == AdaptiveMarkdown.Run(runs[0].text) {
                CardText(runs[0].text)
            } else if let block = blocks.first {
                StyledCardText(block).tint(linkColor)
            } else {
                Text(verbatim: "")
            }
        } else {
            CardText(text)
        }
    }
}

/// The paragraphs and items of a text below each other.
private struct AdaptiveParagraphsView: View {
    let blocks: [AdaptiveMarkdown.Block]
    let maximumLines: Int?
    @Environment(\.multilineTextAlignment) private var alignment

    var body: some View {
        // Paragraphs without lines are placed out of sight.
        if maximumLines == nil { paragraphs } else { paragraphs.clipped() }
    }

    private var paragraphs: some View {
        AdaptiveParagraphs(maximumLines: maximumLines, alignment: alignment) {
            ForEach(blocks.indices, id: \.self) { index in
                let block = blocks[index]
                HStack(alignment: .firstTextBaseline, spacing: AdaptiveParagraphs.markerGap) {
                    ForEach(block.markers.indices, id: \.self) { level in
                        marker(block.markers[level])
                    }
                    StyledCardText(block)
                        .multilineTextAlignment(block.markers.isEmpty ? alignment : .leading)
                }
                .adaptiveParagraph(
                    isItem: !block.markers.isEmpty, lines: 1 + block.text.count { $0 == "\n" })
            }
        }
    }

    /// A sign in the width of the widest one of its list, at its end, as numbers stand.
    private func marker(_ marker: AdaptiveMarkdown.Marker) -> some View {
        ZStack(alignment: Alignment(horizontal: .trailing, vertical: .firstTextBaseline)) {
            Text(verbatim: marker.widest).hidden()
            if !marker.text.isEmpty { Text(verbatim: marker.text) }
        }
        .fixedSize()
    }
}

nonisolated extension StyledCardText {
    /// The text of a paragraph.
    fileprivate init(_ block: AdaptiveMarkdown.Block) {
        self.init(block.runs.map(\.text)) { block.attributed($0) }
    }
}

nonisolated extension AdaptiveMarkdown.Block {
    /// The text with its styles.
    ///
    /// - Parameter texts: the texts of the runs.
    fileprivate func attributed(_ texts: [String]) -> AttributedString {
        var result = AttributedString()
        for (run, text) in zip(runs, texts) {
            var piece = AttributedString(text)
            var intent: InlinePresentationIntent = []
            if run.isBold { intent.insert(.stronglyEmphasized) }
            if run.isItalic { intent.insert(.emphasized) }
            if !intent.isEmpty { piece.inlinePresentationIntent = intent }
            if let link = run.link.flatMap({ URL(string: $0) }) { piece.link = link }
            result.append(piece)
        }
        return result
    }
}
