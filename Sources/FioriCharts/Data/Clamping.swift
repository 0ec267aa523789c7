import Foundation

extension Comparable {
    /// The nearest value in a range.
    nonisolated func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}

extension BinaryFloatingPoint {
    /// The nearest value in a range. NaN counts as 0.
    nonisolated func clamped(to range: ClosedRange<Self>) -> Self {
        min(max(isNaN ? 0 : self, range.lowerBound), range.upperBound)
    }

    /// The nearest length that a mark may have, in points.
    nonisolated var clampedLength: Self { clamped(to: 0...10_000) }

    /// The nearest number that is finite.
    nonisolated var clampedToFinite: Self {
        clamped(to: -Self.greatestFiniteMagnitude...Self.greatestFiniteMagnitude)
    }
}

extension IndexSet {
    /// The indexes that a set can hold; the others name nothing.
    nonisolated init(valid indexes: [Int]?) {
        self.init((indexes ?? []).filter { (0..<Int.max).contains($0) })
    }
}
