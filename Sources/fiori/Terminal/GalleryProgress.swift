#if os(Linux)
    import ComponentGallery
    import Foundation

    extension ComponentGallery {
        /// Draws the gallery into a folder, and shows the progress on a terminal.
        func exportWithProgress(to folder: URL) throws -> Summary {
            var bar = ProgressBar(total: exampleCount)
            defer { bar.clear() }
            return try export(to: folder) { bar.show(done: $0) }
        }
    }
#endif
