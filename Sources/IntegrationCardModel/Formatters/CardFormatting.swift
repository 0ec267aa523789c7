import Foundation

/// The formatters of cards, with what they have derived from locales kept for the next call.
final class CardFormatting: Sendable {
    static let shared = CardFormatting()

    private let symbols = BoundedTable<String, NumberSymbols>()
    private let currencies = BoundedTable<CurrencyKey, CurrencySymbols>()
    private let currencyFormatters = BoundedTable<CurrencyKey, CurrencyFormatting>()
    private let dateFormatters = BoundedTable<DateKey, DateFormatter>()
    private let intervalFormatters = BoundedTable<DateKey, DateIntervalFormatter>()
    private let patterns = BoundedTable<String, String>()
    let compactForms = BoundedTable<CompactKey, CompactNumbers.Form?>()
    let compactAffixTable = BoundedTable<CompactKey, CompactNumbers.Affixes>()
    private let datePatterns = BoundedTable<String, DatePattern>()
    private let weekNumberings = BoundedTable<String, WeekNumbering>()
    private let dateNames = BoundedTable<DateNames.Key, DateNames>()
    /// Held while a date formatter works: they change themselves when they do.
    private let lock = NSLock()

    private struct CurrencyKey: Hashable {
        var locale: String
        var code: String
    }

    struct CompactKey: Hashable {
        var locale: String
        var style: CompactNumbers.Style
        var power: Int
        var fractionDigits = 0
        var number = ""
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

    /// A pattern of dates, taken apart.
    func datePattern(_ pattern: String) -> DatePattern {
        let pattern = String(pattern.prefix(DatePattern.maximumLength))
        return datePatterns.value(of: pattern) { DatePattern(pattern) }
    }

    /// The weeks of a region.
    func weeks(_ locale: CardLocale) -> WeekNumbering {
        weekNumberings.value(of: locale.identifier) { WeekNumbering(locale) }
    }

    /// The names of months, days, and eras in a language's calendar.
    func names(_ locale: CardLocale, _ calendar: Calendar.Identifier) -> DateNames {
        let key = DateNames.Key(locale: locale.identifier, calendar: calendar)
        return dateNames.value(of: key) { DateNames(locale, calendar) }
    }

    /// The text of a date by a pattern of Unicode's date fields, with the names of Foundation.
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
            // Browsers and .NET count by the rules of today in all years.
            formatter.gregorianStartDate = .distantPast
            formatter.timeZone = timeZone
            let names = names(locale, calendar)
            formatter.amSymbol = names.dayPeriods.abbreviated[0]
            formatter.pmSymbol = names.dayPeriods.abbreviated[1]
            formatter.shortMonthSymbols = names.months.abbreviated
            formatter.dateFormat = pattern
            return formatter
        }
        let date = Date(timeIntervalSince1970: milliseconds / 1000)
        return lock.withLock { formatter.string(from: date) }
    }

    /// The text of two dates by a skeleton of Unicode's date fields, with the patterns of Foundation.
    func interval(
        _ first: Double, _ second: Double, skeleton: String, _ locale: CardLocale, timeZone: TimeZone,
        calendar: Calendar.Identifier
    ) -> String {
        let key = DateKey(
            locale: locale.identifier, zone: timeZone.identifier, calendar: calendar, pattern: skeleton)
        let formatter = intervalFormatters.value(of: key) {
            let formatter = DateIntervalFormatter()
            formatter.locale = locale.with(calendar)
            formatter.timeZone = timeZone
            formatter.dateTemplate = skeleton
            return formatter
        }
        return lock.withLock {
            formatter.string(
                from: Date(timeIntervalSince1970: first / 1000), to: Date(timeIntervalSince1970: second / 1000))
        }
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

    /// Reads a tag that a card names. Locales that the system does not know are those of their language, or English, so that
    /// a card has no more formatters than there are locales.
    init(named tag: String) {
        var parts: [Substring] = CardLocale(identifier: tag).identifier.split(separator: "_")
        // A script has four letters, a region two or three; variants make no other formatters.
        let script = parts.dropFirst().prefix(1).filter { $0.count == 4 }
        let region = parts.dropFirst(1 + script.count).prefix(1).filter { (2...3).contains($0.count) }
        parts = parts.prefix(1) + script + region
        let locale = CardLocale(identifier: parts.joined(separator: "_"))
        let language = Locale.Language(identifier: locale.identifier)
        let full = Locale.Language(identifier: language.maximalIdentifier)
        let name = full.languageCode?.identifier ?? locale.language
        // Data of the system name a script where a language has several.
        let bases =
            script.first.map { ["\(name)_\($0)"] } ?? [full.script.map { "\(name)_\($0.identifier)" } ?? name, name]
        let candidates =
            region.isEmpty
            ? script.isEmpty ? [name] : bases
            : bases.compactMap { base in full.region.map { "\(base)_\($0.identifier)" } }
        if Self.known.contains(locale.identifier) || candidates.contains(where: Self.known.contains) {
            self = locale
        } else {
            self.init(identifier: Self.known.contains(name) ? name : "en")
        }
    }

    /// The identifiers of the system's locales.
    private static let known = Set(Locale.availableIdentifiers)

    /// The locale with a calendar.
    func with(_ calendar: Calendar.Identifier) -> Locale {
        let name: String =
            switch calendar {
            case .buddhist: "buddhist"
            case .islamicUmmAlQura: "islamic-umalqura"
            case .japanese: "japanese"
            case .persian: "persian"
            default: "gregorian"
            }
        return Locale(identifier: identifier + "@calendar=\(name);numbers=latn")
    }

    /// The calendar in which UI5 writes the dates of a card: Buddhist in Thai, Persian and Islamic ones in their regions.
    var calendar: Calendar.Identifier {
        switch (language, identifier) {
        case ("th", _): .buddhist
        case ("fa", _): .persian
        case (_, "ar_SA"): .islamicUmmAlQura
        default: .gregorian
        }
    }

    /// The locale whose words for thousands and millions UI5 uses: the English of India has those of English.
    var ofWords: CardLocale { identifier == "en_IN" ? CardLocale(identifier: "en") : self }
}

extension Locale {
    /// The calendar in which cards of the locale write dates.
    package var calendarOfCards: Calendar.Identifier { CardLocale(self).calendar }
}
