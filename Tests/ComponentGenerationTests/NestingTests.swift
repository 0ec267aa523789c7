import Testing

@testable import ComponentGeneration

/// Input that no parser survives: an error at its place, and soon.
///
/// Numbers: 16 and 100 are bounds of `NestingCheck`; eight characters stand before the first bracket, so the one that
/// passes the bound of 16 is in column 9 + 16. Each of 4,000 models has one unknown name. Line 2 has the tag.
struct NestingTests {
    @Test(arguments: [
        "(", "[", "{", "<", "A<", "some ", "try ", "inout ", "A -> ", "each ", "#if X\n", "\"\\(", "@a(", "#", "x.",
        "- ",
        "if a {} else ", "case .a(", "repeat ", "[(", "{[", ".a()", "a{}", "some\n", "try\n", "inout\n", "A ->\n",
        "a +\n", "a\n.", "a as\n", "a\nas ", "if a {} else\n", "if a {}\nelse ", "a ?\n", "a\n? ",
    ])
    func `endless repetition is an error where it becomes too much`(_ piece: String) throws {
        for head in ["let x = ", "let x: "] {
            let text = InputTests.plain + "\n" + head + String(repeating: piece, count: 50_000) + "\n"
            let result = generate(text)
            let error = try #require(result.errors.first, "\(head)\(piece)")
            #expect(result.files.isEmpty)
            #expect(error.location.line >= InputTests.plain.split(separator: "\n").count)
        }
    }

    @Test func `the place is where the bound is passed`() throws {
        let error = try #require(generate("let x = " + String(repeating: "[", count: 40)).errors.first)
        #expect(error.message == "lists nested more than 16 levels deep")
        #expect(error.location == (1, 9 + 16))
    }

    @Test func `brackets in strings and comments are no nesting`() {
        let brackets = String(repeating: "([{<", count: 200)
        let texts = [
            "// \(brackets)", "/* /* \(brackets) */ \(brackets) */", "let x = \"\(brackets)\"",
            "let x = #\"\(brackets)\\(\"#", "let x = \"\"\"\n\(brackets)\n\"\"\"",
            "let x = [" + String(repeating: "[1, 2, 3], ", count: 5_000) + "]",
            String(repeating: "var x: [Int: [String]] { get }\n", count: 5_000),
            "func f() {\n" + String(repeating: "    print(x.y(z))\n", count: 5_000) + "}",
            String(repeating: "if x { y() } else { z() }\n", count: 5_000),
            "init(x: Int) {\n" + String(repeating: "    self.x = x\n", count: 5_000) + "}",
            "func f() {\n" + String(repeating: "    x.y = -1 // why\r\n", count: 5_000) + "}",
            "func f() {\n" + String(repeating: "    x = \"text\"\n    y = z!\n", count: 5_000) + "}",
        ]
        for text in texts { #expect(NestingCheck.check(text) == .flat, "\(text.prefix(40))") }
    }

    @Test(arguments: ["\\(", "[", "default.value = ", "var x: Int, ", "\"a\", "])
    func `the values of tags are bounded as well`(_ piece: String) throws {
        let tag =
            "    // sourcery: default.value = \(String(repeating: piece, count: 2_000))\n    var x: String { get }"
        let text = "struct _Component: _ComponentGenerating {\n\(tag)\n}"
        #expect(try #require(generate(text).errors.first).location.line == 2)
    }

    @Test func `code after an interpolation counts on`() {
        let text = "let x = \"\\(a)\" + \"\\(b(\"\\(c)\"))\"\n" + String(repeating: "(", count: 101)
        let message = "nested more than 100 levels deep"
        #expect(NestingCheck.check(text) == .problem(offset: text.utf8.count - 1, message: message))
    }

    @Test func `thousands of unknown names get a bounded number of suggestions`() {
        let properties = (0..<400).map { "var property\($0): String { get }" }.joined(separator: "\n")
        let models = (0..<4_000).map {
            "// sourcery: generated_component\npublic protocol X\($0)Model: Proprety\($0 % 400)Component {}"
        }
        let result = generate(
            "struct _Component: _ComponentGenerating {\n\(properties)\n}\n" + models.joined(separator: "\n"))
        #expect(result.errors.count == 4_000)
        let suggestions = Set(result.errors.filter { $0.message.contains("did you mean") }.map(\.message))
        #expect(suggestions.count == SpellingIndex.mostSuggestions)
    }
}
