import CoreGraphics
import Drawing
import Rendering
import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// Effects that only pixels show.
///
/// Numbers: levels of 0 to 255 in pixels that are black, white or one of the colours; the tolerances allow for
/// rounding. A placeholder of 16 % is as drawn today, not compared with a device.
@MainActor
@Suite("Pixels of drawing")
struct PixelDrawingTests {
    private func pixels<V: View>(_ view: V, width: CGFloat = 20, height: CGFloat = 20) throws -> PixelBuffer {
        let list = Drawn.list(view, width: width, height: height)
        return try PNGRenderer().image(
            list, canvas: Rendering.Canvas(size: CGSize(width: width, height: height), scale: 1, background: .white)
        ).pixels
    }

    /// Black on the left, white on the right.
    private func twoPixels() throws -> CGImage {
        let pixels = try #require(PixelBuffer(width: 2, height: 1))
        pixels[0, 0] = (0, 0, 0, 255)
        pixels[1, 0] = (255, 255, 255, 255)
        return CGImage(pixels: pixels)
    }

    @Test(arguments: [Image.Interpolation.low, .medium, .high])
    func `an enlarged picture is smooth unless it is to be square`(_ interpolation: Image.Interpolation) throws {
        let image = Image(decorative: try twoPixels(), scale: 1).resizable()
        let smooth = try pixels(image.interpolation(interpolation))
        let levels = (0..<20).map { Int(smooth[$0, 10].red) }
        #expect(levels == levels.sorted())
        #expect(Set(levels).count >= 8, "\(levels)")
        let square = try pixels(image.interpolation(.none))
        #expect(Set((0..<20).map { square[$0, 10].red }) == [0, 255])
    }

    @Test func `strokes and pictures without antialiasing have whole pixels`() throws {
        func grays<V: View>(_ view: V) throws -> Int {
            let drawn = try pixels(view)
            return (0..<400).filter { ![0, 255].contains(drawn[$0 % 20, $0 / 20].red) }.count
        }
        #expect(try grays(Circle().inset(by: 2).stroke(.black, lineWidth: 2)) > 0)
        #expect(try grays(Circle().inset(by: 2).stroke(.black, lineWidth: 2, antialiased: false)) == 0)
        let black = try #require(PixelBuffer(width: 1, height: 1))
        black[0, 0] = (0, 0, 0, 255)
        let image = Image(decorative: CGImage(pixels: black), scale: 1).resizable()
        func turned(_ image: Image) -> some View { image.frame(width: 10, height: 10).rotationEffect(.degrees(30)) }
        #expect(try grays(turned(image)) > 0)
        #expect(try grays(turned(image.antialiased(false))) == 0)
    }

    @Test func `an opaque drawing group is black where nothing is drawn, and cut at its frame`() throws {
        let view = Circle().fill(.red).frame(width: 10, height: 10)
            .overlay { Rectangle().fill(.red).frame(width: 2, height: 40) }
        func framed(_ view: some View) -> some View { view.frame(width: 20, height: 20) }
        let opaque = try pixels(framed(view.drawingGroup(opaque: true)))
        #expect(opaque[5, 5] == (0, 0, 0, 255))
        #expect(opaque[10, 1] == (255, 255, 255, 255))
        let clear = try pixels(framed(view.drawingGroup()))
        #expect(clear[5, 5] == (255, 255, 255, 255))
    }

    @Test func `a material shows what lies below it without its edges`() throws {
        let view = HStack(spacing: 0) {
            Color.black
            Color.white
        }
        let plain = try pixels(view.overlay { Color.gray.opacity(0.5) }, width: 100)
        let material = try pixels(view.overlay { Rectangle().fill(.ultraThinMaterial) }, width: 100)
        #expect(abs(Int(plain[49, 10].red) - Int(plain[50, 10].red)) > 100)
        #expect(abs(Int(material[49, 10].red) - Int(material[50, 10].red)) < 5)
        #expect(material[95, 10].red > material[5, 10].red)
    }

    @Test func `a material blurs what lies below it in what is drawn aside, too`() throws {
        let view = HStack(spacing: 0) {
            Color.black
            Color.white
        }
        func level(_ material: some View) throws -> (left: Int, right: Int) {
            let drawn = try pixels(view.overlay { material }, width: 100)
            return (Int(drawn[49, 10].red), Int(drawn[50, 10].red))
        }
        let material = Rectangle().fill(.ultraThinMaterial)
        let alone = try level(material)
        for layer in [
            try level(material.shadow(radius: 4)), try level(material.compositingGroup()),
            try level(ZStack { material.shadow(radius: 1) }.shadow(radius: 4)),
        ] {
            #expect(abs(layer.left - alone.left) < 3 && abs(layer.right - alone.right) < 3, "\(layer) \(alone)")
        }
        let faint = try level(material.overlay { Color.clear }.compositingGroup().opacity(0.99))
        #expect(abs(faint.left - faint.right) < 10, "\(faint)")
    }

    @Test func `text casts an inner shadow`() throws {
        func darkest(_ style: AnyShapeStyle) throws -> Int {
            let drawn = try pixels(
                Text(verbatim: "I").font(.system(size: 40).weight(.black)).foregroundStyle(style))
            return (0..<400).map { Int(drawn[$0 % 20, $0 / 20].green) }.min() ?? 0
        }
        let green = Color(.sRGB, red: 0, green: 1, blue: 0)
        #expect(try darkest(AnyShapeStyle(green)) == 255)
        #expect(try darkest(AnyShapeStyle(green.shadow(.inner(color: .black, radius: 2, x: 2)))) < 120)
    }

    @Test func `redacted pictures are areas`() throws {
        let list = Drawn.list(Image(systemName: "star").redacted(reason: .placeholder))
        #expect(list.items.count == 1)
        #expect(Drawn.paints(list).first?.hex == "000000 16%")
        let shown = Drawn.list(Image(systemName: "star").unredacted().redacted(reason: .placeholder))
        #expect(shown == Drawn.list(Image(systemName: "star")))
    }
}
