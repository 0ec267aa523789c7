import Testing

@testable import TextLayout

/// Tests numbers, characters and lengths of texts that are out of the ordinary.
///
/// Numbers: breaks and limits of lines in the texts of the tests. 2,000 and 100 lines are lower limits: 100,000 letters
/// x of 0.54 em at 17 points make some 3,000 lines of 300 points.
@Suite struct TextRobustnessTests {
    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e300])
    func `strange rooms`(width: CGFloat) {
        let frame = layout("Some text to wrap", width: width, height: width)
        #expect(frame.size.width.isFinite && frame.size.height.isFinite)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -3, 0, 1e9])
    func `strange numbers`(value: CGFloat) {
        let frame = layout("Text", size: value) {
            $0.runs[0].kerning = value
            $0.runs[0].baselineOffset = value
            $0.lineSpacing = value
            $0.minimumScaleFactor = value
            $0.displayScale = value
        }
        #expect(frame.size.width.isFinite && frame.size.height.isFinite)
    }

    @Test func `control characters`() {
        let frame = layout("a\u{0}b\u{7}c\u{1B}[31m\u{7F}\u{85}d\u{2028}e\u{FFFE}")
        #expect(frame.text.hasPrefix("abc[31m\nd\ne"))
        #expect(frame.lines.count == 3)
    }

    @Test func `unbalanced direction marks`() {
        let frame = layout(String(repeating: "\u{202E}\u{2067}a", count: 300) + "\u{2069}\u{202C}")
        #expect(frame.size.width.isFinite)
    }

    @Test(.timeLimit(.minutes(5))) func `a million characters`() {
        let text = String(repeating: "word and word ", count: 71_429)
        let frame = layout(text, width: 300) { $0.maximumLines = 3 }
        #expect(frame.lines.count == 3 && frame.isTruncated)
        let unbroken = layout(String(repeating: "x", count: 100_000), width: 300)
        #expect(unbroken.lines.count > 2000)
    }

    @Test func `many runs`() {
        let runs = (0..<2000).map { TextRun("w\($0) ", font: .system(size: CGFloat(10 + $0 % 5)), style: $0) }
        let frame = TextEngine.shared.layout(TextRequest(runs: runs), width: 300)
        #expect(frame.lines.count > 100)
    }
}

/// Tests engines for text on several threads.
///
/// Numbers: four threads draw 60 texts each.
@Suite struct SeveralEnginesTests {
    @Test func `engines that are made on other threads leave the faces of those at work alone`() async {
        let families = await withTaskGroup(of: [String].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    (0..<60).map { step in
                        let request = TextRequest("😀", font: .system(size: CGFloat(10 + step % 6)))
                        return runs(TextEngine().layout(request, width: nil)).map(\.face.family).joined()
                    }
                }
            }
            return await group.reduce(into: []) { $0 += $1 }
        }
        #expect(families == Array(repeating: "Noto Color Emoji", count: 240))
    }
}
