import SwiftParser
import SwiftSyntax

/// Looks over the hand-written bodies: one that reads `_title` instead of `title` loses every style.
enum ViewBodyChecks {
    static func problems(in views: [SourceText], components: [Component]) -> [Diagnostic] {
        var parts: [String: Set<String>] = [:]
        var names: Set<String> = []
        for component in components where component.kind != .notConfigurable {
            let stored = Set(component.properties.filter(\.isView).map { "_" + $0.name })
            parts[component.name] = stored
            names.formUnion(stored)
        }
        return views.flatMap { view -> [Diagnostic] in
            // Most bodies are right, and searching is cheaper than parsing.
            guard names.contains(where: view.text.holds) else { return [] }
            let finder = StoredPartFinder(source: view, parts: parts)
            finder.walk(Parser.parse(source: view.text))
            return finder.problems
        }
    }
}

private final class StoredPartFinder: SyntaxVisitor {
    var problems: [Diagnostic] = []
    private let source: SourceText
    private let parts: [String: Set<String>]
    private var current: [Set<String>] = []

    init(source: SourceText, parts: [String: Set<String>]) {
        self.source = source
        self.parts = parts
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.as(IdentifierTypeSyntax.self)?.name.text ?? ""
        current.append(parts[name] ?? [])
        return .visitChildren
    }

    override func visitPost(_ node: ExtensionDeclSyntax) { current.removeLast() }

    /// An initialiser has to write the stored parts.
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        guard let parts = current.last, parts.contains(name) else { return .skipChildren }
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id,
            access.base?.trimmedDescription != "self"
        {
            return .skipChildren
        }
        let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        problems.append(
            Diagnostic(
                .warning, "the body reads '\(name)', which no style is applied to",
                at: SourcePosition(source: source, offset: offset), note: "read '\(name.dropFirst())'"))
        return .skipChildren
    }
}
