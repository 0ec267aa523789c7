import Foundation

/// A message in place of a part of a card: nothing to show, or an error.
public struct CardMessage: Sendable, Hashable {
    /// The illustration by its name, such as "NoEntries" or "PageNotFound".
    public var illustration: String
    /// The size of the illustration.
    public var size: IllustrationSize = .auto
    /// The title.
    public var title: String
    /// The text below the title; empty when there is none.
    public var description = ""
    /// The text for a log or for support; empty when there is none.
    public var details = ""
    /// True if loading the data once more may help.
    public var canRetry = false

    /// Creates a message.
    public init(
        illustration: String, size: IllustrationSize = .auto, title: String, description: String = "",
        details: String = "", canRetry: Bool = false
    ) {
        self.illustration = illustration
        self.size = size
        self.title = title
        self.description = description
        self.details = details
        self.canRetry = canRetry
    }

    /// Creates the message of data that could not be loaded, in a language.
    public init(_ error: CardDataError, locale: Locale) {
        self = CardMessages(texts: LibraryTexts.texts(for: locale.identifier(.bcp47))).error(error)
    }

    /// The sizes of illustrations.
    public enum IllustrationSize: String, Sendable, Hashable, CaseIterable {
        case auto = "Auto"
        case base = "Base"
        case spot = "Spot"
        case dot = "Dot"
        case dialog = "Dialog"
        case scene = "Scene"
    }
}
