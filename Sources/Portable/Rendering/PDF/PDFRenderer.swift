import CCairo
import CoreGraphics
import Drawing
import Foundation

/// Draws display lists as pages of a PDF file. Text is text with embedded fonts; a point of the list is a point of the
/// PDF.
package struct PDFRenderer: Sendable {
    package init() {}

    /// A file with one page.
    package func render(_ list: DisplayList, canvas: Canvas) throws(RenderingError) -> Data {
        try render([(list, canvas)])
    }

    /// A file with a page for each list.
    package func render(_ pages: [(list: DisplayList, canvas: Canvas)]) throws(RenderingError) -> Data {
        let output = Output()
        let first = pages.first?.canvas.size ?? CGSize(width: 1, height: 1)
        let surface = cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
                let output = Unmanaged<Output>.fromOpaque(closure!).takeUnretainedValue()
                output.data.append(bytes!, count: Int(count))
                return CAIRO_STATUS_SUCCESS
            }, Unmanaged.passUnretained(output).toOpaque(), Self.length(first.width), Self.length(first.height))
        guard let surface else { throw .cairo("out of memory") }
        // A constant date makes the output reproducible.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        for page in pages {
            cairo_pdf_surface_set_size(
                surface, Self.length(page.canvas.size.width), Self.length(page.canvas.size.height))
            guard let context = cairo_create(surface) else { continue }
            if let background = page.canvas.background, background.isFinite {
                cairo_set_source_rgba(context, background.red, background.green, background.blue, background.alpha)
                cairo_paint(context)
            }
            CairoPainter(context: context, target: .page(pictureScale: page.canvas.scale)).draw(page.list)
            cairo_show_page(context)
            cairo_destroy(context)
        }
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        cairo_surface_destroy(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw .cairo(String(cString: cairo_status_to_string(status)))
        }
        return output.data
    }

    /// Collects the output of Cairo.
    private final class Output {
        var data = Data()
    }

    private static func length(_ value: CGFloat) -> Double {
        value.isFinite ? min(max(Double(value), 1), 14_400) : 1
    }
}
