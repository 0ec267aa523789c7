import Foundation

/// The signs and codes that are written before or behind amounts, with the codes of their currencies.
struct CurrencySigns {
    /// The signs that are read in every language.
    static let usual = CurrencySigns(further: [:])

    private static let codes = Set(Locale.commonISOCurrencyCodes)
    /// The codes of currencies by their signs, so that a column may have both; signs of several currencies stand for themselves.
    private static let codesOfSigns = [
        "€": "EUR", "$": "USD", "US$": "USD", "£": "GBP", "¥": "JPY", "円": "JPY", "元": "CNY", "₩": "KRW", "원": "KRW",
        "₹": "INR", "Rs": "INR", "Rs.": "INR", "Fr.": "CHF", "SFr.": "CHF", "sFr.": "CHF", "zł": "PLN", "Kč": "CZK",
        "Ft": "HUF",
        "lei": "RON", "₺": "TRY", "TL": "TRY", "₽": "RUB", "руб.": "RUB", "руб": "RUB", "₴": "UAH", "грн.": "UAH",
        "грн": "UAH", "₪": "ILS", "R$": "BRL", "A$": "AUD", "C$": "CAD", "CA$": "CAD", "HK$": "HKD", "NT$": "TWD",
        "S$": "SGD", "NZ$": "NZD", "MX$": "MXN", "kr": "kr", "kr.": "kr", ":-": "kr", "Rp": "IDR", "RM": "MYR",
        "S/": "PEN", "S/.": "PEN", "лв.": "BGN", "лв": "BGN", "ден.": "MKD", "ден": "MKD", "дин.": "RSD",
        "din.": "RSD", "ر.س.": "SAR", "ر.س": "SAR", "د.إ.": "AED", "د.إ": "AED", "ريال": "SAR", "ریال": "IRR",
        "Ksh": "KES", "KSh": "KES", "đ": "VND", "₫": "VND", "บาท": "THB", "฿": "THB", "Lekë": "ALL", "lekë": "ALL",
    ]
    /// Signs of letters that are too short to be read in every language, by the currency of a region.
    private static let shortSigns = [
        "BOB": ["Bs", "Bs."], "VES": ["Bs", "Bs."], "VED": ["Bs", "Bs."], "RUB": ["р.", "р"],
        "ZAR": ["R"], "GTQ": ["Q"], "RSD": ["din"], "ALL": ["L"],
    ]

    private typealias Sign = (scalars: [Unicode.Scalar], code: String)

    /// True if the letters S and H behind amounts are debit and credit (Soll and Haben), as in accounts of German banks.
    private let hasLettersOfDebit: Bool
    /// True if a triangle before a number is a minus, as in Japanese accounts; elsewhere it is an arrow of reports.
    let hasTriangles: Bool
    /// The signs by their first characters, the longer ones first.
    private let signsByFirst: [Unicode.Scalar: [Sign]]
    /// The signs by their last characters, the longer ones first.
    private let signsByLast: [Unicode.Scalar: [Sign]]

    /// - Parameter locale: A locale whose currency is written with its own sign, too.
    init(locale: Locale) {
        // The usual locale has no further sign, and need not be asked.
        guard locale.identifier != "en_US" else {
            self = .usual
            return
        }
        var further: [String: String] = [:]
        if let code = locale.currency?.identifier {
            let own = (locale.currencySymbol ?? "").unicodeScalars.filter { $0.properties.generalCategory != .format }
            let sign = String(String.UnicodeScalarView(own))
            // The sign of no currency stands for none, and others have a letter or are one of Unicode's.
            if sign != "¤", sign.contains(where: { $0.isLetter || $0.isCurrencySymbol }) { further[sign] = code }
            for sign in Self.shortSigns[code] ?? [] { further[sign] = code }
            // Tables of years before 2023 have the former currency.
            if locale.region?.identifier == "HR" { further["kn"] = "HRK" }
        }
        self.init(further: further, language: locale.language.languageCode?.identifier)
    }

    private init(further: [String: String], language: String? = nil) {
        hasLettersOfDebit = language == "de"
        hasTriangles = language == "ja"
        let signs = Self.codesOfSigns.merging(further) { usual, _ in usual }
            .map { (scalars: Array($0.key.unicodeScalars), code: $0.value) }
            .sorted { $0.scalars.count > $1.scalars.count }
        signsByFirst = Dictionary(grouping: signs) { $0.scalars[0] }
        signsByLast = Dictionary(grouping: signs) { $0.scalars[$0.scalars.count - 1] }
    }

    /// True for an amount with the letter of a debit behind a space, false for that of a credit; nil for others.
    func isDebit(_ text: ArraySlice<Unicode.Scalar>) -> Bool? {
        guard hasLettersOfDebit, text.count > 2, let last = text.last, last == "S" || last == "H",
            text.dropLast().last == " ", text.contains(where: { (48...57).contains($0.value) })
        else { return nil }
        return last == "S"
    }

    /// The currency at the start of a text, and the number of its characters.
    func currency(atStartOf text: ArraySlice<Unicode.Scalar>) -> (currency: String, count: Int)? {
        guard let first = text.first, !Self.isPartOfNumber(first) else { return nil }
        for sign in signsByFirst[first] ?? [] where text.starts(with: sign.scalars) {
            return (sign.code, sign.scalars.count)
        }
        return Self.symbolOrCode(first, text.prefix(3), of: text)
    }

    /// The currency at the end of a text, and the number of its characters.
    func currency(atEndOf text: ArraySlice<Unicode.Scalar>) -> (currency: String, count: Int)? {
        guard let last = text.last, !(48...57).contains(last.value) else { return nil }
        for sign in signsByLast[last] ?? [] where text.suffix(sign.scalars.count).elementsEqual(sign.scalars) {
            return (sign.code, sign.scalars.count)
        }
        return Self.symbolOrCode(last, text.suffix(3), of: text)
    }

    private static func symbolOrCode(
        _ scalar: Unicode.Scalar, _ letters: ArraySlice<Unicode.Scalar>, of text: ArraySlice<Unicode.Scalar>
    ) -> (currency: String, count: Int)? {
        if scalar.properties.generalCategory == .currencySymbol { return (String(scalar), 1) }
        let code = String(String.UnicodeScalarView(letters))
        return text.count > 3 && codes.contains(code) ? (code, 3) : nil
    }

    /// True for digits and what precedes them.
    private static func isPartOfNumber(_ scalar: Unicode.Scalar) -> Bool {
        (48...57).contains(scalar.value) || scalar == "." || scalar == ","
    }
}
