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

    /// The JSON files below a folder, relative to it, in order.
    static func files(in folder: String) throws -> [String] {
        guard let cards else { throw CocoaError(.fileNoSuchFile) }
        let root = cards.appendingPathComponent(folder)
        let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasSuffix(".json") }.sorted()
    }

    /// The bundle of a manifest: its folder, within all samples of the same kind.
    static func bundle(of path: String) -> CardBundle? {
        guard let cards, let kind = path.split(separator: "/").first else { return nil }
        return CardBundle(
            root: cards.appendingPathComponent(String(kind)),
            manifestFolder: cards.appendingPathComponent(path).deletingLastPathComponent())
    }

    static func json(_ path: String) throws -> JSONValue {
        guard let cards else { throw CocoaError(.fileNoSuchFile) }
        return try JSONParser().parse(Data(contentsOf: cards.appendingPathComponent(path)))
    }
}

/// A host with the clock, language and zone of the golden answers.
struct FixedHost: CardHost {
    var parameters: JSONObject = [:]
    var locale = Locale(identifier: "en")
    var addresses = AddressPolicy(resolver: OpenResolver())
    var extensionFormatters: [String: BindingEnvironment.ExtensionFormatter] = [:]
    var timeZone: TimeZone { .gmt }
    var now: Date {
        Date(timeIntervalSince1970: JavaScriptDate.parse("2019-11-01T10:30:00.000Z", timeZone: .gmt) / 1000)
    }
}

extension BindingEnvironment {
    /// Half past ten of a fixed day, in English and Greenwich time.
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
