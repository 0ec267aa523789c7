import FioriSwiftUICore
import SwiftUI

/// The looks of parts that cards of all types share, by their names in style sheets.
nonisolated enum CardParts {
    static let status = Themed("Card.status", TextStyle(.subheadline, .secondaryLabel))
    static let link = Themed("Card.link", TextStyle(.subheadline, .tintColor))
    static let button = Themed("Card.button", TextStyle(.subheadline, weight: .semibold, .tintColor), as: .buttonText)
    static let messageStrip = Themed("Card.messageStrip", TextStyle(.subheadline, .primaryLabel))
    static let messageTitle = Themed("Card.messageTitle", TextStyle(.headline, weight: .semibold, .primaryLabel))
    static let messageDescription = Themed("Card.messageDescription", TextStyle(.subheadline, .secondaryLabel))
    static let avatar = Themed("Card.avatar", EmptyModifier())
    static let separator = Themed("Card.separator", EmptyModifier())
    static let highlight = Themed("Card.highlight", EmptyModifier())
    static let placeholder = Themed("Card.placeholder", EmptyModifier())
    static let groupTitle = Themed("Card.groupTitle", TextStyle(.subheadline, weight: .semibold, .secondaryLabel))
}
