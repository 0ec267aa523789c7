import SwiftParser
import SwiftSyntax

/// Checks the resolved components: what would generate code that does not compile is said before it is written.
enum ComponentChecks {
    static func problems(in components: [Component], index: DeclarationIndex) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        var files: [String: Component] = [:]
        for component in components {
            if let other = files[component.name.lowercased()] {
                let (line, column) = other.position.source.lineAndColumn(at: other.position.offset)
                problems.append(
                    Diagnostic(
                        .error, "'\(component.modelName)' and '\(other.modelName)' generate the same file",
                        at: component.position,
                        note: "rename one of them; the other is at \(other.position.source.path):\(line):\(column)"))
            }
            files[component.name.lowercased()] = component
            problems += check(component, index)
        }
        return problems
    }

    private static func check(_ component: Component, _ index: DeclarationIndex) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        if component.name.isEmpty || component.name == component.modelName {
            problems.append(
                Diagnostic(
                    .error, "the name '\(component.modelName)' leaves no name for the component",
                    at: component.position, note: "end it in 'Model': 'PersonDetailItemModel' makes 'PersonDetailItem'")
            )
        }
        problems += memberCollisions(component)
        for property in component.properties {
            if property.type.baseName == component.modelName {
                problems.append(
                    Diagnostic(
                        .error, "'\(component.modelName)' names itself", at: property.position,
                        note: "a component cannot be composed of itself: give '\(property.name)' another type"))
                continue
            }
            problems += check(property, of: component, index)
        }
        if component.kind != .notConfigurable { problems += hiddenTypes(component) }
        return problems
    }

    private static func check(
        _ property: Property, of component: Component, _ index: DeclarationIndex
    ) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        if component.kind != .notConfigurable, property.isView, property.shownView == nil {
            problems.append(
                Diagnostic(
                    .error, "no view shows '\(property.name)' of type '\(property.type.text)'", at: property.position,
                    note: "name one with 'backingComponent', or pass it as data with 'no_view'"))
        }
        if property.binding != nil {
            let model = component.modelName
            let resolver = InheritanceResolver(index: index, dialect: index.factory.dialect)
            if !property.isMutable {
                problems.append(
                    Diagnostic(
                        .error, "the binding '\(property.name)' cannot write back: its property is read-only",
                        at: property.position, note: "declare it '{ get set }'"))
            } else if !resolver.isReference(model) {
                problems.append(
                    Diagnostic(
                        .error, "the binding '\(property.name)' cannot write back: '\(model)' need not be a class",
                        at: property.position, note: "let it inherit AnyObject or ObservableObject"))
            }
        }
        return problems
    }

    private static func memberCollisions(_ component: Component) -> [Diagnostic] {
        var owners: [String: String] = ["body": "the body of every view", "isModelInit": "a generated flag"]
        for property in component.properties { owners[property.name] = "a property" }
        func claim(_ name: String, _ what: String) -> Diagnostic? {
            guard let other = owners[name] else {
                owners[name] = what
                return nil
            }
            return Diagnostic(
                .error, "'\(name)' of '\(component.modelName)' is both \(other) and \(what)", at: component.position,
                note: "rename one of them")
        }
        var problems: [Diagnostic] = []
        for property in component.properties where ["body", "isModelInit", "model"].contains(property.name) {
            problems.append(
                Diagnostic(
                    .error, "'\(component.modelName)' cannot have a property '\(property.name)'",
                    at: property.position, note: "generated code uses that name itself: choose another"))
        }
        for name in component.extraBuilders { claim(name, "an added view builder").map { problems.append($0) } }
        for name in component.environmentValues { claim(name, "an environment value").map { problems.append($0) } }
        for declaration in component.virtualProperties {
            for name in declaredNames(declaration) {
                claim(name, "a virtual property").map { problems.append($0) }
            }
        }
        return problems
    }

    private static func declaredNames(_ text: String) -> [String] {
        let tree = Parser.parse(source: "struct S {\n\(text)\n}")
        guard let type = tree.statements.first?.item.as(StructDeclSyntax.self) else { return [] }
        return type.memberBlock.members.flatMap { member in
            member.decl.as(VariableDeclSyntax.self)?.bindings.compactMap {
                $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifierText
            } ?? []
        }
    }

    /// A type parameter is named after its property; where the generated file uses a type of that name, it is hidden.
    private static func hiddenTypes(_ component: Component) -> [Diagnostic] {
        var used: Set<String> = [
            "Bindable", "Binding", "Bool", "EmptyView", "Environment", "Fiori", "Observable", "View", "ViewBuilder",
            "_ConditionalContent", component.name, component.modelName,
        ]
        for property in component.properties {
            used.formUnion(property.type.names)
            if property.isView {
                property.shownView.map { _ = used.insert($0) }
                used.insert(property.constraint)
                used.insert(property.resultBuilder)
            }
            if let value = property.defaultValue { used.formUnion(typeNames(inExpression: value)) }
        }
        var problems: [Diagnostic] = []
        var parameters: [String: String] = [:]
        func check(_ name: String, _ property: String, _ position: SourcePosition) {
            if used.contains(name) {
                problems.append(
                    Diagnostic(
                        .error, "the type parameter '\(name)' of '\(component.name)' hides a type of that name",
                        at: position, note: "name it with 'genericParameter.name = \(name)View'"))
            }
            if let other = parameters[name] {
                problems.append(
                    Diagnostic(
                        .error, "'\(other)' and '\(property)' both make a type parameter '\(name)'", at: position,
                        note: "name one of them with 'genericParameter.name'"))
            }
            parameters[name] = property
        }
        for property in component.properties
        where property.isView && property.type.baseName != component.modelName {
            check(property.genericName, property.name, property.position)
        }
        for name in component.extraBuilders { check(name.capitalizedFirst, name, component.position) }
        return problems
    }

    private static func typeNames(inExpression text: String) -> Set<String> {
        var names: Set<String> = []
        for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") })
        where word.first?.isUppercase == true {
            names.insert(String(word))
        }
        return names
    }
}
