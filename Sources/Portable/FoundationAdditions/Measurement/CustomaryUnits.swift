import Foundation

/// The corresponding units of the metric and the US customary system.
///
/// Follows Apple's `MeasurementFormatter`: CLDR's unit preferences select a unit by size, and have no correspondence of
/// units.
enum CustomaryUnits {
    /// The unit of about the same size in a system, nil if the unit is used there.
    static func counterpart(of unit: Dimension, in system: Locale.MeasurementSystem) -> Dimension? {
        if let unit = unit as? UnitTemperature {
            let preferred: UnitTemperature = system == .us ? .fahrenheit : .celsius
            return unit == preferred ? nil : preferred
        }
        let pairs = system == .metric ? metricAndUS.map { ($0.1, $0.0) } : system == .us ? metricAndUS : british
        return pairs.first { $0.0 == unit }?.1
    }

    /// The unit that suits an amount.
    ///
    /// - Parameter size: The amount in the base unit of the dimension.
    static func natural(for size: Double, like unit: Dimension, in system: Locale.MeasurementSystem) -> Dimension? {
        if unit is UnitTemperature { return counterpart(of: unit, in: system) }
        let scale: [Dimension] =
            switch unit {
            case is UnitLength:
                system == .metric
                    ? [UnitLength.millimeters, UnitLength.centimeters, UnitLength.meters, UnitLength.kilometers]
                    : [UnitLength.inches, UnitLength.feet, UnitLength.miles]
            case is UnitMass:
                system == .us
                    ? [UnitMass.ounces, UnitMass.pounds, UnitMass.shortTons]
                    : [UnitMass.milligrams, UnitMass.grams, UnitMass.kilograms, UnitMass.metricTons]
            case is UnitVolume:
                system == .us
                    ? [UnitVolume.fluidOunces, UnitVolume.gallons] : [UnitVolume.milliliters, UnitVolume.liters]
            case is UnitArea:
                system == .us
                    ? [UnitArea.squareInches, UnitArea.squareFeet, UnitArea.squareMiles]
                    : [UnitArea.squareCentimeters, UnitArea.squareMeters, UnitArea.squareKilometers]
            case is UnitDuration: [UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours]
            case is UnitPower: [UnitPower.watts, UnitPower.kilowatts, UnitPower.megawatts]
            case is UnitFrequency:
                [UnitFrequency.hertz, UnitFrequency.kilohertz, UnitFrequency.megahertz, UnitFrequency.gigahertz]
            default: []
            }
        let fitting = scale.last { abs($0.converter.value(fromBaseUnitValue: size)) >= 1 }
        return fitting ?? scale.first ?? counterpart(of: unit, in: system)
    }

    private static let metricAndUS: [(Dimension, Dimension)] = [
        (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
        (UnitLength.centimeters, UnitLength.inches), (UnitLength.millimeters, UnitLength.inches),
        (UnitMass.kilograms, UnitMass.pounds), (UnitMass.grams, UnitMass.ounces),
        (UnitMass.metricTons, UnitMass.shortTons),
        (UnitVolume.liters, UnitVolume.gallons), (UnitVolume.milliliters, UnitVolume.fluidOunces),
        (UnitVolume.cubicMeters, UnitVolume.cubicFeet),
        (UnitArea.squareKilometers, UnitArea.squareMiles), (UnitArea.squareMeters, UnitArea.squareFeet),
        (UnitArea.squareCentimeters, UnitArea.squareInches), (UnitArea.hectares, UnitArea.acres),
        (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
        (UnitEnergy.kilojoules, UnitEnergy.kilocalories),
        (UnitFuelEfficiency.litersPer100Kilometers, UnitFuelEfficiency.milesPerGallon),
        (UnitPressure.hectopascals, UnitPressure.inchesOfMercury),
    ]

    /// Roads and speeds are measured in miles, everything else is metric.
    private static let british: [(Dimension, Dimension)] = [
        (UnitLength.kilometers, UnitLength.miles), (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour),
        (UnitFuelEfficiency.litersPer100Kilometers, UnitFuelEfficiency.milesPerImperialGallon),
    ]
}
