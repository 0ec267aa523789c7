import Foundation
import Testing

@testable import CoreGraphics

/// Tests drawing into the bitmaps and pages of contexts.
///
/// Numbers: levels from 0 to 255 of the colours drawn, multiplied by opacity: half of 255 is 128, 0.2 of it 51, two
/// masks of 128 leave 64. The middle of a gradient's pixel 10 is 5.5 of its 10 points from its start, so that its level
/// is 0.55 · 255 = 140. Drawings count from the lower left, pixels from the top left.
@Suite struct ContextTests {
    private let native = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue

    private func context(_ width: Int = 20, _ height: Int = 10) throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: native))
    }

    /// A pixel counted from the top left.
    private func pixel(_ context: CGContext, _ x: Int, _ y: Int) throws -> [Int] {
        let levels = try #require(context.makeImage()).pixels[x, y]
        return [levels.red, levels.green, levels.blue, levels.alpha].map { Int($0) }
    }

    @Test func `origin is lower left`() throws {
        let context = try context()
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(try pixel(context, 0, 9) == [255, 0, 0, 255])
        #expect(try pixel(context, 0, 0) == [0, 0, 0, 0])
        #expect(context.ctm.isIdentity)
        context.translateBy(x: 3, y: 4)
        #expect(context.ctm == CGAffineTransform(translationX: 3, y: 4))
    }

    @Test func `images stand upright`() throws {
        let pixels = try #require(PixelBuffer(width: 1, height: 2))
        pixels[0, 0] = (255, 0, 0, 255)
        pixels[0, 1] = (0, 0, 255, 255)
        let context = try context()
        context.interpolationQuality = .none
        context.draw(CGImage(pixels: pixels), in: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(try pixel(context, 5, 2) == [255, 0, 0, 255] && pixel(context, 5, 7) == [0, 0, 255, 255])
    }

    @Test func `states are restored`() throws {
        let context = try context()
        context.setFillColor(gray: 1, alpha: 1)
        context.saveGState()
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.setAlpha(0.5)
        context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 10))
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        context.restoreGState()
        context.restoreGState()
        context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
        #expect(try pixel(context, 2, 5) == [128, 0, 0, 128])
        #expect(try pixel(context, 7, 5) == [0, 0, 0, 0] && pixel(context, 15, 5) == [255, 255, 255, 255])
    }

    @Test func `paths and modes`() throws {
        let context = try context()
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.setLineWidth(2)
        context.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(context.boundingBoxOfPath == CGRect(x: 2, y: 2, width: 6, height: 6))
        #expect(context.pathContains(CGPoint(x: 4, y: 4), mode: .fill))
        context.drawPath(using: .fillStroke)
        #expect(context.isPathEmpty && context.path == nil)
        #expect(try pixel(context, 4, 5) == [0, 255, 0, 255] && pixel(context, 1, 5) == [0, 0, 255, 255])
        context.addArc(center: CGPoint(x: 15, y: 5), radius: 3, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        context.replacePathWithStrokedPath()
        context.fillPath()
        #expect(try pixel(context, 17, 5)[1] == 255 && pixel(context, 15, 5)[1] == 0)
    }

    @Test func `shadow lies below and above`() throws {
        let context = try context()
        context.setShadow(offset: CGSize(width: 4, height: 3), blur: 0, color: CGColor(gray: 0, alpha: 1))
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
        // Positive heights throw the shadow upwards.
        #expect(try pixel(context, 8, 2) == [0, 0, 0, 255])
        #expect(try pixel(context, 3, 6) == [255, 255, 255, 255] && pixel(context, 8, 8) == [0, 0, 0, 0])
    }

    @Test func `layers and blend modes`() throws {
        let context = try context()
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 10))
        context.endTransparencyLayer()
        context.setAlpha(1)
        context.setBlendMode(.multiply)
        // The layer's end brought the red of before back.
        #expect(context.state.fill.0 == 1)
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 15, y: 0, width: 5, height: 10))
        #expect(try pixel(context, 2, 5)[1] == 0 && pixel(context, 2, 5)[2] == 128)
        #expect(try pixel(context, 7, 5)[1] == 128)
        #expect(try pixel(context, 17, 5)[0] == 0)
    }

    @Test func gradients() throws {
        let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
        let context = try context()
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: .drawsAfterEndLocation)
        #expect(try pixel(context, 2, 5)[3] == 0 && pixel(context, 18, 5) == [255, 255, 255, 255])
        #expect(try abs(pixel(context, 10, 5)[0] - 140) < 4)
    }

    @Test func `callers memory`() throws {
        var bytes = [UInt8](repeating: 0, count: 4 * 4 * 2)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 16,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(red: 1, green: 0.2, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            context.flush()
        }
        #expect(Array(bytes.prefix(4)) == [255, 51, 0, 255])
        #expect(
            CGContext(
                data: nil, width: 4, height: 2, bitsPerComponent: 16, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: native) == nil)
    }

    @Test func pages() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: url) }
        var box = CGRect(x: 0, y: 0, width: 100, height: 50)
        let context = try #require(CGContext(url, mediaBox: &box, nil))
        for _ in 0..<2 {
            context.beginPDFPage(nil)
            context.fill(CGRect(x: 10, y: 10, width: 5, height: 5))
            context.endPDFPage()
        }
        context.closePDF()
        let file = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        #expect(file.hasPrefix("%PDF-") && file.contains("/Count 2") && file.contains("[ 0 0 100 50 ]"))
        #expect(context.makeImage() == nil)
        #expect(CGContext(URL(fileURLWithPath: "/nowhere/file.pdf"), mediaBox: &box, nil) == nil)
    }

    @Test func `numbers that cannot be drawn`() throws {
        let context = try context()
        for value in [CGFloat.nan, .infinity, -.infinity, 1e30] {
            context.fill(CGRect(x: value, y: 0, width: value, height: 5))
            context.translateBy(x: value == 1e30 ? 0 : value, y: 0)
            context.setLineWidth(value)
            context.setLineDash(phase: value, lengths: [value])
            context.strokeEllipse(in: CGRect(x: 0, y: value, width: 5, height: 5))
            context.setShadow(offset: CGSize(width: value, height: 0), blur: value)
            context.setShadow(offset: .zero, blur: 0, color: nil)
        }
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(try pixel(context, 1, 8) == [255, 255, 255, 255])
    }

    @Test func `a picture's opacity or brightness is a mask`() throws {
        func painted(_ mask: (Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)) throws -> [Int] {
            let pixels = try #require(PixelBuffer(width: 20, height: 1))
            for x in 0..<20 { pixels[x, 0] = mask(x) }
            let context = try context()
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 5), mask: CGImage(pixels: pixels))
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
            return try [pixel(context, 2, 8)[3], pixel(context, 17, 8)[3], pixel(context, 2, 2)[3]]
        }
        #expect(try painted { $0 < 10 ? (0, 0, 0, 255) : (0, 0, 0, 51) } == [255, 51, 0])
        #expect(try painted { $0 < 10 ? (255, 255, 255, 255) : (51, 51, 51, 255) } == [255, 51, 0])
    }

    @Test func `masks narrow each other and end with the state`() throws {
        let half = try #require(PixelBuffer(width: 1, height: 1))
        half[0, 0] = (0, 0, 0, 128)
        let context = try context()
        let area = CGRect(x: 0, y: 0, width: 20, height: 10)
        context.saveGState()
        context.clip(to: area, mask: CGImage(pixels: half))
        context.clip(to: area, mask: CGImage(pixels: half))
        context.setBlendMode(.copy)
        context.fill(area)
        #expect(abs(try pixel(context, 5, 5)[3] - 64) <= 1)
        context.restoreGState()
        context.fill(area)
        #expect(try pixel(context, 5, 5)[3] == 255)
    }

    @Test func `gray pixels and pixels of opacity alone`() throws {
        func bytes(_ space: CGColorSpace, _ alpha: CGImageAlphaInfo) throws -> [UInt8] {
            var memory = [UInt8](repeating: 0, count: 8)
            try memory.withUnsafeMutableBytes { memory in
                let context = try #require(
                    CGContext(
                        data: memory.baseAddress, width: 4, height: 2, bitsPerComponent: 8, bytesPerRow: 4,
                        space: space, bitmapInfo: alpha.rawValue))
                context.setFillColor(gray: 1, alpha: 0.5)
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
                context.flush()
                #expect(context.bitsPerPixel == 8)
            }
            return memory
        }
        #expect(try bytes(CGColorSpaceCreateDeviceGray(), .none) == [0, 0, 0, 0, 128, 128, 0, 0])
        #expect(try bytes(CGColorSpaceCreateDeviceGray(), .alphaOnly) == [0, 0, 0, 0, 128, 128, 0, 0])
    }
}
