import SwiftParser
import Testing

@testable import ComponentGeneration

/// Defaults that are string literals, written in any way.
///
/// Numbers: the tag stands in line 3 of the input.
struct LiteralTests {
    private func generated(_ tag: String) -> ComponentGenerator.Result {
        generate(
            """
            // sourcery: generated_component
            public protocol XModel {
                // sourcery: \(tag)
                var note: String { get }
                var more: String? { get }
            }
            """)
    }

    @Test(arguments: [
        (#""say \"hi\"""#, #""say \"hi\"""#),
        (#""say "hi"""#, #""say \"hi\"""#),
        (#""say \"hi, there\"""#, #""say \"hi, there\"""#),
        (#"plain"#, #""plain""#),
        (#"'single'"#, #""single""#),
        (#""""#, #""""#),
        (#"""quoted"""#, #""quoted""#),
        (#"""a" and "b"""#, #""\"a\" and \"b\"""#),
        (#""C:\dir""#, #""C:\\dir""#),
        (#""100 \u{25}""#, #""100 \u{25}""#),
        (#""a\\b \"c""#, #""a\\b \"c""#),
        (#""ends in \\""#, #""ends in \\""#),
        (##""#"raw "x""#""##, ##"#"raw "x""#"##),
        (#""\(1 + 1) of 2""#, #""\(1 + 1) of 2""#),
        (#""x = y, z""#, #""x = y, z""#),
        (#"“curly”"#, #""“curly”""#),
        ("14.0", #""14""#),
    ])
    func `a literal compiles, however its quotes are written`(_ value: String, _ literal: String) {
        for order in [
            "default.value = \(value), default.isStringLiteral", "default.isStringLiteral, default.value = \(value)",
        ] {
            let result = generated(order)
            #expect(result.messages == [])
            let api = result.file("/X+API.generated.swift")
            #expect(api.contains("note: String = \(literal), more: String? = nil"), "\(order)")
            #expect(api.contains("= { Text(\(literal)) },"))
            for file in result.files { #expect(!Parser.parse(source: file.content).hasError, "\(file.path)") }
        }
    }

    @Test(arguments: [
        "default.value = \"say", "default.value = \"a\" // a remark", "default.value = a b", "default.value = \"a\"b\"",
        "default.value = \"f(\"", "default.value = /* a */ 1 /* b", "genericParameter.type = View // x",
    ])
    func `a value that is none is an error`(_ tag: String) throws {
        let result = generated(tag)
        #expect(result.files.isEmpty)
        #expect(try #require(result.errors.first).location.line == 3)
    }

    @Test func `a default of an inherited property is a literal as well`() {
        let result = generate(
            """
            struct _Component: _ComponentGenerating { let title: String }
            // sourcery: generated_component, default.title.value = "say \\"hi\\"", default.title.isStringLiteral
            public protocol XModel: TitleComponent {}
            """)
        #expect(result.messages == [])
        #expect(result.file("/X+API.generated.swift").contains("title: String = \"say \\\"hi\\\"\""))
    }
}
