#if os(Linux)
    import ArgumentParser
    import ComponentGallery
    import Foundation

    /// `fiori documentation`: writes what the documentation has of every component.
    struct DocumentationCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "documentation",
            abstract: "Write the pages and pictures of the components in the documentation catalogue.",
            discussion: "For maintainers of this package; `make docs` calls it.")

        @Option(help: "The folder of the package.")
        var root = "."

        func run() throws {
            let root = URL(fileURLWithPath: root, isDirectory: true)
            // Commands run on the main thread.
            let count = try MainActor.assumeIsolated { try DocumentationCatalogue(root: root).export() }
            print("\(count) components, each with a page and a picture in light and dark")
        }
    }
#endif
