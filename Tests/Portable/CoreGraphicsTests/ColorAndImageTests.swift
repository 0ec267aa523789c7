import Foundation
import Testing

@testable import CoreGraphics

/// Tests the components of colours and their conversion to sRGB.
///
/// Numbers: components that the tests give, and the number of components of RGB with opacity. Display P3's red is the
/// matrix of its primaries, then the curve of sRGB; linear 0.5 is 1.055 · 0.5^(1 / 2.4) − 0.055 = 0.7354 (IEC
/// 61966-2-1).
@Suite struct ColorTests {
    @Test func `components and copies`() throws {
        let color = CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
        #expect(color.components == [0.2, 0.4, 0.6, 0.8] && color.alpha == 0.8 && color.numberOfComponents == 4)
        #expect(color.copy(alpha: 1)?.components == [0.2, 0.4, 0.6, 1])
        #expect(CGColor(gray: 0.5, alpha: 1).sRGBComponents == (0.5, 0.5, 0.5, 1))
    }

    @Test func `other spaces become SRGB`() throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let red = try #require(CGColor(colorSpace: p3, components: [1, 0, 0, 1])).sRGBComponents
        // Display P3's red lies outside sRGB: 1.093, −0.227, −0.150.
        #expect(abs(red.red - 1.093) < 0.001 && abs(red.green + 0.227) < 0.001 && abs(red.blue + 0.150) < 0.001)
        let white = try #require(CGColor(colorSpace: p3, components: [1, 1, 1, 1])).sRGBComponents
        #expect(abs(white.red - 1) < 1e-6 && abs(white.blue - 1) < 1e-6)
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        let gray = try #require(CGColor(colorSpace: linear, components: [0.5, 0.5, 0.5, 1])).sRGBComponents
        #expect(abs(gray.red - 0.7354) < 0.0001)
        #expect(CGColorSpace(name: "nothing") == nil)
    }
}

/// Tests the layouts of pixels that images are made of, and parts of images.
///
/// Numbers: bytes of the tests in the order of their layout; levels that are not multiplied by opacity are, rounded:
/// 200 · 128 / 255 = 100. A side has at most 32,767 pixels, an image 2²⁸ (`PixelBuffer`), whose memory is kept for the next
/// one between 4 and 16 MiB: 1,200 × 1,000 pixels are 4.6 MiB, 2,500 × 2,000 are 19.
@Suite struct ImageTests {
    private func image(_ bytes: [UInt8], bits: Int, alpha: CGImageAlphaInfo, order: CGBitmapInfo = []) -> CGImage? {
        let space = bits <= 16 ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB()
        return CGImage(
            width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bytes.count, space: space,
            bitmapInfo: order.union(CGBitmapInfo(rawValue: alpha.rawValue)),
            provider: CGDataProvider(data: Data(bytes))!,
            decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }

    private func levels(_ image: CGImage?) -> [Int]? {
        image.map { image in
            let levels = image.pixels[0, 0]
            return [levels.red, levels.green, levels.blue, levels.alpha].map { Int($0) }
        }
    }

    @Test func layouts() {
        #expect(levels(image([10, 20, 30, 255], bits: 32, alpha: .premultipliedLast)) == [10, 20, 30, 255])
        #expect(levels(image([255, 10, 20, 30], bits: 32, alpha: .premultipliedFirst)) == [10, 20, 30, 255])
        #expect(
            levels(image([30, 20, 10, 255], bits: 32, alpha: .premultipliedFirst, order: .byteOrder32Little))
                == [10, 20, 30, 255])
        #expect(levels(image([200, 100, 50, 128], bits: 32, alpha: .last)) == [100, 50, 25, 128])
        #expect(levels(image([10, 20, 30, 0], bits: 32, alpha: .noneSkipLast)) == [10, 20, 30, 255])
        #expect(levels(image([10, 20, 30], bits: 24, alpha: .none)) == [10, 20, 30, 255])
        #expect(levels(image([77], bits: 8, alpha: .none)) == [77, 77, 77, 255])
        #expect(image([1, 2], bits: 32, alpha: .last) == nil)
        #expect(image([1, 2, 3, 4], bits: 32, alpha: .alphaOnly) == nil)
    }

    @Test func `round trip through its own bytes`() throws {
        let pixels = try #require(PixelBuffer(width: 2, height: 1))
        pixels[0, 0] = (1, 2, 3, 255)
        pixels[1, 0] = (10, 20, 30, 40)
        let image = CGImage(pixels: pixels)
        let copy = try #require(
            CGImage(
                width: image.width, height: image.height, bitsPerComponent: image.bitsPerComponent,
                bitsPerPixel: image.bitsPerPixel, bytesPerRow: image.bytesPerRow, space: image.colorSpace!,
                bitmapInfo: image.bitmapInfo, provider: image.dataProvider!, decode: nil, shouldInterpolate: false,
                intent: .defaultIntent))
        #expect(copy.pixels[1, 0] == pixels[1, 0] && copy.pixels[0, 0] == pixels[0, 0])
    }

    @Test func cropping() throws {
        let pixels = try #require(PixelBuffer(width: 4, height: 4))
        pixels[2, 3] = (9, 9, 9, 9)
        let part = try #require(CGImage(pixels: pixels).cropping(to: CGRect(x: 2, y: 3, width: 10, height: 10)))
        #expect(part.width == 2 && part.height == 1 && part.pixels[0, 0].alpha == 9)
        #expect(CGImage(pixels: pixels).cropping(to: CGRect(x: 9, y: 9, width: 1, height: 1)) == nil)
        #expect(CGImage(pixels: pixels).cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
    }

    @Test func `memory of a large image that is gone is clear in the next one`() throws {
        var cleared = 0
        for (width, height) in [(1_200, 1_000), (1_100, 1_000), (1_300, 1_000), (2_500, 2_000), (1_200, 1_000)] {
            let pixels = try #require(PixelBuffer(width: width, height: height))
            let levels = UnsafeRawBufferPointer(start: pixels.bytes, count: pixels.byteCount)
            #expect(levels.allSatisfy { $0 == 0 })
            cleared += 1
            memset(pixels.bytes, 0xff, pixels.byteCount)
        }
        #expect(cleared == 5)
    }

    @Test func `sizes that memory should not hold`() {
        #expect(PixelBuffer(width: 0, height: 5) == nil)
        #expect(PixelBuffer(width: 40_000, height: 1) == nil)
        #expect(PixelBuffer(width: 30_000, height: 30_000) == nil)
    }
}
