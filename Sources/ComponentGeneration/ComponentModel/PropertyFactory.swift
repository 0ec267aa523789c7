import SwiftSyntax

/// Makes a property of the component model from a declaration and its tags.
struct PropertyFactory: Sendable {
    let dialect: Dialect
    /// Internal type aliases of the sources: generated code is public and spells out their targets.
    let aliases: [String: TypeSyntax]
    /// The models that are shown by a not configurable component: a property of such a type is backed by it.
    let dataModels: Set<String>
    let emptyViewConformances: Set<String>

    func property(
        _ declaration: PropertyDeclaration, owner: String
    ) -> (property: Property, diagnostics: [Diagnostic]) {
        var diagnostics: [Diagnostic] = []
        let tags = declaration.annotations
        let type = PropertyType(declaration.type, aliases: aliases)
        var property = Property(
            name: declaration.name, type: type, position: declaration.position,
            keepsUnderscore: dialect == .classic)
        property.owner = owner
        property.documentation = declaration.documentation
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

    static func defaultValue(_ text: String?, isLiteral: Bool) -> String? {
        guard let text else { return nil }
        guard isLiteral, !(text.hasPrefix("\"") && text.hasSuffix("\"") && text.count > 1) else { return text }
        return "\"" + text.replacing("\"", with: "\\\"") + "\""
    }

    /// A function requirement as an optional closure.
    func handler(_ function: FunctionDeclaration, owner: String) -> Property {
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
