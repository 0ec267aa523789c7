import FioriSwiftUI
import Foundation
import SwiftUI

/// Charts of all kinds.
func charts() -> [AnyView] {
    ChartType.allCases.map { kind in
        let model = ChartModel(
            chartType: kind, data: [[2, 5, 3, 4]], titlesForCategory: [["Q1", "Q2", "Q3", "Q4"]],
            numericAxis: ChartNumericAxisAttributes(isZeroBased: true))
        return AnyView(ChartView(model, noDataView: NoDataView { Text("Nothing") }).frame(height: 200))
    }
}

/// Integration cards, by manifest and by type.
func cards() -> [AnyView] {
    let text = #"""
        {"sap.app": {"id": "a"}, "sap.card": {"type": "List", "header": {"title": "Orders"},
         "content": {"data": {"json": [{"name": "Pump"}]}, "item": {"title": "{name}"}}}}
        """#
    guard let manifest = try? Manifest(data: Data(text.utf8)) else { return [] }
    var views = [
        AnyView(CardView(manifest).cardHost(StandardCardHost()).cardParameters(["a": 1])),
        AnyView(CardView(manifest).onCardAction { _ in true }.cardComponent { Text($0.id) }),
    ]
    if case .list(let card) = manifest.card { views.append(AnyView(ListCardView(model: card))) }
    return views
}
