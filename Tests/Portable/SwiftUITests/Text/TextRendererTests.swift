import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// Texts that a renderer draws: its lines, runs and glyphs.
///
/// Numbers: the baselines, widths and numbers of glyphs of the same text as it is drawn by itself.
@MainActor
@Suite("Text renderers")
struct TextRendererTests {
    private struct Mark: TextAttribute { let number: Int }

    private final class Log: @unchecked Sendable {
        var layouts: [Text.Layout] = []
    }

    private struct Recorder: TextRenderer {
        let log: Log
        var way: CGFloat = 0
        var animatableData: CGFloat {
            get { way }
            set { way = newValue }
        }

        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            log.layouts.append(layout)
            for line in layout {
                for run in line {
                    for slice in run {
                        var copy = ctx
                        copy.translateBy(x: 0, y: run[Mark.self] == nil ? 0 : way)
                        copy.draw(slice)
                    }
                }
            }
        }
    }

    private let window = DisplayConfiguration(width: 200, height: 100)

    private func glyphs(_ list: DisplayList, _ transform: CGAffineTransform = .identity) -> [(CGPoint, UInt32)] {
        list.items.flatMap { item -> [(CGPoint, UInt32)] in
            switch item {
            case .text(let run):
                run.glyphs.map { glyph in
                    let place = CGPoint(x: run.origin.x + glyph.position.x, y: run.origin.y + glyph.position.y)
                    return (place.applying(transform), glyph.id)
                }
            case .group(let group): glyphs(group.content, group.transform.concatenating(transform))
            default: []
            }
        }
    }

    @Test func `glyphs that are drawn one by one stand where the text has them`() {
        let text = Text("Ant Bee Cow Dog Elk Fox")
        let plain = ViewTest(text.frame(width: 90), window)
        let drawn = ViewTest(text.frame(width: 90).textRenderer(Recorder(log: Log())), window)
        let (a, b) = (glyphs(plain.displayList), glyphs(drawn.displayList))
        #expect(a.count > 12 && a.map(\.1) == b.map(\.1))
        #expect(zip(a, b).allSatisfy { abs($0.0.x - $1.0.x) < 0.01 && abs($0.0.y - $1.0.y) < 0.01 })
    }

    @Test func `a layout tells of lines, runs and what the text was given`() throws {
        let log = Log()
        let text = Text("one ") + Text("two").customAttribute(Mark(number: 7)) + Text(" three")
        let test = ViewTest(text.textRenderer(Recorder(log: log)), window)
        _ = test.displayList
        let layout = try #require(log.layouts.last)
        #expect(layout.count == 1 && !layout.isTruncated)
        let line = layout[0]
        #expect(line.count == 3 && line.map { $0[Mark.self]?.number } == [nil, 7, nil])
        let bounds = line.typographicBounds
        #expect(abs(bounds.width - line.reduce(0) { $0 + $1.typographicBounds.width }) < 0.01)
        // The body font has 17 points: an ascent of 0.952 and a descent of 0.241 of that.
        #expect(abs(bounds.ascent - 16.184) < 0.01 && abs(bounds.descent - 4.097) < 0.01)
        #expect(line[1].count == 3 && line[1].layoutDirection == .leftToRight)
        let starts = line[1].characterIndices
        #expect(starts.count == 3 && starts[0].distance(to: starts[2]) == 2 && starts[0] < starts[1])
        #expect(line[1][0..<2].typographicBounds.width < line[1].typographicBounds.width)
    }

    @Test func `values of a renderer are animated`() throws {
        struct Jump: View {
            @State private var isUp = false

            var body: some View {
                VStack {
                    Text("up").customAttribute(Mark(number: 1))
                        .textRenderer(Recorder(log: Log(), way: isUp ? -20 : 0))
                    Button("Go") { withAnimation(.linear(duration: 1)) { isUp = true } }
                }
            }
        }
        let test = ViewTest(Jump(), DisplayConfiguration(width: 200, height: 100, animates: true))
        func height() throws -> CGFloat { try #require(glyphs(test.displayList).first?.0.y) }
        let start = try height()
        try test.tap("Go")
        test.advance(by: 0.5)
        #expect(abs(try height() - start + 10) < 1)
        test.advance(by: 1)
        #expect(abs(try height() - start + 20) < 0.01)
    }

    @Test func `a renderer may take more room, and the text is read as before`() throws {
        struct Roomy: TextRenderer {
            func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { for line in layout { ctx.draw(line) } }

            func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
                let size = text.sizeThatFits(proposal)
                return CGSize(width: size.width + 30, height: size.height + 10)
            }
        }
        let plain = try ViewTest(Text("word"), window).frame(of: "word")
        let test = ViewTest(Text("word").textRenderer(Roomy()), window)
        #expect(try test.frame(of: "word").width == plain.width + 30)
        #expect(try test.frame(of: "word").height == plain.height + 10)
        #expect(glyphs(test.displayList).count == 4)
    }
}
