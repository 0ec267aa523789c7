import FioriSwiftUICore
import SwiftUI

/// The looks of the parts of Adaptive Cards, by their names in style sheets.
nonisolated enum AdaptiveParts {
    static let textBlock = Themed("AdaptiveCard.textBlock", Unchanged())
    static let richTextBlock = Themed("AdaptiveCard.richTextBlock", Unchanged())
    static let fallbackText = Themed("AdaptiveCard.fallbackText", TextStyle(.subheadline, .secondaryLabel))
    static let image = Themed("AdaptiveCard.image", Unchanged())
    static let mediaLink = Themed("AdaptiveCard.mediaLink", TextStyle(.subheadline, .tintColor))
    static let container = Themed("AdaptiveCard.container", Unchanged())
    static let columnSet = Themed("AdaptiveCard.columnSet", Unchanged())
    static let column = Themed("AdaptiveCard.column", Unchanged())
    static let factTitle = Themed("AdaptiveCard.factTitle", Unchanged())
    static let factValue = Themed("AdaptiveCard.factValue", Unchanged())
    static let tableCell = Themed("AdaptiveCard.tableCell", Unchanged())
    static let actions = Themed("AdaptiveCard.actions", Unchanged())
    static let showCard = Themed("AdaptiveCard.showCard", Unchanged())
    static let action = Themed("AdaptiveCard.action", AdaptiveText())
    static let inputLabel = Themed("AdaptiveCard.inputLabel", TextStyle(.footnote, weight: .semibold, .primaryLabel))
    static let inputValue = Themed("AdaptiveCard.inputValue", TextStyle(.subheadline, .primaryLabel))
    static let inputError = Themed("AdaptiveCard.inputError", TextStyle(.footnote, .negativeLabel))
    static let inputField = Themed("AdaptiveCard.inputField", Unchanged())
    static let pageNumber = Themed("AdaptiveCard.pageNumber", TextStyle(.footnote, .secondaryLabel))
}

/// The font of actions; their colours follow their styles.
nonisolated struct AdaptiveText: ViewModifier {
    @MainActor func body(content: Content) -> some View {
        content.font(.fiori(forTextStyle: .subheadline, weight: .semibold))
    }
}
