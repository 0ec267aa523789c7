import Foundation
import IntegrationCardModel

nonisolated extension ResolvedCard {
    /// The parts of the card that views show as notices, because they cannot be shown; the model does not know that.
    package var notices: [CardDiagnostic] {
        if isEmpty {
            return [
                CardDiagnostic(.error, at: JSONPointer(["sap.card"]), "the card has neither a header nor a content")
            ]
        }
        if case .error(let message)? = content, !diagnostics.contains(where: { $0.severity == .error }) {
            let fault = message.description.isEmpty ? message.title : message.description
            return [CardDiagnostic(.error, at: JSONPointer(["sap.card", "content"]), fault)]
        }
        switch content?.value {
        case .analytical(let chart) where AnalyticalKind(type: chart.type) == nil:
            let fault = chart.type.isEmpty ? "the chart has no type" : "no chart stands for the type “\(chart.type)”"
            return [CardDiagnostic(.error, at: JSONPointer(["sap.card", "content", "chartType"]), fault)]
        case .analytical(let chart): return missingMeasures(of: chart)
        default: return []
        }
    }

    /// A warning for points that have fewer measures than their chart has axes.
    private func missingMeasures(of chart: ResolvedChart) -> [CardDiagnostic] {
        guard let kind = AnalyticalKind(type: chart.type), kind.form == .points else { return [] }
        let roles = AnalyticalRoles(chart, kind: kind)
        let given = min(roles.values.count, 2) + (roles.size == nil ? 0 : 1)
        let (wanted, names) =
            kind.chart == .bubble
            ? (3, "“valueAxis”, “valueAxis2” and “bubbleWidth”") : (2, "“valueAxis” and “valueAxis2”")
        guard given < wanted else { return [] }
        return [
            CardDiagnostic(
                .warning, at: JSONPointer(["sap.card", "content", "feeds"]),
                "a chart of the type “\(chart.type)” takes measures for \(names); \(given) of \(wanted) are there")
        ]
    }
}
