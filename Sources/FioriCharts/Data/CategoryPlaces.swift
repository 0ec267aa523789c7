/// Ascending places of categories, each made of a number when it is read. Those in 0…1 are between the ends of the axis.
///
/// The numbers of an axis are the data's own, so that a million places take no memory beside them.
nonisolated struct CategoryPlaces: RandomAccessCollection, Equatable, ExpressibleByArrayLiteral {
    private let numbers: [Double]
    /// Half of the number at 0 and half of the distance to the one at 1, because the difference of two huge numbers may not
    /// be finite; a distance of 0 puts all categories in the middle.
    private let (halfOrigin, halfSpan): (Double, Double)

    /// - Parameter numbers: Ascending numbers; the first is placed at 0, the last at 1.
    init(ofAscending numbers: [Double]) {
        self.init(ofAscending: numbers, from: numbers.first ?? 0, through: numbers.last ?? 0)
    }

    /// - Parameters:
    ///   - numbers: Ascending numbers.
    ///   - lower: The number at 0.
    ///   - upper: The number at 1.
    init(ofAscending numbers: [Double], from lower: Double, through upper: Double) {
        self.numbers = numbers
        halfOrigin = lower / 2
        halfSpan = upper / 2 - halfOrigin
    }

    /// The indices of the places in 0…1.
    var within: Range<Int> {
        guard let first, let last else { return 0..<0 }
        let lower = first < 0 ? firstIndex(notBelow: 0, in: 0..<count) : 0
        let upper = last > 1 ? firstIndex(notBelow: 1.0.nextUp, in: lower..<count) : count
        return lower..<upper
    }

    /// - Parameter places: Ascending places in 0…1.
    init(_ places: [Double]) {
        numbers = places
        (halfOrigin, halfSpan) = (0, 0.5)
    }

    init(arrayLiteral places: Double...) { self.init(places) }

    var startIndex: Int { 0 }
    var endIndex: Int { numbers.count }

    @inline(__always)
    subscript(index: Int) -> Double { place(of: numbers[index]) }

    /// The place of a number between the first and the last.
    @inline(__always)
    func place(of number: Double) -> Double { halfSpan > 0 ? (number / 2 - halfOrigin) / halfSpan : 0.5 }

    /// The first index in a range whose place is not below another one; the end of the range without one.
    func firstIndex(notBelow place: Double, in range: Range<Int>) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if self[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    static func == (one: CategoryPlaces, other: CategoryPlaces) -> Bool {
        if one.halfOrigin == other.halfOrigin, one.halfSpan == other.halfSpan { return one.numbers == other.numbers }
        return one.elementsEqual(other)
    }
}
