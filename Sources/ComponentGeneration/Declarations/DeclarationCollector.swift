import SwiftSyntax

/// Walks one syntax tree and keeps what generation needs: protocols, component structs, type names.
final class DeclarationCollector: SyntaxVisitor {
    private(set) var declarations: FileDeclarations
    private let source: SourceText
    private var nesting = 0

    init(source: SourceText) {
        self.source = source
        declarations = FileDeclarations(source: source)
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let comments = CommentCollector.comments(
            of: node, keyword: node.protocolKeyword,
            lastTokens: [node.memberBlock.leftBrace, node.lastTokenOnLineOf(node.protocolKeyword)], in: source)
        var declaration = ProtocolDeclaration(
            name: node.name.identifierText, position: position(node.name),
            parents: parents(node.inheritanceClause), annotations: comments.annotations,
            documentation: comments.documentation, properties: [], functions: [], isNested: nesting > 0)
        for member in members(node.memberBlock.members) {
            if let variable = member.as(VariableDeclSyntax.self) {
                declaration.properties += properties(variable, inProtocol: true)
            } else if let function = member.as(FunctionDeclSyntax.self) {
                declaration.functions.append(self.function(function))
            }
        }
        declarations.typeNames.insert(declaration.name)
        declarations.protocols.append(declaration)
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        declarations.typeNames.insert(node.name.identifierText)
        let parentNames = parents(node.inheritanceClause).map(\.name)
        if parentNames.contains(ComponentMarker.singleProperties) {
            let comments = CommentCollector.comments(
                of: node, keyword: node.structKeyword, lastTokens: [node.memberBlock.leftBrace], in: source)
            declarations.componentStructs.append(
                ComponentStructDeclaration(
                    name: node.name.identifierText, position: position(node.name), annotations: comments.annotations,
                    properties: members(node.memberBlock.members)
                        .compactMap { $0.as(VariableDeclSyntax.self) }
                        .flatMap { properties($0, inProtocol: false) }))
            return .skipChildren
        }
        return enterType(node, keyword: node.structKeyword)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        declarations.typeNames.insert(node.name.identifierText)
        return enterType(node, keyword: node.classKeyword)
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        declarations.typeNames.insert(node.name.identifierText)
        return enterType(node, keyword: node.enumKeyword)
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        declarations.typeNames.insert(node.name.identifierText)
        return enterType(node, keyword: node.actorKeyword)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.extendedType.trimmedDescription == "EmptyView" {
            declarations.emptyViewConformances.formUnion(parents(node.inheritanceClause).map(\.name))
        }
        return enterType(node, keyword: node.extensionKeyword)
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.identifierText
        declarations.typeNames.insert(name)
        if nesting == 0, node.genericParameterClause == nil {
            let isPublic = node.modifiers.contains { $0.name.text == "public" || $0.name.text == "package" }
            declarations.typealiases.append(
                TypealiasDeclaration(name: name, target: node.initializer.value, isPublic: isPublic))
        }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func enterType(_ node: some DeclSyntaxProtocol, keyword: TokenSyntax) -> SyntaxVisitorContinueKind {
        let tags = CommentCollector.comments(of: node, keyword: keyword, lastTokens: [], in: source).annotations
        for tag in tags.all where TagTable.tag(named: tag.key) != nil {
            declarations.diagnostics.append(
                Diagnostic(
                    .error, "tag '\(tag.key)' has no meaning on this declaration", at: tag.position,
                    note: "tags describe protocols, their properties, and 'struct _Component: _ComponentGenerating'"))
        }
        nesting += 1
        return .visitChildren
    }

    override func visitPost(_ node: StructDeclSyntax) { leaveType(unless: isComponentStruct(node)) }
    override func visitPost(_ node: ClassDeclSyntax) { leaveType() }
    override func visitPost(_ node: EnumDeclSyntax) { leaveType() }
    override func visitPost(_ node: ActorDeclSyntax) { leaveType() }
    override func visitPost(_ node: ExtensionDeclSyntax) { leaveType() }

    private func leaveType(unless skipped: Bool = false) { if !skipped { nesting -= 1 } }

    private func isComponentStruct(_ node: StructDeclSyntax) -> Bool {
        parents(node.inheritanceClause).contains { $0.name == ComponentMarker.singleProperties }
    }

    // MARK: Members

    /// The members of a block, those inside `#if` included. Within one `#if` the first branch that declares a name
    /// wins, because generated code cannot be conditional.
    private func members(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
        list.flatMap { item -> [DeclSyntax] in
            guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
            var names: Set<String> = []
            return conditional.clauses.flatMap { clause -> [DeclSyntax] in
                guard case .decls(let inner)? = clause.elements else { return [] }
                return members(inner).filter { names.insert(Self.name(of: $0)).inserted }
            }
        }
    }

    private static func name(of member: DeclSyntax) -> String {
        if let variable = member.as(VariableDeclSyntax.self) {
            return variable.bindings.map { $0.pattern.trimmedDescription }.joined(separator: ",")
        }
        return member.as(FunctionDeclSyntax.self)?.name.text ?? member.trimmedDescription
    }

    private func properties(_ node: VariableDeclSyntax, inProtocol: Bool) -> [PropertyDeclaration] {
        let isStatic = node.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
        guard !isStatic else { return [] }
        let comments = CommentCollector.comments(
            of: node, keyword: node.bindingSpecifier, lastTokens: [node.lastToken(viewMode: .sourceAccurate)],
            in: source)
        return node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                let type = binding.typeAnnotation?.type
            else {
                declarations.diagnostics.append(
                    Diagnostic(
                        .error, "a declared property needs a name and a type", at: position(binding.pattern),
                        note: "write it as 'var title: String'"))
                return nil
            }
            let isMutable =
                inProtocol
                ? binding.accessorBlock?.trimmedDescription.contains("set") ?? false
                : node.bindingSpecifier.text == "var" && binding.accessorBlock == nil
            return PropertyDeclaration(
                name: name.identifierText, type: type.trimmed, isMutable: isMutable, position: position(name),
                annotations: comments.annotations, documentation: comments.documentation)
        }
    }

    private func function(_ node: FunctionDeclSyntax) -> FunctionDeclaration {
        let comments = CommentCollector.comments(
            of: node, keyword: node.funcKeyword, lastTokens: [node.lastToken(viewMode: .sourceAccurate)], in: source)
        let parameters = node.signature.parameterClause.parameters.map { parameter in
            (
                text: parameter.with(\.trailingComma, nil).trimmedDescription,
                label: parameter.firstName.text == "_" ? nil : parameter.firstName.text,
                type: parameter.type.trimmed
            )
        }
        return FunctionDeclaration(
            name: node.name.identifierText, parameters: parameters,
            returnType: node.signature.returnClause?.type.trimmed,
            effects: node.signature.effectSpecifiers?.trimmedDescription ?? "", position: position(node.name),
            annotations: comments.annotations, documentation: comments.documentation)
    }

    private func parents(_ clause: InheritanceClauseSyntax?) -> [ParentReference] {
        clause?.inheritedTypes.flatMap { parents($0.type) } ?? []
    }

    /// The names in an inherited type: `A & B` has two, and attributes and generic arguments are not part of one.
    private func parents(_ type: TypeSyntax) -> [ParentReference] {
        if let composition = type.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { parents($0.type) }
        }
        if let attributed = type.as(AttributedTypeSyntax.self) { return parents(attributed.baseType) }
        let name = type.as(IdentifierTypeSyntax.self)?.name.identifierText ?? type.trimmedDescription
        return [ParentReference(name: name, position: position(type))]
    }

    private func position(_ node: some SyntaxProtocol) -> SourcePosition {
        SourcePosition(source: source, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
}

/// The names that mark a declaration as the source of component protocols.
enum ComponentMarker {
    static let singleProperties = "_ComponentGenerating"
    static let multipleProperties = "_ComponentMultiPropGenerating"
}

extension TokenSyntax {
    /// The name without backticks.
    var identifierText: String { identifier?.name ?? text }
}

extension ProtocolDeclSyntax {
    /// The closing brace, if the whole protocol stands on one line: only then can a comment behind it be its own.
    fileprivate func lastTokenOnLineOf(_ keyword: TokenSyntax) -> TokenSyntax? {
        memberBlock.members.isEmpty && !memberBlock.rightBrace.leadingTrivia.pieces.contains(where: \.isNewline)
            ? memberBlock.rightBrace : nil
    }
}
