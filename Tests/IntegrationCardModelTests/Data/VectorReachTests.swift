import Foundation
import Testing

@testable import IntegrationCardModel

/// The time of comparing the selectors of SVG pictures with their elements.
///
/// Numbers: a part of a selector takes 27 ns for each element, and 33 ns for each of the elements that are compared because the
/// selector ends in the class, identifier or kind of one (`VectorReaches`); the bound is `VectorCost.maximumTime`, 1.2 s.
@Suite struct VectorReachTests {
    private func many(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    private func reason(_ content: String) -> String? {
        do throws(CardDataError) {
            _ = try VectorCost(Array("<svg xmlns='http://www.w3.org/2000/svg' width='99'>\(content)</svg>".utf8))
            return nil
        } catch {
            return if case .imageRefused(let reason) = error { reason } else { "\(error)" }
        }
    }

    private func picture(_ selector: String, _ count: Int, _ elements: String) -> String {
        "<style>\(Array(repeating: selector, count: count).joined(separator: ",")){fill:red}</style><defs>\(elements)</defs>"
    }

    /// Selectors, what comparing begins with, and what all of their elements have.
    private static let beginnings: [(String, [String], String?)] = [
        ("g > rect.a", ["rect", ".a"], ".a"), ("*.a", [".a"], ".a"), ("text[transform].b", ["text"], ".b"),
        (".c h1:last-child:not(.x)", ["h1"], "h1"), (".g:hover .line", [".line"], ".line"),
        (":not(.a, .b).c", [], ".c"), ("svg|rect.a", [], ".a"), ("[x='1']", [], nil), ("a:is(b c)", ["a"], "a"),
        (".b[x]/**/.a", [], nil), ("<!-- .a", [], nil), (".a)", [], nil), ("a b + #i", ["#i"], "#i"),
    ]

    @Test(arguments: beginnings) func `selectors begin with what stands in front of conditions`(
        _ selector: String, _ gates: [String], _ key: String?
    ) {
        let bytes = VectorSelector.plain(Array(selector.utf8)).bytes
        let read = VectorSelector(bytes, bytes.indices)
        #expect(read.gates == gates && read.key == key, "\(selector): \(read)")
    }

    @Test(arguments: [
        "x ~ .a", "x + rect ~ .a", ".a:nth-child(9)", "rect:nth-child(2) > .a", ".a:not(x ~ y)",
        "#chart .x:not(.y) .a[b]", "h1 + .a", ".a:last-child:not(.x)", "#c-0 .axis.x .guides:hover .guide.a",
    ]) func `selectors of classes that no element has cost little`(_ selector: String) {
        let elements = many(3_000, "<rect class='b' x='1' y='2'/>")
        #expect(reason(picture(selector, 100, elements)) == nil)
    }

    /// Selectors, how often they are repeated, and the kind of picture.
    private static let hostile: [(String, Int, String)] = [
        ("x g g g .a", 300, "AROUND"), (".x .a", 60, "AROUND"), ("x > g > g g .a", 200, "AROUND"),
        ("x ~ .a", 20, "SIBLINGS"), ("x + g ~ .a", 20, "SIBLINGS"), (".a:nth-child(99999)", 20, "SIBLINGS"),
        (":nth-child(99999).z", 20, "SIBLINGS"), ("g:nth-child(99999) ~ .a", 1, "SIBLINGS"),
        (".a:not(x g)", 100, "AROUND"), ("*", 10_000, "SIBLINGS"), (".z", 5_000, "CLASSES"), (".z", 5_000, "CLASS"),
        ("[x]", 9_000, "SIBLINGS"), (".b[x*='zzzz']/**/.c", 2_000, "VALUES"), ("[x~='zz']", 500, "VALUES"),
        ("[d*='" + String(repeating: "M", count: 4_000) + "N' i]", 1, "PATH"),
    ]

    @Test(arguments: hostile) func `hostile selectors are refused`(_ selector: String, _ count: Int, _ kind: String) {
        let kinds = [
            "AROUND": many(80, "<g class='\(many(20, "b "))'>") + many(3_000, "<g class='a'/>") + many(80, "</g>"),
            "SIBLINGS": many(5_000, "<g class='a'/>"), "CLASSES": many(5_000, "<g class='\(many(10, "bb "))'/>"),
            "CLASS": many(60, "<g class='\(many(8_000, "b"))'/>"),
            "VALUES": many(3_000, "<g class='b' x='\(many(40, "zzzy"))'/>"),
            "PATH": "<path d='\(many(300_000, "M"))'/>",
        ]
        let content = picture(selector, count, kinds[kind] ?? "")
        #expect(reason(content) == "its style sheet has too many rules", "\(selector)")
    }

    @Test func `style sheets of libraries for charts are compared in time`() {
        let places = [
            "#chart-1 .axis.y text[transform].backwards", "#chart-1 .axis.x:not(.web) text[transform]",
            "#chart-1 .line-graph .axis.x .guides:hover .guide.line", "#chart-1 .color-0 a:visited",
            ".md h1 + h1", ".md h1:last-child:not(.x)", ".md blockquote[align=right]", ".d2-1 .background-color-B1",
        ]
        let rules = places.map { many(20, $0 + "{fill:red}") }.joined()
        let ticks = many(
            300, "<g class='guides'><path class='guide line' d='M0 0h9'/><text transform='rotate(9)'>a</text></g>")
        #expect(reason("<style>\(rules)</style><g id='chart-1'><g class='axis x'>\(ticks)</g></g>") == nil)
    }

    @Test func `classes stand between all spaces of Unicode`() {
        let spaces = [" ", "\u{A0}", "&#x3000;", "&#x85;", "&#x2028;", "\t"]
        for space in spaces {
            let content = "<style>.b{filter:blur(9e4px)}</style><rect class='x\(space)b'/>"
            #expect(reason(content) == "its filter “blur” is wider than 500 pixels", "\(space)")
        }
        #expect(spaces.count == 6)
    }

    @Test func `the first of several elements with one identifier counts`() {
        let wide = "<filter id='f'><feGaussianBlur stdDeviation='9e4'/></filter>"
        let narrow = "<filter id='f'><feOffset/></filter>"
        let shape = "<rect filter='url(#f)'/>"
        #expect(reason(wide + narrow + shape) == "its filter “feGaussianBlur” is wider than 500 pixels")
        #expect(reason(narrow + wide + shape) == nil)
    }
}
