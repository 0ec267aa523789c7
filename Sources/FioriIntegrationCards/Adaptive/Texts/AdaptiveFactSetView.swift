import SwiftUI

/// Facts: names in a column as wide as they need, and values beside them.
nonisolated struct AdaptiveFactSetView: View {
    let facts: [AdaptiveFact]
    let context: AdaptiveContext
    @ScaledMetric(relativeTo: .subheadline) private var scale: CGFloat = 1
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    /// The greatest width of names at the usual text size, from the host configuration of UI5. Wider words keep whole.
    static let titleLimit: CGFloat = 150
    /// The distance from names to values, in points.
    static let columnGap: CGFloat = 16

    @MainActor var body: some View {
        let size = dynamicTypeSize.isAccessibilitySize
        AdaptiveCells(
            columns: [.auto, .stretch], words: facts.wordWidths(context, scale: scale), columnGap: Self.columnGap,
            rowGap: 8, automaticLimit: Self.titleLimit * scale, isStacked: size, stacksWhenNarrow: true
        ) {
            ForEach(facts.indices, id: \.self) { index in
                text(facts[index].title, weight: .bolder)
                    .modifier(AdaptiveParts.factTitle)
                    .modifier(AdaptiveFactLook(weight: .bolder, context: context, scale: scale))
                    .accessibilityHidden(true)
                text(facts[index].value, weight: .default)
                    .modifier(AdaptiveParts.factValue)
                    .modifier(AdaptiveFactLook(weight: .default, context: context, scale: scale))
                    .accessibilityElement(children: .combine)
                    .accessibilityLabel(Text(plain(facts[index].title)))
                    .accessibilityValue(Text(plain(facts[index].value)))
            }
        }
    }

    @MainActor private func text(_ text: String, weight: AdaptiveTextWeight) -> some View {
        AdaptiveMarkdownText(text, rendersMarkdown: context.rendersMarkdown)
    }

    private func plain(_ text: String) -> String {
        AdaptiveMarkdown.plainText(text, rendersMarkdown: context.rendersMarkdown)
    }
}

/// The font and place of a fact's name or value.
nonisolated private struct AdaptiveFactLook: ViewModifier {
    let weight: AdaptiveTextWeight
    let context: AdaptiveContext
    let scale: CGFloat

    @MainActor func body(content: Content) -> some View {
        let look = AdaptiveTextLook(weight: weight)
        content
            .font(look.font(scale: scale))
            .foregroundStyle(look.color(in: context))
            .multilineTextAlignment(.leading)
            .frame(maxWidth: .infinity, alignment: .leading)
    }
}
