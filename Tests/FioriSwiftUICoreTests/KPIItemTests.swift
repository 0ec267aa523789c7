import FioriSwiftUICore
import Foundation
import SwiftUITestHost
import Testing

/// The parts of numbers, their formats, and the ring around them.
///
/// Numbers: 16,320 seconds are 4 h 32 min, or 272 min. A ring of 120 with 8 below it is as drawn today, not compared
/// with a device; it grows with title, from 28 to 48 points (Docs/Facts/IOSMetrics.md), so by more than 1.5. Other
/// numbers are those of each item, formatted.
@MainActor
struct KPIItemTests {
    private func shown(_ data: KPIItemData, locale: String = "en_US") -> String {
        ViewTest(KPIItem(data: data), DisplayConfiguration(width: 358, locale: Locale(identifier: locale)))
            .texts.map(\.string).joined(separator: "|")
    }

    private func formatter(_ locale: String) -> MeasurementFormatter {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.unitOptions = .providedUnit
        return formatter
    }

    @Test func `components stand one after the other`() throws {
        let data = KPIItemData.components([.unit("$"), .metric("26.9"), .unit("M")])
        #expect(shown(data) == "$26.9M")
        let test = ViewTest(KPIItem(data: data, subtitle: "Net sales"), DisplayConfiguration(width: 358))
        #expect(test.elements.map(\.label) == ["$26.9M, Net sales"])
        #expect(try test.text("Net sales").frame.minY >= test.text("$26.9M").frame.maxY)
    }

    @Test func `measures are written by their formatter`() {
        let distance = Measurement<Unit>(value: 12.5, unit: UnitLength.kilometers)
        #expect(shown(.measure(distance, formatter("en_US"))) == "12.5 km")
        #expect(shown(.measure(distance, formatter("de_DE"))) == "12,5 km")
        #expect(shown(.components([.measure(distance, formatter("en_US")), .unit(" left")])) == "12.5 km left")
    }

    @Test func `durations have two units unless a formatter says otherwise`() {
        #expect(shown(.duration(16_320, nil)) == "4h 32m")
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.minute]
        formatter.unitsStyle = .positional
        #expect(shown(.duration(16_320, formatter)) == "272")
    }

    @Test func `percent and fraction follow the language`() {
        #expect(shown(.percent(0.974)) == "97.4%")
        #expect(shown(.percent(0.65)) == "65%")
        #expect(shown(.percent(0.974), locale: "de_DE") == "97,4\u{A0}%")
        #expect(shown(.fraction(13, 20, NumberFormatter())) == "13/20")
    }

    /// Data types are usable from anywhere, as in a background task.
    @Test nonisolated func `data is made off the main actor`() {
        let data: [KPIItemData] = [
            .percent(1), .components([.unit("a"), .metric("1"), .icon(Image(systemName: "x"))]),
        ]
        #expect(data.count == 2)
    }

    @Test func `units are smaller than numbers`() throws {
        let whole = ViewTest(KPIItem(data: .components([.metric("26.9M")])), DisplayConfiguration(width: nil)).size
        let parts = ViewTest(
            KPIItem(data: .components([.metric("26.9"), .unit("M")])), DisplayConfiguration(width: nil)
        ).size
        #expect(parts.width < whole.width)
    }

    /// Digits in the next line would be another number.
    @Test func `long numbers shrink on their line`() throws {
        let items = [
            AnyView(KPIItem(kpi: "1,234,567,890,123", subtitle: "Net sales")),
            AnyView(KPIItem(data: .components([.metric("1,234,567,890"), .unit("k")]), subtitle: "Net sales")),
            AnyView(
                KPIItem {
                    Text(verbatim: "1,234,567,890,123")
                } subtitle: {
                    Text(verbatim: "Net sales")
                }),
            AnyView(KPI { Text(verbatim: "1,234,567,890,123") }),
            AnyView(HeaderChart(title: "Net sales", kpi: "1,234,567,890,123") { EmptyView() }),
        ]
        for item in items {
            let narrow = ViewTest(item, DisplayConfiguration(width: 160))
            let large = ViewTest(item, DisplayConfiguration(width: 200, dynamicTypeSize: .accessibility3))
            for (test, width) in [(narrow, CGFloat(160)), (large, 200)] {
                let number = try #require(test.texts.first { $0.string.hasPrefix("1,234") })
                #expect(number.baselines.count == 1)
                #expect(!number.isTruncated && number.frame.maxX <= width + 0.5)
            }
            #expect(large.size.height >= narrow.size.height)
        }
    }

    @Test func `ring is square with the number in its middle`() throws {
        let test = ViewTest(
            KPIProgressItem(kpi: "13/20", fraction: 0.65, subtitle: "Completed", footnote: "Until May"),
            DisplayConfiguration(width: nil))
        let kpi = try test.text("13/20").frame
        #expect(abs(kpi.midY - 60) < 1 && abs(kpi.midX - 60) < 1)
        #expect(try test.text("Completed").frame.minY == 128)
        #expect(try test.text("Until May").frame.minY > test.text("Completed").frame.maxY)
        let element = try #require(test.elements.first)
        #expect(element.label == "13/20, Completed, Until May")
        #expect(element.value == "65%")
    }

    @Test func `ring grows with the text`() throws {
        let item = KPIProgressItem(kpi: "13/20", fraction: 0.65)
        let normal = ViewTest(item, DisplayConfiguration(width: 358)).size
        let large = ViewTest(item, DisplayConfiguration(width: 358, dynamicTypeSize: .accessibility3))
        #expect(large.size.height > normal.height * 1.5)
        #expect(try !large.text("13/20").isTruncated)
    }

    @Test func `without a number the part is shown in percent`() {
        let test = ViewTest(KPIProgressItem(fraction: 0.4, subtitle: "Completed"))
        #expect(test.elements.map(\.label) == ["40%, Completed"])
        let german = ViewTest(
            KPIProgressItem(fraction: 0.4), DisplayConfiguration(locale: Locale(identifier: "de_DE")))
        #expect(german.texts.map(\.string) == ["40\u{A0}%"])
    }

    @Test func `fractions beyond the goal are a full ring`() {
        func picture(_ fraction: Double) -> String { ViewTest(KPIProgressItem(kpi: "1", fraction: fraction)).svg() }
        #expect(picture(1.5) == picture(1))
        #expect(picture(-1) == picture(0))
        #expect(picture(0.5) != picture(1))
    }

    @Test func `a style replaces the ring`() throws {
        let test = ViewTest(
            KPIProgressItem(kpi: "13/20", fraction: 0.65, subtitle: "Completed")
                .kpiProgressViewStyle(Plain()))
        #expect(test.texts.map(\.string) == ["13/20", "0.65", "Completed"])
    }

    private struct Plain: KPIProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.kpi
                Text(verbatim: "\(configuration.fractionCompleted ?? 0)")
            }
        }
    }
}
