import Testing

@testable import ComponentGeneration

/// Reading tags from comments.
struct AnnotationTests {
    private func tags(_ text: String) -> [String] {
        AnnotationText.tags(in: text[...]).map { tag in
            switch tag.value {
            case .flag: tag.key
            case .text(let text): "\(tag.key)=\(text)"
            case .list(let items): "\(tag.key)=\(items)"
            }
        }
    }

    @Test(arguments: [
        (" no_view", ["no_view"]),
        (" a, b = 2 ,c=", ["a", "b=2", "c"]),
        (" defaultValue = [.date, .hourAndMinute], no_style", ["defaultValue=[.date, .hourAndMinute]", "no_style"]),
        (" a = [\"x\", \"y\"]", ["a=[\"x\", \"y\"]"]),
        (" a = \"x, y\", b = 'z'", ["a=x, y", "b=z"]),
        (" a = \"\"abc\"\"", ["a=\"abc\""]),
        (" a = \"Button { _ in Text(\"Hi\") }\"", ["a=Button { _ in Text(\"Hi\") }"]),
        (" a = 4.0, b = 14.25, c = 6, d = -2.0", ["a=4", "b=14.25", "c=6", "d=-2"]),
        (" v = \"var f: (Int, Int) -> Void = { _, _ in }\"", ["v=var f: (Int, Int) -> Void = { _, _ in }"]),
        (" a = (Int, Int) -> Bool, b", ["a=(Int, Int) -> Bool", "b"]),
        (" a = \"\"", ["a="]), (" ,, a", ["a"]), ("", []),
    ])
    func `tags of a line`(_ text: String, _ expected: [String]) {
        #expect(tags(text) == expected)
    }

    private func annotations(_ text: String) throws -> Annotations {
        let declarations = SourceParser.declarations(in: SourceText(path: "A.swift", text: text))
        return try #require(declarations.protocols.last).annotations
    }

    private func keys(_ text: String) throws -> [String] { try annotations(text).all.map(\.key) }

    @Test func `comments count up to the next blank line or other code`() throws {
        #expect(try keys("// sourcery: far\n\n// sourcery: near\nprotocol A {}") == ["near"])
        #expect(try keys("let x = 1 // sourcery: other\n// sourcery: near\nprotocol A {}") == ["near"])
        #expect(
            try keys("// sourcery: a\n// a remark\n/// A sentence.\n/* sourcery: b */\nprotocol A {}") == ["a", "b"])
        #expect(try keys("// sourcery: a\n@available(iOS 17, *)\n// sourcery: b\npublic protocol A {}") == ["a", "b"])
        #expect(try keys("// sourcery: a\n   \n// sourcery: b\nprotocol A {}") == ["b"])
        #expect(
            try keys("// sourcery: first, second = 2\n/// sourcery: third\nprotocol A {}") == [
                "first", "second", "third",
            ])
    }

    @Test func `a comment behind the declaration counts if it holds a tag`() throws {
        #expect(try keys("protocol A { // sourcery: a\n}") == ["a"])
        #expect(try keys("protocol A {} // sourcery: a\nstruct B {}") == ["a"])
        #expect(try keys("protocol A {\n  var x: Int { get }\n}\n// sourcery: other\nstruct B {}") == [])
        let text = "protocol A {\n  var x: Int { get } // sourcery: no_view\n  var y: Int { get }\n}"
        let declarations = SourceParser.declarations(in: SourceText(path: "A.swift", text: text))
        #expect(declarations.protocols[0].properties.map { $0.annotations.all.map(\.key) } == [["no_view"], []])
    }

    @Test func `repeated tags come lowest line first, a list in its own order`() throws {
        let repeated = "// sourcery: k = \"a\"\n// sourcery: k = \"b\", k = \"c\"\nprotocol A {}"
        #expect(try annotations(repeated).values("k") == ["b", "c", "a"])
        #expect(try annotations("// sourcery: k = [\"a\", \"b\"]\nprotocol A {}").values("k") == ["a", "b"])
    }

    @Test func `doc comments lose their slashes and keep their lines`() throws {
        let text = "/// One.\n///\n/// - Note: Two.\n// sourcery: a\n/** Three.\n * Four. */\nprotocol A {}"
        let declarations = SourceParser.declarations(in: SourceText(path: "A.swift", text: text))
        #expect(declarations.protocols[0].documentation == ["One.", "", "- Note: Two.", "Three.", "Four. "])
    }
}
