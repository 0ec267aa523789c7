import FioriSwiftUICore
import SwiftUI

/// The looks of the parts of Adaptive Cards, by their names in style sheets.
enum AdaptiveParts {
    static let textBlock = Themed("AdaptiveCard.textBlock", EmptyModifier(), as: .label)
    static let richTextBlock = Themed("AdaptiveCard.richTextBlock", EmptyModifier(), as: .label)
    static let fallbackText = Themed("AdaptiveCard.fallbackText", TextStyle(.subheadline, .secondaryLabel))
    static let image = Themed("AdaptiveCard.image", EmptyModifier())
    static let mediaLink = Themed("AdaptiveCard.mediaLink", TextStyle(.subheadline, .tintColor))
    static let container = Themed("AdaptiveCard.container", EmptyModifier(), as: .view)
    static let columnSet = Themed("AdaptiveCard.columnSet", EmptyModifier())
    static let column = Themed("AdaptiveCard.column", EmptyModifier())
    static let factTitle = Themed("AdaptiveCard.factTitle", EmptyModifier(), as: .label)
    static let factValue = Themed("AdaptiveCard.factValue", EmptyModifier(), as: .label)
    static let tableCell = Themed("AdaptiveCard.tableCell", EmptyModifier(), as: .cell)
    static let tableColumnTitle = Themed("AdaptiveCard.tableColumnTitle", TextStyle(.caption, .secondaryLabel))
    static let actions = Themed("AdaptiveCard.actions", EmptyModifier())
    static let showCard = Themed("AdaptiveCard.showCard", EmptyModifier())
    static let action = Themed("AdaptiveCard.action", AdaptiveText(), as: .buttonText)
    static let inputLabel = Themed("AdaptiveCard.inputLabel", TextStyle(.footnote, weight: .semibold, .primaryLabel))
    static let inputValue = Themed("AdaptiveCard.inputValue", TextStyle(.subheadline, .primaryLabel), as: .fieldText)
    static let inputError = Themed("AdaptiveCard.inputError", TextStyle(.footnote, .negativeLabel))
    static let inputField = Themed("AdaptiveCard.inputField", EmptyModifier())
    static let pageNumber = Themed("AdaptiveCard.pageNumber", TextStyle(.footnote, .secondaryLabel))
}

/// The font of actions; their colours follow their styles.
nonisolated struct AdaptiveText: ViewModifier {
    @MainActor func body(content: Content) -> some View {
        content.font(.fiori(forTextStyle: .subheadline, weight: .semibold))
    }
}
