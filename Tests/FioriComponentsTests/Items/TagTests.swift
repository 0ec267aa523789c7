import FioriComponents
import SwiftUI
import SwiftUITestHost
import Testing

/// Tags: their boxes, lines and limits.
///
/// Numbers: paddings of 2 and 4 and the gap of 4 are those of Docs/Facts/StyleableLooks.md.
struct TagTests {
    private let words: [AttributedString] = ["Started", "PM01", "103-Repair"]

    @Test func `tags break into lines`() throws {
        let test = ViewTest(TagStack(words), DisplayConfiguration(width: 120))
        let first = try test.text("Started").frame
        #expect(try test.text("PM01").frame.minY == first.minY)
        // 4 behind the text, 4 between the boxes, 4 before the next text.
        #expect(abs(try test.text("PM01").frame.minX - (first.maxX + 12)) < 1)
        #expect(try test.text("103-Repair").frame.minY >= first.maxY + 8)
        #expect(try test.text("103-Repair").frame.minX == first.minX)
    }

    @Test func `a limit counts the other tags`() throws {
        let test = ViewTest(TagStack(words).tagLimit(1))
        #expect(test.texts.map(\.string) == ["Started", "+2 more"])
        #expect(test.elements.map(\.label) == ["Started, 2 more"])
        #expect(ViewTest(TagStack(words).tagLimit(3)).texts.count == 3)
        let own = ViewTest(TagStack(words).tagLimit(1).moreTag { Text("\($0) others") })
        #expect(own.texts.map(\.string) == ["Started", "2 others"])
    }

    @Test func `a limit of lines leaves out the others`() throws {
        let all = ViewTest(TagStack(words), DisplayConfiguration(width: 120))
        let one = ViewTest(TagStack(words).tagsLineLimit(1), DisplayConfiguration(width: 120))
        #expect(one.size.height < all.size.height / 1.5)
        #expect(try one.text("103-Repair").frame.minY > 1_000)
    }

    @Test func `looks have one box, not two`() throws {
        let standard = ViewTest(Tag("PM01"))
        for test in [
            ViewTest(Tag("PM01").tagStyle(.light)), ViewTest(Tag("PM01").tagStyle(.dark)),
            ViewTest(Tag("PM01").tagStyle(.outline)),
        ] {
            #expect(test.size == standard.size)
        }
        let text = try standard.text("PM01").frame
        #expect(abs(standard.size.width - text.width - 8) < 1 && abs(standard.size.height - text.height - 4) < 1)
    }

    @Test func `texts in a builder become tags, and tags with styles stay as they are`() {
        let texts = ViewTest(TagStack { Text("PM01") })
        let tags = ViewTest(TagStack { Tag("PM01") })
        let styled = ViewTest(TagStack { Tag("PM01").tagStyle(.outline) })
        #expect(texts.size == tags.size && styled.size == tags.size)
    }
}
