import Foundation
import Testing

@testable import Rendering

/// Tests numbers that cannot be drawn, deep nesting and the limits of canvases.
///
/// Numbers: levels of the colours drawn; 1,000 moves by 0.01 are 10 points, and 1,000 groups end 1,000 times. A side
/// has at most 32,767 pixels (`RenderingError`). 500 bytes are a lower limit for a PDF file with a page, chosen for
/// this test.
@Suite struct RenderingRobustnessTests {
    /// Items with numbers that cannot be drawn, each with something that can after it.
    private static let broken: [DisplayItem] = {
        var items: [DisplayItem] = []
        let path = CGMutablePath()
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: 5))
        items.append(.fill(.path(path), red))
        items.append(.stroke(.path(path), red, StrokeAttributes(width: 3)))
        for value in [CGFloat.nan, .infinity, -.infinity, 1e30, -1e30] {
            let rect = CGRect(x: value, y: 0, width: value, height: 10)
            let group = DisplayGroup(
                DisplayList([square(0, 0, 5)]), transform: CGAffineTransform(scaleX: value, y: 1),
                clip: ClipShape(.rect(rect)), opacity: Double(value),
                filters: [
                    .blur(radius: value),
                    .shadow(color: .black, radius: value, offset: CGSize(width: value, height: 0)),
                    .hueRotation(Double(value)),
                ])
            items += [
                .fill(.rect(rect), red), .fill(.ellipse(rect), red),
                .fill(.roundedRect(rect, cornerRadius: value), red),
                .fill(
                    .roundedRect(CGRect(x: 0, y: 0, width: 5, height: 5), cornerRadius: value, style: .continuous), red),
                .stroke(
                    .rect(CGRect(x: 0, y: 0, width: 5, height: 5)), red,
                    StrokeAttributes(width: 1, miterLimit: value, dash: [value, 1], dashPhase: value)),
                .fill(
                    .rect(CGRect(x: 0, y: 0, width: 5, height: 5)),
                    .linearGradient([], start: .zero, end: CGPoint(x: value, y: 0))),
                .fill(
                    .rect(CGRect(x: 0, y: 0, width: 5, height: 5)),
                    .radialGradient(
                        [GradientStop(color: .black, location: Double(value))], center: .zero, startRadius: value,
                        endRadius: 2)),
                .fill(
                    .rect(CGRect(x: 0, y: 0, width: 5, height: 5)),
                    .angularGradient(
                        [GradientStop(color: .black, location: 0)], center: .zero, startAngle: Double(value),
                        endAngle: 1)),
                .fill(
                    .rect(CGRect(x: 0, y: 0, width: 5, height: 5)),
                    .color(RGBAColor(red: Double(value), green: 0, blue: 0))),
                .image(ImageItem(image: fourColors(), rect: rect)),
                .image(ImageItem(image: fourColors(), rect: CGRect(x: 0, y: 0, width: 2, height: 2), source: rect)),
                .group(group),
            ]
        }
        items.append(.fill(.rect(CGRect(x: 10, y: 10, width: 5, height: 5)), blue))
        return items
    }()

    @Test func `numbers that cannot be drawn`() throws {
        #expect(pixel(try picture(Self.broken), 12, 12) == [0, 0, 255, 255])
        let canvas = Canvas(size: CGSize(width: 20, height: 20))
        for (index, item) in Self.broken.enumerated() {
            #expect(throws: Never.self, "item \(index)") {
                try PDFRenderer().render(DisplayList([item]), canvas: canvas)
            }
        }
        #expect(try PDFRenderer().render(DisplayList(Self.broken), canvas: canvas).count > 500)
        let svg = SVGRenderer().render(DisplayList(Self.broken), canvas: canvas)
        #expect(!svg.contains("nan") && !svg.contains("inf\""))
    }

    @Test func `deep nesting keeps its content`() throws {
        // Moves alone, as nested padding makes them, and some hundred layers among them.
        for layers in [0, 40] {
            var item = square(0, 0, 5, blue)
            for level in 0..<1000 {
                let isLayer = layers > 0 && level % (1000 / layers) == 0
                let move = CGAffineTransform(translationX: 0.01, y: 0.01)
                item = .group(DisplayGroup(DisplayList([item]), transform: move, isIsolated: isLayer))
            }
            #expect(pixel(try picture([item]), 12, 12) == [0, 0, 255, 255])
            let canvas = Canvas(size: CGSize(width: 20, height: 20))
            let svg = SVGRenderer().render(DisplayList([item]), canvas: canvas)
            #expect(svg.contains("<rect x=\"0\" y=\"0\" width=\"5\""))
            #expect(svg.components(separatedBy: "</g>").count == 1001)
            _ = try PDFRenderer().render(DisplayList([item]), canvas: canvas)
            let bounds = DisplayList([item]).bounds
            #expect(abs(bounds.minX - 10) < 1e-6 && abs(bounds.width - 5) < 1e-6)
        }
    }

    @Test func `canvas limits`() throws {
        #expect(throws: RenderingError.tooLarge(width: 100_000, height: 10)) {
            try PNGRenderer().image(DisplayList(), canvas: Canvas(size: CGSize(width: 100_000, height: 10), scale: 1))
        }
        for value in [CGFloat.nan, 0, -5] {
            let image = try PNGRenderer().image(
                DisplayList(), canvas: Canvas(size: CGSize(width: value, height: value), scale: 1))
            #expect(image.width == 1 && image.height == 1)
        }
    }

    @Test func `missing font file`() throws {
        let face = FontFace(path: "/nowhere.otf", family: "Nowhere", size: 10)
        let run = GlyphRun(
            face: face, origin: .zero, glyphs: [Glyph(id: 5, position: .zero, advance: 5, cluster: 0)], text: "x",
            width: 5,
            paint: red)
        #expect(pixel(try picture([.text(run), square(0, 0, 5, blue)]), 2, 2) == [0, 0, 255, 255])
    }
}
