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
        let visible = elements.indices.filter { form.isVisible(elements[$0].id, initially: elements[$0].isVisible) }
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

/// A line between elements.
nonisolated struct AdaptiveSeparator: View {
    @MainActor var body: some View {
        Rectangle()
            .fill(.preferredColor(.separator))
            .accessibilityHidden(true)
    }
}
