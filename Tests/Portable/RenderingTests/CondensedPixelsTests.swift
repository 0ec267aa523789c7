import CoreGraphics
import Drawing
import Foundation
import Testing

@testable import Rendering

/// Tests that filters make the same picture of condensed pixels as of whole ones.
///
/// Numbers: a run keeps its reach at both ends and a middle. With a reach of 4 the picture of round corners keeps two
/// edges of 20 pixels and three runs of 9 along each axis: some 67 pixels of 200 and of 150. A reach above 20 may leave
/// more than half of it.
@Suite("Condensed pictures")
struct CondensedPixelsTests {
    private static func picture(_ width: Int, _ height: Int, _ level: (Int, Int) -> UInt8) -> PixelBuffer {
        let pixels = PixelBuffer(width: width, height: height)!
        for y in 0..<height {
            for x in 0..<width {
                let level = level(x, y)
                pixels[x, y] = (level / 2, level / 3, level, level)
            }
        }
        return pixels
    }

    /// Surfaces with round corners, steps, an edge at the border, and dots far apart.
    private static let pictures: [(name: String, level: @Sendable (Int, Int) -> UInt8)] = [
        (
            "round corners",
            { x, y in
                let (dx, dy) = (max(40 - x, x - 160, 0), max(40 - y, y - 110, 0))
                let distance = Double(dx * dx + dy * dy).squareRoot()
                return UInt8(min(max((20.5 - distance) * 255, 0), 255))
            }
        ),
        ("steps", { x, y in x < 70 ? 255 : y < 90 ? 128 : 0 }),
        ("a plane", { _, _ in 200 }),
        ("dots", { x, y in x % 90 == 7 && y % 70 == 3 ? 255 : 0 }),
    ]

    private static let filters: [[Filter]] = [
        [.shadow(color: RGBAColor(white: 0, alpha: 0.3), radius: 2, offset: CGSize(width: 0, height: 1))],
        [
            .shadow(
                color: RGBAColor(red: 1, green: 0.5, blue: 0, alpha: 1), radius: 9, offset: CGSize(width: -4, height: 6)
            )
        ],
        [.blur(radius: 3, isOpaque: true)], [.blur(radius: 1.2)],
        [
            .blur(radius: 1), .brightness(0.2),
            .shadow(color: RGBAColor(white: 0), radius: 0, offset: CGSize(width: 3, height: 0)),
        ],
    ]

    @Test(arguments: 0..<4, 0..<5)
    func `filters make the same picture of condensed pixels, byte for byte`(picture: Int, filter: Int) throws {
        let filters = Self.filters[filter]
        let (whole, expected) = (
            Self.picture(200, 150, Self.pictures[picture].level), Self.picture(200, 150, Self.pictures[picture].level)
        )
        let reach = filters.reduce(0) { $0 + PixelFilters.reach(of: $1, scale: 1) }
        if let condensed = CondensedPixels(whole, reach: reach) {
            for filter in filters { PixelFilters(pixels: condensed.pixels, scale: 1).apply(filter) }
            condensed.expand(to: whole)
        } else {
            // The picture has too little to leave out.
            #expect(Self.pictures[picture].name == "dots" || reach > 20)
            for filter in filters { PixelFilters(pixels: whole, scale: 1).apply(filter) }
        }
        for filter in filters { PixelFilters(pixels: expected, scale: 1).apply(filter) }
        #expect(memcmp(whole.bytes, expected.bytes, whole.byteCount) == 0)
    }

    @Test func `a surface with round corners shrinks to its corners and borders`() throws {
        let whole = Self.picture(200, 150, Self.pictures[0].level)
        let condensed = try #require(CondensedPixels(whole, reach: 4))
        #expect(condensed.pixels.width < 80 && condensed.pixels.height < 80)
        #expect(CondensedPixels(Self.picture(60, 60) { x, y in UInt8((x * 31 + y * 17) % 251) }, reach: 2) == nil)
    }

    @Test func `runs keep a middle and its surroundings`() {
        let condensation = Condensation(count: 9, reach: 1) { $0 != 0 && $0 != 7 }
        #expect(condensation.kept == [0, 1, 6, 7, 8])
        #expect(condensation.places == [0, 1, 1, 1, 1, 1, 2, 3, 4])
    }
}
