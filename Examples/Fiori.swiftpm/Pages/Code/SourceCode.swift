import Foundation

/// Code of this app, read from its file.
///
/// The files are those that were compiled, so that a page shows the code that runs. On a device, which does not have
/// them, there is none.
package struct SourceCode {
    /// The part of a file.
    private enum Part {
        case whole
        /// The expression or declaration that begins at a line.
        case expression(line: Int)
        /// The declaration that begins with a text, such as `struct Name`.
        case declaration(String)
        /// The argument with a label in the call that begins at a line.
        case argument(String, line: Int)
    }

    private let file: String
    private let part: Part

    /// The whole file.
    /// - Parameter file: The path of the file when it was compiled.
    package init(file: String) {
        self.file = file
        part = .whole
    }

    /// An expression.
    /// - Parameters:
    ///   - file: The path of the file when it was compiled.
    ///   - line: The line on which the expression begins, from 1.
    package init(file: String, line: Int) {
        self.file = file
        part = .expression(line: line)
    }

    /// A declaration, which is found by its first words, such as `struct Name`.
    package init(file: String, declaration: String) {
        self.file = file
        part = .declaration(declaration)
    }

    /// An argument of a call, which is found by its label.
    /// - Parameter line: The line on which the call begins, from 1.
    package init(file: String, line: Int, argument: String) {
        self.file = file
        part = .argument(argument, line: line)
    }

    /// The path within the package, and the line.
    package var place: String {
        let folder = ["/Examples/", "/Sources/"].first { file.contains($0) } ?? "/"
        let path = file.components(separatedBy: folder).last.map { folder.dropFirst() + $0 } ?? Substring(file)
        guard let line = lines.flatMap(start) else { return String(path) }
        return "\(path):\(line)"
    }

    /// The code without the indentation that all of its lines have; nil without the file.
    package var text: String? {
        guard let lines else { return nil }
        if case .whole = part { return lines.joined(separator: "\n").trimmingCharacters(in: .newlines) }
        guard let line = start(in: lines), lines.indices.contains(line - 1) else { return nil }
        var taken: [String] = []
        var depth = 0
        for text in lines[(line - 1)...] {
            taken.append(text)
            depth += Self.depth(of: text)
            // An expression ends where its brackets do, unless the next line continues it with a member.
            let next = lines.indices.contains(line - 1 + taken.count) ? lines[line - 1 + taken.count] : ""
            if depth <= 0, !next.trimmingCharacters(in: .whitespaces).hasPrefix(".") { break }
        }
        return Self.outdented(taken).trimmingCharacters(in: CharacterSet(charactersIn: ",\n"))
    }

    private var lines: [String]? {
        (try? String(contentsOfFile: file, encoding: .utf8))?.components(separatedBy: "\n")
    }

    /// The line on which the code begins, from 1; nil for the whole file, and for what is not there.
    private func start(in lines: [String]) -> Int? {
        func first(from line: Int, _ matches: (Substring) -> Bool) -> Int? {
            lines.indices.contains(line - 1)
                ? lines[(line - 1)...].firstIndex { matches($0.drop { $0 == " " }) }.map { $0 + 1 } : nil
        }
        switch part {
        case .whole: return nil
        case .expression(let line): return line
        case .declaration(let words):
            return first(from: 1) { $0.replacing("private ", with: "").hasPrefix(words) }
        case .argument(let label, let line): return first(from: line) { $0.hasPrefix(label + ":") }
        }
    }

    /// Lines without the indentation that all of them have.
    static func outdented(_ lines: [String]) -> String {
        let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
    }

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
