#if os(Linux)
    import ArgumentParser
    import ComponentGallery
    import Foundation

    /// `fiori documentation`: writes what the documentation has of every component.
    struct DocumentationCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "documentation",
            abstract: "Write the pages and pictures of components and charts in the documentation catalogues.",
            discussion: "For maintainers of this package; `make docs` calls it.")

        @Option(help: "The folder of the package.")
        var root = "."

        func run() throws {
            let root = URL(fileURLWithPath: root, isDirectory: true)
            for subject in DocumentationCatalogue.Subject.allCases {
                // Commands run on the main thread.
                let count = try MainActor.assumeIsolated {
                    try DocumentationCatalogue(root: root, subject: subject).export()
                }
                print("\(count) \(subject.rawValue.lowercased()), each with a page and a picture in light and dark")
            }
        }
    }
#endif
