#if os(Linux)
    import ArgumentParser
    import ComponentGallery
    import Foundation

    /// `fiori documentation`: writes what the documentation has of every component.
    struct DocumentationCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "documentation",
            abstract: "Write the pages and pictures of components and charts in the documentation catalogues.",
            discussion: """
                For maintainers of this package; `make docs` calls it. A terminal shows the progress. The exit status is \
                0 when all of it is written, 1 when a face is missing or a file cannot be read or written, and 64 for \
                wrong options.
                """)

        @Option(help: "The folder of the package.")
        var root = "."

        func run() throws {
            let root = URL(fileURLWithPath: root, isDirectory: true)
            for subject in DocumentationCatalogue.Subject.allCases {
                // Commands run on the main thread.
                let count = try MainActor.assumeIsolated {
                    let catalogue = try DocumentationCatalogue(root: root, subject: subject)
                    var bar = ProgressBar(total: catalogue.entryCount)
                    defer { bar.clear() }
                    return try catalogue.export { bar.show(done: $0) }
                }
                print("\(count) \(subject.rawValue.lowercased()), each with a page and a picture in light and dark")
            }
        }
    }
#endif
