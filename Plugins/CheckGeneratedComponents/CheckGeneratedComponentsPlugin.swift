import Foundation
import PackagePlugin

/// Warns at every build in which generated files are stale; the build goes on.
///
/// It runs only when a declaration, a generated file or the configuration changed: its stamp says when it last ran.
/// The stamp lies in the plugin's work folder and is an output of the command: one of the pre-build kind would make
/// everything in its folder part of the target.
@main
struct CheckGeneratedComponentsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let package = context.package.directoryURL
        let configuration = package.appending(path: "fiori.yml")
        let inputs =
            target.sourceFiles(withSuffix: "swift").map(\.url)
            + (FileManager.default.fileExists(atPath: configuration.path) ? [configuration] : [])
        // A Swift file without declarations: compiled with the target, so that the build system runs the command, and
        // never a resource.
        let stamp = context.pluginWorkDirectoryURL.appending(path: "GeneratedComponentsStamp.swift")
        return [
            .buildCommand(
                displayName: "Checking the generated components of \(target.name)",
                executable: try context.tool(named: "fiori-generate").url,
                arguments: ["stamp", "--package", package.path, "--stamp", stamp.path],
                inputFiles: inputs, outputFiles: [stamp])
        ]
    }
}
