import ArrowChecking
import Foundation

/// A package of a few source files in a temporary folder, compiled with an index store. Removed with the value.
final class TemporaryPackage {
    struct CompilerError: Error {
        let message: String
    }

    let root: String
    var store: String { root + "/.build/debug/index/store" }

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "ArrowCheck-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        root = folder.resolvingSymlinksInPath().path
    }

    deinit {
        try? FileManager.default.removeItem(atPath: root)
    }

    func write(_ text: String, to path: String) throws {
        let file = URL(fileURLWithPath: root + "/" + path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(atPath: root + "/" + path)
    }

    /// Compiles files as one module, as a build does. The object files go to a new folder, for which the index gets new
    /// units.
    func compile(_ paths: [String], module: String) throws {
        let objects = root + "/.build/objects-\(UUID())"
        try FileManager.default.createDirectory(atPath: objects, withIntermediateDirectories: true)
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-parse-as-library", "-c", "-module-name", module, "-index-store-path", store]
            + paths.map { root + "/" + $0 }
        process.currentDirectoryURL = URL(fileURLWithPath: objects)
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let message = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw CompilerError(message: String(decoding: message, as: UTF8.self))
        }
    }
}
