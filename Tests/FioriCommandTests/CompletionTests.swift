import Foundation
import Testing

/// Completion in shells, installed as README.md says, in a home of its own.
@Suite("Completion in shells")
struct CompletionTests {
    /// A shell with the completion of `fiori`.
    enum Shell: String, CaseIterable {
        case bash, zsh, fish

        var path: String? {
            ["/bin/", "/usr/bin/", "/usr/local/bin/"].map { $0 + rawValue }
                .first { FileManager.default.isExecutableFile(atPath: $0) }
        }

        /// A program that takes a line as its argument, and prints the candidates for the last word; that of zsh prints the
        /// word that is inserted.
        fileprivate var script: String {
            switch self {
            case .bash:
                """
                source ~/.local/share/bash-completion/completions/fiori
                function=$(complete -p fiori | sed 's/.*-F \\([^ ]*\\).*/\\1/')
                COMP_LINE=$1 COMP_POINT=${#1} COMP_TYPE=9
                read -ra COMP_WORDS <<<"$1"
                COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                "$function" fiori "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"
                printf '%s\\n' "${COMPREPLY[@]}"
                """
            case .fish: "complete -C $argv[1] | string split -f 1 \\t"
            case .zsh:
                // A terminal, because completion belongs to zsh's line editor; the completed line is run.
                """
                zmodload zsh/zpty
                zpty shell zsh -i
                zpty -w -n shell "$1"$'\\t\\r'
                zpty -r -m shell text '*ran <*>*'
                print -r -- "${${${text##*ran <}%%>*}##* }"
                """
            }
        }
    }

    /// The candidates for the last word of a line; zsh has one, which it inserts.
    private func candidates(_ line: String, in shell: Shell, home: URL) throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(shell.path))
        process.arguments =
            shell == .fish ? ["-c", shell.script, line] : ["-c", shell.script, shell.rawValue, line]
        process.currentDirectoryURL = home
        let path = FioriProgram.url.deletingLastPathComponent().path + ":/usr/local/bin:/usr/bin:/bin"
        process.environment = ["HOME": home.path, "PATH": path, "LC_ALL": "C.UTF-8", "TERM": "dumb"]
        process.standardInput = FileHandle.nullDevice
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let messages = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(messages == "", "\(shell)")
        return printed.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// The commands of README.md that install the completion of a shell.
    private static func installation(_ shell: Shell) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        let blocks = text.components(separatedBy: "\n```\n")
        return try #require(blocks.first { $0.contains("completion-script \(shell.rawValue)") }, "\(shell)")
    }

    /// The shells of this machine; where tests must run, all of them.
    private static let shells = Shell.allCases.filter {
        $0.path != nil || ProcessInfo.processInfo.environment["CI"] != nil
    }

    @Test(arguments: shells)
    func `a shell completes commands, subcommands and options`(shell: Shell) throws {
        let program = try FioriProgram()
        defer { program.end() }
        let install = Process()
        install.executableURL = URL(fileURLWithPath: "/bin/bash")
        install.arguments = [
            "-c", "set -e\nswift() { shift 2; \"$FIORI\" \"$@\"; }\n" + (try Self.installation(shell)) + "\n",
        ]
        install.environment = ["HOME": program.folder.path, "FIORI": FioriProgram.url.path, "PATH": "/usr/bin:/bin"]
        try install.run()
        install.waitUntilExit()
        #expect(install.terminationStatus == 0)
        if shell == .zsh {
            try program.write(program.text(".zshrc") + "PROMPT=\nfiori() { print -r -- \"ran <$*>\" }\n", ".zshrc")
        }
        #expect(try candidates("fiori ga", in: shell, home: program.folder) == ["gallery"])
        #expect(try candidates("fiori render compo", in: shell, home: program.folder) == ["component"])
        #expect(try candidates("fiori gallery --ex", in: shell, home: program.folder) == ["--export"])
        guard shell != .zsh else { return }
        let commands = try candidates("fiori render c", in: shell, home: program.folder)
        #expect(Set(commands).isSuperset(of: ["chart", "card", "cards", "component"]))
    }

    @Test func `each shell has a script that names the commands`() throws {
        let program = try FioriProgram()
        defer { program.end() }
        for shell in Shell.allCases {
            let (status, script, _) = try program.run("--generate-completion-script", shell.rawValue)
            #expect(status == 0)
            #expect(script.contains("gallery") && script.contains("dynamic-type"), "\(shell)")
        }
    }
}
