import Drawing
import Foundation
import Rendering
import SwiftUI

/// The formats that pictures are written in.
package enum PictureFormat: String, CaseIterable, Sendable {
    case png, svg, pdf

    /// The picture that a host shows.
    @MainActor
    func data<Root: View>(of host: ViewHost<Root>, scale: CGFloat) throws -> Data {
        let canvas = Canvas(size: host.size, scale: scale)
        return switch self {
        case .png: try PNGRenderer().render(host.displayList, canvas: canvas)
        case .svg: Data(SVGRenderer().render(host.displayList, canvas: canvas).utf8)
        case .pdf: try PDFRenderer().render(host.displayList, canvas: canvas)
        }
    }
}
