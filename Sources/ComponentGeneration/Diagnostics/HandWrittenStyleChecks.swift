/// Looks for the styles that a person writes, without which the generated code does not compile.
enum HandWrittenStyleChecks {
    /// - Parameters:
    ///   - files: the declarations of the components and of the hand-written styles.
    ///   - isRequired: true if the styles are known to be among them; otherwise they are if there is any.
    static func problems(
        in files: [FileDeclarations], isRequired: Bool, components: [Component], _ options: EmitterOptions
    ) -> [Diagnostic] {
        var found: [String: SourcePosition] = [:]
        for file in files {
            for type in file.nominalTypes where found[type.fullName] == nil { found[type.fullName] = type.position }
            for type in file.typealiases where found[type.fullName] == nil { found[type.fullName] = type.position }
        }
        guard isRequired || components.contains(where: { found["\($0.name)BaseStyle"] != nil }) else { return [] }
        return components.flatMap { problems(of: $0, found, StyleTemplate($0, options)) }
    }

    private static func problems(
        of component: Component, _ found: [String: SourcePosition], _ template: StyleTemplate
    ) -> [Diagnostic] {
        let name = component.name
        var problems: [Diagnostic] = []
        func check(_ type: String, at position: SourcePosition, _ text: [String]) {
            guard found[type] == nil else { return }
            problems.append(
                Diagnostic(
                    .warning, "'\(name)' lacks the hand-written style '\(type)'", at: position,
                    note: "add it:\n" + text.joined(separator: "\n")))
        }
        check("\(name)BaseStyle", at: component.position, template.baseStyle)
        guard !component.isPart else {
            check("\(name)FioriStyle", at: component.position, template.fioriStyle)
            return problems
        }
        let outer = "\(name)FioriStyle"
        guard let place = found[outer] else {
            check(outer, at: component.position, template.fioriStyle)
            return problems
        }
        check("\(outer).ContentFioriStyle", at: place, template.contentStyle)
        for child in component.composition.children {
            check("\(outer).\(child)FioriStyle", at: place, template.nestedStyle(for: child))
        }
        return problems
    }
}
