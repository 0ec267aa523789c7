import FioriSwiftUICore
import SwiftUI

/// The background, corners and shadow of a card.
nonisolated struct CardSurface: ViewModifier {
    @Environment(\.versionedTheme) private var theme

    @MainActor func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: CardMetrics.cornerRadius)
        content
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Color.preferredColor(.secondaryGroupedBackground, in: theme))
            .clipShape(shape)
            .modifier(CardLayoutParts.card)
            .background {
                // UI5 has two shadows (0 0 2 and 0 2 4). This one lies between them: a second costs 0.4 ms in a picture at
                // 2× (a surface of 368 × 460 points: 0.15 ms without a shadow, 0.60 with one, 0.98 with two).
                shape
                    .fill(Color.preferredColor(.secondaryGroupedBackground, in: theme))
                    .shadow(color: .preferredColor(.cardShadow, in: theme), radius: 2, y: 1)
            }
    }
}

/// The areas of a card by their names in style sheets.
nonisolated enum CardLayoutParts {
    static let card = Themed("Card.card", EmptyModifier(), as: .view)
    static let header = Themed("Card.header", EmptyModifier())
    static let filters = Themed("Card.filters", EmptyModifier())
    static let content = Themed("Card.content", EmptyModifier())
    static let footer = Themed("Card.footer", EmptyModifier())
}
