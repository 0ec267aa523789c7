import Foundation
import SwiftParser
import Testing

@testable import ComponentGeneration

/// The samples of components that tests go through.
///
/// Numbers: 118 base components and 106 composites are public, as the SDK has them (Docs/Facts/Styleable.md), one of the
/// composites aside.
struct SamplesTests {
    private func text(_ declarations: [SourceText]) -> String {
        let options = EmitterOptions(dialect: .styleable, target: "Mine", styleableForm: .samples)
        return ComponentGenerator(options).generate(from: declarations).files.map(\.content).joined()
    }

    @Test func `every public component has a sample`() {
        let text = text(ComponentTableTests.sources)
        #expect(!Parser.parse(source: text).hasError)
        #expect(text.components(separatedBy: "ComponentSample(\n").count - 1 == 119 + 105)
        #expect(text.contains("import Mine\n"))
    }

    @Test func `a sample has all parts and actions, or what it needs`() {
        let declarations = """
            // sourcery: BaseComponent
            protocol _TitleComponent {
                // sourcery: @ViewBuilder
                var title: AttributedString { get }
            }
            // sourcery: BaseComponent
            protocol _TagsComponent {
                // sourcery: resultBuilder.name = @TagBuilder, resultBuilder.backingComponent = TagStack
                var tags: [AttributedString] { get }
            }
            protocol _MandatoryField {}
            // sourcery: CompositeComponent
            protocol _RowComponent: _TitleComponent, _MandatoryField, _TagsComponent {
                // sourcery: defaultValue = .normal
                var controlState: ControlState { get }
                // sourcery: @Binding
                var isOn: Bool { get }
                @ViewBuilder
                var detail: (() -> any View)? { get }
                @ViewBuilder
                var cell: (String, Int) -> any View { get }
                var onTap: ((Int) -> Void)? { get }
                var name: () -> String { get }
                var gap: CGFloat? { get }
                var message: AttributedString? { get }
            }
            """
        let text = text([SourceText(path: "Row.swift", text: declarations)])
        #expect(
            text.contains(
                """
                            full: { state in Row(title: .sample("title"), isRequired: true, tags: [.sample("tags 1"), \
                .sample("tags 2")], controlState: state, isOn: .constant(.sample("isOn")), \
                detail: { SampleView("detail") }, cell: { _, _ in SampleView("cell") }, onTap: { _ in }, \
                name: { .sample("name") }, message: .sample("message")) },
                """))
        #expect(
            text.contains(
                """
                            least: { Row(title: .sample("title"), isOn: .constant(.sample("isOn")), \
                cell: { _, _ in SampleView("cell") }, name: { .sample("name") }) }))
                """))
        #expect(
            text.contains(
                """
                "Row", .composite, parts: ["title", "tags", "detail"], \
                values: ["isRequired", "controlState", "isOn", "onTap", "name", "message"],
                """))
    }
}
