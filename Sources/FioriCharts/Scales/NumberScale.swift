/// Categories that are numbers, placed by their values.
nonisolated struct NumberScale: Equatable {
    /// The numbers of the categories, ascending.
    let values: [Double]
    /// Places of the categories: 0 and 1 are the ends of the axis.
    let places: CategoryPlaces
    /// The ends of the axis: those of the numbers, or explicit ones.
    let range: ValueRange
    /// The explicit ends that count.
    private var explicitMin: Double?
    private var explicitMax: Double?

    /// - Parameter titles: Numbers as text, with a decimal point.
    /// - Returns: nil when a title is missing, no number, or less than the one that precedes it.
    init?(titles: [String?]) {
        guard !titles.isEmpty else { return nil }
        var values: [Double] = []
        values.reserveCapacity(titles.count)
        for title in titles {
            guard let title, let value = NumberText.number(title), value >= values.last ?? -.infinity else {
                return nil
            }
            values.append(value)
        }
        self.init(ascending: values)
    }

    /// - Parameter numbers: The numbers of the categories.
    /// - Returns: nil when there is none, and when one is less than the one that precedes it.
    init?(numbers: [Double]) {
        guard !numbers.isEmpty else { return nil }
        for index in 1..<max(numbers.count, 1) where numbers[index] < numbers[index - 1] { return nil }
        self.init(ascending: numbers)
    }

    private init(ascending values: [Double]) {
        self.values = values
        range = ValueRange(lower: values[0], upper: values[values.count - 1])
        places = CategoryPlaces(ofAscending: values, from: range.lower, through: range.upper)
    }

    private init(_ values: [Double], _ range: ValueRange, explicitMin: Double?, explicitMax: Double?) {
        self.values = values
        self.range = range
        (self.explicitMin, self.explicitMax) = (explicitMin, explicitMax)
        places = CategoryPlaces(ofAscending: values, from: range.lower, through: range.upper)
    }

    /// The same numbers on an axis with explicit ends; nil for an end of the numbers. Ends that leave no distance do not count.
    func spanning(_ explicitMin: Double?, _ explicitMax: Double?) -> NumberScale {
        guard explicitMin != nil || explicitMax != nil else { return self }
        let ends = [explicitMin ?? range.lower, explicitMax ?? range.upper]
        let (lower, upper) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
        guard lower < upper else { return self }
        let isSwapped = ends[0] > ends[1]
        return NumberScale(
            values, ValueRange(lower: lower, upper: upper), explicitMin: isSwapped ? explicitMax : explicitMin,
            explicitMax: isSwapped ? explicitMin : explicitMax)
    }

    /// A round number on the axis, or an explicit end of it.
    struct Tick: Equatable {
        var value: Double
        var place: Double
        var isEnd = false
    }

    /// Round numbers, with their places in 0…1, and the explicit ends.
    /// - Parameter visible: The categories in view; nil where the whole axis is.
    func ticks(in visible: Range<Int>?, count: Int) -> [Tick] {
        var (lower, upper) = (range.lower, range.upper)
        if let visible {
            guard let first = visible.first, let last = visible.last else { return [] }
            (lower, upper) = (max(values[first], lower), min(values[last], upper))
        }
        guard lower < upper else { return lower == upper ? [Tick(value: lower, place: places.place(of: lower))] : [] }
        var options = ValueAxisOptions(isZeroBased: false, allowsLooseLabels: true, tickCount: count)
        if visible == nil { (options.explicitMin, options.explicitMax) = (explicitMin, explicitMax) }
        let scale = ValueAxisScale(data: ValueRange(lower: lower, upper: upper), options: options)
        return scale.ticks.enumerated().filter { $1 >= lower && $1 <= upper }.map { index, tick in
            Tick(value: tick, place: places.place(of: tick), isEnd: scale.explicitTicks.contains(index))
        }
    }
}
