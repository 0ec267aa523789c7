import Foundation
import Testing

@testable import IntegrationCardModel

/// The estimate of what the values of an SVG picture's elements take: reading, copying for other elements, memory.
///
/// Numbers: attributes have 8,192 bytes at most (`VectorAttributes.mostBytes`), style sheets 10,000 selectors
/// (`VectorStyleSheet.mostSelectors`), values 64 MiB in all elements (`VectorCost.maximumLayerBytes`), where a byte of dashes
/// is 8 and one of a name 1 (`VectorMemory`); a drawn element takes 40 µs of 1.2 s, so that 30,000 may be drawn. A
/// blur takes 180 ns for a pixel and 50 µs, and one element has 64 filters at most (`VectorStyle.mostParts`).
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

    /// The time in nanoseconds of a blur of the whole picture, at its first side: 192 × 96 pixels.
    private let blur = 192.0 * 96 * VectorCost.blurredPixel + 50_000

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
        let path = "<path d='M0 0h24v12h-24z'/>"
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
        "transform", "class", "id", "fill", "font-family", "stroke-dasharray", "gradientTransform", "x",
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

    @Test func `what is read once may be longer`() {
        let text = "its attribute “style” is longer than 8192 bytes"
        #expect(reason("<rect style='\(many(500, "some-property: none 0;"))'/>") == nil)
        #expect(reason("<rect style='\(many(1_000, "fill:red;"))'/>") == text)
        let places = many(1_500, "12.345 ")
        #expect(reason("<text x='\(places)' dy='\(places)'><tspan rotate='\(places)'>a</tspan></text>") == nil)
        #expect(reason("<rect x='\(places)'/>") == "its attribute “x” is longer than 8192 bytes")
        let address = "<a href='https://example.com/?token="
        #expect(reason("\(address)\(many(9_000, "a"))'/>") == nil)
        #expect(reason("\(address)\(many(66_000, "a"))'/>") == "its attribute “href” is longer than 65536 bytes")
    }

    @Test func `elements around are compared by depth`() {
        let places = ["#chart .legends .legend rect", "#chart .axis.x .guides .guide > rect", "svg g g g g g rect"]
        for place in places {
            let sheet = "<style>\(many(95, place + "{fill:red}"))</style>"
            #expect(reason(sheet + "<g><g>" + many(300, "<rect/>") + "</g></g>") == nil, "\(place)")
            let deep = { (kind: String) in many(90, "<g>") + many(3_000, "<\(kind)/>") + many(90, "</g>") }
            #expect(reason(sheet + deep("rect")) == "its style sheet has too many rules", "\(place)")
            // For others than those that a selector ends in, nothing around is compared.
            #expect(reason(sheet + deep("path")) == nil, "\(place)")
        }
        #expect(places.count == 3)
    }

    @Test func `rules are bounded`() {
        #expect(reason("<style>\(many(10_001, ".a{fill:red}"))</style>") == "its style sheet has more than 10000 rules")
        let selectors = (0...10_000).map { ".a\($0)" }.joined(separator: ",")
        #expect(reason("<style>\(selectors){fill:red}</style>") == "its style sheet has more than 10000 rules")
        let media = many(10_001, "@media print{.a{fill:red}}")
        #expect(reason("<style>\(media)</style>") == "its style sheet has more than 10000 rules")
        let long = many(1_000, "fill:red;")
        #expect(reason("<style>rect{\(long)}</style>") == "a rule of its style sheet is longer than 8192 bytes")
        // Custom properties and backgrounds are not kept.
        let variables = (0..<500).map { "--scale-\($0): #0\(100 + $0)ff;" }.joined()
        #expect(reason("<style>:root{\(variables)}</style><rect/>") == nil)
        #expect(reason("<style>svg{background:url(data:image/png;base64,\(many(3_000, "AAAA")))}</style>") == nil)
        let endless = "a rule of its style sheet is longer than 8192 bytes"
        #expect(reason("<style>:root{\(many(30, variables))}</style>") == endless)
        #expect(reason("<style>rect{\(variables)\(long)}</style>") == endless)
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

    @Test(arguments: [
        "<style>rect{a:{};FILTER</style>", "<style>rect{a:{b:{c}};FILTER</style>",
        "<style>rect{--x:{a:b};FILTER</style>",
        "<style>rect{a:[;(;)];FILTER</style>", "<style>rect{@media print{fill:red}FILTER</style>",
        "<style>@x [;{}] {a:b} rect{FILTER</style>", "<style>@font-face{src:url(a)} } rect{FILTER</style>",
        "<style>g:not({},a)>rect{FILTER</style>", "<style>rect{a:'}(' ;FILTER</style>",
        "<style>@media all{@media all{rect{a:{};FILTER}}</style>", "<style>rect{a:{};filter:blur(9e4px</style>",
        "<rect filter='blur(9e4px)'/>", "<rect filter='/*a*/ blur(/*1*/9e4px)'/>", "<rect style='filter:blur(9e4px'/>",
    ]) func `blocks end at the bracket that closes them`(_ content: String) {
        let content = content.replacing("FILTER", with: "filter:blur(9e4px)}") + "<rect/>"
        #expect(reason(content) == "its filter “blur” is wider than 500 pixels", "\(content)")
    }

    @Test func `brackets without a partner are refused, and so are escapes`() {
        let brackets = "its style sheet has brackets without a partner"
        let sheets = ["rect{a:(}) ;fill:red}", "rect{a:[}]}", "rect{a:)}", "g:not(}),rect{fill:red}", "a]{fill:red}"]
        for sheet in sheets { #expect(reason("<style>\(sheet)</style>") == brackets, "\(sheet)") }
        #expect(sheets.count == 5)
        #expect(reason("<style>rect{fill:red}} rect{fill:blue</style>") == nil)
        #expect(reason("<rect filter='&#92;62lur(9e4px)'/>") == "its styles have escapes")
        #expect(reason("<text font-family='A&#92; B'>a</text>") == nil)
    }

    // MARK: Filters and masks

    @Test func `a list of filters applies each entry`() throws {
        let filter = "<filter id='f'><feGaussianBlur stdDeviation='1'/></filter>"
        let mask = "<mask id='m'><rect width='9' height='9'/></mask>"
        func time(_ attribute: String) throws -> Double {
            try cost(filter + mask + "<rect width='9' height='9' \(attribute)/>").time
        }
        let lists = ["filter='LIST'", "style='filter:LIST'"]
        for list in lists {
            let one = try time(list.replacing("LIST", with: "url(#f)"))
            let five = try time(list.replacing("LIST", with: many(5, "url(#f) ")))
            #expect(five - one > 4 * blur && five - one < 5 * blur, "\(list)")
        }
        #expect(lists.count == 2)
        #expect(try time("mask='\(many(5, "url(#m) "))'") - time("mask='url(#m)'") < blur / 10)
        let most = "<rect filter='\(many(65, "url(#f) "))'/>"
        #expect(reason(filter + most) == "it has too many filters in one place")
    }

    @Test(arguments: [
        ("filter='url(#f)'", "filter='inherit'"), ("filter='url(#f)'", "style='filter: INHERIT !important'"),
        ("style='filter:url(#f)'", "class='i'"), ("style='filter:blur(1px)'", "filter='/**/inherit'"),
        ("mask='url(#m)'", "mask='inherit'"), ("clip-path='url(#c)'", "class='c'"),
    ]) func `inherited filters, masks and clip paths are those of the element around`(
        _ outer: String, _ inner: String
    ) throws {
        let definitions =
            "<filter id='f'><feGaussianBlur stdDeviation='1'/></filter><mask id='m'><path d='M0 0h9'/></mask>"
            + "<clipPath id='c'><path d='M0 0h9'/></clipPath><style>.i{filter:inherit}.c{clip-path:inherit}</style>"
        func time(_ outer: String, _ inner: String) throws -> Double {
            try cost(definitions + "<g \(outer)>\(many(10, "<rect width='9' height='9' \(inner)/>"))</g>").time
        }
        // Each of the ten rectangles takes more than it does in a group without the effect; their layers are the same.
        let bare = try time("", inner)
        let once = try time(outer, "") - time("", "")
        #expect(once > 0.05 * blur)
        #expect(try time(outer, inner) - bare > 6 * once, "\(outer) \(inner)")
    }

    @Test func `what a use shows takes over from it`() throws {
        let filter = "<filter id='f'><feGaussianBlur stdDeviation='1'/></filter>"
        func time(_ inner: String) throws -> Double {
            let shape = "<defs><rect id='a' width='9' height='9' \(inner)/></defs>"
            return try cost(filter + shape + many(4, "<use href='#a' filter='url(#f)'/>")).time
        }
        #expect(try time("filter='inherit'") - time("") > 4 * blur)
        // Long values of filters are copied for each element that takes them over.
        let long = "<g filter='url(#\(many(8_000, "a")))'>"
        let rects = many(700, "<rect filter='inherit' width='1' height='1'/>")
        #expect(reason("\(long)\(rects)</g>") == "its lists and texts of styles take too much memory")
        #expect(reason("\(long)\(many(20, "<rect filter='inherit' width='1' height='1'/>"))</g>") == nil)
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
