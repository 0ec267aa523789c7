import Expectations
import Foundation
import Testing

@testable import TextLayout

/// Tests the glyphs of text: directions, clusters, faces and styles.
///
/// Numbers: an emoji of Noto Color Emoji is 2550 / 2048 em wide, 21.2 at 17 points; small capitals have 0.8 of the
/// size, as drawn today. A line is as high as the picture above the baseline, 20, and the text below it, 0.241 × 17
/// (`LineMetrics`). Identities and places are those that the tests give.
@Suite struct ShapingTests {
    @Test func `mixed directions`() {
        // A Hebrew word inside English stands in its place but reads from right to left.
        let frame = layout("one שלום two")
        let drawn = runs(frame)
        #expect(drawn.map(\.isRightToLeft).contains(true))
        let hebrew = drawn.first { $0.isRightToLeft }!
        #expect(hebrew.text.hasPrefix("שלום"))
        #expect(hebrew.glyphs.first!.cluster > hebrew.glyphs.last!.cluster)
        #expect(hebrew.glyphs.first!.position.x < hebrew.glyphs.last!.position.x)
        #expect(drawn.first!.text.hasPrefix("one") && drawn.last!.text.hasSuffix("two"))
    }

    @Test func `right to left paragraph`() {
        let frame = layout("שלום one עולם")
        let drawn = runs(frame).sorted { $0.origin.x < $1.origin.x }
        #expect(frame.lines[0].isRightToLeft)
        #expect(drawn.first!.text.contains("עולם"))
        #expect(drawn.last!.text.contains("שלום"))
    }

    @Test func `direction of text without letters`() {
        #expect(!layout("123").lines[0].isRightToLeft)
        #expect(layout("123") { $0.direction = .rightToLeft }.lines[0].isRightToLeft)
    }

    @Test(
        arguments: [
            "สวัสดี", "नमस्ते", "স্বাগতম", "ਸਤਿ", "નમસ્તે", "ନମସ୍କାର", "வணக்கம்", "నమస్తే", "ನಮಸ್ಕಾರ", "നമസ്കാരം", "ආයුබෝවන්",
            "ສະບາຍດີ", "မင်္ဂလာပါ", "ሰላም", "សួស្តី",
        ])
    func `scripts of Asia and Ethiopia have faces`(text: String) {
        expectAll(runs(layout(text)), count: 1...) { run in
            #expect(!run.glyphs.map(\.id).contains(0), "\(run.face.family)")
        }
    }

    @Test(arguments: ["Hello", "fi flat", "e\u{301}a\u{308}", "👨‍👩‍👧x👍🏽", "漢字かな", "مرحبا", "a\u{200B}b"])
    func `clusters cover the text`(text: String) {
        for run in runs(layout(text)) {
            let ordered = run.isRightToLeft ? run.glyphs.reversed() : run.glyphs
            #expect(ordered.first!.cluster == 0)
            for (a, b) in zip(ordered, ordered.dropFirst()) { #expect(a.cluster <= b.cluster) }
            #expect(ordered.last!.cluster < run.text.utf8.count)
            let starts = Set(
                run.text.unicodeScalars.indices.map { run.text.utf8.distance(from: run.text.startIndex, to: $0) })
            #expect(ordered.allSatisfy { starts.contains($0.cluster) })
        }
        #expect(drawnText(layout(text)).joined().unicodeScalars.count == text.unicodeScalars.count)
    }

    @Test func `fallback faces`() {
        func face(_ text: String) -> FontFace { runs(layout(text))[0].face }
        #expect(face("A").family == "Inter")
        #expect(face("A").path == "/usr/share/fonts/opentype/inter/Inter-Regular.otf")
        #expect(runs(layout("A", size: 20))[0].face.family == "Inter Display")
        #expect(face("漢").family == "WenQuanYi Micro Hei")
        #expect(face("م").family == "DejaVu Sans")
        #expect(face("😀").family == "Noto Color Emoji" && face("😀").hasColorGlyphs)
        #expect(abs(layout("😀").lines[0].width - 21.2) < 0.5)
        // Digits and blanks beside emoji stay in the text's face.
        #expect(runs(layout("1 😀 2")).map(\.face.family) == ["Inter", "Noto Color Emoji", "Inter"])
    }

    @Test func designs() {
        func family(_ design: FontDesign) -> String {
            runs(layout("a") { $0.runs[0].font.family = .system(design) })[0].face.family
        }
        #expect(FontDesign.allCases.map(family) == ["Inter", "Caladea", "Quicksand", "JetBrains Mono"])
    }

    @Test func `synthetic styles`() {
        var font = FontDescriptor(family: .system(.rounded), size: 17, isItalic: true)
        #expect(runs(layout("a") { $0.runs[0].font = font })[0].face.isSyntheticItalic)
        font = FontDescriptor(size: 17, isItalic: true)
        let inter = runs(layout("a") { $0.runs[0].font = font })[0].face
        #expect(inter.isItalic && !inter.isSyntheticItalic)
    }

    @Test func `small capitals`() {
        let drawn = runs(layout("Ab") { $0.runs[0].font.smallCaps = .lowercase })
        #expect(drawn.map(\.text) == ["A", "B"])
        #expect(abs(drawn[1].face.size - 13.6) < 1e-9)
    }

    @Test func `styles split runs and decorations join`() {
        var plain = TextRun("under", font: .system(size: 17), style: 0)
        plain.underline = TextDecoration(style: 7)
        var other = TextRun("line", font: .system(size: 17), style: 1)
        other.underline = TextDecoration(style: 7)
        let frame = TextEngine.shared.layout(TextRequest(runs: [plain, other]), width: nil)
        var styles: [Int] = []
        let items = frame.displayItems(at: CGPoint(x: 10, y: 20)) { style in
            styles.append(style)
            return .black
        }
        #expect(styles.sorted() == [0, 1, 7])
        guard case .fill(.rect(let line), _, _, _) = items.last else {
            Issue.record("no underline")
            return
        }
        #expect(abs(line.width - frame.lines[0].width) < 0.01 && line.minX == 10)
        #expect(line.minY > 20 + frame.firstBaseline)
    }

    @Test func attachments() {
        let picture = TextAttachment(id: 5, size: CGSize(width: 30, height: 24), baseline: 20)
        let frame = TextEngine.shared.layout(
            TextRequest(runs: [
                TextRun("a", font: .system(size: 17)), TextRun(.attachment(picture), font: .system(size: 17)),
            ]), width: nil)
        #expect(frame.attachments.count == 1)
        #expect(frame.attachments[0].id == 5)
        #expect(frame.attachments[0].rect.maxX == frame.lines[0].width)
        #expect(frame.attachments[0].rect.minY + 20 == frame.firstBaseline)
        // As high as the text above or the picture, and as deep as either below: 20 and 4.097.
        #expect(frame.size.height == 24.5)
    }
}
