import ExamplePages
import Foundation
import Rendering
import SwiftUI
import TextLayout

/// Draws every example of every component in every variant, as SVG and PNG with pages that show them.
@MainActor
package struct ComponentGallery {
    /// Result of an export.
    package struct Summary: Sendable {
        /// The first page, which leads to all pictures.
        package let index: URL
        /// Number of pictures, each in two formats.
        package let pictureCount: Int
    }

    private let title: String
    private let sections: [(title: String, entries: [ComponentEntry])]
    private let hasPoster: Bool

    /// The gallery of all pages of the Examples app: components, kinds of charts, types of cards and others, in its groups.
    package init() {
        let sections = ExamplePage.sections.map { section in
            (title: section.title, entries: section.pages.compactMap(Self.entry))
        }
        self.init(title: "Fiori Examples", sections: sections, hasPoster: true)
    }

    private init(title: String, sections: [(title: String, entries: [ComponentEntry])], hasPoster: Bool) {
        self.title = title
        self.sections = sections
        self.hasPoster = hasPoster
    }

    /// The gallery of the kinds of charts.
    package static var charts: ComponentGallery {
        ComponentGallery(title: "Charts", sections: [("Charts", ChartCatalog.all)], hasPoster: false)
    }

    /// The entry of a page; nil for a name that nothing has.
    private static func entry(of page: ExamplePage) -> ComponentEntry? {
        switch page {
        case .component(let name): ComponentCatalog.entry(named: name)
        case .styleable(let name): StyleableCatalog.entry(named: name)
        case .chart(let name): ChartCatalog.entry(named: name)
        case .card(let kind): kind.entry
        default: AppPages.entry(of: page)
        }
    }

    /// The number of examples, each of which has several pictures.
    package var exampleCount: Int { sections.flatMap(\.entries).reduce(0) { $0 + $1.examples.count } }

    /// Draws the gallery into a folder, which is made if it is not there. Pictures of an earlier run are replaced.
    /// - Parameter progress: Called with the number of examples that are laid out.
    /// - Throws: an error that names the missing face and its package, or the file that cannot be written.
    package func export(to folder: URL, progress: (Int) -> Void = { _ in }) throws -> Summary {
        try TextEngine.shared.validate()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let drawing = GalleryDrawing(folder: folder)
        var site = GallerySite(title: title)
        var count = 0
        for section in sections {
            site.begin(section: section.title)
            for entry in section.entries {
                var shown = GallerySite.Entry(name: entry.title, summary: entry.summary)
                for example in entry.examples {
                    shown.add(drawing.draw(example), thumbnails: (0, GalleryVariant.all.count / 2))
                    count += 1
                    progress(count)
                }
                if let kind = entry.chart { shown.add(try drawing.drawCoveringSet(of: kind, slug: shown.slug)) }
                site.add(shown)
            }
        }
        try drawing.finish()
        if hasPoster {
            try drawPoster().write(to: folder.appendingPathComponent("poster.png"), options: .atomic)
        }
        for file in site.files {
            try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.name), options: .atomic)
        }
        return Summary(index: folder.appendingPathComponent("index.html"), pictureCount: site.pictureCount)
    }

    private func drawPoster() throws -> Data {
        let host = ViewHost(GalleryPoster(), environment: GalleryVariant.all[0].environment)
        host.layout(.unspecified)
        return try LaidOutPicture(of: host, scale: 2).data(as: .png)
    }
}
