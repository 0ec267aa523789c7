import Expectations
import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Legends of few and many series in all sizes: the chart comes first, and no entry is dropped without a number.
///
/// Numbers: a legend takes a third of the height or the width at most, and the chart keeps half (the share is ours). Entries
/// and their number make the number of series.
@MainActor
struct ChartLegendTests {
    private func model(
        _ count: Int, _ kind: ChartType = .line, _ position: ChartLegendPosition = .bottom,
        name: (Int) -> String? = { "Series \($0 + 1)" }
    ) -> ChartModel {
        let model: ChartModel
        if kind == .donut {
            model = ChartModel(
                chartType: kind, data: [(0..<count).map { Double($0 % 3 + 1) }],
                titlesForCategory: [(0..<count).map(name)])
        } else {
            model = ChartModel(
                chartType: kind, data: (0..<count).map { [Double($0), Double($0 + 1)] },
                titlesForCategory: [["A", "B"]])
            model.titlesForSeries = (0..<count).map(name)
        }
        model.legendPosition = position
        return model
    }

    private func picture(
        _ model: ChartModel, _ width: CGFloat, _ height: CGFloat, _ size: DynamicTypeSize = .large,
        locale: String = "en_US"
    ) -> ViewTest<some View> {
        let isArabic = locale.hasPrefix("ar")
        return ViewTest(
            ChartView(model).environment(\.chartIsPicture, true),
            DisplayConfiguration(
                width: width, height: height, dynamicTypeSize: size,
                layoutDirection: isArabic ? .rightToLeft : .leftToRight, locale: Locale(identifier: locale)))
    }

    /// The entries that are seen, and the number of those that are not.
    private func shown<Content>(
        _ test: ViewTest<Content>, locale: String = "en_US"
    ) throws -> (entries: [ShownText], leftOut: Int) {
        let bounds = CGRect(origin: .zero, size: test.size).insetBy(dx: -0.5, dy: -0.5)
        // Not the labels of the axes: letters and numbers.
        let seen = test.texts.filter {
            bounds.contains($0.frame) && $0.string.count > 1 && $0.string.first?.isNumber != true
        }
        let count = seen.filter { $0.string.hasPrefix("+ ") }
        #expect(count.count <= 1)
        let format = NumberFormatter()
        format.locale = Locale(identifier: locale)
        let number = count.first.map { $0.string.dropFirst(2) }
        let leftOut = try number.map { try #require(format.number(from: String($0))).intValue } ?? 0
        return (seen.filter { !$0.string.hasPrefix("+ ") }, leftOut)
    }

    private func chart<Content>(_ test: ViewTest<Content>, _ kind: ChartType, locale: String = "en_US") throws -> CGRect
    {
        let name = ChartWords(locale: Locale(identifier: locale)).kind(kind)
        return try #require(test.elements.first { $0.label.hasPrefix(name) }).frame
    }

    nonisolated private static let sizes: [CGSize] = [
        (60, 20), (100, 60), (288, 180), (320, 200), (368, 268), (390, 240), (390, 600), (800, 400), (2_400, 300),
    ].map { CGSize(width: $0.0, height: $0.1) }

    @Test func `a picture with a title leaves the chart half of its height, as far as a line has room`() {
        var checked = 0
        for height: CGFloat in [100, 150, 200, 240, 360] {
            for textSize: CGFloat in [12, 28, 36] {
                let picture = height * 1.3
                let room = LegendRoom(
                    .bottom, in: CGSize(width: 300, height: height), textSize: textSize, widest: 100,
                    leastChart: picture / 2)
                let left = height - LegendRoom.distance - room.size.height
                #expect(left >= picture / 2 || room.size.height <= 12, "\(height) \(textSize): \(room)")
                #expect(room.size.height >= 11 && room.size.height <= height / 3, "\(height) \(textSize): \(room)")
                #expect((room.fontSize ?? textSize) * LegendRoom.lineHeight <= room.size.height)
                checked += 1
            }
        }
        #expect(checked == 15)
    }

    @Test(arguments: sizes) func `the chart keeps half of the picture and no entry is dropped`(size: CGSize) throws {
        var pictures = 0
        for count in [1, 3, 8, 12, 20, 40] {
            for position in ChartLegendPosition.allCases {
                for (textSize, locale) in [
                    (DynamicTypeSize.large, "en_US"), (.large, "ar"), (.accessibility3, "de_DE"),
                    (.accessibility5, "en_US"),
                ] {
                    let model = model(count, .line, position)
                    let test = picture(model, size.width, size.height, textSize, locale: locale)
                    let chart = try chart(test, .line, locale: locale)
                    let context = "\(count) \(position) \(textSize) \(locale)"
                    #expect(chart.width * chart.height >= size.width * size.height / 2, "\(context) \(chart)")
                    #expect(chart.width >= size.width / 2 && chart.height >= size.height / 2, "\(context)")
                    let (entries, leftOut) = try shown(test, locale: locale)
                    for entry in entries { #expect(!entry.frame.intersects(chart), "\(context) \(entry.string)") }
                    for (index, entry) in entries.enumerated() {
                        #expect(!entries[..<index].contains { $0.frame.intersects(entry.frame) }, "\(context)")
                    }
                    if size.height >= 60, size.width >= 100 {
                        #expect(entries.count + leftOut == count, "\(context): \(entries.count) + \(leftOut)")
                    } else {
                        #expect(entries.isEmpty && leftOut == 0)
                    }
                    pictures += 1
                }
            }
        }
        #expect(pictures == 6 * 4 * 4)
    }

    @Test func `great texts of a wider picture leave no entry out that a narrower one shows`() throws {
        var checked = 0
        for names in [
            ["Organisation unit 1", "Organisation unit 2", "Organisation unit 3"],
            ["Gross revenue", "Operating costs", "Net income"],
        ] {
            for height: CGFloat in [300, 420] {
                var most = 0
                for width: CGFloat in stride(from: 280, through: 600, by: 8) {
                    let model = model(3, .column, .top) { names[$0] }
                    let count = try shown(picture(model, width, height, .accessibility5)).leftOut
                    #expect(3 - count >= most, "\(names[0]) \(width) × \(height): \(count) left out")
                    most = max(most, 3 - count)
                    checked += 1
                }
                #expect(most == 3)
            }
        }
        #expect(checked == 4 * 41)
    }

    @Test func `kinds that draw one series have one entry in its colour`() {
        let locale = Locale(identifier: "en_US")
        let steps = ChartLegend.entries(of: model(2, .waterfall) { ["Plan", "Actual"][$0] }, locale: locale)
        #expect(steps.map(\.title) == ["Plan"] && steps.map(\.color) == [.preferredColor(.chartGood)])
        #expect(ChartLegend.entries(of: model(2, .micro_bullet), locale: locale).count == 1)
        #expect(ChartLegend.entries(of: model(2, .column), locale: locale).count == 2)
    }

    @Test(arguments: [ChartType.line, .column, .donut, .area, .stackedBar, .scatter])
    func `names without room are in the text of the picture`(kind: ChartType) throws {
        let model = kind == .scatter ? model(40) : model(40, kind)
        if kind == .scatter {
            model.data3d = (0..<40).map { [[Double($0), 1], [2, Double($0)]] }
            model.chartType = kind
        }
        let text = picture(model, 400, 300).svg().replacing(/<[^>]*>/, with: "")
        for index in 0..<40 { #expect(text.contains("Series \(index + 1)\n"), "\(index)") }
    }

    @Test func `parts of a donut stay in sight beside 16 names`() throws {
        for position in ChartLegendPosition.allCases {
            let test = picture(model(16, .donut, position) { "Part \($0)" }, 400, 300)
            let chart = try chart(test, .donut)
            #expect(min(chart.width, chart.height) >= 180, "\(position) \(chart)")
            let (entries, leftOut) = try shown(test)
            #expect(entries.count + leftOut == 16 && entries.count >= 10, "\(position)")
        }
    }

    @Test func `series with dashes have them in the legend`() throws {
        let model = model(14)
        let entries = ChartLegend.entries(of: model, locale: Locale(identifier: "en_US"))
        let input = ChartInput(model: model)
        #expect(entries.map(\.dash) == (0..<14).map { input.dash(ofSeries: $0) })
        #expect(entries.filter { $0.dash?.isEmpty == false }.map(\.series) == [6, 10, 11, 12, 13])
        // Lines of the chart, and those of the legend, beside the grid lines.
        let dashes = { picture(model, 800, 400).svg().matches(of: /stroke-dasharray/).count }
        let lines = dashes()
        model.chartType = .column
        let columns = ChartLegend.entries(of: model, locale: Locale(identifier: "en_US"))
        #expect(columns.count == 14 && columns.allSatisfy { $0.dash == nil })
        #expect(lines - dashes() == 2 * 5)
    }

    // MARK: Interactive

    private func live(_ model: ChartModel) -> ViewTest<some View> {
        model.userInteractionEnabled = true
        let test = ViewTest(ChartView(model), DisplayConfiguration(width: 390, height: 300))
        _ = test.svg()
        return test
    }

    private func isSeen<Content>(_ name: String, _ test: ViewTest<Content>, below top: CGFloat) -> Bool {
        test.texts.contains {
            $0.string == name && $0.frame.minY > top && $0.frame.maxY < test.size.height + 0.5
        }
    }

    @Test(arguments: [ChartType.line, .donut], [8, 12, 20, 40])
    func `interactive legends scroll to the last entry`(kind: ChartType, count: Int) throws {
        let test = live(model(count, kind) { "A long name of series \($0 + 1)" })
        let chart = try chart(test, kind)
        #expect(chart.height >= 150)
        #expect(!test.texts.contains { $0.string.hasPrefix("+ ") })
        let last = "A long name of series \(count)"
        let wasSeen = isSeen(last, test, below: chart.maxY)
        #expect(wasSeen == (count == 8))
        _ = test.scroll(at: CGPoint(x: 100, y: chart.maxY + 30), y: 2_000)
        test.advance(by: 1)
        #expect(isSeen(last, test, below: chart.maxY))
    }

    @Test(arguments: [ChartType.line, .donut]) func `keys reach every entry and bring it into view`(kind: ChartType)
        throws
    {
        let test = live(model(40, kind) { "Name \($0 + 1)" })
        let chart = try chart(test, kind)
        var reached: Set<String> = []
        for _ in 0..<45 {
            test.press(.tab)
            test.advance(by: 0.5)
            guard let element = test.focusedElement, element.label.hasPrefix("Name ") else { continue }
            let name = String(element.label.prefix { $0 != "," })
            reached.insert(name)
            #expect(isSeen(name, test, below: chart.maxY), "\(name)")
        }
        #expect(reached.count == 40)
    }

    @Test func `the number of entries without room opens them`() throws {
        let model = model(40)
        let test = ViewTest(ChartView(model), DisplayConfiguration(width: 390, height: 300))
        let number = try #require(test.texts.first { $0.string.hasPrefix("+ ") }).string.dropFirst(2)
        try test.tap("\(number) more")
        test.advance(by: 1)
        #expect(!test.texts.contains { $0.string.hasPrefix("+ ") })
        try test.scroll("Series 1", y: 2_000)
        test.advance(by: 1)
        try test.tap("Series 40")
        #expect(model.hiddenSeries == [39])
    }

    // MARK: Names

    @Test func `names that begin alike lose letters in their middle`() {
        let names = ["Regional sales organisation North", "Regional sales organisation South"]
        func entries(_ names: [String]) -> [ChartLegend.Entry] {
            names.map { ChartLegend.Entry(title: $0, color: .blue, series: 0, dash: nil) }
        }
        let room = LegendRoom(.trailing, in: CGSize(width: 320, height: 200), textSize: 12, widest: 400)
        #expect(room.holding(entries(names), textSize: 12).cutsInMiddle)
        #expect(!room.holding(entries(["Revenue of the year", "Cost"]), textSize: 12).cutsInMiddle)
    }

    @Test(arguments: [
        (320.0, 200.0, DynamicTypeSize.accessibility3), (390, 200, .accessibility2), (390, 220, .xxxLarge),
        (390, 280, .accessibility5), (240, 120, .large),
    ])
    func `names with line breaks have a legend where their lines have no room`(
        width: CGFloat, height: CGFloat, size: DynamicTypeSize
    ) {
        var seen = 0
        for (kind, lines) in [(ChartType.column, 2), (.line, 3), (.donut, 3)] {
            let names = ["Net sales", "Margin", "Costs"].map { name in
                ([name] + ["EUR", "total"].prefix(lines - 1)).joined(separator: "\n")
            }
            let texts = picture(model(3, kind) { names[$0] }, width, height, size).texts.map(\.string)
            #expect(texts.contains { $0.hasPrefix("Net") && !$0.hasSuffix("Net") }, "\(kind): \(texts)")
            seen += 1
        }
        #expect(seen == 3)
    }

    /// A property of all legends of a few names: some entry is shown, whatever lines the names have.
    @Test func `legends of names with line breaks never vanish`() throws {
        var numbers = TestNumbers(state: 23)
        let words = [
            "Net sales", "(adjusted)", "Gross", "margin", "Operating", "expenses", "Capital employed", "FY 25",
        ]
        let sizes: [DynamicTypeSize] = [.large, .xxxLarge, .accessibility2, .accessibility3, .accessibility5]
        for round in 0..<60 {
            let names = (0..<Int.random(in: 2...6, using: &numbers)).map { _ in
                (0..<Int.random(in: 1...3, using: &numbers)).map { _ in words.randomElement(using: &numbers) ?? "" }
                    .joined(separator: "\n")
            }
            let size = sizes.randomElement(using: &numbers) ?? .large
            let width = CGFloat([320, 390, 640].randomElement(using: &numbers) ?? 320)
            let height = CGFloat([200, 220, 280].randomElement(using: &numbers) ?? 200)
            let (entries, leftOut) = try shown(picture(model(names.count) { names[$0] }, width, height, size))
            #expect(!entries.isEmpty && entries.count + leftOut == names.count, "\(round) \(names) \(width)")
        }
    }

    @Test func `names with line breaks are whole in one line where two have no room`() {
        let names = ["North\nwest", "South\nwest", "North\neast"]
        for (width, height) in [(400.0, 70.0), (400.0, 90.0)] {
            let texts = picture(model(3) { names[$0] }, width, height).texts.map(\.string)
            for name in names { #expect(texts.contains(name.replacing("\n", with: " ")), "\(height) \(texts)") }
        }
    }

    @Test func `names that are cut are whole in the text of a picture`() {
        let names = (0..<8).map { "Restaurants, bars and catering of region \($0)" }
        var seen = 0
        for position in [ChartLegendPosition.trailing, .bottom] {
            let text = picture(model(8, .line, position) { names[$0] }, 400, 300).writtenTexts
            for name in names where text.contains(name) { seen += 1 }
        }
        #expect(seen == 16)
        // Short names before a long one.
        let mixed = ["A", "B", "C", "D", names[0]]
        #expect(picture(model(5, .line, .trailing) { mixed[$0] }, 400, 300).writtenTexts.contains(names[0]))
    }

    @Test func `low pictures with a title have a legend`() {
        let size = CGSize(width: 120, height: 56)
        #expect(LegendRoom(.bottom, in: size, textSize: 12, widest: 50, leastChart: 40).size.height >= 11)
        #expect(LegendRoom(.bottom, in: size, textSize: 12, widest: 50).size == .zero)
    }

    @Test func `dates in a legend are shorter before they are cut`() {
        let times = (1...4).map { "Jan \($0 * 5), 2024 at 9:30 AM" }
        let donut = model(4, .donut) { times[$0] }
        donut.shorterTitles = [(1...4).map { "Jan \($0 * 5)" }]
        let narrow = picture(donut, 240, 120).texts.map(\.string)
        #expect(narrow.filter { $0.hasPrefix("Jan") && $0.count <= 6 }.count >= 4, "\(narrow)")
        #expect(picture(donut, 800, 300).texts.map(\.string).contains(times[0]))
    }

    @Test func `empty lines of names take no line of the legend`() {
        let texts = picture(model(2) { ["Costs\n\n(all)", "Sales\r\n(net)"][$0] }, 390, 280).texts.map(\.string)
        #expect(texts.contains("Costs") && texts.contains("(all)") || texts.contains("Costs\n(all)"), "\(texts)")
    }

    @Test func `a line break in a name is a line break in the legend`() throws {
        let test = picture(model(2) { $0 == 0 ? "two\nlines" : "one" }, 390, 240)
        let text = test.svg().replacing(/<[^>]*>/, with: "\n")
        #expect(text.contains("two\n") && text.contains("lines\n") && !text.contains("…"))
        let name = try #require(test.texts.first { $0.string.hasPrefix("two") })
        let one = try test.text("one")
        #expect(name.frame.height > one.frame.height * 1.8)
    }

    @Test func `blank and long names have entries`() throws {
        let long = String(repeating: "Very long name ", count: 20)
        let test = picture(model(3, .donut) { ["", "   ", long][$0] }, 320, 300)
        let (entries, leftOut) = try shown(test)
        #expect(entries.count == 3 && leftOut == 0)
        #expect(Set(entries.map(\.string)).isSuperset(of: ["Category 1", "Category 2"]))
        for entry in entries { #expect(entry.frame.maxX <= 320) }
    }

    @Test func `a legend beside a chart has columns of a third at most`() throws {
        let test = picture(model(20, .line, .trailing), 800, 240)
        let (entries, leftOut) = try shown(test)
        #expect(entries.count == 20 && leftOut == 0)
        #expect(Set(entries.map(\.frame.minX)).count == 2)
        #expect(try #require(entries.map(\.frame.minX).min()) >= 800 * 2 / 3)
    }

    @Test func `columns that would be narrow move below the chart`() throws {
        let test = picture(model(3, .line, .trailing) { "Region of sales \($0)" }, 200, 300)
        let chart = try chart(test, .line)
        try expectAll(shown(test).entries, count: 3) { #expect($0.frame.minY >= chart.maxY) }
    }
}
