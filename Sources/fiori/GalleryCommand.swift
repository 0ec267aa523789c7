#if os(Linux)
    import ArgumentParser
    import ComponentGallery
    import Foundation

    /// `fiori gallery`: draws every component in its variants.
    struct GalleryCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "gallery",
            abstract: "Draw every component in its variants.",
            discussion: "Writes an SVG and a PNG for each picture and an index.html that shows them all.")

        @Option(name: .customLong("export"), help: "The folder to write to; made if it is not there.")
        var folder: String

        func run() throws {
            let folder = URL(fileURLWithPath: folder, isDirectory: true)
            // Commands run on the main thread.
            let summary = try MainActor.assumeIsolated { try ComponentGallery().export(to: folder) }
            print("\(summary.pictureCount) pictures, each as SVG and PNG: \(summary.index.path)")
        }
    }
#endif
