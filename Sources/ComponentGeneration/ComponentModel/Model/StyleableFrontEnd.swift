/// Makes the component model from declarations of the styleable dialect.
struct StyleableFrontEnd {
    let files: [FileDeclarations]
    private let ancestry: StyleableAncestry
    private let otherNames: Set<String>
    private let spelling = SpellingIndex()

    init(_ files: [FileDeclarations], otherNames: Set<String>) {
        let files = files.map(Self.withTagsOfFirstMembers)
        let lookup = ParentLookup(files, keepsRepetitions: true)
        self.files = files.map(lookup.resolved)
        self.otherNames = otherNames
        ancestry = StyleableAncestry(self.files)
    }

    /// The components, in the order of the names of their protocols, and all problems of the declarations.
    func model() -> (components: [Component], diagnostics: [Diagnostic]) {
        var diagnostics = files.flatMap(\.diagnostics) + files.flatMap(\.strayTags).map(\.asWarning)
        var known: [String: SourcePosition] = [:]
        var components: [Component] = []
        for declaration in files.flatMap(\.protocols) {
            if let other = known[declaration.fullName] {
                diagnostics.append(.duplicate(declaration.name, at: declaration.position, other: other))
                continue
            }
            known[declaration.fullName] = declaration.position
            diagnostics += unknownParents(of: declaration)
            guard let kind = declaration.styleableKind else { continue }
            guard ancestry.cycles.isEmpty else {
                if ancestry.cycles.contains(declaration.fullName) {
                    diagnostics.append(
                        Diagnostic(
                            .error, "'\(declaration.name)' inherits itself", at: declaration.position,
                            note: "remove what leads back to it from its parents"))
                }
                continue
            }
            let component = component(declaration, kind)
            components.append(component)
            diagnostics += StyleableChecks.problems(of: component, declaration, ancestry)
        }
        diagnostics += TagChecks.problems(in: files, dialect: .styleable)
        diagnostics += StyleableChecks.sameNames(components)
        return (components.sorted { $0.modelName < $1.modelName }, diagnostics)
    }

    private func component(_ declaration: ProtocolDeclaration, _ kind: Component.Kind) -> Component {
        var component = Component(
            name: StyleableName.component(declaration.name), modelName: declaration.name, kind: kind,
            position: declaration.position)
        component.documentation = declaration.documentation
        if let tag = declaration.annotations.first("importFrameworks"), case .list(let modules) = tag.value {
            component.imports = modules
        }
        component.properties = withOneMandatoryField(ancestry.properties(of: declaration))
        component.ownProperties = ancestry.ownProperties(of: declaration)
        component.composition.isInternal = declaration.annotations.has("InternalComponent")
        guard kind == .composite else { return component }
        let composites = ancestry.parents(of: declaration, .composite)
        let parts = ancestry.parents(of: declaration, .part)
        component.composition.children = (ancestry.parts(of: declaration) + composites).map {
            StyleableName.component($0.name)
        }
        component.composition.assemblies =
            (composites + parts).map { parent in
                Composition.Assembly(
                    name: StyleableName.component(parent.name),
                    properties: ancestry.properties(of: parent).filter { $0.form.kind != .mandatoryField })
            }
            .enumerated().filter { index, assembly in
                index < composites.count || assembly.properties.contains { !$0.form.isBuilder }
            }
            .map(\.element)
        return component
    }

    /// The mark may be inherited on several ways, and stands where it comes first.
    private func withOneMandatoryField(_ properties: [Property]) -> [Property] {
        var isMarked = false
        return properties.filter { property in
            guard property.form.kind == .mandatoryField else { return true }
            defer { isMarked = true }
            return !isMarked
        }
    }

    /// Tags of a property behind the opening brace of its protocol: those of the first one.
    private static func withTagsOfFirstMembers(_ file: FileDeclarations) -> FileDeclarations {
        var file = file
        for index in file.protocols.indices where !file.protocols[index].properties.isEmpty {
            let name = file.protocols[index].position
            let isMoved = { (tag: Annotation) in
                tag.position.offset > name.offset
                    && TagTable.tag(named: tag.key)?.places.contains(.styleable) == false
            }
            let moved = file.protocols[index].annotations.all.filter(isMoved)
            guard !moved.isEmpty else { continue }
            file.protocols[index].annotations.all.removeAll(where: isMoved)
            file.protocols[index].properties[0].annotations.all.insert(contentsOf: moved, at: 0)
        }
        return file
    }

    private func unknownParents(of declaration: ProtocolDeclaration) -> [Diagnostic] {
        let isInherited = declaration.styleableKind != nil
        return declaration.parents.compactMap { parent in
            if ancestry.protocols[parent.name] != nil || parent.name == StyleableName.mandatoryField { return nil }
            // Other protocols of the sources may inherit whatever they like, as long as no component inherits them.
            guard isInherited else { return nil }
            if otherNames.contains(parent.name) {
                return Diagnostic(
                    .error, "'\(parent.name)' is declared under a condition that does not hold here",
                    at: parent.position,
                    note: "write the same '#if' around both, or declare '\(parent.name)' in its other branches as well")
            }
            let nearest = spelling.nearest(to: parent.name, among: Array(ancestry.protocols.keys))
            return Diagnostic(
                .error, "unknown component '\(parent.name)'" + (nearest.map { ", did you mean '\($0)'?" } ?? ""),
                at: parent.position,
                note: nearest.map { "write '\($0)'" }
                    ?? "a component inherits protocols of the sources only: declare '\(parent.name)', or remove it")
        }
    }
}
