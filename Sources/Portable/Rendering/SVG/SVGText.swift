import CoreGraphics
import Drawing
import Foundation

extension SVGWriter {
    /// Writes a run as text with its font's name and the position of each word.
    ///
    /// Words are positioned separately, so that each word begins at the right place in viewers with another version of
    /// the font, or another font.
    mutating func text(_ run: GlyphRun) {
        let (run, places) = run.written()
        guard run.origin.isFinite, !run.glyphs.isEmpty, run.face.size > 0 else { return }
        let fill: Attributes
        if run.face.hasColorGlyphs {
            fill = []
        } else {
            guard let paint = self.fill(run.paint, of: DisplayItem.text(run).bounds, role: "fill") else {
                return drawAsPixels(DisplayList([.text(run)]), keepsText: true)
            }
            guard !paint.isEmpty else { return }
            fill = paint
        }
        let words = run.isRightToLeft ? [Self.wholeRun(run)] : Self.words(run, dividedAt: places)
        guard let first = words.first, words.contains(where: { !$0.text.allSatisfy(\.isWhitespace) }) else { return }
        let content: String
        if words.count == 1 {
            content = XMLText.escaped(first.text)
        } else {
            content = words.enumerated().map { index, word in
                let text = XMLText.escaped(word.text)
                return index == 0 ? text : "<tspan x=\"\(SVGNumber.text(word.x))\">\(text)</tspan>"
            }.joined()
        }
        document.element("text", place(run, x: first.x) + Self.font(of: run) + fill, text: content)
    }

    private func place(_ run: GlyphRun, x: CGFloat) -> Attributes {
        var attributes: Attributes = [("x", SVGNumber.text(x)), ("y", SVGNumber.text(run.origin.y))]
        if run.isRightToLeft { attributes += [("direction", "rtl"), ("unicode-bidi", "embed")] }
        // Consecutive spaces between words are preserved.
        attributes.append(("xml:space", Self.keepsSpaces(run.text) ? "preserve" : nil))
        return attributes
    }

    /// True if a text has spaces that XML would collapse: consecutive ones, or one at its end.
    private static func keepsSpaces(_ text: String) -> Bool {
        var isAfterSpace = false
        for byte in text.utf8 {
            if byte == UInt8(ascii: " "), isAfterSpace { return true }
            isAfterSpace = byte == UInt8(ascii: " ")
        }
        return isAfterSpace
    }

    private static func font(of run: GlyphRun) -> Attributes {
        let face = run.face
        let spacing = abs(run.letterSpacing) >= 0.0005 ? SVGNumber.text(run.letterSpacing) : nil
        return [
            ("font-family", family(face)), ("font-size", SVGNumber.text(face.size)),
            ("font-weight", face.isSyntheticBold ? "700" : face.weight == 400 ? nil : String(face.weight)),
            ("font-style", face.isItalic || face.isSyntheticItalic ? "italic" : nil),
            ("font-stretch", face.stretch == 1 ? nil : SVGNumber.text(face.stretch * 100) + "%"),
            ("font-variant-numeric", face.hasMonospacedDigits ? "tabular-nums" : nil), ("letter-spacing", spacing),
        ]
    }

    /// The family name, followed by similar fonts as fallbacks.
    private static func family(_ face: FontFace) -> String {
        switch face.family {
        case "Inter": "Inter,sans-serif"
        case "Inter Display": "Inter Display,Inter,sans-serif"
        case "JetBrains Mono": "JetBrains Mono,monospace"
        case "Caladea": "Caladea,serif"
        default: face.family
        }
    }

    private struct Word {
        let text: String
        let x: CGFloat
    }

    /// Right-to-left text begins at its right end.
    private static func wholeRun(_ run: GlyphRun) -> Word {
        Word(text: run.text, x: run.origin.x + run.width)
    }

    /// The run divided before each word, with spaces at the end of the preceding word.
    ///
    /// - Parameter places: further places to divide it, in bytes.
    private static func words(_ run: GlyphRun, dividedAt places: Set<Int>) -> [Word] {
        let bytes = Array(run.text.utf8)
        var words: [Word] = []
        var start = 0
        var startX = run.glyphs[0].position.x
        for glyph in run.glyphs where glyph.cluster > start {
            let byte = glyph.cluster
            guard byte < bytes.count, bytes[byte] != 0x20, bytes[byte - 1] == 0x20 || places.contains(byte)
            else { continue }
            words.append(
                Word(text: String(decoding: bytes[start..<byte], as: UTF8.self), x: run.origin.x + startX))
            start = byte
            startX = glyph.position.x
        }
        words.append(Word(text: String(decoding: bytes[start...], as: UTF8.self), x: run.origin.x + startX))
        return words
    }
}
