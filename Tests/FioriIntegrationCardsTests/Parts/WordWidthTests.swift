import Expectations
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards

/// Widths of words before they are laid out.
///
/// Numbers: the widths of the laid out texts; estimates may be an eighth too great and not too small.
@MainActor
struct WordWidthTests {
    @Test func `estimates are hardly greater than texts, and not smaller`() throws {
        let words = [
            "Open", "50000100", "1,234.50", "Delivered", "Verfügbarkeit", "WAREHOUSE", "Lieferung", "100%", "illicit",
        ]
        expectAll(words, count: 9...) { word in
            let test = ViewTest(
                VStack {
                    Text(word).font(.system(size: 15))
                    Text(word + "\u{2060}").font(.system(size: 15, weight: .semibold))
                }, DisplayConfiguration(width: 400))
            let widths = test.texts.map(\.frame.width)
            let estimate = WordWidths.extent(of: word).line * 15
            #expect(widths.count == 2)
            #expect(estimate >= widths[0] - 0.01 && estimate <= widths[0] * 1.125, "\(word): \(estimate), \(widths)")
            #expect(estimate * WordWidths.semibold >= widths[1] - 0.5, "\(word): \(estimate), \(widths)")
        }
    }

    @Test func `a letter with thousands of marks is as wide as with one`() {
        let marked = WordWidths.extent(of: "a" + String(repeating: "\u{301}", count: 8_000) + "b")
        #expect(marked.line == WordWidths.extent(of: "a\u{301}").line)
        #expect(marked.word == marked.line)
        #expect(("a\u{301}\nb\u{2028}c").text(inLines: 1) == "a\u{301} b c")
        #expect(("a\nb").text(inLines: 2) == "a\nb")
    }

    @Test func `long words with slashes are as wide as their widest part`() {
        let path = WordWidths.extent(of: "/sites/finance/reports/2026/Q3/overview.xlsx")
        // Digits do not begin a part.
        #expect(path.word == WordWidths.extent(of: "reports/2026/").line)
        #expect(path.word < path.line / 2)
        let unit = WordWidths.extent(of: "1 Stück/Monat")
        #expect(unit.word == WordWidths.extent(of: "Stück/Monat").line)
    }

    @Test func `signs between digits are no ends of words`() {
        for text in ["06-19-2026", "06/18/2026", "INV-2026-0815"] {
            let extent = WordWidths.extent(of: text)
            #expect(extent.word == extent.line, "\(text)")
            #expect(WordWidths.words(of: text, isMonospaced: false, breaksAddresses: true).max() == extent.line)
        }
        let address = WordWidths.words(of: "example.com/orders", isMonospaced: false, breaksAddresses: true)
        // Points of short parts are no ends of words.
        #expect(address.max() == WordWidths.extent(of: "example.com/").line)
        let path = "https://portal.example.com/4500012345/0001020304/2025/11/30"
        let parts = WordWidths.words(of: path, isMonospaced: false, breaksAddresses: true)
        #expect(parts.max() == WordWidths.extent(of: "0001020304/").line)
        let short = WordWidths.words(of: "a@b.de", isMonospaced: false, breaksAddresses: true)
        #expect(short.max() == WordWidths.extent(of: "a@b.de").line)
    }

    @Test(arguments: [CGFloat(1), 1.25, 1.5, 2, 3]) func `a pair is placed as it was measured`(scale: CGFloat) throws {
        var looked = 0
        for width in stride(from: CGFloat(60), through: 260, by: 3.7) {
            let pair = VStack(alignment: .leading, spacing: 0) {
                BesideOrBelow(
                    spacing: 6, lineSpacing: 2, leastWidth: WordWidths.extent(of: "Abgeschlossen").word * 15
                ) {
                    Text("Status:").font(.system(size: 13))
                    Text("Abgeschlossen am 12.").font(.system(size: 15))
                }
                Text("Next")
            }
            let test = ViewTest(pair, DisplayConfiguration(width: width, displayScale: scale))
            let value = try #require(test.texts.first { $0.string.hasPrefix("Abgeschlossen") }).frame
            let next = try test.text("Next").frame
            #expect(value.maxY <= next.minY + 0.5, "\(width): \(value), \(next)")
            looked += 1
        }
        #expect(looked == 55)
    }

    @Test func `a word that breaks in any case has no more lines than in the whole width`() {
        #expect(WordWidths.breaking(90, within: 100) == 90)
        #expect(WordWidths.breaking(150, within: 100) == 75)
        #expect(WordWidths.breaking(240, within: 100) == 80)
        #expect(WordWidths.breaking(1000, within: 100) == 50)
        #expect(WordWidths.breaking(10, within: 0) == 0)
    }

    @Test func `words end at spaces and hyphens, but not at spaces that do not break`() {
        func word(_ text: String) -> CGFloat { WordWidths.extent(of: text).word }
        #expect(word("one three two") == word("three"))
        #expect(word("well-known") == word("known"))
        #expect(word("3000\u{A0}EUR") > word("3000 EUR"))
        #expect(word("Donau\u{AD}dampf") == word("Donau"))
        #expect(word("東京都千代田区") < 1.1)
        #expect(word("") == 0 && WordWidths.extent(of: "").line == 0)
    }

    @Test func `the width of a text in a number of lines is that of a line`() {
        func line(_ text: String) -> CGFloat { WordWidths.extent(of: text).line }
        func close(_ text: String, _ lines: Int, _ widest: String) -> Bool {
            abs(WordWidths.width(of: text, lines: lines) - line(widest)) < 1e-6
        }
        #expect(close("date of the delivery", 4, "delivery"))
        #expect(close("date of the delivery", 3, "delivery") && close("date of the delivery", 2, "date of the"))
        #expect(close("date of the delivery", 1, "date of the delivery"))
        #expect(close("a bb cc d", 2, "a bb") || close("a bb cc d", 2, "cc d"))
        #expect(WordWidths.width(of: "", lines: 3) == 0)
    }
}
