#if os(Linux)
    import ArgumentParser
    import ComponentGallery
    import Foundation

    /// `fiori gallery`: draws every component in its variants.
    struct GalleryCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "gallery",
            abstract: "Draw every page of the Examples app in its variants.",
            discussion: """
                fiori gallery --export Gallery

                Writes an SVG and a PNG for each picture and an index.html that shows them all. A terminal shows the \
                progress. The exit status is 0 when all of it is written, 1 when a face is missing or a file cannot be \
                written, and 64 for wrong options.
                """)

        @Option(name: .customLong("export"), help: "The folder to write to; made if it is not there.")
        var folder: String

        func run() throws {
            let folder = URL(fileURLWithPath: folder, isDirectory: true)
            // Commands run on the main thread.
            let summary = try MainActor.assumeIsolated { try ComponentGallery().exportWithProgress(to: folder) }
            print("\(summary.pictureCount) pictures, each as SVG and PNG: \(summary.index.path)")
        }
    }
#endif
