import FioriSwiftUICore
import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

/// Numbers, names with values and small items as existing apps call them.
///
/// Numbers: values that the tests pass to the components. Of six numbers a header shows four
/// (Docs/Facts/Components.md). 8 is the height of a dot of the page indicator, as drawn today, not compared with a device.
@MainActor
struct NumbersTableTests {
    @Test func `KPI item`() {
        let texts = ["42", "Subtitle"]
        let views = KPIItem {
            Text("42")
        } subtitle: {
            Text("Subtitle")
        }
        #expect(shownTexts(views) == texts)
        #expect(shownTexts(KPIItem(kpi: "42", subtitle: "Subtitle")) == texts)
        #expect(shownTexts(KPIItem(model: FullNumber())) == texts)
        #expect(shownTexts(KPIItem(model: EmptyNumber())).isEmpty)
    }

    @Test func `KPI item from data`() {
        #expect(
            shownTexts(KPIItem(data: .components([.metric("42"), .unit("kg")]), subtitle: "Subtitle"))
                == ["42kg", "Subtitle"])
        #expect(shownTexts(KPIItem(data: .percent(0.42))) == ["42%"])
        #expect(shownTexts(KPIItem(data: .fraction(4, 10, NumberFormatter()))) == ["4/10"])
        #expect(shownTexts(KPIItem(data: .duration(120, nil))).count == 1)
        let length = Measurement<Unit>(value: 3, unit: UnitLength.meters)
        #expect(shownTexts(KPIItem(data: .measure(length, MeasurementFormatter()))).count == 1)
    }

    @Test func `KPI progress item`() {
        let texts = ["42 %", "Footnote", "Subtitle"]
        let views = KPIProgressItem(
            kpi: { Text("42 %") }, fraction: 0.42, subtitle: { Text("Subtitle") }, footnote: { Text("Footnote") })
        #expect(shownTexts(views) == texts)
        #expect(
            shownTexts(KPIProgressItem(kpi: "42 %", fraction: 0.42, subtitle: "Subtitle", footnote: "Footnote"))
                == texts)
        #expect(shownTexts(KPIProgressItem(model: FullProgress())) == texts)
        #expect(shownTexts(KPIProgressItem(kpi: "42 %")) == ["42 %"])
    }

    @Test func `KPI headers`() {
        let numbers = [FullNumber()]
        #expect(
            shownTexts(KPIHeader(items: [KPIItem(kpi: "1"), KPIProgressItem(kpi: "2", fraction: 0.5)])) == ["1", "2"])
        #expect(shownTexts(KPIHeaderControl(numbers, id: \.title)) == ["42"])
        #expect(shownTexts(KPILayoutContainer(1...6, id: \.self) { Text("\($0)") }) == ["1", "2", "3", "4"])
        #expect(shownTexts(KPILayoutContainer(numbers, id: \.title) { KPI(title: $0.title) }) == ["42"])
        #expect(shownTexts(KPIHeader(1...6) { KPIItem(kpi: "\($0)") }) == ["1", "2", "3", "4"])
        #expect(shownTexts(KPI(model: FullNumber())) == ["42"])
        #expect(shownTexts(KPI(title: "42", icon: Image(systemName: "arrow.up"))) == ["42"])
        let views = KPI {
            Text("42")
        } icon: {
            Image(systemName: "arrow.up")
        }
        #expect(shownTexts(views) == ["42"])
    }

    @Test func `key value item`() {
        let views = KeyValueItem {
            Text("Key")
        } value: {
            Text("Value")
        }
        #expect(shownTexts(views) == ["Key", "Value"])
        #expect(shownTexts(KeyValueItem(key: "Key", value: "Value")) == ["Key", "Value"])
        #expect(shownTexts(KeyValueItem(model: FullPair())) == ["Key", "Value"])
        #expect(shownTexts(KeyValueItem { Text("Key") }) == ["Key"])
        #expect(shownTexts(KeyValueItem(key: "Key")) == ["Key"])
        #expect(shownTexts(KeyValueItem(model: KeyAlone())) == ["Key"])
    }

    @Test func `activity item`() {
        let views = ActivityItem {
            Image(systemName: "phone")
        } subtitle: {
            Text("Subtitle")
        }
        #expect(shownTexts(views) == ["Subtitle"])
        #expect(shownTexts(ActivityItem(icon: Image(systemName: "phone"), subtitle: "Subtitle")) == ["Subtitle"])
        #expect(shownTexts(ActivityItem(model: FullActivity())) == ["Subtitle"])
        #expect(shownTexts(ActivityItem(icon: Image(systemName: "phone"))).isEmpty)
    }

    @Test func indicators() {
        #expect(shownTexts(ProgressIndicator(progressIndicatorText: "Loading")) == ["Loading"])
        #expect(shownTexts(ProgressIndicator(model: FullProgressIndicator())) == ["Loading"])
        #expect(shownTexts(ProgressIndicator()).isEmpty)
        #expect(ViewTest(PageIndicator(numberOfPages: 3, currentPage: .constant(1))).size.height >= 8)
    }
}
