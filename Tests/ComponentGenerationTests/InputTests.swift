import Foundation
import SwiftParser
import Testing

@testable import ComponentGeneration

/// Inputs that are unusual, and right.
///
/// Numbers: four shared files of the current dialect (Docs/Facts/Generation.md), and two of the one
/// component. A text that stands n times parts a file into n + 1: three initialisers (views, data, model) have the
/// documentation of the component, two of them that of its title.
struct InputTests {
    static let plain = """
        /// A person.
        struct _Component: _ComponentGenerating {
            let title: String
            // sourcery: no_style
            let subtitle: String?
        }
        // sourcery: add_env_props = "horizontalSizeClass"
        // sourcery: generated_component
        public protocol PersonModel: TitleComponent, SubtitleComponent {}
        """

    private func files(_ text: String) -> [String: String] {
        let result = generate(text)
        #expect(result.messages == [])
        return Dictionary(uniqueKeysWithValues: result.files.map { ($0.path, $0.content) })
    }

    @Test func `line ends, a byte order mark, tabs and blanks make no difference`() {
        let expected = files(Self.plain)
        #expect(files(Self.plain.replacing("\n", with: "\r\n")) == expected)
        #expect(files("\u{FEFF}" + Self.plain) == expected)
        #expect(files(Self.plain.replacing("    ", with: "\t")) == expected)
        #expect(files(Self.plain.replacing("// sourcery: ", with: "//sourcery:\t")) == expected)
        #expect(files(Self.plain + "\n\n\n") == expected)
    }

    @Test func `Unicode identifiers and keywords in backticks are names`() {
        let result = generate(
            """
            struct _Component: _ComponentGenerating {
                let größe: String
                let `default`: String?
            }
            // sourcery: generated_component
            public protocol ÜbersichtModel: GrößeComponent, DefaultComponent {}
            """)
        #expect(result.messages == [])
        let api = result.file("/Übersicht+API.generated.swift")
        #expect(api.contains("public struct Übersicht<Größe: View, Default: View>"))
        #expect(api.contains("@ViewBuilder `default`: () -> Default = { EmptyView() }"))
        #expect(!Parser.parse(source: api).hasError)
    }

    @Test func `other declarations are passed over`() {
        let result = generate(
            Self.plain + """

                enum Outer { struct Inner { protocol P {} ; func f() { struct Local {} } } }
                extension Int: Other { var x: Int { 1 } }
                macro m() = #externalMacro(module: "M", type: "T")
                func g<T>(_ x: T) where T: Equatable {}
                actor A {}
                let y = 3, z = { $0 + 1 }
                """)
        #expect(result.messages == [])
        #expect(result.files.count == 6)
    }

    @Test func `files without declarations, and no files at all, give the shared files`() {
        #expect(files("").count == 4)
        #expect(files("// sourcery, a remark\n").count == 4)
        #expect(ComponentGenerator().generate(from: [SourceText]()).files.count == 4)
    }

    @Test(.timeLimit(.minutes(5)))
    func `a file of a megabyte is read`() {
        let filler = "/// A line of text that says little.\nfunc unrelated() { print(1 + 2) }\n"
        let text = Self.plain + "\n" + String(repeating: filler, count: 1_048_576 / filler.utf8.count)
        #expect(files(text).count == 6)
    }

    @Test func `a type may be written in any way`() {
        let result = generate(
            """
            typealias Short = [String : Int]
            struct _Component: _ComponentGenerating {
                // sourcery: no_view
                let a: ((Int, Bool) -> Void)?
                // sourcery: no_view
                let b: Optional<String>
                // sourcery: no_view
                let c: (any Hashable)?
                // sourcery: no_view
                let d: Set<
                    Int // a remark
                >
                // sourcery: no_view
                let e: Short
                // sourcery: no_view
                let f: () -> Void
            }
            // sourcery: generated_component
            public protocol XModel: AComponent, BComponent, CComponent, DComponent, EComponent, FComponent {}
            """)
        #expect(result.messages == [])
        let api = result.file("/X+API.generated.swift")
        #expect(
            api.contains(
                "public init(a: ((Int, Bool) -> Void)? = nil, b: Optional<String> = nil, c: (any Hashable)? = nil, "
                    + "d: Set< Int >, e: [String : Int], f: @escaping () -> Void)"))
    }

    @Test func `parents may be composed and carry attributes`() {
        let result = generate(
            """
            struct _Component: _ComponentGenerating { let title: String; let subtitle: String? }
            // sourcery: generated_component
            public protocol XModel: TitleComponent & SubtitleComponent, @unchecked Sendable, Swift.CustomStringConvertible {}
            """)
        #expect(result.messages == [])
        #expect(result.file("/X+API.generated.swift").contains("struct X<Title: View, Subtitle: View>"))
    }

    @Test func `the documentation of a declaration goes to the type and its initialisers`() {
        let result = generate(
            """
            struct _Component: _ComponentGenerating {
                /// What it is called.
                let title: String
            }
            /// A thing.
            ///
            /// More about it.
            // sourcery: generated_component
            public protocol ThingModel: TitleComponent {}
            """)
        let api = result.file("/Thing+API.generated.swift")
        #expect(api.contains("/// A thing.\n///\n/// More about it.\nnonisolated public struct Thing"))
        #expect(api.components(separatedBy: "    /// A thing.\n").count == 4)
        #expect(api.components(separatedBy: "    ///   - title: What it is called.\n").count == 3)
        #expect(
            result.file("Component+Protocols.generated.swift").contains("/// What it is called.\nnonisolated public"))
    }
}
