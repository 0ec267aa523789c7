/// Categories that are numbers, placed by their values.
nonisolated struct NumberScale: Equatable {
    /// The numbers of the categories, ascending.
    let values: [Double]
    /// Places of the categories in 0…1.
    let places: CategoryPlaces

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
        places = CategoryPlaces(ofAscending: values)
    }

    /// Round numbers among visible categories, with their places in 0…1.
    func ticks(in visible: Range<Int>, count: Int) -> [(value: Double, place: Double)] {
        guard let first = visible.first, let last = visible.last else { return [] }
        let (lower, upper) = (values[first], values[last])
        guard lower < upper else { return [(lower, places[first])] }
        let options = ValueAxisOptions(isZeroBased: false, allowsLooseLabels: true, tickCount: count)
        let scale = ValueAxisScale(data: ValueRange(lower: lower, upper: upper), options: options)
        return scale.ticks.filter { $0 >= lower && $0 <= upper }.map { ($0, places.place(of: $0)) }
    }
}
