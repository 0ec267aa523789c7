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

    @Test func `a new part is one file with its declaration and its styles`() throws {
        let project = try project()
        let new = try project.run("new", "Badge", "--part", "TextOrIcon?", "--family", "Parts")
        #expect(new.status == 0, "\(new.errors)")
        #expect(new.output == "declared: Models/Parts/Badge.swift\n")
        let file = try #require(project.text("Models/Parts/Badge.swift"))
        #expect(file.hasPrefix("import FioriComponents\nimport SwiftUI\n\n// sourcery: BaseComponent\n"))
        for line in [
            "    var badge: TextOrIcon? { get }", "nonisolated public struct BadgeBaseStyle: BadgeStyle {",
            "nonisolated public struct BadgeFioriStyle: BadgeStyle {",
        ] {
            #expect(file.contains("\n\(line)\n"))
        }
        #expect(try project.run("--check").status == 0)
        let again = try project.run("new", "Badge", "--part", "TextOrIcon?", "--family", "Parts")
        #expect(again.errors.contains("Badge.swift: error: exists already; nothing was written"))
        #expect(project.text("Models/Parts/Badge.swift") == file)
        #expect(try project.run("new", "Other").status == 64)
    }

    // MARK: Several targets, and the modes that stay

    @Test func `a configuration may name several targets`() throws {
        let project = try CommandProject(
            InputTests.plain,
            configuration: """
                generate:
                  - sources: Models
                    output: Old
                    target: Mine
                  - dialect: styleable
                    sources: Parts
                    output: New
                    target: Mine
                """)
        try FileAccess.createFolder(project.folder + "/Parts")
        try FileAccess.create(project.folder + "/Parts/Parts.swift", StyleableParts.all)
        let missing = try project.run("--check")
        #expect(missing.status == 1)
        #expect(missing.output.contains("missing: Old/"))
        #expect(missing.output.contains("missing: New/Title.generated.swift"))
        let run = try project.run()
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("New: 3 generated files, 3 written, 0 removed\n"))
        #expect(run.output.contains("Old: "))
        #expect(try project.run("--check").status == 0)
        let listed = try DeclaredComponents.descriptions([], in: project.folder)
        #expect(listed.contains { $0.hasPrefix("Title") } && listed.contains { $0.hasPrefix("Person") })
        // The dialect chooses the target.
        let new = try project.run("new", "Badge", "--part", "String?", "--dialect", "styleable")
        #expect(new.output == "declared: Parts/Badge.swift\n", "\(new.errors)")
        #expect(try project.run("--components", "Title").output == "1 generated files, 0 written, 0 removed\n")
    }

    @Test func `watching generates what a save changed`() throws {
        let project = try project()
        let output = Pipe()
        let process = try project.start(["--watch"], output: output)
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        let file = "_generated/Title.generated.swift"
        #expect(wait { project.text(file) != nil })
        try FileAccess.create(
            project.folder + "/Models/Models.swift",
            StyleableParts.all.replacing("var title: AttributedString {", with: "var title: AttributedString? {"))
        #expect(wait { project.text(file)?.contains("title: AttributedString? = nil") == true })
        process.terminate()
        #expect(wait { !process.isRunning }, "a watching command must end when it is asked to")
    }

    private func wait(_ condition: () -> Bool) -> Bool {
        for _ in 0..<2400 {
            if condition() { return true }
            Thread.sleep(forTimeInterval: 0.025)
        }
        return false
    }

    @Test func `files that are written elsewhere are not part of the configured target`() throws {
        let project = try CommandProject(
            StyleableParts.all, configuration: Self.configuration.replacing("Mine", with: "FioriComponents"))
        _ = try project.run()
        _ = try project.run("--output", "Elsewhere")
        #expect(project.text("_generated/Title.generated.swift")?.contains("import FioriComponents") == false)
        #expect(project.text("Elsewhere/Title.generated.swift")?.contains("import FioriComponents") == true)
    }

    @Test func `the check of a build warns of what is stale in each target`() throws {
        let project = try project()
        let stamp = project.folder + "/Stamp.swift"
        let stale = try project.run("stamp", "--package", project.folder, "--stamp", stamp)
        #expect(stale.status == 0)
        #expect(stale.output.contains("warning: generated file is stale: Title.generated.swift"))
        _ = try project.run()
        let current = try project.run("stamp", "--package", project.folder, "--stamp", stamp)
        #expect(!current.output.contains("stale"))
        #expect(FileAccess.exists(stamp))
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
