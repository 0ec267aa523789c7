/// The width of lines that styles give, at most.
struct VectorStrokeWidth {
    /// The width in units.
    private(set) var units = 0.0
    /// The width in parts of the size of texts.
    private(set) var ems = 0.0
    /// The width in parts of the size of the picture.
    private(set) var parts = 0.0
    /// True if a width is given.
    private(set) var isGiven = false

    /// The number of sides that libraries give a pen with which they draw round corners and ends, of a width in pixels: its
    /// sides are a tenth of a pixel off a circle.
    static func sides(ofPen width: Double) -> Double { 4 + 5 * width.squareRoot() }

    /// Takes a length with its unit.
    mutating func add(_ length: VectorLength) {
        guard let number = length.number else { return }
        isGiven = true
        if length.hasPercent {
            parts = max(parts, number / 100)
        } else if length.isRelative {
            ems = max(ems, number)
        } else {
            units = max(units, number * length.unit)
        }
    }

    /// Takes the greater width.
    mutating func add(_ other: VectorStrokeWidth) {
        units = max(units, other.units)
        ems = max(ems, other.ems)
        parts = max(parts, other.parts)
        isGiven = isGiven || other.isGiven
    }

    /// The width in units; 1 where none is given.
    func width(fontSize: Double, viewport: Double) -> Double {
        isGiven ? max(units, ems * fontSize, parts * viewport) : 1
    }
}
