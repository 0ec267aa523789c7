import FioriSwiftUICore
import SwiftUITestHost
import Testing

/// Numbers on their own and in the collection containers of seeds 002 and 004.
///
/// Numbers: a header shows at most four numbers (Docs/Facts/Components.md); 44 is a touch target and 17 the size
/// of headline (Docs/Facts/IOSMetrics.md). Gaps of 16 and rings of 120 are as drawn today, not compared with a
/// device; columns share what the gaps leave.
@MainActor
struct KPITests {
    private let compact = DisplayConfiguration(width: 358)
    private let regular = DisplayConfiguration(width: 704, horizontalSizeClass: .regular)
    private let large = DisplayConfiguration(width: 358, dynamicTypeSize: .accessibility3)

    /// An element as in the seeds: in the classic dialect, where names end in an underscore.
    private struct Element: KPIModel {
        var title_: String
        var icon_: Image?
        var title: String { title_ }
        var icon: Image? { icon_ }
    }

    private let data = [
        Element(title_: "26.9M", icon_: Image(systemName: "eurosign.circle")), Element(title_: "128"),
        Element(title_: "4:32"), Element(title_: "97%"), Element(title_: "a fifth"),
    ]

    /// As it stands in the seeds, line breaks and all.
    @Test func `layout container of the seeds`() throws {
        // swift-format-ignore
        let view = KPILayoutContainer(data, id: \.title_) {
            element in
            KPI {
                Text(element.title_)
            }

            icon: {
                if element.icon_ != nil {
                    element.icon_!
                }
                else {
                    EmptyView()
                }
            }

        }
        let test = ViewTest(view, regular)
        #expect(test.texts.map(\.string) == ["26.9M", "128", "4:32", "97%"])
        #expect(test.images.count == 1)
        // 704 less three gaps of 16 leaves 164 for each of four columns.
        #expect(try test.text("128").frame.minX == 180)
        #expect(try test.text("97%").frame.minX == 540)
    }

    @Test func `layout container of the seeds takes ranges`() throws {
        // swift-format-ignore
        let view = KPILayoutContainer(0..<6, id: \.self) {
            index in
            KPI {
                Text("\(index)")
            }

            icon: {
                EmptyView()
            }

        }
        #expect(ViewTest(view, compact).texts.map(\.string) == ["0", "1", "2", "3"])
    }

    // The seeds use `foregroundColor`, which is deprecated.
    @available(*, deprecated)
    @Test func `header control of the seeds is styled as a whole`() throws {
        // swift-format-ignore
        let view = KPIHeaderControl(data, id: \.title_).titleModifier({
            $0.font(.headline).foregroundColor(.red)
        })
        let test = ViewTest(view, regular)
        #expect(test.texts.map(\.string) == ["26.9M", "128", "4:32", "97%"])
        #expect(test.texts.allSatisfy { $0.fontSize == 17 })
    }

    @Test func `header control takes models of any type and slices`() {
        let models: [any KPIModel] = [data[0], LibraryPreviewData.Figure(title: "12")]
        #expect(ViewTest(KPIHeaderControl(models, id: \.title), compact).texts.map(\.string) == ["26.9M", "12"])
        #expect(ViewTest(KPIHeaderControl(data[3...], id: \.title), compact).texts.map(\.string) == ["97%", "a fifth"])
    }

    @Test func `compact has two columns and large text one`() throws {
        let view = KPIHeaderControl(data, id: \.title_)
        let test = ViewTest(view, compact)
        #expect(try test.text("128").frame.minX == (358 - 16) / 2 + 16)
        #expect(try test.text("4:32").frame.minX == 0)
        #expect(try test.text("4:32").frame.minY > test.text("26.9M").frame.maxY)
        let tall = ViewTest(view, large)
        #expect(tall.texts.allSatisfy { !$0.isTruncated && $0.frame.maxX <= 358 })
        let tops = tall.texts.map(\.frame.minY)
        #expect(tops == tops.sorted() && Set(tops).count == 4)
    }

    @Test func `right to left begins at the right`() throws {
        var configuration = compact
        configuration.layoutDirection = .rightToLeft
        let test = ViewTest(KPIHeaderControl(data, id: \.title_), configuration)
        #expect(try test.text("4:32").frame.maxX == 358)
        #expect(try test.text("128").frame.maxX == (358 - 16) / 2)
    }

    @Test func `each number is an element and its picture is none`() {
        let test = ViewTest(KPIHeaderControl(data, id: \.title_), regular)
        #expect(test.elements.map(\.label) == ["26.9M", "128", "4:32", "97%"])
    }

    @Test func `header takes items of both kinds`() throws {
        let items: [any KPIHeaderItem] = [
            KPIItem(kpi: "26.9M", subtitle: "Net sales"), KPIProgressItem(fraction: 0.65, subtitle: "Completed"),
        ]
        let test = ViewTest(KPIHeader(items: items + items + items), regular)
        #expect(
            test.elements.map(\.label) == ["26.9M, Net sales", "65%, Completed", "26.9M, Net sales", "65%, Completed"])
        let fromRange = ViewTest(KPIHeader(1...9) { KPIItem(kpi: "\($0)") }, regular)
        #expect(fromRange.texts.map(\.string) == ["1", "2", "3", "4"])
    }

    @Test func `numbers are level with those in rings`() throws {
        let header = KPIHeader(items: [
            KPIItem(kpi: "26.9M", subtitle: "Net sales"), KPIProgressItem(kpi: "13/20", fraction: 0.65),
            KPIItem(kpi: "128", subtitle: "Parcels that were sent in the week before the last one"),
        ])
        for configuration in [compact, regular] {
            let test = ViewTest(header, configuration)
            let (number, ring) = (try test.text("26.9M"), try test.text("13/20"))
            #expect(abs(number.baselines[0] - ring.baselines[0]) < 0.5)
            #expect(try test.text("Net sales").frame.minY >= number.frame.maxY)
            #expect(test.texts.allSatisfy { $0.frame.minY >= 0 && $0.frame.maxY <= test.size.height })
        }
        // The second row begins below the ring of the first.
        #expect(try ViewTest(header, compact).text("128").frame.minY >= 120 + 16)
    }

    @Test func `a number is a touch target high`() {
        #expect(ViewTest(KPI { Text("1") }, compact).size.height >= 44)
        #expect(ViewTest(KPIItem(subtitle: "Nothing but a subtitle"), compact).size.height == 44)
    }
}
