import FioriSwiftUICore
import SwiftUI

/// The background, corners and shadow of a card.
nonisolated struct CardSurface: ViewModifier {
    @MainActor func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: CardMetrics.cornerRadius)
        content
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(.preferredColor(.secondaryGroupedBackground))
            .clipShape(shape)
            .modifier(CardLayoutParts.card)
            .background {
                shape
                    .fill(.preferredColor(.secondaryGroupedBackground))
                    .shadow(color: .preferredColor(.cardShadow), radius: 2, y: 1)
            }
    }
}

/// A line across the card.
nonisolated struct CardSeparator: View {
    @MainActor var body: some View {
        Rectangle()
            .fill(.preferredColor(.separator))
            .frame(height: 1)
            .accessibilityHidden(true)
    }
}

/// Leaves a view as it is; the default look of parts that only style sheets change.
nonisolated struct Unchanged: ViewModifier {
    @MainActor func body(content: Content) -> some View { content }
}

/// The areas of a card by their names in style sheets.
nonisolated enum CardLayoutParts {
    static let card = Themed("Card.card", Unchanged())
    static let header = Themed("Card.header", Unchanged())
    static let filters = Themed("Card.filters", Unchanged())
    static let content = Themed("Card.content", Unchanged())
    static let footer = Themed("Card.footer", Unchanged())
}
