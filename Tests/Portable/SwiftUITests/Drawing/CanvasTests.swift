import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUICore

/// Canvases draw shapes, texts, pictures and layers in user space.
///
/// Numbers: worked out in each test from its sizes and transforms, on a canvas of 100 × 100 points. Half of the light
/// is level 188 by the transfer function of sRGB; 20.5 is a line of body at 2× (Docs/Facts/IOSMetrics.md); 10 points
/// is the ideal length of a canvas.
@MainActor
@Suite
struct CanvasTests {
    private func drawn(
        width: CGFloat = 100, height: CGFloat = 100, _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) throws -> DisplayList {
        let list = Drawn.list(SwiftUI.Canvas(renderer: renderer), width: width, height: height)
        guard case .group(let group) = try #require(list.items.first) else { throw Mismatch() }
        #expect(group.clip?.geometry == .rect(CGRect(x: 0, y: 0, width: width, height: height)))
        return group.content
    }

    private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    @Test func `canvas takes all that it is offered`() {
        let canvas = SwiftUI.Canvas { _, _ in }
        let test = ViewTest(canvas)
        #expect(test.sizeThatFits(.init(width: 30, height: nil)) == CGSize(width: 30, height: 10))
        #expect(Drawn.list(canvas).isEmpty)
    }

    @Test func `renderer gets the size in points`() throws {
        var sizes: [CGSize] = []
        _ = try drawn(width: 70, height: 30) { context, size in
            sizes.append(size)
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
        }
        #expect(sizes == [CGSize(width: 70, height: 30)])
    }

    @Test func `transforms apply to user space first`() throws {
        let square = square
        let list = try drawn { context, _ in
            context.translateBy(x: 20, y: 10)
            context.scaleBy(x: 2, y: 3)
            context.fill(square, with: .color(.red))
            context.rotate(by: .degrees(90))
            context.fill(square, with: .color(.red))
        }
        #expect(list.items[0].bounds == CGRect(x: 20, y: 10, width: 20, height: 30))
        let turned = list.items[1].bounds
        #expect(abs(turned.minX - 0) < 1e-9 && abs(turned.maxX - 20) < 1e-9 && abs(turned.maxY - 40) < 1e-9)
    }

    @Test func `changes of a copy end with the copy`() throws {
        let square = square
        let list = try drawn { context, _ in
            var copy = context
            copy.opacity = 0.5
            copy.translateBy(x: 50, y: 0)
            copy.fill(square, with: .color(.red))
            context.fill(square, with: .color(.blue))
        }
        #expect(list.items.map { $0.bounds.minX } == [50, 0])
        #expect(Drawn.groups(list).map(\.opacity) == [0.5])
        #expect(context(list, fill: 1) == "007AFF")
    }

    private func context(_ list: DisplayList, fill index: Int) -> String? { Drawn.paints(list)[index].hex }

    @Test func `clips are kept where they were made`() throws {
        let square = square
        var rects: [CGRect] = []
        let list = try drawn { context, _ in
            context.scaleBy(x: 2, y: 2)
            context.clip(to: square)
            context.translateBy(x: 5, y: 0)
            rects.append(context.clipBoundingRect)
            context.fill(square, with: .color(.red))
        }
        let clip = try #require(Drawn.groups(list).first { $0.clip != nil }?.clip)
        #expect(clip.geometry == .rect(CGRect(x: 0, y: 0, width: 20, height: 20)))
        #expect(rects == [CGRect(x: -5, y: 0, width: 10, height: 10)])
    }

    @Test func `inverse clip and layer clip are masks`() throws {
        let square = square
        let list = try drawn { context, _ in
            var copy = context
            copy.clip(to: square, options: .inverse)
            copy.fill(square, with: .color(.red))
            context.clipToLayer(opacity: 0.5) { $0.fill(square, with: .color(.black)) }
            context.fill(square, with: .color(.red))
        }
        let masks = list.items.compactMap { item -> DisplayList? in
            if case .group(let group) = item { group.mask } else { nil }
        }
        #expect(masks.count == 2)
        #expect(masks[0].bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(Drawn.groups(masks[1]).map(\.opacity) == [0.5])
    }

    @Test func `layer is one thing for opacity and filters`() throws {
        let square = square
        let list = try drawn { context, _ in
            context.opacity = 0.4
            context.addFilter(.blur(radius: 3))
            context.drawLayer { layer in
                #expect(layer.opacity == 1)
                layer.fill(square, with: .color(.red))
                layer.fill(square, with: .color(.blue))
            }
        }
        #expect(list.items.count == 1)
        let group = try #require(Drawn.groups(list).first)
        #expect(group.opacity == 0.4 && group.filters == [.blur(radius: 3)])
        #expect(group.content.items.count == 2)
    }

    @Test func `blend modes see only the canvas`() throws {
        let square = square
        let list = try drawn { context, _ in
            context.fill(square, with: .color(.red))
            context.blendMode = .destinationOut
            context.fill(square, with: .color(.black))
        }
        guard case .group(let group) = try #require(list.items.first) else { throw Mismatch() }
        #expect(group.isIsolated)
        #expect(Drawn.groups(group.content).map(\.blendMode) == [.destinationOut])
        #expect(GraphicsContext.BlendMode(rawValue: 1) == .multiply)
    }

    @Test func `style is mapped to the paths bounds`() throws {
        let list = try drawn { context, _ in
            let path = Path(CGRect(x: 20, y: 40, width: 10, height: 20))
            context.fill(
                path, with: .style(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
        }
        guard case .linearGradient(_, let start, let end) = Drawn.paints(list)[0] else { throw Mismatch() }
        #expect(start == CGPoint(x: 25, y: 40) && end == CGPoint(x: 25, y: 60))
    }

    @Test func `repeated gradient covers the path`() throws {
        let list = try drawn { context, _ in
            context.fill(
                Path(CGRect(x: 0, y: 0, width: 40, height: 10)),
                with: .linearGradient(
                    Gradient(colors: [.black, .white]), startPoint: CGPoint(x: 10, y: 0),
                    endPoint: CGPoint(x: 20, y: 0),
                    options: .repeat))
        }
        guard case .linearGradient(let stops, let start, let end) = Drawn.paints(list)[0] else { throw Mismatch() }
        #expect(start.x == 0 && end.x == 40)
        let ramp = GradientStops(stops)
        // A period every 10 points: black at its start, gray in its middle.
        for x in [0.01, 10.01, 20.01, 30.01] { #expect(ramp.color(at: x / 40).hex == "000000") }
        for x in [5.0, 15, 25, 35] { #expect(ramp.color(at: x / 40).hex == "808080") }
    }

    @Test func `mirrored gradient runs back and forth`() {
        let stops = GradientStops([
            GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
        ])
        let paint = RepeatedGradient(stops, .mirror)
            .radial(center: .zero, from: 0, to: 10, covering: CGRect(x: -20, y: 0, width: 40, height: 0))
        guard case .radialGradient(let all, _, 0, 20) = paint else {
            Issue.record("\(paint)")
            return
        }
        let ramp = GradientStops(all)
        #expect(
            [0, 0.25, 0.5, 0.75, 0.999].map { ramp.color(at: $0).hex } == [
                "000000", "808080", "FFFFFF", "808080", "010101",
            ])
    }

    @Test func `linear mixing is lighter in the middle`() {
        let stops = GradientStops([
            GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
        ])
        // Half of the light is level 188 of 255.
        #expect(stops.mixedLinearly.color(at: 0.5).hex == "BCBCBC")
    }

    @Test func `text is measured and drawn at its anchor`() throws {
        var size = CGSize.zero
        let list = try drawn { context, _ in
            let text = context.resolve(Text("Hello"))
            size = text.measure(in: CGSize(width: 1000, height: 1000))
            #expect(text.firstBaseline(in: size) == text.lastBaseline(in: size))
            context.draw(text, at: CGPoint(x: 50, y: 50), anchor: .topTrailing)
        }
        #expect(size.height == 20.5)
        let run = try #require(runs(list).first)
        #expect(run.text == "Hello" && abs(run.origin.x - (50 - size.width)) < 0.6)
        #expect(run.origin.y > 50 && run.origin.y < 50 + size.height)
        #expect(run.paint.hex == "000000")
    }

    @Test func `text takes its shading and breaks in a rectangle`() throws {
        let list = try drawn { context, _ in
            var text = context.resolve(Text("one two three four five"))
            text.shading = .color(.red)
            context.draw(text, in: CGRect(x: 10, y: 0, width: 60, height: 100))
        }
        let lines = Set(runs(list).map(\.origin.y))
        #expect(lines.count > 1)
        #expect(Set(runs(list).map(\.paint.hex)) == ["FF3B30"])
        #expect(runs(list).allSatisfy { $0.origin.x >= 10 })
    }

    private func runs(_ list: DisplayList) -> [GlyphRun] {
        list.items.flatMap { item -> [GlyphRun] in
            switch item {
            case .text(let run): return [run]
            case .group(let group):
                return runs(group.content).map { run in
                    var run = run
                    run.origin = run.origin.applying(group.transform)
                    return run
                }
            default: return []
            }
        }
    }

    @Test func `symbols are views by their tags`() throws {
        var sizes: [CGSize?] = []
        let canvas = SwiftUI.Canvas { context, _ in
            let dot = context.resolveSymbol(id: "dot")
            sizes = [dot?.size, context.resolveSymbol(id: 7)?.size, context.resolveSymbol(id: "none")?.size]
            if let dot { context.draw(dot, at: CGPoint(x: 50, y: 40)) }
            if let dot { context.draw(dot, in: CGRect(x: 0, y: 0, width: 40, height: 8)) }
        } symbols: {
            Circle().fill(.red).frame(width: 20, height: 20).tag("dot")
            Rectangle().frame(width: 8, height: 4).tag(7)
        }
        let list = Drawn.list(canvas)
        #expect(sizes == [CGSize(width: 20, height: 20), CGSize(width: 8, height: 4), nil])
        let content = try #require(Drawn.groups(list).first).content
        #expect(
            content.items.map(\.bounds) == [
                CGRect(x: 40, y: 30, width: 20, height: 20), CGRect(x: 0, y: 0, width: 40, height: 8),
            ])
        #expect(ViewTest(canvas).elements.isEmpty)
    }

    @Test func `picture is drawn with its shading`() throws {
        let list = try drawn { context, _ in
            var star = context.resolve(Image(systemName: "star.fill"))
            star.shading = .color(.green)
            context.draw(star, at: CGPoint(x: 50, y: 50))
        }
        #expect(Set(Drawn.paints(list).map(\.hex)) == ["34C759"])
        #expect(abs(list.bounds.midX - 50) < 1)
    }

    @Test func `backdrop draws again what is below`() throws {
        let square = square
        let list = try drawn { context, _ in
            context.fill(square, with: .color(.red))
            context.addFilter(.blur(radius: 2))
            context.fill(Path(CGRect(x: 5, y: 0, width: 5, height: 5)), with: .backdrop)
        }
        #expect(Drawn.paints(list).map(\.hex) == ["FF3B30", "FF3B30"])
        #expect(Drawn.groups(list).contains { $0.clip?.geometry == .rect(CGRect(x: 5, y: 0, width: 5, height: 5)) })
    }

    @Test func `core graphics draws in user space`() throws {
        let list = try drawn(width: 20, height: 10) { context, _ in
            context.translateBy(x: 10, y: 0)
            context.withCGContext { graphics in
                graphics.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
                graphics.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            }
        }
        guard case .image(let item) = try #require(list.items.first) else { throw Mismatch() }
        #expect(item.image.width == 40 && item.rect == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(item.image.pixels[21, 1] == (255, 0, 0, 255))
        #expect(item.image.pixels[19, 1].alpha == 0 && item.image.pixels[21, 11].alpha == 0)
    }

    @Test func `canvas is drawn anew when its renderer changes`() {
        func canvas(_ color: Color) -> SwiftUI.Canvas<EmptyView> {
            SwiftUI.Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(color))
            }
        }
        let test = ViewTest(canvas(.red), DisplayConfiguration(width: 10, height: 10))
        #expect(Drawn.paints(test.displayList).map(\.hex) == ["FF3B30"])
        test.update(canvas(.blue))
        #expect(Drawn.paints(test.displayList).map(\.hex) == ["007AFF"])
    }
}
