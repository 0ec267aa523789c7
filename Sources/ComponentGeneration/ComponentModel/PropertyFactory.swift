import SwiftParser
import SwiftSyntax

/// Makes a property of the component model from a declaration and its tags.
struct PropertyFactory: Sendable {
    let dialect: Dialect
    /// Internal type aliases of the sources: generated code is public and spells out their targets.
    let aliases: [String: TypeSyntax]
    /// All type aliases of the sources, by which the kind of a type is found.
    let meanings: [String: TypeSyntax]
    /// The models that are shown by a not configurable component: a property of such a type is backed by it.
    let dataModels: Set<String>
    let emptyViewConformances: Set<String>

    /// - Parameter privateTypes: names of types that generated code cannot use.
    func property(
        _ declaration: PropertyDeclaration, owner: String, privateTypes: Set<String> = []
    ) -> (property: Property, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let tags = declaration.annotations
        let type = PropertyType(declaration.type, aliases: aliases, meanings: meanings, models: dataModels)
        var property = Property(
            name: declaration.name, type: type, position: declaration.position,
            keepsUnderscore: dialect == .classic)
        property.owner = owner
        property.documentation = declaration.documentation
        property.problems =
            declaration.problems + undecided(type.names, privateTypes, property.name, declaration.position)
        property.annotations = tags
        property.isMutable = declaration.isMutable
        property.role = tags.has("no_view") ? .data : .view
        property.isStyled = !tags.has("no_style") && !tags.has("no_view")
        property.isNilChecked = !tags.has("no_nil_check")
        property.resultBuilder = tags.text("customFunctionBuilder") ?? "ViewBuilder"
        if let fallback = tags.text("bindingPropertyOptional") {
            property.binding = .optional(fallback: fallback)
        } else if tags.has("bindingProperty") {
            property.binding = .required
        }
        if let model = type.baseName, dialect == .current, dataModels.contains(model) {
            let view = tags.text("backingComponent") ?? DeclarationIndex.viewName(model)
            property.backing = Property.Backing(name: view, takesModel: true)
        } else if let view = tags.text("backingComponent") {
            property.backing = Property.Backing(name: view, takesModel: false)
        }
        if dialect == .current {
            property.genericName = tags.text("genericParameter.name") ?? property.genericName
            property.constraint = tags.text("genericParameter.type") ?? property.constraint
            property.acceptsEmptyView = emptyViewConformances.contains(property.constraint)
            property.defaultValue = Self.defaultValue(
                tags.text("default.value"), isLiteral: tags.has("default.isStringLiteral"))
            if tags.has("default.isStringLiteral"), !tags.has("default.value"),
                let tag = tags.first("default.isStringLiteral")
            {
                diagnostics.append(
                    Diagnostic(
                        .warning, "'default.isStringLiteral' without 'default.value'", at: tag.position,
                        note: "write 'default.value = \"text\", default.isStringLiteral'"))
            }
        }
        return (property, diagnostics)
    }

    /// A problem if a type is one that only the conforming type, or another member, can name.
    private func undecided(
        _ names: Set<String>, _ privateTypes: Set<String>, _ member: String, _ position: SourcePosition
    ) -> [Diagnostic] {
        names.intersection(privateTypes.union(["Self"])).sorted().map { name in
            Diagnostic(
                .error, "the type '\(name)' of '\(member)' cannot be named outside of its declaration", at: position,
                note: "give '\(member)' a type that a component can name")
        }
    }

    /// The default of a tag's value. As a literal it is text in quotes, as it stands if that is a literal already.
    static func defaultValue(_ text: String?, isLiteral: Bool) -> String? {
        guard let text, isLiteral, !isStringLiteral(text) else { return text }
        let quoted = "\"\(text)\""
        if isStringLiteral(quoted) { return quoted }
        let withQuotes = "\"\(escapingBareQuotes(text))\""
        if isStringLiteral(withQuotes) { return withQuotes }
        return "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }

    /// The text with a backslash before each quote that has none.
    private static func escapingBareQuotes(_ text: String) -> String {
        var escaped = ""
        var isEscaped = false
        for character in text {
            if character == "\"", !isEscaped { escaped += "\\" }
            isEscaped = character == "\\" && !isEscaped
            escaped.append(character)
        }
        return escaped
    }

    private static func isStringLiteral(_ text: String) -> Bool {
        guard text.utf8.count > 1, text.hasSuffix("\"") || text.hasSuffix("#") else { return false }
        let tree = Parser.parse(source: "let x = \(text)")
        guard !tree.hasError, !tree.holdsComments, tree.statements.count == 1,
            let variable = tree.statements.first?.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let value = variable.bindings.first?.initializer?.value
        else { return false }
        return value.is(StringLiteralExprSyntax.self)
    }

    /// A function requirement as an optional closure.
    func handler(
        _ function: FunctionDeclaration, owner: String, privateTypes: Set<String> = []
    ) -> Property {
        let types = function.parameters.map { PropertyType($0.type, aliases: aliases) }
        let result = function.returnType.map { PropertyType($0, aliases: aliases) }
        let effects = function.effects.isEmpty ? "" : function.effects + " "
        let closure = "(\(types.map(\.text).joined(separator: ", "))) \(effects)-> \(result?.text ?? "Void")"
        let names = types.reduce(into: result?.names ?? []) { $0.formUnion($1.names) }
        var property = Property(
            name: function.name, type: PropertyType(closure: closure, names: names), position: function.position,
            keepsUnderscore: false)
        property.owner = owner
        property.role = .handler
        property.isStyled = false
        property.isNilChecked = !function.annotations.has("no_nil_check")
        property.annotations = function.annotations
        property.documentation = function.documentation
        property.problems =
            function.problems + undecided(names, privateTypes, function.name, function.position)
        property.reference = function.reference
        let parameters = zip(function.parameters, types).map { parameter, type in
            aliases.isEmpty ? parameter.text : parameter.text.replacingTypeText(parameter.type, by: type.text)
        }
        property.requirement =
            "func \(function.name.escapedIfKeyword)(\(parameters.joined(separator: ", "))) \(effects)"
            + "-> \(result?.text ?? "Void")"
        return property
    }
}

extension Property {
    func owned(by owner: String) -> Property {
        var copy = self
        copy.owner = owner
        return copy
    }
}

extension String {
    /// `_ item: Alias` with the alias spelt out: the type stands at the end of a parameter.
    fileprivate func replacingTypeText(_ type: TypeSyntax, by text: String) -> String {
        let old = type.trimmedDescription
        guard let range = ranges(of: old).last else { return self }
        return replacingCharacters(in: range, with: text)
    }

    private func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
        String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
    }
}
