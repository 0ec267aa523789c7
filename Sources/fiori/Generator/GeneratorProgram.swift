import ArgumentParser
import Foundation

/// The program `fiori-generate` beside this one. It alone has the parser of Swift in itself, which takes as long to build
/// as all that draws.
struct GeneratorProgram {
    private static let name = "fiori-generate"

    private let url: URL

    /// - Throws: a message where the place of this program is unknown.
    init() throws {
        guard let own = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
            throw ValidationError("the folder of this program is unknown; run \(Self.name) instead")
        }
        url = own.deletingLastPathComponent().appendingPathComponent(Self.name)
    }

    /// Goes on as the generator, with its output, its exit status and its answer to signals. In the build folder of the
    /// package it is built where it is missing.
    ///
    /// - Throws: a message if the program is not there.
    func become(_ arguments: [String]) throws -> Never {
        if !FileManager.default.isExecutableFile(atPath: url.path) { try build() }
        var pointers = ([url.path] + arguments).map { strdup($0) }
        pointers.append(nil)
        _ = execv(url.path, pointers)
        throw missing()
    }

    private func missing() -> ValidationError {
        ValidationError(
            "there is no program '\(url.path)'; in the folder of the package: swift build --product \(Self.name)")
    }

    /// Builds the program in the build folder that this one is in.
    private func build() throws {
        // SwiftPM's products are in .build/<platform>/<configuration>.
        let folder = url.deletingLastPathComponent()
        let scratch = folder.deletingLastPathComponent().deletingLastPathComponent()
        let root = scratch.deletingLastPathComponent()
        guard scratch.lastPathComponent == ".build",
            FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path)
        else { throw missing() }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swift", "build", "--package-path", root.path, "--configuration", folder.lastPathComponent, "--product",
            Self.name,
        ]
        // The output is the generator's.
        process.standardOutput = FileHandle.standardError
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw ExitCode(process.terminationStatus) }
    }
}
