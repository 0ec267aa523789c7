import Foundation
internal import _FoundationICU

extension Measurement where UnitType: Dimension {
    /// The measurement as text, with a style.
    public func formatted<S>(_ style: S) -> S.FormatOutput
    where S: Foundation.FormatStyle, S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }

    /// The measurement as text with an abbreviated unit, in the unit that the current locale prefers.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// Formats measurements with the number and the unit.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The length of unit names.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let stem: String

            /// The full name: `3 kilometers`.
            public static var wide: UnitWidth { .init(stem: "unit-width-full-name") }
            /// An abbreviation: `3 km`.
            public static var abbreviated: UnitWidth { .init(stem: "unit-width-short") }
            /// The shortest form: `3km`.
            public static var narrow: UnitWidth { .init(stem: "unit-width-narrow") }
        }

        /// The length of unit names.
        public var width: UnitWidth
        /// The locale of the text.
        public var locale: Locale
        /// The usage of the measurement, which determines the unit.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// The style of the number. Without one it is rounded as is customary for the usage, or to six fraction digits
        /// in the given unit.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        var hidesTemperatureScale = false

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        var text: MeasurementText {
            MeasurementText(
                widthStem: width.stem, usage: usage == .asProvided ? nil : usage?.rawValue,
                numberSkeleton: numberFormatStyle.map(NumberSkeleton.skeleton(of:)), locale: locale,
                hidesScaleName: hidesTemperatureScale)
        }

        public func format(_ value: Measurement<UnitType>) -> String { text.string(value.value, value.unit) }

        /// The style with another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// A style that marks the number and the unit with attributes.
        public var attributed: Measurement.AttributedStyle { .init(style: self) }
    }

    /// Formats measurements with attributes for the number and the unit.
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
        let style: Measurement.FormatStyle

        public func format(_ value: Measurement<UnitType>) -> AttributedString {
            let (text, fields) = style.text.stringAndFields(value.value, value.unit)
            var attributed = AttributedString(text)
            let units = fields.filter { $0.kind == Int32(UNUM_MEASURE_UNIT_FIELD.rawValue) }.map(\.range)
            let numbers = fields.filter { $0.kind != Int32(UNUM_MEASURE_UNIT_FIELD.rawValue) }.map(\.range)
            func mark(_ range: Range<Int>, _ component: AttributeScopes.FoundationAttributes.MeasurementAttribute.Value)
            {
                let characters = text.utf16
                let lower = characters.index(characters.startIndex, offsetBy: range.lowerBound)
                let upper = characters.index(characters.startIndex, offsetBy: range.upperBound)
                guard let range = Range(lower..<upper, in: attributed) else { return }
                attributed[range].measurement = component
            }
            for range in numbers { mark(range, .value) }
            for range in units { mark(range, .unit) }
            return attributed
        }

        public func locale(_ locale: Locale) -> Self { .init(style: style.locale(locale)) }
    }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// True to omit C and F.
    public var hidesScaleName: Bool {
        get { hidesTemperatureScale }
        set { hidesTemperatureScale = newValue }
    }

    public init(
        width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        hidesTemperatureScale = hidesScaleName
    }
}

extension FormatStyle {
    /// Measurements: the number and the unit.
    public static func measurement<UnitType>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle, UnitType: Dimension {
        .init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// Temperatures: the number and the unit, or just a degree sign.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        .init(width: width, usage: usage, hidesScaleName: hidesScaleName, numberFormatStyle: numberFormatStyle)
    }
}
