import Foundation

/// A run of the compiler that checks the types of one source file against the modules of this build.
struct TypeChecking {
    /// An error, with its place in the source.
    struct Message: CustomStringConvertible {
        let line: Int
        let column: Int
        let text: String

        var description: String { "\(line):\(column): \(text)" }
    }

    let errors: [Message]
    /// The processor's seconds, those of starting the compiler and of loading the modules included.
    let seconds: Double

    init(_ source: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Sample.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let log = folder.appendingPathComponent("errors")
        // The shell prints the processor time of its children, user and system, in its last line.
        let arguments = ["swiftc", "-frontend", "-typecheck", "-swift-version", "6", "-module-name", "Sample"]
        let times = try Self.output(
            of: ["sh", "-c", #"log=$1; shift; "$@" 2> "$log"; times"#, "sh", log.path] + arguments + Self.options.get()
                + [file.path])
        seconds = times.split(separator: "\n").last.map(String.init).map(Self.seconds) ?? .infinity
        errors = try String(contentsOf: log, encoding: .utf8).matches(
            of: /(?m)^[^|\n]*Sample\.swift:(\d+):(\d+): error: (.*)$/
        )
        .map { Message(line: Int($0.1) ?? 0, column: Int($0.2) ?? 0, text: String($0.3)) }
    }

    /// The sum of times such as `0m0.25s 0m0.03s`.
    private static func seconds(_ text: String) -> Double {
        text.matches(of: /(\d+)m([\d.]+)s/).reduce(0) { $0 + (Double($1.1) ?? 0) * 60 + (Double($1.2) ?? 0) }
    }

    /// Where the modules of this build are, and the C modules below them.
    private static let options = Result {
        let files = FileManager.default
        let build = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
        let package = (1...4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let system = package.path + "/Sources/Portable/System"
        let maps = try files.contentsOfDirectory(atPath: build).map { "\(build)/\($0)/module.modulemap" }
            .filter(files.fileExists).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        let folders = try files.contentsOfDirectory(atPath: system).filter { $0.hasPrefix("C") }
            .flatMap { ["-I", "\(system)/\($0)"] }
        let flags = try output(of: [
            "pkg-config", "--cflags", "pangocairo", "pangoft2", "libcmark-gfm",
            "libdeflate",
        ])
        return ["-I", "\(build)/Modules"] + maps + folders
            + flags.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    }

    /// The output of a program that is found on the path.
    private static func output(of command: [String]) throws -> String {
        let pipe = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
