import ComponentGeneration
import Foundation

/// Times the compiler on the code that is generated from 26 models like those of the original SDK.
struct TypeCheckBenchmark {
    private let root: String
    private static let declarations = ((#filePath as NSString).deletingLastPathComponent) + "/Models26"
    /// The library's own type, which the generated environment keys hold.
    private static let anyViewModifier = package + "/Sources/FioriBuildingBlocks/Themed/AnyViewModifier.swift"
    private static let package =
        (((#filePath as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent as NSString)
        .deletingLastPathComponent
    /// Where the build put the modules, SwiftUI among them.
    private static let modules =
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path + "/Modules"

    private let moduleOptions: [String]

    init(in root: String) throws {
        self.root = root
        moduleOptions = try Self.findModuleOptions()
    }

    /// Milliseconds that the compiler takes to check types, the fastest of three.
    func time(_ form: InitializerForm) throws -> Double {
        var settings = Settings()
        settings.sources = [Self.declarations]
        settings.views = nil
        settings.output = root + "/types-" + form.rawValue
        settings.initializers = form
        let outcome = try GenerationSession(settings).run()
        precondition(!outcome.hasErrors, outcome.diagnostics.map(\.formatted).joined(separator: "\n"))
        let folders = [Self.declarations, settings.output]
        let files =
            [Self.anyViewModifier]
            + folders.flatMap { folder in
                (try? FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }
                    .map { folder + "/" + $0 }) ?? []
            }
        return try compile(files.sorted())
    }

    /// The compiler's time without generated code: for loading SwiftUI, and for the views and styles that are not
    /// generated.
    func baseline() throws -> Double {
        let file = root + "/baseline.swift"
        try "import SwiftUI\n\nenum Fiori {}\n".write(toFile: file, atomically: true, encoding: .utf8)
        return try compile([file, Self.declarations + "/Styles.swift"])
    }

    private func compile(_ files: [String]) throws -> Double {
        try milliseconds(runs: 3) {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments =
                [
                    "swiftc", "-frontend", "-typecheck", "-swift-version", "6", "-default-isolation", "MainActor",
                    "-module-name", "Sample", "-I", Self.modules,
                ] + moduleOptions + files
            try process.run()
            process.waitUntilExit()
            precondition(process.terminationStatus == 0, "the generated code does not compile")
        }
    }

    /// The compiler options for the C modules below the portable SwiftUI.
    private static func findModuleOptions() throws -> [String] {
        let build = (modules as NSString).deletingLastPathComponent
        var options: [String] = []
        for name in try FileManager.default.contentsOfDirectory(atPath: build) {
            let map = build + "/" + name + "/module.modulemap"
            if FileManager.default.fileExists(atPath: map) { options += ["-Xcc", "-fmodule-map-file=" + map] }
        }
        let system = package + "/Sources/Portable/System"
        for name in try FileManager.default.contentsOfDirectory(atPath: system) where name.hasPrefix("C") {
            options += ["-I", system + "/" + name]
        }
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "pkg-config", "--cflags", "pangocairo", "pangoft2", "libcmark-gfm",
            "libdeflate",
        ]
        process.standardOutput = output
        try process.run()
        let flags = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return options + flags.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    }
}
