import Foundation
import Testing

/// The names of parts in the sources: a typo in one would leave a part out of style sheets and of `StyleCache`.
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
}
