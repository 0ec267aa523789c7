import Foundation
import FoundationAdditions
import Testing

/// Attributed strings of objects and of values.
///
/// Numbers: chosen in the tests; the names of attributes are those that the toolchain's keys have.
@Suite("Foundation: NSAttributedString and AttributedString")
struct NSAttributedStringTests {
    private let address = URL(string: "https://example.com")!

    @Test func `attributes of Foundation become those of objects`() throws {
        var text = AttributedString("read ")
        text.languageIdentifier = "en"
        var more = AttributedString("more 🙂")
        more.link = address
        more.inlinePresentationIntent = [.stronglyEmphasized, .code]
        text += more
        let objects = NSAttributedString(text)
        #expect(objects.string == "read more 🙂")
        var range = NSRange()
        let attributes = objects.attributes(at: 5, effectiveRange: &range)
        #expect(range == NSRange(location: 5, length: 7))
        #expect(attributes[.link] as? URL == address)
        #expect(attributes[.inlinePresentationIntent] as? UInt == 6)
        #expect(attributes[.languageIdentifier] == nil)
        #expect(objects.attribute(.languageIdentifier, at: 0, effectiveRange: nil) as? String == "en")
    }

    @Test func `attributes of objects become those of Foundation`() throws {
        let objects = NSMutableAttributedString(string: "a", attributes: [.link: address])
        objects.append(
            NSAttributedString(string: "b", attributes: [.link: "https://example.org", .alternateDescription: "bee"]))
        objects.append(NSAttributedString(string: "c", attributes: [.inlinePresentationIntent: 1, .imageURL: address]))
        objects.append(NSAttributedString(string: "d", attributes: [NSAttributedString.Key("own"): 3]))
        let text = AttributedString(objects)
        let runs = Array(text.runs)
        #expect(String(text.characters) == "abcd")
        try #require(runs.count == 4)
        #expect(runs[0].link == address)
        #expect(runs[1].link?.host() == "example.org")
        #expect(runs[1].alternateDescription == "bee")
        #expect(runs[2].inlinePresentationIntent == .emphasized)
        #expect(runs[2].imageURL == address)
        #expect(runs[3].attributes == AttributeContainer())
    }

    @Test func `what goes there and back is the same`() throws {
        let text = try AttributedString(markdown: "A **bold** [link](https://example.com) and `code`")
        #expect(AttributedString(NSAttributedString(text)) == text)
        #expect(AttributedString(NSAttributedString(AttributedString())) == AttributedString())
    }
}
