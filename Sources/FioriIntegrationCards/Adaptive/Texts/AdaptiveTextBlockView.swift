import SwiftUI

/// A text block.
nonisolated struct AdaptiveTextBlockView: View {
    private let text: AdaptiveTextBlock
    private let context: AdaptiveContext
    @ScaledMetric(relativeTo: .subheadline) private var scale: CGFloat = 1
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    init(_ text: AdaptiveTextBlock, _ context: AdaptiveContext) {
        self.text = text
        self.context = context
    }

    @MainActor var body: some View {
        let look = AdaptiveTextLook(text, isHeader: context.isHeader)
        let alignment = text.alignment ?? context.alignment
        AdaptiveMarkdownText(text.text, rendersMarkdown: context.rendersMarkdown)
            .modifier(AdaptiveParts.textBlock)
            .font(look.font(scale: scale))
            .foregroundStyle(look.color(in: context))
            .lineLimit(lineLimit)
            .multilineTextAlignment(alignment.text)
            .frame(maxWidth: .infinity, alignment: alignment.frame)
            .accessibilityAddTraits(text.style == .heading || context.isHeader ? .isHeader : [])
    }

    /// Very large text wraps always: a few letters of it tell nothing.
    private var lineLimit: Int? {
        text.wraps || dynamicTypeSize.isAccessibilitySize ? text.maximumLines : 1
    }
}

/// A text that may be Markdown: paragraphs, and lists with hanging marks.
nonisolated struct AdaptiveMarkdownText: View {
    private let text: String
    private let rendersMarkdown: Bool

    init(_ text: String, rendersMarkdown: Bool) {
        self.text = text
        self.rendersMarkdown = rendersMarkdown
    }

    @MainActor var body: some View {
        if rendersMarkdown {
            let blocks = AdaptiveMarkdown(text).blocks
            if blocks.contains(where: { $0.marker != nil }) {
                list(blocks)
            } else {
                Text(Self.attributed(blocks))
            }
        } else {
            Text(verbatim: text)
        }
    }

    @MainActor private func list(_ blocks: [AdaptiveMarkdown.Block]) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(blocks.indices, id: \.self) { index in
                HStack(alignment: .firstTextBaseline, spacing: 6) {
                    if let marker = blocks[index].marker { Text(verbatim: marker) }
                    Text(Self.attributed([blocks[index]]))
                }
            }
        }
    }

    private static func attributed(_ blocks: [AdaptiveMarkdown.Block]) -> AttributedString {
        var result = AttributedString()
        for (index, block) in blocks.enumerated() {
            if index > 0 { result.append(AttributedString("\n")) }
            for run in block.runs {
                var piece = AttributedString(run.text)
                var intent: InlinePresentationIntent = []
                if run.isBold { intent.insert(.stronglyEmphasized) }
                if run.isItalic { intent.insert(.emphasized) }
                if !intent.isEmpty { piece.inlinePresentationIntent = intent }
                if let link = run.link.flatMap({ URL(string: $0) }) { piece.link = link }
                result.append(piece)
            }
        }
        return result
    }
}
