import Foundation
import Testing
import TextLayout

@testable import Rendering

/// The pixels of single items.
///
/// Numbers: levels of the colours drawn, at the middle of each pixel: a gradient of 20 points has 10.5 / 20 · 255 = 134
/// at pixel 10, a full turn 66, 130 and 194 at its quarters. Heights of glyphs are worked out in their test
/// (`LineMetrics`, Inter). Emoji are as Noto Color Emoji has them.
@Suite struct PixelTests {
    @Test func `fills are exact`() throws {
        let image = try picture([square(5, 5, 10)])
        #expect(pixel(image, 4, 10) == [255, 255, 255, 255])
        #expect(pixel(image, 5, 5) == [255, 0, 0, 255])
        #expect(pixel(image, 14, 14) == [255, 0, 0, 255])
        #expect(pixel(image, 15, 10) == [255, 255, 255, 255])
    }

    @Test func `a background is the colour that a fill of the whole picture has`() throws {
        var levels: Set<[Int]> = []
        for step in 0...1_000 {
            let part = Double(step) / 1_000
            // 2 and -0.5 are clamped.
            let color = RGBAColor(red: part, green: 1 - part, blue: part * 2.5 - 0.5)
            let (filled, below) = (
                try picture([square(0, 0, 2, .color(color))], width: 2, height: 2),
                try picture([], width: 2, height: 2, background: color)
            )
            levels.insert(pixel(below, 1, 1))
            #expect(pixel(below, 1, 1) == pixel(filled, 1, 1), "\(part)")
        }
        #expect(levels.count > 400)
        #expect(pixel(try picture([], background: RGBAColor(white: 1, alpha: 0.5)), 3, 3) == [128, 128, 128, 128])
        #expect(pixel(try picture([], background: nil), 3, 3) == [0, 0, 0, 0])
    }

    @Test func `a large picture is cleared where it takes the memory of another`() throws {
        for color in [RGBAColor.white, RGBAColor(hex: 0x336699), nil] {
            let image = try picture([], width: 1_200, height: 1_200, background: color)
            let expected = try pixel(picture([], background: color), 0, 0)
            #expect(pixel(image, 0, 0) == expected)
            #expect(pixel(image, 1_199, 1_199) == expected)
        }
    }

    @Test func scale() throws {
        let image = try picture([square(5, 5, 10)], scale: 3)
        #expect(image.width == 60 && image.height == 60)
        #expect(pixel(image, 15, 15) == [255, 0, 0, 255] && pixel(image, 14, 15)[1] == 255)
    }

    @Test func `half pixels`() throws {
        #expect(isClose(pixel(try picture([square(5.5, 5, 10)]), 5, 10), [255, 128, 128, 255]))
        let sharp = DisplayItem.fill(
            .rect(CGRect(x: 5.25, y: 5, width: 10, height: 10)), red, antialiased: false)
        #expect(pixel(try picture([sharp]), 5, 10) == [255, 0, 0, 255])
    }

    @Test func `even odd`() throws {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
        path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(pixel(try picture([.fill(.path(path), red)]), 10, 10)[1] == 0)
        #expect(pixel(try picture([.fill(.path(path), red, evenOdd: true)]), 10, 10)[1] == 255)
    }

    @Test func `translucent paint`() throws {
        let paint = Paint.color(RGBAColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        #expect(isClose(pixel(try picture([square(0, 0, 20, paint)]), 10, 10), [255, 128, 128, 255]))
        #expect(isClose(pixel(try picture([square(0, 0, 20, paint)], background: nil), 10, 10), [128, 0, 0, 128]))
    }

    @Test func strokes() throws {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: 5, y: 10))
        line.addLine(to: CGPoint(x: 15, y: 10))
        func stroke(_ cap: CGLineCap) throws -> CGImage {
            try picture([.stroke(.path(line), red, StrokeAttributes(width: 4, cap: cap))])
        }
        let (butt, square, round) = (try stroke(.butt), try stroke(.square), try stroke(.round))
        #expect(pixel(butt, 10, 8)[1] == 0 && pixel(butt, 10, 12)[1] == 255)
        #expect(pixel(butt, 4, 10)[1] == 255 && pixel(square, 4, 10)[1] == 0)
        #expect(pixel(square, 3, 8)[1] == 0 && pixel(round, 3, 8)[1] > 100)
        let dashed = try picture([.stroke(.path(line), red, StrokeAttributes(width: 2, dash: [2, 2]))])
        #expect(pixel(dashed, 5, 10)[1] == 0 && pixel(dashed, 7, 10)[1] == 255 && pixel(dashed, 9, 10)[1] == 0)
    }

    @Test func `stroked copy covers the stroke`() throws {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 4, y: 16))
        path.addCurve(
            to: CGPoint(x: 16, y: 14), control1: CGPoint(x: 4, y: -6), control2: CGPoint(x: 18, y: 2))
        for join in [CGLineJoin.miter, .round, .bevel] {
            let stroke = try picture([.stroke(.path(path), red, StrokeAttributes(width: 3, cap: .round, join: join))])
            let outline = path.copy(strokingWithWidth: 3, lineCap: .round, lineJoin: join, miterLimit: 10)
            let fill = try picture([.fill(.path(outline), red)])
            for y in 0..<20 {
                for x in 0..<20 { #expect(abs(pixel(stroke, x, y)[1] - pixel(fill, x, y)[1]) <= 24) }
            }
        }
    }

    @Test func gradients() throws {
        let stops = [
            GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
        ]
        let box = CGRect(x: 0, y: 0, width: 20, height: 20)
        let linear = try picture([
            .fill(.rect(box), .linearGradient(stops, start: .zero, end: CGPoint(x: 20, y: 0)))
        ])
        #expect(isClose(pixel(linear, 10, 3), [134, 134, 134, 255], 3))
        let center = CGPoint(x: 10, y: 10)
        let radial = try picture([
            .fill(.rect(box), .radialGradient(stops, center: center, startRadius: 0, endRadius: 10))
        ])
        #expect(pixel(radial, 10, 10)[0] < 30 && pixel(radial, 0, 0)[0] == 255)
        #expect(isClose(pixel(radial, 15, 10), pixel(radial, 10, 15), 1))
        let reversed = try picture([
            .fill(.rect(box), .radialGradient(stops, center: center, startRadius: 10, endRadius: 0))
        ])
        #expect(pixel(reversed, 10, 10)[0] > 230 && pixel(reversed, 0, 0)[0] == 0)
        let elliptical = try picture([
            .fill(
                .rect(CGRect(x: 0, y: 5, width: 20, height: 10)),
                .ellipticalGradient(
                    stops, in: CGRect(x: 0, y: 5, width: 20, height: 10), center: center, startRadiusFraction: 0,
                    endRadiusFraction: 0.5))
        ])
        #expect(isClose(pixel(elliptical, 14, 10), pixel(elliptical, 10, 12), 14))
    }

    @Test func `angular gradient runs clockwise`() throws {
        let stops = (0...4).map { GradientStop(color: RGBAColor(white: Double($0) / 4), location: Double($0) / 4) }
        let image = try picture([
            .fill(
                .rect(CGRect(x: 0, y: 0, width: 20, height: 20)),
                .angularGradient(stops, center: CGPoint(x: 10, y: 10), startAngle: 0, endAngle: 2 * .pi))
        ])
        // Right, bottom, left, top: a quarter further each time.
        let levels = [(18, 10), (9, 18), (1, 9), (10, 1)].map { pixel(image, $0.0, $0.1)[0] }
        for (level, expected) in zip(levels, [4, 66, 130, 194]) { #expect(abs(level - expected) < 12) }
    }

    @Test func images() throws {
        let box = CGRect(x: 0, y: 0, width: 20, height: 20)
        let whole = try picture([.image(ImageItem(image: fourColors(), rect: box, interpolation: .none))])
        #expect(pixel(whole, 3, 3) == [255, 0, 0, 255] && pixel(whole, 13, 3) == [0, 255, 0, 255])
        #expect(pixel(whole, 3, 13) == [0, 0, 255, 255])
        let part = try picture([
            .image(
                ImageItem(
                    image: fourColors(), rect: box, source: CGRect(x: 1, y: 0, width: 1, height: 1)))
        ])
        #expect(pixel(part, 0, 0) == [0, 255, 0, 255] && pixel(part, 19, 19) == [0, 255, 0, 255])
        let tinted = try picture([.image(ImageItem(image: fourColors(), rect: box, tint: blue))])
        #expect(pixel(tinted, 3, 3) == [0, 0, 255, 255])
        let tiled = try picture([
            .fill(
                .rect(box),
                .imageTile(fourColors(), source: CGRect(x: 0, y: 0, width: 2, height: 2), transform: .identity))
        ])
        #expect(pixel(tiled, 0, 0) == [255, 0, 0, 255] && pixel(tiled, 2, 2) == [255, 0, 0, 255])
    }

    @Test func `glyphs stand on their place`() throws {
        let items = textItems("H", size: 20, at: CGPoint(x: 2, y: 0))
        let image = try picture(items, width: 24, height: 24)
        let ink = (0..<24).flatMap { y in (0..<24).map { ($0, y) } }.filter { pixel(image, $0.0, $0.1)[0] < 128 }
        // The baseline is at 19 (0.952 × 20), capitals of Inter are 0.727 high.
        #expect(ink.map(\.1).max() == 18)
        #expect(abs(ink.map(\.1).min()! - Int(19 - 14.5)) <= 1)
        #expect(ink.map(\.0).min()! >= 3)
    }

    @Test func `stretched glyphs`() throws {
        func right(_ width: CGFloat) throws -> Int {
            var font = FontDescriptor.system(size: 20)
            font.width = width
            let items = TextEngine.shared.layout(TextRequest("H", font: font), width: nil)
                .displayItems(at: .zero) { _ in .black }
            let image = try picture(items, width: 40, height: 24)
            return (0..<40).last { pixel(image, $0, 12)[0] < 128 } ?? 0
        }
        #expect(try abs(Double(right(2)) - Double(right(1)) * 2) <= 2)
    }

    @Test func `color glyphs`() throws {
        let image = try picture(textItems("😀", size: 17), width: 22, height: 22)
        let center = pixel(image, 10, 10)
        #expect(center[0] > 200 && center[2] < 120)
    }
}
