import ToolBasics

/// Makes a component from an annotated model protocol.
struct ComponentBuilder {
    let index: DeclarationIndex
    let resolver: InheritanceResolver
    let dialect: Dialect

    func component(
        _ declaration: ProtocolDeclaration, kind: Component.Kind
    ) -> (component: Component, diagnostics: [Diagnostic]) {
        let tags = declaration.annotations
        var diagnostics: [Diagnostic] = []
        var component = Component(
            name: DeclarationIndex.viewName(declaration.name), modelName: declaration.name, kind: kind,
            position: declaration.position)
        let documentation = ModelDocumentation(declaration.documentation)
        component.documentation = documentation.text
        component.extraBuilderDocumentation = documentation.parameters
        component.hasModelInitializer = !tags.has("no_model_initializer")
        component.environmentValues = tags.values("add_env_props")
        component.extraBuilders = tags.values("add_view_builder_params")
        for name in documentation.parameters.keys.sorted() where !component.extraBuilders.contains(name) {
            let nearest = Spelling.nearest(to: name, among: component.extraBuilders)
            diagnostics.append(
                Diagnostic(
                    .warning,
                    "'\(declaration.name)' adds no view builder '\(name)'"
                        + (nearest.map { ", did you mean '\($0)'?" } ?? ""),
                    at: declaration.position,
                    note: "document the properties of a component where they are declared"))
        }
        component.virtualProperties = tags.containing(TagTable.virtualProperty).map(\.text)
        component.availability = tags.text("availableAttributeContent")
        component.imports = tags.values("importFrameworks")
        component.genericModelReason = resolver.genericModelReason(declaration.fullName)

        for parent in declaration.parents {
            if !resolver.isKnown(parent.name) {
                diagnostics.append(resolver.unknown(parent.name, at: parent.position))
            }
        }
        if let cycle = declaration.parents.first(where: {
            resolver.ancestry(of: $0.name).contains(declaration.fullName)
        }) {
            diagnostics.append(
                Diagnostic(
                    .error, "'\(declaration.name)' inherits itself", at: cycle.position,
                    note: "remove '\(cycle.name)' from its parents"))
            return (component, diagnostics)
        }

        let inherited = declaration.parents.map { (parent: $0, members: resolver.members(inheritedFrom: $0.name)) }
        component.ownProperties = resolver.properties(of: declaration)
        diagnostics += ownPropertyProblems(declaration)
        component.properties = merged(
            inherited.flatMap(\.members) + (dialect == .current ? component.ownProperties : []),
            of: declaration, &diagnostics)
        for position in component.properties.indices {
            guard let model = component.properties[position].type.baseName else { continue }
            component.properties[position].backing?.genericModelReason = resolver.genericModelReason(model)
        }
        diagnostics += component.properties.flatMap(\.problems)
        applyInheritedDefaults(tags, to: &component, &diagnostics)
        if dialect == .classic {
            component.properties =
                component.properties.filter { $0.role != .handler }
                + component.properties.filter { $0.role == .handler }
            if kind != .notConfigurable { compose(&component, from: inherited.map { ($0.parent.name, $0.members) }) }
        }
        return (component, diagnostics)
    }

    private func ownPropertyProblems(_ declaration: ProtocolDeclaration) -> [Diagnostic] {
        guard dialect == .classic else {
            return declaration.properties.flatMap {
                index.factory.property($0, owner: declaration.fullName).diagnostics
            }
        }
        let members =
            declaration.properties.map { (kind: "property", name: $0.name, position: $0.position) }
            + declaration.functions.map { (kind: "function", name: $0.name, position: $0.position) }
        return members.map {
            Diagnostic(
                .error, "a model's own \($0.kind) has no effect in the classic dialect", at: $0.position,
                note: "declare '\($0.name)' in a component protocol and inherit that")
        }
    }

    /// Each member once: the same declaration reached on two ways is one member; two different ones collide.
    private func merged(
        _ members: [Property], of declaration: ProtocolDeclaration, _ diagnostics: inout [Diagnostic]
    ) -> [Property] {
        var known: [String: Property] = [:]
        return members.filter { member in
            guard let other = known[member.name] else {
                known[member.name] = member
                return true
            }
            if other.owner != member.owner {
                diagnostics.append(
                    Diagnostic(
                        .error, "'\(member.name)' is declared by both '\(other.owner)' and '\(member.owner)'",
                        at: declaration.parents.first { resolver.ancestry(of: $0.name).contains(member.owner) }?
                            .position
                            ?? member.position,
                        note: "'\(declaration.name)' can have one property of that name: rename one of them"))
            } else if other.position.offset != member.position.offset {
                diagnostics.append(
                    Diagnostic(
                        .error, "'\(member.name)' is declared more than once in '\(member.owner)'",
                        at: member.position, note: "a component can have one member of that name: rename one of them"))
            }
            return false
        }
    }

    /// `default.<property>.value` on the model: what the seeds' tool promised and never delivered.
    private func applyInheritedDefaults(
        _ tags: Annotations, to component: inout Component, _ diagnostics: inout [Diagnostic]
    ) {
        guard dialect == .current else { return }
        for tag in tags.all {
            guard tag.key != "default.value",
                let name = TagTable.inheritedDefault(tag.key, suffix: ".value")
            else { continue }
            guard let position = component.properties.firstIndex(where: { $0.name == name }) else {
                let nearest = Spelling.nearest(to: name, among: component.properties.map(\.name))
                diagnostics.append(
                    Diagnostic(
                        .error,
                        "'\(component.modelName)' has no property '\(name)'"
                            + (nearest.map { ", did you mean '\($0)'?" } ?? ""),
                        at: tag.position, note: "name one of its properties between 'default.' and '.value'"))
                continue
            }
            component.properties[position].defaultValue = PropertyFactory.defaultValue(
                tag.text, isLiteral: tags.has("default.\(name).isStringLiteral"))
        }
    }

    /// Finds the inherited models that one view shows: their first property becomes the part, the others its data.
    private func compose(_ component: inout Component, from inherited: [(parent: String, members: [Property])]) {
        for (parent, members) in inherited {
            guard let backing = backing(of: parent) else { continue }
            let positions = members.compactMap { member in
                component.properties.firstIndex { $0.name == member.name }
            }
            guard let first = positions.first else { continue }
            component.groups.append(ComposedGroup(modelName: parent, backing: backing, members: positions))
            component.properties[first].backing = Property.Backing(name: backing, takesModel: false)
            for position in positions.dropFirst() where component.properties[position].role == .view {
                component.properties[position].role = .data
                component.properties[position].isStyled = false
            }
        }
    }

    /// The view named on the inherited protocol itself or on one of its direct parents.
    private func backing(of name: String) -> String? {
        guard let ancestor = resolver.ancestor(name) else { return nil }
        return ancestor.backing ?? ancestor.parents.lazy.compactMap { resolver.ancestor($0)?.backing }.first
    }
}
