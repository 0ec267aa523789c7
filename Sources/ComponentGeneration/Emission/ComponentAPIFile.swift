/// `X+API.generated.swift`: the component with a view builder for each part, and its initialisers.
struct ComponentAPIFile {
    let component: Component
    let options: EmitterOptions
    private let parameters: BuilderParameters
    private let parts: [Property]
    private let stored: [Property]

    init(_ component: Component, _ options: EmitterOptions) {
        self.component = component
        self.options = options
        parameters = BuilderParameters(component: component, options: options)
        parts = parameters.parts
        let grouped = Set(component.groups.flatMap(\.members).map { component.properties[$0].name })
        // Properties that only a composed view needs are passed to that view and not stored.
        stored = component.properties.filter { $0.isView || !grouped.contains($0.name) }
    }

    var file: GeneratedFile {
        GeneratedFile(
            "ViewModels/API/\(component.name)+API.generated.swift", .api, of: component.kind,
            content: """
                import SwiftUI
                \(component.imports.map { "import \($0)" }.lines(indent: 0))

                \(component.head)nonisolated public struct \(component.name)\(genericClause) {
                    \(environment.lines(indent: 4))

                    \(storage.lines(indent: 4))

                    private var isModelInit: Bool = false
                    \(flagged.map { "private var is\($0.capitalizedName)Nil: Bool = false" }.lines(indent: 4))

                    \(builderInitializer.lines(indent: 4))

                    \(accessors.blocks(indent: 4))

                    \(emptinessTests.blocks(indent: 4))
                }

                \(component.availabilityLine)nonisolated extension \(component.name)\(whereClause) {

                    \(modelInitializer.lines(indent: 4))

                    \(dataInitializer.lines(indent: 4))
                }

                \(ModelReference.declaration(for: component).split(separator: "\n").map(String.init).lines(indent: 0))
                """)
    }

    // MARK: The type

    private var genericClause: String {
        let names =
            parts.map { "\($0.genericName): \($0.constraint)" }
            + component.extraBuilders.map { "\($0.capitalizedFirst): View" }
        return names.isEmpty ? "" : "<" + names.joined(separator: ", ") + ">"
    }

    private var environment: [String] {
        component.properties.filter { $0.isView && $0.isStyled }
            .map { "@Environment(\\.\($0.name)Modifier) private var \($0.name)Modifier" }
            + component.environmentAttributes
    }

    private var storage: [String] {
        stored.map { property in
            switch property.role {
            case .view: "let _\(property.name): \(property.genericName)"
            case .handler: "var _\(property.name): \(property.type.text) = nil"
            case .data:
                property.binding == nil
                    ? "let _\(property.name): \(property.type.text)"
                    : "var _\(property.name): Binding<\(property.type.text)>"
            }
        } + component.extraBuilders.map { "let _\($0): \($0.capitalizedFirst)" } + component.virtualProperties
    }

    /// The parts whose absence is stored in a flag: optional ones; in composites of the current dialect closures as
    /// well.
    private var flagged: [Property] {
        stored.filter { property in
            guard property.type.isOptional else { return false }
            switch property.role {
            case .view: return true
            case .data: return options.dialect == .current && component.kind == .composite
            case .handler: return false
            }
        }
    }

    // MARK: Initialisers

    private var builderInitializer: [String] {
        // Without a part of its own the initialiser that takes data is the same one.
        guard !parts.isEmpty else { return [] }
        let assignments =
            stored.compactMap { property -> String? in
                switch property.role {
                case .view: "self._\(property.name) = \(property.identifier)()"
                case .data: property.dataAssignment
                case .handler: nil
                }
            } + extraAssignments
        let attribute = parameters.isBuilderInitializerDisfavored ? "@_disfavoredOverload " : ""
        return InitializerDocumentation(component).lines(for: .builders) + [
            "\(attribute)public init(",
            "    " + parameters.all.lines(indent: 4, separator: ","),
            ") {",
            "    " + assignments.lines(indent: 4),
            "}",
        ]
    }

    private var extraAssignments: [String] {
        component.extraBuilders.map { "self._\($0) = \($0.escapedIfKeyword)()" }
    }

    private var whereClause: String {
        let types = parts.map { "\($0.genericName) == \($0.shownType)" }
        return types.isEmpty ? "" : " where " + types.lines(indent: 4, separator: ",")
    }

    private var modelInitializer: [String] {
        guard component.hasModelInitializer else { return [] }
        let extras = component.extraBuilders.map { parameters.extra($0) }
        let arguments =
            component.properties.map { $0.modelArgument(options) }
            + component.extraBuilders.map { "\($0): \($0.escapedIfKeyword)" }
        return InitializerDocumentation(component).lines(for: .model) + [
            "public init\(component.modelParameters(options, extras: extras)) {",
            "    self.init(\(arguments.joined(separator: ", ")))",
            "}",
        ]
    }

    private var dataInitializer: [String] {
        let arguments = component.properties.map(\.dataParameter) + component.extraBuilders.map { parameters.extra($0) }
        let attribute = parameters.isDataInitializerDisfavored ? "@_disfavoredOverload " : ""
        return InitializerDocumentation(component).lines(for: .data) + [
            "\(attribute)public init(\(arguments.joined(separator: ", "))) {",
            "    " + dataAssignments.lines(indent: 4),
            "}",
        ]
    }

    private var dataAssignments: [String] {
        let grouped = Set(component.groups.flatMap(\.members).map { component.properties[$0].name })
        let plain = component.properties.filter { !grouped.contains($0.name) }
        let composed = component.groups.flatMap(composedAssignment) + ["", "isModelInit = true"]
        guard options.initializers == .inferred else {
            let assignments = plain.map { $0.isView ? $0.shownAssignment : $0.dataAssignment }
            let flags = flagged.map { "is\($0.capitalizedName)Nil = \($0.identifier) == nil ? true : false" }
            return assignments + extraAssignments + composed + flags
        }
        let flaggedNames = Set(flagged.map(\.name))
        let assignments = plain.flatMap { property in
            guard property.isView, property.isConditional else {
                return [property.isView ? property.shownAssignment : property.dataAssignment]
            }
            return branches(property, isFlagged: flaggedNames.contains(property.name))
        }
        let isBranch = Set(plain.filter { $0.isView && $0.isConditional }.map(\.name))
        let flags = flagged.filter { !isBranch.contains($0.name) }
            .map { "is\($0.capitalizedName)Nil = \($0.identifier) == nil" }
        return assignments + extraAssignments + composed + flags
    }

    /// Branches in place of the seeds' chain of operators, which takes the compiler twice as long to check.
    private func branches(_ part: Property, isFlagged: Bool) -> [String] {
        [
            "if let \(part.identifier) {",
            "    self._\(part.name) = ViewBuilder.buildEither(first: \(part.boundValue))",
            "} else {",
            "    self._\(part.name) = ViewBuilder.buildEither(second: EmptyView())",
        ] + (isFlagged ? ["    is\(part.capitalizedName)Nil = true"] : []) + ["}"]
    }

    /// The view that shows what the component inherits from another model.
    private func composedAssignment(_ group: ComposedGroup) -> [String] {
        let members = group.members.map { component.properties[$0] }
        guard let part = members.first else { return [] }
        let arguments = members.map { "\($0.name): \($0.identifier)" }.joined(separator: ", ")
        let view = "\(group.backing)(\(arguments))"
        guard part.isConditional else { return ["// handle \(group.modelName)", "self._\(part.name) = \(view)"] }
        let tests = members.filter { ($0.isConditional || $0.role == .handler) && $0.isNilChecked }
            .map { "\($0.identifier) != nil" }
        guard !tests.isEmpty else {
            return ["// handle \(group.modelName)", "self._\(part.name) = ViewBuilder.buildEither(first: \(view))"]
        }
        return [
            "// handle \(group.modelName)",
            "if (\(tests.joined(separator: " || "))) {",
            "    self._\(part.name) = ViewBuilder.buildEither(first: \(view))",
            "} else {",
            "    self._\(part.name) = ViewBuilder.buildEither(second: EmptyView())",
            "}",
        ]
    }

    // MARK: Accessors of the parts

    private var accessors: [String] {
        parts.map { part in
            guard part.isStyled else {
                let type = options.dialect == .classic ? "some View" : part.genericName
                return "var \(part.identifier): \(type) { _\(part.name) }"
            }
            let style = "Fiori.\(component.name).\(part.name)"
            return """
                @ViewBuilder var \(part.identifier): some View {
                    if isModelInit {
                        _\(part.name).modifier(\(part.name)Modifier.concat(\(style)).concat(\(style)Cumulative))
                    } else {
                        _\(part.name).modifier(\(part.name)Modifier.concat(\(style)))
                    }
                }
                """
        } + component.extraBuilders.map { "var \($0.escapedIfKeyword): some View { _\($0) }" }
    }

    private var emptinessTests: [String] {
        flagged.filter(\.isView).map { part in
            let name = part.capitalizedName
            // The seeds' operators cost the compiler eight times what the same costs without them.
            guard options.initializers == .conditional else {
                return """
                    var is\(name)EmptyView: Bool {
                        if isModelInit, is\(name)Nil { return true }
                        return \(part.genericName).self is EmptyView.Type
                    }
                    """
            }
            return """
                var is\(name)EmptyView: Bool {
                    ((isModelInit && is\(name)Nil) || \(part.genericName).self == EmptyView.self) ? true : false
                }
                """
        }
    }
}
