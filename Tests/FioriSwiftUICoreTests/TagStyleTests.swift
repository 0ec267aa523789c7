import FioriSwiftUICore
import SwiftUITestHost
import Testing

/// Looks of tags that apps set, and the limit of how many are shown.
///
/// Numbers: a tag has 4 points at each side and 2 above and below by default, as drawn today, not compared with a
/// device; 10 and 30 are set by the tests, and the number of hidden tags is the rest of five.
@MainActor
struct TagStyleTests {
    /// A tag in brackets, with 10 points around it.
    private struct BracketStyle: TagStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 0) {
                Text(verbatim: "[")
                configuration.label
                Text(verbatim: "]")
            }
            .padding(10)
        }
    }

    private let compact = DisplayConfiguration(width: 358)

    private func strings(_ view: some View, _ configuration: DisplayConfiguration? = nil) -> [String] {
        ViewTest(view, configuration ?? compact).texts.map(\.string)
    }

    @Test func `a style draws all tags of a subtree`() {
        let tags = VStack {
            TagStack(tags: ["A", "B"])
            Tag("C")
            Tag { Text(verbatim: "D") }
        }
        #expect(strings(tags.tagStyle(BracketStyle())) == ["[", "A", "]", "[", "B", "]", "[", "C", "]", "[", "D", "]"])
        #expect(strings(tags) == ["A", "B", "C", "D"])
        #expect(strings(tags.tagStyle(.default).tagStyle(BracketStyle())) == ["A", "B", "C", "D"])
    }

    @Test func `a style draws the tags of components`() {
        let header = ObjectHeader(title: "Pump", tags: ["A"]) { EmptyView() }
        #expect(strings(header.tagStyle(BracketStyle())).contains("["))
        #expect(!strings(header).contains("["))
    }

    @Test func `the style decides the room`() throws {
        let test = ViewTest(Tag("C").tagStyle(BracketStyle()), compact)
        #expect(try test.text("[").frame.minX == 10)
        // 4 points at each side and 2 above and below by default.
        let standard = ViewTest(Tag("C"), compact)
        #expect(try standard.text("C").frame.minX == 4)
        #expect(try standard.size.height == standard.text("C").frame.height + 4)
    }

    @Test func `a label has the look of tags`() throws {
        let plain = try ViewTest(Tag("C"), compact).text("C")
        let styled = try ViewTest(Tag("C").tagStyle(BracketStyle()), compact).text("C")
        #expect(plain.fontSize == styled.fontSize)
        let modified = ViewTest(
            Tag("C").tagStyle(BracketStyle()).tagsModifier { $0.font(.system(size: 30)) }, compact)
        #expect(try modified.text("C").fontSize == 30)
    }

    @Test func `sizes of the default style are optional`() {
        func svg(_ style: DefaultTagStyle) -> String { ViewTest(Tag("C").tagStyle(style), compact).svg() }
        let standard = ViewTest(Tag("C"), compact).svg()
        #expect(svg(DefaultTagStyle(cornerRadius: nil, lineWidth: nil)) == standard)
        #expect(svg(DefaultTagStyle(cornerRadius: 8)) != standard)
        #expect(svg(DefaultTagStyle(lineWidth: 3)) != standard)
    }

    @Test func `a last tag counts the others`() {
        let tags = TagStack(tags: ["A", "B", "C", "D", "E"])
        #expect(strings(tags.tagLimit(2)) == ["A", "B", "+3"])
        #expect(ViewTest(tags.tagLimit(2), compact).elements.map(\.label) == ["A, B, 3 more"])
        #expect(strings(tags.tagLimit(5)) == ["A", "B", "C", "D", "E"])
        #expect(strings(tags.tagLimit(4)) == ["A", "B", "C", "D", "+1"])
        #expect(strings(tags.tagLimit(0)) == ["+5"])
        #expect(strings(tags.tagLimit(-1)) == ["+5"])
        #expect(strings(tags.tagLimit(nil)) == strings(tags))
        #expect(strings(tags.tagLimit(nil).tagLimit(1)) == strings(tags))
        #expect(strings(TagStack(tags: nil).tagLimit(0)) == [])
    }

    @Test func `the count is a tag of the style in the language of the reader`() {
        let tags = TagStack(tags: ["A", "B"]).tagLimit(1)
        #expect(strings(tags.tagStyle(BracketStyle())) == ["[", "A", "]", "[", "+1", "]"])
        let german = ViewTest(tags, DisplayConfiguration(width: 358, locale: Locale(identifier: "de_DE")))
        #expect(german.elements.map(\.label) == ["A, 1 weitere"])
    }

    @Test func `the limit counts for tags of a builder`() {
        let header = ObjectHeader {
            Text(verbatim: "Pump")
        } tags: {
            "A"
            Tag("B")
            Text(verbatim: "C")
        }
        #expect(strings(header.tagLimit(1)) == ["Pump", "A", "+2"])
    }
}
