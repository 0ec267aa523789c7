import CoreGraphics
import Foundation
import Testing

@testable import ImageIO

/// Numbers that look random and are the same each time.
private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 33 ^ state << 31
    }
}

/// A picture like drawn ones: rectangles over each other, repeated rows, and scattered pixels, of given colours.
private func drawing(width: Int, height: Int, colors: [UInt32], using numbers: inout Numbers) -> PixelBuffer {
    let pixels = PixelBuffer(width: width, height: height)!
    let words = pixels.bytes.assumingMemoryBound(to: UInt32.self)
    for index in 0..<width * height { words[index] = colors[0] }
    for _ in 0..<12 {
        let (x, y) = (Int.random(in: 0..<width, using: &numbers), Int.random(in: 0..<height, using: &numbers))
        let color = colors.randomElement(using: &numbers)!
        for row in y..<min(height, y + Int.random(in: 1...40, using: &numbers)) {
            for column in x..<min(width, x + Int.random(in: 1...60, using: &numbers)) {
                words[row * width + column] = color
            }
        }
    }
    // Every colour occurs where there is room, so that the number of colours is the wanted one.
    let first = Int.random(in: 0...max(0, width * height - colors.count), using: &numbers)
    for (offset, color) in colors.enumerated() where first + offset < width * height { words[first + offset] = color }
    return pixels
}

/// Different pixels, colours multiplied by opacity.
private func colors(_ count: Int, isOpaque: Bool, using numbers: inout Numbers) -> [UInt32] {
    var colors: Set<UInt32> = []
    while colors.count < count {
        let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &numbers)
        let levels = (0..<3).map { _ in UInt32.random(in: 0...255, using: &numbers) * alpha / 255 }
        colors.insert(alpha << 24 | levels[0] << 16 | levels[1] << 8 | levels[2])
    }
    return colors.sorted()
}

private func expectRoundTrip(_ pixels: PixelBuffer, tolerance: Int = 0, _ comment: Comment) throws {
    for effort in [PNGEncoder.Effort.fast, .small] {
        let file = try PNGEncoder.encode(CGImage(pixels: pixels), effort: effort)
        guard case .bitmap(let image, _) = try PictureFile(file) else {
            Issue.record("no bitmap: \(comment)")
            return
        }
        try #require(image.width == pixels.width && image.height == pixels.height, comment)
        let (old, new) = (pixels.bytes, image.pixels.bytes)
        let difference = (0..<pixels.byteCount).reduce(0) {
            let levels = (old.load(fromByteOffset: $1, as: UInt8.self), new.load(fromByteOffset: $1, as: UInt8.self))
            return max($0, abs(Int(levels.0) - Int(levels.1)))
        }
        #expect(difference <= tolerance, comment)
    }
}

/// The colour type in the file's header: 2 for levels, 3 for a palette, 6 for levels and opacity.
private func colorType(_ file: Data) -> UInt8 { file[file.startIndex + 25] }

/// Tests that pictures are the same after they were written as PNG and read.
///
/// Numbers: palettes have 256 colours at most (PNG specification, PLTE); colour types as in `colorType`. Codes have 7
/// or 15 bits at most, and their 2^−length add up to 1 (RFC 1951, Kraft's sum). 4,000 bytes are an upper limit for an
/// empty picture, chosen for this test.
@Suite struct PNGRoundTripTests {
    @Test(arguments: [1, 2, 3, 16, 17, 255, 256, 257, 300, 1000])
    func `pictures of every number of colors`(count: Int) throws {
        var numbers = Numbers(state: UInt64(count))
        for _ in 0..<6 {
            let (width, height) = (
                Int.random(in: 40...200, using: &numbers), Int.random(in: 40...120, using: &numbers)
            )
            let opaque = drawing(
                width: width, height: height, colors: colors(count, isOpaque: true, using: &numbers), using: &numbers)
            try expectRoundTrip(opaque, "\(count) opaque colours, \(width) × \(height)")
            #expect(colorType(try PNGEncoder.encode(CGImage(pixels: opaque))) == (count <= 256 ? 3 : 2))

            let clear = drawing(
                width: width, height: height, colors: colors(count, isOpaque: false, using: &numbers), using: &numbers)
            // Colours are divided by the opacity and multiplied again: a level may be rounded once.
            try expectRoundTrip(clear, tolerance: 1, "\(count) colours with opacity, \(width) × \(height)")
            #expect(colorType(try PNGEncoder.encode(CGImage(pixels: clear))) == (count <= 256 ? 3 : 6))
        }
    }

    @Test func `small and narrow pictures`() throws {
        var numbers = Numbers(state: 7)
        for (width, height) in [(1, 1), (2, 1), (1, 2), (3, 3), (1, 400), (400, 1), (5, 300), (300, 5)] {
            for count in [1, 2, 5, 300] {
                let colors = colors(count, isOpaque: true, using: &numbers)
                let pixels = drawing(width: width, height: height, colors: colors, using: &numbers)
                try expectRoundTrip(pixels, "\(count) colours, \(width) × \(height)")
            }
        }
    }

    @Test(arguments: [200, 2000])
    func `stripes make one stream`(count: Int) throws {
        var numbers = Numbers(state: 3)
        let colors = colors(count, isOpaque: true, using: &numbers)
        let pixels = drawing(width: 700, height: 900, colors: colors, using: &numbers)
        try expectRoundTrip(pixels, "five stripes, \(count) colours")
        let image = CGImage(pixels: pixels)
        #expect(try PNGEncoder.encode(image, isParallel: false) == PNGEncoder.encode(image, isParallel: true))
    }

    @Test func `rows wider than deflate refers to`() throws {
        var numbers = Numbers(state: 5)
        for count in [100, 400] {
            let colors = colors(count, isOpaque: true, using: &numbers)
            let pixels = drawing(width: 32_767, height: 3, colors: colors, using: &numbers)
            try expectRoundTrip(pixels, "wide, \(count) colours")
        }
    }

    @Test func `flat pictures are small`() throws {
        let pixels = try #require(PixelBuffer(width: 1000, height: 1300))
        #expect(try PNGEncoder.encode(CGImage(pixels: pixels)).count < 4000)
    }

    @Test func `prefix codes stay within their limit`() {
        // Fibonacci numbers make the deepest trees.
        var frequencies: [UInt32] = [1, 1]
        while frequencies.count < 40 { frequencies.append(frequencies.suffix(2).reduce(0, +)) }
        for limit in [7, 15] {
            let lengths = HuffmanCode(frequencies: frequencies, limit: limit).lengths.map { Int($0) }
            #expect(lengths.allSatisfy { (1...limit).contains($0) })
            #expect(lengths.reduce(0) { $0 + 1 << (limit - $1) } == 1 << limit, "complete and free of prefixes")
        }
    }
}
