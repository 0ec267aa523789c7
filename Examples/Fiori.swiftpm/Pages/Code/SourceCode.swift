import Foundation

/// Code of this app, read from its file.
///
/// The files are those that were compiled, so that a page shows the code that runs. On a device, which does not have
/// them, there is none.
package struct SourceCode {
    private let file: String
    private let line: Int

    /// - Parameters:
    ///   - file: the path of the file when it was compiled.
    ///   - line: the line of the expression, from 1.
    package init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// The path within the package, and the line.
    package var place: String {
        let parts = file.components(separatedBy: "/Examples/")
        return (parts.count > 1 ? "Examples/" + parts[parts.count - 1] : file) + ":\(line)"
    }

    /// The expression that begins at the line, without the indentation that all of its lines have; nil without the file.
    package var text: String? {
        guard let content = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
        let lines = content.components(separatedBy: "\n")
        guard lines.indices.contains(line - 1) else { return nil }
        var taken: [String] = []
        var depth = 0
        for text in lines[(line - 1)...] {
            taken.append(text)
            depth += Self.depth(of: text)
            // An expression ends where its brackets do, unless the next line continues it with a member.
            let next = lines.indices.contains(line - 1 + taken.count) ? lines[line - 1 + taken.count] : ""
            if depth <= 0, !next.trimmingCharacters(in: .whitespaces).hasPrefix(".") { break }
        }
        let indentation = taken.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return taken.map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
            .trimmingCharacters(in: CharacterSet(charactersIn: ",\n"))
    }

    /// The whole file; nil without it.
    package var fileText: String? { try? String(contentsOfFile: file, encoding: .utf8) }

    /// The number of brackets that a line opens, less those that it closes; those in texts do not count.
    private static func depth(of line: String) -> Int {
        var depth = 0
        var isText = false
        var isEscaped = false
        for character in line {
            switch character {
            case "\\" where isText:
                isEscaped.toggle()
                continue
            case "\"" where !isEscaped: isText.toggle()
            case "(", "[", "{": if !isText { depth += 1 }
            case ")", "]", "}": if !isText { depth -= 1 }
            default: break
            }
            isEscaped = false
        }
        return depth
    }
}
