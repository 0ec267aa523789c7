import SwiftUI

/// The visible elements of a container from top to bottom, with their distances and separators.
struct AdaptiveItems: View {
    private let elements: [AdaptiveElement]
    private let context: AdaptiveContext
    private let minimumHeight: CGFloat
    @EnvironmentObject private var form: AdaptiveForm

    init(_ elements: [AdaptiveElement], _ context: AdaptiveContext, minimumHeight: CGFloat = 0) {
        self.elements = elements
        self.context = context
        self.minimumHeight = minimumHeight
    }

    var body: some View {
        let visible = elements.indices.filter { index in
            let element = elements[index]
            return !element.content.isEmpty && form.isVisible(element.id, initially: element.isVisible)
        }
        AdaptiveStack(minimumHeight: minimumHeight, alignment: context.verticalAlignment) {
            ForEach(visible, id: \.self) { index in
                let element = elements[index]
                let isFirst = index == visible.first
                let gap = isFirst ? 0 : element.spacing.points
                if element.hasSeparator, !isFirst {
                    AdaptiveSeparator().frame(height: 1).adaptivePlace(gap: gap / 2)
                }
                AdaptiveElementView(
                    element, context.item(index, isFirst: isFirst, isLast: index == visible.last)
                )
                .adaptivePlace(
                    gap: element.hasSeparator ? gap / 2 : gap, fillsHeight: element.height == .stretch)
            }
        }
    }
}

nonisolated extension AdaptiveElement.Content {
    /// True for texts, facts, pictures and actions of which there are none: they take no room and no distance.
    var isEmpty: Bool {
        switch self {
        case .textBlock(let text): text.text.isEmpty
        case .richTextBlock(let runs, _): runs.isEmpty
        case .factSet(let facts): facts.isEmpty
        case .imageSet(let images, _): images.isEmpty
        case .actionSet(let actions, _): actions.isEmpty
        case .image, .media, .container, .columnSet, .table, .carousel, .input: false
        }
    }
}

/// A line between elements.
nonisolated struct AdaptiveSeparator: View {
    @MainActor var body: some View {
        Rectangle()
            .fill(.preferredColor(.separator))
            .accessibilityHidden(true)
    }
}
