import Drawing
import Foundation
import Testing

@testable import TextLayout

/// Tests the caches of layouts.
///
/// Numbers: eleven texts in six settings are laid out in nine widths in three orders, with three heights. A text keeps 16
/// layouts. A cache has two generations of its capacity: two entries of a cost of 4 in a
/// capacity of 10, eight texts of 8,000 bytes in 4,096 (a sixteenth of the bytes each), and two beyond these. JetBrains
/// Mono is 0.6 em wide: 12 points for two letters at 10. A frame of 3,000 characters in runs of one or two has room for an
/// eighth more at most; a part has 96 bytes, a run of glyphs 120, the reference to a face 8.
@Suite(.serialized) struct CacheTests {
    @Test func `same request same frame`() {
        #expect(layout("cached words", width: 50) === layout("cached words", width: 50))
        #expect(layout("cached words", width: 50) !== layout("cached words", width: 500))
    }

    /// Stacks measure each text in no width, in its ideal width and in the present one.
    @Test func `a label has one frame wherever it fits`() {
        let engine = TextEngine()
        let layouts = engine.layouts(of: TextRequest("Label", font: .system(size: 17)))
        let ideal = engine.layout(layouts, width: nil)
        let rooms: [(CGFloat, CGFloat?)] = [
            (ideal.size.width, nil), (400, nil), (400, ideal.size.height), (.infinity, 100),
        ]
        #expect(rooms.count == 4)
        for (width, height) in rooms {
            #expect(engine.layout(layouts, width: width, height: height) === ideal, "\(width)")
        }
        #expect(engine.layout(layouts, width: ideal.size.width - 1) !== ideal)
        #expect(engine.layout(layouts, width: 0) !== ideal)
    }

    /// Compares frames of texts that were laid out in other sizes before with those of texts that were not.
    @Test func `frames that are used again are those of the size`() {
        let texts = [
            "Order 4711", "two words", "Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrt und mehr", "ends with spaces   ",
            "first\nsecond line\n", "\tafter a tab", "نص عربي قصير", "日本語のテキスト", "a b c d e f g h", "", "\n",
        ]
        var requests: [TextRequest] = []
        for text in texts {
            let plain = TextRequest(text, font: .system(size: 17))
            var (tight, small, two, indented, high) = (plain, plain, plain, plain, plain)
            tight.allowsTightening = true
            tight.maximumLines = 1
            small.minimumScaleFactor = 0.5
            small.maximumLines = 1
            two.maximumLines = 2
            two.alignment = .center
            indented.firstLineIndent = 30
            high.minimumLines = 3
            high.alignment = .trailing
            requests += [plain, tight, small, two, indented, high]
        }
        // In each order, a size comes after smaller ones, greater ones, and both.
        let widths: [CGFloat?] = [nil, 0, 40, 41.5, 80, 81, 120, 200, 300]
        let mixed: [CGFloat?] = [120, 40, nil, 300, 0, 81, 200, 41.5, 80]
        let orders: [[CGFloat?]] = [widths, widths.reversed(), mixed]
        let heights: [CGFloat?] = [nil, 22, 45]
        var count = 0
        for request in requests {
            for order in orders {
                let layouts = TextLayouts(request)
                for width in order {
                    for height in heights {
                        let frame = TextEngine.shared.layout(layouts, width: width, height: height)
                        let fresh = TextEngine.shared.layout(TextLayouts(request), width: width, height: height)
                        #expect(
                            isEqual(frame, fresh),
                            "\(request.runs) in \(String(describing: width)) × \(String(describing: height))")
                        count += 1
                    }
                }
            }
        }
        #expect(count == 11 * 6 * 3 * 9 * 3)
    }

    @Test func `layouts at hand are the same`() {
        let engine = TextEngine()
        // A text of many lines has another frame in each of these widths.
        let text = String(repeating: "some words at hand ", count: 60)
        let request = TextRequest(text, font: .system(size: 17))
        let layouts = engine.layouts(of: request)
        let frame = engine.layout(request, width: 100)
        #expect(engine.layouts(of: request) === layouts)
        #expect(engine.layout(layouts, width: 100) === frame)
        #expect(engine.layout(layouts, width: nil) !== frame)
        // More layouts than are kept evict the oldest, and no other.
        for width in 200..<214 { _ = engine.layout(layouts, width: CGFloat(width)) }
        #expect(engine.layout(layouts, width: 100) === frame)
        _ = engine.layout(layouts, width: 214)
        #expect(engine.layout(layouts, width: 100) !== frame)
    }

    @Test func `layouts from before a font was added are made anew`() throws {
        let engine = TextEngine(catalog: [FontCatalog.text]) { _ in }
        let request = TextRequest("ii", font: FontDescriptor(family: .named("JetBrains Mono"), size: 10))
        let layouts = engine.layouts(of: request)
        #expect(engine.layout(layouts, width: nil).size.width < 12)
        try engine.register(fontFile: "/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-Regular.ttf")
        #expect(engine.layout(layouts, width: nil).size.width == 12)
        #expect(engine.layout(request, width: nil).size.width == 12)
    }

    private func isEqual(_ frame: TextFrame, _ other: TextFrame) -> Bool {
        frame.size == other.size && frame.lines == other.lines && items(frame) == items(other)
            && frame.isTruncated == other.isTruncated && frame.scaleFactor == other.scaleFactor
    }

    private func items(_ frame: TextFrame) -> [DisplayItem] { frame.displayItems(at: .zero, paints: { _ in .black }) }

    /// Both read the same, but have two and three bytes, which the lines refer to.
    @Test func `texts of other bytes have other layouts`() {
        let engine = TextEngine()
        func request(_ text: String) -> TextRequest { TextRequest(text, font: .system(size: 17)) }
        #expect(request("\u{E9}") != request("e\u{301}"))
        #expect(request("e\u{301}") == request("e" + "\u{301}"))
        #expect(request("e\u{301}").hashValue == request("e" + "\u{301}").hashValue)
        #expect(engine.layout(request("\u{E9}"), width: nil).lines.map(\.bytes) == [0..<2])
        #expect(engine.layout(request("e\u{301}"), width: nil).lines.map(\.bytes) == [0..<3])
    }

    /// Texts that change their direction at each letter have as many parts as letters.
    @Test func `parts of frames are small`() {
        #expect(MemoryLayout<FontFace>.size == 8)
        #expect(MemoryLayout<FramePart>.stride <= 96)
        #expect(MemoryLayout<GlyphRun>.stride <= 120)
        let frame = layout(String(repeating: "iו.", count: 1_000), width: 300)
        #expect(runs(frame).count >= 2_000)
        #expect(frame.parts.capacity < frame.parts.count * 9 / 8)
        #expect(frame.caretStops.capacity < frame.caretStops.count * 9 / 8)
    }

    @Test func `forgets the oldest`() {
        var cache = GenerationalCache<Int, Int>(capacity: 2)
        for key in 0..<5 { cache.insert(key, for: key) }
        #expect(cache.value(for: 0) == nil)
        #expect(cache.value(for: 2) == 2 && cache.value(for: 3) == 3)
        cache.insert(9, for: 9)
        // Recently used entries outlive others.
        #expect(cache.value(for: 3) == 3)
    }

    @Test func `costly entries take the room of many`() {
        var cache = GenerationalCache<Int, Int>(capacity: 10)
        for key in 0..<100 { cache.insert(key, for: key, cost: 4) }
        #expect((0..<100).count { cache.value(for: $0) != nil } <= 4)
        cache.insert(7, for: 7, cost: 1000)
        #expect(cache.value(for: 7) == 7)
        cache.insert(8, for: 8, cost: 1000)
        cache.insert(9, for: 9, cost: 1000)
        #expect(cache.value(for: 7) == nil)
    }

    /// A text field makes a new text of each keystroke; layouts of a few of them are kept, not thousands.
    @Test func `a long text that grows takes bounded memory`() {
        let engine = TextEngine()
        var text = String(repeating: "Some words of a text. ", count: 360)
        var layouts: [Weak] = []
        for _ in 0..<150 {
            text += "x"
            let request = TextRequest(text, font: .system(size: 17))
            layouts.append(Weak(engine.layouts(of: request)))
            _ = engine.layout(request, width: 300)
        }
        #expect(layouts.count { $0.object != nil } <= 18)
        #expect(layouts.last?.object != nil)
    }

    /// A process that draws many pictures lays out other texts for each; memory must not follow from their number.
    @Test func `between pictures, layouts are kept that come again`() {
        let engine = TextEngine()
        func layouts(_ text: String) -> TextLayouts {
            let request = TextRequest(text, font: .system(size: 17))
            let layouts = engine.layouts(of: request)
            _ = engine.layout(request, width: nil)
            return layouts
        }
        var pictures: [[Weak]] = []
        let common = Weak(layouts("in each picture"))
        for picture in 0..<20 {
            var own: [Weak] = []
            for label in 0..<10 { own.append(Weak(layouts("\(label) of \(picture)"))) }
            #expect(layouts("in each picture") === common.object)
            pictures.append(own)
            engine.age(beyond: 25)
        }
        let kept = pictures.map { $0.count { $0.object != nil } }
        // Three pictures of eleven fill a generation of 25.
        #expect(kept.prefix(14).allSatisfy { $0 == 0 } && kept.reduce(0, +) <= 60, "\(kept)")
        #expect(kept.last == 10)
        // A picture of more labels than are kept has all of them at once.
        let large = (0..<100).map { Weak(layouts("large \($0)")) }
        #expect(large.allSatisfy { $0.object != nil })
        engine.age(beyond: 25)
        engine.age(beyond: 25)
        #expect(large.contains { $0.object != nil }, "the generation is young until it is filled again")
    }

    private struct Weak {
        weak var object: TextLayouts?
        init(_ object: TextLayouts) { self.object = object }
    }
}
