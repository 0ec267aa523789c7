import CoreGraphics

/// Places of values along a length.
nonisolated struct MicrochartScale: Equatable {
    let lower: Double
    let upper: Double

    /// - Parameters:
    ///   - lower: the value at the start.
    ///   - upper: the value at the end; one that is not above `lower` gives way to one above it.
    init(lower: Double, upper: Double) {
        self.lower = lower
        self.upper = upper > lower ? upper : lower + max(1, abs(lower))
    }

    /// The place of a value from 0 to 1; values beyond the ends are at the ends.
    func place(_ value: Double) -> CGFloat {
        // Halves, since the difference of huge ends is infinite.
        let place = (value / 2 - lower / 2) / (upper / 2 - lower / 2)
        return place.isFinite ? CGFloat(min(max(place, 0), 1)) : 0
    }
}
