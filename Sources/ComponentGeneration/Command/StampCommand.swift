import ArgumentParser
import Foundation

/// The command of the build-tool plugin: warns about stale files, and leaves a stamp so that it need not run again.
public struct StampCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "stamp", abstract: "Warns about stale generated files during a build.", shouldDisplay: false)

    @Option(help: "The package whose fiori.yml says what is generated.")
    var package: String

    @Option(help: "The Swift file to write when done.")
    var stamp: String

    public init() {}

    public func run() throws {
        // A build must not fail because of a check that it does not need, so every error becomes a warning.
        do { try warn() } catch { print("warning: the generated components were not checked: \(error)") }
        try FileAccess.create(stamp, "// The generated components were checked.\n")
    }

    private func warn() throws {
        let configuration = package + "/" + ConfigurationFile.name
        guard FileAccess.exists(configuration) else {
            print("warning: there is no \(ConfigurationFile.name) in \(package): nothing says what is generated")
            return
        }
        for settings in try ConfigurationFile.settings(at: configuration) {
            warn(of: try GenerationSession(settings).plan())
        }
    }

    private func warn(of outcome: GenerationSession.Outcome) {
        for var diagnostic in outcome.diagnostics {
            diagnostic.severity = .warning
            print(diagnostic.formatted)
        }
        for file in outcome.plan.writes { print("warning: generated file is stale: \(file.path)") }
        for removal in outcome.plan.removals { print("warning: generated file is left over: \(removal)") }
        if !outcome.plan.isEmpty { print("warning: run 'swift package generate-components'") }
    }
}
