import ExamplePages
import FioriCharts
import Foundation
import Rendering
import SwiftUI

/// The pictures of a gallery: views are laid out in turn, and drawn and written by all processors.
@MainActor
final class GalleryDrawing {
    private let folder: URL
    private let pool = RenderingPool()

    /// - Parameter folder: the folder to write to.
    init(folder: URL) { self.folder = folder }

    /// Draws an example in all variants, in their order.
    func draw(_ example: GalleryExample) -> GallerySite.Example {
        let pictures = GalleryVariant.all.map { variant in
            let host = ViewHost(
                GalleryRow(example: example, inset: variant.rowInset), environment: variant.environment)
            host.layout(ProposedViewSize(width: variant.width, height: nil))
            if example.loadsContent { waitForContent(of: host, width: variant.width) }
            return add(
                LaidOutPicture(of: host, scale: 2), name: "\(example.slug)-\(variant.slug)", caption: variant.name)
        }
        return GallerySite.Example(name: example.name, code: example.code.text, pictures: pictures)
    }

    /// Runs the tasks of views until what they show stays the same for a while.
    private func waitForContent<Root: View>(of host: ViewHost<Root>, width: CGFloat) {
        let end = ContinuousClock.now + .seconds(3)
        var unchanged = 0
        var shown = host.displayList
        while unchanged < 10, ContinuousClock.now < end {
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.02))
            host.layout(ProposedViewSize(width: width, height: nil))
            let list = host.displayList
            unchanged = list == shown ? unchanged + 1 : 0
            shown = list
        }
    }

    /// Draws a kind of chart in the covering set of its circumstances.
    /// - Parameter slug: the beginning of the files' names.
    func drawCoveringSet(of kind: ChartType, slug: String) throws -> GallerySite.Example {
        let set = ChartCircumstances.coveringSet(counts: ChartSampleModels.counts(of: kind))
        let pictures = try set.map {
            add(try $0.picture(of: kind), name: "\(slug)-\($0.slug)", caption: $0.caption)
        }
        return GallerySite.Example(
            name: "sizes, languages and numbers of series or parts", code: nil, pictures: pictures)
    }

    /// Waits until all pictures are written.
    /// - Throws: an error that names a file that cannot be written.
    func finish() throws { try pool.finish() }

    private func add(_ picture: LaidOutPicture, name: String, caption: String) -> GallerySite.Picture {
        pool.add { [folder] in
            for format in [PictureFormat.svg, .png] {
                try ExportedFile(folder.appendingPathComponent("\(name).\(format)"))
                    .write(picture.data(as: format, isParallel: false))
            }
        }
        return GallerySite.Picture(caption: caption, file: name, size: picture.size)
    }
}
