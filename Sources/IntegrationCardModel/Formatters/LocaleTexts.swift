import Foundation

#if canImport(_FoundationICU)
    internal import _FoundationICU
#endif

/// Texts of a language that Foundation offers in different ways on its platforms: names of units, and large numbers
/// in words. Elsewhere they come from `MeasurementFormatter`; on Linux, which lacks it, from Foundation's ICU.
enum LocaleTexts {
    /// The pattern with which a unit is written next to an amount, such as "{0} km"; nil for an unknown unit.
    ///
    /// - Parameter unit: CLDR's name with its category, such as "length-kilometer".
    static func unitPattern(
        _ unit: String, for amount: DecimalDigits, fractionDigits: Int, _ locale: CardLocale
    ) -> String? {
        guard unit.utf8.count <= 64, unit.contains("-"),
            unit.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D })
        else { return nil }
        let (integer, fraction) = amount.split()
        let digits = (integer.isEmpty ? [0] : integer) + fraction
        let text = digits.map(String.init).joined()
        guard var number = Double(text + "e-" + String(fraction.count)), number < 1e15 else { return nil }
        if amount.isNegative { number = -number }
        let fractionCount = max(fraction.count, fractionDigits)
        return UI5Differences.unitPattern(unit, amount, fractionDigits: fractionCount, locale)
            ?? unitText(unit, number, fractionCount, locale).map { pattern($0.text, of: $0.number) }
    }

    /// Replaces the number in a text by a placeholder. Texts for one or two of something may have no number, and names of
    /// units may have one of their own, as "L/100 km".
    private static func pattern(_ text: String, of number: String) -> String {
        guard let amount = range(of: number, in: text) else { return text }
        var start = amount.lowerBound
        while start > text.startIndex {
            let before = text.index(before: start)
            guard "-−\u{200E}\u{200F}\u{61C}".contains(text[before]) else { break }
            start = before
        }
        return text.replacingCharacters(in: start..<amount.upperBound, with: "{0}")
    }

    /// The place of a number that is no part of a longer one.
    private static func range(of number: String, in text: String) -> Range<String.Index>? {
        func isNumeral(_ character: Character?) -> Bool { character?.isNumber == true }
        var rest = text.startIndex
        while let found = text.range(of: number, range: rest..<text.endIndex) {
            let before = found.lowerBound > text.startIndex ? text[text.index(before: found.lowerBound)] : nil
            let behind = found.upperBound < text.endIndex ? text[found.upperBound] : nil
            if !isNumeral(before), !isNumeral(behind) { return found }
            rest = text.index(after: found.lowerBound)
        }
        return nil
    }

    #if canImport(_FoundationICU)
        /// The number with the short name of a unit, and the number alone.
        private static func unitText(
            _ unit: String, _ number: Double, _ fractionDigits: Int, _ locale: CardLocale
        ) -> (text: String, number: String)? {
            let digits = "." + String(repeating: "0", count: min(fractionDigits, 15))
            guard let text = icuText(number, "measure-unit/\(unit) unit-width-short " + digits, locale),
                let plain = icuText(number, digits, locale)
            else { return nil }
            return (text, plain)
        }

        /// The number with a word such as "M" or "million".
        static func compact(
            _ number: Double, isLong: Bool, fractionDigits: Int?, _ locale: CardLocale
        ) -> String? {
            let precision = fractionDigits.map { " ." + String(repeating: "0", count: min(max($0, 0), 15)) } ?? ""
            return icuText(number, (isLong ? "compact-long" : "compact-short") + precision, locale.ofWords)
        }

        /// The distance of a date from now, in so many units; nil for an unknown unit.
        static func relative(
            _ difference: Int, _ unit: String, style: String, isNamed: Bool, _ locale: CardLocale
        ) -> String? {
            let units: [String: URelativeDateTimeUnit] = [
                "year": UDAT_REL_UNIT_YEAR, "quarter": UDAT_REL_UNIT_QUARTER, "month": UDAT_REL_UNIT_MONTH,
                "week": UDAT_REL_UNIT_WEEK, "day": UDAT_REL_UNIT_DAY, "hour": UDAT_REL_UNIT_HOUR,
                "minute": UDAT_REL_UNIT_MINUTE, "second": UDAT_REL_UNIT_SECOND,
            ]
            guard let unit = units[unit] else { return nil }
            let width = style == "wide" ? UDAT_STYLE_LONG : style == "narrow" ? UDAT_STYLE_NARROW : UDAT_STYLE_SHORT
            var status = U_ZERO_ERROR
            let formatter = swift_ureldatefmt_open(
                locale.identifier + "@numbers=latn", nil, width, UDISPCTX_CAPITALIZATION_NONE, &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
            defer { swift_ureldatefmt_close(formatter) }
            var text = [UInt16](repeating: 0, count: 256)
            let format = isNamed ? swift_ureldatefmt_format : swift_ureldatefmt_formatNumeric
            let count = format(formatter, Double(difference), unit, &text, Int32(text.count), &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue, count >= 0, count <= text.count else { return nil }
            return String(decoding: text[..<Int(count)], as: UTF16.self)
        }

        private static func icuText(_ number: Double, _ skeleton: String, _ locale: CardLocale) -> String? {
            var status = U_ZERO_ERROR
            let units = Array(skeleton.utf16)
            let formatter = swift_unumf_openForSkeletonAndLocale(
                units, Int32(units.count), locale.identifier + "@numbers=latn", &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
            defer { swift_unumf_close(formatter) }
            let result = swift_unumf_openResult(&status)
            defer { swift_unumf_closeResult(result) }
            swift_unumf_formatDouble(formatter, number, result, &status)
            var text = [UInt16](repeating: 0, count: 256)
            let count = swift_unumf_resultToString(result, &text, Int32(text.count), &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue, count >= 0, count <= text.count else { return nil }
            return String(decoding: text[..<Int(count)], as: UTF16.self)
        }
    #else
        private static var units: [String: Dimension] {
            [
                "length-kilometer": UnitLength.kilometers, "length-meter": UnitLength.meters,
                "length-centimeter": UnitLength.centimeters, "length-millimeter": UnitLength.millimeters,
                "length-mile": UnitLength.miles, "length-yard": UnitLength.yards, "length-foot": UnitLength.feet,
                "length-inch": UnitLength.inches, "mass-kilogram": UnitMass.kilograms, "mass-gram": UnitMass.grams,
                "mass-metric-ton": UnitMass.metricTons, "mass-pound": UnitMass.pounds, "mass-ounce": UnitMass.ounces,
                "duration-hour": UnitDuration.hours, "duration-minute": UnitDuration.minutes,
                "duration-second": UnitDuration.seconds, "duration-millisecond": UnitDuration.milliseconds,
                "speed-kilometer-per-hour": UnitSpeed.kilometersPerHour, "speed-mile-per-hour": UnitSpeed.milesPerHour,
                "speed-meter-per-second": UnitSpeed.metersPerSecond, "temperature-celsius": UnitTemperature.celsius,
                "temperature-fahrenheit": UnitTemperature.fahrenheit, "temperature-kelvin": UnitTemperature.kelvin,
                "volume-liter": UnitVolume.liters, "volume-milliliter": UnitVolume.milliliters,
                "volume-cubic-meter": UnitVolume.cubicMeters, "volume-gallon": UnitVolume.gallons,
                "area-square-meter": UnitArea.squareMeters, "area-square-kilometer": UnitArea.squareKilometers,
                "area-hectare": UnitArea.hectares, "area-acre": UnitArea.acres, "power-watt": UnitPower.watts,
                "power-kilowatt": UnitPower.kilowatts, "power-megawatt": UnitPower.megawatts,
                "energy-kilowatt-hour": UnitEnergy.kilowattHours, "energy-joule": UnitEnergy.joules,
                "energy-kilocalorie": UnitEnergy.kilocalories, "electric-volt": UnitElectricPotentialDifference.volts,
                "electric-ampere": UnitElectricCurrent.amperes, "electric-ohm": UnitElectricResistance.ohms,
                "frequency-hertz": UnitFrequency.hertz, "pressure-hectopascal": UnitPressure.hectopascals,
                "angle-degree": UnitAngle.degrees, "digital-byte": UnitInformationStorage.bytes,
                "digital-kilobyte": UnitInformationStorage.kilobytes,
                "digital-megabyte": UnitInformationStorage.megabytes,
                "digital-gigabyte": UnitInformationStorage.gigabytes,
                "digital-terabyte": UnitInformationStorage.terabytes,
            ]
        }

        private static func unitText(
            _ unit: String, _ number: Double, _ fractionDigits: Int, _ locale: CardLocale
        ) -> (text: String, number: String)? {
            guard let dimension = units[unit] else { return nil }
            let formatter = MeasurementFormatter()
            formatter.locale = locale.locale
            formatter.unitOptions = .providedUnit
            formatter.unitStyle = .medium
            formatter.numberFormatter.locale = locale.locale
            formatter.numberFormatter.minimumFractionDigits = min(fractionDigits, 15)
            formatter.numberFormatter.maximumFractionDigits = min(fractionDigits, 15)
            guard let plain = formatter.numberFormatter.string(from: NSNumber(value: number)) else { return nil }
            return (formatter.string(from: Measurement(value: number, unit: dimension)), plain)
        }

        /// The number with a word such as "M": Foundation has only the short form.
        static func compact(
            _ number: Double, isLong: Bool, fractionDigits: Int?, _ locale: CardLocale
        ) -> String? {
            let style = FloatingPointFormatStyle<Double>.number.notation(.compactName).locale(locale.ofWords.locale)
            return number.formatted(
                fractionDigits.map { style.precision(.fractionLength(min(max($0, 0), 15))) } ?? style)
        }

        /// The distance of a date from now, in so many units; nil for an unknown unit.
        static func relative(
            _ difference: Int, _ unit: String, style: String, isNamed: Bool, _ locale: CardLocale
        ) -> String? {
            let formatter = RelativeDateTimeFormatter()
            formatter.locale = locale.locale
            formatter.dateTimeStyle = isNamed ? .named : .numeric
            formatter.unitsStyle = style == "wide" ? .full : style == "narrow" ? .abbreviated : .short
            var components = DateComponents()
            switch unit {
            case "year": components.year = difference
            case "quarter": components.month = difference * 3
            case "month": components.month = difference
            case "week": components.weekOfMonth = difference
            case "day": components.day = difference
            case "hour": components.hour = difference
            case "minute": components.minute = difference
            case "second": components.second = difference
            default: return nil
            }
            return formatter.localizedString(from: components)
        }
    #endif
}
