import ComponentGeneration
import Foundation

/// Times the compiler on what is generated from 26 models like those of the original SDK.
struct TypeCheckBenchmark {
    private let root: String
    private static let declarations = ((#filePath as NSString).deletingLastPathComponent) + "/Models26"
    /// Where the build put the modules, SwiftUI among them.
    private static let modules =
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/Modules"

    init(in root: String) throws { self.root = root }

    /// Milliseconds of user and system time that the compiler takes to check types, the fastest of three.
    func time(_ form: InitializerForm) throws -> Double {
        var settings = Settings()
        settings.sources = [Self.declarations]
        settings.views = nil
        settings.output = root + "/types-" + form.rawValue
        settings.initializers = form
        let outcome = try GenerationSession(settings).run()
        precondition(!outcome.hasErrors, outcome.diagnostics.map(\.formatted).joined(separator: "\n"))
        let files = [Self.declarations, settings.output].flatMap { folder in
            (try? FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
                .map { folder + "/" + $0 }) ?? []
        }
        return try milliseconds(runs: 3) {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments =
                [
                    "swiftc", "-frontend", "-typecheck", "-swift-version", "6", "-default-isolation", "MainActor",
                    "-module-name", "Sample", "-I", Self.modules, "-target", Self.target,
                ] + Self.extra + files.sorted()
            try process.run()
            process.waitUntilExit()
            precondition(process.terminationStatus == 0, "the generated code does not compile")
        }
    }

    private static let target = "x86_64-unknown-linux-gnu"
    private static let extra: [String] = []
}
