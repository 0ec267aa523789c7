/// `X+API.generated.swift` of a component that is not configurable: it takes data, and has no type parameters.
struct DataComponentAPIFile {
    let component: Component
    let options: EmitterOptions

    var file: GeneratedFile {
        GeneratedFile(
            "ViewModels/API/\(component.name)+API.generated.swift", .api, of: component.kind,
            content: """
                import SwiftUI
                \(component.imports.map { "import \($0)" }.lines(indent: 0))

                \(component.head)nonisolated public struct \(component.name) {
                    \(environment.lines(indent: 4))

                    \(storage.lines(indent: 4))

                    \(modelInitializer.lines(indent: 4))

                    \(dataInitializer.lines(indent: 4))
                }

                \(ModelReference.declaration(for: component).split(separator: "\n").map(String.init).lines(indent: 0))
                """)
    }

    private var environment: [String] {
        component.properties.filter(\.isStyled)
            .map { "@Environment(\\.\($0.name)Modifier) private var \($0.name)Modifier" }
            + component.environmentAttributes
    }

    private var storage: [String] {
        component.properties.map { property in
            if property.binding != nil { return "var _\(property.name): Binding<\(property.type.text)>" }
            let type =
                property.backing.map { $0.takesModel ? property.dataType : property.type.text } ?? property.type.text
            return "var _\(property.name): \(type)" + (property.type.isOptional ? " = nil" : "")
        } + component.virtualProperties
    }

    private var modelInitializer: [String] {
        guard component.hasModelInitializer else { return [] }
        return InitializerDocumentation(component).lines(for: .model) + [
            "public init\(component.modelParameters(options, extras: [])) {",
            "    self.init(\(component.properties.map { $0.modelArgument(options) }.joined(separator: ", ")))",
            "}",
        ]
    }

    private var dataInitializer: [String] {
        InitializerDocumentation(component).lines(for: .data) + [
            "public init(\(component.properties.map(\.dataParameter).joined(separator: ", "))) {",
            "    " + component.properties.map(\.dataAssignment).lines(indent: 4),
            "}",
        ]
    }
}
