import Foundation

/// CLDR's identifiers of Foundation's units.
///
/// Source: the core unit identifiers of CLDR 46 (Unicode Technical Standard #35, part 6, "Unit Identifiers"). SI units
/// may have prefixes (`mega`, `nano`).
enum UnitIdentifiers {
    /// The CLDR identifier of a unit; nil for units that CLDR does not have, such as an app's own.
    static func identifier(of unit: Dimension) -> String? { names[Key(unit)] }

    /// The unit of a CLDR identifier.
    static func unit(named name: String) -> Dimension? { units[name] }

    /// Identifies a unit by kind, symbol and size, because units of a kind may share their symbol, such as the fluid
    /// ounces.
    private struct Key: Hashable {
        let kind: ObjectIdentifier
        let symbol: String
        let size: Double

        init(_ unit: Dimension) {
            kind = ObjectIdentifier(type(of: unit))
            symbol = unit.symbol
            size = unit.converter.baseUnitValue(fromValue: 1)
        }
    }

    private static let names = Dictionary(all.map { (Key($0.0), $0.1) }) { first, _ in first }
    private static let units = Dictionary(all.map { ($0.1, $0.0) }) { first, _ in first }

    /// All units with their identifiers.
    static var all: [(Dimension, String)] { space + time + matter + electricity + information }

    private static var space: [(Dimension, String)] {
        [
            (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"), (UnitAngle.arcSeconds, "arc-second"),
            (UnitAngle.radians, "radian"), (UnitAngle.revolutions, "revolution"),
            (UnitArea.squareMegameters, "square-megameter"), (UnitArea.squareKilometers, "square-kilometer"),
            (UnitArea.squareMeters, "square-meter"), (UnitArea.squareCentimeters, "square-centimeter"),
            (UnitArea.squareMillimeters, "square-millimeter"), (UnitArea.squareMicrometers, "square-micrometer"),
            (UnitArea.squareNanometers, "square-nanometer"), (UnitArea.squareInches, "square-inch"),
            (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
            (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
            (UnitLength.megameters, "megameter"), (UnitLength.kilometers, "kilometer"),
            (UnitLength.hectometers, "hectometer"), (UnitLength.decameters, "dekameter"),
            (UnitLength.meters, "meter"), (UnitLength.decimeters, "decimeter"),
            (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"),
            (UnitLength.micrometers, "micrometer"), (UnitLength.nanometers, "nanometer"),
            (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"), (UnitLength.feet, "foot"),
            (UnitLength.yards, "yard"), (UnitLength.miles, "mile"), (UnitLength.scandinavianMiles, "mile-scandinavian"),
            (UnitLength.lightyears, "light-year"), (UnitLength.nauticalMiles, "nautical-mile"),
            (UnitLength.fathoms, "fathom"), (UnitLength.furlongs, "furlong"),
            (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
            (UnitVolume.megaliters, "megaliter"), (UnitVolume.kiloliters, "kiloliter"), (UnitVolume.liters, "liter"),
            (UnitVolume.deciliters, "deciliter"), (UnitVolume.centiliters, "centiliter"),
            (UnitVolume.milliliters, "milliliter"), (UnitVolume.cubicKilometers, "cubic-kilometer"),
            (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.cubicDecimeters, "cubic-decimeter"),
            (UnitVolume.cubicCentimeters, "cubic-centimeter"), (UnitVolume.cubicMillimeters, "cubic-millimeter"),
            (UnitVolume.cubicInches, "cubic-inch"), (UnitVolume.cubicFeet, "cubic-foot"),
            (UnitVolume.cubicYards, "cubic-yard"), (UnitVolume.cubicMiles, "cubic-mile"),
            (UnitVolume.acreFeet, "acre-foot"), (UnitVolume.bushels, "bushel"), (UnitVolume.teaspoons, "teaspoon"),
            (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.fluidOunces, "fluid-ounce"),
            (UnitVolume.cups, "cup"), (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"),
            (UnitVolume.gallons, "gallon"), (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"),
            (UnitVolume.imperialQuarts, "quart-imperial"), (UnitVolume.imperialGallons, "gallon-imperial"),
            (UnitVolume.metricCups, "cup-metric"),
        ]
    }

    private static var time: [(Dimension, String)] {
        [
            (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"), (UnitAcceleration.gravity, "g-force"),
            (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
            (UnitDuration.milliseconds, "millisecond"), (UnitDuration.microseconds, "microsecond"),
            (UnitDuration.nanoseconds, "nanosecond"), (UnitDuration.picoseconds, "picosecond"),
            (UnitFrequency.terahertz, "terahertz"), (UnitFrequency.gigahertz, "gigahertz"),
            (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.kilohertz, "kilohertz"),
            (UnitFrequency.hertz, "hertz"), (UnitFrequency.millihertz, "millihertz"),
            (UnitFrequency.microhertz, "microhertz"), (UnitFrequency.nanohertz, "nanohertz"),
            (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
            (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
        ]
    }

    private static var matter: [(Dimension, String)] {
        [
            (UnitConcentrationMass.gramsPerLiter, "gram-per-liter"),
            (UnitConcentrationMass.milligramsPerDeciliter, "milligram-per-deciliter"),
            (UnitDispersion.partsPerMillion, "permillion"),
            (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"),
            (UnitEnergy.kilocalories, "kilocalorie"), (UnitEnergy.calories, "calorie"),
            (UnitEnergy.kilowattHours, "kilowatt-hour"),
            (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
            (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
            (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
            (UnitIlluminance.lux, "lux"),
            (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.decigrams, "decigram"),
            (UnitMass.centigrams, "centigram"), (UnitMass.milligrams, "milligram"), (UnitMass.micrograms, "microgram"),
            (UnitMass.nanograms, "nanogram"), (UnitMass.picograms, "picogram"), (UnitMass.ounces, "ounce"),
            (UnitMass.pounds, "pound"), (UnitMass.stones, "stone"), (UnitMass.metricTons, "tonne"),
            (UnitMass.shortTons, "ton"), (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
            (UnitPower.terawatts, "terawatt"), (UnitPower.gigawatts, "gigawatt"), (UnitPower.megawatts, "megawatt"),
            (UnitPower.kilowatts, "kilowatt"), (UnitPower.watts, "watt"), (UnitPower.milliwatts, "milliwatt"),
            (UnitPower.microwatts, "microwatt"), (UnitPower.nanowatts, "nanowatt"),
            (UnitPower.picowatts, "picowatt"), (UnitPower.femtowatts, "femtowatt"),
            (UnitPower.horsepower, "horsepower"),
            (UnitPressure.newtonsPerMetersSquared, "newton-per-square-meter"), (UnitPressure.gigapascals, "gigapascal"),
            (UnitPressure.megapascals, "megapascal"), (UnitPressure.kilopascals, "kilopascal"),
            (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.inchesOfMercury, "inch-ofhg"),
            (UnitPressure.bars, "bar"), (UnitPressure.millibars, "millibar"),
            (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
            (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
            (UnitTemperature.kelvin, "kelvin"), (UnitTemperature.celsius, "celsius"),
            (UnitTemperature.fahrenheit, "fahrenheit"),
        ]
    }

    private static var electricity: [(Dimension, String)] {
        [
            (UnitElectricCharge.megaampereHours, "megaampere-hour"),
            (UnitElectricCharge.kiloampereHours, "kiloampere-hour"),
            (UnitElectricCharge.ampereHours, "ampere-hour"),
            (UnitElectricCharge.milliampereHours, "milliampere-hour"),
            (UnitElectricCharge.microampereHours, "microampere-hour"),
            (UnitElectricCurrent.megaamperes, "megaampere"), (UnitElectricCurrent.kiloamperes, "kiloampere"),
            (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
            (UnitElectricCurrent.microamperes, "microampere"),
            (UnitElectricPotentialDifference.megavolts, "megavolt"),
            (UnitElectricPotentialDifference.kilovolts, "kilovolt"), (UnitElectricPotentialDifference.volts, "volt"),
            (UnitElectricPotentialDifference.millivolts, "millivolt"),
            (UnitElectricPotentialDifference.microvolts, "microvolt"),
            (UnitElectricResistance.megaohms, "megaohm"), (UnitElectricResistance.kiloohms, "kiloohm"),
            (UnitElectricResistance.ohms, "ohm"), (UnitElectricResistance.milliohms, "milliohm"),
            (UnitElectricResistance.microohms, "microohm"),
        ]
    }

    private static var information: [(Dimension, String)] {
        [
            (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.bytes, "byte"),
            (UnitInformationStorage.kilobits, "kilobit"), (UnitInformationStorage.megabits, "megabit"),
            (UnitInformationStorage.gigabits, "gigabit"), (UnitInformationStorage.terabits, "terabit"),
            (UnitInformationStorage.petabits, "petabit"), (UnitInformationStorage.kilobytes, "kilobyte"),
            (UnitInformationStorage.megabytes, "megabyte"), (UnitInformationStorage.gigabytes, "gigabyte"),
            (UnitInformationStorage.terabytes, "terabyte"), (UnitInformationStorage.petabytes, "petabyte"),
            (UnitInformationStorage.exabytes, "exabyte"), (UnitInformationStorage.kibibits, "kibibit"),
            (UnitInformationStorage.mebibits, "mebibit"), (UnitInformationStorage.gibibits, "gibibit"),
            (UnitInformationStorage.kibibytes, "kibibyte"), (UnitInformationStorage.mebibytes, "mebibyte"),
            (UnitInformationStorage.gibibytes, "gibibyte"), (UnitInformationStorage.tebibytes, "tebibyte"),
        ]
    }
}
