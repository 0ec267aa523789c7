import Foundation
import Testing

@testable import ComponentGeneration

/// The program, run as a user runs it.
///
/// Numbers: a component has two files, its interface and its boilerplate, beside four shared ones of the current
/// dialect; the first phase writes one of them, the third two (Docs/Facts/Generation.md). 64 is EX_USAGE of
/// sysexits.h; exit codes are listed in Docs/ComponentGeneration.md.
@Suite(.serialized)
struct CommandTests {
    @Test func `generating, checking, and checking what is stale`() throws {
        let project = try CommandProject()
        let missing = try project.run("--check")
        #expect(missing.status == 1)
        #expect(missing.output.contains("missing: _generated/ViewModels/API/Person+API.generated.swift"))
        #expect(try project.generated.isEmpty)

        #expect(try project.run().output == "6 generated files, 6 written, 0 removed\n")
        #expect(try project.run("--check").status == 0)
        #expect(try project.run().output == "6 generated files, 0 written, 0 removed\n")

        try FileAccess.create(
            project.folder + "/Models/Models.swift", InputTests.plain.replacing("PersonModel", with: "PatientModel"))
        let stale = try project.run("--check")
        #expect(stale.status == 1)
        #expect(stale.output.contains("left over: _generated/ViewModels/API/Person+API.generated.swift"))
        let dry = try project.run("--dry-run")
        #expect(dry.status == 0)
        #expect(dry.output.contains("would remove: _generated/ViewModels/Boilerplate/Person+View.generated.swift"))
        #expect(try project.run().output == "6 generated files, 2 written, 2 removed\n")
    }

    @Test func `boilerplate is left out where the configuration says so, and kept for other sources`() throws {
        let text = "generate:\n  sources: Models\n  output: _generated\n  target: Mine\n"
        let project = try CommandProject(configuration: text)
        #expect(try project.run().output == "6 generated files, 6 written, 0 removed\n")
        #expect(try project.generated.contains { $0.contains("Boilerplate/Person+View") })
        try Data((text + "  boilerplate: false\n").utf8).write(to: URL(fileURLWithPath: project.folder + "/fiori.yml"))
        #expect(try project.run().output == "5 generated files, 0 written, 1 removed\n")
        #expect(try !project.generated.contains { $0.contains("Boilerplate") })
        #expect(try project.run("--sources", "Models", "--output", "other").output.hasPrefix("6 generated files"))
    }

    @Test func `bad input exits with 1, says where, and writes nothing`() throws {
        let project = try CommandProject(InputTests.plain.replacing(": TitleComponent,", with: ": TitelComponent,"))
        let result = try project.run()
        #expect(result.status == 1)
        #expect(
            result.errors.hasPrefix("Models/Models.swift:9:30: error: unknown component 'TitelComponent', did you mean")
        )
        #expect(try project.generated.isEmpty)
        let json = try project.run("--diagnostics", "json")
        #expect(json.status == 1)
        #expect((try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [Any])?.count == 1)
    }

    @Test func `an unknown tag is a warning, and an error when strict`() throws {
        let project = try CommandProject(InputTests.plain.replacing("no_style", with: "no_stile"))
        let loose = try project.run()
        #expect(loose.status == 0)
        #expect(loose.errors.contains("warning: unknown tag 'no_stile', did you mean 'no_style'?"))
        #expect(try project.generated.count == 6)
        #expect(try project.run("--strict").status == 1)
    }

    @Test func `a body that reads a stored part is found`() throws {
        let project = try CommandProject()
        try FileAccess.createFolder(project.folder + "/Views")
        try FileAccess.create(
            project.folder + "/Views/Person+View.swift", "extension Person { var body: some View { _title } }")
        #expect(try project.run().errors.contains("Views/Person+View.swift:1:42: warning: the body reads '_title'"))
    }

    @Test func `a phase writes its own files and leaves the others alone`() throws {
        let project = try CommandProject()
        #expect(try project.run("--phase", "one").output == "1 generated files, 1 written, 0 removed\n")
        #expect(try project.run("--phase", "phase_three").output == "2 generated files, 2 written, 0 removed\n")
        #expect(try project.generated.count == 3)
        #expect(try project.run("--phase", "pre", "--dialect", "current").status == 64)
    }

    @Test func `options override the configuration`() throws {
        let project = try CommandProject(configuration: "generate:\n  sources: Nowhere\n")
        #expect(try project.run().status == 1)
        #expect(
            try project.run("--sources", "Models", "--output", "_generated", "--initializers", "conditional").status
                == 0)
        #expect(project.text("_generated/ViewModels/Init+Extensions/Person+Init.generated.swift") != nil)
    }

    @Test func `a new component gets a declaration and a body, and nothing is overwritten`() throws {
        let project = try CommandProject()
        let result = try project.run(
            "new", "Customer", "--properties", "title,subtitle", "--environment", "colorScheme")
        #expect(result.status == 0)
        #expect(
            project.text("Models/CustomerModel.swift") == """
                // sourcery: add_env_props = "colorScheme"
                // sourcery: generated_component
                nonisolated public protocol CustomerModel: TitleComponent, SubtitleComponent {}

                """)
        let body = project.text("Views/Customer+View.swift") ?? ""
        #expect(body.hasPrefix("import SwiftUI\n"))
        #expect(body.contains("extension Customer: View {\n    public var body: some View {\n        <# View body #>"))
        #expect(body.contains("typealias Title = EmptyModifier"))
        #expect(!body.contains("LibraryPreviewData"))
        #expect(try project.run("--check").status == 0)

        let again = try project.run("new", "Customer", "--properties", "title")
        #expect(again.status == 1)
        #expect(again.errors.contains("exists already"))
        let unknown = try project.run("new", "Other", "--properties", "titel")
        #expect(unknown.status == 1)
        #expect(unknown.errors.contains("did you mean 'TitleComponent'?"))
        #expect(project.text("Models/OtherModel.swift") == nil)
        #expect(try project.run("new", "PersonModel", "--properties", "title").status == 64)
    }

    @Test func `a new component has named styles in a target that has them`() throws {
        let project = try CommandProject()
        try FileAccess.createFolder(project.folder + "/Views")
        try FileAccess.create(project.folder + "/Views/Themed.swift", "struct Themed<Default> {}\n")
        #expect(try project.run("new", "Customer", "--properties", "title,subtitle").status == 0)
        #expect(
            project.text("Views/Customer+View.swift") == """
                import SwiftUI

                extension Fiori {
                    nonisolated enum Customer {
                        // In place of EmptyModifier: TextStyle(.body, .primaryLabel), or a modifier of the component.
                        static let title = Themed("Customer.title", EmptyModifier())
                        // In place of EmptyModifier: padding and the like, for parts that are made of values or of a model.
                        static let titleCumulative = EmptyModifier()
                    }
                }

                extension Customer: View {
                    public var body: some View {
                        VStack(alignment: .leading) {
                            title
                            subtitle
                        }
                    }
                }

                """)
    }

    @Test func `watching generates what a save changed`() throws {
        let project = try CommandProject()
        let output = Pipe()
        let process = try project.start(["--watch"], output: output)
        defer { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
        let api = "_generated/ViewModels/API/Person+API.generated.swift"
        #expect(wait { project.text(api) != nil })
        try FileAccess.create(
            project.folder + "/Models/Models.swift",
            InputTests.plain.replacing("\"horizontalSizeClass\"", with: "\"colorScheme\""))
        #expect(wait { project.text(api)?.contains("colorScheme") == true })
        // A mistake is reported, and the next save mends it.
        try FileAccess.create(project.folder + "/Models/Models.swift", "protocol {")
        Thread.sleep(forTimeInterval: 0.3)
        try FileAccess.create(project.folder + "/Models/Models.swift", InputTests.plain)
        #expect(wait { project.text(api)?.contains("horizontalSizeClass") == true })
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

    @Test func `a run that is killed leaves whole files, is noticed, and is healed by the next`() throws {
        let names = (0..<150).map { "Part\($0)" }
        let text =
            InputTests.plain + "\n"
            + names.map {
                "// sourcery: generated_component\npublic protocol \($0)Model: TitleComponent, SubtitleComponent {}\n"
            }.joined()
        let project = try CommandProject(text)
        let expected = Dictionary(uniqueKeysWithValues: generate(text).files.map { ($0.path, $0.content) })
        var mixtures = 0
        for attempt in 0..<40 where mixtures < 3 {
            try? FileManager.default.removeItem(atPath: project.folder + "/_generated")
            let process = try project.start([])
            // Killed as soon as something is there, and a little later each time.
            while try project.generated.isEmpty, process.isRunning { usleep(200) }
            usleep(UInt32(attempt * 400))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let found = try project.generated
            for path in found where path.hasSuffix(".swift") {
                let relative = String(path.dropFirst((project.folder + "/_generated/").count))
                #expect(FileAccess.text(of: path) == expected[relative], "half a file: \(relative)")
            }
            let whole = found.filter { $0.hasSuffix(".swift") }.count
            guard found.count > whole || whole < expected.count else { continue }
            mixtures += 1
            #expect(try project.run("--check").status == 1)
            #expect(try project.run().status == 0)
            #expect(try project.generated.count == expected.count)
            #expect(try project.run("--check").status == 0)
        }
        #expect(mixtures > 0, "no run was killed in the middle")
    }

    @Test func `several runs at once end in one result`() throws {
        let project = try CommandProject()
        let runs = try (0..<4).map { _ in try project.start([]) }
        for run in runs { run.waitUntilExit() }
        #expect(runs.allSatisfy { $0.terminationStatus == 0 })
        #expect(try project.run("--check").status == 0)
        #expect(try project.generated.count == 6)
    }

    @Test func `help teaches, and shells complete`() throws {
        let project = try CommandProject()
        let help = try project.run("--help")
        #expect(help.output.contains("// sourcery: generated_component"))
        #expect(help.output.contains("--initializers"))
        for shell in ["bash", "zsh", "fish"] {
            #expect(try project.run("--generate-completion-script", shell).output.contains("dialect"))
        }
    }
}
