import Drawing
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore

/// Texts resolve to runs, formats and labels by locale and time.
///
/// Numbers: weights of 400 and 700 are regular and bold; body is 17 points (Human Interface Guidelines, Typography),
/// secondary text 0.8 of that, as set today; not compared with a device. Others are set by the tests.
@MainActor
@Suite("Text content")
struct TextContentTests {
    private func resolved(_ text: Text, locale: String = "en_US", now: Date? = nil) -> ResolvedStyledText {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        environment.timeZone = TimeZone(identifier: "UTC")!
        environment.calendar = Calendar(identifier: .gregorian)
        environment.textDate = now
        return ResolvedStyledText(text, in: environment)
    }

    private func shown(_ text: Text, locale: String = "en_US", now: Date? = nil) -> String {
        resolved(text, locale: locale, now: now).plainText
    }

    private func runs(_ text: Text) -> [(String, weight: Int, isItalic: Bool)] {
        resolved(text).request.runs.map { run in
            guard case .text(let string) = run.content else { return ("", 0, false) }
            return (string, run.font.weight, run.font.isItalic)
        }
    }

    // MARK: Accessibility labels

    @Test func `a label is read instead of its part of a text`() {
        let text = Text("Call ") + Text("555").accessibilityLabel("five five five") + Text(" now")
        #expect(ViewTest(text).elements.map(\.label) == ["Call five five five now"])
        #expect(ViewTest(text).texts.map(\.string) == ["Call 555 now"])
        #expect(ViewTest(text.accessibilityLabel(Text("all"))).elements.map(\.label) == ["all"])
    }

    // MARK: Scale

    @Test func `text takes the scale of its environment, or its own`() throws {
        let test = ViewTest {
            VStack {
                Text("a")
                Text("b").textScale(.secondary)
                Text("c").textScale(.secondary).textScale(.default)
            }
            .textScale(.secondary, isEnabled: true)
        }
        #expect(try test.text("a").fontSize == 17 * 0.8)
        #expect(try test.text("b").fontSize == 17 * 0.8)
        #expect(try test.text("c").fontSize == 17)
    }

    // MARK: Markdown

    @Test func `Markdown in a key is styled`() {
        let runs = runs(Text("plain **bold** *italic* `code`"))
        #expect(runs.map(\.0) == ["plain ", "bold", " ", "italic", " ", "code"])
        #expect(runs.map(\.weight) == [400, 700, 400, 400, 400, 400])
        #expect(runs.map(\.isItalic) == [false, false, false, true, false, false])
    }

    @Test func `a value is in the style of its place but is not Markdown itself`() {
        let name = "*Ann*"
        let runs = runs(Text("Dear **\(name)**, you have \(3) *new* messages"))
        #expect(runs.map(\.0) == ["Dear ", "*Ann*", ", you have 3 ", "new", " messages"])
        #expect(runs.map(\.weight) == [400, 700, 400, 400, 400])
    }

    @Test func `verbatim text and strings are not Markdown`() {
        let string = "**x**"
        #expect(shown(Text(verbatim: "**x**")) == "**x**")
        #expect(shown(Text(string)) == "**x**")
        #expect(shown(Text("**x**")) == "x")
        #expect(shown(Text("2 * 3 * 4 and a_b_c")) == "2 * 3 * 4 and a_b_c")
    }

    @Test func `a link is in the accent colour`() {
        let test = ViewTest(Text("see [the page](https://example.com) now"), DisplayConfiguration(width: 300))
        #expect(test.has("see the page now"))
        let colors = test.displayList.textColors
        #expect(colors.count == 3 && colors[0] == colors[2] && colors[1] != colors[0])
    }

    // MARK: Attributed strings

    @Test func `attributes of SwiftUI's scope`() {
        var text = AttributedString("one two")
        let range = text.range(of: "two")!
        text[range].font = .system(size: 30)
        text[range].foregroundColor = Color(red: 1, green: 0, blue: 0)
        text[range].kern = 2
        text[range].baselineOffset = 3
        text[range].underlineStyle = .single
        text[range].strikethroughStyle = Text.LineStyle(pattern: .dot)
        let resolved = resolved(Text(text))
        #expect(resolved.request.runs.count == 2)
        let (first, second) = (resolved.request.runs[0], resolved.request.runs[1])
        #expect(first.font.size == 17 && second.font.size == 30)
        #expect(second.kerning == 2 && second.baselineOffset == 3)
        #expect(second.underline?.pattern == .solid && second.strikethrough?.pattern == .dot)
        #expect(resolved.styles[first.style] == .foreground && resolved.styles[second.style] != .foreground)
    }

    @Test func `a colour behind a stretch of text`() throws {
        var text = AttributedString("one two")
        text[text.range(of: "two")!].backgroundColor = Color(red: 1, green: 1, blue: 0)
        let list = ViewTest(Text(text)).displayList
        let size = ViewTest(Text(text)).size
        let rect = try #require(list.fillBounds.first)
        #expect(list.fillColors.first?.green == 1)
        #expect(rect.minX > size.width * 0.4 && abs(rect.maxX - size.width) < 1 && rect.height == size.height)
    }

    @Test func `what Markdown says inline`() throws {
        let text = Text(try AttributedString(markdown: "a **b** ~~c~~"))
        #expect(runs(text).map(\.weight) == [400, 700, 400, 400])
        #expect(resolved(text).request.runs[3].strikethrough != nil)
    }

    // MARK: Formats

    @Test func `a format speaks the language of the place`() {
        #expect(shown(Text(1234.5, format: .number)) == "1,234.5")
        #expect(shown(Text(1234.5, format: .number), locale: "de_DE") == "1.234,5")
        #expect(shown(Text(0.25, format: .percent)) == "25%")
        #expect(shown(Text("sum \(1234, format: .number)"), locale: "de_DE") == "sum 1.234")
    }

    @Test func `a formatter`() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.minimumFractionDigits = 2
        #expect(shown(Text(NSNumber(value: 7), formatter: formatter)) == "7.00")
        let days = ISO8601DateFormatter()
        days.formatOptions = .withFullDate
        let date = Date(timeIntervalSince1970: 0)
        #expect(shown(Text(date, formatter: days)) == "1970-01-01")
        #expect(shown(Text("on \(date, formatter: days)")) == "on 1970-01-01")
    }

    private let noon = Date(timeIntervalSince1970: 1_600_000_000)  // 13 September 2020, 12:26:40 UTC

    @Test func `moments in all styles`() {
        #expect(shown(Text(noon, style: .time)).hasPrefix("12:26") && shown(Text(noon, style: .time)).hasSuffix("PM"))
        #expect(shown(Text(noon, style: .date)) == "September 13, 2020")
        #expect(shown(Text(noon, style: .date), locale: "de_DE") == "13. September 2020")
        let now = noon.addingTimeInterval(-(2 * 3600 + 23 * 60))
        #expect(shown(Text(noon, style: .relative), now: now) == "2 hours, 23 minutes")
        #expect(shown(Text(noon, style: .offset), now: now) == "+2 hours")
        #expect(shown(Text(noon, style: .offset), now: noon.addingTimeInterval(180)) == "-3 minutes")
        #expect(shown(Text(noon, style: .timer), now: now) == "2:23:00")
        #expect(shown(Text(noon, style: .timer), now: noon.addingTimeInterval(61)) == "1:01")
    }

    @Test func `a timer counts within its span`() {
        let span = noon...noon.addingTimeInterval(600)
        let now = noon.addingTimeInterval(90)
        #expect(shown(Text(timerInterval: span), now: now) == "8:30")
        #expect(shown(Text(timerInterval: span, countsDown: false), now: now) == "1:30")
        #expect(shown(Text(timerInterval: span, pauseTime: noon.addingTimeInterval(60)), now: now) == "9:00")
        #expect(shown(Text(timerInterval: span), now: noon.addingTimeInterval(9999)) == "0:00")
        let long = noon...noon.addingTimeInterval(3723)
        #expect(shown(Text(timerInterval: long, showsHours: false), now: noon) == "62:03")
        #expect(shown(Text(timerInterval: long), now: noon) == "1:02:03")
    }

    @Test func `a span of time has both ends`() {
        let text = shown(Text(noon...noon.addingTimeInterval(3600)))
        #expect(text.contains("12:26") && text.contains("1:26"))
        #expect(Text(DateInterval(start: noon, duration: 60)) == Text(DateInterval(start: noon, duration: 60)))
    }

    @Test func `texts are equal when they say the same in the same way`() {
        #expect(Text("a") == Text("a"))
        #expect(Text("a") != Text("a").bold())
        #expect(Text(verbatim: "a") + Text("b") == Text(verbatim: "a") + Text("b"))
        #expect(Text(1, format: .number) == Text(1, format: .number))
        #expect(Text(1, format: .number) != Text(2, format: .number))
        #expect(Text(noon, style: .time) != Text(noon, style: .date))
        #expect(Text(AttributedString("x")) == Text(AttributedString("x")))
        #expect(Text(LocalizedStringResource("x")) == Text(LocalizedStringResource("x")))
    }

    @Test func `a resource is looked up`() {
        #expect(shown(Text(LocalizedStringResource("hello \(3)"))) == "hello 3")
    }
}

/// Texts take the place that their lines, limits and type size need.
///
/// Numbers: lines of 20.5 at 2× (17 × 1.193, up to a pixel) and a pitch of 22 for further ones
/// (Docs/Facts/IOSMetrics.md); 27.5 and 23 are lines at 23 and 19 points. A label's icon and title are 8 apart, not compared with a
/// device.
@MainActor
@Suite("Text in place")
struct TextPlaceTests {
    private func size(_ text: some View, _ width: CGFloat?) -> CGSize {
        ViewTest(text).sizeThatFits(ProposedViewSize(width: width, height: nil))
    }

    /// One line of body at 2× is 20.5 points high (ios-metrics).
    private let line: CGFloat = 20.5
    /// From one line to the next (Docs/Facts/IOSMetrics.md, "Line pitch").
    private let pitch: CGFloat = 22
    private let long = Text(verbatim: "The quick brown fox jumps over the lazy dog and on and on and on")

    @Test func `line limits in all forms`() {
        let free = size(long, 120).height
        #expect(free > 4 * line)
        #expect(size(long.lineLimit(2), 120).height == line + pitch)
        #expect(size(long.lineLimit(...3), 120).height == line + 2 * pitch)
        #expect(size(Text("a").lineLimit(2...), 120).height == line + pitch)
        #expect(size(long.lineLimit(2...), 120).height == free)
        #expect(size(Text("a").lineLimit(2...3), 120).height == line + pitch)
        #expect(size(Text("a").lineLimit(3, reservesSpace: true), 120).height == line + 2 * pitch)
        #expect(size(Text("a").lineLimit(3, reservesSpace: false), 120).height == line)
        #expect(size(long.lineLimit(nil), 120).height == free)
    }

    @Test func `text that may shrink does before it is cut`() {
        let cut = ViewTest(long.lineLimit(1), DisplayConfiguration(width: 300, height: 40))
        let shrunk = ViewTest(long.lineLimit(1).minimumScaleFactor(0.5), DisplayConfiguration(width: 300, height: 40))
        #expect(cut.size.width <= 300)
        #expect(cut.size.height == line)
        #expect(shrunk.size.height < line)
    }

    @Test func `text size limits keep the size within them`() {
        let huge = DisplayConfiguration(dynamicTypeSize: .accessibility5)
        let free = ViewTest(Text("x"), huge).size.height
        let limited = ViewTest(Text("x").dynamicTypeSize(...DynamicTypeSize.xxxLarge), huge).size.height
        #expect(free > 60)
        // Body is 23 at xxxLarge, and a line 1.193 × that in whole pixels.
        #expect(limited == 27.5)
        #expect(ViewTest(Text("x").dynamicTypeSize(.large)).size.height == line)
        let raised = Text("x").dynamicTypeSize(DynamicTypeSize.xLarge...)
        #expect(ViewTest(raised, DisplayConfiguration(dynamicTypeSize: .xSmall)).size.height == 23)
    }

    @available(*, deprecated, message: "Tests a deprecated name.")
    @Test func `the older size category is the type size`() {
        var environment = EnvironmentValues()
        environment.sizeCategory = .accessibilityLarge
        #expect(environment.dynamicTypeSize == .accessibility2)
        environment.dynamicTypeSize = .xSmall
        #expect(environment.sizeCategory == .extraSmall)
        #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(ContentSizeCategory.small < .large)
    }

    @Test func `redacted text is bars of the lines' sizes`() {
        let text = long.frame(width: 120)
        let plain = ViewTest(text)
        let redacted = ViewTest(text.redacted(reason: .placeholder))
        #expect(redacted.size == plain.size)
        #expect(redacted.displayList.textColors.isEmpty)
        let bars = redacted.displayList.fillBounds
        #expect(bars.count == Int((plain.size.height / line).rounded()))
        #expect(bars.allSatisfy { $0.width > 0 && $0.width <= 120 })
        #expect(ViewTest(text.unredacted().redacted(reason: .placeholder)).displayList.textColors.count > 0)
        #expect(!ViewTest(text.redacted(reason: .privacy)).displayList.textColors.isEmpty)
    }

    @Test func `an Arabic paragraph starts at the right`() throws {
        let test = ViewTest(DisplayConfiguration(width: 300, layoutDirection: .rightToLeft)) {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: "مرحبا"); Color.red.frame(height: 1)
            }
        }
        #expect(try test.frame(of: "مرحبا").maxX == 300)
    }

    @Test func `case is changed for the reader and the picture alike`() {
        #expect(ViewTest(Text("Straße").textCase(.uppercase)).has("STRASSE"))
        #expect(ViewTest(Text("ÉTÉ").textCase(.lowercase)).has("été"))
        #expect(ViewTest(Text("As is").textCase(nil).textCase(.uppercase)).has("As is"))
    }

    @Test func `a picture in text stands on its line`() {
        let text = Text("a \(Image(systemName: "star")) b")
        let test = ViewTest(text)
        #expect(test.size.width > ViewTest(Text("a  b")).size.width + 8)
        #expect(abs(test.size.height - line) <= 4)
    }

    // MARK: Labels

    @Test func `a label's parts by style`() throws {
        func label(_ style: some LabelStyle) -> ViewTest<some View> {
            ViewTest(
                Label {
                    Text("Title").accessibilityIdentifier("title")
                } icon: {
                    block("icon", width: 20, height: 20)
                }.labelStyle(style))
        }
        let both = ViewTest(
            Label {
                block("title", width: 50, height: 10)
            } icon: {
                block("icon", width: 20, height: 20)
            })
        #expect(both.size == CGSize(width: 78, height: 20))
        #expect(label(.titleOnly).elements.compactMap(\.identifier) == ["title"])
        #expect(label(.iconOnly).elements.compactMap(\.identifier) == ["icon"])
        #expect(ViewTest(Label("Favourite", systemImage: "star")).elements.contains { $0.label.contains("Favourite") })
    }

    private struct Reversed: LabelStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack(spacing: 1) {
                configuration.title; configuration.icon
            }
        }
    }

    @Test func `a style of one's own`() throws {
        let test = ViewTest(
            Label {
                block("title", width: 50, height: 10)
            } icon: {
                block("icon", width: 20, height: 20)
            }
            .labelStyle(Reversed()))
        #expect(try test.frame(of: "title").minX == 0)
        #expect(try test.frame(of: "icon").minX == 51)
    }
}

extension DisplayList {
    /// The paints of glyph runs, in the order in which they are drawn.
    var textColors: [Paint] {
        items.flatMap { item -> [Paint] in
            switch item {
            case .text(let run): [run.paint]
            case .group(let group): group.content.textColors
            default: []
            }
        }
    }
}
