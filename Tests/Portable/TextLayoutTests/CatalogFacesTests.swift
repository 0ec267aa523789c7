import Foundation
import Testing

@testable import TextLayout

/// Tests that faces are registered for the texts that need them, and that text looks as with all faces registered.
///
/// Numbers: files of `FontCatalog`: a face of Inter for each style, 18 in all; two files of DejaVu Sans, one each of
/// WenQuanYi Micro Hei and of Noto Color Emoji, and two of each script's.
@Suite struct CatalogFacesTests {
    private func library() -> FontLibrary { FontLibrary { _ in } }

    private func register(_ text: String, weight: Int = 400, design: FontDesign = .default, in library: FontLibrary) {
        let font = FontDescriptor.system(size: 17, weight: weight, design: design)
        library.prepare(for: [TextRun(text, font: font)])
        _ = library.description(for: font)
    }

    @Test func `Latin text takes one face for each style`() {
        let library = library()
        register("Sales of 2026: −12 %, 3 €, žluť, “Größe” … 1\u{202F}000", in: library)
        #expect(library.registeredFileCount == 1)
        register("Sales", weight: 600, in: library)
        register("Sales", weight: 600, in: library)
        #expect(library.registeredFileCount == 2)
    }

    @Test func `a weight between the nine takes all faces of its family`() {
        let library = library()
        register("Sales", weight: 450, in: library)
        #expect(library.registeredFileCount == 18)
        register("Sales", weight: 600, in: library)
        #expect(library.registeredFileCount == 18)
    }

    @Test(arguments: [
        ("مبيعات", 2), ("売上", 3), ("\u{200F}\u{2066}1\u{2069}", 0), ("→ ½", 0), ("☎︎", 4), ("1\u{FE0F}\u{20E3}", 4),
        ("😀", 4), ("ยอดขาย", 6),
    ])
    func `fallbacks come in up to the first that has the characters`(text: String, files: Int) {
        let library = library()
        register(text, in: library)
        #expect(library.registeredFileCount == 1 + files, "\(text)")
    }

    @Test(arguments: [
        "Sales 2026 −12 %", "Žluťoučký kůň “Größe”", "Продажи Πωλήσεις", "مبيعات 123 نص", "שלום עולם", "売上 매출 销售",
        "😀👨‍👩‍👧🇩🇪👍🏽 1️⃣ © ™ ☎︎ ☎️", "→ ≠ ∑ ✓ ½ ⅓ ① ♥ ★ ⌘", "ยอดขาย बिक्री", "a\u{200D}b\u{200B}c\u{FEFF}d", "\tx\u{A0}y", "𐎀𝛑ꜷ",
    ])
    func `text looks as with all faces`(text: String) {
        let (few, all) = (TextEngine { _ in }, TextEngine { _ in })
        // A character that no face has brings all in.
        for design in FontDesign.allCases {
            _ = all.layout(TextRequest("\u{F0000}", font: .system(size: 17, design: design)), width: nil)
        }
        for design in FontDesign.allCases {
            for (size, weight, isItalic) in [(17, 400, false), (28, 700, false), (12, 450, true), (15, 600, true)] {
                let font = FontDescriptor(
                    family: .system(design), size: CGFloat(size), weight: weight, isItalic: isItalic)
                let request = TextRequest(text, font: font)
                #expect(
                    runs(few.layout(request, width: nil)) == runs(all.layout(request, width: nil)),
                    "\(text) \(design) \(size) \(weight)")
            }
        }
    }

    @Test func `a character is looked for once`() {
        var set = ScalarSet()
        let values: [UInt32] = [0x80, 0xE000, 0xE03F, 0xE040, 0xE0FF, 0xE100, 0x10_FFFF]
        let scalars = values.compactMap { Unicode.Scalar($0) }
        #expect(scalars.count == 7)
        let (first, again) = (scalars.map { set.insert($0) }, scalars.map { set.insert($0) })
        #expect(first.allSatisfy { $0 })
        #expect(!again.contains(true))
    }

    @Test func `a character that no face has takes all files, also beside others`() {
        let (alone, later) = (library(), library())
        register("\u{F0000}", in: alone)
        for text in ["a", "→", "\u{F0000}", "\u{F0000}\u{F0001}"] { register(text, in: later) }
        #expect(alone.registeredFileCount > 4)
        #expect(later.registeredFileCount == alone.registeredFileCount)
    }

    @Test func `styles are read from the names of files`() {
        typealias Style = FontCatalog.Style
        #expect(Style(file: "Inter-SemiBoldItalic.otf") == Style(weight: 600, isItalic: true))
        #expect(Style(file: "Caladea-Italic.ttf") == Style(weight: 400, isItalic: true))
        #expect(Style(file: "NotoSansThai-Bold.ttf") == Style(weight: 700, isItalic: false))
        #expect(Style(file: "DejaVuSans.ttf") == nil && Style(file: "wqy-microhei.ttc") == nil)
    }
}
