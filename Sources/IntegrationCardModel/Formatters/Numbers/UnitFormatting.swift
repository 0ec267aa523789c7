import Foundation

/// Writes amounts with a unit: CLDR's short name of a unit that it knows, or the unit's own text.
struct UnitFormatting {
    let unit: String
    let options: JavaScriptValue
    let locale: CardLocale
    private let number: NumberFormatting

    init(unit: String, options: JavaScriptValue, locale: CardLocale, _ formatting: CardFormatting) {
        self.unit = unit
        self.options = options
        self.locale = locale
        number = NumberFormatting(.unit, options, locale, formatting)
    }

    func text(_ value: JavaScriptValue) -> String {
        guard let digits = NumberFormatting.digits(value) else { return number.emptyText(value) }
        let amount = number.text(digits)
        guard options.boolOption("showMeasure", default: true), !unit.isEmpty else { return amount }
        if let custom = options.option("customUnits").option(unit).textOption("unitPattern-count-other") {
            return custom.replacing("{0}", with: amount)
        }
        var rounded = digits
        rounded.round(fractionDigits: number.maximumFraction)
        guard let pattern = LocaleTexts.unitPattern(unit, for: rounded, fractionDigits: number.minimumFraction, locale)
        else { return options.boolOption("showNumber", default: true) ? amount + " " + unit : unit }
        if !options.boolOption("showNumber", default: true) {
            return pattern.replacing("{0}", with: "").trimmingCharacters(in: .whitespaces)
        }
        return pattern.replacing("{0}", with: amount)
    }
}
