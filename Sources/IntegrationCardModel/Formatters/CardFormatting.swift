import Foundation

/// The formatters of cards, with what they have derived from locales kept for the next call.
final class CardFormatting: @unchecked Sendable {
    static let shared = CardFormatting()

    private let symbols = BoundedTable<String, NumberSymbols>()
    private let currencies = BoundedTable<CurrencyKey, CurrencySymbols>()
    private let currencyFormatters = BoundedTable<CurrencyKey, CurrencyFormatting>()
    private let dateFormatters = BoundedTable<DateKey, DateFormatter>()
    private let patterns = BoundedTable<String, String>()
    /// Held while a date formatter works: they change themselves when they do.
    private let lock = NSLock()

    private struct CurrencyKey: Hashable {
        var locale: String
        var code: String
    }

    private struct DateKey: Hashable {
        var locale: String
        var zone: String
        var calendar: Calendar.Identifier
        var pattern: String
    }

    func symbols(_ locale: CardLocale) -> NumberSymbols {
        symbols.value(of: locale.identifier) { NumberSymbols(locale.locale) }
    }

    func currency(_ code: String, _ locale: CardLocale) -> CurrencySymbols {
        currencies.value(of: CurrencyKey(locale: locale.identifier, code: code)) { CurrencySymbols(code, locale) }
    }

    /// The formatter of a currency; those without options are kept.
    func currencyFormatter(_ code: String, _ options: JavaScriptValue, _ locale: CardLocale) -> CurrencyFormatting {
        guard options.isUndefined else { return CurrencyFormatting(code: code, options: options, locale: locale, self) }
        return currencyFormatters.value(of: CurrencyKey(locale: locale.identifier, code: code)) {
            CurrencyFormatting(code: code, options: options, locale: locale, self)
        }
    }

    /// A pattern that is derived from a locale.
    func pattern(_ name: String, _ locale: CardLocale, _ make: () -> String) -> String {
        patterns.value(of: locale.identifier + "/" + name, make)
    }

    /// The text of a date by a pattern of Unicode's date fields.
    func text(
        _ milliseconds: Double, pattern: String, _ locale: CardLocale, timeZone: TimeZone,
        calendar: Calendar.Identifier
    ) -> String {
        let key = DateKey(
            locale: locale.identifier, zone: timeZone.identifier, calendar: calendar, pattern: pattern)
        let formatter = dateFormatters.value(of: key) {
            let formatter = DateFormatter()
            formatter.locale = locale.locale
            var gregorian = Calendar(identifier: calendar)
            gregorian.locale = locale.locale
            gregorian.timeZone = timeZone
            formatter.calendar = gregorian
            formatter.timeZone = timeZone
            if let symbols = locale.dayPeriods {
                formatter.amSymbol = symbols.am
                formatter.pmSymbol = symbols.pm
            }
            if locale.identifier == "en_GB" || locale.identifier == "en_IE" {
                formatter.shortMonthSymbols = formatter.shortMonthSymbols.map { $0 == "Sep" ? "Sept" : $0 }
            }
            formatter.dateFormat = pattern
            return formatter
        }
        let date = Date(timeIntervalSince1970: milliseconds / 1000)
        return lock.withLock { formatter.string(from: date) }
    }
}

/// A locale with Latin digits, which UI5 uses everywhere.
struct CardLocale: Sendable {
    let identifier: String
    let language: String
    let locale: Locale

    init(_ base: Locale) {
        self.init(identifier: base.identifier)
    }

    /// Reads a tag such as "en-GB" or "en_GB". A text with characters that tags cannot have is read as English, because
    /// Foundation on Linux stops the process at letters outside of ASCII.
    init(identifier tag: String) {
        let plain = String(tag.prefix(64)).replacing("-", with: "_").split(separator: "@").first.map(String.init) ?? ""
        let isTag = plain.utf8.allSatisfy { byte in
            byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        }
        let base = plain.isEmpty || !isTag ? "en" : plain
        identifier = base
        language = base.split(separator: "_").first.map(String.init) ?? base
        locale = Locale(identifier: base + "@numbers=latn")
    }

    /// The marks of the halves of the day, where UI5's differ from those of ICU.
    var dayPeriods: (am: String, pm: String)? {
        language == "hi" ? ("am", "pm") : nil
    }
}
