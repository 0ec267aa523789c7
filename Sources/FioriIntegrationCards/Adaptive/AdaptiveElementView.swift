import SwiftUI

/// An element of an Adaptive Card by its kind.
nonisolated struct AdaptiveElementView: View {
    private let element: AdaptiveElement
    private let context: AdaptiveContext

    init(_ element: AdaptiveElement, _ context: AdaptiveContext) {
        self.element = element
        self.context = context
    }

    @MainActor var body: some View { shown.environment(\.adaptiveLinkColor, context.linkColor) }

    @ViewBuilder @MainActor private var shown: some View {
        switch element.content {
        case .textBlock(let text): AdaptiveTextBlockView(text, context)
        case .richTextBlock(let runs, let alignment):
            AdaptiveRichTextView(runs, alignment: alignment ?? context.alignment, context)
        case .image(let image): AdaptiveImageView(image, context)
        case .imageSet(let images, let size): AdaptiveImageSetView(images: images, size: size, context: context)
        case .media(let media): AdaptiveMediaView(media: media)
        case .container(let container):
            AdaptiveContainerView(container, context).modifier(AdaptiveParts.container)
        case .columnSet(let set): AdaptiveColumnSetView(set: set, context: context)
        case .factSet(let facts): AdaptiveFactSetView(facts: facts, context: context)
        case .table(let table): AdaptiveTableView(table: table, context: context)
        case .carousel(let carousel): AdaptiveCarouselView(carousel: carousel, context: context)
        case .actionSet(let actions, let alignment):
            AdaptiveActionSetView(actions: actions, alignment: alignment, context: context)
        case .input(let input): AdaptiveInputView(input, context)
        }
    }
}
