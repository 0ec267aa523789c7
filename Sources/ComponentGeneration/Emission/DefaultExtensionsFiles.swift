/// `ComponentProtocols+Extension.generated.swift`: what a model need not implement of the component protocols.
struct ComponentProtocolExtensionsFile {
    let protocols: [ComponentProtocol]

    static func file(_ extensions: [String]) -> GeneratedFile {
        GeneratedFile(
            "Components/ComponentProtocols+Extension.generated.swift", .componentProtocolExtensions,
            content: """
                import SwiftUI

                \(extensions.joined(separator: "\n\n"))
                """)
    }

    var fragments: [Fragment] {
        protocols.compactMap { component in
            DefaultImplementations(
                owner: component.name, properties: component.properties, availability: component.availability
            ).text.map { Fragment(key: component.name, text: $0) }
        }
    }
}

/// `XModel+Extensions.generated.swift`: the same for the properties a model declares itself; no file if there are none.
struct ModelExtensionsFile {
    let component: Component

    var file: GeneratedFile? {
        let defaults = DefaultImplementations(
            owner: component.modelName, properties: component.ownProperties, availability: component.availability)
        return defaults.text.map { text in
            GeneratedFile(
                "ViewModels/Model+Extensions/\(component.modelName)+Extensions.generated.swift", .modelExtensions,
                of: component.kind,
                content: """
                    import SwiftUI
                    \(component.imports.map { "import \($0)" }.lines(indent: 0))

                    \(text)
                    """)
        }
    }
}

/// Default implementations for the properties that have a default or may be `nil`.
///
/// A settable property gets none, because written values would be lost.
private struct DefaultImplementations {
    let owner: String
    let properties: [Property]
    let availability: String?

    var text: String? {
        let candidates = properties.filter { $0.role != .handler && !$0.isMutable }
        let defaults =
            candidates.filter { $0.defaultValue != nil }
            + candidates.filter { $0.defaultValue == nil && $0.type.isOptional }
        guard !defaults.isEmpty else { return nil }
        return
            ((availability.map { ["@available(\($0))"] } ?? []) + [
                "nonisolated public extension \(owner) {",
                "    " + defaults.map(implementation).blocks(indent: 4),
                "}",
            ]).lines(indent: 0)
    }

    private func implementation(_ property: Property) -> String {
        """
        var \(property.protocolIdentifier): \(property.type.text) {
            return \(property.defaultValue ?? "nil")
        }
        """
    }
}
