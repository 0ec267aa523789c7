import Foundation
import Testing

/// The version, the help and the exit statuses of the programs.
///
/// Numbers: 64 is `EX_USAGE` of sysexits.h, with which swift-argument-parser answers wrong options; the help of each
/// command tells its statuses.
@Suite("Version, help and exit statuses")
struct CommandSurfaceTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `both programs tell the version, which is that of the changelog and of the README`() throws {
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
        [], ["generate"], ["generate", "new"], ["generate", "migrate"],
        ["generate", "components"], ["migrate"], ["new"], ["validate"], ["validate", "card"], ["resolve"],
        ["resolve", "card"], ["schema"],
        ["schema", "chart"], ["serve"], ["components"], ["render"], ["render", "component"], ["render", "chart"],
        ["render", "card"], ["render", "cards"], ["render", "stream"], ["gallery"], ["documentation"],
    ]

    @Test(arguments: commands)
    func `the help of every command tells its exit status`(command: [String]) throws {
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
        // A footer, which points to the help of commands, follows after an empty line.
        let lines = list.components(separatedBy: "\n\n")[0].split(separator: "\n")
        for line in lines where line.hasPrefix("  ") && !line.hasPrefix("   ") {
            let name = line.split(separator: " ")[0]
            #expect(Self.commands.contains(command + [String(name)]), "\(name)")
        }
    }

    @Test func `wrong options end with 64, and a command that does not exist is answered with the nearest one`() throws
    {
        let program = try FioriProgram()
        defer { program.end() }
        #expect(try program.run("gallery").status == 64)
        #expect(try program.run("components", "Nonsense").status == 64)
        let (status, _, errors) = try program.run("galery")
        #expect(status == 64)
        #expect(errors.contains("gallery"))
    }

    /// Command lines with the exit statuses that the help of their commands tells.
    private static let exitStatuses: [(line: String, status: Int32)] = [
        ("generate", 1), ("generate --nonsense", 64),
        ("new", 64), ("new RoomItem --nonsense", 64),
        ("validate card good", 0), ("validate card bad.json", 1), ("validate card missing.json", 64),
        ("resolve card good", 0), ("resolve card text.txt", 1), ("resolve card good --nonsense", 64),
        ("schema chart", 0), ("schema nonsense", 64),
        ("components Tag", 0), ("components Nonsense", 64),
        ("render component Tag -o tag.svg", 0), ("render component Tag --set nonsense=1 -o tag.svg", 64),
        ("render component Nonsense -o tag.svg", 64), ("render component Tag -o tag.jpeg", 64),
        ("render chart sales.csv --type column -o sales.svg", 0), ("render chart missing.csv -o sales.svg", 64),
        ("render chart text.txt -o sales.svg", 64),
        ("render card good -o card.svg", 0), ("render card bad.json -o card.svg", 1),
        ("render cards cards -o pictures", 0), ("render cards missing -o pictures", 64),
        ("gallery", 64), ("gallery --export text.txt/gallery", 1),
        ("documentation --root empty", 1), ("documentation --nonsense", 64),
    ]

    @Test(arguments: exitStatuses)
    func `commands end with the statuses that their help tells`(line: String, status: Int32) throws {
        let program = try FioriProgram()
        defer { program.end() }
        let card = """
            {"sap.app": {"id": "a.card", "type": "card"}, "sap.card": {"type": "List", "header": {"title": "Orders"},
             "content": {"data": {"json": [{"n": "A"}]}, "item": {"title": "{n}"}}}}
            """
        for path in ["good/manifest.json", "cards/one/manifest.json"] { try program.write(card, path) }
        try program.write(#"{"sap.card": {"type": "Nonsense", "header": 3}}"#, "bad.json")
        try program.write("no JSON, and no table", "text.txt")
        try program.write("Quarter,Sales\nQ1,12\nQ2,18\n", "sales.csv")
        try FileManager.default.createDirectory(
            at: program.folder.appendingPathComponent("empty"), withIntermediateDirectories: false)
        let (process, output, errors) = program.process(line.split(separator: " ").map(String.init))
        try process.run()
        // Problems of manifests are the output of `fiori validate`; other messages go to the error output.
        let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == status, "\(line): \(messages)")
        #expect(status == 0 || !(messages + printed).isEmpty, "\(line)")
        #expect(!(messages + printed).contains("\u{1B}"), "\(line): colours without a terminal")
    }

    @Test func `without a terminal there is no progress: the error output stays empty`() throws {
        let program = try FioriProgram()
        defer { program.end() }
        let (status, output, errors) = try program.run("render", "chart", "--gallery", "charts")
        #expect(status == 0)
        #expect(output.contains("pictures"))
        #expect(errors == "")
    }

    /// A program of Debian's base system that runs a command in a terminal of its own.
    private static let terminalProgram = "/usr/bin/script"

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: terminalProgram)))
    func `on a terminal the progress is shown, and removed at the end`() throws {
        let program = try FioriProgram()
        defer { program.end() }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.terminalProgram)
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
