import SwiftSyntax

/// All declarations of a run by name, whichever file they stand in.
struct DeclarationIndex: Sendable {
    let files: [FileDeclarations]
    /// Hand-written and model protocols, and the component protocols under the name they get.
    private(set) var protocols: [String: ProtocolDeclaration] = [:]
    /// `TitleComponent` -> how it was declared.
    private(set) var components: [String: ComponentProtocol] = [:]
    /// Component protocols in the order they are written out: single properties first, then the others by name.
    private(set) var componentOrder: [String] = []
    /// The annotated models, in source order.
    private(set) var models: [(declaration: ProtocolDeclaration, kind: Component.Kind)] = []
    private(set) var typeNames: Set<String> = []
    private(set) var diagnostics: [Diagnostic] = []

    /// Suggestions for names that are none of ``parentNames``.
    let spelling = SpellingIndex()

    /// Builds properties from declarations.
    let factory: PropertyFactory

    init(files: [FileDeclarations], dialect: Dialect) {
        self.files = files
        let notConfigurable = files.lazy.flatMap(\.protocols).filter { declaration in
            declaration.annotations.all.contains { TagTable.generatedComponents[$0.key] == .notConfigurable }
        }
        factory = PropertyFactory(
            dialect: dialect, aliases: Self.internalAliases(files), dataModels: Set(notConfigurable.map(\.name)),
            emptyViewConformances: files.reduce(into: ["View"]) { $0.formUnion($1.emptyViewConformances) })
        for file in files {
            typeNames.formUnion(file.typeNames)
            diagnostics += file.diagnostics
        }
        indexModels()
        indexComponents()
    }

    /// The names that a parent or a property may mean.
    var parentNames: [String] { Array(components.keys) + Array(protocols.keys) }

    private static func internalAliases(_ files: [FileDeclarations]) -> [String: TypeSyntax] {
        var aliases: [String: TypeSyntax] = [:]
        for alias in files.lazy.flatMap(\.typealiases) where !alias.isPublic { aliases[alias.name] = alias.target }
        return aliases
    }

    private mutating func indexModels() {
        for declaration in files.lazy.flatMap(\.protocols) {
            guard !declaration.parents.contains(where: { $0.name == ComponentMarker.multipleProperties }) else {
                continue
            }
            if let other = protocols[declaration.name] {
                diagnostics.append(.duplicate(declaration.name, at: declaration.position, other: other.position))
                continue
            }
            protocols[declaration.name] = declaration
            let tags = declaration.annotations.all.filter { TagTable.generatedComponents[$0.key] != nil }
            guard let tag = tags.last, let kind = TagTable.generatedComponents[tag.key] else { continue }
            if tags.count > 1 {
                diagnostics.append(
                    Diagnostic(
                        .error, "'\(declaration.name)' is tagged as more than one kind of component",
                        at: tag.position, note: "keep one of the generated_component tags"))
            }
            if declaration.isNested {
                diagnostics.append(
                    Diagnostic(
                        .error, "the model '\(declaration.name)' is nested in another type", at: declaration.position,
                        note: "declare it at file scope: generated code cannot name it otherwise"))
            }
            models.append((declaration, kind))
        }
    }

    private mutating func indexComponents() {
        for declaration in files.lazy.flatMap(\.componentStructs) {
            for property in declaration.properties {
                let built = factory.property(property, owner: "")
                let name = built.property.name.capitalizedFirst + "Component"
                diagnostics += built.diagnostics
                var component = ComponentProtocol(name: name, position: property.position, isMultiple: false)
                component.properties = [built.property.owned(by: name)]
                component.documentation = property.documentation
                component.annotations = declaration.annotations
                insert(component)
            }
        }
        var multiple: [ComponentProtocol] = []
        for declaration in files.lazy.flatMap(\.protocols)
        where declaration.parents.contains(where: { $0.name == ComponentMarker.multipleProperties }) {
            let name = Self.componentName(declaration.name)
            var component = ComponentProtocol(name: name, position: declaration.position, isMultiple: true)
            component.annotations = declaration.annotations
            component.documentation = declaration.documentation
            component.parents = parents(of: declaration)
            for property in declaration.properties {
                let built = factory.property(property, owner: name)
                diagnostics += built.diagnostics
                component.properties.append(built.property)
            }
            for function in declaration.functions {
                component.properties.append(factory.handler(function, owner: name))
            }
            multiple.append(component)
        }
        for component in multiple.sorted(by: { $0.name < $1.name }) { insert(component) }
    }

    private mutating func insert(_ component: ComponentProtocol) {
        if let other = components[component.name] {
            diagnostics.append(.duplicate(component.name, at: component.position, other: other.position))
            return
        }
        if let other = protocols[component.name] {
            diagnostics.append(.duplicate(component.name, at: component.position, other: other.position))
            return
        }
        components[component.name] = component
        componentOrder.append(component.name)
    }

    /// The inherited protocols of the component protocol: without markers, and other declarations by their generated
    /// names.
    private func parents(of declaration: ProtocolDeclaration) -> [String] {
        declaration.parents.compactMap { parent in
            guard parent.name.hasPrefix("_") else { return parent.name }
            let isDeclared = files.contains { file in
                file.protocols.contains { other in
                    other.name == parent.name
                        && other.parents.contains { $0.name == ComponentMarker.multipleProperties }
                }
            }
            return isDeclared ? Self.componentName(parent.name) : nil
        }
    }

    /// `_ActionItems` -> `ActionItemsComponent`
    static func componentName(_ declared: String) -> String {
        declared.replacing("_", with: "").capitalizedFirst + "Component"
    }

    /// `PersonDetailItemModel` -> `PersonDetailItem`: every "Model" goes, as the original did it.
    static func viewName(_ model: String) -> String { model.replacing("Model", with: "") }
}

extension Diagnostic {
    static func duplicate(_ name: String, at position: SourcePosition, other: SourcePosition) -> Diagnostic {
        let (line, column) = other.source.lineAndColumn(at: other.offset)
        return Diagnostic(
            .error, "'\(name)' is declared more than once", at: position,
            note: "remove or rename one of them; the other is at \(other.source.path):\(line):\(column)")
    }
}
