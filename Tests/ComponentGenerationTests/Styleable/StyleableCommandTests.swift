import Foundation
import Testing

@testable import ComponentGeneration

/// The program in the styleable dialect, run as a user runs it.
///
/// Numbers: a component has one file in the compact form, and two in the original one beside seven shared files
/// (Docs/Facts/Styleable.md).
@Suite(.serialized)
struct StyleableCommandTests {
    private static let configuration =
        "generate:\n  dialect: styleable\n  sources: Models\n  views: Styles\n  output: _generated\n  target: Mine\n"

    private func project(_ more: String = "", _ declarations: String = StyleableParts.all) throws -> CommandProject {
        try CommandProject(declarations, configuration: Self.configuration + more)
    }

    @Test func `generating, checking, and checking what is stale`() throws {
        let project = try project()
        let missing = try project.run("--check")
        #expect(missing.status == 1)
        #expect(missing.output.contains("missing: _generated/Title.generated.swift"))
        #expect(try project.run().output == "3 generated files, 3 written, 0 removed\n")
        #expect(try project.run("--check").status == 0)
        try FileAccess.create(project.folder + "/Models/Models.swift", StyleableParts.title)
        #expect(try project.run("--check").output.contains("left over: _generated/Switch.generated.swift"))
        #expect(try project.run().output == "1 generated files, 0 written, 2 removed\n")
    }

    @Test func `the form comes from the configuration or the command line`() throws {
        let project = try project("  form: original\n  boilerplate: false\n")
        #expect(try project.run().output == "13 generated files, 13 written, 0 removed\n")
        #expect(try project.run("--form", "compact").output == "3 generated files, 3 written, 13 removed\n")
        let wrong = try project.run("--form", "short")
        #expect(wrong.status == 64)
    }

    @Test func `a list of components writes these and leaves the others alone`() throws {
        let project = try project()
        _ = try project.run()
        #expect(
            try project.run("--components", "Title", "_SwitchComponent").output
                == "2 generated files, 0 written, 0 removed\n")
        #expect(try project.generated.count == 3)
        let unknown = try project.run("--components", "Titel")
        #expect(unknown.status == 1)
        #expect(unknown.errors.contains("there is no component 'Titel', did you mean 'Title'?"))
        let other = try CommandProject()
        #expect(try other.run("--components", "Person").status == 64)
    }

    @Test func `warnings are repeated by a run that changes nothing`() throws {
        let project = try project(
            "",
            StyleableParts.title.replacing("// sourcery: @ViewBuilder", with: "// sourcery: @ViewBuilder, no_style"))
        try FileAccess.create(project.folder + "/Package.swift", "")
        _ = try project.run()
        Thread.sleep(forTimeInterval: 0.2)
        let second = try project.run()
        let third = try project.run()
        #expect(second.errors.contains("Models/Models.swift:3:32: warning: tag 'no_style' has no effect"))
        #expect(third.errors == second.errors)
        #expect(try FileAccess.files(below: project.folder + "/.build/fiori-generate") { _ in true }.count == 1)
    }

    @Test func `declared components are listed with their properties and the styles of their parts`() throws {
        let project = try project(
            "",
            StyleableParts.all + """
                /// A row.
                // sourcery: CompositeComponent
                protocol _RowComponent: _TitleComponent, _SwitchComponent {
                    // sourcery: defaultValue = 4
                    var gap: CGFloat { get }
                }
                """)
        let descriptions = try DeclaredComponents.descriptions(["Row"], in: project.folder + "/Models")
        #expect(
            descriptions == [
                """
                Row: A row.
                  title  AttributedString
                  isOn   Bool
                  gap    CGFloat = 4
                  styles: titleStyle, switchStyle
                """
            ])
        #expect(try DeclaredComponents.descriptions([], in: project.folder).count == 4)
        #expect(throws: (any Error).self) { try DeclaredComponents.descriptions(["Rov"], in: project.folder) }
    }

    // MARK: New components

    @Test func `a new component gets a folder with its declaration and its styles`() throws {
        let project = try project()
        let new = try project.run("new", "Row", "--properties", "title,isOn", "--family", "Items")
        #expect(new.status == 0, "\(new.errors)")
        #expect(
            new.output == """
                declared: Models/Items/Row/RowComponent.swift
                to edit:  Models/Items/Row/RowBaseStyle.swift
                to edit:  Models/Items/Row/RowFioriStyle.swift

                """)
        #expect(
            project.text("Models/Items/Row/RowComponent.swift")
                == "// sourcery: CompositeComponent\nprotocol _RowComponent: _TitleComponent, _SwitchComponent {}\n")
        let base = try #require(project.text("Models/Items/Row/RowBaseStyle.swift"))
        #expect(base.hasPrefix("import FioriComponents\nimport SwiftUI\n"))
        #expect(base.contains("nonisolated public struct RowBaseStyle: RowStyle {"))
        let fiori = try #require(project.text("Models/Items/Row/RowFioriStyle.swift"))
        for type in ["ContentFioriStyle: RowStyle", "TitleFioriStyle: TitleStyle", "SwitchFioriStyle: SwitchStyle"] {
            #expect(fiori.contains("    struct \(type) {"))
        }
        #expect(project.text("_generated/Row.generated.swift") != nil)
        let again = try project.run("new", "Row", "--properties", "title", "--family", "Items")
        #expect(again.status == 1)
        #expect(again.errors.contains("RowComponent.swift: error: exists already; nothing was written"))
        #expect(project.text("Models/Items/Row/RowBaseStyle.swift") == base)
    }

    @Test func `a new part is declared with its type`() throws {
        let project = try project()
        let new = try project.run("new", "Badge", "--part", "TextOrIcon?")
        #expect(new.status == 0, "\(new.errors)")
        #expect(project.text("Models/Badge/BadgeComponent.swift")?.contains("var badge: TextOrIcon? { get }") == true)
        #expect(project.text("Models/Badge/BadgeFioriStyle.swift")?.contains("Badge(configuration)") == true)
        #expect(try project.run("new", "Other").status == 64)
    }

    @Test func `a new component of an unknown part leaves nothing behind`() throws {
        let project = try project()
        let new = try project.run("new", "Row", "--properties", "titel")
        #expect(new.status == 1)
        #expect(new.errors.contains("unknown component '_TitelComponent', did you mean '_TitleComponent'?"))
        #expect(!FileAccess.exists(project.folder + "/Models/Row"))
    }

    @Test func `a missing style is found in the folders of the components`() throws {
        let project = try project()
        _ = try project.run("new", "Row", "--properties", "title")
        try FileAccess.create(project.folder + "/Models/Row/RowFioriStyle.swift", "extension RowFioriStyle {}\n")
        let result = try project.run()
        #expect(
            result.errors.contains("Models/Row/RowFioriStyle.swift:1:11: warning: 'Row' lacks the hand-written style"))
        #expect(result.errors.contains("struct TitleFioriStyle: TitleStyle {"))
    }
}
