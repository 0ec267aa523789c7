import Foundation
import Testing
import TextLayout

@testable import Rendering

/// Draws on a canvas of whole pixels, white below.
func picture(
    _ items: [DisplayItem], width: CGFloat = 20, height: CGFloat = 20, scale: CGFloat = 1,
    background: RGBAColor? = .white
) throws -> CGImage {
    try PNGRenderer().image(
        DisplayList(items),
        canvas: Canvas(size: CGSize(width: width, height: height), scale: scale, background: background))
}

/// A pixel's levels, colours multiplied by opacity.
func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [Int] {
    let levels = image.pixels[x, y]
    return [levels.red, levels.green, levels.blue, levels.alpha].map { Int($0) }
}

/// True if all levels differ by no more than a tolerance.
func isClose(_ a: [Int], _ b: [Int], _ tolerance: Int = 2) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

let red = Paint.color(RGBAColor(red: 1, green: 0, blue: 0))
let blue = Paint.color(RGBAColor(red: 0, green: 0, blue: 1))

func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat, _ paint: Paint = red) -> DisplayItem {
    .fill(.rect(CGRect(x: x, y: y, width: side, height: side)), paint)
}

/// An opaque image of 2 × 2 pixels: red, green, blue, white.
func fourColors() -> CGImage {
    let pixels = PixelBuffer(width: 2, height: 2)!
    pixels[0, 0] = (255, 0, 0, 255)
    pixels[1, 0] = (0, 255, 0, 255)
    pixels[0, 1] = (0, 0, 255, 255)
    pixels[1, 1] = (255, 255, 255, 255)
    return CGImage(pixels: pixels)
}

/// Items that draw a line of text.
func textItems(_ text: String, size: CGFloat = 17, at origin: CGPoint = .zero, paint: Paint = .black) -> [DisplayItem] {
    TextEngine.shared.layout(TextRequest(text, font: .system(size: size)), width: nil)
        .displayItems(at: origin) { _ in paint }
}
