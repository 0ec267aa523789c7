import SwiftSyntax

/// The type of a property as generation needs it: its text, its optionality, its contents.
struct PropertyType: Sendable {
    /// Type as it is written in generated code.
    let text: String
    let isOptional: Bool
    /// Type without the optional.
    let unwrapped: String
    /// The same without parentheses and aliases.
    let content: String
    let isArray: Bool
    let isClosure: Bool
    /// The name of a plain named type, `any` and the optional aside: `ActionModel` for `(any ActionModel)?`.
    let baseName: String?
    /// All type names that occur in it.
    let names: Set<String>

    /// - Parameters:
    ///   - aliases: names to be replaced, because they are not public and generated code is.
    ///   - meanings: names to be followed to find out of what kind the type is.
    ///   - models: names that mean the same with a module in front.
    init(
        _ syntax: TypeSyntax, aliases: [String: TypeSyntax] = [:], meanings: [String: TypeSyntax] = [:],
        models: Set<String> = []
    ) {
        let type = aliases.isEmpty ? syntax : AliasResolver(aliases).resolve(syntax)
        text = type.singleLineText
        let meaning = AliasResolver(meanings, models: models).resolve(type)
        let inner = Self.unwrapped(meaning)
        isOptional = inner != nil
        let core = Self.withoutParentheses(inner ?? meaning)
        unwrapped = inner.map { $0.singleLineText } ?? text
        content = core.singleLineText
        let generic = core.as(IdentifierTypeSyntax.self)
        isArray = core.is(ArrayTypeSyntax.self) || generic?.name.text == "Array"
        isClosure =
            core.is(FunctionTypeSyntax.self)
            || core.as(AttributedTypeSyntax.self)?.baseType.is(FunctionTypeSyntax.self) == true
        let named = core.as(SomeOrAnyTypeSyntax.self).map { Self.withoutParentheses($0.constraint) } ?? core
        baseName = named.as(IdentifierTypeSyntax.self).flatMap { $0.genericArgumentClause == nil ? $0.name.text : nil }
        let collector = TypeNames(viewMode: .sourceAccurate)
        collector.walk(type)
        names = collector.names
    }

    /// A closure type that a function requirement becomes.
    init(closure text: String, names: Set<String>) {
        self.text = "(\(text))?"
        isOptional = true
        unwrapped = "(\(text))"
        content = text
        isArray = false
        isClosure = true
        baseName = nil
        self.names = names
    }

    private static func unwrapped(_ type: TypeSyntax) -> TypeSyntax? {
        let type = withoutParentheses(type)
        if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
        if let generic = type.as(IdentifierTypeSyntax.self), generic.name.text == "Optional",
            case .type(let wrapped)? = generic.genericArgumentClause?.arguments.first?.argument
        {
            return wrapped.trimmed
        }
        return nil
    }

    private static func withoutParentheses(_ type: TypeSyntax) -> TypeSyntax {
        guard let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first,
            only.firstName == nil
        else { return type }
        return withoutParentheses(only.type)
    }
}

private final class TypeNames: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }
}

/// Replaces the names of type aliases by their targets.
private final class AliasResolver: SyntaxRewriter {
    private let aliases: [String: TypeSyntax]
    private let models: Set<String>
    private var depth = 0

    init(_ aliases: [String: TypeSyntax], models: Set<String> = []) {
        self.aliases = aliases
        self.models = models
        super.init(viewMode: .sourceAccurate)
    }

    func resolve(_ type: TypeSyntax) -> TypeSyntax { rewrite(type).cast(TypeSyntax.self) }

    override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
        // An alias of an alias is followed; the bound on the depth ends cycles.
        guard node.genericArgumentClause == nil, let target = aliases[node.name.text], depth < 16 else {
            return super.visit(node)
        }
        depth += 1
        defer { depth -= 1 }
        let resolved = visit(target)
        return resolved.with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia)
    }

    /// `Module.Name` and `Outer.Alias`.
    override func visit(_ node: MemberTypeSyntax) -> TypeSyntax {
        guard node.genericArgumentClause == nil, let base = node.baseType.as(IdentifierTypeSyntax.self) else {
            return super.visit(node)
        }
        let name = node.name.identifierText
        let plain =
            aliases[name] != nil || models.contains(name) || ParentLookup.systemModules.contains(base.name.text)
        guard plain, depth < 16 else { return super.visit(node) }
        depth += 1
        defer { depth -= 1 }
        let resolved = visit(IdentifierTypeSyntax(name: node.name.trimmed))
        return resolved.with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia)
    }
}
