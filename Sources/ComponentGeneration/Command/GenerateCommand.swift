import ArgumentParser
import Foundation

/// `fiori-generate`, and `fiori generate`: writes the public API of the declared components.
public struct GenerateCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "generate", abstract: "Writes the public API of the declared components.")

    @Option(help: "The annotation dialect of the declarations: classic or current.")
    var dialect: Dialect = .current

    @Option(parsing: .upToNextOption, help: "Files and folders that hold the declarations.")
    var sources: [String] = ["Sources/FioriSwiftUICore/Components", "Sources/FioriSwiftUICore/Models"]

    @Option(help: "The folder that the generated files are written to.")
    var output: String = "Sources/FioriSwiftUICore/_generated"

    @Option(
        help: "How optional parts are left out: inferred (one initialiser) or conditional (one for each combination).")
    var initializers: InitializerForm = .inferred

    @Flag(help: "Write nothing; exit with 1 and list what is stale if anything is.")
    var check = false

    public init() {}

    public func run() throws {
        let generator = ComponentGenerator(EmitterOptions(dialect: dialect, initializers: initializers))
        let result = generator.generate(from: try SourceFolders.read(sources))
        for diagnostic in result.diagnostics { print(diagnostic.formatted, to: &standardError) }
        guard !result.files.isEmpty else { throw ExitCode.failure }
        let folder = OutputFolder(output)
        let plan = try folder.plan(for: result.files, removesStale: true)
        if check {
            for file in plan.writes { print("stale: \(folder.path)/\(file.path)") }
            for removal in plan.removals { print("to be removed: \(folder.path)/\(removal)") }
            if !plan.isEmpty { throw ExitCode.failure }
        } else {
            try folder.locked { try folder.apply(plan) }
        }
    }
}

struct StandardError: TextOutputStream {
    mutating func write(_ string: String) { FileHandle.standardError.write(Data(string.utf8)) }
}

nonisolated(unsafe) var standardError = StandardError()
