import ArgumentParser
import Foundation

/// How diagnostics are printed.
enum DiagnosticFormat: String, CaseIterable, ExpressibleByArgument {
    /// `path:line:column: error: message`, on standard error, as compilers print them.
    case text
    /// One JSON array on standard output, for editors.
    case json

    func print(_ diagnostics: [Diagnostic]) {
        switch self {
        case .text:
            guard !diagnostics.isEmpty else { return }
            let text = diagnostics.map(\.formatted).joined(separator: "\n") + "\n"
            FileHandle.standardError.write(Data(text.utf8))
        case .json:
            FileHandle.standardOutput.write(json(diagnostics) + Data("\n".utf8))
        }
    }

    private struct Entry: Encodable {
        let file: String
        let line: Int
        let column: Int
        let severity: String
        let message: String
        let note: String?
    }

    func json(_ diagnostics: [Diagnostic]) -> Data {
        let entries = diagnostics.map { diagnostic in
            let (line, column) = diagnostic.location
            return Entry(
                file: diagnostic.path, line: line, column: column, severity: diagnostic.severity.rawValue,
                message: diagnostic.message, note: diagnostic.note)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(entries)) ?? Data("[]".utf8)
    }
}
