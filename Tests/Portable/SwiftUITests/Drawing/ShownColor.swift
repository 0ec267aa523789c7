import CoreGraphics
import Drawing
import Rendering
import SwiftUITestHost

extension ViewTest {
    /// The colour that is seen at a place, on a page without one of its own.
    func color(at point: CGPoint) throws -> RGBAColor {
        let canvas = Rendering.Canvas(size: size, scale: 2, background: nil)
        let pixels = try PNGRenderer().image(displayList, canvas: canvas).pixels
        let pixel = pixels[Int(point.x * 2), Int(point.y * 2)]
        func part(_ level: UInt8) -> Double { Double(level) / 255 }
        return RGBAColor(
            red: part(pixel.red), green: part(pixel.green), blue: part(pixel.blue), alpha: part(pixel.alpha))
    }
}
