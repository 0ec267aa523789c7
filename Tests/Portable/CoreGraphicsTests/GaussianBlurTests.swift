import Expectations
import Foundation
import Testing

@testable import CoreGraphics

/// Tests the blur of pixels against sums over the bell curve.
///
/// Numbers: levels of the planes in the tests. Running means come within 3 % of the curve (`GaussianBlur`), 8 levels of
/// 255. At a clear edge 0.6 of 180 is left, 108: a half and half of the curve's middle, 1 / (2 √(2π)) of the whole.
@Suite("Gaussian blur")
struct GaussianBlurTests {
    /// Pictures of user interface (flat areas) and of noise, in sizes around the length of a block.
    private static func planes() -> [PixelPlane] {
        var numbers = SystemRandomNumberGenerator()
        return [(1, 1), (1, 40), (40, 1), (31, 33), (70, 90)].flatMap { width, height in
            [
                plane(width, height) { x, y in (width / 4..<width).contains(x) && y > height / 4 ? 255 : 0 },
                plane(width, height) { x, y in (x / 20 + y / 15).isMultiple(of: 2) ? 200 : 17 },
                plane(width, height) { _, _ in UInt8.random(in: 0...255, using: &numbers) },
            ]
        }
    }

    private static func plane(_ width: Int, _ height: Int, _ level: (Int, Int) -> UInt8) -> PixelPlane {
        let pixels = PixelBuffer(width: width, height: height)!
        for y in 0..<height {
            for x in 0..<width { pixels[x, y] = (0, 0, 0, level(x, y)) }
        }
        return PixelPlane(pixels, channel: 3)
    }

    /// The bell curve summed for each pixel on its own: rows, then columns, with levels rounded between.
    private static func summed(_ plane: PixelPlane, deviation: Double, edgesRepeat: Bool) -> [UInt8] {
        let reach = Int((deviation * 3).rounded(.up))
        let curve = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
        let total = curve.reduce(0, +)
        func pass(_ levels: [UInt8], step: Int, along: Int, line: (Int) -> Int) -> [UInt8] {
            levels.indices.map { index in
                let place = line(index)
                let sum = (-reach...reach).reduce(0.0) { sum, offset in
                    let other = place + offset
                    if !(0..<along).contains(other), !edgesRepeat { return sum }
                    let level = levels[index + (min(max(other, 0), along - 1) - place) * step]
                    return sum + Double(level) * curve[offset + reach]
                }
                return UInt8(min(255, (sum / total).rounded()))
            }
        }
        let rows = pass(plane.levels, step: 1, along: plane.width) { $0 % plane.width }
        return pass(rows, step: plane.width, along: plane.height) { $0 / plane.width }
    }

    @Test(arguments: [0.3, 1, 2.5])
    func `small blurs are sums over the bell curve, rows that equal others included`(deviation: Double) {
        expectAll(Self.planes(), count: 15) { plane in
            for edgesRepeat in [true, false] {
                var blurred = plane
                GaussianBlur(deviation: deviation).blur(&blurred, edgesRepeat: edgesRepeat)
                let expected = Self.summed(plane, deviation: deviation, edgesRepeat: edgesRepeat)
                #expect((blurred.width, blurred.height) == (plane.width, plane.height))
                // The order of additions may round one level otherwise, twice.
                #expect(zip(blurred.levels, expected).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
            }
        }
    }

    @Test(arguments: [4.0, 8])
    func `large blurs come near the bell curve`(deviation: Double) {
        expectAll(Self.planes().filter { $0.width == 70 }.prefix(2), count: 2) { plane in
            var blurred = plane
            GaussianBlur(deviation: deviation).blur(&blurred, edgesRepeat: true)
            let expected = Self.summed(plane, deviation: deviation, edgesRepeat: true)
            #expect(blurred.levels.count == expected.count)
            #expect(zip(blurred.levels, expected).allSatisfy { abs(Int($0) - Int($1)) <= 8 })
        }
    }

    @Test func `one level stays that level when edges repeat, and fades at clear edges`() {
        let flat = Self.plane(50, 40) { _, _ in 180 }
        for deviation in [1.0, 2, 8] {
            var repeated = flat
            GaussianBlur(deviation: deviation).blur(&repeated, edgesRepeat: true)
            #expect(repeated.levels.allSatisfy { $0 == 180 })
        }
        var faded = flat
        GaussianBlur(deviation: 2).blur(&faded, edgesRepeat: false)
        #expect(faded.levels[20 * 50 + 25] == 180)
        #expect(faded.levels[20 * 50] < 115)
    }

    @Test func `a plane is moved, transposed and stored`() {
        let pixels = PixelBuffer(width: 3, height: 2)!
        for y in 0..<2 {
            for x in 0..<3 { pixels[x, y] = (9, 9, 9, UInt8(10 * y + x + 1)) }
        }
        #expect(PixelPlane(pixels, channel: 3).levels == [1, 2, 3, 11, 12, 13])
        #expect(PixelPlane(pixels, channel: 3, offset: (1, 1)).levels == [0, 0, 0, 0, 1, 2])
        #expect(PixelPlane(pixels, channel: 3, offset: (-2, 0)).levels == [3, 0, 0, 13, 0, 0])
        #expect(PixelPlane(pixels, channel: 3, offset: (3, 0)).levels == [0, 0, 0, 0, 0, 0])
        var plane = PixelPlane(pixels, channel: 3)
        plane.transpose()
        #expect((plane.width, plane.height) == (2, 3))
        #expect(plane.levels == [1, 11, 2, 12, 3, 13])
        plane.transpose()
        plane.store(in: pixels, channel: 0)
        #expect(pixels[2, 1] == (9, 9, 13, 13))
    }

    @Test func `rows that equal the one above are computed once, and rows of zeros never`() {
        var plane = Self.plane(4, 6) { _, y in [0, 7, 7, 0, 7, 9][y] }
        var calls = 0
        plane.mapRows { row, result in
            calls += 1
            for index in row.indices { result[index] = row[index] + 1 }
        }
        #expect(calls == 3)
        #expect(plane.levels == [0, 8, 8, 0, 8, 10].flatMap { [UInt8](repeating: $0, count: 4) })
    }
}
