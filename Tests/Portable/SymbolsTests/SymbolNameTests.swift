import Testing

@testable import Symbols

struct SymbolNameTests {
    @Test(
        arguments: [
            ("bell", [.fill], "bell.fill"), ("bell", [.circle, .fill], "bell.circle.fill"),
            ("bell", [.slash, .circle, .fill], "bell.slash.circle.fill"), ("bell.fill", [.circle], "bell.circle.fill"),
            ("bell.circle", [.slash], "bell.slash.circle"), ("bell.circle.fill", [.circle, .fill], "bell.circle.fill"),
            ("bell.slash", [.slash], "bell.slash"), ("person", [.square], "person.square"),
            ("doc.text", [.rectangle], "doc.text.rectangle"), ("bell", [], "bell"),
        ] as [(String, SymbolVariant, String)])
    func `variants stand behind the name in SF Symbols' order`(name: String, variants: SymbolVariant, expected: String)
    {
        #expect(SymbolName(name).applying(variants).text == expected)
    }

    @Test func `names come apart`() throws {
        let badged = try #require(SymbolName("folder.fill.badge.plus").badge)
        #expect(badged.base.text == "folder.fill")
        #expect(badged.badge?.text == "plus")
        #expect(SymbolName("bell.badge").badge?.badge == nil)
        #expect(SymbolName("badge").badge == nil)
        #expect(SymbolName("circle").withoutEnclosure == nil)
        #expect(SymbolName("star.circle").withoutEnclosure?.content.text == "star")
        #expect(SymbolName("star.fill").withoutFill?.text == "star")
        #expect(SymbolName("star.slash").withoutSlash?.text == "star")
    }

    @Test func `symbols that point along the text follow its direction`() {
        #expect(SymbolName("chevron.forward").followsTextDirection)
        #expect(SymbolName("arrow.backward.circle").followsTextDirection)
        #expect(SymbolName("star.leadinghalf.filled").followsTextDirection == false)
        #expect(SymbolName("chevron.right").followsTextDirection == false)
        #expect(SymbolName("forward.fill").followsTextDirection == false)
        #expect(SymbolName("backward.end").followsTextDirection == false)
    }
}
