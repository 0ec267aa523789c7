import Testing

@testable import ComponentGeneration

/// The places where a tag may stand, and tags that would be lost.
///
/// Numbers: lines and columns counted in the inputs, from 1; `head` has one line.
struct TagPlaceTests {
    private static let head = "struct _Component: _ComponentGenerating { let title: String }\n"

    @Test(arguments: [
        "// sourcery: generated_component\n#warning(\"soon\")\npublic protocol XModel: TitleComponent {}",
        "// sourcery: generated_component\n#warning(\"soon\")\n#sourceLocation(file: \"a\", line: 1)\nprotocol XModel: TitleComponent {}\n#sourceLocation()",
        "// sourcery: generated_component\n#if DEBUG\nprotocol XModel: TitleComponent {}\n#endif",
        "// sourcery: generated_component\n#if DEBUG\n\nprotocol XModel: TitleComponent {}\n#else\nprotocol XModel: TitleComponent {}\n#endif",
        "// sourcery: generated_component\n#if A\n#if B\n#warning(\"b\")\nprotocol XModel: TitleComponent {}\n#endif\n#endif",
        "// sourcery: generated_component\n#if compiler(>=6)\n@MainActor\n#endif\nprotocol XModel: TitleComponent {}",
        "public /* sourcery: generated_component */ protocol XModel: TitleComponent {}",
        "public // sourcery: generated_component\nprotocol XModel: TitleComponent {}",
        "nonisolated\n// sourcery: generated_component\npublic protocol XModel: TitleComponent {}",
        "@available(iOS 17, *) // sourcery: generated_component\npublic protocol XModel: TitleComponent {}",
        "public protocol /* sourcery: generated_component */ XModel: TitleComponent {}",
        "public protocol XModel // sourcery: generated_component\n: TitleComponent {}",
        "public protocol XModel: // sourcery: generated_component\nTitleComponent {}",
        "public protocol XModel: TitleComponent // sourcery: generated_component\n{}",
        "public protocol XModel: TitleComponent { // sourcery: generated_component\n}",
    ])
    func `a tag counts before directives, after modifiers and in the head of a protocol`(_ text: String) {
        let result = generate(Self.head + text)
        #expect(result.messages == [])
        #expect(result.file("/X+API.generated.swift").contains("struct X<Title: View>"))
    }

    @Test(arguments: [
        "// sourcery: no_view\n    #warning(\"soon\")\n    var count: Int { get }",
        "// sourcery: no_view\n    #if DEBUG\n    var count: Int { get }\n    #endif",
        "nonisolated /* sourcery: no_view */ var count: Int { get }",
        "var /* sourcery: no_view */ count: Int { get }",
        "var count: Int // sourcery: no_view\n { get }",
        "var count: Int { // sourcery: no_view\n get }",
        "var count: Int { get /* sourcery: no_view */ }",
        "var count: Int { get } // sourcery: no_view",
        "@MainActor // sourcery: no_view\n var count: Int { get }",
    ])
    func `the tags of a property count in the same places`(_ text: String) {
        let result = generate(
            "// sourcery: generated_component\nprotocol XModel: TitleComponent {\n    \(text)\n}\n" + Self.head)
        #expect(result.messages == [])
        #expect(result.file("/X+API.generated.swift").contains("let _count: Int"))
    }

    @Test(arguments: [
        ("// sourcery: generated_component\n\nprotocol XModel: TitleComponent {}", "2:14", "generated_component"),
        (
            "// sourcery: generated_component\nimport A\nprotocol XModel: TitleComponent {}", "2:14",
            "generated_component"
        ),
        ("protocol XModel: TitleComponent {\n  // sourcery: no_view\n}", "3:16", "no_view"),
        ("/* sourcery: no_style */\nfunc f() {}", "2:14", "no_style"),
        ("let x = 1 // sourcery: no_view, other", "2:24", "no_view"),
        ("protocol XModel: TitleComponent {}\n// sourcery: unheard_of, no_view\n", "3:26", "no_view"),
    ])
    func `a tag of no declaration is an error`(_ text: String, _ place: String, _ tag: String) {
        let result = generate(Self.head + text)
        #expect(
            result.diagnostics.map { "\($0.location.line):\($0.location.column): \($0.message)" }
                == ["\(place): tag '\(tag)' belongs to no declaration"])
        #expect(result.files.isEmpty)
    }

    @Test(arguments: [
        "// sourcery: generated_component\n// public protocol XModel: TitleComponent {}\n\nlet x = 1",
        "/*\n sourcery: generated_component\n public protocol XModel: TitleComponent {}\n*/",
        "//// sourcery: no_view\n//    @Other var x: Int\n",
        "// sourcery: unheard_of\n\nlet x = 1",
    ])
    func `the tags of what is commented out say nothing`(_ text: String) {
        #expect(generate(Self.head + text).messages == [])
    }

    @Test(arguments: ["begin: no_view", "end", "file: no_style", " begin: no_view", "begin", "file:no_view"])
    func `tags for ranges of lines are refused by name`(_ text: String) {
        let word = text.split(whereSeparator: { !$0.isLetter && $0 != "_" })[0]
        for place in [
            "// sourcery:\(text)\n\nlet x = 1", "// sourcery:\(text)\nprotocol P {}", "/* sourcery:\(text) */",
        ] {
            let result = generate(Self.head + place)
            #expect(result.errors.map(\.message) == ["'sourcery:\(word)' is not supported"])
            #expect(result.errors.first?.location.line == 2)
        }
    }

    @Test(arguments: [
        "// sourcery generated_component", "// Sourcery: generated_component", "// sourcery : generated_component",
        "/// Sourcery:no_view", "/* sourcery generated_component */",
    ])
    func `a marker in another spelling is an error`(_ comment: String) {
        let result = generate(Self.head + comment + "\nprotocol XModel: TitleComponent {}")
        #expect(result.errors.map(\.message) == ["tags begin with 'sourcery:'"])
        #expect(result.errors.first?.location.line == 2)
    }

    @Test(arguments: ["genrated_component", "generated_component {", "generated_component_compsite"])
    func `a misspelt tag that makes a component is an error`(_ tag: String) {
        let result = generate(Self.head + "// sourcery: \(tag)\nprotocol XModel: TitleComponent {}")
        #expect(result.errors.map { "\($0.location.line):\($0.location.column)" } == ["2:14"])
        #expect(result.errors.first?.message.hasPrefix("unknown tag '\(tag)', did you mean 'generated_") == true)
    }
}
