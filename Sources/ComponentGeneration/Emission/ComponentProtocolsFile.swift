/// `Component+Protocols.generated.swift`: the protocols that models are composed of.
struct ComponentProtocolsFile {
    let protocols: [ComponentProtocol]

    static func file(_ declarations: [String]) -> GeneratedFile {
        GeneratedFile(
            "Components/Component+Protocols.generated.swift", .componentProtocols,
            content: """
                import SwiftUI

                \(declarations.joined(separator: "\n\n"))
                """)
    }

    var fragments: [Fragment] { protocols.map { Fragment(key: $0.name, text: declaration($0)) } }

    private func declaration(_ component: ComponentProtocol) -> String {
        let parents = component.parents.isEmpty ? "" : ": " + component.parents.map(\.name).joined(separator: ", ")
        let availability = component.availability.map { ["@available(\($0))"] } ?? []
        let head = documentation(component) + tags(component.annotations) + availability
        return
            (head + [
                "nonisolated public protocol \(component.name)\(parents) {",
                "    " + component.properties.flatMap { requirement($0, of: component) }.lines(indent: 4),
                "}",
            ]).lines(indent: 0)
    }

    private func requirement(_ property: Property, of component: ComponentProtocol) -> [String] {
        let documentation = component.isMultiple ? property.documentation.map { "/// " + $0 } : []
        let text =
            property.requirement
            ?? "var \(property.protocolIdentifier): \(property.type.text) { \(property.isMutable ? "get set" : "get") }"
        return documentation + tags(property.annotations) + [text]
    }

    /// The doc comment of a single property describes its protocol.
    private func documentation(_ component: ComponentProtocol) -> [String] {
        component.documentation.map { "/// " + $0 }
    }

    /// The tags go with the protocol, sorted by key: they explain what becomes of a property.
    private func tags(_ annotations: Annotations) -> [String] {
        annotations.all.sorted { ($0.key, $0.line) < ($1.key, $1.line) }.map { tag in
            switch tag.value {
            case .flag, .text("true"), .text("1"): "// sourcery: \(tag.key)"
            default: "// sourcery: \(tag.key)=\(tag.text)"
            }
        }
    }
}
