import SwiftSyntax

/// The public declarations of generated files, each as one text, wherever it stands: without bodies, values and isolation.
final class PublicInterface: SyntaxVisitor {
    private(set) var declarations: Set<String> = []
    private var scopes: [Scope] = []

    private struct Scope {
        let name: String
        /// True if members are public without saying so.
        let isPublic: Bool
        /// True if members can be seen at all.
        let isVisible: Bool
    }

    /// Names of types that nobody outside can see, whatever their extensions say.
    private let internalTypes: Set<String>

    init(_ trees: [SourceFileSyntax]) {
        internalTypes = Set(
            trees.flatMap(\.statements).compactMap { $0.item.as(StructDeclSyntax.self) }
                .filter { !$0.modifiers.contains { $0.name.text == "public" } }.map(\.name.text))
        super.init(viewMode: .sourceAccurate)
        for tree in trees { walk(tree) }
    }

    private var scope: String { scopes.map(\.name).joined(separator: ".") }

    private func isPublic(_ modifiers: DeclModifierListSyntax) -> Bool {
        guard scopes.allSatisfy(\.isVisible) else { return false }
        let words = modifiers.map(\.name.text)
        if words.contains("public") { return true }
        return scopes.last?.isPublic == true && !words.contains("internal") && !words.contains("private")
    }

    private func record(_ text: String) { declarations.insert("\(scope) | \(text)") }

    // MARK: Types

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        let isVisible = isPublic(node.modifiers)
        if isVisible, name != "ModifiedStyle" {
            record("struct \(name) \(plain(node.genericParameterClause))")
            conformances(node.inheritanceClause, of: name)
        }
        scopes.append(Scope(name: name, isPublic: false, isVisible: isVisible))
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let isVisible = isPublic(node.modifiers)
        if isVisible { record("protocol \(node.name.text) \(plain(node.inheritanceClause))") }
        scopes.append(Scope(name: node.name.text, isPublic: true, isVisible: isVisible))
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.trimmedDescription
        let condition = plain(node.genericWhereClause)
        let words = node.modifiers.map(\.name.text)
        if !internalTypes.contains(name) { conformances(node.inheritanceClause, of: "\(name) \(condition)") }
        scopes.append(
            Scope(
                name: condition.isEmpty ? name : "\(name) \(condition)", isPublic: words.contains("public"),
                isVisible: !words.contains("private") && !internalTypes.contains(name)))
        return .visitChildren
    }

    private func conformances(_ clause: InheritanceClauseSyntax?, of name: String) {
        for type in clause?.inheritedTypes.map(\.type.trimmedDescription) ?? [] where !isUnderscored(type) {
            record("\(name): \(type)")
        }
    }

    /// True for names that documentation and symbol graphs leave out.
    private func isUnderscored(_ name: String) -> Bool { name.hasPrefix("_") }

    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if isPublic(node.modifiers), !isUnderscored(node.name.text) {
            record(statics(node.modifiers) + "func \(node.name.text) \(plain(node.signature))")
        }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if isPublic(node.modifiers) { record("init \(plain(node.signature))") }
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isPublic(node.modifiers) else { return .skipChildren }
        let attributes = node.attributes.map(\.trimmedDescription).filter { $0 != "@MainActor" }
        for binding in node.bindings where !isUnderscored(binding.pattern.trimmedDescription) {
            record(
                (attributes + [statics(node.modifiers) + node.bindingSpecifier.text]).joined(separator: " ")
                    + " \(binding.pattern.trimmedDescription) \(plain(binding.typeAnnotation))")
        }
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        if isPublic(node.modifiers) { record("typealias \(node.name.text) \(plain(node.initializer))") }
        return .skipChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        record("associatedtype \(node.name.text) \(plain(node.inheritanceClause))")
        return .skipChildren
    }

    private func statics(_ modifiers: DeclModifierListSyntax) -> String {
        modifiers.contains { $0.name.text == "static" } ? "static " : ""
    }

    /// The tokens, however they are laid out.
    private func plain(_ node: (some SyntaxProtocol)?) -> String {
        node.map { $0.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ") } ?? ""
    }
}
