import Foundation
import Testing

@testable import ComponentGeneration

/// A folder with declarations of its own, and the program in it.
final class CommandProject {
    let folder: String

    init(_ declarations: String = InputTests.plain, configuration: String? = nil) throws {
        folder = try TestFiles.temporaryFolder("a project")
        try FileAccess.createFolder(folder + "/Models")
        try FileAccess.create(folder + "/Models/Models.swift", declarations)
        let text =
            configuration ?? "generate:\n  sources: Models\n  views: Views\n  output: _generated\n  target: Mine\n"
        try FileAccess.create(folder + "/fiori.yml", text)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Built beside the tests.
    private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("fiori-generate")

    /// True if the program runs as an unprivileged user, to whom permissions apply, unlike to root.
    private var isUnprivileged = false

    /// From now on the folder belongs to the user nobody, and the program is run as that one.
    func dropPrivileges() throws {
        guard geteuid() == 0 else { return }
        isUnprivileged = true
        // The build folder may be one that nobody else can enter.
        // Copied by another process: a child that this one starts meanwhile would hold the copy open for writing, and no
        // program runs then.
        let copy = try Process.run(
            URL(fileURLWithPath: "/bin/cp"), arguments: [Self.program.path, folder + "/fiori-generate"])
        copy.waitUntilExit()
        for path in [""] + (try FileManager.default.subpathsOfDirectory(atPath: folder)) {
            guard lchown(folder + "/" + path, Self.nobody, Self.nobody) == 0 else {
                throw CocoaError(.fileWriteNoPermission)
            }
        }
    }

    private static let nobody: uid_t = 65534

    /// True if the system refuses the program what it has no permission for, and nothing else. False where root cannot
    /// switch to another user, as in some containers, or where no other user can enter the folders of the tests or of
    /// the toolchain.
    static let permissionsCount: Bool = {
        guard let project = try? CommandProject(), (try? project.dropPrivileges()) != nil,
            (try? project.run("--help"))?.status == 0
        else { return false }
        let file = project.folder + "/Models/Models.swift"
        func isReadable() -> Bool {
            guard let test = try? project.start("/usr/bin/test", ["-r", file]) else { return false }
            test.waitUntilExit()
            return test.terminationStatus == 0
        }
        return isReadable() && chmod(file, 0) == 0 && !isReadable()
    }()

    func start(_ arguments: [String], output: Pipe = Pipe(), errors: Pipe = Pipe()) throws -> Process {
        let program = isUnprivileged ? folder + "/fiori-generate" : Self.program.path
        return try start(program, arguments, output: output, errors: errors)
    }

    private func start(
        _ program: String, _ arguments: [String], output: Pipe = Pipe(), errors: Pipe = Pipe()
    ) throws -> Process {
        let process = Process()
        if isUnprivileged {
            process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
            process.arguments =
                ["--reuid=\(Self.nobody)", "--regid=\(Self.nobody)", "--clear-groups", program] + arguments
        } else {
            process.executableURL = URL(fileURLWithPath: program)
            process.arguments = arguments
        }
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        return process
    }

    func run(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) { try run(arguments) }

    func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
        let (output, errors) = (Pipe(), Pipe())
        let process = try start(arguments, output: output, errors: errors)
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let problems = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (
            process.terminationStatus, String(decoding: text, as: UTF8.self),
            String(decoding: problems, as: UTF8.self)
        )
    }

    func text(_ path: String) -> String? { FileAccess.text(of: folder + "/" + path) }
    var generated: [String] { get throws { try FileAccess.files(below: folder + "/_generated") { _ in true } } }
}
