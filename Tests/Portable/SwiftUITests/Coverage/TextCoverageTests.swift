import SwiftUITestHost
import Testing

/// Text as in apps. Compiling is the test; showing is checked too.
///
/// Numbers: 34 is the font size of a large title (Human Interface Guidelines, Typography); the others count the texts
/// of the test.
@MainActor
@Suite("Coverage: text")
struct TextCoverageTests {
    private struct Fonts: View {
        @ScaledMetric(relativeTo: .body) private var size = 12

        var body: some View {
            VStack {
                Text("title").font(.largeTitle).bold().italic().foregroundColor(.primary)
                Text("headline").font(.headline.weight(.semibold).leading(.tight))
                Text("system").font(.system(size: size, weight: .light, design: .rounded))
                Text("style").font(.system(.title2, design: .serif, weight: .medium))
                Text("custom").font(.custom("Inter", size: 15, relativeTo: .caption))
                Text("fixed").font(Font.custom("Inter", fixedSize: 15).smallCaps().monospacedDigit())
                Text("weight").fontWeight(.heavy).fontWidth(.condensed).fontDesign(.monospaced)
                Text("digits 123").monospacedDigit().kerning(1).tracking(2).baselineOffset(3)
                Text("lines").underline(true, pattern: .dash, color: .red).strikethrough()
                Text("case").textCase(.uppercase).textScale(.secondary)
            }
            .lineLimit(2, reservesSpace: true)
            .multilineTextAlignment(.trailing)
            .truncationMode(.middle)
            .minimumScaleFactor(0.5)
            .allowsTightening(true)
            .lineSpacing(4)
            .dynamicTypeSize(.small ... .accessibility1)
            .textSelection(.enabled)
            .redacted(reason: .placeholder)
            .unredacted()
        }
    }

    private struct Contents: View {
        let name = "Ann"
        let price = 12.5

        private var attributed: AttributedString {
            var string = AttributedString("attributed")
            string.font = .body.bold()
            string.foregroundColor = .red
            string.backgroundColor = .yellow
            string.kern = 1
            string.underlineStyle = .single
            string.link = URL(string: "https://example.com")
            return string
        }

        var body: some View {
            VStack {
                Text("Hello, \(name): **\(price, specifier: "%.2f")** and *\(Date.now, style: .date)*")
                Text(verbatim: "verbatim")
                Text("key", tableName: "Table", bundle: .main, comment: "a comment")
                Text(LocalizedStringKey("localized \(3)"))
                Text(LocalizedStringResource("resource"))
                Text(attributed)
                Text("a").foregroundStyle(.secondary) + Text(Image(systemName: "star")) + Text(" b").bold()
                Text(price, format: .currency(code: "EUR"))
                Text(Date.now, format: .dateTime.year().month())
                Text(Date.now, style: .relative)
                Text(Date.now...Date.now.addingTimeInterval(60))
                Text(DateInterval(start: .now, duration: 60))
                Text(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: true)
                Text(3 as NSNumber, formatter: NumberFormatter())
                Text(["a", "b"], format: .list(type: .and))
                Label("label", systemImage: "person").labelStyle(.titleAndIcon)
                Label {
                    Text("title")
                } icon: {
                    Circle()
                }.labelStyle(.iconOnly)
                Text("spoken").accessibilityLabel("read").accessibilityHeading(.h2)
            }
        }
    }

    @Test func `fonts and styling`() throws {
        let test = ViewTest(Fonts(), DisplayConfiguration(width: 390))
        #expect(try test.text("title").fontSize == 34)
        #expect(test.texts.count == 10)
    }

    @Test func `contents`() {
        let test = ViewTest(Contents(), DisplayConfiguration(width: 390))
        let shown = test.texts.map(\.string)
        #expect(shown.contains("€12.50"))
        #expect(shown.contains("a and b"))
        #expect(test.elements.contains { $0.label == "read" && $0.isHeader })
    }
}
