import Foundation
import Testing
import TextLayout

@testable import Rendering

/// Pictures that are drawn several times, and texts that are wider than the glyphs that are composed at once.
///
/// Numbers: a picture of 512 × 512 pixels in 20 × 20 points; levels that differ by 1 at most where a copy is drawn,
/// between pixels by 2. 1,500 letters of 17 points are wider than 8,192 pixels at a scale of 2.
@Suite struct RepeatedPictureTests {
    /// A picture whose pixels all differ from their neighbours.
    private func large() -> CGImage {
        let pixels = PixelBuffer(width: 512, height: 512)!
        for y in 0..<512 {
            for x in 0..<512 {
                let alpha = 128 + x / 4
                pixels[x, y] = (
                    UInt8(x * 7 % 256 * alpha / 255), UInt8(y * 5 % 256 * alpha / 255),
                    UInt8((x + y) / 4 * alpha / 255), UInt8(alpha)
                )
            }
        }
        return CGImage(pixels: pixels)
    }

    private func item(_ image: CGImage, _ x: CGFloat, _ y: CGFloat) -> DisplayItem {
        .image(ImageItem(image: image, rect: CGRect(x: x, y: y, width: 20, height: 20)))
    }

    private func levels(_ image: CGImage) -> [[Int]] {
        (0..<image.height).flatMap { y in (0..<image.width).map { x in pixel(image, x, y) } }
    }

    @Test(arguments: [CGFloat(0), 0.25, 0.4], [CGFloat(1), 2])
    func `a picture looks the same each time it is drawn`(shift: CGFloat, scale: CGFloat) throws {
        let image = large()
        let places: [(CGFloat, CGFloat)] = [(2, 3), (30, 3), (2, 40), (30, 40)]
        let together = try picture(
            places.map { item(image, $0 + shift, $1 + shift) }, width: 60, height: 70, scale: scale)
        var count = 0
        for (x, y) in places {
            let alone = try picture([item(image, x + shift, y + shift)], width: 60, height: 70, scale: scale)
            for row in Int((y - 1) * scale)..<Int((y + 22) * scale) {
                for column in Int((x - 1) * scale)..<Int((x + 22) * scale) {
                    #expect(
                        isClose(pixel(together, column, row), pixel(alone, column, row), shift == 0 ? 1 : 2),
                        "\(column), \(row)")
                    count += 1
                }
            }
        }
        #expect(count >= 4 * 23 * 23)
    }

    @Test func `a picture that is drawn again has its opacity and clip`() throws {
        let image = large()
        var faded = DisplayGroup(DisplayList([item(image, 2, 2)]))
        faded.opacity = 0.5
        var clipped = DisplayGroup(DisplayList([item(image, 2, 2)]))
        clipped.clip = ClipShape(.rect(CGRect(x: 2, y: 2, width: 10, height: 10)))
        let below = item(image, 30, 30)
        for group in [faded, clipped] {
            let again = try picture([below, .group(group)], width: 60, height: 60)
            let first = try picture([.group(group)], width: 60, height: 60)
            for place in 1..<24 {
                #expect(isClose(pixel(again, place, place), pixel(first, place, place), 1), "\(place)")
            }
        }
    }

    @Test func `letters of very wide texts are those of short ones`() throws {
        func item(_ text: String, x: CGFloat) throws -> DisplayItem {
            let frame = TextEngine.shared.layout(
                TextRequest(text, font: .system(size: 17)), width: nil)
            return try #require(frame.displayItems(at: CGPoint(x: x, y: 2), paints: { _ in .black }).first)
        }
        let long = String(repeating: "e", count: 1_500)
        let (wide, short) = (
            try picture([item(long, x: 2)], width: 60, height: 24, scale: 2),
            try picture([item("eeeeeeee", x: 2)], width: 60, height: 24, scale: 2)
        )
        guard case .text(let run) = try item(long, x: 0) else { return }
        #expect(run.width * 2 > 8_192)
        var count = 0
        for y in 0..<48 {
            for x in 0..<100 {
                #expect(pixel(wide, x, y) == pixel(short, x, y), "\(x), \(y)")
                if pixel(wide, x, y)[0] < 128 { count += 1 }
            }
        }
        #expect(count > 100)
        // Its end, too: 8 letters before it.
        let end = try picture([item(long, x: 50 - run.width)], width: 60, height: 24, scale: 2)
        #expect((0..<100).contains { x in (0..<48).contains { y in pixel(end, x, y)[0] < 128 } })
        #expect((102..<120).allSatisfy { x in (0..<48).allSatisfy { y in pixel(end, x, y)[0] == 255 } })
    }
}
