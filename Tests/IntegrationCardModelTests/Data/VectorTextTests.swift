import Foundation
import Testing

@testable import IntegrationCardModel

/// The estimates of selectors and fonts of SVG pictures.
///
/// Numbers: a font takes 3 ms, each of its names 0.4 ms, a letter that is not of European languages 2 ms (`VectorFonts`);
/// the bound is `VectorCost.maximumTime`, 1.2 s.
@Suite struct VectorTextTests {
    private func cost(_ content: String, size: String = "width='640' height='320'") throws -> VectorCost {
        try VectorCost(Array("<svg xmlns='http://www.w3.org/2000/svg' \(size)>\(content)</svg>".utf8))
    }

    private func many(_ count: Int, _ make: (Int) -> String) -> String { (0..<count).map(make).joined() }

    private func reason(_ content: String) -> String? {
        do throws(CardDataError) {
            _ = try VectorCost(Array("<svg xmlns='http://www.w3.org/2000/svg' width='99'>\(content)</svg>".utf8))
            return nil
        } catch {
            return if case .imageRefused(let reason) = error { reason } else { "\(error)" }
        }
    }

    // MARK: Selectors

    @Test(arguments: [
        "rect", ".a", "#a", "*", "g rect", "g > .a.b", "svg g .a", ".a:hover", "text.label", ".größe",
        "g g g rect", "#c .a .b > .c.d .e text", "rect::before", ":not(.a, .b)", ".a:hover > .b:first-child",
        "a b c d e f g h i j k l m n o p q",
    ]) func `selectors of an element and of others around it are simple`(_ selector: String) {
        #expect(VectorSelector(selector[...]).isSimple)
    }

    @Test(arguments: [
        "g ~ rect", "g + rect", "rect:nth-child(2n+1)", "rect:last-of-type", ":not(.a .b)", "[x='1']",
        ":is(a", "b)", ":has(a)", "rect:hover:nth-child(2)", "a{b", "rect/**/.a\u{1F}.b",
    ]) func `all other selectors may be compared with all elements`(_ selector: String) {
        #expect(!VectorSelector(selector[...]).isSimple)
    }

    @Test(arguments: ["rect:nth-child(3n)", ".z~*", "rect:last-of-type", "g + g g rect", "rect:not([x]):nth-child(2)"])
    func `selectors of places are refused in pictures of many elements`(_ selector: String) throws {
        let rules = String(repeating: selector + "{fill:red}", count: 20)
        let rects = { (count: Int) in String(repeating: "<rect/>", count: count) }
        #expect(reason("<style>\(rules)</style>" + rects(3_000)) == "its style sheet has too many rules")
        #expect(reason("<style>\(rules)</style>" + rects(100)) == nil)
        // Comments and strings hide none of them.
        let hidden = "<style>a /* { */ \(Array(repeating: selector, count: 20).joined(separator: ",")){}</style>"
        #expect(reason(hidden + rects(3_000)) == "its style sheet has too many rules")
        let quoted = "<style>[a='/*']{}\(rules)[b='*/']{}</style>"
        #expect(reason(quoted + rects(3_000)) == "its style sheet has too many rules")
        let address = "<style>a{fill:url(/*)}\(rules)b{fill:url(*/)}</style>"
        #expect(reason(address + rects(3_000)) == "its style sheet has too many rules")
    }

    @Test func `the time of style sheets counts for all pictures of a card`() throws {
        let rules = String(repeating: ".z~*{fill:red}", count: 5)
        let time = try cost("<style>\(rules)</style>" + String(repeating: "<rect/>", count: 900)).time
        #expect(time - (try cost(String(repeating: "<rect/>", count: 900)).time) > 0.4e9)
    }

    @Test func `the text of a style sheet keeps its structure`() {
        #expect(VectorSelector.plain("a{b:c}") == "a{b:c}")
        #expect(VectorSelector.plain("/*x{*/a{b:'}{;,'}") == "\u{1F}a{b:'    '}")
        #expect(VectorSelector.plain("a{b:url(#c;d)}") == "a{b:url(#c d)}")
        #expect(VectorSelector.plain("a/*") == "a\u{1F}")
    }

    // MARK: Fonts

    @Test(arguments: [
        "font-size", "font-weight", "font-family", "letter-spacing", "lang", "transform",
    ]) func `many fonts are refused`(_ name: String) {
        let value = { (index: Int) in name == "transform" ? "scale(1.00\(index))" : "\(5 + index)" }
        #expect(reason(many(500) { "<text \(name)='\(value($0))'>a</text>" }) == "its texts have too many fonts")
        let spans = many(500) { "<tspan \(name)='\(value($0))'>a</tspan>" }
        #expect(reason("<text>\(spans)</text>") == "its texts have too many fonts")
        let groups = many(500) { "<g \(name)='\(value($0))'><text>a</text></g>" }
        #expect(reason(groups) == "its texts have too many fonts")
        #expect(reason(many(500) { "<text \(name)='\(value($0 % 3))'>a</text>" }) == nil)
    }

    @Test func `fonts of rules count where their places cannot be told`() {
        let texts = many(500) { _ in "<g><text class='a'>a</text></g>" }
        let rules = many(500) { "g:nth-child(\($0)) .a{font-size:\($0)px}" }
        #expect(reason("<style>\(rules)</style>" + texts) == "its style sheet has too many rules")
        let placed = many(500) { "g .a{font-size:\($0)px}" }
        #expect(reason("<style>\(placed)</style>" + texts) == "its texts have too many fonts")
        #expect(reason("<style>g .a{font-size:12px;font-family:Arial} g .b{font-size:9px}</style>" + texts) == nil)
        #expect(reason("<style>g .a{font-family:system-ui}</style>" + texts) == nil)
        #expect(reason("<style>g .a{font-size:.9em}</style>" + texts) == "its texts have too many fonts")
        let styles = many(500) { "<text style='font: \($0)px Arial'>a</text>" }
        #expect(reason(styles) == "its texts have too many fonts")
    }

    @Test func `names of fonts are bounded`() {
        let names = { (count: Int) in (0..<count).map { "F\($0)" }.joined(separator: ",") }
        let refusal = "its texts name more than 64 fonts"
        #expect(reason("<text font-family='\(names(65))'>a</text>") == refusal)
        #expect(reason("<g style='font: 9px \(names(65))'><text>a</text></g>") == refusal)
        #expect(reason("<style>text{font-family:\(names(65))}</style><text>a</text>") == refusal)
        #expect(reason("<style>g text{font-family:\(names(65))}</style><text>a</text>") == refusal)
        #expect(reason("<text font-family='\(names(20))'>a</text>") == nil)
    }

    @Test func `words without a break are bounded`() {
        let word = String(repeating: "a", count: 13_000)
        #expect(reason("<text font-size='1'>\(word)</text>") == "its texts have too long words")
        let spans = String(repeating: "<tspan>\(word.prefix(1_000))</tspan>", count: 13)
        #expect(reason("<text font-size='1'>\(spans)</text>") == "its texts have too long words")
        #expect(reason("<text font-size='1'>\(String(repeating: "word ", count: 1_000))</text>") == nil)
    }

    @Test func `letters of many scripts are bounded`() {
        let letters = String(String.UnicodeScalarView((0x100..<0x380).compactMap(Unicode.Scalar.init)))
        #expect(reason("<text font-size='1'>\(letters)</text>") == "its texts have too many fonts")
        let references = (0x100..<0x380).map { "&#\($0);" }.joined()
        #expect(reason("<text font-size='1'>\(references)</text>") == "its texts have too many fonts")
        #expect(reason("<text>Größe Ελληνικά Русский 中文标题 日本語 العربية</text>") == nil)
        #expect(reason(many(300) { _ in "<text>中文标题</text>" }) == nil)
    }

    @Test func `letters with directions of their own are bounded`() {
        let text = String(repeating: "a ", count: 6_000)
        #expect(reason("<text font-size='1' rotate='1 2'>\(text)</text>") == "its texts take too long")
    }

    @Test func `charts of hundreds of labels and logos are drawn`() throws {
        let chart =
            "<style>/* labels */ .chart text{font:12px 'Helvetica Neue', Arial, sans-serif} .title{font-size:20px}"
            + ".axis text{font-size:10px} .bar:hover{fill:red} .row:nth-child(2n){fill:blue}</style>"
            + "<g class='chart' transform='translate(40,20)'><text class='title'>Revenue</text><g class='axis'>"
            + many(500) {
                "<g transform='translate(\($0),0)'><text data-id='\($0)' x='\($0)' dy='.7em'>Label \($0)</text></g>"
            }
            + many(100) { "<rect class='bar' x='\($0)' width='9' height='9'/>" } + "</g></g>"
        #expect(try cost(chart).side >= 256)
        let labels = many(500) { index in
            "<text x='\(index)' y='9' font-size='\(10 + index % 3)' text-anchor='end' transform='rotate(-45 \(index) 9)'>"
                + "January \(index)</text>"
        }
        #expect(try cost("<g font-family='Arial, sans-serif'>\(labels)</g>").side >= 256)
        let logo =
            "<text font-family='Arial' font-weight='bold' font-size='40'>SAP<tspan dy='-9' font-size='9'>®</tspan></text>"
        #expect(try cost(logo).side == 1024)
    }
}
