import Foundation
import IntegrationCardModel

/// The items of a list: 10,000 elements with five bindings each.
enum ItemsBenchmark {
    private static let count = 10_000

    static func item(_ index: Int) -> JSONValue {
        var item = JSONObject()
        item["ProductID"] = .number(Double(index))
        item["ProductName"] = .string("Product number \(index)")
        item["UnitsInStock"] = .number(Double(index % 100))
        item["Discontinued"] = .bool(index % 3 == 0)
        item["Price"] = .number(Double(index) * 1.37)
        item["Currency"] = index % 2 == 0 ? "EUR" : "USD"
        return .object(item)
    }

    private static func template(_ description: JSONValue) -> BoundValue {
        var diagnostics: [BindingDiagnostic] = []
        let value = BoundValue(
            [
                "title": "{ProductName}", "description": description, "info": ["value": "{UnitsInStock}"],
                "highlight": "{= ${Discontinued} ? 'Error' : 'Success' }", "id": "row-{ProductID}",
            ], diagnostics: &diagnostics)
        precondition(diagnostics.isEmpty)
        return value
    }

    static func run(_ report: inout Report) {
        let scope = BindingScope(
            data: .array((0..<count).map(item)), environment: BindingEnvironment(locale: Locale(identifier: "en_US")))
        let list = BindingReference("/")
        for (name, description) in [
            ("texts", "{UnitsInStock} units in stock"),
            ("a currency each", "{= format.currency(${Price}, ${Currency}) }"),
            ("a currency without decimals each", "{= format.currency(${Price}, ${Currency}, {decimals: 0}) }"),
            ("a number each", "{= format.float(${Price}, {maxFractionDigits: 1}) }"),
        ] {
            let template = template(.string(description))
            let time = milliseconds(runs: 9) {
                for (key, value) in scope.elements(of: list, limit: .max) {
                    let row = scope.scope(ofElement: key, value: value, in: list)
                    guard template.resolve(in: row) != nil else { fatalError("an item is undefined") }
                }
            }
            report.line("10,000 items with five bindings, \(name)", time, "ms", atMost: 60)
        }
    }
}
