import Foundation

/// The names, patterns and words in which UI5's copy of CLDR differs from the release that ICU has.
///
/// Docs/Facts/CardFormats.md tells how they were found. Each is by language, or by language and region where only the
/// region differs; all else comes from ICU.
enum UI5Differences {
    /// The entry of a locale: that of its language and region, or that of its language.
    static func entry<Value>(_ table: [String: Value], _ locale: CardLocale) -> Value? {
        if let entry = table[locale.identifier] { return entry }
        return hasDataOfLanguage(locale) ? table[locale.language] : nil
    }

    /// The entry of a locale in a table with names, where its language may have what its region lacks.
    static func entry<Value>(_ table: [String: [String: Value]], _ name: String, _ locale: CardLocale) -> Value? {
        if let entry = table[locale.identifier]?[name] { return entry }
        return hasDataOfLanguage(locale) ? table[locale.language]?[name] : nil
    }

    /// False for regions whose data differ from those of their language's main region in much.
    private static func hasDataOfLanguage(_ locale: CardLocale) -> Bool {
        switch locale.language {
        case "en": locale.identifier == "en" || locale.identifier == "en_US"
        case "pt": locale.identifier != "pt_PT"
        case "zh": !["Hant", "TW", "HK", "MO"].contains { locale.identifier.contains($0) }
        default: true
        }
    }

    // MARK: Numbers

    /// Words of large numbers that have others in UI5, by language and style.
    static let words: [String: [String: [String: String]]] = [
        "it": ["short": ["Mld": "Mrd"], "currency": ["Mln": "Mio", "Mld": "Mrd"]]
    ]

    /// Words of large numbers that stand without a number in ICU, for one of them.
    static let wordsOfOne: [String: [String: String]] = ["fr": ["long": "\u{A0}millier"]]

    /// Signs of currencies, with those of ICU that they replace.
    static let symbols: [String: [String: (icu: String, ui5: String)]] = [
        "ja": ["JPY": ("¥", "￥")], "zh": ["KRW": ("₩", "￦")],
    ]

    /// Locales that put signs of currencies behind the amount.
    static let localesWithTrailingSigns: Set<String> = ["fr_CH"]

    /// Locales in which the signs of short amounts stand on another side than those of full ones; true for the front.
    static let leadingSignsOfShortAmounts: [String: Bool] = ["de_CH": false, "he": true, "tr": false]

    /// Languages that write negative amounts with a minus in accounting, too.
    static let languagesWithoutAccounting: Set<String> = ["he", "hi"]

    /// Locales that put negative amounts into parentheses in accounting, though ICU does not.
    static let localesWithAccounting: Set<String> = ["fr_CH"]

    // MARK: Names of dates

    /// Replaces the names of the Gregorian calendar that differ.
    static func change(_ names: inout DateNames, _ locale: CardLocale) {
        switch locale.language {
        case "en" where !["en", "en_US", "en_CA"].contains(locale.identifier):
            names.months.abbreviated = names.months.abbreviated.map { $0 == "Sep" ? "Sept" : $0 }
            names.standaloneMonths.abbreviated = names.standaloneMonths.abbreviated.map { $0 == "Sep" ? "Sept" : $0 }
        case "ar":
            names.days.abbreviated = names.days.abbreviated.map { $0.hasPrefix("ال") ? $0 : "ال" + $0 }
            names.standaloneDays.abbreviated = names.days.abbreviated
        case "pl": names.standaloneMonths.narrow = names.standaloneMonths.narrow.map { $0.uppercased() }
        case "ru":
            for (month, name) in [(2, "мар."), (5, "июн."), (6, "июл.")] where names.months.abbreviated.count > month {
                names.months.abbreviated[month] = name
            }
            names.days.narrow = names.days.narrow.map { String($0.prefix(1)) }
            names.days.abbreviated = names.days.abbreviated.map { $0.lowercased() }
            names.standaloneDays.abbreviated = names.standaloneDays.abbreviated.map { $0.lowercased() }
        default: break
        }
    }

    /// The distance of a date from now, with the sign of abbreviation that ICU leaves out.
    static func relative(_ text: String, _ unit: String, style: String, _ locale: CardLocale) -> String {
        guard locale.language == "ru", style == "narrow", unit == "day", text.hasSuffix("дн") else { return text }
        return text + "."
    }

    /// The halves of the day, where ICU has others or only one width.
    static func dayPeriods(_ locale: CardLocale) -> DateNames.Widths? {
        guard let halves = entry(halves, locale) ?? (locale.language == "en" ? Self.halves["en_GB"] : nil) else {
            return nil
        }
        return DateNames.Widths(
            wide: halves.wide ?? halves.abbreviated, abbreviated: halves.abbreviated,
            narrow: halves.narrow ?? halves.abbreviated)
    }

    private static let halves: [String: (abbreviated: [String], wide: [String]?, narrow: [String]?)] = [
        "en": (["AM", "PM"], nil, ["a", "p"]), "en_GB": (["am", "pm"], nil, ["a", "p"]),
        "en_AU": (["am", "pm"], nil, nil), "en_CA": (["a.m.", "p.m."], nil, ["a", "p"]),
        "es": (["a.\u{202F}m.", "p.\u{202F}m."], ["a.\u{A0}m.", "p.\u{A0}m."], nil),
        "he": (["לפנה״צ", "אחה״צ"], nil, nil), "hi": (["am", "pm"], nil, nil),
        "it": (["AM", "PM"], nil, ["m.", "p."]), "ko": (["AM", "PM"], ["오전", "오후"], nil),
        "nl": (["a.m.", "p.m."], nil, nil), "pl": (["AM", "PM"], nil, ["a", "p"]),
        "th": (["AM", "PM"], ["ก่อนเที่ยง", "หลังเที่ยง"], ["a", "p"]), "tr": (["ÖÖ", "ÖS"], nil, ["öö", "ös"]),
    ]
}
