/// Checks styleable components: what the original tool stopped at is an error, what it passed over is a warning.
enum StyleableChecks {
    static func problems(
        of component: Component, _ declaration: ProtocolDeclaration, _ ancestry: StyleableAncestry
    ) -> [Diagnostic] {
        kindProblems(declaration) + inheritedTwice(declaration, ancestry) + nameProblems(component)
            + sameProperties(component) + emptiness(component)
            + component.ownProperties.flatMap { problems(of: $0, in: component) }
    }

    /// Components that would be written to the same file.
    static func sameNames(_ components: [Component]) -> [Diagnostic] {
        var known: [String: Component] = [:]
        return components.compactMap { component in
            guard let other = known.updateValue(component, forKey: component.name.lowercased()) else { return nil }
            let (line, column) = other.position.source.lineAndColumn(at: other.position.offset)
            return Diagnostic(
                .error, "'\(component.modelName)' and '\(other.modelName)' generate the same file",
                at: component.position,
                note: "rename one of them; the other is at \(other.position.source.path):\(line):\(column)")
        }
    }

    // MARK: The component

    private static func kindProblems(_ declaration: ProtocolDeclaration) -> [Diagnostic] {
        var problems = (declaration.staticMembers + declaration.unsupportedMembers).map { member in
            Diagnostic(
                .warning, member.message, at: member.position,
                note: "only properties count in a component: remove it, or declare it elsewhere")
        }
        for function in declaration.functions {
            problems.append(
                Diagnostic(
                    .warning, "the function '\(function.name)' has no effect in a component", at: function.position,
                    note: "declare a property with a closure: 'var \(function.name): (() -> Void)? { get }'"))
        }
        if declaration.annotations.has("BaseComponent"), let tag = declaration.annotations.first("CompositeComponent") {
            problems.append(
                Diagnostic(
                    .error, "'\(declaration.name)' is tagged as a base and as a composite component", at: tag.position,
                    note: "keep 'BaseComponent' for a single part, 'CompositeComponent' for what is composed of parts"))
        }
        if declaration.isNested {
            problems.append(
                Diagnostic(
                    .error, "the component '\(declaration.name)' is nested in another type", at: declaration.position,
                    note: "declare it at file scope: generated code cannot name it otherwise"))
        }
        return problems
    }

    private static func inheritedTwice(
        _ declaration: ProtocolDeclaration, _ ancestry: StyleableAncestry
    ) -> [Diagnostic] {
        var seen: Set<String> = []
        var problems: [Diagnostic] = []
        for parent in declaration.parents {
            guard let protocolOfParent = ancestry.protocols[parent.name] else { continue }
            let inherited = ancestry.components(inheritedBy: protocolOfParent)
            let brought = Set(inherited + (protocolOfParent.styleableKind == nil ? [] : [parent.name]))
            for name in brought.intersection(seen).sorted() {
                let isDirect = name == parent.name
                problems.append(
                    Diagnostic(
                        .error,
                        "'\(declaration.name)' inherits '\(name)' twice"
                            + (isDirect ? "" : ", the second time by '\(parent.name)'"),
                        at: parent.position,
                        note: isDirect
                            ? "remove it here: another parent has it"
                            : "remove '\(parent.name)', or take the parts that are missing from it one by one"))
            }
            seen.formUnion(brought)
        }
        return problems
    }

    private static func nameProblems(_ component: Component) -> [Diagnostic] {
        guard component.name.isEmpty || component.name == component.modelName else { return [] }
        return [
            Diagnostic(
                .error, "the name '\(component.modelName)' leaves no name for the component", at: component.position,
                note: "write '_\(component.name)Component': the underscore and the ending make way for the component")
        ]
    }

    /// Members of the generated type that a property would collide with.
    private static let generatedMembers: Set<String> = [
        "body", "style", "componentIdentifier", "identifier", "isEmpty", "configuration", "defaultStyle",
        "shouldApplyDefaultStyle", "_shouldApplyDefaultStyle",
    ]

    private static func sameProperties(_ component: Component) -> [Diagnostic] {
        var owners: [String: Property] = [:]
        var problems: [Diagnostic] = []
        for property in component.storedProperties {
            if generatedMembers.contains(property.name) {
                problems.append(
                    Diagnostic(
                        .error, "'\(component.modelName)' cannot have a property '\(property.name)'",
                        at: property.position, note: "generated code uses that name itself: choose another"))
            }
            guard let other = owners.updateValue(property, forKey: property.name) else { continue }
            // The same property on two ways is a component that is inherited twice.
            guard other.position.offset != property.position.offset || other.owner != property.owner else { continue }
            let isOwn = property.owner == other.owner
            problems.append(
                Diagnostic(
                    .error,
                    isOwn
                        ? "'\(property.name)' is declared more than once in '\(property.owner)'"
                        : "'\(component.modelName)' has two properties '\(property.name)', of '\(other.owner)' and "
                            + "'\(property.owner)'",
                    at: isOwn ? property.position : component.position,
                    note: "a component can have one property of that name: rename one of them"))
        }
        return problems
    }

    private static func emptiness(_ component: Component) -> [Diagnostic] {
        guard component.storedProperties.isEmpty else { return [] }
        return [
            Diagnostic(
                .error, "'\(component.modelName)' has no property", at: component.position,
                note: component.isPart
                    ? "declare what the part shows: 'var \(component.hookName): AttributedString? { get }'"
                    : "let it inherit its parts, as in ': _TitleComponent, _SubtitleComponent'")
        ]
    }

    // MARK: The properties

    private static func problems(of property: Property, in component: Component) -> [Diagnostic] {
        let form = property.form
        let tags = property.annotations
        var problems = property.problems
        func warn(_ message: String, at tag: String? = nil, note: String) {
            let position = tag.flatMap(tags.first)?.position ?? property.position
            problems.append(Diagnostic(.warning, message, at: position, note: note))
        }
        if component.isPart, form.isBuilder, property.capitalizedName != component.name {
            warn(
                "the view builder '\(property.name)' does not bear the name of its component '\(component.name)'",
                note: "composites look for a component '\(property.capitalizedName)' by the name of the property: "
                    + "rename one of them")
        }
        for key in ["resultBuilder.backingComponent", "resultBuilder.returnType", "resultBuilder.defaultValue"]
        where tags.has(key) && !form.isAnnotated {
            warn(
                "tag '\(key)' has no effect: '\(property.name)' is no view builder by a tag", at: key,
                note: "add '@ViewBuilder' or 'resultBuilder.name = @Builder' to the tags, or remove it")
        }
        if property.attributes.count > 1 || (form.isAnnotated && !property.attributes.isEmpty) {
            warn(
                "'\(property.name)' has more than one result builder", note: "keep one, as a tag or as an attribute")
        } else if let attribute = property.attributes.first, !form.isBuilder {
            warn(
                "'\(attribute)' has no effect: '\(property.name)' is no closure",
                note: "write it as a tag in a comment, or give '\(property.name)' the type '() -> any View'")
        }
        if form.kind == .builder, form.isAnnotated, property.type.isClosure {
            warn(
                "the data of '\(property.name)' is a closure, which is no view",
                note: "write the result builder as an attribute in front of 'var', not as a tag")
        }
        if form.kind == .builder, !form.isAnnotated, form.viewType != "any View" {
            warn(
                "the result builder of '\(property.name)' returns '\(form.viewType)', of which styles get a view only",
                note: "return 'any View', or say 'resultBuilder.name' and 'resultBuilder.returnType' in tags")
        }
        let defaultKey = tags.has("defaultValue") ? "defaultValue" : tags.has("default.value") ? "default.value" : nil
        if form.kind == .builder, form.isAnnotated, form.builderDefault == nil, form.dataDefault != nil, let defaultKey
        {
            warn(
                "'\(property.name)' has a default in the data initialiser only", at: defaultKey,
                note: "add 'resultBuilder.defaultValue = \"{ \(form.dataDefault ?? "") }\"' for the view builders")
        }
        if form.kind == .binding, form.builderDefault != nil, component.hasDataInitializer, let defaultKey {
            warn(
                "the default of the binding '\(property.name)' is lost in the data initialiser", at: defaultKey,
                note: "remove it, or add an initialiser that has it by hand")
        }
        if tags.has("defaultValue"), tags.has("default.value") {
            warn("'default.value' has no effect beside 'defaultValue'", at: "default.value", note: "remove it")
        }
        if tags.has("@Binding"), form.kind != .binding {
            warn(
                "tag '@Binding' has no effect: '\(property.name)' is a view builder", at: "@Binding",
                note: "remove it, or the result builder")
        }
        return problems
    }
}
