import SwiftParser
import Testing

@testable import ComponentGeneration

/// Conditions around declarations: written out again around what is generated from them.
///
/// Numbers: lines and columns counted in the inputs, from 1. 2 to the power of 9 flags is more than the 256 combinations
/// of `ConditionVariants`.
struct ConditionTests {
    /// The lines of a text that are directives, and those that begin a protocol or a type.
    private func outline(_ text: String) -> [String] {
        text.split(separator: "\n").map(String.init).filter {
            $0.hasPrefix("#") || $0.contains("protocol ") || $0.contains("public struct ")
        }.map { $0.replacing("nonisolated public ", with: "").replacing(" {", with: "") }
    }

    @Test func `conditions around properties go around their protocols, hooks and components`() {
        let result = generate(
            """
            struct _Component: _ComponentGenerating {
                let title: String
                #if os(iOS) || os(visionOS)
                let note: String?
                #else
                // sourcery: no_view
                let note: Int?
                #endif
            }
            // sourcery: generated_component
            public protocol XModel: TitleComponent, NoteComponent {}
            """)
        #expect(result.messages == [])
        #expect(
            outline(result.file("Component+Protocols.generated.swift")) == [
                "protocol TitleComponent", "#if os(iOS) || os(visionOS)", "protocol NoteComponent", "#else",
                "protocol NoteComponent", "#endif",
            ])
        let api = result.file("/X+API.generated.swift")
        #expect(
            outline(api) == [
                "#if os(iOS) || os(visionOS)", "struct X<Title: View, Note: View>", "#else", "struct X<Title: View>",
                "#endif",
            ])
        #expect(api.contains("let _note: Int?"))
        let keys = result.file("EnvironmentKey+Styles.generated.swift")
        #expect(keys.contains("#if os(iOS) || os(visionOS)\nnonisolated struct NoteModifierKey"))
        #expect(!keys.contains("#else"))
        let values = result.file("EnvironmentValue+Styles.generated.swift")
        #expect(values.components(separatedBy: "#if os(iOS) || os(visionOS)\n").count == 3)
        for file in result.files { #expect(!Parser.parse(source: file.content).hasError, "\(file.path)") }
    }

    @Test func `the same name in two branches is no duplicate`() {
        let result = generate(
            """
            struct _Component: _ComponentGenerating { let title: String; let note: String? }
            #if DEBUG
            // sourcery: generated_component
            public protocol XModel: TitleComponent, NoteComponent {}
            #elseif BETA && !os(macOS)
            // sourcery: generated_component
            public protocol XModel: NoteComponent {}
            #else
            // sourcery: generated_component
            public protocol XModel: TitleComponent {}
            #endif
            """)
        #expect(result.messages == [])
        #expect(
            outline(result.file("/X+API.generated.swift")) == [
                "#if DEBUG", "struct X<Title: View, Note: View>", "#elseif BETA && !os(macOS)", "struct X<Note: View>",
                "#else", "struct X<Title: View>", "#endif",
            ])
        #expect(outline(result.file("Component+Protocols.generated.swift")).count == 2)
        #expect(result.file("/X+View.generated.swift").contains("#elseif BETA && !os(macOS)"))
    }

    @Test func `a model in one branch is generated there only`() {
        let result = generate(
            """
            #if canImport(UIKit)
            struct _Component: _ComponentGenerating { let title: String }
            // sourcery: generated_component
            public protocol XModel: TitleComponent {
                #if DEBUG
                var trace: String? { get }
                #endif
            }
            #endif
            """, initializers: .conditional)
        #expect(result.messages == [])
        #expect(
            outline(result.file("/X+API.generated.swift")) == [
                "#if canImport(UIKit)", "#if DEBUG", "struct X<Title: View, Trace: View>", "#else",
                "struct X<Title: View>", "#endif", "#endif",
            ])
        #expect(
            result.file("XModel+Extensions.generated.swift").contains(
                "#if canImport(UIKit)\n#if DEBUG\nimport SwiftUI"))
        for file in result.files { #expect(!Parser.parse(source: file.content).hasError, "\(file.path)") }
    }

    @Test func `conditions around aliases decide about parents, and negated ones exclude each other`() {
        let result = generate(
            """
            struct _Component: _ComponentGenerating { let title: String; let note: String? }
            #if os(iOS)
            typealias Parts = TitleComponent & NoteComponent
            #endif
            #if !os(iOS)
            typealias Parts = TitleComponent
            #endif
            // sourcery: generated_component
            public protocol XModel: Parts {}
            """)
        #expect(result.messages == [])
        #expect(
            outline(result.file("/X+API.generated.swift")) == [
                "#if os(iOS)", "struct X<Title: View, Note: View>", "#else", "struct X<Title: View>", "#endif",
            ])
    }

    @Test func `conditions in the classic dialect, with functions`() {
        let result = generate(
            """
            protocol _Items: _ComponentMultiPropGenerating {
                var items_: [String]? { get }
                #if os(iOS)
                func didSelect(_ item: String)
                #endif
            }
            // sourcery: generated_component
            public protocol XModel: ItemsComponent {}
            """, dialect: .classic)
        #expect(result.messages == [])
        #expect(
            result.file("/X+API.generated.swift").components(separatedBy: "didSelect: model.didSelect(_:)").count == 2)
        #expect(
            outline(result.file("Component+Protocols.generated.swift")) == [
                "#if os(iOS)", "protocol ItemsComponent", "#else", "protocol ItemsComponent", "#endif",
            ])
    }

    @Test func `what is missing under a condition is said`() throws {
        let result = generate(
            """
            #if os(iOS)
            struct _Component: _ComponentGenerating { let title: String }
            #endif
            // sourcery: generated_component
            public protocol XModel: TitleComponent {}
            """)
        #expect(
            result.messages.first?.hasPrefix(
                "Input.swift:5:25: error: 'TitleComponent' is declared under a condition that does not hold here")
                == true)
        #expect(result.files.isEmpty)
    }

    @Test func `names that meet under the same condition are duplicates`() {
        let result = generate(
            "#if A\nprotocol P {}\n#endif\n#if B\nprotocol P {}\n#endif\n#if !A\nprotocol Q {}\n#else\nprotocol Q {}\n#endif"
        )
        #expect(result.errors.map(\.message) == ["'P' is declared more than once"])
        #expect(result.errors.first.map { $0.location == (5, 10) } == true)
    }

    @Test func `more combinations than can be generated are an error`() throws {
        let flags = (0..<9).map { "#if F\($0)\nprotocol P\($0) {}\n#endif" }.joined(separator: "\n")
        let error = try #require(generate(flags).errors.first)
        #expect(error.message == "the conditions of '#if' combine in more than 256 ways")
        #expect(error.location == (26, 10))
    }
}
