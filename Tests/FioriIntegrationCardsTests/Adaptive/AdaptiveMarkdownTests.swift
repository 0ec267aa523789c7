import Foundation
import Testing

@testable import FioriIntegrationCards

/// Markdown of Adaptive Cards: what the subset takes, and what stays text.
///
/// Numbers: 30,000 signs as in a hostile card. 10 s of processor time are far above what each takes, and below what a
/// reader takes that looks for the end of each sign anew.
struct AdaptiveMarkdownTests {
    private typealias Run = AdaptiveMarkdown.Run

    private func runs(_ text: String) -> [Run] { AdaptiveMarkdown(text).blocks.flatMap(\.runs) }
    private func plain(_ text: String) -> String { AdaptiveMarkdown(text).plainText }

    @Test func `bold, italic and links are read`() {
        #expect(
            runs("a **b _c_** d") == [
                Run("a "), Run("b ", isBold: true), Run("c", isBold: true, isItalic: true), Run(" d"),
            ])
        #expect(runs("***x***") == [Run("x", isBold: true, isItalic: true)])
        #expect(runs("__b__ *i*") == [Run("b", isBold: true), Run(" "), Run("i", isItalic: true)])
        #expect(runs("in**word**s") == [Run("in"), Run("word", isBold: true), Run("s")])
        #expect(
            runs("[x](https://y) [z](javascript:1) [**b**](tel:1)") == [
                Run("x", link: "https://y"), Run(" z "), Run("b", isBold: true, link: "tel:1"),
            ])
    }

    @Test(
        arguments: [
            ("[w](https://en.wikipedia.org/wiki/Foo_(bar))", "https://en.wikipedia.org/wiki/Foo_(bar)"),
            ("[w](https://x/~user/a|b`c)", "https://x/~user/a%7Cb%60c"), ("[w](<https://x/a b>)", "https://x/a%20b"),
            ("[w](https://x/a \"Title\")", "https://x/a"), ("[w](https://x/?a=1&amp;b=2)", "https://x/?a=1&b=2"),
            ("[w](a/b.html)", "a/b.html"), ("[w](java&#115;cript:1)", nil), ("[w](<javascript:1>)", nil),
            ("[w](file:///etc/passwd)", nil), ("[w]()", nil),
        ] as [(String, String?)])
    func `addresses keep their brackets and signs`(text: String, address: String?) {
        #expect(runs(text) == [Run("w", link: address)])
    }

    @Test(
        arguments: [
            "PO_4711_A", "2 * 3 * 4 a_b_c **open <b>html</b>", "# Heading", "###### Six", "> Quote", "`code` and ``x``",
            "~~gone~~", "---", "***", "* * *", "_ _ _", "- - -", "<b>x</b>", "<https://sap.com>", "<a@b.de>",
            "![alt](https://x/y.png)", "[ref]: https://x", "[a][b]", "| a | b |", "<!-- no -->", "<div>", "+1 555 12",
            "5.5", "100", "12.", "-5", "*", "_", "[", "](", "&", "&nope;", "\\x", "C:\\temp", "a | b",
            "https://a_b_c.d/e_f_g",
            "# **", "#hash", ">", "1986\\. A year", "-", "snake_case_name and other_name",
        ])
    func `everything else stays text`(text: String) {
        let shown = text == "1986\\. A year" ? "1986. A year" : text
        #expect(runs(text) == [Run(shown)])
        #expect(AdaptiveMarkdown(text).blocks.allSatisfy { $0.markers.isEmpty })
    }

    @Test(
        arguments: [
            ("Title\n===", "Title ==="), ("Title\n---", "Title ---"), ("Title\n-", "Title -"), ("Title\n- ", "Title -"),
            ("- ", "-"),
            ("a\n# b", "a # b"),
            ("a\n> b", "a > b"), ("```\ncode *i*\n```", "``` code *i* ```"), ("    indented *i*", "indented *i*"),
            ("a\n\n\tindented", "a\nindented"), ("| a | b |\n|---|:-:|\n| 1 | 2 |", "| a | b | |---|:-:| | 1 | 2 |"),
            ("a\n:-:", "a :-:"), ("<div>\n**b**\n</div>", "<div> b </div>"), ("- # a", "• # a"), ("- > a", "• > a"),
            ("-     far", "• far"), ("1. ```", "1. ```"), ("a\n***\nb", "a *** b"), ("- a\n\n      code", "• a\ncode"),
            ("[INFO]: started", "[INFO]: started"), ("A &amp; B &lt;x&gt; &copy;&nbsp;&#8364;", "A & B <x> ©\u{A0}€"),
            ("\\*no\\* \\[no\\](x) \\# \\_", "*no* [no](x) # _"), ("a\nb\rc\r\nd", "a b c d"), ("a  \nb", "a\nb"),
            ("a\\\nb", "a\nb"), ("a \n  b\t\nc", "a b c"), ("a\\\\\nb", "a\\ b"), ("  a  ", "a"),
            ("", ""), ("\n\n", ""),
        ])
    func `lines that look like other Markdown stay text`(text: String, shown: String) {
        #expect(plain(text) == shown)
    }

    @Test(
        arguments: [
            ("`code *x*`", "`code *x*`"), ("``a`_b_`` *c*", "``a`_b_`` c"), ("`a\n*b*` *c*", "`a *b*` c"),
            ("`[x](https://y) &amp; \\* <b>`", "`[x](https://y) &amp; \\* <b>`"), ("\\`*x*`", "`x`"),
            ("`*x* ``", "`x ``"), ("`*x*\n\n`", "`x\n`"), ("- `*x*`\n- `*y*", "• `*x*`\n• `y"),
            ("```\n*x*\n\n_y_\n```\n*z*", "``` *x*\n_y_ ``` z"), ("~~~ a\n**x**\n~~~", "~~~ a **x** ~~~"),
            ("```\n*x*", "``` x"), ("`#`", "`#`"), ("a `b\n# *c*` d", "a `b # *c*` d"), ("*a `*` b*", "a `*` b"),
            ("a\n\n    *b*\n    _c_\nd *e*", "a\n*b* _c_ d e"), ("a\n    *b*", "a b"),
        ])
    func `code stays as it is written`(text: String, shown: String) {
        #expect(plain(text) == shown)
    }

    @Test(
        arguments: [
            ("- one\n- two\r\n\n3. three\ntext", ["•one", "•two", "3.three text"]),
            ("- Bullet \r- List \r", ["•Bullet", "•List"]), ("1. Green\r2. Orange", ["1.Green", "2.Orange"]),
            ("* a\n+ b", ["•a", "•b"]), ("9. a\n9. b", ["9.a", "10.b"]), ("0. a", ["0.a"]), ("7) a", ["7.a"]),
            ("- a\n  - b\n    - c\n      - d\n- e", ["•a", "•|◦b", "•|◦|▪c", "•|◦|▪|•d", "•e"]),
            ("1. a\n   - b\n   - c\n2. d", ["1.a", "1.|◦b", "1.|◦c", "2.d"]),
            ("- a\n    - b", ["•a", "•|◦b"]), ("- one\n  second line\n- two", ["•one second line", "•two"]),
            ("- one\nlazy", ["•one lazy"]), ("1. a\n\n   more\n2. b", ["1.a", "1.more", "2.b"]),
            ("Intro:\n- a\n- b\n\nEnd", ["Intro:", "•a", "•b", "End"]), ("a\n\nb\n\n\nc", ["a", "b", "c"]),
            ("- - x", ["•|◦x"]), ("Total\n5. not", ["Total 5. not"]), ("- [x](https://y)", ["•x"]),
            ("- a\n-\n- c", ["•a", "•", "•c"]), ("1. a\n2.\n3. c", ["1.a", "2.", "3.c"]), ("-\n- b", ["•", "•b"]),
            ("- \n- b", ["•", "•b"]), ("1.\n2. x", ["1.", "2.x"]), ("- a\n-", ["•a", "•"]), ("-\n\n- b", ["•", "•b"]),
            ("- a\n  -\n  - b", ["•a -", "•|◦b"]), ("- a\n  - b\n  -\n- c", ["•a", "•|◦b", "•|◦", "•c"]),
            ("- a\n-\n  b\n- c", ["•a", "•b", "•c"]), ("- a\n-\n  - b", ["•a", "•|◦b"]),
            ("- a\n-\nb", ["•a", "•", "b"]), ("- a\n-\n\n  b", ["•a", "•", "b"]), ("-\ntext", ["- text"]),
            ("-\n+ b", ["-", "•b"]),
        ] as [(String, [String])])
    func `lists keep their levels, numbers and lines`(text: String, shown: [String]) {
        // The signs of the items around a paragraph; those that an earlier paragraph has shown are taken from it.
        var signs: [String] = []
        let blocks = AdaptiveMarkdown(text).blocks.map { block -> String in
            signs = block.markers.enumerated().map { $1.text.isEmpty ? signs[$0] : $1.text }
            return signs.joined(separator: "|") + block.text
        }
        #expect(blocks == shown)
    }

    @Test func `numbers of a list have one width`() {
        #expect(AdaptiveMarkdown("9. a\n10. b").blocks.map { $0.markers[0].widest } == ["00.", "00."])
        #expect(AdaptiveMarkdown("- a\n- b").blocks.map { $0.markers[0].widest } == ["•", "•"])
    }

    @Test func `an item's sign stands at its first paragraph only`() {
        #expect(AdaptiveMarkdown("1. a\n\n   more").blocks.map { $0.markers.map(\.text) } == [["1."], [""]])
        #expect(AdaptiveMarkdown("- a\n  - b").blocks.map { $0.markers.map(\.text) } == [["•"], ["", "◦"]])
    }

    @Test func `hostile texts take time in proportion to their length`() {
        let signs = [
            "**_[", "[", "*a ", "_a", "**", "*_a", "[a](", "[a](<", "![", "]", "<", "`a", "~~", "&", "&amp;", "\\",
            "- ", "1. ", "-\n", "1.\n\n", "-\n  ",
            "> ", "#", "- a\n", "* a\n  ", "a\n", "a\n\n", "|a\n|-\n", "[a]: b\n", "<!--", "[a](b) ", "*a* ", "\r",
            "`*a*` ", "``` ", "```\n", "`\n\n", "~~~\n*a*\n",
            "\t",
        ]
        for sign in signs {
            let text = String(repeating: sign, count: 30_000)
            let start = Self.seconds
            let markdown = AdaptiveMarkdown(text)
            let seconds = Self.seconds - start
            #expect(seconds < 10, "\(sign)")
            #expect(markdown.blocks.reduce(0) { $0 + $1.text.utf8.count } <= text.utf8.count, "\(sign)")
            #expect(markdown.blocks.allSatisfy { $0.markers.count <= AdaptiveMarkdownSource.maximumLevels })
        }
    }

    /// The processor time of this thread.
    private static var seconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
