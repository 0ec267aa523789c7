import SwiftSyntax

/// Walks one syntax tree and keeps what generation needs: protocols, component structs, aliases, type names.
final class DeclarationCollector: SyntaxVisitor {
    private(set) var declarations: FileDeclarations
    private let source: SourceText
    private let members: MemberReader
    private var scope: [String] = []
    /// The `#if` blocks around the present node, and the clause of each.
    private var conditions: [ConditionalPlace] = []
    /// The comments with tags that belong to a declaration, by offset.
    private(set) var ownedComments: Set<Int> = []

    init(source: SourceText) {
        self.source = source
        members = MemberReader(source: source)
        declarations = FileDeclarations(source: source)
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let comments = own(
            CommentCollector.comments(
                of: node, keyword: node.protocolKeyword, header: node.memberBlock.leftBrace,
                trailing: [node.memberBlock.leftBrace, node.lastTokenOnLineOfBraces], in: source))
        var declaration = ProtocolDeclaration(
            name: node.name.identifierText, position: members.position(node.name), scope: scope,
            parents: members.parents(node.inheritanceClause) + members.parents(node.genericWhereClause),
            annotations: comments.annotations, documentation: comments.documentation)
        declaration.conditions = conditions
        let content = members.content(of: node.memberBlock.members, place: .protocolBody)
        declaration.properties = content.properties
        declaration.functions = content.functions
        declaration.associatedTypes = content.associatedTypes
        declaration.localTypes = content.localTypes
        declaration.unsupportedMembers = content.unsupported
        declaration.staticMembers = content.staticMembers
        declarations.diagnostics += content.diagnostics
        ownedComments.formUnion(content.ownedComments)
        declarations.typeNames.insert(declaration.name)
        declarations.protocols.append(declaration)
        return .skipChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        let parents = members.parents(node.inheritanceClause)
        let isMarked = parents.contains { $0.name == ComponentMarker.singleProperties }
        if isMarked || (!parents.isEmpty && MemberReader.hasOnlyRequirements(node.memberBlock.members)) {
            let comments = own(
                CommentCollector.comments(
                    of: node, keyword: node.structKeyword, header: node.memberBlock.leftBrace,
                    trailing: [node.memberBlock.leftBrace], in: source))
            let content = members.content(of: node.memberBlock.members, place: .structBody)
            var declaration = ComponentStructDeclaration(
                name: node.name.identifierText, position: members.position(node.name), scope: scope, parents: parents,
                annotations: comments.annotations, properties: content.properties)
            declaration.problems = content.diagnostics + content.unsupported + content.staticMembers
            declaration.problemsElsewhere =
                misplacedTags(comments.annotations) + content.properties.flatMap { misplacedTags($0.annotations) }
            declaration.conditions = conditions
            declaration.privateTypes = content.localTypes.union(
                node.genericParameterClause?.parameters.map(\.name.identifierText) ?? [])
            ownedComments.formUnion(content.ownedComments)
            declarations.componentStructs.append(declaration)
            note(node.name, parents)
            enter(node.name.identifierText)
            return .skipChildren
        }
        return enterType(node, keyword: node.structKeyword, name: node.name, parents)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node, keyword: node.classKeyword, name: node.name, members.parents(node.inheritanceClause))
    }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node, keyword: node.enumKeyword, name: node.name, members.parents(node.inheritanceClause))
    }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enterType(node, keyword: node.actorKeyword, name: node.name, members.parents(node.inheritanceClause))
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        let parents = members.parents(node.inheritanceClause)
        if name == "EmptyView" { declarations.emptyViewConformances.formUnion(parents.map(\.name)) }
        declarations.diagnostics += misplacedMarkers(parents, on: "an extension")
        readTags(node, keyword: node.extensionKeyword)
        declarations.nominalTypes.append(
            NominalTypeDeclaration(
                fullName: name, scope: scope, parents: parents, position: members.position(node.extendedType)))
        enter(name)
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.identifierText
        declarations.typeNames.insert(name)
        let isPublic = node.modifiers.contains { $0.name.text == "public" || $0.name.text == "package" }
        declarations.typealiases.append(
            TypealiasDeclaration(
                name: name, target: node.initializer.value, parents: members.parents(node.initializer.value),
                scope: scope, isGeneric: node.genericParameterClause != nil, isPublic: isPublic,
                position: members.position(node.name), conditions: conditions))
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func enterType(
        _ node: some DeclSyntaxProtocol, keyword: TokenSyntax, name: TokenSyntax, _ parents: [ParentReference]
    ) -> SyntaxVisitorContinueKind {
        declarations.diagnostics += misplacedMarkers(parents, on: "'\(keyword.text) \(name.identifierText)'")
        readTags(node, keyword: keyword)
        note(name, parents)
        enter(name.identifierText)
        return .visitChildren
    }

    private func note(_ token: TokenSyntax, _ parents: [ParentReference]) {
        let name = token.identifierText
        declarations.typeNames.insert(name)
        declarations.nominalTypes.append(
            NominalTypeDeclaration(
                fullName: (scope + [name]).joined(separator: "."), scope: scope, parents: parents,
                position: members.position(token)))
    }

    /// Reads the tags of a declaration that can have none.
    private func readTags(_ node: some DeclSyntaxProtocol, keyword: TokenSyntax) {
        let tags = own(
            CommentCollector.comments(of: node, keyword: keyword, header: nil, trailing: [], in: source)
        ).annotations
        declarations.diagnostics += misplacedTags(tags)
    }

    private func misplacedTags(_ tags: Annotations) -> [Diagnostic] {
        tags.all.filter { TagTable.tag(named: $0.key) != nil }.map { tag in
            Diagnostic(
                .error, "tag '\(tag.key)' has no meaning on this declaration", at: tag.position,
                note: "tags describe protocols, their properties, and 'struct _Component: _ComponentGenerating'")
        }
    }

    private func misplacedMarkers(_ parents: [ParentReference], on place: String) -> [Diagnostic] {
        parents.filter { ComponentMarker.all.contains($0.name) }.map { parent in
            Diagnostic(
                .error, "'\(parent.name)' has no meaning on \(place)", at: parent.position,
                note: "components are declared by 'struct _Component: _ComponentGenerating', whose properties have "
                    + "types and no values, and by 'protocol _Name: _ComponentMultiPropGenerating'")
        }
    }

    private func own(_ comments: CommentCollector) -> CommentCollector {
        ownedComments.formUnion(comments.offsets)
        return comments
    }

    // MARK: Nesting

    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    private func enter(_ name: String) { scope.append(name) }
    private func leave() { scope.removeLast() }

    // MARK: Conditions

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        if let place = MemberReader.place(of: node) { conditions.append(place) }
        return .visitChildren
    }

    override func visitPost(_ node: IfConfigClauseSyntax) {
        if node.parent?.parent?.is(IfConfigDeclSyntax.self) == true { conditions.removeLast() }
    }
}

/// The names that mark a declaration as the source of component protocols.
enum ComponentMarker {
    static let singleProperties = "_ComponentGenerating"
    static let multipleProperties = "_ComponentMultiPropGenerating"
    static let all: Set<String> = [singleProperties, multipleProperties]
}

extension TokenSyntax {
    /// The name without backticks.
    var identifierText: String { identifier?.name ?? text }
}

extension ProtocolDeclSyntax {
    /// The closing brace, if both braces stand on one line: only then can a comment behind it be the declaration's.
    fileprivate var lastTokenOnLineOfBraces: TokenSyntax? {
        memberBlock.members.isEmpty && !memberBlock.rightBrace.leadingTrivia.pieces.contains(where: \.isNewline)
            ? memberBlock.rightBrace : nil
    }
}
