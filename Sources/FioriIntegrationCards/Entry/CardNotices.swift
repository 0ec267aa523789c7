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
        default: return []
        }
    }
}
