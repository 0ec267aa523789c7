/// A closed range of values that may still be empty.
nonisolated struct ValueRange: Equatable {
    var lower: Double
    var upper: Double

    static let empty = ValueRange(lower: .infinity, upper: -.infinity)

    var isEmpty: Bool { !(lower <= upper) }
    var span: Double { upper - lower }

    init(lower: Double, upper: Double) {
        self.lower = lower
        self.upper = upper
    }

    /// The extremes of values, gaps left out.
    init(_ values: some Sequence<Double>) {
        self = .empty
        for value in values { include(value) }
    }

    mutating func include(_ value: Double) {
        if value < lower { lower = value }
        if value > upper { upper = value }
    }

    mutating func formUnion(_ other: ValueRange) {
        lower = min(lower, other.lower)
        upper = max(upper, other.upper)
    }

    func union(_ other: ValueRange) -> ValueRange {
        var result = self
        result.formUnion(other)
        return result
    }
}
