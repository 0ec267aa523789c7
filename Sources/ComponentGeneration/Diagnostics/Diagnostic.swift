/// A problem in the input, at its place, with what mends it.
package struct Diagnostic: Sendable {
    package enum Severity: String, Sendable, Comparable {
        case error, warning

        package static func < (first: Severity, second: Severity) -> Bool { first == .error && second == .warning }
    }

    package var severity: Severity
    package let message: String
    let position: SourcePosition
    /// The remedy.
    package let note: String?

    init(_ severity: Severity, _ message: String, at position: SourcePosition, note: String? = nil) {
        self.severity = severity
        self.message = message
        self.position = position
        self.note = note
    }

    /// The same problem as one that generation goes on in spite of.
    var asWarning: Diagnostic {
        var copy = self
        copy.severity = .warning
        return copy
    }

    package var path: String { position.source.path }
    package var location: (line: Int, column: Int) { position.source.lineAndColumn(at: position.offset) }

    /// `path:line:column: error: message`, and the note in the same form on a line of its own.
    package var formatted: String {
        let (line, column) = location
        let place = "\(path):\(line):\(column): "
        let head = place + severity.rawValue + ": " + message
        guard let note else { return head }
        return head + "\n" + place + "note: " + note
    }
}

extension [Diagnostic] {
    var hasErrors: Bool { contains { $0.severity == .error } }

    /// By file, then by place, then errors first; each problem once.
    package var sorted: [Diagnostic] {
        var seen: Set<String> = []
        return sorted { first, second in
            (first.path, first.position.offset, first.severity, first.message)
                < (second.path, second.position.offset, second.severity, second.message)
        }
        .filter { seen.insert("\($0.path):\($0.position.offset):\($0.message)").inserted }
    }
}
