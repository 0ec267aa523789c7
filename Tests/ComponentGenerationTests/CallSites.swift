@testable import ComponentGeneration

/// Writes every way to create the components of a model that the conditional form has: each combination of view
/// builders, labelled and as trailing closures, and each combination of data.
struct CallSites {
    let model: ComponentModel

    /// A Swift file with a function that lists the types of all calls.
    var source: String {
        """
        // swift-format-ignore-file
        // Written by CallSiteTests; `UPDATE_FIXTURES=1 swift test --filter CallSiteTests` writes it anew.

        import SwiftUI

        /// The type that each call makes, without the name of the module.
        public func callSites() -> [String] {
            var types: [String] = []
        \(calls.map { "    types.append(describe { \($0) })" }.joined(separator: "\n"))
            return types
        }

        private func describe<Made>(_ make: () -> Made) -> String { String(describing: Made.self) }

        """
    }

    var calls: [String] { model.components.filter { $0.kind != .notConfigurable }.flatMap(calls) }

    private func calls(of component: Component) -> [String] {
        builderCalls(of: component) + dataCalls(of: component)
    }

    // MARK: View builders

    private func builderCalls(of component: Component) -> [String] {
        let parts = component.properties.filter(\.isView)
        guard !parts.isEmpty else { return [] }
        let optional = parts.filter { $0.type.isOptional && $0.acceptsEmptyView }.map(\.name) + component.extraBuilders
        var calls: [String] = []
        for mask in 0..<(1 << optional.count) {
            let missing = Set(optional.indices.filter { mask & (1 << $0) != 0 }.map { optional[$0] })
            // The classic dialect has no initialiser without all of them.
            if model.dialect == .classic, missing.count == optional.count, !optional.isEmpty { continue }
            let present = component.properties.filter { property in
                switch property.role {
                case .view: !missing.contains(property.name)
                case .data: property.defaultValue == nil
                case .handler: false
                }
            }
            let extras = component.extraBuilders.filter { !missing.contains($0) }
            let arguments =
                present.map { ($0.name, value(ofBuilderArgument: $0)) } + extras.map { ($0, "{ Text(\"e\") }") }
            calls.append(component.name + "(" + arguments.map { "\($0.0): \($0.1)" }.joined(separator: ", ") + ")")
            if let trailing = trailingCall(component.name, arguments) { calls.append(trailing) }
        }
        return calls
    }

    /// The same with trailing closures, as the seeds write it, where all arguments are closures.
    private func trailingCall(_ name: String, _ arguments: [(String, String)]) -> String? {
        guard let first = arguments.first, arguments.allSatisfy({ $0.1.hasPrefix("{") }) else { return nil }
        // The first closure loses its label, so it must be the first part; and where a neighbour that could be meant as
        // well is left out, the conditional form cannot tell them apart.
        guard let properties = model.components.first(where: { $0.name == name })?.properties,
            properties.first?.name == first.0
        else { return nil }
        let next = properties.dropFirst().first { $0.isView }?.name
        if properties[0].type.isOptional, let next, !arguments.contains(where: { $0.0 == next }) { return nil }
        return name + " " + first.1 + arguments.dropFirst().map { " \($0.0): \($0.1)" }.joined()
    }

    private func value(ofBuilderArgument property: Property) -> String {
        guard property.isView else { return dataValue(property) }
        return property.constraint == "View" ? "{ Text(\"v\") }" : "{ FormsContainer(forms: []) }"
    }

    // MARK: Data

    private func dataCalls(of component: Component) -> [String] {
        let optional = component.properties.filter { !$0.dataDefault.isEmpty || $0.role == .handler }
        let required = component.properties.filter { $0.dataDefault.isEmpty && $0.role != .handler }
        return (0..<(1 << optional.count)).compactMap { mask -> String? in
            let given = Set(optional.indices.filter { mask & (1 << $0) != 0 }.map { optional[$0].name })
            let present = component.properties.filter {
                given.contains($0.name) || required.map(\.name).contains($0.name)
            }
            let arguments =
                present.map { "\($0.name): \(dataValue($0))" }
                + component.extraBuilders.map { "\($0): { Text(\"e\") }" }
            return component.name + "(" + arguments.joined(separator: ", ") + ")"
        }
    }

    private func dataValue(_ property: Property) -> String {
        if let backing = property.backing, backing.takesModel {
            return backing.name == "BigAction" ? "BigAction(model: _NextActionDefault())" : "\(backing.name)()"
        }
        let value = Self.values[property.type.unwrapped] ?? "nil"
        return property.binding == nil ? value : ".constant(\(value))"
    }

    private static let values = [
        "String": "\"s\"", "Image": "Image(systemName: \"star\")", "[String]": "[\"s\"]",
        "AttributedString": "AttributedString(\"s\")", "[IconStackItem]": "[IconStackItem(\"i\")]", "Double": "1.5",
        "Int": "1", "Bool": "true", "[ConsentFormModel]": "[]", "(() -> Void)": "{}", "((Int) -> Void)": "{ _ in }",
        "(Int) -> Void": "{ _ in }", "((Int) -> Bool)": "{ _ in true }", "((String) -> Void)": "{ _ in }",
    ]
}
