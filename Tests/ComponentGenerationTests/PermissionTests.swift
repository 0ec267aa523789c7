import Foundation
import Testing

@testable import ComponentGeneration

/// Refusals by the system for an unprivileged user: their cause, place and remedy.
///
/// Numbers: a component has two files beside four shared ones of the current dialect
/// (Docs/Facts/Generation.md). Modes are those of chmod.
@Suite(.serialized, .enabled(if: CommandProject.permissionsCount, "no user without rights can run the program here"))
struct PermissionTests {
    /// A project that was generated, and belongs to a user without rights.
    private func generatedProject() throws -> CommandProject {
        let project = try CommandProject()
        #expect(try project.run().status == 0)
        try project.dropPrivileges()
        return project
    }

    private func allow(_ mode: mode_t, _ path: String, in project: CommandProject) {
        #expect(chmod(project.folder + "/" + path, mode) == 0)
    }

    private func contents(_ project: CommandProject) throws -> [String: String] {
        Dictionary(uniqueKeysWithValues: try project.generated.map { ($0, FileAccess.text(of: $0) ?? "") })
    }

    @Test(arguments: [[], ["--check"], ["--dry-run"]])
    func `an input file that cannot be read`(_ arguments: [String]) throws {
        let project = try generatedProject()
        allow(0o000, "Models/Models.swift", in: project)
        let result = try project.run(arguments)
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("Models/Models.swift: error: cannot be read: Permission denied\n"))
        #expect(result.errors.contains("\nModels/Models.swift: note: give this user the permission"))
        #expect(try project.generated.count == 6)
    }

    /// Such a folder once counted as empty, and everything generated from it was removed.
    @Test func `an input folder that cannot be read`() throws {
        let project = try generatedProject()
        allow(0o000, "Models", in: project)
        let result = try project.run()
        allow(0o755, "Models", in: project)
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("Models: error: cannot be read: Permission denied\n"))
        #expect(try project.generated.count == 6)
    }

    @Test func `a configuration that cannot be read`() throws {
        let project = try generatedProject()
        allow(0o000, "fiori.yml", in: project)
        let result = try project.run()
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("fiori.yml: error: cannot be read: Permission denied\n"))
    }

    @Test func `an output folder that cannot be written to keeps what it has`() throws {
        let project = try generatedProject()
        let before = try contents(project)
        try FileAccess.create(
            project.folder + "/Models/Models.swift", InputTests.plain.replacing("PersonModel", with: "PatientModel"))
        allow(0o555, "_generated/ViewModels/API", in: project)
        let result = try project.run()
        #expect(result.status == 1)
        #expect(
            result.errors.hasPrefix(
                "_generated/ViewModels/API/Patient+API.generated.swift: error: cannot be written: Permission denied\n"))
        #expect(result.errors.contains("; nothing was written"))
        #expect(try contents(project) == before)
        #expect(try project.run("--check").status == 1)
        allow(0o755, "_generated/ViewModels/API", in: project)
        #expect(try project.run().output == "6 generated files, 2 written, 2 removed\n")
    }

    @Test func `a folder that cannot be created in leaves nothing behind`() throws {
        let project = try CommandProject()
        try project.dropPrivileges()
        allow(0o555, "", in: project)
        let result = try project.run()
        allow(0o755, "", in: project)
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("_generated: error: cannot be created: Permission denied\n"))
        #expect(!FileAccess.exists(project.folder + "/_generated"))
    }

    @Test func `a generated file that cannot be read is not taken for missing`() throws {
        let project = try generatedProject()
        allow(0o000, "_generated/ViewModels/API/Person+API.generated.swift", in: project)
        let result = try project.run("--diagnostics", "json")
        #expect(result.status == 1)
        let entries = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]]
        #expect(entries?.first?["message"] as? String == "cannot be read: Permission denied")
        #expect(entries?.first?["file"] as? String == "_generated/ViewModels/API/Person+API.generated.swift")
    }

    @Test func `a file that may be left over, which only its text can tell, cannot be read`() throws {
        let project = try generatedProject()
        try FileAccess.create(
            project.folder + "/Models/Models.swift", InputTests.plain.replacing("PersonModel", with: "PatientModel"))
        allow(0o000, "_generated/ViewModels/API/Person+API.generated.swift", in: project)
        let result = try project.run()
        #expect(result.status == 1)
        #expect(result.errors.contains("Person+API.generated.swift: error: cannot be read: Permission denied\n"))
        #expect(try project.generated.count == 6)
    }

    @Test func `an output folder that cannot be read is not taken for empty`() throws {
        let project = try generatedProject()
        allow(0o000, "_generated", in: project)
        let result = try project.run("--check")
        allow(0o755, "_generated", in: project)
        #expect(result.status == 1)
        #expect(result.errors.hasPrefix("_generated/Components/Component+Protocols.generated.swift: error: cannot be"))
        #expect(!result.output.contains("missing"))
    }

    @Test(arguments: ["Models", "Views"])
    func `a new component that cannot be written leaves nothing behind`(_ folder: String) throws {
        let project = try CommandProject()
        try FileAccess.createFolder(project.folder + "/Views")
        try project.dropPrivileges()
        allow(0o555, folder, in: project)
        let result = try project.run("new", "Badge", "--properties", "title")
        allow(0o755, folder, in: project)
        #expect(result.status == 1)
        let file = folder == "Models" ? "Models/BadgeModel.swift" : "Views/Badge+View.swift"
        #expect(result.errors.hasPrefix("\(file): error: cannot be written: Permission denied\n"))
        #expect(try project.generated.isEmpty)
        #expect(!FileAccess.exists(project.folder + "/Models/BadgeModel.swift"))
        #expect(!FileAccess.exists(project.folder + "/Views/Badge+View.swift"))
        #expect(try project.run("new", "Badge", "--properties", "title").status == 0)
    }
}
