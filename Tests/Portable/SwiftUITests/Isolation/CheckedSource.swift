import Foundation

/// A source file of an app, and the compiler's messages about it when it is checked against the modules of this build.
struct CheckedSource {
    /// A language mode, and the isolation of declarations that do not say their own.
    struct Mode: CustomStringConvertible, Sendable {
        let version: Int
        var isMainActorDefault = false

        static let swift5 = Mode(version: 5)
        static let swift6 = Mode(version: 6)
        static let swift6OnMainActor = Mode(version: 6, isMainActorDefault: true)

        var description: String { "Swift \(version)" + (isMainActorDefault ? " on the main actor" : "") }
    }

    /// The errors and warnings, each from `error:` or `warning:` on.
    let messages: [String]

    var errors: [String] { messages.filter { $0.hasPrefix("error:") } }

    init(_ text: String, in mode: Mode) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("App.swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        var arguments = [
            "swiftc", "-frontend", "-typecheck", "-parse-as-library", "-swift-version", "\(mode.version)",
            "-module-name",
            "App", "-diagnostic-style", "llvm", "-module-cache-path", Self.moduleCache, "-I", Self.modules,
        ]
        if mode.isMainActorDefault { arguments += ["-default-isolation", "MainActor"] }
        let output = try Self.output(of: arguments + Self.moduleOptions.get() + [file.path])
        messages = output.split(separator: "\n").compactMap { line in
            line.range(of: "error: |warning: ", options: .regularExpression).map { String(line[$0.lowerBound...]) }
        }
    }

    /// The folder of the build that this test is part of.
    private static let products =
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    private static let modules = products.appendingPathComponent("Modules").path
    private static let moduleCache = products.appendingPathComponent("ModuleCache").path

    /// The compiler's options for the C modules below SwiftUI.
    private static let moduleOptions = Result { try findModuleOptions() }

    private static func findModuleOptions() throws -> [String] {
        let files = FileManager.default
        var options: [String] = []
        for name in try files.contentsOfDirectory(atPath: products.path).sorted() {
            let map = products.appendingPathComponent(name + "/module.modulemap").path
            if files.fileExists(atPath: map) { options += ["-Xcc", "-fmodule-map-file=" + map] }
        }
        var package = URL(fileURLWithPath: #filePath)
        while !files.fileExists(atPath: package.appendingPathComponent("Package.swift").path), package.path != "/" {
            package.deleteLastPathComponent()
        }
        let system = package.appendingPathComponent("Sources/Portable/System").path
        for name in try files.contentsOfDirectory(atPath: system).sorted() where name.hasPrefix("C") {
            options += ["-I", system + "/" + name]
        }
        let flags = try output(of: [
            "pkg-config", "--cflags-only-I", "pangocairo", "pangoft2", "libcmark-gfm",
            "libdeflate",
        ])
        return options + flags.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    }

    private static func output(of arguments: [String]) throws -> String {
        let pipe = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return output
    }
}
