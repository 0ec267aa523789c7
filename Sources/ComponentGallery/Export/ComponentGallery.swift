import ExamplePages
import Foundation
import Rendering
import SwiftUI
import TextLayout

/// Draws every example of every component in every variant, as SVG and PNG with a page that shows them all.
@MainActor
package struct ComponentGallery {
    /// Result of an export.
    package struct Summary: Sendable {
        /// The page that shows all pictures.
        package let index: URL
        /// Number of pictures, each in two formats.
        package let pictureCount: Int
    }

    private let title: String
    private let entries: [ComponentEntry]
    private let hasPoster: Bool

    /// The gallery of all components, kinds of charts, types of cards and other pages of the Examples app.
    package init() {
        let entries = ComponentCatalog.all + ChartCatalog.all + CardCatalog.all + AppPages.all
        self.init(title: "Fiori Examples", entries: entries, hasPoster: true)
    }

    private init(title: String, entries: [ComponentEntry], hasPoster: Bool) {
        self.title = title
        self.entries = entries
        self.hasPoster = hasPoster
    }

    /// The gallery of the kinds of charts.
    package static var charts: ComponentGallery {
        ComponentGallery(title: "Charts", entries: ChartCatalog.all, hasPoster: false)
    }

    /// The number of examples, each of which has several pictures.
    package var exampleCount: Int { entries.reduce(0) { $0 + $1.examples.count } }

    /// Draws the gallery into a folder, which is made if it is not there. Pictures of an earlier run are replaced.
    /// - Parameter progress: Called with the number of examples that are laid out.
    /// - Throws: an error that names the missing face and its package, or the file that cannot be written.
    package func export(to folder: URL, progress: (Int) -> Void = { _ in }) throws -> Summary {
        try TextEngine.shared.validate()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let pool = RenderingPool()
        var page = GalleryPage(title: title)
        var count = 0
        for entry in entries {
            page.begin(entry.name, summary: entry.summary)
            for example in entry.examples {
                page.begin(example.name, code: example.code.text)
                for variant in GalleryVariant.all {
                    let picture = layOut(example, variant)
                    let name = "\(example.slug)-\(variant.slug)"
                    pool.add { try picture.write(to: folder, name: name) }
                    page.add(variant, file: name, size: picture.size)
                }
                count += 1
                progress(count)
            }
        }
        try pool.finish()
        if hasPoster {
            try drawPoster().write(to: folder.appendingPathComponent("poster.png"), options: .atomic)
        }
        let index = folder.appendingPathComponent("index.html")
        try Data(page.html.utf8).write(to: index, options: .atomic)
        return Summary(index: index, pictureCount: page.pictureCount)
    }

    private func drawPoster() throws -> Data {
        let host = ViewHost(GalleryPoster(), environment: GalleryVariant.all[0].environment)
        host.layout(.unspecified)
        return try LaidOutPicture(of: host, scale: 2).data(as: .png)
    }

    private func layOut(_ example: GalleryExample, _ variant: GalleryVariant) -> LaidOutPicture {
        let host = ViewHost(
            GalleryRow(example: example, inset: variant.rowInset), environment: variant.environment)
        host.layout(ProposedViewSize(width: variant.width, height: nil))
        return LaidOutPicture(of: host, scale: 2)
    }
}

extension LaidOutPicture {
    /// Draws the picture in the formats that the page shows.
    fileprivate func write(to folder: URL, name: String) throws {
        for format in [PictureFormat.svg, .png] {
            try ExportedFile(folder.appendingPathComponent("\(name).\(format)"))
                .write(data(as: format, isParallel: false))
        }
    }
}
