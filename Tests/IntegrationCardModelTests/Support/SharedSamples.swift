import Foundation

@testable import IntegrationCardModel

/// The sample files beside the repository, which not every machine has.
enum SharedSamples {
    /// The folder of card samples, or nil when it is missing.
    static let cards: URL? = {
        // The folder beside the repository, wherever links lead to this file from.
        var folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let candidate = folder.appendingPathComponent("shared/cards")
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
        }
        return nil
    }()

    static var isPresent: Bool { cards != nil }

    static func json(_ path: String) throws -> JSONValue {
        guard let cards else { throw CocoaError(.fileNoSuchFile) }
        return try JSONParser().parse(Data(contentsOf: cards.appendingPathComponent(path)))
    }
}

extension BindingEnvironment {
    /// Noon of a fixed day, in English and Greenwich time.
    static func fixed(locale: String = "en", now: String = "2019-11-01T10:30:00.000Z") -> BindingEnvironment {
        let instant = JavaScriptDate.parse(now, timeZone: .gmt)
        return BindingEnvironment(
            locale: Locale(identifier: locale), timeZone: .gmt,
            now: { Date(timeIntervalSince1970: instant / 1000) })
    }
}

extension String {
    /// The text with all kinds of spaces made plain and marks without width removed.
    var withPlainSpaces: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.compactMap { scalar in
                    switch scalar {
                    case "\u{A0}", "\u{202F}", "\u{2009}": " "
                    case "\u{FEFF}": nil
                    default: scalar
                    }
                }))
    }
}
