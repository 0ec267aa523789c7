import Foundation

/// A snippet that a `LibraryContentProvider` of FioriSwiftUICore offers.
package struct LibrarySnippet: Sendable {
    /// The component that it makes: the first name in its code.
    package let component: String
    /// The category under which a library lists it, such as "control".
    package let category: String
    /// The code that a library inserts.
    package let code: String
    /// The file and the line.
    package let place: String
}

/// The snippets of all `LibraryContentProvider`s, read from their sources.
///
/// A `LibraryItem` has nothing to read on Apple's systems: its initialiser takes the snippet for Xcode, which reads
/// the source and never runs it. So the catalogue reads the source as well. On a device, which does not have it, there
/// are no snippets; a test holds the catalogue against them.
package enum LibrarySnippets {
    package static let all: [LibrarySnippet] = read()

    /// The snippet of a component.
    package static func snippet(of component: String) -> LibrarySnippet? { all.first { $0.component == component } }

    private static func read() -> [LibrarySnippet] {
        let path = #filePath
        guard let root = path.range(of: "/Examples/", options: .backwards).map({ path[..<$0.lowerBound] }) else {
            return []
        }
        let folder = root + "/Sources/FioriSwiftUICore"
        let files = FileManager.default.enumerator(atPath: String(folder))?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("_generated") }.sorted()
            .flatMap { snippets(in: "\(folder)/\($0)") }
    }

    private static func snippets(in file: String) -> [LibrarySnippet] {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8), text.contains(": LibraryContentProvider")
        else { return [] }
        let lines = text.components(separatedBy: "\n")
        return lines.indices.filter { lines[$0].contains("LibraryItem(") }.compactMap { index in
            snippet(SourceCode(file: file, line: index + 1))
        }
    }

    /// Takes the snippet out of the code of an item: `LibraryItem(SNIPPET, category: .CATEGORY)`.
    private static func snippet(_ item: SourceCode) -> LibrarySnippet? {
        guard let text = item.text, let start = text.range(of: "LibraryItem("),
            let end = text.range(of: "category: .", options: .backwards)
        else { return nil }
        let lines = text[start.upperBound..<end.lowerBound].components(separatedBy: "\n")
        let code = SourceCode.outdented(lines.filter { !$0.allSatisfy(\.isWhitespace) })
            .trimmingCharacters(in: CharacterSet(charactersIn: ", \n"))
        return LibrarySnippet(
            component: String(code.prefix { $0.isLetter }),
            category: String(text[end.upperBound...].prefix { $0.isLetter }),
            code: code, place: item.place)
    }
}
