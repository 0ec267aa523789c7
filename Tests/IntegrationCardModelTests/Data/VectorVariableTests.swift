import Expectations
import Foundation
import Testing

@testable import IntegrationCardModel

/// Custom properties of CSS in SVG pictures, after "CSS Custom Properties for Cascading Variables".
///
/// Numbers: values have 1,000 bytes at most, an element 100 properties, a picture the bytes that are permitted; 10 s and
/// 1 MiB are bounds of tests.
@Suite struct VectorVariableTests {
    private func expanded(_ content: String, root: String = "", most: Int = 1024 * 1024) -> String {
        let text = "<svg xmlns='http://www.w3.org/2000/svg' width='9'\(root)>\(content)</svg>"
        return String(decoding: VectorVariables.expanded(in: Data(text.utf8), most: most), as: UTF8.self)
    }

    @Test(arguments: [
        ("<style>:root{--c:red}</style><path fill='var(--c)'/>", "<path fill='red'/>"),
        ("<style>svg{ --c : red }</style><path fill='var( --c )'/>", "<path fill='red'/>"),
        ("<style>:root{--c:red}.a{fill:var(--c);x:1}</style>", ".a{fill:red;x:1;}"),
        ("<style><![CDATA[.a{stroke:var(--c)} :root{--c:#0a6}]]></style>", ".a{stroke:#0a6;}"),
        ("<style>.a{--c:red;fill:var(--c)}</style>", "fill:red;"),
        ("<style>.a{--c:red}</style><path class='b a' fill='var(--c)'/>", "<path class='b a' fill='red'/>"),
        ("<style>#i{--c:red} path{--c:blue}</style><path id='i' fill='var(--c)'/>", "fill='red'"),
        ("<style>:root{--c:red}/* } */@media screen{:root{--c:blue}}</style><path fill='var(--c)'/>", "fill='red'"),
        ("<path fill='var(--c, red)'/>", "<path fill='red'/>"),
        ("<path fill='var(--c, var(--d, rgb(1, 2, 3)))'/>", "<path fill='rgb(1, 2, 3)'/>"),
        ("<path style='fill:var(--c,red);stroke:blue'/>", "<path style='fill:red;stroke:blue;'/>"),
        ("<g style='--c:red'><path fill='var(--c)'/></g><path fill='var(--c,blue)'/>", "<path fill='blue'/>"),
        ("<g style='--c:red'><g><path fill='var(--c)'/></g></g>", "<path fill='red'/>"),
        ("<g style='--c:red'><g style='--c:blue'/><path fill='var(--c)'/></g>", "<path fill='red'/>"),
        ("<g style='--d:red;--c:var(--d)'><g style='--d:blue'><path fill='var(--c)'/></g></g>", "<path fill='red'/>"),
        ("<style>:root{--r:1;--c:rgb(var(--r),2,3)}</style><path fill='var(--c)'/>", "<path fill='rgb(1,2,3)'/>"),
        ("<stop style='stop-color:var(--c,red)' offset='1'/>", "<stop style='stop-color:red;' offset='1'/>"),
    ]) func `values stand in the place of references`(_ content: String, _ expected: String) {
        #expect(expanded(content).contains(expected), "\(expanded(content))")
    }

    @Test func `the root element has those of its own style`() {
        let text = expanded("<style>.a{fill:var(--c)}</style><path fill='var(--c)'/>", root: " style='--c:red'")
        #expect(text.contains(".a{fill:red;}") && text.contains("<path fill='red'/>"))
    }

    @Test(arguments: [
        ("<path fill='var(--c)' d='M0 0'/>", "<path fill='inherit' d='M0 0'/>"),
        ("<path opacity='var(--c)' d='M0 0'/>", "<path  d='M0 0'/>"),
        ("<path style='fill:red;fill:var(--c);opacity:var(--c)'/>", "<path style='fill:red;fill:inherit;'/>"),
        ("<g style='--a:var(--b);--b:var(--a, red)'><path fill='var(--a)'/></g>", "<path fill='inherit'/>"),
        ("<g style='--a:var(--a)'><path fill='var(--a, red)'/></g>", "<path fill='red'/>"),
        ("<g style='--c:red'><g style='--c:initial'><path fill='var(--c)'/></g></g>", "<path fill='inherit'/>"),
        ("<path fill='var(c)'/>", "<path fill='inherit'/>"), ("<path fill='var(--c'/>", "<path fill='inherit'/>"),
        ("<style>:root{--c:a&lt;b}</style><path fill='var(--c)'/>", "<path fill='inherit'/>"),
    ]) func `a value that is not valid is the inherited one, or none`(_ content: String, _ expected: String) {
        #expect(expanded(content).contains(expected), "\(expanded(content))")
    }

    @Test(arguments: [
        "<path fill='red'/>", "<path id='var(--c)'/>", "<!-- var(--c, red) -->", "<text>var(--c, red)</text>",
        "<desc>var(--c)</desc><path fill='var(--c, red)'", "<path fill='var(--c)&quot;'/>",
    ]) func `other texts stay as they are`(_ content: String) {
        #expect(expanded(content).contains(content))
    }

    @Test func `quotation marks of values do not end an attribute`() {
        let text = expanded("<style>:root{--f:'Open Sans'}</style><text font-family='var(--f)'/>")
        #expect(text.contains("<text font-family='\"Open Sans\"'/>"))
        #expect((try? VectorCost(Array(text.utf8))) != nil)
    }

    @Test func `a picture is drawn with its values`() throws {
        let text = """
            <svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><style>:root{--c:url(#g)}</style>\
            <linearGradient id='g'/><path fill='var(--c)' d='M0 0h9v9z'/></svg>
            """
        let image = try CardImage(Data(text.utf8))
        #expect(String(decoding: image.data, as: UTF8.self).contains("fill='url(#g)'"))
    }

    /// Definitions of which each holds the one before several times.
    private static func laughs(_ count: Int) -> String {
        (1...count).map { "--a\($0):" + String(repeating: "var(--a\($0 - 1)) ", count: 10) }.joined(separator: ";")
    }

    @Test func `values that hold others do not grow without a bound`() {
        let laughs = "--a0:lol;" + Self.laughs(12)
        let text = expanded("<style>:root{\(laughs)}</style><path fill='var(--a2)'/><path fill='var(--a12, red)'/>")
        #expect(text.utf8.count < laughs.utf8.count + 1_500)
        #expect(text.contains("<path fill='red'/>") && text.contains("<path fill='lol"))
        let deep = (1...500).map { "--b\($0):var(--b\($0 - 1))" }.joined(separator: ";")
        #expect(expanded("<g style='--b0:red;\(deep)'><path fill='var(--b500, blue)'/></g>").contains("fill='blue'"))
        let nested = String(repeating: "var(--x,", count: 5_000) + String(repeating: ")", count: 5_000)
        #expect(expanded("<path fill='\(nested)'/>").contains("<path fill='inherit'/>"))
    }

    @Test func `pictures of many references end soon, and are refused when they become too large`() {
        let value = String(repeating: "a", count: 1_000)
        let shapes = String(repeating: "<path fill='var(--c)'/>", count: 20_000)
        let content = "<style>:root{--c:\(value)}</style>\(shapes)"
        let clock = ContinuousClock()
        var length = 0
        #expect(clock.measure { length = expanded(content).utf8.count } < .seconds(10))
        #expect(length > 1024 * 1024 && length < 1024 * 1024 + 2_000)
        let picture = Data("<svg xmlns='http://www.w3.org/2000/svg'>\(content)</svg>".utf8)
        #expect(throws: CardDataError.imageRefused("it is larger than 1048576 bytes")) { try CardImage(picture) }
        let groups = (0..<5_000).map { "<g style='--c\($0):\(value)'>" }.joined()
        #expect(
            clock.measure { length = expanded(groups + "<path fill='var(--c7)'/>", most: 8 << 20).utf8.count }
                < .seconds(10))
        let rules = (0..<200).map { ".a{--d\($0):\(value.prefix(300))}" }.joined()
        let uses = String(repeating: ".a{fill:var(--d1)} ", count: 10_000)
        #expect(clock.measure { length = expanded("<style>\(rules)\(uses)</style>").utf8.count } < .seconds(10))
    }
}
