import Foundation

/// The formatters of cards, with what they have derived from locales kept for the next call.
final class CardFormatting: @unchecked Sendable {
    static let shared = CardFormatting()

    private let lock = NSLock()
    private var symbols: [String: NumberSymbols] = [:]
    private var currencies: [CurrencyKey: CurrencySymbols] = [:]
    private var currencyFormatters: [CurrencyKey: CurrencyFormatting] = [:]
    private var dateFormatters: [DateKey: DateFormatter] = [:]
    private var patterns: [String: String] = [:]

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

    /// The bound of each table: locales and patterns come from cards, and must not add up.
    private static let maximumEntries = 256

    private func cached<Key: Hashable, Value>(
        _ key: Key, in table: ReferenceWritableKeyPath<CardFormatting, [Key: Value]>, _ make: () -> Value
    ) -> Value {
        lock.lock()
        if let known = self[keyPath: table][key] {
            lock.unlock()
            return known
        }
        lock.unlock()
        let value = make()
        lock.withLock {
            if self[keyPath: table].count >= Self.maximumEntries { self[keyPath: table].removeAll() }
            self[keyPath: table][key] = value
        }
        return value
    }

    func symbols(_ locale: CardLocale) -> NumberSymbols {
        cached(locale.identifier, in: \.symbols) { NumberSymbols(locale.locale) }
    }

    func currency(_ code: String, _ locale: CardLocale) -> CurrencySymbols {
        cached(CurrencyKey(locale: locale.identifier, code: code), in: \.currencies) { CurrencySymbols(code, locale) }
    }

    /// The formatter of a currency; those without options are kept.
    func currencyFormatter(_ code: String, _ options: JavaScriptValue, _ locale: CardLocale) -> CurrencyFormatting {
        guard options.isUndefined else { return CurrencyFormatting(code: code, options: options, locale: locale, self) }
        return cached(CurrencyKey(locale: locale.identifier, code: code), in: \.currencyFormatters) {
            CurrencyFormatting(code: code, options: options, locale: locale, self)
        }
    }

    /// A pattern that is derived from a locale.
    func pattern(_ name: String, _ locale: CardLocale, _ make: () -> String) -> String {
        cached(locale.identifier + "/" + name, in: \.patterns, make)
    }

    /// The text of a date by a pattern of Unicode's date fields.
    func text(
        _ milliseconds: Double, pattern: String, _ locale: CardLocale, timeZone: TimeZone,
        calendar: Calendar.Identifier
    ) -> String {
        let key = DateKey(
            locale: locale.identifier, zone: timeZone.identifier, calendar: calendar, pattern: pattern)
        let formatter = cached(key, in: \.dateFormatters) {
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

    /// Reads a tag such as "en-GB" or "en_GB". Whatever has other characters than tags is English: Foundation on Linux
    /// stops the process at letters outside of ASCII.
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
