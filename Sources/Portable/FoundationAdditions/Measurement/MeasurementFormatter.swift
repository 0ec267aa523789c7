import Foundation
internal import _FoundationICU

/// Formats measurements and units with a number formatter.
// Unchecked: `Formatter` is, whose users see to it that one thread at a time changes one.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// The choice of the unit.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The unit of the measurement, even where another one is customary.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The unit that suits the size: kilometers for 10,000 meters.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Temperatures without C or F.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// The choice of the unit. By default, the customary unit of the locale with about the same size.
    open var unitOptions: UnitOptions = []
    /// The length of unit names; `medium` by default.
    open var unitStyle: Formatter.UnitStyle = .medium
    /// The locale of the text; the current one by default.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { if !hasOwnNumberFormatter { defaultNumberFormatter.locale = locale ?? .autoupdatingCurrent } }
    }
    /// The number formatter: decimal numbers with up to three fraction digits by default.
    open var numberFormatter: NumberFormatter! {
        get { ownNumberFormatter ?? defaultNumberFormatter }
        set { ownNumberFormatter = newValue }
    }

    private var ownNumberFormatter: NumberFormatter?
    private var hasOwnNumberFormatter: Bool { ownNumberFormatter != nil }
    private let defaultNumberFormatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        unitOptions = UnitOptions(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "NS.unitOptions")))
        unitStyle = Formatter.UnitStyle(rawValue: coder.decodeInteger(forKey: "NS.unitStyle")) ?? .medium
    }

    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(Int(bitPattern: unitOptions.rawValue), forKey: "NS.unitOptions")
        coder.encode(unitStyle.rawValue, forKey: "NS.unitStyle")
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let measurement as Measurement<Unit>: string(from: measurement)
        case let unit as Unit: string(from: unit)
        default: nil
        }
    }

    /// The text of a measurement.
    open func string<UnitType>(from measurement: Measurement<UnitType>) -> String where UnitType: Unit {
        guard let unit = measurement.unit as? Dimension else {
            return number(measurement.value) + " " + measurement.unit.symbol
        }
        var (value, shown) = (measurement.value, unit)
        if !unitOptions.contains(.providedUnit), let target = targetUnit(for: value, unit) {
            value = target.converter.value(fromBaseUnitValue: unit.converter.baseUnitValue(fromValue: value))
            shown = target
        }
        return text(value, shown)
    }

    /// The plural name of a unit.
    open func string(from unit: Unit) -> String {
        guard let unit = unit as? Dimension else { return unit.symbol }
        let (text, fields) = measurementText.stringAndFields(2, unit)
        let part = fields.first { $0.kind == Int32(UNUM_MEASURE_UNIT_FIELD.rawValue) }
        guard let part else { return unit.symbol }
        return String(decoding: Array(text.utf16)[part.range], as: UTF16.self).trimmingCharacters(in: .whitespaces)
    }

    private var measurementText: MeasurementText {
        let stem =
            switch unitStyle {
            case .short: "unit-width-narrow"
            case .medium: "unit-width-short"
            case .long: "unit-width-full-name"
            @unknown default: "unit-width-short"
            }
        return MeasurementText(
            widthStem: stem, usage: nil, numberSkeleton: nil, locale: locale ?? .autoupdatingCurrent,
            hidesScaleName: unitOptions.contains(.temperatureWithoutUnit))
    }

    private func number(_ value: Double) -> String {
        numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    /// Replaces ICU's number with that of the number formatter; ICU's, rounded to the same digits, selects the plural
    /// form.
    private func text(_ value: Double, _ unit: Dimension) -> String {
        var pattern = measurementText
        let least = numberFormatter.minimumFractionDigits
        let most = max(least, numberFormatter.maximumFractionDigits)
        pattern.numberSkeleton =
            most == 0
            ? "precision-integer"
            : "." + String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
        let (text, fields) = pattern.stringAndFields(value, unit)
        let number = fields.filter { $0.kind != Int32(UNUM_MEASURE_UNIT_FIELD.rawValue) }.map(\.range)
        guard let first = number.map(\.lowerBound).min(), let last = number.map(\.upperBound).max() else { return text }
        let characters = Array(text.utf16)
        return String(decoding: characters[..<first], as: UTF16.self) + self.number(value)
            + String(decoding: characters[last...], as: UTF16.self)
    }

    private func targetUnit(for value: Double, _ unit: Dimension) -> Dimension? {
        let system = (locale ?? .autoupdatingCurrent).measurementSystem
        guard unitOptions.contains(.naturalScale) else { return CustomaryUnits.counterpart(of: unit, in: system) }
        return CustomaryUnits.natural(for: unit.converter.baseUnitValue(fromValue: value), like: unit, in: system)
    }
}
