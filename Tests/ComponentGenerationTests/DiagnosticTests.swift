import Foundation
import Testing

@testable import ComponentGeneration

/// Diagnostics of bad input: location, severity, remedy.
///
/// Numbers: lines and columns counted in the inputs, from 1; inputs begin in line 6, below the five lines of `sound`.
/// Columns count bytes of UTF-8, as the compiler's do.
struct DiagnosticTests {
    /// Declarations that are fine, to add a problem to.
    static let sound = """
        struct _Component: _ComponentGenerating {
            let title: String
            let subtitle: String?
        }


        """

    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let input: String
        let expected: [String]
        var dialect = Dialect.current
        var testDescription: String { name }
    }

    /// The input follows the five lines above.
    static let cases = [
        Case(
            name: "an unknown component",
            input: "// sourcery: generated_component\npublic protocol XModel: TitelComponent {}",
            expected: ["7:25: error: unknown component 'TitelComponent', did you mean 'TitleComponent'?"]),
        Case(
            name: "the slip of the seeds",
            input: "// sourcery: generated_component\npublic protocol XModel: Title {}",
            expected: ["7:25: error: unknown component 'Title', did you mean 'TitleComponent'?"]),
        Case(
            name: "an unknown tag is a warning",
            input: "// sourcery: genrated_component, generated_component\npublic protocol XModel: TitleComponent {}",
            expected: ["6:14: warning: unknown tag 'genrated_component', did you mean 'generated_component'?"]),
        Case(
            name: "a known tag without effect is a warning",
            input:
                "// sourcery: generated_component\n// sourcery: add_public_props\npublic protocol XModel: TitleComponent {}",
            expected: ["7:14: warning: tag 'add_public_props' has no effect"]),
        Case(
            name: "a tag of the other dialect is a warning",
            input:
                "// sourcery: generated_component\npublic protocol XModel {\n  // sourcery: no_nil_check\n  var a: String { get }\n}",
            expected: ["8:16: warning: tag 'no_nil_check' has no effect in the current dialect"]),
        Case(
            name: "a tag on the wrong kind of declaration",
            input: "// sourcery: generated_component, no_view\npublic protocol XModel: TitleComponent {}",
            expected: ["6:35: error: tag 'no_view' has no meaning on a model protocol"]),
        Case(
            name: "a tag on something that is not declared for generation",
            input: "// sourcery: generated_component\nstruct X {}",
            expected: ["6:14: error: tag 'generated_component' has no meaning on this declaration"]),
        Case(
            name: "a missing value",
            input: "// sourcery: generated_component, add_env_props\npublic protocol XModel: TitleComponent {}",
            expected: ["6:35: error: tag 'add_env_props' has no value"]),
        Case(
            name: "a value where none belongs",
            input: "// sourcery: generated_component = 3\npublic protocol XModel: TitleComponent {}",
            expected: ["6:14: error: tag 'generated_component' takes no value, but has '3'"]),
        Case(
            name: "a value that is no name",
            input:
                "// sourcery: generated_component, add_env_props = \"a b\"\npublic protocol XModel: TitleComponent {}",
            expected: ["6:35: error: tag 'add_env_props' needs names, not 'a b'"]),
        Case(
            name: "a value that is no declaration",
            input: "// sourcery: generated_component, virtualProp = \"let\"\npublic protocol XModel: TitleComponent {}",
            expected: ["6:35: error: tag 'virtualProp' needs a property declaration, not 'let'"]),
        Case(
            name: "a value that is no availability",
            input:
                "// sourcery: generated_component, availableAttributeContent = \"iOS 14 *)\"\npublic protocol XModel: TitleComponent {}",
            expected: [
                "6:35: error: tag 'availableAttributeContent' needs arguments as in 'iOS 17, *', not 'iOS 14 *)'"
            ]),
        Case(
            name: "a list that is not one",
            input:
                "// sourcery: generated_component, importFrameworks = \"Combine\"\npublic protocol XModel: TitleComponent {}",
            expected: ["6:35: error: tag 'importFrameworks' needs a list, as in 'importFrameworks = [\"Combine\"]'"]),
        Case(
            name: "a composite that names itself",
            input:
                "// sourcery: generated_component_composite\npublic protocol XModel: TitleComponent {\n  var x: XModel? { get }\n}",
            expected: ["8:7: error: 'XModel' names itself"]),
        Case(
            name: "a model that inherits itself",
            input:
                "// sourcery: generated_component_composite\npublic protocol XModel: YModel {}\n// sourcery: generated_component\npublic protocol YModel: XModel {}",
            expected: ["7:25: error: 'XModel' inherits itself", "9:25: error: 'YModel' inherits itself"]),
        Case(
            name: "two properties that collide",
            input:
                "protocol _A: _ComponentMultiPropGenerating { var title: Image { get } }\n// sourcery: generated_component\npublic protocol XModel: TitleComponent, AComponent {}",
            expected: ["8:41: error: 'title' is declared by both 'TitleComponent' and 'AComponent'"]),
        Case(
            name: "a duplicate component",
            input: "protocol _Title: _ComponentMultiPropGenerating { var other: String { get } }",
            expected: ["6:10: error: 'TitleComponent' is declared more than once"]),
        Case(
            name: "a duplicate model",
            input: "protocol A {}\nprotocol A {}",
            expected: ["7:10: error: 'A' is declared more than once"]),
        Case(
            name: "two models that generate one file",
            input:
                "// sourcery: generated_component\npublic protocol ModelX: TitleComponent {}\n// sourcery: generated_component\npublic protocol XModel: TitleComponent {}",
            expected: ["9:17: error: 'XModel' and 'ModelX' generate the same file"]),
        Case(
            name: "a type parameter that hides the view it is backed by",
            input:
                "protocol _Action: _ComponentMultiPropGenerating { var actionText: String? { get } }\n// sourcery: generated_component_not_configurable\npublic protocol ActionModel: ActionComponent {}\n// sourcery: generated_component_composite\npublic protocol XModel {\n  var action: ActionModel? { get }\n}",
            expected: ["11:7: error: the type parameter 'Action' of 'X' hides a type of that name"]),
        Case(
            name: "a type parameter that hides a type of SwiftUI",
            input: "// sourcery: generated_component\npublic protocol XModel {\n  var text: String { get }\n}",
            expected: ["8:7: error: the type parameter 'Text' of 'X' hides a type of that name"]),
        Case(
            name: "a value that no view shows",
            input: "// sourcery: generated_component\npublic protocol XModel {\n  var count: Int { get }\n}",
            expected: ["8:7: error: no view shows 'count' of type 'Int'"]),
        Case(
            name: "a binding to a value",
            input:
                "// sourcery: generated_component\npublic protocol XModel: TitleComponent {\n  // sourcery: bindingProperty, no_view\n  var isOn: Bool { get set }\n}",
            expected: ["9:7: error: the binding 'isOn' cannot write back: 'XModel' need not be a class"]),
        Case(
            name: "a binding to what cannot be set",
            input:
                "// sourcery: generated_component\npublic protocol XModel: TitleComponent, AnyObject {\n  // sourcery: bindingProperty, no_view\n  var isOn: Bool { get }\n}",
            expected: ["9:7: error: the binding 'isOn' cannot write back: its property is read-only"]),
        Case(
            name: "an environment value named as a property",
            input: "// sourcery: generated_component, add_env_props = title\npublic protocol XModel: TitleComponent {}",
            expected: ["7:17: error: 'title' of 'XModel' is both a property and an environment value"]),
        Case(
            name: "a default for a property that is not there",
            input:
                "// sourcery: generated_component, default.titel.value = nil\npublic protocol XModel: TitleComponent {}",
            expected: ["6:35: error: 'XModel' has no property 'titel', did you mean 'title'?"]),
        Case(
            name: "two kinds of component at once",
            input:
                "// sourcery: generated_component, generated_component_composite\npublic protocol XModel: TitleComponent {}",
            expected: ["6:35: error: 'XModel' is tagged as more than one kind of component"]),
        Case(
            name: "a nested model",
            input: "enum E {\n  // sourcery: generated_component\n  public protocol XModel: TitleComponent {}\n}",
            expected: ["8:19: error: the model 'XModel' is nested in another type"]),
        Case(
            name: "a model that would have no name of its own",
            input: "// sourcery: generated_component\npublic protocol Person: TitleComponent {}",
            expected: ["7:17: error: the name 'Person' leaves no name for the component"]),
        Case(
            name: "a property of a classic model",
            input:
                "// sourcery: generated_component\npublic protocol XModel: TitleComponent { var a_: String { get } }",
            expected: ["7:46: error: a model's own property has no effect in the classic dialect"],
            dialect: .classic),
    ]

    @Test(arguments: cases)
    func `a problem is reported at its place`(_ problem: Case) {
        let result = generate(Self.sound + problem.input, dialect: problem.dialect, path: "Models/M.swift")
        let lines = result.messages.map { $0.split(separator: "\n") }
        #expect(lines.map { String($0[0]) } == problem.expected.map { "Models/M.swift:" + $0 })
        // Every message has a remedy, at the same place.
        #expect(lines.allSatisfy { $0.count == 2 && $0[1].contains(": note: ") })
        #expect(result.files.isEmpty == problem.expected.contains { $0.contains("error:") })
    }

    @Test func `a syntax error is reported as the compiler reports it`() {
        let result = generate(Self.sound + "public protocol XModel: {\n  var a String { get }\n}\n")
        #expect(result.errors.count >= 1)
        #expect(result.messages[0].hasPrefix("Input.swift:6:25: error: "))
        #expect(result.files.isEmpty)
    }

    @Test func `all problems of all files come at once, sorted by place`() {
        let sources = [
            SourceText(path: "B.swift", text: "// sourcery: generated_component\nprotocol BModel: Nothing {}"),
            SourceText(
                path: "A.swift",
                text:
                    "// sourcery: generated_component\nprotocol AModel: Nothing, Nowhere {}\n// sourcery: typo\nprotocol C {}"
            ),
        ]
        let result = ComponentGenerator().generate(from: sources)
        let places = result.diagnostics.map { "\($0.path):\($0.location.line):\($0.location.column)" }
        #expect(places == ["A.swift:2:18", "A.swift:2:27", "A.swift:3:14", "B.swift:2:18"])
        #expect(result.diagnostics.map(\.severity) == [.error, .error, .warning, .error])
    }

    @Test func `columns count bytes, as the compiler's do`() {
        let result = generate("/* ü */ // sourcery: generated_component\nprotocol ÄModel: Größe {}")
        #expect(result.messages.first?.hasPrefix("Input.swift:2:19: error: unknown component 'Größe'") == true)
    }

    @Test(arguments: [
        "AnyObject", "ObservableObject", "Identifiable", "Sendable", "Equatable", "Hashable", "Other",
    ])
    func `protocols that are no components are legal parents`(_ parent: String) {
        let result = generate(
            Self.sound + "public protocol Other {}\n// sourcery: generated_component\n"
                + "public protocol XModel: TitleComponent, \(parent) {}")
        #expect(result.messages == [])
    }

    @Test func `the same property reached twice is one property`() {
        let result = generate(
            Self.sound + """
                // sourcery: generated_component_composite
                public protocol XModel: TitleComponent, YModel {}
                // sourcery: generated_component
                public protocol YModel: TitleComponent, SubtitleComponent {}
                """)
        #expect(result.messages == [])
        #expect(result.file("/X+API.generated.swift").contains("struct X<Title: View, Subtitle: View>"))
    }

    @Test func `warnings are errors when asked`() {
        let declarations = SourceParser.declarations(
            in: SourceText(path: "A.swift", text: Self.sound + "// sourcery: typo\nprotocol A {}"))
        let loose = ComponentGenerator().generate(from: [declarations])
        let strict = ComponentGenerator().generate(from: [declarations], isStrict: true)
        #expect(!loose.hasErrors && !loose.files.isEmpty)
        #expect(strict.hasErrors && strict.files.isEmpty)
    }

    @Test func `a view that backs a property must exist`() {
        let text =
            Self.sound + """
                protocol _Icons: _ComponentMultiPropGenerating {
                  // sourcery: backingComponent = IconStak
                  var icons: [String]? { get }
                }
                // sourcery: generated_component
                public protocol XModel: IconsComponent {}
                struct IconStack {}
                """
        let declarations = SourceParser.declarations(in: SourceText(path: "A.swift", text: text))
        let missing = ComponentGenerator().generate(from: [declarations]) { _ in false }
        #expect(
            missing.diagnostics.map(\.message) == [
                "there is no view 'IconStak' to back 'icons', did you mean 'IconStack'?"
            ])
        #expect(ComponentGenerator().generate(from: [declarations]) { $0 == "IconStak" }.diagnostics.isEmpty)
    }

    @Test func `a body that reads a stored part is warned about`() {
        let declarations = SourceParser.declarations(
            in: SourceText(
                path: "A.swift",
                text: Self.sound + "// sourcery: generated_component\npublic protocol XModel: TitleComponent {}"))
        let view = SourceText(
            path: "Views/X.swift",
            text: """
                extension X: View {
                    var body: some View {
                        title
                        _title
                        self._title
                        other._title
                    }
                }
                extension Other { var a: Int { _title } }
                """)
        let result = ComponentGenerator().generate(from: [declarations], views: [view])
        #expect(result.diagnostics.map { "\($0.location.line):\($0.location.column)" } == ["4:9", "5:14"])
        #expect(result.diagnostics.allSatisfy { $0.severity == .warning && $0.note == "read 'title'" })
    }

    @Test func `editors get JSON`() throws {
        let result = generate(Self.sound + "// sourcery: typo\nprotocol A {}")
        let json = DiagnosticFormat.json.json(result.diagnostics)
        let entries = try #require(try JSONSerialization.jsonObject(with: json) as? [[String: Any]])
        #expect(entries.count == 1)
        #expect(entries[0]["line"] as? Int == 6)
        #expect(entries[0]["column"] as? Int == 14)
        #expect(entries[0]["severity"] as? String == "warning")
    }
}
