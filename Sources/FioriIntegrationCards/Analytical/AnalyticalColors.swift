import SwiftUI

/// The colours of points by the rules of a manifest.
nonisolated struct AnalyticalColors {
    private let chart: ResolvedChart
    private let measures: [String: Int]
    private let dimensions: [String: Int]

    init(_ chart: ResolvedChart) {
        self.chart = chart
        measures = Dictionary(
            chart.measures.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        dimensions = Dictionary(
            chart.dimensions.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The place of the first rule that a point meets; nil when it meets none.
    ///
    /// - Parameters:
    ///   - row: the row of the point.
    ///   - measures: the measures of the point: the one of its series, or the two or three of its place and size.
    func rule(for row: Int, measures pointMeasures: [Int]) -> Int? {
        let own = chart.colorRules.firstIndex { rule in
            !rule.isForOthers && !rule.conditions.isEmpty
                && rule.conditions.allSatisfy { meets($0, row: chart.rows[row], pointMeasures) }
        }
        return own ?? chart.colorRules.firstIndex(where: \.isForOthers)
    }

    /// The colour of a rule; nil when it has none that can be read.
    func color(ofRule index: Int) -> Color? { CSSColor.color(chart.colorRules[index].color) }

    private func meets(
        _ condition: ResolvedChart.ColorRule.Condition, row: ResolvedChart.Row, _ pointMeasures: [Int]
    ) -> Bool {
        if let measure = measures[condition.name] {
            guard pointMeasures.contains(measure), let value = row.measures[measure] else { return false }
            if let minimum = condition.minimum, value < minimum { return false }
            if let maximum = condition.maximum, value > maximum { return false }
            switch condition.equals {
            // Rules with bounds have a null here.
            case nil, .null?, .string("*")?: return true
            case .number(let number)?: return number == value
            default: return false
            }
        }
        guard let dimension = dimensions[condition.name] else { return false }
        let value = row.dimensions[dimension]
        if case .number(let number) = value, condition.minimum != nil || condition.maximum != nil {
            return number >= condition.minimum ?? -.infinity && number <= condition.maximum ?? .infinity
        }
        switch condition.equals {
        case nil, .null?: return false
        case .string("*")?: return true
        case .array(let choices)?: return choices.contains { matches($0, value, row.labels[dimension]) }
        case let equal?: return matches(equal, value, row.labels[dimension])
        }
    }

    private func matches(_ expected: JSONValue, _ value: JSONValue, _ label: String) -> Bool {
        if expected == value { return true }
        if case .string(let text) = expected { return text == label }
        return false
    }
}
