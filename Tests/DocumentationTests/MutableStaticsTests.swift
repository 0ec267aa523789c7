import Foundation
import Testing

/// The table of state that belongs to no host (`Docs/PortableSwiftUI.md`) against the sources.
///
/// Numbers: 30 is a lower bound, so that a search that finds nothing fails; the table names 48 today.
@Suite("Documentation: state that belongs to no host")
struct MutableStaticsTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The names in the table's first column.
    private static func documented() throws -> Set<String> {
        let page = try String(contentsOf: root.appendingPathComponent("Docs/PortableSwiftUI.md"), encoding: .utf8)
        let section = try #require(
            page.components(separatedBy: "\n## ").first { $0.hasPrefix("State that belongs to no host") })
        let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
        return Set(
            rows.flatMap { row in
                row.split(separator: "|")[0].matches(of: /`([^`]+)`/).map { String($0.output.1) }
            })
    }

    /// The mutable statics of all sources, as `Type.name`.
    private static func found() throws -> Set<String> {
        let sources = root.appendingPathComponent("Sources")
        let paths = (FileManager.default.enumerator(atPath: sources.path)?.allObjects ?? []).compactMap {
            $0 as? String
        }
        var result: Set<String> = []
        for path in paths where path.hasSuffix(".swift") && !path.contains("_generated/") {
            let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            result.formUnion(MutableStatics.names(in: text))
        }
        return result
    }

    @Test func `each mutable static of the sources is in the table, and the table names no other`() throws {
        let (documented, found) = (try Self.documented(), try Self.found())
        #expect(
            found.subtracting(documented).sorted() == [],
            "move them into a host, or add them to the table in Docs/PortableSwiftUI.md with the reason why not")
        #expect(
            documented.subtracting(found).sorted() == [], "the sources have them no more: remove them from the table")
        #expect(found.count > 30)
    }

    @Test func `the search finds stored variables, locks and tables, and no computed ones`() {
        let text = """
            enum Outer {
                struct Inner: Sendable {
                    nonisolated(unsafe) private static var count = 0
                    static var computed: Int { 1 }
                    static var long: Int {
                        2
                    }
                }
                private static let lock = NSLock()
                static let table = Mutex<[Int: Int]>([:])
                static let constant = 5
                static var optional: Int?
                @TaskLocal static var local: Int?
            }
            extension Other.Thing {
                // static var inComment = 1
                public static var wildcard: Self = .init { 1 }
                static func f() {}
                static let shared = Other()
            }
            """
        #expect(
            MutableStatics.names(in: text) == [
                "Inner.count", "Outer.lock", "Outer.table", "Outer.optional", "Outer.local", "Thing.wildcard",
                "Thing.shared",
            ])
    }
}

/// Finds declarations of static state by their text: variables that store a value, and constants with a lock, a table or
/// the name `shared`. A constant that holds an object of another class is not found.
enum MutableStatics {
    /// The words of which a declaration of a type or a static has one.
    private static let keywords: Set<Substring> = [
        "class", "struct", "enum", "extension", "actor", "protocol", "static",
    ]

    /// The names of the statics, each after the name of its type.
    static func names(in text: String) -> Set<String> {
        var result: Set<String> = []
        var types: [(indent: Int, name: Substring)] = []
        for line in text.split(separator: "\n") {
            let indent = line.prefix { $0 == " " }.count
            // Expressions take a hundred times as long as words, and few lines have one of these.
            let words = line.split(separator: " ")
            guard words.contains(where: keywords.contains) else { continue }
            let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
            if let type = code.firstMatch(
                of:
                    /^ *(?:@\w+(?:\([^)]*\))? +)*(?:(?:public|package|private|fileprivate|internal|final|open|nonisolated|indirect) +)*(?:class|struct|enum|extension|actor|protocol) +(?:\w+\.)*(\w+)/
            ), !code.contains(/\b(?:static|class) +(?:func|var|let)\b/) {
                while let last = types.last, last.indent >= indent { types.removeLast() }
                types.append((indent, type.output.1))
            }
            guard let declaration = code.firstMatch(of: /\b(?:static|class) +(var|let) +`?(\w+)`? *(.*)$/) else {
                continue
            }
            let (_, kind, name, rest) = declaration.output
            while let last = types.last, last.indent >= indent { types.removeLast() }
            guard let type = types.last?.name, isState(kind, name, rest) else { continue }
            result.insert("\(type).\(name)")
        }
        return result
    }

    private static func isState(_ kind: Substring, _ name: Substring, _ rest: Substring) -> Bool {
        guard kind == "var" else {
            return name == "shared" || rest.contains(/\b(?:Mutex|NSLock|Atomic|NSCache|TypeTable|Cache|Store) *[<(]/)
        }
        if rest.contains("{"), !rest.contains(/=.*\{/) { return false }
        return rest.contains("=") || rest.contains("?")
    }
}
