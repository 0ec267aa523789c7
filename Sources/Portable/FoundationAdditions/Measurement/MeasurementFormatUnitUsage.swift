import Foundation

/// The usage of a measurement, which determines the unit in a region.
public struct MeasurementFormatUnitUsage<UnitType>: Codable, Hashable, RawRepresentable, Sendable
where UnitType: Unit {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
}

extension MeasurementFormatUnitUsage where UnitType: Dimension {
    /// The unit that the locale prefers for quantities of this kind and size.
    public static var general: MeasurementFormatUnitUsage { .init(rawValue: "default") }

    /// The unit of the measurement.
    public static var asProvided: MeasurementFormatUnitUsage { .init(rawValue: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// Energy of food.
    public static var food: MeasurementFormatUnitUsage { .init(rawValue: "food") }

    /// Energy that is spent in a workout.
    public static var workout: MeasurementFormatUnitUsage { .init(rawValue: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Measures of a person, such as a shoulder width.
    public static var person: MeasurementFormatUnitUsage { .init(rawValue: "person") }

    /// The height of a person.
    public static var personHeight: MeasurementFormatUnitUsage { .init(rawValue: "person-height") }

    /// Distances on roads.
    public static var road: MeasurementFormatUnitUsage { .init(rawValue: "road") }

    /// The focal length of a lens.
    public static var focalLength: MeasurementFormatUnitUsage { .init(rawValue: "focal-length") }

    /// Amounts of rain.
    public static var rainfall: MeasurementFormatUnitUsage { .init(rawValue: "rainfall") }

    /// Amounts of snow.
    public static var snowfall: MeasurementFormatUnitUsage { .init(rawValue: "snowfall") }

    /// The distance of visibility.
    public static var visibility: MeasurementFormatUnitUsage { .init(rawValue: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person.
    public static var personWeight: MeasurementFormatUnitUsage { .init(rawValue: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// Air pressure.
    public static var barometric: MeasurementFormatUnitUsage { .init(rawValue: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of wind.
    public static var wind: MeasurementFormatUnitUsage { .init(rawValue: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// Body temperature.
    public static var person: MeasurementFormatUnitUsage { .init(rawValue: "person") }

    /// Air temperature.
    public static var weather: MeasurementFormatUnitUsage { .init(rawValue: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// Amounts of liquids.
    public static var liquid: MeasurementFormatUnitUsage { .init(rawValue: "fluid") }
}
