/// Writes declarations of the classic and of the current dialect in the styleable one.
struct StyleableMigration {
    let names: MigratedNames

    /// A base component for each property of `struct _Component`.
    func parts(_ declaration: ComponentStructDeclaration) -> MigratedDeclaration {
        var result = MigratedDeclaration()
        for property in declaration.properties {
            if !result.lines.isEmpty { result.lines.append("") }
            let name = property.plainName
            result.lines.append("// sourcery: BaseComponent")
            result.lines.append("protocol _\(name.capitalizedFirst)Component {")
            result.lines += member(property, &result).map { "    " + $0 }
            result.lines.append("}")
        }
        return result
    }

    /// A base component of several properties, or a composite.
    func component(_ declaration: ProtocolDeclaration) -> MigratedDeclaration {
        var result = MigratedDeclaration()
        let tags = declaration.annotations
        let isPart = declaration.isComponent || tags.has("generated_component_not_configurable")
        let name =
            declaration.isComponent
            ? DeclarationIndex.componentName(declaration.name)
            : DeclarationIndex.viewName(declaration.name) + "Component"
        result.lines = declaration.documentation.map { "/// \($0)" }
        var kind = "// sourcery: \(isPart ? "BaseComponent" : "CompositeComponent")"
        let modules = tags.values("importFrameworks")
        if !modules.isEmpty {
            kind += ", importFrameworks = [\(modules.map { "\"\($0)\"" }.joined(separator: ", "))]"
        }
        result.lines.append(kind)
        let parents = parents(declaration, &result)
        let head = "protocol _\(name)" + (parents.isEmpty ? "" : ": " + parents.joined(separator: ", "))
        var members = declaration.properties.map { member($0, &result) }
        members += tags.values("add_view_builder_params").map {
            ["@ViewBuilder", "var \($0.escapedIfKeyword): (() -> any View)? { get }"]
        }
        members += declaration.functions.map { handler($0, &result) }
        result.lines +=
            members.isEmpty
            ? [head + " {}"]
            : [head + " {"] + members.joined(separator: [""]).map { $0.isEmpty ? "" : "    " + $0 } + ["}"]
        decisions(declaration, &result)
        return result
    }

    private func parents(_ declaration: ProtocolDeclaration, _ result: inout MigratedDeclaration) -> [String] {
        declaration.parents.compactMap { parent in
            if ComponentMarker.all.contains(parent.name) { return nil }
            if names.components.contains(parent.name) { return "_" + parent.name }
            if parent.name.hasPrefix("_"), names.components.contains(DeclarationIndex.componentName(parent.name)) {
                return "_" + DeclarationIndex.componentName(parent.name)
            }
            if names.models.contains(parent.name) { return "_" + DeclarationIndex.viewName(parent.name) + "Component" }
            result.decide(
                "'\(declaration.name)' inherits '\(parent.name)', which is no component", at: parent.position,
                "components inherit components only: it was left out; declare its properties in a component of their own"
            )
            return nil
        }
    }

    private func decisions(_ declaration: ProtocolDeclaration, _ result: inout MigratedDeclaration) {
        let tags = declaration.annotations
        for tag in tags.all {
            switch tag.key {
            case "availableAttributeContent":
                result.decide(
                    "'\(declaration.name)' is available on '\(tag.text)' only", at: tag.position,
                    "the dialect has no availability: write '#if' around the declaration, or raise the requirement")
            case "add_env_props":
                result.decide(
                    "'\(declaration.name)' reads environment values", at: tag.position,
                    "write '@Environment' in the styles that read \(tags.values(tag.key).joined(separator: ", "))")
            case let key where key.contains(TagTable.virtualProperty):
                result.decide(
                    "'\(declaration.name)' has a member '\(tag.text)'", at: tag.position,
                    "move it to the style that uses it")
            case let key where TagTable.inheritedDefault(key, suffix: ".value") != nil && key != "default.value":
                result.decide(
                    "'\(declaration.name)' has a default of its own for an inherited property", at: tag.position,
                    "write an initialiser by hand that has it")
            default: break
            }
        }
        guard declaration.isModel else { return }
        result.decide(
            "'\(declaration.name)' is no protocol of apps any more", at: declaration.position,
            "there is no 'init(model:)': where types conform to it, make the component of their properties")
        if tags.has("generated_component_not_configurable") {
            result.decide(
                "'\(declaration.name)' is shown from data only", at: declaration.position,
                "give its property a container as 'resultBuilder.backingComponent'")
        }
    }

    // MARK: Members

    private func member(_ property: PropertyDeclaration, _ result: inout MigratedDeclaration) -> [String] {
        let tags = property.annotations
        let isBinding = tags.has("bindingProperty") || tags.has("bindingPropertyOptional")
        let isView = !tags.has("no_view") && !isBinding
        var keys: [String] = []
        if isBinding {
            keys.append("@Binding")
            if let fallback = tags.text("bindingPropertyOptional") { keys.append("defaultValue = \(quoted(fallback))") }
        } else if isView {
            keys.append(tags.text("customFunctionBuilder").map { "resultBuilder.name = @\($0)" } ?? "@ViewBuilder")
            if let view = tags.text("backingComponent") { keys.append("resultBuilder.backingComponent = \(view)") }
        }
        if let tag = tags.first("default.value") {
            keys.append(tag.value == .flag ? "default.value" : "default.value = \(quoted(tag.text))")
        }
        if tags.has("default.isStringLiteral") { keys.append("default.isStringLiteral") }
        for key in ["genericParameter.name", "genericParameter.type"] {
            guard let tag = tags.first(key) else { continue }
            result.decide(
                "the type of the view '\(property.plainName)' is '\(tag.text)'", at: tag.position,
                "parts are any views: check the type in the base style, or take a value of that type")
        }
        let type = isView ? partType(property, &result) : property.type.singleLineText
        return property.documentation.map { "/// \($0)" }
            + (keys.isEmpty ? [] : ["// sourcery: " + keys.joined(separator: ", ")])
            + [
                "var \(property.plainName.escapedIfKeyword): \(type) { get\(property.isMutable && !isView && !isBinding ? " set" : "") }"
            ]
    }

    /// Texts are attributed, buttons are views, and so is whatever was made from a model.
    private func partType(_ property: PropertyDeclaration, _ result: inout MigratedDeclaration) -> String {
        let type = PropertyType(property.type)
        let mark = type.isOptional ? "?" : ""
        if type.content == "String" { return "AttributedString" + mark }
        guard let model = type.baseName, names.models.contains(model) else { return type.text }
        if model == "ActionModel" { return "FioriButton" + mark }
        result.decide(
            "'\(property.plainName)' is a model", at: property.position,
            "its place takes the component '\(DeclarationIndex.viewName(model))' now: apps make that of their data")
        return DeclarationIndex.viewName(model) + mark
    }

    private func handler(_ function: FunctionDeclaration, _ result: inout MigratedDeclaration) -> [String] {
        let closure = result.closure(
            of: function,
            advice: "make it the property of what calls it, such as the action of a button, if that is better")
        return function.documentation.map { "/// \($0)" } + [closure]
    }

    /// A value as a tag takes it: in quotes if it has commas, quotes or blanks.
    private func quoted(_ text: String) -> String {
        text.contains(where: { ", \"={".contains($0) }) ? "\"\(text)\"" : text
    }
}

extension PropertyDeclaration {
    /// The name without the underscores of the classic dialect.
    var plainName: String { name.replacing("_", with: "") }
}
