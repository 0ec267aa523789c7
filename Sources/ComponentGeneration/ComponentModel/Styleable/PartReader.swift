import SwiftSyntax

/// Makes a property of a styleable component from its declaration and its tags.
struct PartReader: Sendable {
    /// All type aliases of the sources, by which closures are recognised.
    let aliases: [String: TypeSyntax]

    func property(_ declaration: PropertyDeclaration, of owner: ProtocolDeclaration, isPart: Bool) -> Property {
        var property = Property(
            name: declaration.name, type: PropertyType(declaration.type), position: declaration.position,
            keepsUnderscore: true, keepsName: true)
        property.owner = owner.fullName
        property.documentation = declaration.documentation
        property.annotations = declaration.annotations
        property.attributes = declaration.attributes.filter(Self.isBuilder)
        property.isMutable = declaration.isMutable
        property.problems = declaration.problems
        for name in property.type.names.intersection(owner.privateTypes.union(["Self"])).sorted() {
            property.problems.append(
                Diagnostic(
                    .error, "the type '\(name)' of '\(property.name)' cannot be named outside of its declaration",
                    at: declaration.position, note: "give '\(property.name)' a type that a component can name"))
        }
        property.form = form(of: property, declaration)
        property.form.isPart = isPart
        return property
    }

    /// The pseudo property of `_MandatoryField`.
    static func mandatoryField(at position: SourcePosition) -> Property {
        var property = Property(
            name: "mandatoryFieldIndicator", type: PropertyType(closure: "", names: []), position: position,
            keepsUnderscore: true, keepsName: true)
        property.owner = StyleableName.mandatoryField
        property.form = PartForm(kind: .mandatoryField)
        return property
    }

    private func form(of property: Property, _ declaration: PropertyDeclaration) -> PartForm {
        let tags = property.annotations
        let function = Self.function(declaration.type)
        let takesArguments = function.map { !$0.parameters.isEmpty } ?? false
        var form: PartForm
        if let attribute = tags.has("@ViewBuilder") ? "@ViewBuilder" : tags.text("resultBuilder.name") {
            form = PartForm(kind: takesArguments ? .builderWithArguments : .builder, isAnnotated: true)
            form.attributes = attribute
            form.viewType = tags.text("resultBuilder.returnType") ?? "any View"
            form.isUnwrapped = tags.has("resultBuilder.returnType")
            form.closure = takesArguments ? property.type.text : "() -> \(form.viewType)"
            form.builderDefault = builderDefault(property)
        } else if let attribute = property.attributes.first, let function {
            form = PartForm(kind: takesArguments ? .builderWithArguments : .builder)
            form.attributes = takesArguments && attribute != "@ViewBuilder" ? attribute + " @ViewBuilder" : attribute
            form.viewType = function.returnClause.type.singleLineText
            form.closure = takesArguments ? property.type.text : property.type.content
            form.builderDefault = parameterDefault(property, isBinding: false)
        } else {
            form = PartForm(kind: tags.has("@Binding") ? .binding : .value)
            form.builderDefault = parameterDefault(property, isBinding: form.kind == .binding)
        }
        form.backing = form.isAnnotated ? backing(property) : nil
        switch form.kind {
        case .builder where form.isAnnotated: form.dataDefault = parameterDefault(property, isBinding: false)
        case .binding, .mandatoryField: form.dataDefault = nil
        case .builder, .builderWithArguments, .value: form.dataDefault = form.builderDefault
        }
        let isClosure = PropertyType(declaration.type, meanings: aliases).isClosure
        form.escapes = isClosure && !property.type.isOptional && [.builderWithArguments, .value].contains(form.kind)
        return form
    }

    // MARK: Defaults

    /// The default in both initialisers, the builders by annotation aside.
    private func parameterDefault(_ property: Property, isBinding: Bool) -> String? {
        if let value = Self.text(of: property.annotations) { return value.isEmpty ? nil : value }
        if isBinding { return nil }
        if property.type.isOptional { return property.attributes.isEmpty ? "nil" : "{ EmptyView() }" }
        return property.type.isArray ? "[]" : nil
    }

    private func builderDefault(_ property: Property) -> String? {
        if let value = property.annotations.text("resultBuilder.defaultValue") { return value.isEmpty ? nil : value }
        return property.type.isOptional || property.type.isArray ? "{ EmptyView() }" : nil
    }

    /// The value of the tags for defaults; empty if the parameter is to have none.
    private static func text(of tags: Annotations) -> String? {
        if let value = tags.text("defaultValue") { return value }
        return PropertyFactory.defaultValue(
            tags.text("default.value"), isLiteral: tags.has("default.isStringLiteral"))
    }

    // MARK: Views

    /// False for the attributes of the language, which build nothing.
    private static func isBuilder(_ attribute: String) -> Bool {
        let name = attribute.dropFirst().prefix { $0 != "(" && $0 != " " }
        return !["available", "MainActor", "objc", "preconcurrency", "inlinable", "discardableResult"].contains(name)
    }

    /// The views that show data, by the type as it is written.
    private static let backings = [
        "AttributedString": "Text", "String": "Text", "AttributedString?": "OptionalText", "String?": "OptionalText",
        "TextOrIcon": "TextOrIconView", "TextOrIcon?": "TextOrIconView",
    ]

    private func backing(_ property: Property) -> String? {
        property.annotations.text("resultBuilder.backingComponent") ?? Self.backings[property.type.text]
    }

    /// The function type, whether optional, in parentheses, or with attributes.
    private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
        if let function = type.as(FunctionTypeSyntax.self) { return function }
        if let optional = type.as(OptionalTypeSyntax.self) { return function(optional.wrappedType) }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return function(optional.wrappedType) }
        if let attributed = type.as(AttributedTypeSyntax.self) { return function(attributed.baseType) }
        guard let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first
        else { return nil }
        return function(only.type)
    }
}
