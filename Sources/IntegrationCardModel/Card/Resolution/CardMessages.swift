import Foundation

/// The messages that take the place of a part of a card.
struct CardMessages: Sendable {
    /// The texts that every card knows, in the language of the card.
    let texts: [String: String]

    private func text(_ key: String) -> String { texts[key] ?? "" }

    /// The message of content without entries.
    ///
    /// - Parameters:
    ///   - type: the type of the card, from which the usual message follows.
    ///   - custom: `configuration/messages/noData`, which takes precedence.
    func noData(_ type: CardManifest.CardType, custom: JSONValue?) -> CardMessage {
        let isObject = type == .object
        var message = CardMessage(
            illustration: isObject ? "NoData" : "NoEntries", title: text(isObject ? "NO_DATA" : "NO_ITEMS"))
        guard let custom, case .object = custom else { return message }
        let name = JSONText.text(custom["type"])
        if !name.isEmpty { message.illustration = name.hasPrefix("sapIllus-") ? String(name.dropFirst(9)) : name }
        message.size = custom["size"]?.stringValue.flatMap(CardMessage.IllustrationSize.init(rawValue:)) ?? .auto
        if let title = custom["title"] { message.title = JSONText.text(title) }
        message.description = JSONText.text(custom["description"])
        return message
    }

    /// The message of data that could not be loaded.
    func error(_ error: CardDataError) -> CardMessage {
        var message = CardMessage(
            illustration: error.illustrationName, title: error.title, description: text("ERROR_DESCRIPTION"),
            details: error.description, canRetry: true)
        switch error {
        case .fileNotFound: message.title = "404 Not Found"
        case .status(401, _), .status(403, _), .status(511, _): message.description = text("ACCESS_DENIED")
        case .addressRefused, .pathRefused, .invalidRequest, .offline: message.canRetry = false
        default: break
        }
        if message.title == "An error occurred" { message.title = text("ERROR") }
        return message
    }

    /// The message of content that cannot be shown for a reason of its own.
    func error(_ key: String) -> CardMessage {
        CardMessage(
            illustration: "ErrorScreen", title: text("ERROR"), description: text(key), details: text(key))
    }

    /// The message of rows without texts, since the host lacks formatters of the card's extension.
    func missingFormatters(_ names: [String]) -> CardMessage {
        let description = text("MISSING_FORMATTERS").replacingOccurrences(
            of: "{0}", with: names.prefix(5).joined(separator: ", ") + (names.count > 5 ? ", …" : ""))
        return CardMessage(
            illustration: "SimpleError", title: text("ERROR"), description: description, details: description)
    }

    /// The message of a manifest that is no card.
    func configuration(_ details: String) -> CardMessage {
        CardMessage(
            illustration: "SimpleError", size: .spot, title: text("CONFIGURATION_ERROR"),
            description: text("CONTACT_SUPPORT"), details: details)
    }

    /// A message as UI5's resolver writes it.
    static func json(_ message: CardMessage, type: String) -> JSONValue {
        var object: JSONObject = [
            "type": .string(type), "illustrationSize": .string(message.size.rawValue),
            "illustrationType": .string("sapIllus-" + message.illustration), "title": .string(message.title),
        ]
        if !message.description.isEmpty { object["description"] = .string(message.description) }
        if !message.details.isEmpty { object["details"] = .string(message.details) }
        return .object(object)
    }
}
