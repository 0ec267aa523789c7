import Foundation

@testable import IntegrationCardModel

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
