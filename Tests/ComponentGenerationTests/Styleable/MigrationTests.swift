import Foundation
import Testing

@testable import ComponentGeneration

/// Declarations that are carried from one dialect to another.
///
/// Numbers: lines and columns are those of the tests' declarations, counted from 1.
struct MigrationTests {
    private func migrate(_ text: String, from: Dialect = .current, to: Dialect = .styleable) -> Migration.File {
        Migration(from: from, to: to).files([SourceText(path: "Input.swift", text: text)])[0]
    }

    static let current = """
        import SwiftUI

        // Parts.
        struct _Component: _ComponentGenerating {
            /// The title.
            let title: String
            // sourcery: backingComponent = IconStack, customFunctionBuilder = IconBuilder
            let icons: [IconStackItem]?
            // sourcery: no_view
            let onTap: (() -> Void)?
        }

        // sourcery: no_view
        protocol _Field: _ComponentMultiPropGenerating {
            // sourcery: bindingPropertyOptional = .constant("")
            var text: String { get set }
        }

        /// A row.
        // sourcery: add_env_props = "sizeCategory"
        // sourcery: add_view_builder_params = "chart"
        // sourcery: generated_component
        public protocol RowModel: TitleComponent, FieldComponent, AnyObject {
            // sourcery: default.value = 3
            // sourcery: no_view
            var count: Int { get }
            var action: ActionModel? { get }
        }

        // sourcery: generated_component_not_configurable
        public protocol ActionModel: TitleComponent {}

        struct Other { let x = 1 }
        """

    @Test func `declarations of the current dialect become base components and composites`() {
        let file = migrate(Self.current)
        #expect(
            file.text == """
                import SwiftUI

                // Parts.
                // sourcery: BaseComponent
                protocol _TitleComponent {
                    /// The title.
                    // sourcery: @ViewBuilder
                    var title: AttributedString { get }
                }

                // sourcery: BaseComponent
                protocol _IconsComponent {
                    // sourcery: resultBuilder.name = @IconBuilder, resultBuilder.backingComponent = IconStack
                    var icons: [IconStackItem]? { get }
                }

                // sourcery: BaseComponent
                protocol _OnTapComponent {
                    var onTap: (() -> Void)? { get }
                }

                // sourcery: BaseComponent
                protocol _FieldComponent {
                    // sourcery: @Binding, defaultValue = ".constant("")"
                    var text: String { get }
                }

                /// A row.
                // sourcery: CompositeComponent
                protocol _RowComponent: _TitleComponent, _FieldComponent {
                    // sourcery: default.value = 3
                    var count: Int { get }

                    // sourcery: @ViewBuilder
                    var action: FioriButton? { get }

                    @ViewBuilder
                    var chart: (() -> any View)? { get }
                }

                // sourcery: BaseComponent
                protocol _ActionComponent: _TitleComponent {}

                struct Other { let x = 1 }
                """)
    }

    @Test func `what a person decides is listed, with its place`() {
        let decisions = migrate(Self.current).decisions.map(\.formatted)
        for text in [
            "Input.swift:20:14: warning: 'RowModel' reads environment values",
            "Input.swift:23:59: warning: 'RowModel' inherits 'AnyObject', which is no component",
            "Input.swift:23:17: warning: 'RowModel' is no protocol of apps any more",
            "Input.swift:31:17: warning: 'ActionModel' is shown from data only",
        ] {
            #expect(decisions.contains { $0.hasPrefix(text) && $0.contains("note: ") }, "\(decisions)")
        }
    }

    @Test func `what is carried over generates`() {
        let text = migrate(
            Self.current.replacing(", AnyObject", with: "").replacing(
                "public protocol ActionModel: TitleComponent {}",
                with: "public protocol ActionModel { var action: String? { get } }")
        ).text
        let result = styleable(text)
        #expect(result.errors.map(\.formatted) == [])
        #expect(result.component("Row").contains("@ViewBuilder action: () -> any View = { EmptyView() }"))
    }

    @Test func `classic declarations lose their underscores, and functions become closures`() {
        let classic = """
            struct _Component: _ComponentGenerating {
                let title_: String
            }
            protocol _Picker: _ComponentMultiPropGenerating {
                // sourcery: no_nil_check
                func didPick(_ index: Int)
            }
            // sourcery: generated_component
            public protocol ListModel: TitleComponent, PickerComponent {}
            // sourcery: generated_component_composite
            public protocol PageModel: TitleComponent, ListModel {}
            """
        let file = migrate(classic, from: .classic, to: .current)
        #expect(
            file.text == """
                struct _Component: _ComponentGenerating {
                    let title: String
                }
                protocol _Picker: _ComponentMultiPropGenerating {
                    // sourcery: no_view
                    var didPick: ((Int) -> Void)? { get }
                }
                // sourcery: generated_component
                nonisolated public protocol ListModel: TitleComponent, PickerComponent {}
                // sourcery: generated_component_composite
                nonisolated public protocol PageModel: TitleComponent {
                    var list: (any ListModel)? { get }
                }
                """)
        #expect(file.decisions.count == 2)
        #expect(Migration.dialect(of: [file.source]) == .classic)
        let styleable = migrate(classic, from: .classic).text
        #expect(styleable.contains("protocol _PageComponent: _TitleComponent, _ListComponent {}"))
        #expect(styleable.contains("var didPick: ((Int) -> Void)? { get }"))
    }

    @Test func `a file with an error is left alone`() {
        let file = migrate("protocol {")
        #expect(file.edits.isEmpty)
        #expect(file.decisions.hasErrors)
    }

    @Test func `the command shows a diff, and writes on request`() throws {
        let project = try CommandProject(Self.current)
        let shown = try project.run("migrate", "Models", "--to", "styleable")
        #expect(shown.status == 0)
        #expect(shown.output.contains("--- Models/Models.swift\n+++ Models/Models.swift\n@@ -4,8 +4,17 @@\n"))
        #expect(shown.output.contains("+// sourcery: BaseComponent\n+protocol _TitleComponent {"))
        #expect(shown.output.contains("decisions for a person; nothing was written"))
        #expect(shown.errors.contains("Models/Models.swift:20:14: warning: 'RowModel' reads environment values"))
        #expect(project.text("Models/Models.swift") == Self.current)
        let written = try project.run("migrate", "Models", "--to", "styleable", "--write")
        #expect(written.status == 0)
        #expect(written.output.contains("written: Models/Models.swift"))
        #expect(project.text("Models/Models.swift")?.contains("protocol _RowComponent") == true)
        #expect(try project.run("migrate", "Models", "--to", "styleable").status == 64)
    }
}
