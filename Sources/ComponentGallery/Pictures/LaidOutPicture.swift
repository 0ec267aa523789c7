import Drawing
import Foundation
import Rendering
import SwiftUI

/// A picture whose views are laid out and not yet drawn.
///
/// Views are laid out on the main actor; the picture is drawn and encoded on any thread.
package struct LaidOutPicture: Sendable {
    private let list: DisplayList
    private let canvas: Rendering.Canvas

    /// Takes what a host shows.
    /// - Parameter scale: pixels per point.
    @MainActor
    init<Root: View>(of host: ViewHost<Root>, scale: CGFloat) {
        list = host.displayList
        canvas = Rendering.Canvas(size: host.size, scale: scale)
    }

    /// Size in points.
    package var size: CGSize { canvas.size }

    /// Size in pixels.
    package var pixelSize: (width: Int, height: Int) { canvas.pixelSize }

    /// Draws the picture and encodes it in a format.
    /// - Parameter isParallel: false to work on the calling thread only, with the same result.
    /// - Throws: an error of a picture that is too large for its format.
    package func data(as format: PictureFormat, isParallel: Bool = true) throws -> Data {
        switch format {
        case .png: try PNGRenderer().render(list, canvas: canvas, isParallel: isParallel)
        case .svg: Data(SVGRenderer().render(list, canvas: canvas).utf8)
        case .pdf: try PDFRenderer().render(list, canvas: canvas)
        }
    }
}
