import SwiftParser
import SwiftSyntax

/// Carries the declarations of one dialect to another: each declaration of a component is replaced where it stands, and
/// all other text stays.
package struct Migration {
    let source: Dialect
    let target: Dialect

    package init(from source: Dialect, to target: Dialect) {
        self.source = source
        self.target = target
    }

    /// A file with its declarations in the new dialect.
    package struct File {
        package let source: SourceText
        package let edits: [SourceEdit]
        /// A decision that is left to a person, at its place in the old text.
        package let decisions: [Diagnostic]

        package var text: String { SourceEdit.applied(edits, to: source.text) }
    }

    /// The files of one module, which are looked at together: what a name means may stand in another file.
    package func files(_ sources: [SourceText]) -> [File] {
        let declarations = sources.map(SourceParser.declarations)
        let names = MigratedNames(declarations, isClassic: source == .classic)
        return zip(sources, declarations).map { source, declarations in
            let errors = declarations.diagnostics.filter { $0.severity == .error }
            guard errors.isEmpty else { return File(source: source, edits: [], decisions: errors) }
            let ranges = DeclarationRanges(source)
            var edits: [SourceEdit] = []
            var decisions: [Diagnostic] = []
            func replace(_ position: SourcePosition, by migrated: MigratedDeclaration) {
                decisions += migrated.decisions
                guard let range = ranges.ranges[position.offset] else { return }
                decisions += lostComments(in: range, of: source)
                edits.append(SourceEdit(range: range, text: migrated.lines.joined(separator: "\n")))
            }
            for declaration in declarations.componentStructs where declaration.isComponent {
                replace(declaration.position, by: migrated(declaration, names))
            }
            for declaration in declarations.protocols {
                if declaration.isComponent || declaration.isModel {
                    replace(declaration.position, by: migrated(declaration, names))
                }
            }
            return File(
                source: source, edits: edits.sorted { $0.range.lowerBound < $1.range.lowerBound },
                decisions: decisions.sorted)
        }
    }

    /// Comments inside of a declaration that are neither tags nor documentation.
    private func lostComments(in range: Range<Int>, of source: SourceText) -> [Diagnostic] {
        var offset = range.lowerBound
        let text = String(decoding: Array(source.text.utf8)[range], as: UTF8.self)
        return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
            defer { offset += line.utf8.count + 1 }
            let content = line.drop { $0 == " " || $0 == "\t" }
            guard content.hasPrefix("//"), !content.hasPrefix("///"), !content.contains(AnnotationText.marker) else {
                return nil
            }
            let position = offset + line.utf8.count - content.utf8.count
            return Diagnostic(
                .warning, "the comment is not carried over", at: SourcePosition(source: source, offset: position),
                note: "write it into the new declaration: '\(content)'")
        }
    }

    private func migrated(_ declaration: ComponentStructDeclaration, _ names: MigratedNames) -> MigratedDeclaration {
        target == .styleable
            ? StyleableMigration(names: names).parts(declaration) : CurrentMigration(names: names).parts(declaration)
    }

    private func migrated(_ declaration: ProtocolDeclaration, _ names: MigratedNames) -> MigratedDeclaration {
        target == .styleable
            ? StyleableMigration(names: names).component(declaration)
            : CurrentMigration(names: names).component(declaration)
    }

    /// The dialect that declarations are written in: names end in underscores in the classic one only.
    package static func dialect(of sources: [SourceText]) -> Dialect {
        let declarations = sources.map(SourceParser.declarations)
        if declarations.contains(where: { $0.protocols.contains { $0.styleableKind != nil } }) { return .styleable }
        let names =
            declarations.flatMap(\.componentStructs).filter(\.isComponent).flatMap(\.properties).map(\.name)
            + declarations.flatMap(\.protocols).filter(\.isComponent).flatMap(\.properties).map(\.name)
        return names.contains { $0.hasSuffix("_") } ? .classic : .current
    }
}

/// A declaration in the new dialect, and what its text cannot say.
struct MigratedDeclaration {
    var lines: [String] = []
    var decisions: [Diagnostic] = []

    mutating func decide(_ message: String, at position: SourcePosition, _ note: String) {
        decisions.append(Diagnostic(.warning, message, at: position, note: note))
    }

    /// The property of a closure in the place of a function, which is a decision of the reader's.
    mutating func closure(of function: FunctionDeclaration, advice: String) -> String {
        decide("the function '\(function.name)' is a closure now", at: function.position, advice)
        let types = function.parameters.map { $0.type.singleLineText }.joined(separator: ", ")
        let effects = function.effects.isEmpty ? "" : function.effects + " "
        let returned = function.returnType.map { $0.singleLineText } ?? "Void"
        return "var \(function.name.escapedIfKeyword): ((\(types)) \(effects)-> \(returned))? { get }"
    }
}

extension ProtocolDeclaration {
    /// True if a component is generated from it, in the dialects of the seeds.
    var isModel: Bool { annotations.all.contains { TagTable.generatedComponents[$0.key] != nil } }
}

/// The declared names of a module, by which parents and types are told apart.
struct MigratedNames {
    /// The generated component protocols: `TitleComponent`.
    let components: Set<String>
    /// The annotated models: `ObjectItemModel`.
    let models: Set<String>

    init(_ files: [FileDeclarations], isClassic: Bool) {
        components = Set(
            files.flatMap(\.componentStructs).filter(\.isComponent).flatMap(\.properties)
                .map { DeclarationIndex.componentName($0.name) }
                + files.flatMap(\.protocols).filter(\.isComponent).map { DeclarationIndex.componentName($0.name) })
        models = Set(files.flatMap(\.protocols).filter(\.isModel).map(\.name))
    }
}

/// The text ranges of the protocols and structs of a file, with the comments that belong to them, by the offsets of their
/// names.
private final class DeclarationRanges: SyntaxVisitor {
    private(set) var ranges: [Int: Range<Int>] = [:]
    private let source: SourceText

    init(_ source: SourceText) {
        self.source = source
        super.init(viewMode: .sourceAccurate)
        walk(Parser.parse(source: source.text))
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node, name: node.name, keyword: node.protocolKeyword, body: node.memberBlock)
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node, name: node.name, keyword: node.structKeyword, body: node.memberBlock)
    }

    /// True for a comment with tags or documentation, which the new declaration has in its own form.
    private func isCarriedOver(_ offset: Int) -> Bool {
        let line = source.text.utf8.dropFirst(offset).prefix { $0 != UInt8(ascii: "\n") }
        let text = String(decoding: line, as: UTF8.self)
        return text.hasPrefix("///") || text.hasPrefix("/**") || text.contains(AnnotationText.marker)
    }

    private func note(
        _ node: some DeclSyntaxProtocol, name: TokenSyntax, keyword: TokenSyntax, body: MemberBlockSyntax
    ) -> SyntaxVisitorContinueKind {
        let comments = CommentCollector.comments(
            of: node, keyword: keyword, header: body.leftBrace, trailing: [body.leftBrace], in: source)
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let end = node.endPositionBeforeTrailingTrivia.utf8Offset
        let first = comments.offsets.filter(isCarriedOver).min() ?? start
        ranges[name.positionAfterSkippingLeadingTrivia.utf8Offset] = min(start, first)..<end
        return .skipChildren
    }
}
