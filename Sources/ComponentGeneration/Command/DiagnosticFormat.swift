import ArgumentParser
import Foundation

/// The output format of diagnostics.
enum DiagnosticFormat: String, CaseIterable, ExpressibleByArgument {
    /// `path:line:column: error: message`, on standard error, as compilers print them.
    case text
    /// A JSON array on standard output, for editors.
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

    /// Prints what keeps a run from its end in the form of a diagnostic, and ends the run with 1.
    func reporting(_ run: () throws -> Void) throws {
        do {
            try run()
        } catch let error as OutputError {
            switch self {
            case .text: FileHandle.standardError.write(Data((error.description + "\n").utf8))
            case .json:
                let entry = Entry(
                    file: error.path, line: nil, column: nil, severity: "error", message: error.message,
                    note: error.note)
                FileHandle.standardOutput.write(json([entry]) + Data("\n".utf8))
            }
            throw ExitCode.failure
        }
    }

    private struct Entry: Encodable {
        let file: String
        /// Line number; nil for the whole file or folder.
        let line: Int?
        let column: Int?
        let severity: String
        let message: String
        let note: String?
    }

    func json(_ diagnostics: [Diagnostic]) -> Data {
        json(
            diagnostics.map { diagnostic in
                let (line, column) = diagnostic.location
                return Entry(
                    file: diagnostic.path, line: line, column: column, severity: diagnostic.severity.rawValue,
                    message: diagnostic.message, note: diagnostic.note)
            })
    }

    private func json(_ entries: [Entry]) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(entries)) ?? Data("[]".utf8)
    }
}
