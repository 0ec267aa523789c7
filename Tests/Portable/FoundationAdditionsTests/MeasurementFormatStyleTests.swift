@testable import FoundationAdditions
import Expectations
import Testing

private let english = Locale(identifier: "en_US")
private let german = Locale(identifier: "de_DE")

/// Tests styles of measurements by width, usage, number and language.
///
/// Numbers: values of the measurements; converted ones by the defined units (a mile is 1.609344 km, a foot 0.3048 m, °F
/// = °C · 9 / 5 + 32), and rounded as CLDR's usage says in the toolchain's ICU.
@Suite struct MeasurementFormatStyleTests {
    @Test func widths() {
        let length = Measurement(value: 3.5, unit: UnitLength.meters)
        func text(_ width: Measurement<UnitLength>.FormatStyle.UnitWidth, _ locale: Locale) -> String {
            length.formatted(.measurement(width: width, usage: .asProvided).locale(locale))
        }
        #expect(text(.wide, english) == "3.5 meters")
        #expect(text(.abbreviated, english) == "3.5 m")
        #expect(text(.narrow, english) == "3.5m")
        #expect(text(.wide, german) == "3,5 Meter")
        #expect(text(.abbreviated, german) == "3,5 m")
    }

    @Test func `singular follows the number`() {
        let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: english, usage: .asProvided)
        #expect(style.format(Measurement(value: 1, unit: .miles)) == "1 mile")
        #expect(style.format(Measurement(value: 2, unit: .miles)) == "2 miles")
        var rounded = style
        rounded.numberFormatStyle = .number.precision(.fractionLength(0))
        #expect(rounded.format(Measurement(value: 1.2, unit: .miles)) == "1 mile")
        rounded.numberFormatStyle = .number.precision(.fractionLength(1))
        #expect(rounded.format(Measurement(value: 1, unit: .miles)) == "1.0 miles")
    }

    @Test func `general usage converts to the unit of the locale`() {
        let distance = Measurement(value: 10, unit: UnitLength.kilometers)
        #expect(distance.formatted(.measurement(width: .abbreviated).locale(english)) == "6.2 mi")
        #expect(distance.formatted(.measurement(width: .abbreviated).locale(german)) == "10 km")
        let height = Measurement(value: 1.8, unit: UnitLength.meters)
        #expect(
            height.formatted(.measurement(width: .wide, usage: .personHeight).locale(english)) == "5 feet, 11 inches")
    }

    @Test func `usage without data is general`() {
        let rain = Measurement(value: 12, unit: UnitLength.millimeters)
        #expect(!rain.formatted(.measurement(width: .abbreviated, usage: .focalLength).locale(german)).isEmpty)
    }

    @Test func temperatures() {
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(warm.formatted(.measurement(width: .abbreviated).locale(english)) == "68°F")
        #expect(warm.formatted(.measurement(width: .abbreviated).locale(german)) == "20 °C")
        #expect(warm.formatted(.measurement(width: .narrow, hidesScaleName: true).locale(english)) == "68°")
        #expect(
            warm.formatted(.measurement(width: .narrow, usage: .asProvided, hidesScaleName: true).locale(english))
                == "20°")
    }

    @Test(arguments: [
        (FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2)), "1,234.57 m"),
        (.number.grouping(.never), "1234.5678 m"),
        (.number.precision(.significantDigits(2)), "1,200 m"),
        (.number.sign(strategy: .always()), "+1,234.5678 m"),
        (.number.rounded(rule: .up, increment: 1), "1,235 m"),
        (.number.notation(.compactName), "1.2K m"),
        (.number.scale(2), "2,469.1356 m"),
        (.number.precision(.integerLength(6...)), "001,234.5678 m"),
    ])
    func `number styles`(style: FloatingPointFormatStyle<Double>, text: String) {
        let length = Measurement(value: 1234.5678, unit: UnitLength.meters)
        let format = Measurement<UnitLength>.FormatStyle(
            width: .abbreviated, locale: english, usage: .asProvided, numberFormatStyle: style)
        #expect(format.format(length) == text)
    }

    @Test func `units that CLDR lacks show their symbol`() {
        let unit = UnitMass(symbol: "mug", converter: UnitConverterLinear(coefficient: 0.3))
        #expect(
            Measurement(value: 2.5, unit: unit).formatted(.measurement(width: .wide).locale(german)) == "2,5 mug")
        #expect(
            Measurement(value: 2, unit: UnitMass.slugs).formatted(.measurement(width: .wide).locale(english))
                == "2 \(UnitMass.slugs.symbol)")
    }

    @Test func `every named unit is known to ICU`() {
        expectAll(UnitIdentifiers.all, count: 100...) { unit, name in
            let width = MeasurementText(
                widthStem: "unit-width-full-name", usage: nil, numberSkeleton: nil, locale: english)
            let plain = "3 \(unit.symbol)"
            #expect(width.string(3, unit) != plain, "\(name)")
        }
    }

    @Test func `attributed marks the parts`() {
        let text = Measurement(value: 3, unit: UnitLength.meters)
            .formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(english).attributed)
        #expect(String(text.characters) == "3 m")
        let parts = text.runs.compactMap { run in run.measurement.map { ($0, String(text[run.range].characters)) } }
        #expect(parts.map(\.1) == ["3", "m"])
        #expect(parts.map(\.0) == [.value, .unit])
    }

    @Test func `styles can be encoded`() throws {
        let style = Measurement<UnitLength>.FormatStyle(width: .narrow, locale: german, usage: .road)
        let decoded = try JSONDecoder().decode(
            Measurement<UnitLength>.FormatStyle.self, from: JSONEncoder().encode(style))
        #expect(decoded == style)
    }
}

/// Tests the formatter of measurements in the unit of the locale, a provided one and one of natural scale.
///
/// Numbers: values of the measurements; converted ones by the defined units (a mile is 1.609344 km, °F = °C · 9 / 5 +
/// 32), with three digits of a fraction at most, the default of decimal numbers in CLDR.
@Suite struct MeasurementFormatterTests {
    private func formatter(_ locale: Locale) -> MeasurementFormatter {
        let formatter = MeasurementFormatter()
        formatter.locale = locale
        return formatter
    }

    @Test func `converts to the locale`() {
        let distance = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(formatter(english).string(from: distance) == "3.107 mi")
        #expect(formatter(german).string(from: distance) == "5 km")
        #expect(formatter(german).string(from: Measurement(value: 5, unit: UnitLength.miles)) == "8,047 km")
        #expect(formatter(english).string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "68°F")
    }

    @Test func `provided unit stays`() {
        let formatter = formatter(english)
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 1, unit: UnitLength.kilometers)) == "1 kilometer")
        #expect(formatter.string(from: Measurement(value: 1234.5, unit: UnitMass.grams)) == "1,234.5 grams")
        formatter.unitStyle = .short
        #expect(formatter.string(from: Measurement(value: 3, unit: UnitLength.meters)) == "3m")
    }

    @Test func `natural scale`() {
        let formatter = formatter(german)
        formatter.unitOptions = .naturalScale
        #expect(formatter.string(from: Measurement(value: 10000, unit: UnitLength.meters)) == "10 km")
        #expect(formatter.string(from: Measurement(value: 0.02, unit: UnitLength.meters)) == "2 cm")
    }

    @Test func `number formatter of the app`() {
        let formatter = formatter(german)
        let numbers = NumberFormatter()
        numbers.locale = german
        numbers.minimumFractionDigits = 2
        numbers.maximumFractionDigits = 2
        formatter.numberFormatter = numbers
        #expect(formatter.string(from: Measurement(value: 3, unit: UnitMass.kilograms)) == "3,00 kg")
    }

    @Test func `units alone`() {
        let formatter = formatter(english)
        #expect(formatter.string(from: UnitLength.meters) == "m")
        formatter.unitStyle = .long
        #expect(formatter.string(from: UnitLength.meters) == "meters")
        #expect(formatter.string(from: UnitSpeed.kilometersPerHour) == "kilometers per hour")
        #expect(self.formatter(german).string(from: UnitVolume.liters) == "l")
    }

    @Test func `temperature without unit`() {
        let formatter = formatter(english)
        formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°")
    }
}
