import FioriCharts

/// The measures and dimensions of a chart by their roles, as indexes.
nonisolated struct AnalyticalRoles: Equatable {
    /// The measures of the value axes in their order; those of sizes are not among them.
    var values: [Int] = []
    /// The measures of the second value axis.
    var secondValues: Set<Int> = []
    /// The measure of circles' sizes; nil when there is none.
    var size: Int?
    /// The measures of targets.
    var targets: [Int] = []
    /// The dimensions of the categories.
    var categories: [Int] = []
    /// The dimensions whose members are series or sectors.
    var colors: [Int] = []
    /// The dimension that tells totals from changes; nil when there is none.
    var stepKind: Int?

    init(_ chart: ResolvedChart, kind: AnalyticalKind) {
        let measures = Self.indexes(chart.measures.map(\.name))
        let dimensions = Self.indexes(chart.dimensions.map(\.name))
        for feed in chart.feeds {
            let role = feed.role.lowercased()
            if feed.isMeasure {
                add(feed.names.compactMap { measures[$0] }, role: role, kind: kind)
            } else {
                let found = feed.names.compactMap { dimensions[$0] }
                switch role {
                case "color", "shape", "title": colors += found.filter { !colors.contains($0) }
                case "waterfalltype": stepKind = found.first
                default: categories += found.filter { !categories.contains($0) }
                }
            }
        }
        // Without roles, all measures are values and the first dimension the categories.
        if values.isEmpty {
            values = chart.measures.indices.filter { $0 != size && !targets.contains($0) }
            if kind.form == .targets, targets.isEmpty, values.count > 1 { targets = [values.removeLast()] }
            if kind.chart == .bubble, size == nil, values.count > 2 { size = values.remove(at: 2) }
        }
        if categories.isEmpty, colors.isEmpty {
            categories = chart.dimensions.indices.first.map { [$0] } ?? []
        }
    }

    private mutating func add(_ found: [Int], role: String, kind: AnalyticalKind) {
        switch role {
        case "bubblewidth": size = found.first ?? size
        case "targetvalues": targets += found
        case "size" where kind.form != .sectors: size = found.first ?? size
        case "valueaxis2":
            values += found.filter { !values.contains($0) }
            secondValues.formUnion(found)
        case "forecastvalues", "bubbleheight", "color": break
        default: values += found.filter { !values.contains($0) }
        }
    }

    private static func indexes(_ names: [String]) -> [String: Int] {
        Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
