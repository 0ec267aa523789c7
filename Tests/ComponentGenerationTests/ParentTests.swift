import Testing

@testable import ComponentGeneration

/// Parents that are not written as plain names: aliases, compositions, `where Self:`, names with their module, classes.
///
/// Numbers: lines and columns counted in the inputs, from 1. Columns count bytes of UTF-8.
struct ParentTests {
    static let components = """
        struct _Component: _ComponentGenerating {
            let title: String
            let subtitle: String?
            let footnote: String?
        }
        protocol _Icons: _ComponentMultiPropGenerating { var icons: [String] { get } }

        """

    @Test(arguments: [
        "typealias Both = TitleComponent & SubtitleComponent\n§protocol XModel: Both {}",
        "public typealias Both = TitleComponent & SubtitleComponent\n§public protocol XModel: Both {}",
        "typealias A = TitleComponent\ntypealias Both = A & Mine.SubtitleComponent\n§protocol XModel: Both {}",
        "typealias Both = (TitleComponent & SubtitleComponent)\n§protocol XModel: (Both) {}",
        "typealias Both<T> = TitleComponent & SubtitleComponent\n§protocol XModel: Both<Int> {}",
        "enum Parts { typealias Both = TitleComponent & SubtitleComponent }\n§protocol XModel: Parts.Both {}",
        "extension Parts { typealias B = TitleComponent; typealias A = B }\n§protocol XModel: Mine.Parts.A, SubtitleComponent {}",
        "typealias Both = any TitleComponent & SubtitleComponent\n§protocol XModel: Both {}",
        "§protocol XModel where Self: TitleComponent & SubtitleComponent {}",
        "§protocol XModel where Self: TitleComponent, Self: SubtitleComponent {}",
        "§protocol XModel: TitleComponent where Self: Mine.SubtitleComponent {}",
        "§protocol XModel: Mine.TitleComponent, Mine.SubtitleComponent {}",
        "§protocol XModel: Mine . TitleComponent, `SubtitleComponent` {}",
        "enum Scope { protocol P: TitleComponent, SubtitleComponent {} }\n§protocol XModel: Scope.P {}",
        "protocol P where Self: SubtitleComponent {}\n§protocol XModel: TitleComponent, P {}",
        "class Base: TitleComponent {}\nextension Base: SubtitleComponent {}\n§protocol XModel: Base {}",
        "typealias Base = Owner.Inner\nclass Owner { class Inner: TitleComponent, SubtitleComponent {} }\n§protocol XModel: Base {}",
        "§protocol XModel: @preconcurrency TitleComponent, nonisolated SubtitleComponent {}",
    ])
    func `parents are followed however they are written`(_ text: String) {
        let declarations = Self.components + text.replacing("§", with: "// sourcery: generated_component\n")
        let result = generate(declarations)
        #expect(result.messages == [])
        #expect(result.file("/X+API.generated.swift").contains("struct X<Title: View, Subtitle: View>"))
    }

    @Test func `aliases of the markers make components, too`() {
        let result = generate(
            """
            typealias Single = _ComponentGenerating
            typealias Multiple = Sendable & Mine._ComponentMultiPropGenerating
            struct _Component: Single { let title: String; let b, c: String? }
            protocol _Icons: Multiple { var icons: [String] { get } }
            // sourcery: generated_component
            public protocol XModel: TitleComponent, BComponent, CComponent, Mine.IconsComponent {}
            """)
        #expect(result.messages == [])
        #expect(result.file("/X+API.generated.swift").contains("struct X<Title: View, B: View, C: View, Icons: View>"))
        #expect(result.file("Component+Protocols.generated.swift").contains("protocol IconsComponent: Sendable {"))
    }

    @Test func `the parents of component protocols are written out by the names they mean`() {
        let result = generate(
            Self.components + """
                typealias Both = TitleComponent & _Icons
                protocol _Row: Both, _ComponentMultiPropGenerating { var row: String { get } }
                // sourcery: generated_component
                public protocol XModel: RowComponent {}
                """)
        #expect(result.messages == [])
        #expect(
            result.file("Component+Protocols.generated.swift")
                .contains("protocol RowComponent: TitleComponent, IconsComponent {"))
        #expect(result.file("/X+API.generated.swift").contains("struct X<Title: View, Icons: View, Row: View>"))
    }

    @Test func `two protocols of one name in different types are two`() {
        let result = generate(
            Self.components + """
                enum A { protocol P: TitleComponent {} }
                enum B { protocol P: SubtitleComponent {} }
                // sourcery: generated_component
                public protocol XModel: A.P, B.P {}
                """)
        #expect(result.messages == [])
        #expect(result.file("/X+API.generated.swift").contains("struct X<Title: View, Subtitle: View>"))
    }

    @Test func `an observable model is one by any name`() {
        let result = generate(
            """
            typealias Observed = Combine.ObservableObject
            // sourcery: generated_component_not_configurable
            public protocol XModel where Self: Observed {
                // sourcery: bindingProperty, no_view
                var isOn: Bool { get set }
            }
            """)
        #expect(result.messages == [])
        let api = result.file("/X+API.generated.swift")
        #expect(api.contains("init<Model>(model: Model) where Model: XModel"))
        #expect(api.contains("isOn: Bindable(_ModelReference(model))[dynamicMember: \\.model.isOn]"))
        #expect(!api.contains("get:"))
    }

    @Test(arguments: [
        ("protocol XModel: Mine.TitelComponent {}", "8:18: error: unknown component 'Mine.TitelComponent'"),
        (
            "protocol XModel: Circle {}\ntypealias Circle = Ring\ntypealias Ring = Circle",
            "8:18: error: unknown component 'Circle', did you mean 'Icons"
        ),
        ("protocol XModel where Self: NoComponent {}", "8:29: error: unknown component 'NoComponent'"),
        (
            "protocol XModel: Alias {}\ntypealias Alias = TitleComponent & NoComponent",
            "8:18: error: unknown component 'NoComponent'"
        ),
    ])
    func `a parent that leads nowhere is an error where it is written`(_ text: String, _ message: String) throws {
        let result = generate(Self.components + "// sourcery: generated_component\n" + text)
        let error = try #require(result.errors.first).formatted
        #expect(error.hasPrefix("Input.swift:" + message.components(separatedBy: ", did")[0]))
        #expect(result.files.isEmpty)
    }

    @Test func `protocols of the system have no parts`() {
        let text =
            "// sourcery: generated_component\nprotocol XModel: TitleComponent, SwiftUI.Identifiable, UIKit.UITraits {}"
        #expect(generate(Self.components + text).messages == [])
    }

    @Test(arguments: [
        "ActionModel?", "Mine.ActionModel?", "(any Mine.ActionModel)?", "Act?", "Mine.MaybeAct", "Optional<Act>",
    ])
    func `a model in a property is found however its type is written`(_ type: String) {
        let result = generate(
            """
            protocol _Action: _ComponentMultiPropGenerating { var actionText: Swift.String? { get } }
            // sourcery: generated_component_not_configurable
            public protocol ActionModel: ActionComponent {}
            public typealias Act = ActionModel
            public typealias MaybeAct = (any Act)?
            public typealias Words = Optional<String>
            // sourcery: generated_component_composite
            public protocol XModel {
                // sourcery: genericParameter.name = ActionView
                var action: \(type) { get }
                var note: Words { get }
            }
            """)
        #expect(result.messages == [])
        #expect(result.file("/X+API.generated.swift").contains("init(action: Action? = nil, note: Words = nil)"))
    }
}
