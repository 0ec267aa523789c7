import SwiftSyntax

/// Reads the members of a protocol or of a component struct: properties and functions, and what no component can have.
struct MemberReader {
    let source: SourceText

    /// Kind of body in which members stand.
    enum Place {
        case protocolBody, structBody
    }

    /// The members of a body.
    struct Content {
        var properties: [PropertyDeclaration] = []
        var functions: [FunctionDeclaration] = []
        var associatedTypes: Set<String> = []
        /// The aliases that only members can name.
        var localTypes: Set<String> = []
        /// Members that a generated protocol could not have.
        var unsupported: [Diagnostic] = []
        /// Static members, which no component can have.
        var staticMembers: [Diagnostic] = []
        var diagnostics: [Diagnostic] = []
        var ownedComments: Set<Int> = []
    }

    func content(of list: MemberBlockItemListSyntax, place: Place) -> Content {
        var content = Content()
        for (member, conditions) in Self.members(list, []) {
            if let variable = member.as(VariableDeclSyntax.self) {
                guard !isStatic(variable.modifiers) else {
                    content.staticMembers.append(unsupported("a static property", at: variable.bindingSpecifier))
                    continue
                }
                read(variable, place: place, conditions, into: &content)
            } else if let function = member.as(FunctionDeclSyntax.self) {
                guard place == .protocolBody else { continue }
                guard !isStatic(function.modifiers) else {
                    content.staticMembers.append(unsupported("a static function", at: function.name))
                    continue
                }
                var declaration = self.function(function, into: &content)
                declaration.conditions = conditions
                content.functions.append(declaration)
            } else if let type = member.as(AssociatedTypeDeclSyntax.self) {
                content.associatedTypes.insert(type.name.identifierText)
                content.unsupported.append(unsupported("an associated type", at: type.name))
            } else if let type = member.as(TypeAliasDeclSyntax.self) {
                content.localTypes.insert(type.name.identifierText)
            } else if place == .structBody {
                continue
            } else if let initializer = member.as(InitializerDeclSyntax.self) {
                content.unsupported.append(unsupported("an initialiser", at: initializer.initKeyword))
            } else if let function = member.as(SubscriptDeclSyntax.self) {
                content.unsupported.append(unsupported("a subscript", at: function.subscriptKeyword))
            }
        }
        return content
    }

    /// True if a struct has only properties without values, as the source of component protocols does.
    static func hasOnlyRequirements(_ list: MemberBlockItemListSyntax) -> Bool {
        members(list, []).allSatisfy { member, _ in
            guard let variable = member.as(VariableDeclSyntax.self) else {
                return member.is(MacroExpansionDeclSyntax.self)
            }
            return variable.bindings.allSatisfy { $0.accessorBlock == nil && $0.initializer == nil }
        }
    }

    /// The members, those inside `#if` included, with the conditions around them.
    private static func members(
        _ list: MemberBlockItemListSyntax, _ conditions: [ConditionalPlace]
    ) -> [(member: DeclSyntax, conditions: [ConditionalPlace])] {
        list.flatMap { item -> [(member: DeclSyntax, conditions: [ConditionalPlace])] in
            guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [(item.decl, conditions)] }
            return conditional.clauses.flatMap { clause -> [(member: DeclSyntax, conditions: [ConditionalPlace])] in
                guard case .decls(let inner)? = clause.elements, let place = place(of: clause) else { return [] }
                return members(inner, conditions + [place])
            }
        }
    }

    /// The block and the index of a clause.
    static func place(of clause: IfConfigClauseSyntax) -> ConditionalPlace? {
        guard let list = clause.parent?.as(IfConfigClauseListSyntax.self),
            let block = list.parent?.as(IfConfigDeclSyntax.self),
            let index = list.enumerated().first(where: { $0.element.id == clause.id })?.offset
        else { return nil }
        return ConditionalPlace(block: ConditionalBlock(block), clause: index)
    }

    private func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
    }

    // MARK: Properties

    private func read(
        _ node: VariableDeclSyntax, place: Place, _ conditions: [ConditionalPlace], into content: inout Content
    ) {
        let last = node.lastToken(viewMode: .sourceAccurate)
        let comments = CommentCollector.comments(
            of: node, keyword: node.bindingSpecifier, header: last, trailing: [last], in: source)
        content.ownedComments.formUnion(comments.offsets)
        // In `var a, b: String` the type stands at the last name only.
        var sharedType: TypeSyntax?
        var found: [PropertyDeclaration] = []
        for binding in node.bindings.reversed() {
            let type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? sharedType : nil)
            sharedType = type
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier, let type else {
                content.diagnostics.append(
                    Diagnostic(
                        .error, "a declared property needs a name and a type", at: position(binding.pattern),
                        note: "write it as 'var title: String'"))
                continue
            }
            let accessors = Accessors(binding.accessorBlock)
            let isPrivate = node.modifiers.contains { $0.detail?.detail.text == "set" }
            var property = PropertyDeclaration(
                name: name.identifierText, type: type.trimmed,
                isMutable: place == .protocolBody
                    ? accessors.isSettable
                    : node.bindingSpecifier.text == "var" && binding.accessorBlock == nil && !isPrivate,
                position: position(name), annotations: comments.annotations, documentation: comments.documentation)
            property.conditions = conditions
            property.attributes = node.attributes.compactMap {
                $0.as(AttributeSyntax.self).map { $0.singleLineText }
            }
            property.problems = problems(of: property, accessors, place)
            if node.modifiers.contains(where: { $0.name.text == "optional" }) {
                property.problems.append(
                    problem("'\(property.name)' is an optional requirement", property, "give it an optional type"))
            }
            found.append(property)
        }
        content.properties += found.reversed()
    }

    private func problems(
        of property: PropertyDeclaration, _ accessors: Accessors, _ place: Place
    ) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        if property.name.allSatisfy({ $0 == "_" }) {
            problems.append(problem("the name '\(property.name)' leaves no name for a part", property, "rename it"))
        }
        if place == .protocolBody, let effects = accessors.effects {
            problems.append(
                problem(
                    "'\(property.name)' cannot be read by a component: its getter is '\(effects)'", property,
                    "declare it '{ get }'"))
        }
        if property.type.holdsSomeType {
            problems.append(
                problem(
                    "'\(property.name)' has an opaque type, which a protocol cannot require", property,
                    "write 'any' for 'some', or name the type"))
        }
        return problems
    }

    private func problem(_ message: String, _ property: PropertyDeclaration, _ note: String) -> Diagnostic {
        Diagnostic(.error, message, at: property.position, note: note)
    }

    // MARK: Functions

    private func function(_ node: FunctionDeclSyntax, into content: inout Content) -> FunctionDeclaration {
        let last = node.lastToken(viewMode: .sourceAccurate)
        let comments = CommentCollector.comments(
            of: node, keyword: node.funcKeyword, header: last, trailing: [last], in: source)
        content.ownedComments.formUnion(comments.offsets)
        let parameters = node.signature.parameterClause.parameters.map { parameter in
            (
                text: parameter.with(\.trailingComma, nil).trimmedDescription,
                label: parameter.firstName.text == "_" ? nil : parameter.firstName.text,
                type: parameter.type.trimmed
            )
        }
        var declaration = FunctionDeclaration(
            name: node.name.identifierText, parameters: parameters,
            returnType: node.signature.returnClause?.type.trimmed,
            effects: node.signature.effectSpecifiers?.trimmedDescription ?? "", position: position(node.name),
            annotations: comments.annotations, documentation: comments.documentation)
        declaration.problems = problems(of: node)
        return declaration
    }

    private func problems(of node: FunctionDeclSyntax) -> [Diagnostic] {
        let parameters = node.signature.parameterClause.parameters
        let isGeneric =
            node.genericParameterClause != nil || parameters.contains { $0.type.holdsSomeType }
            || node.signature.returnClause?.type.holdsSomeType == true
        let reason: String? =
            if isGeneric {
                "it is generic"
            } else if parameters.contains(where: { $0.ellipsis != nil }) {
                "it has a variadic parameter"
            } else if node.modifiers.contains(where: { $0.name.text == "mutating" }) {
                "it is mutating"
            } else if node.signature.effectSpecifiers?.trimmedDescription.contains("rethrows") == true {
                "it rethrows"
            } else if node.modifiers.contains(where: { $0.name.text == "optional" }) {
                "it is an optional requirement"
            } else if node.name.identifier == nil {
                "it is an operator"
            } else {
                nil
            }
        return reason.map {
            [
                Diagnostic(
                    .error, "'\(node.name.identifierText)' cannot be passed as a closure: \($0)",
                    at: position(node.name), note: "declare a closure with the types it is called with")
            ]
        } ?? []
    }

    private func unsupported(_ kind: String, at token: TokenSyntax) -> Diagnostic {
        Diagnostic(
            .error, "\(kind) cannot be part of a component", at: position(token),
            note: "declare it in a protocol that is not generated, and let the model inherit that")
    }

    // MARK: Parents

    func parents(_ clause: InheritanceClauseSyntax?) -> [ParentReference] {
        clause?.inheritedTypes.flatMap { parents($0.type) } ?? []
    }

    /// The parents in `where Self: …`.
    func parents(_ clause: GenericWhereClauseSyntax?) -> [ParentReference] {
        clause?.requirements.flatMap { requirement -> [ParentReference] in
            guard case .conformanceRequirement(let conformance) = requirement.requirement,
                conformance.leftType.trimmedDescription == "Self"
            else { return [] }
            return parents(conformance.rightType)
        } ?? []
    }

    /// The names in an inherited type: `A & B` has two, and attributes and generic arguments are not part of one.
    func parents(_ type: TypeSyntax) -> [ParentReference] {
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { parents($0.type) }
        }
        if let attributed = type.as(AttributedTypeSyntax.self) { return parents(attributed.baseType) }
        if let existential = type.as(SomeOrAnyTypeSyntax.self) { return parents(existential.constraint) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return parents(only.type)
        }
        if type.is(ClassRestrictionTypeSyntax.self) {
            return [ParentReference(name: "AnyObject", position: position(type))]
        }
        return [ParentReference(name: Self.name(type) ?? type.singleLineText, position: position(type))]
    }

    /// `Module.Name`, without generic arguments and backticks; nil for what is no name.
    private static func name(_ type: TypeSyntax) -> String? {
        if let plain = type.as(IdentifierTypeSyntax.self) { return plain.name.identifierText }
        guard let member = type.as(MemberTypeSyntax.self), let base = name(member.baseType) else { return nil }
        return base + "." + member.name.identifierText
    }

    func position(_ node: some SyntaxProtocol) -> SourcePosition {
        SourcePosition(source: source, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
}

/// The accessors of a property: `{ get }`, `{ get set }`, `{ get async throws }`.
private struct Accessors {
    var isSettable = false
    /// Words of the getter or setter that a component cannot cope with.
    var effects: String?

    init(_ block: AccessorBlockSyntax?) {
        guard case .accessors(let list)? = block?.accessors else { return }
        for accessor in list {
            if accessor.accessorSpecifier.text == "set" { isSettable = true }
            let isMutatingGetter =
                accessor.accessorSpecifier.text == "get" && accessor.modifier?.name.text == "mutating"
            if accessor.effectSpecifiers != nil || isMutatingGetter { effects = accessor.singleLineText }
        }
    }
}

extension TypeSyntax {
    /// True if `some` occurs in the type.
    fileprivate var holdsSomeType: Bool {
        tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
    }
}
