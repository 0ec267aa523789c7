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
    /// The classes of the sources with their parents, by full name. Structs and other types are among them.
    private(set) var nominalTypes: [String: [String]] = [:]
    private(set) var diagnostics: [Diagnostic] = []

    /// Suggestions for names that are none of ``parentNames``.
    let spelling = SpellingIndex()

    /// Builds properties from declarations.
    let factory: PropertyFactory

    /// Names that are declared under other conditions only.
    let otherNames: Set<String>

    init(files: [FileDeclarations], dialect: Dialect, otherNames: Set<String> = []) {
        self.files = files
        self.otherNames = otherNames
        let notConfigurable = files.lazy.flatMap(\.protocols).filter { declaration in
            declaration.annotations.all.contains { TagTable.generatedComponents[$0.key] == .notConfigurable }
        }
        factory = PropertyFactory(
            dialect: dialect, aliases: Self.aliases(files) { !$0.isPublic },
            meanings: Self.aliases(files) { _ in true },
            dataModels: Set(notConfigurable.map(\.name)),
            emptyViewConformances: files.reduce(into: ["View"]) { $0.formUnion($1.emptyViewConformances) })
        for file in files {
            for type in file.nominalTypes { nominalTypes[type.fullName, default: []] += type.parents.map(\.name) }
            diagnostics += file.diagnostics + file.strayTags
            for declaration in file.componentStructs {
                diagnostics += declaration.isComponent ? declaration.problems : declaration.problemsElsewhere
            }
        }
        indexModels()
        indexComponents()
    }

    /// The names that a parent or a property may mean.
    var parentNames: [String] { Array(components.keys) + Array(protocols.keys) }

    /// The aliases at file scope that generated code could name.
    private static func aliases(
        _ files: [FileDeclarations], where isWanted: (TypealiasDeclaration) -> Bool
    ) -> [String: TypeSyntax] {
        var aliases: [String: TypeSyntax] = [:]
        for alias in files.lazy.flatMap(\.typealiases)
        where !alias.isGeneric && alias.scope.isEmpty && isWanted(alias) {
            aliases[alias.name] = alias.target
        }
        return aliases
    }

    private mutating func indexModels() {
        for declaration in files.lazy.flatMap(\.protocols) {
            guard !declaration.isComponent else { continue }
            if let marker = declaration.parents.first(where: { $0.name == ComponentMarker.singleProperties }) {
                diagnostics.append(
                    Diagnostic(
                        .error, "'\(marker.name)' has no meaning on a protocol", at: marker.position,
                        note: "write '\(ComponentMarker.multipleProperties)'"))
            }
            if let other = protocols[declaration.fullName] {
                diagnostics.append(.duplicate(declaration.name, at: declaration.position, other: other.position))
                continue
            }
            protocols[declaration.fullName] = declaration
            let tags = declaration.annotations.all.filter { TagTable.generatedComponents[$0.key] != nil }
            guard let tag = tags.last, let kind = TagTable.generatedComponents[tag.key] else { continue }
            diagnostics += declaration.staticMembers
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
        for declaration in files.lazy.flatMap(\.componentStructs) where declaration.isComponent {
            for property in declaration.properties {
                let built = factory.property(property, owner: "", privateTypes: declaration.privateTypes)
                let name = Self.componentName(built.property.name)
                diagnostics += built.diagnostics + built.property.problems
                var component = ComponentProtocol(name: name, position: property.position, isMultiple: false)
                component.properties = [built.property.owned(by: name)]
                component.documentation = property.documentation
                component.annotations = declaration.annotations
                insert(component)
            }
        }
        var multiple: [ComponentProtocol] = []
        let declarations = files.flatMap(\.protocols).filter(\.isComponent)
        let names = Dictionary(
            declarations.map { ($0.fullName, Self.componentName($0.name)) }, uniquingKeysWith: { first, _ in first })
        for declaration in declarations {
            diagnostics += declaration.unsupportedMembers + declaration.staticMembers
            let name = Self.componentName(declaration.name)
            var component = ComponentProtocol(name: name, position: declaration.position, isMultiple: true)
            component.annotations = declaration.annotations
            component.documentation = declaration.documentation
            // Without the markers, and other declarations by their generated names.
            component.parents = declaration.parents.filter { !ComponentMarker.all.contains($0.name) }.map { parent in
                ParentReference(name: names[parent.name] ?? parent.name, position: parent.position)
            }
            for property in declaration.properties {
                let built = factory.property(property, owner: name, privateTypes: declaration.privateTypes)
                diagnostics += built.diagnostics + built.property.problems
                component.properties.append(built.property)
            }
            for function in declaration.functions {
                let handler = factory.handler(function, owner: name, privateTypes: declaration.privateTypes)
                diagnostics += handler.problems
                component.properties.append(handler)
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
