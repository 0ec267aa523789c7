import Foundation

/// A block of Swift code in a page of the documentation.
struct CodeBlock {
    /// The page's path from the root of the package.
    let page: String
    /// The number of the block's first line, from 1.
    let line: Int
    /// The lines without their common indentation.
    let lines: [String]
    /// The reason why the block is not compiled, from a comment before it; nil for one that is.
    let exemption: String?

    /// The blocks of a page.
    ///
    /// A block that cannot be compiled, such as a package manifest, has a line `<!-- not compiled: REASON -->` before it.
    static func blocks(of text: String, page: String) -> [CodeBlock] {
        var blocks: [CodeBlock] = []
        var start: Int?
        var exemption: String?
        let lines = text.components(separatedBy: "\n")
        for (index, line) in lines.enumerated() {
            let content = line.trimmingCharacters(in: .whitespaces)
            if let first = start {
                guard content == "```" else { continue }
                blocks.append(
                    CodeBlock(
                        page: page, line: first + 1, lines: lines[first..<index].withoutIndentation,
                        exemption: exemption))
                (start, exemption) = (nil, nil)
            } else if content == "```swift" {
                start = index + 1
            } else if content.hasPrefix("<!-- not compiled: "), content.hasSuffix(" -->") {
                exemption = String(content.dropFirst("<!-- not compiled: ".count).dropLast(" -->".count))
            } else if !content.isEmpty {
                exemption = nil
            }
        }
        return blocks
    }
}

/// The code between `// example` and `// end` in the sources of this target, which the compiler has checked.
enum CompiledExamples {
    /// The examples of a source.
    static func examples(in text: String) -> [[String]] {
        var examples: [[String]] = []
        var lines: [String]?
        for line in text.components(separatedBy: "\n") {
            switch line.trimmingCharacters(in: .whitespaces) {
            case "// example": lines = []
            case "// end":
                if let lines { examples.append(lines.withoutIndentation) }
                lines = nil
            default: lines?.append(line)
            }
        }
        return examples
    }
}

extension Sequence<String> {
    /// The lines without the indentation that all of them have.
    fileprivate var withoutIndentation: [String] {
        let indentation =
            filter { !$0.allSatisfy(\.isWhitespace) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return map { $0.allSatisfy(\.isWhitespace) ? "" : String($0.dropFirst(indentation)) }
    }
}
