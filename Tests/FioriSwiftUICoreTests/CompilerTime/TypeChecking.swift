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
    /// The number of branches that the constraint solver entered: the work of type checking, the same in each run.
    let scopes: Int

    init(_ source: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Sample.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let log = folder.appendingPathComponent("errors")
        // The shell sends the errors to a file, which may be longer than a pipe holds.
        let arguments = [
            "swiftc", "-frontend", "-typecheck", "-swift-version", "6", "-module-name", "Sample",
            "-stats-output-dir", folder.path,
        ]
        _ = try Self.output(
            of: ["sh", "-c", #"log=$1; shift; "$@" 2> "$log""#, "sh", log.path] + arguments + Self.options.get()
                + [file.path])
        scopes = try Self.scopes(in: folder)
        errors = try String(contentsOf: log, encoding: .utf8).matches(
            of: /(?m)^[^|\n]*Sample\.swift:(\d+):(\d+): error: (.*)$/
        )
        .map { Message(line: Int($0.1) ?? 0, column: Int($0.2) ?? 0, text: String($0.3)) }
    }

    /// The counter in the statistics that the compiler wrote.
    private static func scopes(in folder: URL) throws -> Int {
        let statistics = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }
        return try statistics.reduce(0) { sum, file in
            let counters = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
            return sum + (counters?["Sema.NumConstraintScopes"] as? Int ?? 0)
        }
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
