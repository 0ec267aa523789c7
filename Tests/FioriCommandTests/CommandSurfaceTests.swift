import Foundation
import Testing

/// The version, the help and the exit statuses of the programs.
@Suite("Version, help and exit statuses")
struct CommandSurfaceTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test("Both programs tell the version, which is that of the changelog and of the README")
    func version() throws {
        let program = try FioriProgram()
        defer { program.end() }
        let (status, output, _) = try program.run("--version")
        #expect(status == 0)
        let version = output.trimmingCharacters(in: .whitespacesAndNewlines)
        #expect(version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
        let sections = try Self.text("CHANGELOG.md").matches(of: /(?m)^## \[(.+?)\]/).map { String($0.1) }
        #expect(sections.prefix(2) == ["Unreleased", version])
        #expect(try Self.text("README.md").contains(#"from: "\#(version)""#))
        let generator = try Self.output(of: "fiori-generate", ["--version"])
        #expect(generator == output)
    }

    /// All commands that are shown.
    private static let commands = [
        [], ["generate"], ["new"], ["validate"], ["validate", "card"], ["resolve"], ["resolve", "card"], ["schema"],
        ["schema", "chart"], ["components"], ["render"], ["render", "component"], ["render", "chart"],
        ["render", "card"], ["render", "cards"], ["gallery"], ["documentation"],
    ]

    @Test("The help of every command tells its exit status", arguments: commands)
    func help(command: [String]) throws {
        let program = try FioriProgram()
        defer { program.end() }
        let (process, output, errors) = program.process(command + ["--help"])
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        _ = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(text.contains("exit status"), "\(command)")
        // No command is missing in the list above.
        guard let list = text.components(separatedBy: "SUBCOMMANDS:\n").dropFirst().first else { return }
        for line in list.split(separator: "\n") where line.hasPrefix("  ") && !line.hasPrefix("   ") {
            let name = line.split(separator: " ")[0]
            #expect(Self.commands.contains(command + [String(name)]), "\(name)")
        }
    }

    @Test("Wrong options end with 64, and a command that does not exist is answered with the nearest one")
    func wrongOptions() throws {
        let program = try FioriProgram()
        defer { program.end() }
        #expect(try program.run("gallery").status == 64)
        #expect(try program.run("components", "Nonsense").status == 64)
        let (status, _, errors) = try program.run("galery")
        #expect(status == 64)
        #expect(errors.contains("gallery"))
    }

    @Test("Without a terminal there is no progress: the error output stays empty")
    func progress() throws {
        let program = try FioriProgram()
        defer { program.end() }
        let (status, output, errors) = try program.run("render", "chart", "--gallery", "charts")
        #expect(status == 0)
        #expect(output.contains("pictures"))
        #expect(errors == "")
    }

    @Test("On a terminal the progress is shown, and removed at the end")
    func terminal() throws {
        let program = try FioriProgram()
        defer { program.end() }
        // `script` runs a command in a terminal of its own.
        let script = URL(fileURLWithPath: "/usr/bin/script")
        guard FileManager.default.isExecutableFile(atPath: script.path) else { return }
        let process = Process()
        process.executableURL = script
        process.arguments = ["-qec", "'\(FioriProgram.url.path)' render chart --gallery charts", "/dev/null"]
        process.currentDirectoryURL = program.folder
        process.standardInput = FileHandle.nullDevice
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(text.contains("░"))
        #expect(text.contains(/\d+ of \d+/))
        #expect(text.contains("\r\u{1B}[K"))
    }

    private static func output(of name: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = FioriProgram.url.deletingLastPathComponent().appendingPathComponent(name)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }
}
