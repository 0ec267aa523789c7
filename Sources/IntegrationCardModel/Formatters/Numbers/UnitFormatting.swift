import Foundation

/// Writes amounts with a unit: CLDR's short name of a unit that it knows, or the unit's own text.
struct UnitFormatting {
    let unit: String
    let options: JavaScriptValue
    let locale: CardLocale
    private let number: NumberFormatting
    private let custom: JavaScriptValue

    init(unit: String, options: JavaScriptValue, locale: CardLocale, _ formatting: CardFormatting) {
        self.unit = unit
        self.options = options
        self.locale = locale
        custom = options.option("customUnits").option(unit)
        number = NumberFormatting(.unit, Self.options(options, custom), locale, formatting)
    }

    /// The options with the digits of a unit of one's own, which take the place of those of the call.
    private static func options(_ options: JavaScriptValue, _ custom: JavaScriptValue) -> JavaScriptValue {
        var members = options.members ?? []
        for name in ["decimals", "precision"] {
            guard let digits = custom.integerOption(name), digits >= 0 else { continue }
            members.removeAll { $0.name == name }
            members.append((name, .number(Double(digits))))
        }
        return custom.isUndefined ? options : .object(members)
    }

    func text(_ value: JavaScriptValue) -> String {
        guard let digits = NumberFormatting.digits(value) else { return number.emptyText(value) }
        let amount = number.text(digits).text
        guard options.boolOption("showMeasure", default: true), !unit.isEmpty else { return amount }
        let showsNumber = options.boolOption("showNumber", default: true)
        let rounded = number.rounded(digits)
        let fractionDigits = max(number.minimumFraction, digits.writtenFraction ?? 0)
        guard
            let pattern = customPattern(PluralCategory(of: rounded, fractionDigits: fractionDigits, locale))
                ?? LocaleTexts.unitPattern(unit, for: rounded, fractionDigits: fractionDigits, locale)
        else { return showsNumber ? amount + " " + unit : unit }
        if !showsNumber { return pattern.replacing("{0}", with: "").trimmingCharacters(in: .whitespaces) }
        return pattern.replacing("{0}", with: amount)
    }

    /// The pattern of a unit of one's own for a plural category, or the one for others. As in UI5, only the latter may be
    /// without a number.
    private func customPattern(_ category: PluralCategory) -> String? {
        let pattern = custom.textOption("unitPattern-count-" + category.rawValue).flatMap { pattern in
            pattern.contains("{0}") ? pattern : nil
        }
        return pattern ?? custom.textOption("unitPattern-count-other")
            ?? custom.textOption("displayName").map { "{0} " + $0 }
    }
}
