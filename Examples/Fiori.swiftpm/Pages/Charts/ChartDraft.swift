import FioriCharts

/// The data of a chart that the reader changes: any kind, any number of values, and each value by itself.
struct ChartDraft: Equatable {
    /// The kind. Another one begins with values of its own.
    var kind: ChartType { didSet { fill() } }
    /// The number of series, from 1.
    var series: Int { didSet { resize() } }
    /// The number of categories, from 1.
    var categories: Int { didSet { resize() } }
    /// The number that all values follow from until they are changed.
    private(set) var seed = 1
    /// The values by series, category and dimension.
    var values: [[[Double]]] = []

    init(kind: ChartType) {
        self.kind = kind
        (series, categories) = (1, 1)
        fill()
    }

    /// Replaces all values by others.
    mutating func reseed() {
        seed += 1
        values = []
        resize()
    }

    /// Hands the data to a chart.
    func apply(to model: ChartModel) {
        model.chartType = kind
        model.titlesForCategory = kind.isSingle ? nil : [titles]
        if kind.dimensions.count > 1 {
            model.data3d = values.map { $0.map { $0.map { $0 } } }
        } else {
            model.data = values.map { $0.map { $0.first } }
        }
        model.titlesForSeries = seriesTitles
    }

    /// The names of the categories, so short that six of them fit below a line chart on a phone. A stock chart has dates.
    var titles: [String] {
        (0..<categories).map { index in
            guard kind == .stock else { return "Wk \(index + 1)" }
            let (month, day) = (index / 28 + 2, index % 28 + 1)
            return "2026-0\(month)-\(day < 10 ? "0" : "")\(day) 17:30:00"
        }
    }

    /// The names of the series.
    var seriesTitles: [String] { Array(["Hamburg", "Lyon", "Turin"].prefix(series)) }

    private mutating func fill() {
        // Values of another kind may have other dimensions.
        values = []
        (series, categories) = (kind.seriesRange.upperBound > 1 ? 2 : 1, kind.isSingle ? 1 : 6)
        resize()
    }

    /// Keeps the values that are there, and adds those that are missing.
    private mutating func resize() {
        let dimensions = kind.dimensions.indices
        let old = values
        values = (0..<series).map { series in
            (0..<categories).map { category in
                dimensions.map { dimension in
                    guard old.indices.contains(series), old[series].indices.contains(category) else {
                        return start(series, category, dimension)
                    }
                    return old[series][category][dimension]
                }
            }
        }
    }

    private func start(_ series: Int, _ category: Int, _ dimension: Int) -> Double {
        switch kind.dimensions[dimension] {
        case "Total": 100
        case "Target": 85
        default: Double(number(series + dimension * 2, category + dimension * 3) / scale(dimension))
        }
    }

    /// A number from 15 to 94 that looks as if it came by chance.
    private func number(_ series: Int, _ category: Int) -> Int {
        let sum = category * 37 + series * 53 + seed * 29
        return sum % 80 + 15
    }

    /// The divisor of a dimension: sizes of bubbles and segments of a row are smaller numbers.
    private func scale(_ dimension: Int) -> Int {
        if kind.dimensions[dimension] == "Size" { return 4 }
        return kind == .micro_stacked_bullet ? 3 : 1
    }
}

extension ChartType {
    /// The numbers that a point has, in their order.
    var dimensions: [String] {
        switch self {
        case .scatter: ["x", "y"]
        case .bubble: ["x", "y", "Size"]
        case .micro_bullet: ["Actual", "Target", "Forecast"]
        case .micro_stacked_bullet: ["Target", "First", "Second", "Third"]
        case .micro_harvey_ball, .micro_radial: ["Total", "Part"]
        default: ["Value"]
        }
    }

    /// True for kinds of a single point.
    var isSingle: Bool {
        [.micro_bullet, .micro_stacked_bullet, .micro_harvey_ball, .micro_radial].contains(self)
    }

    /// True for small kinds without axes, titles and a legend.
    var isMicro: Bool { isSingle || self == .micro_area || self == .micro_column }

    /// The numbers of series that the kind shows.
    var seriesRange: ClosedRange<Int> { isMicro || self == .waterfall || self == .donut ? 1...1 : 1...3 }

    /// The values that sliders offer: parts of a total have one sign.
    var valueRange: ClosedRange<Double> {
        isSingle ? 0...200 : self == .donut || self == .bubble ? 0...100 : -100...100
    }

    /// The kind in words.
    var title: String {
        rawValue.replacingOccurrences(of: "_", with: " ").reduce(into: "") { title, letter in
            title += letter.isUppercase ? " " + letter.lowercased() : String(letter)
        }
        .capitalized
    }
}
