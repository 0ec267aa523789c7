import Foundation
internal import _FoundationICU

/// Formats an amount with its unit, whichever kind of unit it is.
struct MeasurementText {
    /// ICU's stem for the length of unit names, such as `unit-width-short`.
    var widthStem: String
    /// What the amount is of, by CLDR's name; nil keeps the unit.
    var usage: String?
    /// The skeleton of the number; nil rounds as ICU does: to six fraction digits, and with a usage to what is
    /// customary for it.
    var numberSkeleton: String?
    var locale: Locale
    /// Shows temperatures without C or F.
    var hidesScaleName = false

    /// The text and the parts of it.
    func stringAndFields(_ value: Double, _ unit: Dimension) -> (text: String, fields: [ICUNumberFormat.Field]) {
        guard let name = UnitIdentifiers.identifier(of: unit) else { return withSymbol(value, unit) }
        if hidesScaleName, unit is UnitTemperature { return withoutScale(value, unit) }
        for usage in [usage, usage == nil ? nil : "default", nil] {
            if let result = try? formatted(value, "unit/" + name, usage: usage) { return result }
        }
        return withSymbol(value, unit)
    }

    func string(_ value: Double, _ unit: Dimension) -> String { stringAndFields(value, unit).text }

    private func formatted(
        _ value: Double, _ unitStem: String, usage: String?
    ) throws -> (text: String, fields: [ICUNumberFormat.Field]) {
        let stems = [unitStem, usage.map { "usage/" + $0 }, widthStem, numberSkeleton].compactMap { $0 }
        return try ICUNumberFormat.format(skeleton: stems.joined(separator: " "), locale: locale)
            .stringAndFields(value)
    }

    /// What CLDR does not know is shown with its symbol.
    private func withSymbol(_ value: Double, _ unit: Dimension) -> (text: String, fields: [ICUNumberFormat.Field]) {
        guard
            var (text, fields) = try? ICUNumberFormat.format(skeleton: numberSkeleton ?? "", locale: locale)
                .stringAndFields(value)
        else { return ("\(value) \(unit.symbol)", []) }
        let start = text.utf16.count + 1
        text += " " + unit.symbol
        fields.append(.init(kind: Int32(UNUM_MEASURE_UNIT_FIELD.rawValue), range: start..<text.utf16.count))
        return (text, fields)
    }

    private func withoutScale(_ value: Double, _ unit: Dimension) -> (text: String, fields: [ICUNumberFormat.Field]) {
        var shown = unit
        var skeleton = numberSkeleton
        if let usage, let preferred = preferredUnits(category: "temperature", usage: usage).first {
            shown = preferred
            // What ICU rounds to when it chooses the unit: integers, and two digits at least.
            skeleton = skeleton ?? "precision-integer/@@*"
        }
        let amount = shown.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: value))
        var text = self
        text.numberSkeleton = skeleton
        return (try? text.formatted(amount, "measure-unit/temperature-generic", usage: nil)) ?? withSymbol(value, unit)
    }

    /// The units that the locale uses for something; several when they are used together, as in feet and inches.
    private func preferredUnits(category: String, usage: String) -> [Dimension] {
        guard category == "temperature" else { return [] }
        let unit: UnitTemperature =
            (try? formatted(0, "unit/celsius", usage: usage).text).map {
                $0.contains("32") ? .fahrenheit : .celsius
            } ?? .celsius
        return [unit]
    }
}
