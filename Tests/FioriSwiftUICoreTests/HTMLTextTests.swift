import SwiftUITestHost
import Testing

@testable import FioriBuildingBlocks
@testable import FioriSwiftUICore

/// HTML texts: the supported contents, and their layout.
///
/// Numbers: 17 is the size of body (Docs/Facts/IOSMetrics.md). Items are indented by 24 points, and by 10 for each
/// digit after the first, as drawn today, not compared with a device: 24 + 2 × 10 for three digits. Seven texts are
/// four blocks, one more item, and two bullets; other counts are of the HTML in each test.
@MainActor
struct HTMLTextTests {
    private let compact = DisplayConfiguration(width: 358)

    private func strings(_ html: String) -> [String] { HTMLBlocks(html).blocks.map { String($0.text.characters) } }

    // MARK: Paragraphs

    @Test func `paragraphs are blocks`() {
        #expect(strings("<p>One</p><p>Two</p>Three<div>Four</div>") == ["One", "Two", "Three", "Four"])
        #expect(strings("plain") == ["plain"])
        #expect(strings("").isEmpty && strings("<p> </p>\n").isEmpty)
        #expect(strings("a<br>b<br/>c<br>") == ["a\nb\nc"])
    }

    @Test func `white space is one space`() {
        #expect(strings("  a \n\t b <b> c </b> d  ") == ["a b c d"])
        #expect(strings("<p>a</p> \n <p>b</p>") == ["a", "b"])
        #expect(strings("a<b>b</b>c") == ["abc"])
        #expect(strings("a&nbsp; b") == ["a\u{A0} b"])
        #expect(strings("<pre>\na  b\n  c\n</pre>") == ["a  b\n  c"])
    }

    @Test func `characters are those their names stand for`() {
        #expect(strings("Caf&eacute; &amp; &#8364;&#x20AC; &lt;b&gt; 日本 👩‍👧") == ["Café & €€ <b> 日本 👩‍👧"])
        #expect(strings("5 < 6 & 7") == ["5 < 6 & 7"])
    }

    @Test func `headings have levels`() {
        let kinds = HTMLBlocks("<h1>A</h1><h3>B</h3>C<hr>D<pre>E</pre>").blocks.map(\.kind)
        #expect(kinds == [.heading(1), .heading(3), .paragraph, .rule, .paragraph, .preformatted])
    }

    @Test func `items have markers`() {
        let blocks = HTMLBlocks(
            "<ol start=3><li>A<li><p>B</p><p>C</p><ul><li>D</ul></ol><blockquote>E</blockquote>F<ul><li>G</ul>"
        ).blocks
        #expect(blocks.map { String($0.text.characters) } == ["A", "B", "C", "D", "E", "F", "G"])
        #expect(blocks.map(\.marker) == ["3.", "4.", nil, "◦", nil, nil, "•"])
        #expect(blocks.map(\.depth) == [1, 1, 1, 2, 1, 0, 1])
    }

    @Test func `rows of a table are lines`() {
        let table = "<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2</td></tr></table>"
        #expect(strings(table) == ["A\u{2003}B", "1\u{2003}2"])
    }

    // MARK: Emphasis and links

    private func runs(_ html: String) -> [(String, InlinePresentationIntent?, URL?)] {
        HTMLBlocks(html).blocks.flatMap { block in
            block.text.runs.map { (String(block.text[$0.range].characters), $0.inlinePresentationIntent, $0.link) }
        }
    }

    @Test func `emphasis is kept`() {
        let runs = runs("a <b>b <i>c</i></b> <code>d</code> <del>e</del>")
        #expect(runs.map(\.0).joined() == "a b c d e")
        #expect(runs.first { $0.0.contains("b") }?.1 == .stronglyEmphasized)
        #expect(runs.first { $0.0.contains("c") }?.1 == [.stronglyEmphasized, .emphasized])
        #expect(runs.first { $0.0.contains("d") }?.1 == .code)
        #expect(runs.first { $0.0.contains("e") }?.1 == .strikethrough)
        #expect(runs.first { $0.0.contains("a") }?.1 == nil)
        let underlined = HTMLBlocks("<u>u</u>").blocks[0].text
        #expect(underlined[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] == .single)
    }

    @Test func `a space before a link is no part of it`() {
        let runs = runs("see <a href='https://www.example.com/a?b=c&amp;d'>there</a> now")
        #expect(runs.map(\.0) == ["see ", "there", " now"])
        #expect(runs.map { $0.2?.absoluteString } == [nil, "https://www.example.com/a?b=c&d", nil])
    }

    @Test(arguments: [
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)",
        "data:text/html,x",
        "file:///etc/passwd", "/relative", "", "vbscript:x", "app-settings:",
    ])
    func `unsafe addresses are no links`(address: String) {
        let runs = runs("<a href=\"\(address)\">there</a>")
        #expect(runs.map(\.0) == ["there"])
        #expect(runs.map(\.2) == [nil])
    }

    @Test func `mail and telephone are links`() {
        #expect(runs("<a href='mailto:a@example.com'>m</a>").first?.2?.scheme == "mailto")
        #expect(runs("<a href='tel:+15551234'>t</a>").first?.2?.scheme == "tel")
        #expect(runs("<a href='HTTPS://www.example.com'>t</a>").first?.2 != nil)
    }

    // MARK: Safety

    @Test func `scripts forms and embedded content are left out`() {
        let html = """
            <html><head><title>T</title><style>p { color: red }</style></head><body onload="x()">
            <script>alert("<p>no</p>")</script><p onclick="x()">yes</p>
            <iframe src="https://www.example.com">no</iframe><object>no</object><svg><text>no</text></svg>
            <form><p>yes</p><input value="no"><button>no</button><textarea>no</textarea></form>
            <img src="https://www.example.com/x.png" alt="picture"><!-- no --><unknown>yes</unknown></body></html>
            """
        #expect(strings(html) == ["yes", "yes", "pictureyes"])
    }

    @Test func `texts that are not well formed are read`() {
        #expect(strings("<p>a<p><b>b<i>c</b>d</i></div></p></ul></li>e").joined(separator: "|").contains("bc"))
        #expect(strings("<b>a") == ["a"])
        #expect(strings("</a></b></ul></pre></h1>a") == ["a"])
        #expect(strings("<a href=").isEmpty)
        #expect(strings("a\u{0}b").first?.hasPrefix("a") == true)
    }

    @Test func `depth and length are bounded`() {
        let deep = String(repeating: "<div>", count: 50_000) + "a"
        #expect(strings(deep).count <= 1)
        #expect(strings(String(repeating: "<ul><li>", count: 5_000) + "a").count <= 1)
        let long = String(repeating: "<p>word</p>", count: 5_000)
        #expect(strings(long).count == 5_000)
    }

    @Test func `any mixture of tags is read`() {
        var random = SeededGenerator(seed: 7)
        var count = 0
        let parts = [
            "<b>", "</b>", "<ul>", "</ul>", "<li>", "</li>", "<pre>", "</pre>", "<a href='x'>", "</a>", "<h2>", "</h2>",
            "<script>", "</script>", "<table>", "<td>", "</td>", "<blockquote>", "</blockquote>", " text ", "<", "&",
            ">",
            "<u>", "</u>", "<th>", "</th>", "<ol>", "</ol>", "<q>", "</q>", "<br>",
        ]
        for _ in 0..<300 {
            let html = (0..<40).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
            let blocks = HTMLBlocks(html).blocks
            count += blocks.count
            for block in blocks { #expect(block.depth >= 0, "\(html)") }
        }
        #expect(count >= 300)
    }

    private struct SeededGenerator: RandomNumberGenerator {
        var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    // MARK: The view

    private let terms = """
        <h2>Terms</h2><p>Read <b>all</b> of it.</p><ul><li>First item that is long enough to take more than one line of \
        the narrow screen</li><li>Second</li></ul><p>End</p>
        """

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `blocks stand below each other`(direction: LayoutDirection) throws {
        let test = ViewTest(HTMLText(terms), DisplayConfiguration(width: 358, layoutDirection: direction))
        let frames = test.texts.map(\.frame)
        #expect(test.texts.allSatisfy { !$0.isTruncated && $0.frame.minX >= 0 && $0.frame.maxX <= 358 })
        let (heading, second, end) = (
            try test.text("Terms").frame, try test.text("Second").frame, try test.text("End").frame
        )
        #expect(heading.minY < second.minY && second.minY < end.minY)
        #expect(frames.count == 7)
        // Words of an item stand beside its bullet, in all of its lines.
        if direction == .leftToRight {
            #expect(heading.minX == 0 && second.minX == 24 && end.minX == 0)
        } else {
            #expect(second.maxX == heading.maxX - 24 && end.maxX == heading.maxX)
        }
    }

    @Test func `headings are headings and items are read as one`() throws {
        let test = ViewTest(HTMLText(terms), compact)
        #expect(try test.element("Terms").isHeader)
        #expect(test.has("•, Second"))
        #expect(test.has("Read all of it."))
    }

    @Test func `large text is not cut`() {
        let test = ViewTest(HTMLText(terms), DisplayConfiguration(width: 358, dynamicTypeSize: .accessibility3))
        #expect(test.texts.allSatisfy { !$0.isTruncated && $0.frame.maxX <= 358 })
    }

    @Test func `items stand at one edge however long their numbers are`() throws {
        let html = "<ol start=99><li>First<li><p>Second</p><p>More</p><li>Third</ol>After"
        let test = ViewTest(HTMLText(html), compact)
        // 24 points, and 10 for each digit after the first.
        for text in ["First", "Second", "More", "Third"] { #expect(try test.text(text).frame.minX == 44, "\(text)") }
        #expect(try test.text("After").frame.minX == 0)
        #expect(try abs(test.text("99.").frame.maxX - test.text("100.").frame.maxX) <= 0.5)
        #expect(try test.text("100.").frame.minX >= 0)
    }

    // MARK: In the licence agreement

    private struct Agreement: EULAViewModel {
        let title = "Licence"
        let htmlContent: String? = "<p>All <b>rights</b> reserved.</p>"
    }

    @Test func `a licence shows HTML`() throws {
        let page = DisplayConfiguration(width: 390, height: 700)
        let data = ViewTest(EULAView(title: "Licence", htmlContent: "<p>All <b>rights</b> reserved.</p>"), page)
        #expect(data.has("All rights reserved."))
        #expect(ViewTest(EULAView(model: Agreement()), page).svg() == data.svg())
        let built = ViewTest(
            EULAView {
                Text(verbatim: "Licence")
            } htmlContent: {
                HTMLText("<p>All <b>rights</b> reserved.</p>")
            }, page)
        #expect(built.has("All rights reserved."))
        #expect(!ViewTest(EULAView(title: "Licence"), page).has("All rights reserved."))
    }

    @Test func `HTML content modifier styles it`() throws {
        let page = DisplayConfiguration(width: 390, height: 700)
        let view = EULAView(title: "Licence", htmlContent: "<p>All rights reserved.</p>")
        #expect(try ViewTest(view, page).text("All rights reserved.").fontSize == 17)
        let styled = ViewTest(view.htmlContentModifier { $0.font(.system(size: 30)) }, page)
        #expect(try styled.text("All rights reserved.").fontSize == 30)
    }
}
