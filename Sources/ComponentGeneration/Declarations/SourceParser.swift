import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Parses one input file and collects its declarations, or its syntax errors.
package enum SourceParser {
    package static func declarations(in source: SourceText) -> FileDeclarations {
        switch NestingCheck.check(source.text) {
        case .flat: return parse(source)
        case .deep: return LargeStack.run { parse(source) }
        case .problem(let offset, let message):
            var declarations = FileDeclarations(source: source)
            declarations.diagnostics = [
                Diagnostic(
                    .error, message, at: SourcePosition(source: source, offset: offset),
                    note: "write it in parts; nothing is generated from a file that cannot be parsed")
            ]
            return declarations
        }
    }

    private static func parse(_ source: SourceText) -> FileDeclarations {
        let tree = Parser.parse(source: source.text)
        let collector = DeclarationCollector(source: source)
        collector.walk(tree)
        var declarations = collector.declarations
        let unowned = UnownedTags(source: source, ownedComments: collector.ownedComments, tree: tree)
        declarations.diagnostics += unowned.ranges
        declarations.strayTags = unowned.strays
        if tree.hasError { declarations.diagnostics += syntaxErrors(tree, in: source) }
        return declarations
    }

    private static func syntaxErrors(_ tree: SourceFileSyntax, in source: SourceText) -> [Diagnostic] {
        ParseDiagnosticsGenerator.diagnostics(for: tree).compactMap { problem in
            guard problem.diagMessage.severity == .error else { return nil }
            let fix = problem.fixIts.first?.message.message
            return Diagnostic(
                .error, problem.message, at: SourcePosition(source: source, offset: problem.position.utf8Offset),
                note: fix.map { "to mend it: \($0)" } ?? "mend the syntax; nothing is generated from a broken file")
        }
    }
}
