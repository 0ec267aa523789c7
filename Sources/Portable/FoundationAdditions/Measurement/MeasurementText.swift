import Foundation
internal import _FoundationICU

/// Formats an amount with a unit of any dimension.
struct MeasurementText {
    /// ICU's stem for the length of unit names, such as `unit-width-short`.
    var widthStem: String
    /// The usage of the amount, by CLDR's name; nil to keep the unit.
    var usage: String?
    /// The skeleton of the number; nil for ICU's rounding: to six fraction digits or, with a usage, as is customary for
    /// it.
    var numberSkeleton: String?
    var locale: Locale
    /// True to omit C and F of temperatures.
    var hidesScaleName = false

    /// The text and its fields.
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

    /// Formats units that CLDR does not know with their symbol.
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
            // ICU's rounding if it selects the unit: to integers with at least two digits.
            skeleton = skeleton ?? "precision-integer/@@*"
        }
        let amount = shown.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: value))
        var text = self
        text.numberSkeleton = skeleton
        return (try? text.formatted(amount, "measure-unit/temperature-generic", usage: nil)) ?? withSymbol(value, unit)
    }

    /// The preferred units of the locale for a usage; several for combinations such as feet and inches.
    private func preferredUnits(category: String, usage: String) -> [Dimension] {
        guard category == "temperature" else { return [] }
        let unit: UnitTemperature =
            (try? formatted(0, "unit/celsius", usage: usage).text).map {
                $0.contains("32") ? .fahrenheit : .celsius
            } ?? .celsius
        return [unit]
    }
}
