import Testing

@testable import TextLayout

/// Tests the widths of text.
///
/// Numbers: distances are the letters times the kerning or tracking of each test; lines at 17 points are 20.5 high at
/// 2× (Docs/Facts/IOSMetrics.md, "Text styles"). 41.5 and 46 are widths in Xcode's interface files; 339.862… is
/// explained at its test.
@Suite struct WidthTests {
    /// Words whose widths on iOS come from interface files: a label and a button in the system font.
    @Test(arguments: [("Label", CGFloat(17), CGFloat(41.5)), ("Button", 15, 46)])
    func `close to IOS`(text: String, size: CGFloat, width: CGFloat) {
        #expect(abs(layout(text, size: size).size.width - width) <= width * 0.04)
    }

    @Test func `whole pixels`() {
        for scale in [CGFloat(1), 2, 3] {
            for text in ["i", "Width", "A longer line of text"] {
                let frame = layout(text, scale: scale)
                let pixels = frame.size.width * scale
                #expect(abs(pixels - pixels.rounded()) < 1e-6)
                #expect(frame.size.width >= frame.lines[0].width)
                #expect(frame.size.width - frame.lines[0].width < 1 / scale)
            }
        }
    }

    /// The numbers of this machine and version of the face; another result means that rendering is not the same
    /// everywhere.
    @Test func `same everywhere`() {
        #expect(abs(layout("The quick brown fox jumps over the lazy dog").lines[0].width - 339.862_167_4) < 1e-6)
        let first = layout("Exactly the same").lines[0].width
        TextEngine.shared.removeCachedLayouts()
        #expect(layout("Exactly the same").lines[0].width == first)
        #expect(
            TextEngine().layout(TextRequest("Exactly the same", font: .system(size: 17)), width: nil).lines[0].width
                == first)
    }

    @Test func `weights get wider`() {
        let widths = [400, 600, 900].map { layout("Weight", weight: $0).lines[0].width }
        #expect(widths[0] < widths[1] && widths[1] < widths[2])
    }

    @Test func `stretched letters`() {
        let plain = layout("Width", size: 20).lines[0].width
        let frame = layout("Width", size: 20) { $0.runs[0].font.width = 0.8 }
        #expect(abs(frame.lines[0].width - plain * 0.8) < 0.01)
        #expect(runs(frame)[0].face.stretch == 0.8)
        #expect(frame.size.height == layout("Width", size: 20).size.height)
    }

    @Test func `monospaced digits are equal`() {
        func width(_ text: String, _ monospaced: Bool) -> CGFloat {
            layout(text) { $0.runs[0].font.monospacedDigits = monospaced }.lines[0].width
        }
        #expect(abs(width("1111", true) - width("0000", true)) < 0.001)
        #expect(width("1111", false) < width("0000", false))
    }

    @Test func `kerning and tracking`() {
        let plain = layout("abcde").lines[0].width
        #expect(abs(layout("abcde") { $0.runs[0].kerning = 2 }.lines[0].width - plain - 10) < 0.01)
        #expect(abs(layout("abcde") { $0.runs[0].tracking = -1 }.lines[0].width - plain + 5) < 0.01)
    }

    @Test func `keeps typed characters`() {
        // Inter has arrows for these; text keeps a glyph for each character.
        #expect(runs(layout("a->b"))[0].glyphs.count == 4)
    }

    @Test func `empty text takes no room`() {
        #expect(layout("").size == .zero)
        #expect(layout("") { $0.minimumLines = 2 }.size == CGSize(width: 0, height: 41))
        #expect(layout(" ").size.height == 20.5)
    }

    @Test func `mixed sizes share a baseline`() {
        let frame = TextEngine.shared.layout(
            TextRequest(runs: [TextRun("small", font: .system(size: 11)), TextRun("BIG", font: .system(size: 34))]),
            width: nil)
        #expect(frame.size.height == layout("BIG", size: 34).size.height)
        #expect(Set(runs(frame).map(\.origin.y)) == [frame.firstBaseline])
    }

    @Test func `baseline offset raises`() {
        let frame = TextEngine.shared.layout(
            TextRequest(runs: [
                TextRun("x", font: .system(size: 17)),
                TextRun(.text("2"), font: .system(size: 17), baselineOffset: 6),
            ]), width: nil)
        let drawn = runs(frame)
        #expect(drawn[0].origin.y - drawn[1].origin.y == 6)
        #expect(frame.size.height > 20.5)
    }
}
