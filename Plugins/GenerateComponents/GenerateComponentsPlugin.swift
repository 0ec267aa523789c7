import Foundation
import PackagePlugin

/// `swift package generate-components`: runs the generator on the package, with the options that follow.
@main
struct GenerateComponentsPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let generator = try context.tool(named: "fiori-generate")
        let process = Process()
        process.executableURL = generator.url
        // The folder decides which fiori.yml is found.
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = arguments
        try process.run()
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw Failure(status: process.terminationStatus)
        }
    }

    /// The generator has said what is wrong.
    struct Failure: Error, CustomStringConvertible {
        let status: Int32
        var description: String { "fiori-generate ended with status \(status); see its messages above" }
    }
}
