import Foundation
import Testing

@testable import IntegrationCardModel

/// The estimate of what the values of an SVG picture's elements take: reading, copying for other elements, memory.
///
/// Numbers: attributes have 8,192 bytes at most (`VectorAttributes.mostBytes`), style sheets 10,000 selectors
/// (`VectorStyleSheet.mostSelectors`), values 64 MiB in all elements (`VectorCost.maximumLayerBytes`), where a byte of dashes
/// is 8 and one of a name 1 (`VectorMemory`); a drawn element takes 40 µs of 1.2 s, so that 30,000 may be drawn.
@Suite struct VectorValueTests {
    private func cost(_ content: String) throws(CardDataError) -> VectorCost {
        try VectorCost(Array("<svg xmlns='http://www.w3.org/2000/svg' width='64' height='32'>\(content)</svg>".utf8))
    }

    private func reason(_ content: String) -> String? {
        do throws(CardDataError) {
            _ = try cost(content)
            return nil
        } catch {
            return if case .imageRefused(let reason) = error { reason } else { "\(error)" }
        }
    }

    private func many(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    // MARK: Reading

    @Test func `each element is read once, however often it is drawn`() throws {
        let drawn = "<rect id='a' width='1' height='1' style='fill:red' transform='skewX(0)'/>"
        let one = try cost(drawn)
        #expect(one.readCount == 2)
        let uses = try cost(drawn + many(500, "<use href='#a'/>"))
        #expect(uses.readCount == 502)
        #expect(uses.time - one.time > 1_000 * 40_000)
        // Drawing it in several sizes reads nothing again.
        let heavy = "<path d='M0 0\(many(1_000, "l1 1"))'/>"
        #expect(try cost(many(20, heavy)).readCount == 21)
    }

    @Test func `uses of uses are added up without walking through them`() throws {
        let levels = (0..<60).map { "<g id='a\($0 + 1)'><use href='#a\($0)'/><use href='#a\($0)'/></g>" }
        let shape = "<defs><rect id='a0' width='1' height='1'/>\(levels.joined())</defs>"
        #expect(reason(shape + "<use href='#a60'/>") == "it draws too many elements")
        #expect(reason(shape + "<use href='#a8'/>") == nil)
        #expect(reason(shape + "<g id='b'><use href='#b'/></g>") == "it refers to itself: “b”")
    }

    @Test func `a picture is not read again for a frame`() throws {
        let path = "<path d='M0 0h9v9z'/>"
        let text = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 12'>\(many(80, path))</svg>"
        let image = try CardImage(Data(text.utf8))
        let most = try #require(image.vector?.sharpestSide)
        #expect(most >= 450 && most < 900)
        #expect(image.vectorSide(inFrameOf: 300) == 450)
        #expect(image.vectorSide(inFrameOf: Double(most) / 3) == most)
        #expect(image.vectorSide(inFrameOf: Double(most + 2) / 3) == most / 2 + 1)
    }

    // MARK: Bounds

    @Test(arguments: [
        "transform", "style", "class", "id", "fill", "font-family", "stroke-dasharray", "gradientTransform", "x",
        "filter",
    ]) func `attributes are bounded`(_ name: String) {
        let refusal = "its attribute “\(name)” is longer than 8192 bytes"
        #expect(reason("<rect \(name)='\(many(8_193, " "))'/>") == refusal)
        #expect(reason("<rect \(name)='\(many(8_192, " "))'/>") == nil)
    }

    @Test func `paths, data and what libraries do not read have lengths of their own`() {
        let nodes = many(20_000, "c")
        #expect(reason("<path d='M0 0\(many(4_000, "l.5 1"))' nodetypes='\(nodes)' data-name='\(nodes)'/>") == nil)
        #expect(reason("<use href='#\(nodes)'/>") == "its attribute “href” is longer than 8192 bytes")
        #expect(reason("<image href='http://example.com/\(nodes)'/>") == nil)
    }

    @Test func `rules are bounded`() {
        #expect(reason("<style>\(many(10_001, ".a{fill:red}"))</style>") == "its style sheet has more than 10000 rules")
        let selectors = (0...10_000).map { ".a\($0)" }.joined(separator: ",")
        #expect(reason("<style>\(selectors){fill:red}</style>") == "its style sheet has more than 10000 rules")
        let media = many(10_001, "@media print{.a{fill:red}}")
        #expect(reason("<style>\(media)</style>") == "its style sheet has more than 10000 rules")
        let long = many(1_000, "fill:red;")
        #expect(reason("<style>rect{\(long)}</style>") == "a rule of its style sheet is longer than 8192 bytes")
        // The data of a font is not a rule.
        #expect(
            reason("<style>@font-face{font-family:F;src:url(data:font/woff2;base64,\(many(9_000, "AA")))}</style>")
                == nil)
    }

    // MARK: Copies

    @Test(arguments: [
        ("<g stroke-dasharray='DASHES'>", "", 3_000, "</g>"),
        ("<style>rect{stroke-dasharray:DASHES}</style>", "", 1_500, ""),
        ("<style>g *{stroke-dasharray:DASHES}</style><g>", "", 1_500, "</g>"), ("", "style='filter:FILTERS'", 600, ""),
        ("<style>rect{transform:SKEWS}</style>", "", 600, ""), ("<g font-family='NAME'>", "", 12_000, "</g>"),
        ("<style>rect{fill:url(#NAME)}</style>", "", 12_000, ""), ("<g marker='url(#NAME)'>", "", 12_000, "</g>"),
    ]) func `values that many elements have are bounded in memory`(
        _ start: String, _ attribute: String, _ count: Int, _ end: String
    ) {
        let values = [
            "DASHES": many(4_000, "1 "), "FILTERS": many(60, "blur(0.00) ") + many(7_000, " "),
            "SKEWS": many(1_000, "skewX(0)"), "NAME": many(8_000, "a"),
        ]
        func picture(_ count: Int) -> String {
            let content = start + many(count, "<rect \(attribute) width='1' height='1'/>") + end
            return values.reduce(content) { $0.replacing($1.key, with: $1.value) }
        }
        #expect(reason(picture(count)) == "its lists and texts of styles take too much memory")
        #expect(reason(picture(20)) == nil)
    }

    @Test func `values count in the order of what is around`() throws {
        let dashes = "stroke-dasharray='\(many(1_000, "1 "))'"
        let rects = many(10, "<rect width='1' height='1'/>")
        // The group and its rectangles have 2,000 bytes each, the group twice: as it is declared and as it is.
        #expect(try cost("<g \(dashes)>\(rects)</g>").valueBytes == 12 * 2_000 * 8)
        #expect(try cost("<g \(dashes)></g>\(rects)").valueBytes == 2 * 2_000 * 8)
        #expect(try cost("<g stroke-dasharray='1 2'>\(rects)</g>").valueBytes == 0)
    }

    // MARK: Structure

    @Test(arguments: [
        "<style>&#116;ext{font-size:1e7%}</style><text>W</text>",
        "<style>text{x:xurl(a ' ) ' ; );font-size:2e6px}</style><text>W</text>",
        "<text style='x:xurl(a &quot; ) &quot; ; );font-size:2e6px'>W</text>",
        "<text style='/*;*/FONT-SIZE/**/:/**/2e6px'>W</text>",
        "<style><![CDATA[text{/*}*/font-size:2e6px}]]></style><text>W</text>",
        "<style>g{;;}text{a:b;font:2e6px'}' Arial}</style><text>W</text>",
    ]) func `declarations are found as libraries find them`(_ content: String) {
        #expect(reason(content) == "its texts are too large", "\(content)")
    }

    @Test func `addresses of rules are not cut`() {
        #expect(reason("<style>g{f&#92;69ll:none}</style>") == "its style sheet has escapes or imports")
        let strange = "its style sheet has addresses of several parts"
        #expect(reason("<style>rect{fill:url(#a;b)}</style>") == strange)
        #expect(reason("<style>rect{fill:url('#a,b')}</style>") == strange)
        let blur = "<filter id='a/b'><feGaussianBlur stdDeviation='1e9'/></filter><rect/>"
        #expect(reason("<style>rect{filter:url(#a/b)}</style>" + blur)?.contains("feGaussianBlur") == true)
    }

    @Test func `numbers are those of their texts`() {
        let texts = ["25.4", "-0.1", "1e3", "123456789012345678", ".5", "+7", "1.", "3.0000000000000004", "1e-7"]
        for text in texts { #expect(VectorElement.numbers(in: text) == [Double(text) ?? 0], "\(text)") }
        #expect(texts.count == 9)
        #expect(VectorElement.numbers(in: "M1-2.5.5e1,2em- e") == [1, -2.5, 5, 2])
    }

    // MARK: Pictures of programs

    @Test func `pictures that programs export are drawn`() throws {
        let styled = (0..<4_000).map {
            "<path style='fill:#1f77b4;fill-opacity:1;stroke:#000000;stroke-width:0.26458332px;stroke-linecap:butt;"
                + "stroke-linejoin:miter' d='M\($0 % 60) 3l2 1l1 2z' transform='matrix(0.99999999,0,0,0.99999999,0.00000001,0.00000001)'/>"
        }
        let classes = (0..<50).map {
            ".cls-\($0){fill:#0a\(10 + $0)ff;font-family:ArialMT, Arial;stroke-dasharray:4 2}"
        }
        let shapes = (0..<3_000).map { "<rect class='cls-\($0 % 50)' x='\($0 % 60)' width='3' height='3'/>" }
        let fonts =
            "-apple-system,BlinkMacSystemFont,\"Segoe UI\",Roboto,Helvetica,Arial,sans-serif,\"Apple Color Emoji\""
        let chart = (0..<2_000).map {
            "<g transform='translate(\($0 % 60),20)'><line x2='6' stroke='currentColor'/></g>"
        }
        let long = (0..<2_000).map { "l0.\(100 + $0),\($0 % 2 == 0 ? "" : "-")0.\(200 + $0)" }.joined()
        let pictures = [
            "<g id='layer1' style='display:inline'>\(styled.joined())</g>",
            "<defs><style>\(classes.joined())</style></defs>\(shapes.joined())",
            "<g font-family='\(fonts)' font-size='10'>\(chart.joined())</g>", "<path d='M0 0\(long)'/>",
        ]
        for picture in pictures { #expect(try cost(picture).side > 0, "\(picture.prefix(60))") }
        #expect(pictures.count == 4)
    }
}
