import Foundation

/// The `@available` attributes of a source file, by the lines of its declarations.
///
/// Reads formatted sources: what stands in a declaration is indented more than the declaration.
public struct DeclaredAvailability: Sendable {
    private let lines: [Substring]
    private let oldest: [String: String]

    /// Reads the text of a file.
    ///
    /// - Parameters:
    ///   - source: The text.
    ///   - oldest: The oldest supported version of each platform.
    public init(source: String, oldest: [String: String]) {
        lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        self.oldest = oldest
    }

    /// The supported systems that lack the declaration, as in "on macOS, before iOS 18.0"; nil for none.
    ///
    /// - Parameter line: The line of the declaration's name, from 1.
    public func lack(at line: Int) -> String? {
        var lacks: [String] = []
        var index = line - 1
        while lines.indices.contains(index) {
            lacks += attributes(above: index).flatMap(lacks(of:))
            guard let enclosing = enclosing(index) else { break }
            index = enclosing
        }
        return lacks.isEmpty ? nil : lacks.joined(separator: ", ")
    }

    /// True if the code at a line runs only where a name exists: its declaration is available on the same systems.
    ///
    /// - Parameters:
    ///   - line: The line of the use, from 1.
    ///   - lack: The systems that lack the name, as `lack(at:)` tells them.
    public func excludes(_ lack: String, at line: Int) -> Bool {
        let own = Set((self.lack(at: line) ?? "").components(separatedBy: ", "))
        return lack.components(separatedBy: ", ").allSatisfy(own.contains)
    }

    // MARK: Lines

    private func indentation(_ index: Int) -> Int { lines[index].prefix { $0 == " " }.count }

    private func content(_ index: Int) -> Substring { lines[index].drop { $0 == " " } }

    /// The attributes of a declaration: those on its line, and on the lines above up to one that is neither an attribute nor
    /// a comment.
    private func attributes(above index: Int) -> [Substring] {
        var found = [content(index)]
        var index = index - 1
        while index >= 0, content(index).hasPrefix("@") || content(index).hasPrefix("//") {
            if content(index).hasPrefix("@") { found.append(content(index)) }
            index -= 1
        }
        return found
    }

    /// The line of the declaration around that of a line.
    private func enclosing(_ index: Int) -> Int? {
        let inner = indentation(index)
        guard inner > 0 else { return nil }
        return lines[..<index].indices.last { line in
            // The head of a declaration with conditions has several lines.
            !content(line).isEmpty && indentation(line) < inner
                && !["//", "where", "{", ")"].contains(where: content(line).hasPrefix)
        }
    }

    // MARK: Attributes

    private func lacks(of attribute: Substring) -> [String] {
        guard let start = attribute.range(of: "@available(") else { return [] }
        let arguments = attribute[start.upperBound...]
        return oldest.keys.sorted().compactMap { platform in
            if arguments.contains("\(platform), unavailable") { return "on \(platform)" }
            guard let name = arguments.range(of: "\(platform) ") ?? arguments.range(of: "\(platform), introduced: ")
            else { return nil }
            let version = arguments[name.upperBound...].prefix { $0.isNumber || $0 == "." }
            let isNewer = version.compare(oldest[platform] ?? "", options: .numeric) == .orderedDescending
            return isNewer ? "before \(platform) \(version)" : nil
        }
    }
}
