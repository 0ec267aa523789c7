/// Writes declarations of the classic dialect in the current one: names lose their underscores, functions become
/// closures, and a component has another one as a property instead of inheriting it.
struct CurrentMigration {
    let names: MigratedNames

    func parts(_ declaration: ComponentStructDeclaration) -> MigratedDeclaration {
        var result = MigratedDeclaration()
        result.lines = tagLines(declaration.annotations)
        result.lines.append("struct \(declaration.name): \(declaration.parents.map(\.name).joined(separator: ", ")) {")
        for (index, property) in declaration.properties.enumerated() {
            if index > 0, !property.documentation.isEmpty { result.lines.append("") }
            result.lines += comments(property.documentation, property.annotations).map { "    " + $0 }
            let keyword = property.isMutable ? "var" : "let"
            result.lines.append(
                "    \(keyword) \(property.plainName.escapedIfKeyword): \(property.type.singleLineText)")
        }
        result.lines.append("}")
        return result
    }

    func component(_ declaration: ProtocolDeclaration) -> MigratedDeclaration {
        var result = MigratedDeclaration()
        result.lines = comments(declaration.documentation, declaration.annotations)
        let inherited = declaration.parents.filter { declaration.isModel && names.models.contains($0.name) }
        let parents = declaration.parents.map(\.name).filter { name in !inherited.contains { $0.name == name } }
        let access = declaration.isModel ? "nonisolated public " : ""
        let head =
            "\(access)protocol \(declaration.name)" + (parents.isEmpty ? "" : ": " + parents.joined(separator: ", "))
        var members = declaration.properties.map { property in
            comments(property.documentation, property.annotations) + [
                "var \(property.plainName.escapedIfKeyword): \(property.type.singleLineText) "
                    + (property.isMutable ? "{ get set }" : "{ get }")
            ]
        }
        members += declaration.functions.map { handler($0, &result) }
        for parent in inherited {
            let name = DeclarationIndex.viewName(parent.name).lowercasedFirst
            members.append(["var \(name): (any \(parent.name))? { get }"])
            result.decide(
                "'\(declaration.name)' has a property '\(name)' instead of inheriting '\(parent.name)'",
                at: parent.position, "name it as its place is called, and say whether it is optional")
        }
        result.lines +=
            members.isEmpty
            ? [head + " {}"] : [head + " {"] + members.flatMap { $0 }.map { "    " + $0 } + ["}"]
        return result
    }

    private func handler(_ function: FunctionDeclaration, _ result: inout MigratedDeclaration) -> [String] {
        let closure = result.closure(
            of: function, advice: "types that conform to the protocol need a property of that name")
        return function.documentation.map { "/// \($0)" } + ["// sourcery: no_view", closure]
    }

    private func comments(_ documentation: [String], _ tags: Annotations) -> [String] {
        documentation.map { "/// \($0)" } + tagLines(tags)
    }

    /// The tags that mean something in the current dialect.
    private func tagLines(_ tags: Annotations) -> [String] {
        tags.all.filter { $0.key != "no_nil_check" }.map { tag in
            switch tag.value {
            case .flag: "// sourcery: \(tag.key)"
            case .text(let text): "// sourcery: \(tag.key) = \"\(text)\""
            case .list: "// sourcery: \(tag.key) = \(tag.text)"
            }
        }
    }
}
