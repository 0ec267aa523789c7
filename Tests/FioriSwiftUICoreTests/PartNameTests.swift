import Foundation
import Testing

/// The names of parts in the sources: a typo in one would leave a part out of style sheets and of `StyleCache`.
///
/// Numbers: lower bounds, so that a search that finds nothing fails: the modules name 107 and 110 parts today, and 102
/// of the former belong to generated components. 15 are counted in the comment.
struct PartNameTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

    /// A part that the sources name: `static let title = Themed("ContactItem.title", …)`.
    private struct Part {
        let constant: String
        let component: String
        let name: String
        let file: String
    }

    private static func parts(in module: String) throws -> [Part] {
        let folder = sources.appendingPathComponent(module)
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        let pattern = /static let (\w+) = Themed\(\s*"(\w+)\.(\w+)"/
        return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.flatMap { file in
            try String(contentsOf: file, encoding: .utf8).matches(of: pattern).map { match in
                Part(
                    constant: String(match.1), component: String(match.2), name: String(match.3),
                    file: file.lastPathComponent)
            }
        }
    }

    @Test(arguments: ["FioriSwiftUICore", "FioriIntegrationCards"])
    func `a part's constant has the name of the part`(module: String) throws {
        let parts = try Self.parts(in: module)
        #expect(parts.count > 90)
        for part in parts {
            #expect(part.constant == part.name, "\(part.file): \(part.constant) is \(part.component).\(part.name)")
        }
    }

    @Test func `the documentation of cards lists the names of all parts`() throws {
        let page = Self.sources.deletingLastPathComponent().appendingPathComponent("Docs/IntegrationCards.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let documented = text.split(separator: "\n").reduce(into: Set<String>()) { names, line in
            guard let match = line.firstMatch(of: /^\| `(\w+)` \| (.+) \|$/) else { return }
            for name in match.2.matches(of: /`(\w+)`/) { names.insert("\(match.1).\(name.1)") }
        }
        let declared = Set(try Self.parts(in: "FioriIntegrationCards").map { "\($0.component).\($0.name)" })
        #expect(declared.subtracting(documented).sorted() == [])
        #expect(documented.filter { $0.hasPrefix("Card") || $0.contains("Card.") }.subtracting(declared).sorted() == [])
    }

    @Test func `a component's parts are among its declared properties`() throws {
        let generated = Self.sources.appendingPathComponent("FioriSwiftUICore/_generated/ViewModels/API")
        var checked = 0
        for part in try Self.parts(in: "FioriSwiftUICore") {
            let file = generated.appendingPathComponent("\(part.component)+API.generated.swift")
            // Components that are written by hand have no declaration.
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            checked += 1
            #expect(
                text.contains("let _\(part.name):") || text.contains("var _\(part.name):")
                    || text.contains("var \(part.name):"),
                "\(part.file): \(part.component) declares no \(part.name)")
        }
        #expect(checked > 60)
    }

    @Test(arguments: ["FioriSwiftUICore", "FioriIntegrationCards"])
    func `every part is named by a constant, so that no name is left unchecked`(module: String) throws {
        let folder = Self.sources.appendingPathComponent(module)
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        let uses = try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.reduce(0) { sum, file in
            sum + (try String(contentsOf: file, encoding: .utf8).matches(of: /\bThemed\(\s*"/).count)
        }
        #expect(uses == (try Self.parts(in: module).count))
    }

    // MARK: Names that styles are given to

    /// The files that give styles to parts by name: those of the package, of its examples, pages and sample packages.
    private static func styledFiles() throws -> [URL] {
        let root = sources.deletingLastPathComponent()
        let folders = ["Sources", "Examples", "Docs", "Tests/DocumentationTests", "Tests/SamplePackage"]
        let files = try folders.flatMap { folder in
            let all = try #require(
                FileManager.default.enumerator(
                    at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil,
                    options: .skipsHiddenFiles))
            return all.compactMap { $0 as? URL }
        }
        return (files + [root.appendingPathComponent("README.md")])
            .filter { ["swift", "md"].contains($0.pathExtension) }
    }

    /// The names in a text that styles are given to: keys of `StyleCache.upsertStyles`, and selectors of style sheets
    /// with a component and a part.
    private static func styledNames(in text: String) -> [String] {
        let keys = text.matches(of: /upsertStyles\(\[(?s:(.*?))\](?:,|\))/).flatMap { call in
            call.1.matches(of: /"([\w.]+)"\s*:\s*(?:AnyViewModifier|\.init)/).map { String($0.1) }
        }
        let rule = /((?:\b[A-Z]\w+\.[a-z]\w*,\s*)*\b[A-Z]\w+\.[a-z]\w*) \{\s*[a-z-]+:\s*[^;{}()]+;/
        return keys + text.matches(of: rule).flatMap { $0.1.split(separator: /,\s*/).map { String($0) } }
    }

    /// The names that no component has: `Component.part`, or a part of any component.
    private static func unknown(_ names: [String], in parts: Set<String>) -> [String] {
        let bare = Set(parts.compactMap { $0.split(separator: ".").last.map { String($0) } })
        return names.filter { !($0.contains(".") ? parts : bare).contains($0) }
    }

    @Test func `styles and style sheets are given to parts that exist`() throws {
        let modules = ["FioriSwiftUICore", "FioriIntegrationCards"]
        let parts = try Set(modules.flatMap { try Self.parts(in: $0) }.map { "\($0.component).\($0.name)" })
        var checked = 0
        for file in try Self.styledFiles() {
            let names = Self.styledNames(in: try String(contentsOf: file, encoding: .utf8))
            checked += names.count
            #expect(Self.unknown(names, in: parts) == [], "\(file.path)")
        }
        // 7 keys in five files, and 8 selectors.
        #expect(checked >= 15)
    }

    @Test func `a typo in a key or a selector is found`() {
        let parts: Set = ["ContactItem.title", "ObjectItem.footnote"]
        let text = """
            StyleCache.upsertStyles([
                "ContactItem.titel": AnyViewModifier { $0.italic() }, "footnote": AnyViewModifier { $0.bold() },
                "footnotes": AnyViewModifier { $0.bold() },
            ], in: theme)
            ContactItem.title, ObjectItem.footnot { font-size: 20; }
            """
        let unknown = Self.unknown(Self.styledNames(in: text), in: parts)
        #expect(unknown == ["ContactItem.titel", "footnotes", "ObjectItem.footnot"])
    }
}
