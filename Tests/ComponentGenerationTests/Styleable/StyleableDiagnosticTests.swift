import Foundation
import Testing

@testable import ComponentGeneration

/// Problems of styleable declarations: where they are, and how to mend them.
///
/// Numbers: lines and columns are those of the tests' declarations, counted from 1.
struct StyleableDiagnosticTests {
    /// The problems of declarations below those of a title, a subtitle and a switch, of fifteen lines.
    private func problems(_ text: String) -> [String] {
        let result = styleable(StyleableParts.all + text)
        if !result.errors.isEmpty { #expect(result.files.isEmpty) }
        return result.messages
    }

    private func expectProblem(
        _ text: String, _ message: String, note: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found = problems(text)
        #expect(
            found.contains { $0.hasPrefix("Input.swift:" + message) && $0.contains("note: ") && $0.contains(note) },
            "\(found)", sourceLocation: sourceLocation)
    }

    @Test func `a component that is inherited twice is an error`() {
        expectProblem(
            "// sourcery: CompositeComponent\nprotocol _RowComponent: _TitleComponent, _TitleComponent {}",
            "17:42: error: '_RowComponent' inherits '_TitleComponent' twice", note: "remove it here")
        expectProblem(
            """
            // sourcery: CompositeComponent
            protocol _RowComponent: _TitleComponent, _SubtitleComponent {}
            // sourcery: CompositeComponent
            protocol _ListComponent: _TitleComponent, _RowComponent {}
            """,
            "19:43: error: '_ListComponent' inherits '_TitleComponent' twice, the second time by '_RowComponent'",
            note: "take the parts that are missing from it one by one")
    }

    @Test func `a plain protocol may be inherited several times`() {
        #expect(
            problems(
                """
                protocol _MandatoryField {}
                // sourcery: CompositeComponent
                protocol _RowComponent: _TitleComponent, _MandatoryField {}
                // sourcery: CompositeComponent
                protocol _ListComponent: _RowComponent, _MandatoryField, _SubtitleComponent {}
                """) == [])
    }

    @Test func `an unknown parent is an error with the nearest name`() {
        expectProblem(
            "// sourcery: CompositeComponent\nprotocol _RowComponent: _TitelComponent {}",
            "17:25: error: unknown component '_TitelComponent', did you mean '_TitleComponent'?",
            note: "write '_TitleComponent'")
        expectProblem(
            "// sourcery: CompositeComponent\nprotocol _RowComponent: _TitleComponent, Identifiable {}",
            "17:42: error: unknown component 'Identifiable'", note: "inherits protocols of the sources only")
    }

    @Test func `a component that inherits itself is an error`() {
        expectProblem(
            """
            // sourcery: CompositeComponent
            protocol _RowComponent: _ListComponent {}
            // sourcery: CompositeComponent
            protocol _ListComponent: _RowComponent {}
            """, "17:10: error: '_RowComponent' inherits itself", note: "remove what leads back to it")
    }

    @Test func `a view builder of a base component bears the component's name`() {
        expectProblem(
            """
            // sourcery: BaseComponent
            protocol _KPISubItemComponent {
                // sourcery: @ViewBuilder
                var kPISubItemValue: TextOrIcon? { get }
            }
            """,
            "19:9: warning: the view builder 'kPISubItemValue' does not bear the name of its component 'KPISubItem'",
            note: "rename one of them")
    }

    @Test func `two properties of one name are an error`() {
        expectProblem(
            "// sourcery: CompositeComponent\nprotocol _RowComponent: _TitleComponent { var title: Int { get } }",
            "17:10: error: '_RowComponent' has two properties 'title', of '_TitleComponent' and '_RowComponent'",
            note: "rename one of them")
        expectProblem(
            "// sourcery: CompositeComponent\nprotocol _RowComponent { var a: Int { get }; var a: Int { get } }",
            "17:50: error: 'a' is declared more than once in '_RowComponent'", note: "rename one of them")
    }

    @Test(arguments: [
        ("@binding", "write '@Binding', or remove it"), ("no_view", "remove it"), ("no_style", "remove it"),
        ("bindingProperty", "write '@Binding'"),
        ("customFunctionBuilder = TagBuilder", "write 'resultBuilder.name = @…'"),
        ("@StateObject", "remove it"),
    ])
    func `a tag without effect is a warning`(_ tag: String, _ note: String) {
        let key = tag.prefix { $0 != " " }
        expectProblem(
            "// sourcery: CompositeComponent\nprotocol _RowComponent {\n    // sourcery: \(tag)\n    var a: Int { get }\n}",
            "18:18: warning: tag '\(key)' has no effect", note: note)
    }

    @Test func `an unknown tag is a warning, and one that hides a component is an error`() {
        expectProblem(
            "// sourcery: CompositeComponent\nprotocol _RowComponent {\n    // sourcery: defaultValeu = 1\n    var a: Int { get }\n}",
            "18:18: warning: unknown tag 'defaultValeu', did you mean 'defaultValue'?", note: "write 'defaultValue'")
        expectProblem(
            "// sourcery: CompositComponent\nprotocol _RowComponent: _TitleComponent {}",
            "16:14: error: unknown tag 'CompositComponent', did you mean 'CompositeComponent'?", note: "write")
        expectProblem(
            "// sourcery: generated_component_composite\nprotocol _RowComponent: _TitleComponent {}",
            "16:14: error: tag 'generated_component_composite' has no effect in the styleable dialect",
            note: "write 'CompositeComponent'; 'fiori migrate'")
    }

    @Test func `a tag that belongs to no declaration is a warning`() {
        expectProblem(
            "// sourcery: @ViewBuilder\n\nlet x = 1", "16:14: warning: tag '@ViewBuilder' belongs to no declaration",
            note: "right above")
    }

    @Test func `frameworks as plain text are a warning`() {
        expectProblem(
            "// sourcery: CompositeComponent, importFrameworks = Charts\nprotocol _RowComponent: _TitleComponent {}",
            "16:34: warning: tag 'importFrameworks' needs a list, as in 'importFrameworks = [\"Charts\"]'",
            note: "a list of names")
    }

    @Test(arguments: ["backingComponent = Text", "returnType = any View", "defaultValue = { EmptyView() }"])
    func `what says more about a builder needs one`(_ tag: String) {
        let key = "resultBuilder." + tag.prefix { $0 != " " }
        expectProblem(
            "// sourcery: CompositeComponent\nprotocol _RowComponent {\n    // sourcery: resultBuilder.\(tag)\n    var a: Int { get }\n}",
            "18:18: warning: tag '\(key)' has no effect: 'a' is no view builder by a tag", note: "add '@ViewBuilder'")
    }

    @Test func `a property with two result builders is a warning`() {
        expectProblem(
            "// sourcery: CompositeComponent\nprotocol _RowComponent {\n    @A @B var a: () -> any View { get }\n}",
            "18:15: warning: 'a' has more than one result builder", note: "keep one")
        expectProblem(
            "// sourcery: CompositeComponent\nprotocol _RowComponent {\n    @ViewBuilder var a: Int { get }\n}",
            "18:22: warning: '@ViewBuilder' has no effect: 'a' is no closure", note: "write it as a tag")
    }

    @Test func `a default that one of the initialisers does without is a warning`() {
        expectProblem(
            """
            // sourcery: BaseComponent
            protocol _OnStarImageComponent {
                // sourcery: @ViewBuilder
                // sourcery: defaultValue = Image("star")
                var onStarImage: Image { get }
            }
            """, "19:18: warning: 'onStarImage' has a default in the data initialiser only",
            note: "add 'resultBuilder.defaultValue = \"{ Image(\"star\") }\"'")
        expectProblem(
            """
            // sourcery: CompositeComponent
            protocol _FieldComponent: _TitleComponent {
                // sourcery: @Binding, defaultValue = .constant(1)
                var value: Int { get }
            }
            """, "18:28: warning: the default of the binding 'value' is lost in the data initialiser",
            note: "add an initialiser that has it by hand")
    }

    @Test func `a component without a property is an error`() {
        expectProblem(
            "// sourcery: CompositeComponent\nprotocol _RowComponent {}",
            "17:10: error: '_RowComponent' has no property",
            note: "inherit its parts")
    }

    @Test func `functions and static members are warnings`() {
        expectProblem(
            "// sourcery: CompositeComponent\nprotocol _RowComponent: _TitleComponent { func tap() }",
            "17:48: warning: the function 'tap' has no effect in a component", note: "declare a property with a closure"
        )
        expectProblem(
            "// sourcery: CompositeComponent\nprotocol _RowComponent: _TitleComponent { static var a: Int { get } }",
            "17:50: warning: a static property cannot be part of a component", note: "only properties count")
    }

    @Test func `names that collide are errors`() {
        expectProblem(
            "// sourcery: CompositeComponent\nprotocol _RowComponent: _TitleComponent { var style: Int { get } }",
            "17:47: error: '_RowComponent' cannot have a property 'style'", note: "choose another")
        expectProblem(
            "// sourcery: CompositeComponent\nprotocol Row: _TitleComponent {}",
            "17:10: error: the name 'Row' leaves no name for the component", note: "write '_RowComponent'")
        expectProblem(
            "// sourcery: CompositeComponent\nprotocol _Title: _SubtitleComponent {}",
            "17:10: error: '_Title' and '_TitleComponent' generate the same file", note: "rename one of them")
    }

    @Test func `a value that is no expression is an error`() {
        expectProblem(
            "// sourcery: CompositeComponent\nprotocol _RowComponent {\n    // sourcery: defaultValue = 1 +\n    var a: Int { get }\n}",
            "18:18: error: tag 'defaultValue' needs an expression, not '1 +'", note: "it takes an expression")
    }

    @Test func `a hand-written style that is missing is named, with the text to add`() {
        let declarations =
            StyleableParts.title + """
                // sourcery: CompositeComponent
                protocol _RowComponent: _TitleComponent {}
                """
        let styles = """
            struct TitleBaseStyle: TitleStyle {}
            struct TitleFioriStyle: TitleStyle {}
            public struct RowBaseStyle: RowStyle {}
            extension RowFioriStyle {
                struct ContentFioriStyle: RowStyle {}
            }
            """
        func messages(_ styles: String, isStrict: Bool = false) -> [String] {
            ComponentGenerator(EmitterOptions(dialect: .styleable))
                .generate(
                    from: [SourceParser.declarations(in: SourceText(path: "Input.swift", text: declarations))],
                    views: [SourceText(path: "Styles.swift", text: styles)], isStrict: isStrict
                ).messages
        }
        let found = messages(styles)
        #expect(found.count == 1)
        #expect(
            found.first?.hasPrefix(
                "Styles.swift:4:11: warning: 'Row' lacks the hand-written style 'RowFioriStyle.TitleFioriStyle'")
                == true)
        #expect(
            found.first?.contains(
                "    struct TitleFioriStyle: TitleStyle {\n        let rowConfiguration: RowConfiguration") == true)
        #expect(messages(styles, isStrict: true).first?.contains("error: 'Row' lacks") == true)
        #expect(
            messages(
                styles.replacing(
                    "struct ContentFioriStyle: RowStyle {}",
                    with: "struct ContentFioriStyle: RowStyle {}\nstruct TitleFioriStyle: TitleStyle {}"))
                == [])
        #expect(
            messages(styles.replacing("RowBaseStyle", with: "Other")).contains {
                $0.hasPrefix("Input.swift:7:10: warning: 'Row' lacks the hand-written style 'RowBaseStyle'")
            })
    }
}
