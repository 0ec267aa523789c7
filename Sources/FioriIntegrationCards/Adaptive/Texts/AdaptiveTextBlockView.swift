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
        AdaptiveMarkdownText(
            text.text, rendersMarkdown: context.rendersMarkdown, maximumLines: text.wraps ? text.maximumLines : nil
        )
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
