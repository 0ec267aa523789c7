import FioriSwiftUICore
import SwiftUITestHost
import Testing

/// Rings whose numbers are made from data.
@MainActor
struct KPIProgressDataTests {
    private func test(_ item: some View, locale: String = "en_US") -> ViewTest<AnyView> {
        ViewTest(AnyView(item), DisplayConfiguration(width: 358, locale: Locale(identifier: locale)))
    }

    @Test func `a percentage is the number and the ring`() {
        let item = KPIProgressItem(data: .percent(0.65), subtitle: "Completed", footnote: "Orders")
        #expect(test(item).texts.map(\.string) == ["65%", "Completed", "Orders"])
        #expect(test(item).elements.map(\.label) == ["65%, Completed, Orders"])
        // It is not spoken twice.
        #expect(test(item).elements.map { $0.value ?? "" } == [""])
        #expect(test(item, locale: "de_DE").texts.first?.string == "65\u{A0}%")
        let same = KPIProgressItem(fraction: 0.65, subtitle: "Completed", footnote: "Orders")
        #expect(ring(item) == ring(same))
        #expect(ring(item) != ring(KPIProgressItem(fraction: 0.3, subtitle: "Completed", footnote: "Orders")))
    }

    /// The paths and circles of the picture, as lines of SVG.
    private func ring(_ item: some View) -> [Substring] {
        test(item).svg().split(separator: "\n").filter { $0.contains("<path") || $0.contains("<circle") }
    }

    @Test func `a fraction fills the ring`() {
        let item = KPIProgressItem(data: .fraction(3, 4, NumberFormatter()), subtitle: "Completed")
        #expect(test(item).texts.map(\.string) == ["3/4", "Completed"])
        #expect(test(item).elements.map(\.value) == ["75%"])
        let none = KPIProgressItem(data: .fraction(0, 0, NumberFormatter()))
        #expect(test(none).elements.map { $0.value ?? "" } == [""])
    }

    @Test func `other numbers are given their fraction`() {
        let item = KPIProgressItem(data: .components([.metric("12"), .unit("kg")]), fraction: 0.5)
        #expect(test(item).texts.map(\.string) == ["12kg"])
        #expect(test(item).elements.map(\.value) == ["50%"])
        let overridden = KPIProgressItem(data: .fraction(3, 4, NumberFormatter()), fraction: 0.2)
        #expect(test(overridden).elements.map(\.value) == ["20%"])
    }
}
