import ArgumentParser
import Foundation

/// `fiori-generate components`, and `fiori components --declared`: what a package declares.
public struct DeclaredComponentsCommand: ParsableCommand {
    public static let configuration = CommandConfiguration(
        commandName: "components", abstract: "Lists the declared components with their properties and styled parts.",
        discussion: """
            They are those of the fiori.yml of the package in which the command runs. The exit status is 0, 1 if \
            declarations cannot be read, and 64 for a name that no component has.
            """)

    @Argument(help: "The component to list; all when none is named.")
    var names: [String] = []

    public init() {}

    public func run() throws {
        try DiagnosticFormat.text.reporting {
            let folder = FileManager.default.currentDirectoryPath
            print(try DeclaredComponents.descriptions(names, in: folder).joined(separator: "\n\n"))
        }
    }
}
