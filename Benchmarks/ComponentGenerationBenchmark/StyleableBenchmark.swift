import ComponentGeneration
import Foundation

/// Times generation of the 225 components of the Fiori SDK for iOS in the styleable dialect, whose declarations the
/// tests of the generator have.
struct StyleableBenchmark {
    private let settings: Settings

    init(in root: String) throws {
        let folder = root + "/styleable"
        var settings = Settings()
        settings.dialect = .styleable
        settings.sources = [folder + "/in"]
        settings.output = folder + "/out"
        settings.views = nil
        self.settings = settings
        try FileManager.default.createDirectory(atPath: folder + "/in", withIntermediateDirectories: true)
        try "".write(toFile: folder + "/Package.swift", atomically: true, encoding: .utf8)
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        for name in ["Parts", "Components"] {
            let text = try String(
                contentsOf: package.appending(
                    path: "Tests/ComponentGenerationTests/Styleable/Declarations/\(name).swift"), encoding: .utf8)
            try text.write(toFile: folder + "/in/\(name).swift", atomically: true, encoding: .utf8)
        }
    }

    func cold() throws -> Double {
        try milliseconds(runs: 5, prepare: { try? FileManager.default.removeItem(atPath: settings.output) }, generate)
    }

    func unchanged() throws -> Double {
        try generate()
        // Files that were written a moment ago are not trusted to be unchanged.
        Thread.sleep(forTimeInterval: 0.2)
        try generate()
        return try milliseconds(generate)
    }

    private func generate() throws {
        let outcome = try GenerationSession(settings).run()
        precondition(!outcome.hasErrors, outcome.diagnostics.map(\.formatted).joined(separator: "\n"))
    }
}
