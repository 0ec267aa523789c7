import Foundation
import Testing

@testable import ComponentGeneration

/// The text of the original form, rule by rule.
///
/// Numbers: the declarations and what they become are those of Docs/Facts/Styleable.md, which describes the original's
/// output; the listings were compared with it by hand.
struct OriginalFormTests {
    private func leverRow() throws -> ComponentGenerator.Result {
        styleable(try TestFiles.text("Styleable/Declarations/LeverRow.swift"))
    }

    @Test(arguments: [
        ("LeverRow", "/LeverRow.generated.swift"), ("LeverRowStyle", "/LeverRowStyle.generated.swift"),
        ("Caption", "/Caption.generated.swift"), ("StyleConfiguration", "StyleConfiguration+Extension.generated.swift"),
    ])
    func `a file is what its listing shows`(_ listing: String, _ file: String) throws {
        #expect(try leverRow().file(file) == TestFiles.text("Styleable/Listings/\(listing).txt"))
    }

    @Test func `each component has two files, and seven hold a section of each`() throws {
        let paths = try leverRow().files.map(\.path).sorted()
        let names = ["Badges", "Board", "Caption", "Lever", "LeverRow", "Panel"]
        let own = names.flatMap { name in
            ["", "Style"].map { "StyleableComponents/\(name)/\(name)\($0).generated.swift" }
        }
        let shared = [
            "ComponentStyleProtocol+Extension", "EnvironmentVariables", "ModifiedStyle", "ResolvedStyle",
            "StyleConfiguration+Extension", "View+Extension_", "ViewEmptyChecking+Extension",
        ].map { "SupportingFiles/\($0).generated.swift" }
        #expect(paths == (own + shared).sorted())
    }

    // MARK: Names

    @Test(arguments: [
        ("_ObjectItemComponent", "ObjectItem"), ("_JouleWelcomeScreen", "JouleWelcomeScreen"),
        ("_ProgressIndicatorProtocol", "ProgressIndicatorProtocol"), ("_CardModel", "Card"),
        ("_ModelCarModel", "Car"), ("_ComponentListComponent", "List"), ("__TitleComponent", "_Title"),
    ])
    func `a component is named after its protocol`(_ declared: String, _ name: String) {
        #expect(StyleableName.component(declared) == name)
    }

    @Test func `hooks begin with the first letter in lower case, and only that one`() {
        let result = styleable(
            """
            // sourcery: BaseComponent
            protocol _KPIContentComponent {
                @ViewBuilder
                var kPIContent: (() -> any View)? { get }
            }
            """)
        expect("@Environment(\\.kPIContentStyle) var style", in: result.component("KPIContent"))
        expect("static let identifier = \"fiori_kpicontent_component\"", in: result.component("KPIContent"))
    }

    @Test func `sections stand in the order of the protocols' names, bytes compared`() {
        let result = styleable(
            ["_AINoticeComponent", "_AccessoryIconComponent", "_APart"].map { name in
                """
                // sourcery: BaseComponent
                protocol \(name) {
                    // sourcery: @ViewBuilder
                    var \(StyleableName.component(name).lowercasedFirst): String { get }
                }
                """
            }.joined(separator: "\n"))
        let marks = result.file("ResolvedStyle.generated.swift").split(separator: "\n").filter { $0.contains("MARK") }
        #expect(marks == ["// MARK: AINoticeStyle", "// MARK: APartStyle", "// MARK: AccessoryIconStyle"])
    }

    // MARK: Properties

    @Test(arguments: PropertyRule.all)
    func `a property is stored, taken and handed on by its kind`(_ rule: PropertyRule) throws {
        let result = styleable(
            "// sourcery: BaseComponent\nprotocol _PartComponent {\n\(rule.declaration)\n}")
        #expect(result.errors.map(\.formatted) == [])
        let text = result.component("Part")
        expect(rule.stored, in: text)
        expect(rule.builder, in: text)
        if let data = rule.data { expect(data, in: text) }
        if let argument = rule.argument { expect(argument, in: text) }
        #expect(text.contains("extension Part {\n    init(part:") == false || rule.data != nil)
        if let member = rule.member { expect(member, in: result.style("Part")) }
    }

    @Test func `an empty default makes the parameter of the data initialiser required`() {
        let result = styleable(
            """
            // sourcery: BaseComponent
            protocol _OptionalTitleComponent {
                // sourcery: @ViewBuilder, defaultValue = ""
                var optionalTitle: AttributedString? { get }
            }
            """)
        let text = result.component("OptionalTitle")
        expect("@ViewBuilder optionalTitle: () -> any View = { EmptyView() },", in: text)
        expect("init(optionalTitle: AttributedString?) {", in: text)
    }

    @Test func `only annotated builders bring a data initialiser`() {
        let text = styleable(StyleableParts.lever).component("Switch")
        #expect(text.contains("public init(isOn: Binding<Bool>,"))
        #expect(!text.contains("self.init(isOn"))
    }

    @Test func `a binding has no default in the data initialiser`() {
        let text = styleable(
            StyleableParts.title + """
                // sourcery: CompositeComponent
                protocol _FieldComponent: _TitleComponent {
                    // sourcery: @Binding, defaultValue = .constant(1)
                    var value: Int { get }
                }
                """
        ).component("Field")
        expect("value: Binding<Int> = .constant(1),", in: text)
        expect("init(title: AttributedString, value: Binding<Int>) {", in: text)
        expect("self._value = configuration.$value", in: text)
        expect("value: self.$value", in: text)
    }

    @Test func `the parts of a composite are shown by their own components, its own builders are not`() {
        let text = styleable(
            StyleableParts.all + """
                // sourcery: CompositeComponent
                protocol _RowComponent: _TitleComponent {
                    @ViewBuilder
                    var detail: (() -> any View)? { get }
                }
                // sourcery: CompositeComponent
                protocol _ListComponent: _RowComponent {}
                """)
        for name in ["Row", "List"] {
            expect(
                "self.title = Title(title: title, componentIdentifier: componentIdentifier)", in: text.component(name))
            expect("self.detail = detail()", in: text.component(name))
        }
        expect("self.title = title()", in: text.component("Title"))
    }

    @Test func `properties come from the parents in written order, then the component's own`() {
        let text = styleable(
            StyleableParts.all + """
                protocol _Plain { var number: Int { get } }
                // sourcery: CompositeComponent
                protocol _RowComponent: _SubtitleComponent, _Plain, _TitleComponent { var last: Int { get } }
                """
        ).component("Row")
        expect(
            "self.init(subtitle: { OptionalText(subtitle) }, number: number, title: { Text(title) }, last: last)",
            in: text)
    }

    @Test func `a mandatory field marks its title`() {
        let result = styleable(
            StyleableParts.all + """
                protocol _MandatoryField {}
                // sourcery: CompositeComponent
                protocol _FormComponent: _TitleComponent, _MandatoryField, _SubtitleComponent {}
                """)
        let text = result.component("Form")
        expect(
            """
            init(title: AttributedString, mandatoryFieldIndicator: TextOrIcon? = .text("*"), isRequired: Bool = false,
                 subtitle: AttributedString? = nil)
            {
                self.init(title: {
                    TextWithMandatoryFieldIndicator(text: title, isRequired: isRequired, mandatoryFieldIndicator: mandatoryFieldIndicator)
                }, subtitle: { OptionalText(subtitle) })
            }
            """, in: text)
        expect("public init(@ViewBuilder title: () -> any View, @ViewBuilder subtitle:", in: text)
        #expect(!result.style("Form").contains("mandatoryField"))
        #expect(!result.style("Form").contains("isRequired"))
    }

    // MARK: Styles

    @Test func `the Fiori style styles all parts of the ancestry, then the composites that are inherited directly`()
        throws
    {
        let text = try leverRow().style("Board")
        expect(
            """
            Board(configuration)
                .captionStyle(CaptionFioriStyle(boardConfiguration: configuration))
                .leverStyle(LeverFioriStyle(boardConfiguration: configuration))
                .badgesStyle(BadgesFioriStyle(boardConfiguration: configuration))
                .panelStyle(PanelFioriStyle(boardConfiguration: configuration))
                .leverRowStyle(LeverRowFioriStyle(boardConfiguration: configuration))
            """, in: text)
    }

    @Test func `the configuration makes composites, and parts that hold data`() throws {
        let text = try leverRow().file("StyleConfiguration+Extension.generated.swift")
        expect("Lever(.init(isDown: self.$isDown), shouldApplyDefaultStyle: true)", in: text)
        #expect(!text.contains("var _caption"))
        #expect(!text.contains("var _panel"))
        #expect(text.components(separatedBy: "var _").count - 1 == 2)
    }

    @Test func `a component is empty if its views are; data does not count`() throws {
        let text = try leverRow().file("ViewEmptyChecking+Extension.generated.swift")
        expect(
            "extension LeverRow: _ViewEmptyChecking { public var isEmpty: Bool { caption.isEmpty && badges.isEmpty } }",
            in: text)
        expect("extension Lever: _ViewEmptyChecking { public var isEmpty: Bool { false } }", in: text)
        let optional = styleable(
            """
            // sourcery: BaseComponent
            protocol _CellComponent {
                @ViewBuilder
                var cell: ((Int) -> any View)? { get }
            }
            """)
        expect("cell == nil", in: optional.file("ViewEmptyChecking+Extension.generated.swift"))
    }

    @Test func `a base component begins with its base style, a composite with the styles of its parts`() throws {
        let text = try leverRow().file("EnvironmentVariables.generated.swift")
        expect("var leverStyle: any LeverStyle { self.leverStyleStack.last ?? .base }", in: text)
        expect(
            "var leverRowStyle: any LeverRowStyle { self.leverRowStyleStack.last ?? .base.concat(.fiori) }", in: text)
        expect("struct LeverStyleStackKey: EnvironmentKey { static let defaultValue: [any LeverStyle] = [] }", in: text)
    }

    @Test func `an app styles a part of one composite by the composite's style`() throws {
        let text = try leverRow().file("ComponentStyleProtocol+Extension.generated.swift")
        expect(
            """
            public struct LeverRowCaptionStyle: LeverRowStyle {
                let style: any CaptionStyle

                public func makeBody(_ configuration: LeverRowConfiguration) -> some View {
                    LeverRow(configuration).captionStyle(self.style).typeErased
                }
            }

            public extension LeverRowStyle where Self == LeverRowCaptionStyle {
                static func captionStyle(_ style: some CaptionStyle) -> LeverRowCaptionStyle {
                    LeverRowCaptionStyle(style: style)
                }
            """, in: text)
    }

    @Test func `an internal component keeps public inside of it only`() {
        let result = styleable(
            StyleableParts.title + """
                // sourcery: CompositeComponent
                // sourcery: InternalComponent
                protocol _DemoViewComponent: _TitleComponent {}
                """)
        let text = result.component("DemoView")
        expect("struct DemoView {", in: text)
        #expect(!text.contains("public struct"))
        #expect(!text.contains("public extension"))
        expect("extension DemoView { public static let identifier", in: text)
        expect("public var body: some View", in: text)
        #expect(result.style("DemoView").contains("\nprotocol DemoViewStyle"))
        #expect(result.style("DemoView").contains("\nstruct DemoViewFioriStyle"))
        expect("public let title: Title", in: result.style("DemoView"))
        #expect(result.file("ModifiedStyle.generated.swift").contains("\nstruct DemoViewStyleModifier"))
        #expect(result.file("ComponentStyleProtocol+Extension.generated.swift").contains("\nstruct DemoViewTitleStyle"))
    }

    // MARK: Text

    @Test func `doc comments are written again, line by line`() {
        let text = styleable(
            """
            /// A part.
            ///
            ///   Indented.
            // sourcery: BaseComponent
            //// Four.
            protocol _PartComponent {
                /**
                 The part itself.
                 */
                // sourcery: @ViewBuilder
                /// More of it.
                var part: String { get }
            }
            """
        ).component("Part")
        #expect(text.contains("/// A part.\n///\n///   Indented.\n/// / Four.\npublic struct Part {"))
        #expect(text.contains("    /// The part itself.\n    /// More of it.\n    let part: any View"))
    }

    @Test func `frameworks are imported below, in the component's file only`() {
        let result = styleable(
            """
            // sourcery: BaseComponent, importFrameworks = ["FioriThemeManager", "Charts"]
            protocol _PartComponent {
                // sourcery: @ViewBuilder
                var part: String { get }
            }
            """)
        #expect(
            result.component("Part").contains(
                "import SwiftUI\n\nimport FioriThemeManager\nimport Charts\n\npublic struct"))
        #expect(!result.style("Part").contains("Charts"))
    }

    @Test func `a list of components limits the files and the sections`() throws {
        let declarations = try TestFiles.text("Styleable/Declarations/LeverRow.swift")
        for names in [["LeverRow", "Caption"], ["_LeverRowComponent", "_CaptionComponent"]] {
            let result = styleable(declarations, components: names)
            #expect(result.files.count { $0.kind == .styleableComponent } == 2)
            let marks = result.file("ResolvedStyle.generated.swift").split(separator: "\n").filter {
                $0.contains("MARK")
            }
            #expect(marks == ["// MARK: CaptionStyle", "// MARK: LeverRowStyle"])
        }
        let unknown = styleable(declarations, components: ["Captoin"])
        #expect(unknown.files.isEmpty)
        #expect(
            unknown.messages.contains { $0.contains("there is no component 'Captoin', did you mean 'Caption'?") })
    }

    @Test func `the template of styles has all that the generated code names`() throws {
        let result = styleable(try TestFiles.text("Styleable/Declarations/LeverRow.swift"), boilerplate: true)
        let text = result.file("FioriStyleTemplates/LeverRowStyle.fiori.generated.swift")
        for line in [
            "// public struct LeverRowBaseStyle: LeverRowStyle {", "// extension LeverRowFioriStyle {",
            "//     struct ContentFioriStyle: LeverRowStyle {", "//     struct CaptionFioriStyle: CaptionStyle {",
            "//         let leverRowConfiguration: LeverRowConfiguration",
        ] {
            #expect(text.contains(line))
        }
        #expect(text.split(separator: "\n").allSatisfy { $0.hasPrefix("//") })
    }

    @Test func `conditions stand around what depends on them`() {
        let result = styleable(
            StyleableParts.title + """
                #if os(iOS)
                // sourcery: CompositeComponent
                protocol _RowComponent: _TitleComponent {}
                #endif
                """)
        #expect(result.component("Row").contains("#if os(iOS)"))
        #expect(result.file("ResolvedStyle.generated.swift").contains("#if os(iOS)\n// MARK: RowStyle"))
    }
}
