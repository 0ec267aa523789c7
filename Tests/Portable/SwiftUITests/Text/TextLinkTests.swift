import Foundation
@testable import SwiftUI
@testable import SwiftUIControls
@testable import SwiftUIInteraction
@testable import SwiftUINavigation
@testable import SwiftUITestHost
import Testing

@testable @_spi(Floors) import SwiftUICore

/// Links in texts: their look, their touches, and their activation without touches.
///
/// Numbers: counts of links and lines in the texts of the tests; colours are the system's (Human Interface Guidelines,
/// Color). A drag scrolls after 10 points, which is not compared with a device.
@MainActor
@Suite("Links in texts")
struct TextLinkTests {
    /// The events, in order.
    @MainActor
    private final class Journal {
        var entries: [String] = []

        /// Records addresses instead of opening them.
        func callAsFunction(_ result: OpenURLAction.Result = .handled) -> OpenURLAction {
            OpenURLAction { url in
                self.entries.append(url.absoluteString)
                return result
            }
        }
    }

    private func test(
        _ view: some View, _ journal: Journal, _ configuration: DisplayConfiguration = DisplayConfiguration()
    ) -> ViewTest<some View> {
        ViewTest(view.environment(\.openURL, journal()), configuration)
    }

    private let terms: LocalizedStringKey = "Read our [terms](https://a.b/t) and [rules](https://a.b/r)."

    @Test func `a link opens its address, touches beside it do nothing`() throws {
        let journal = Journal()
        let test = test(Text(terms), journal)
        try test.tap("terms")
        try test.tap("rules")
        #expect(journal.entries == ["https://a.b/t", "https://a.b/r"])
        let text = try test.frame(of: "Read our terms and rules.")
        #expect(!test.tap(at: CGPoint(x: text.minX + 5, y: text.midY)))
        // Further than a tap goes.
        let link = try test.frame(of: "terms")
        test.drag(from: CGPoint(x: link.midX, y: link.midY), to: CGPoint(x: link.midX, y: link.midY + 30))
        #expect(journal.entries.count == 2)
    }

    @Test func `a link is as wide as its words, and in the tint`() throws {
        let before = ViewTest(Text("Read our ")).size.width
        let word = ViewTest(Text("terms")).size.width
        let test = ViewTest(Text(terms).fixedSize())
        let frame = try test.frame(of: "terms")
        #expect(abs(frame.minX - before) < 1 && abs(frame.width - word) < 1)
        func colors(_ view: some View) -> [String?] { Drawn.paints(Drawn.list(view, width: 300)).map(\.hex) }
        let link: LocalizedStringKey = "a [b](https://a.b)"
        #expect(colors(Text(link)) == ["000000", "007AFF"])
        #expect(colors(Text(link).tint(.green)) == ["000000", "34C759"])
        #expect(colors(Text(link).foregroundStyle(.red)) == ["FF3B30", "007AFF"])
    }

    @Test func `touches beside a link go on to what is around the text`() throws {
        let journal = Journal()
        let view = VStack {
            Button {
                journal.entries.append("button")
            } label: {
                Text("Agree to [this](https://a.b/1)")
            }
            Text("Tap or [follow](https://a.b/2)").onTapGesture { journal.entries.append("tap") }
            List {
                Button {
                    journal.entries.append("row")
                } label: {
                    Text("A row with [more](https://a.b/3)")
                }
            }
            .frame(height: 200)
        }
        let test = test(view, journal)
        func tapText(_ string: String, at share: CGFloat) throws {
            let frame = try test.text(string).frame
            test.tap(at: CGPoint(x: frame.minX + frame.width * share, y: frame.midY))
        }
        for text in ["Agree to this", "Tap or follow", "A row with more"] {
            try tapText(text, at: 0.1)
            try tapText(text, at: 0.95)
        }
        #expect(
            journal.entries == ["button", "https://a.b/1", "tap", "https://a.b/2", "row", "https://a.b/3"])
    }

    @Test func `a link that breaks over lines takes touches on each of them`() throws {
        let journal = Journal()
        let test = test(
            Text("Some words, [a link that is longer than one line](https://a.b) end").frame(width: 140), journal)
        let text = try test.text("Some words, a link that is longer than one line end")
        #expect(text.baselines.count >= 3)
        for baseline in text.baselines.dropFirst().dropLast() {
            test.tap(at: CGPoint(x: text.frame.minX + 20, y: baseline - 4))
        }
        #expect(journal.entries.count == text.baselines.count - 2)
        test.tap(at: CGPoint(x: text.frame.minX + 10, y: text.baselines[0] - 4))
        #expect(journal.entries.count == text.baselines.count - 2)
        try test.tap("a link that is longer than one line")
        #expect(journal.entries.count == text.baselines.count - 1)
    }

    @Test func `what is cut off a text takes no touches`() throws {
        let journal = Journal()
        let string: LocalizedStringKey = "[first](https://a.b/1) and many more words until the [last](https://a.b/2)"
        let cut = test(Text(string).lineLimit(1).frame(width: 120), journal)
        try cut.tap("first")
        #expect(!cut.has("last"))
        let head = test(Text(string).lineLimit(1).truncationMode(.head).frame(width: 120), journal)
        try head.tap("last")
        #expect(!head.has("first"))
        #expect(journal.entries == ["https://a.b/1", "https://a.b/2"])
    }

    @Test func `links stand where they are read from right to left`() throws {
        let journal = Journal()
        var text = AttributedString("שלום עולם")
        text[text.range(of: "עולם")!].link = URL(string: "https://a.b/he")
        let test = test(Text(text), journal, DisplayConfiguration(layoutDirection: .rightToLeft))
        let frame = try test.frame(of: "עולם")
        #expect(frame.maxX < test.size.width - 20, "the second word is on the left of the first")
        try test.tap("עולם")
        #expect(journal.entries == ["https://a.b/he"])
    }

    @Test func `links of attributed, combined and filled in texts`() throws {
        let journal = Journal()
        var attributed = AttributedString("Call us")
        attributed[attributed.range(of: "us")!].link = URL(string: "tel:123")
        let address = "https://a.b/filled"
        let view = VStack {
            Text(attributed)
            Text("See ") + Text("[both](https://a.b/sum)").bold() + Text("!")
            Text("Value \(Text("[inside](https://a.b/in)")) here")
            Text("Filled [in](\(address)) today")
            Text("A [**bold** _and_ plain](https://a.b/styled) one")
        }
        let test = test(view, journal)
        for name in ["us", "both", "inside", "in", "bold and plain"] { try test.tap(name) }
        #expect(
            journal.entries == [
                "tel:123", "https://a.b/sum", "https://a.b/in", "https://a.b/filled", "https://a.b/styled",
            ])
        #expect(test.elements.count { $0.role == "link" } == 5)
    }

    @Test func `a text that is one link is one element, otherwise its links are elements in it`() throws {
        let journal = Journal()
        let whole = test(Text("[More](https://a.b/m)"), journal)
        #expect(whole.elements.map(\.role) == ["link"])
        #expect(whole.elements[0].traits.contains(.isLink) && whole.elements[0].actions == ["activate"])
        try whole.activate("More")
        let parts = test(Text(terms), journal)
        #expect(
            parts.elements.map { "\($0.role) \($0.label)" } == [
                "text Read our terms and rules.", "link terms", "link rules",
            ])
        try parts.activate("rules")
        #expect(journal.entries == ["https://a.b/m", "https://a.b/r"])
        #expect(Set(parts.elements.map(\.id)).count == 3)
    }

    @Test func `in an element of several parts, links are actions by their names`() throws {
        let journal = Journal()
        let view = HStack {
            Image(systemName: "info.circle").accessibilityLabel("Note")
            Text(terms)
        }
        .accessibilityElement(children: .combine)
        let test = test(view, journal)
        let element = try #require(test.elements.first)
        #expect(test.elements.count == 1)
        #expect(element.label == "Note, Read our terms and rules." && element.role == "text")
        #expect(element.actions == ["terms", "rules"])
        try test.perform("rules", on: element.label)
        #expect(journal.entries == ["https://a.b/r"])
    }

    @Test func `links of a disabled view stay closed`() throws {
        let journal = Journal()
        let test = test(Text(terms).disabled(true), journal)
        let frame = try test.frame(of: "terms")
        #expect(!test.tap(at: CGPoint(x: frame.midX, y: frame.midY)))
        #expect(throws: ViewTestError.self) { try test.activate("terms") }
        #expect(try !test.element("terms").isEnabled)
        #expect(journal.entries.isEmpty)
    }

    @Test func `characters without a look do not shift links`() throws {
        let test = ViewTest(Text("a\u{7}\r\nb ") + Text("[link](https://a.b)"))
        let word = ViewTest(Text("link")).size.width
        #expect(abs(try test.frame(of: "link").width - word) < 1)
    }

    @Test func `a text that changes while a finger is on its link`() throws {
        struct Page: View {
            @State private var isShown = true
            var body: some View {
                VStack {
                    if isShown { Text("[link](https://a.b)") }
                    Color.red.frame(height: 10).onAppear {}
                }
                .environment(
                    \.openURL,
                    OpenURLAction { _ in
                        isShown = false
                        return .handled
                    })
            }
        }
        let test = ViewTest(Page())
        let frame = try test.frame(of: "link")
        try test.tap("link")
        #expect(!test.has("link"))
        test.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        let list = ViewTest(Text("[one](https://a.b)"))
        let place = try list.frame(of: "one")
        list.send(.began, at: CGPoint(x: place.midX, y: place.midY))
        list.update(Text("[two](https://a.b) and more"))
        list.send(.ended, at: CGPoint(x: place.midX, y: place.midY))
    }

    @Test func `a link in the label of a control is found by its words`() throws {
        let journal = Journal()
        let test = test(Toggle(isOn: .constant(false)) { Text("I agree to the [terms](https://a.b/t)") }, journal)
        #expect(test.elements.map(\.label) == ["I agree to the terms"])
        #expect(test.elements[0].actions == ["terms", "activate"])
        try test.tap("terms")
        try test.perform("terms", on: "I agree to the terms")
        #expect(journal.entries == ["https://a.b/t", "https://a.b/t"])
    }

    @Test func `alerts and menus show links as text`() throws {
        struct Page: View {
            @State private var isShown = false
            var body: some View {
                Button("Warn") { isShown = true }
                    .alert("Title", isPresented: $isShown) {
                        Button("Go") {}
                    } message: {
                        Text("See [this](https://a.b)")
                    }
            }
        }
        let test = ViewTest(Page(), DisplayConfiguration(height: 600))
        try test.tap("Warn")
        #expect(test.has("See this") && !test.has("this"))
        #expect(!test.elements.contains { $0.role == "link" })
    }

    @Test func `a drag that begins on a link scrolls`() throws {
        let journal = Journal()
        let view = ScrollView {
            ForEach(0..<30) { index in Text("Row [link \(index)](https://a.b/\(index))").frame(height: 44) }
        }
        let test = test(view, journal, DisplayConfiguration(width: 300, height: 400))
        try test.drag("link 3", by: CGSize(width: 0, height: -100))
        #expect(journal.entries.isEmpty && test.contentOffsets[0].y > 80)
    }

    @Test func `addresses in localised texts are links, in other strings they are not`() throws {
        func links(_ text: Text) -> [String] {
            ViewTest(text, DisplayConfiguration(width: 800)).host.visibleElements.flatMap(\.links).map(\.label)
        }
        #expect(links(Text("Go to https://a.b/c?d=1, or www.swift.org.")) == ["https://a.b/c?d=1", "www.swift.org"])
        #expect(links(Text("Write to ann.lee+x@mail.example.com!")) == ["ann.lee+x@mail.example.com"])
        #expect(links(Text("(see https://a.b/x_(y)) ftp://f.org http://localhost:80/")).count == 3)
        #expect(links(Text("(see https://a.b/x_(y))")) == ["https://a.b/x_(y)"])
        #expect(links(Text("`https://a.b` a@b @ann c@d.1 www. xhttps:// wwww.a.b")) == [])
        #expect(links(Text("[https://a.b](https://c.d) <https://e.f>")) == ["https://a.b", "https://e.f"])
        #expect(links(Text(verbatim: "https://a.b")) == [])
        let string = "https://a.b"
        #expect(links(Text(string)) == [] && links(Text("x \(string)")) == [])
        let journal = Journal()
        let page = test(Text("Mail a@b.cd or open www.b.cd"), journal)
        try page.tap("a@b.cd")
        try page.tap("www.b.cd")
        #expect(journal.entries == ["mailto:a@b.cd", "http://www.b.cd"])
    }

    @Test func `titles of pages show links as text`() throws {
        let view = NavigationStack { Text("x").navigationTitle("About [us](https://a.b)") }
        let test = ViewTest(view, DisplayConfiguration(height: 300))
        #expect(test.has("About us") && !test.has("us"))
    }
}
