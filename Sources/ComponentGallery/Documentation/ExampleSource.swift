import ExamplePages
import Foundation

/// Source code of the gallery's examples.
///
/// Sources are formatted, so an example ends where a line with its own indentation closes it.
struct ExampleSource {
    /// Code by component and example.
    private var code: [String: [String: String]] = [:]
    /// Code shared by examples: private members of the sources, by name.
    private var shared: [String: String] = [:]

    /// - Parameter folder: The folder with the examples' sources.
    init(folder: URL) throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        for file in files {
            add(try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8))
        }
    }

    /// Reads one source.
    init(_ text: String) { add(text) }

    /// Returns the code of an example; nil if no source has it.
    func code(of example: String, in component: String) -> String? { code[component]?[example] }

    /// Returns the shared functions and properties that a component's examples use.
    func sharedCode(in component: String) -> [String] {
        let words = Set(code[component, default: [:]].values.flatMap { $0.split { !$0.isLetter }.map(String.init) })
        return shared.keys.filter(words.contains).sorted().compactMap { shared[$0] }
    }

    private mutating func add(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var component = ""
        for (index, line) in lines.enumerated() {
            if line.contains("ComponentEntry(") {
                component = Self.firstText(in: line) ?? Self.firstText(in: lines.dropFirst(index + 1).first ?? "") ?? ""
            }
            if let name = Self.sharedName(in: line) {
                let body = lines[index...].prefix { $0 != "    }" } + ["    }"]
                shared[name] = Self.outdented(body).replacing("private static ", with: "")
            }
            guard let start = line.range(of: "GalleryExample("), let name = Self.firstText(in: line) else { continue }
            let indentation = line.prefix { $0 == " " }
            let head = line[start.upperBound...]
            // The whole example is on one line.
            if let open = head.range(of: " { "), let close = head.range(of: " }", options: .backwards) {
                code[component, default: [:]][name] = String(head[open.upperBound..<close.lowerBound])
                continue
            }
            guard head.hasSuffix("{") else { continue }
            let body = lines[(index + 1)...].prefix { !$0.hasPrefix(indentation + "}") }
            code[component, default: [:]][name] = Self.outdented(body)
        }
    }

    /// Returns the name of the private member that a line declares; nil for other lines.
    private static func sharedName(in line: String) -> String? {
        guard let start = line.range(of: "    private static "), line.hasPrefix("    ") else { return nil }
        let words = line[start.upperBound...].split { !$0.isLetter }
        return words.count > 1 && ["func", "var"].contains(words[0]) ? String(words[1]) : nil
    }

    /// Returns the text between the first two quotation marks; nil if there are fewer.
    private static func firstText(in line: String) -> String? {
        let parts = line.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count == 3 ? String(parts[1]) : nil
    }

    private static func outdented(_ lines: ArraySlice<String>) -> String {
        let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
    }
}
