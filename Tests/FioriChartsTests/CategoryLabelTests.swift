import CoreGraphics
import Expectations
import Foundation
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriCharts

/// Labels of many categories: every second, every third and so on.
///
/// Numbers: labels measured as each letter 0.6 of their size and a height of 1.25. Strides are the smallest at which such
/// labels have room; the growth of texts is 1 at the standard size, 2.35 and 3 at accessibility sizes (3 is the most). Of up to
/// six, labels move by 8 points at most.
@MainActor
struct CategoryLabelTests {
    nonisolated private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    nonisolated private static let kinds: [ChartType] = [
        .line, .area, .column, .stackedColumn, .combo, .waterfall, .bar, .stackedBar,
    ]

    private func model(_ kind: ChartType, _ titles: [String?]) -> ChartModel {
        ChartModel(
            chartType: kind, data: [titles.indices.map { Double($0 % 17 + 3) }], titlesForCategory: [titles])
    }

    private func layout(
        _ model: ChartModel, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, isRightToLeft: Bool = false
    ) -> ChartLayout {
        ChartLayout(
            input: ChartInput(model: model), size: CGSize(width: width, height: height),
            surroundings: ChartSurroundings(
                locale: Locale(identifier: "en_US"), isRightToLeft: isRightToLeft, textScale: scale)
        ) { text, fontSize, _ in
            CGSize(width: CGFloat(text.count) * fontSize * 0.6, height: fontSize * 1.25)
        }
    }

    /// The categories whose whole titles are shown, in order.
    private func shown(_ layout: ChartLayout, _ titles: [String?]) -> [Int] {
        let texts = Set(layout.labels.map(\.text))
        return titles.indices.filter { titles[$0].map(texts.contains) ?? false }
    }

    // MARK: The rule

    @Test func `thinned labels are every n-th with the first and the last`() {
        // Room for a number of labels.
        func chosen(_ count: Int, room: Int) -> [Int]? {
            LabelThinning.thinned(count: count, from: 2) { indices in
                let gaps = zip(indices, indices.dropFirst()).map { $1 - $0 }
                return (gaps.min() ?? count) * room >= count - 1 ? indices : nil
            }
        }
        #expect(chosen(12, room: 6) == [0, 2, 4, 6, 8, 11])
        #expect(chosen(12, room: 4) == [0, 4, 8, 11])
        #expect(chosen(13, room: 4) == [0, 3, 6, 9, 12])
        // A stride of 5 has room, 6 meets the last.
        #expect(chosen(13, room: 3) == [0, 4, 8, 12])
        #expect(chosen(31, room: 7) == [0, 5, 10, 15, 20, 25, 30])
        #expect(chosen(40, room: 10) == [0, 4, 8, 12, 16, 20, 24, 28, 32, 39])
        #expect(chosen(40, room: 1) == [0, 39])
        #expect(chosen(2, room: 1) == [0, 1])
    }

    // MARK: The faults that were found

    @Test(arguments: [ChartType.line, .area]) func `12 months are named on narrow lines and areas`(kind: ChartType) {
        for titles in [Self.months, Self.months.map { String($0.prefix(3)) }] {
            for width in stride(from: CGFloat(280), through: 430, by: 10) {
                let shown = shown(layout(model(kind, titles), width, 220), titles)
                #expect(shown.count >= 3, "\(width) \(shown)")
                #expect(shown.first == 0 && shown.last == 11, "\(width) \(shown)")
            }
        }
    }

    @Test(arguments: kinds, [40, 120]) func `40 and 120 categories are named`(kind: ChartType, count: Int) {
        let titles: [String?] = (1...count).map { "Town \($0)" }
        for width: CGFloat in [320, 390, 800] {
            let layout = layout(model(kind, titles), width, 300)
            let shown = shown(layout, titles)
            #expect(shown.count >= 4 && shown.first == 0 && shown.last == count - 1, "\(width) \(shown)")
            for label in layout.labels { #expect(label.frame.minY >= -0.5 && label.frame.maxY <= 300.5) }
        }
    }

    @Test func `the labels of bars stand beside them`() throws {
        for count in [5, 12, 40, 120] {
            let titles: [String?] = (1...count).map { "Town \($0)" }
            let layout = layout(model(.bar, titles), 390, 300)
            try expectAll(shown(layout, titles), count: 5...count) { category in
                let label = try #require(layout.labels.first { $0.text == titles[category] })
                let bar = try #require(layout.frame(series: 0, category: category))
                #expect(abs(label.frame.midY - bar.midY) < 1 && label.frame.maxX < bar.minX, "\(count) \(category)")
            }
        }
    }

    @Test(arguments: kinds) func `charts name categories at the greatest text size`(kind: ChartType) {
        for titles in [Self.months.map { String($0.prefix(3)) }, (1...40).map(String.init), ["North", "South"]] {
            let shown = shown(layout(model(kind, titles), 390, 300, scale: 3), titles)
            #expect(shown.count >= 2 && shown.first == 0, "\(titles.count) \(shown)")
        }
    }

    /// All kinds, numbers of categories, sizes, text sizes and directions.
    @Test(arguments: kinds) func `labels never overlap, leave the chart or stand elsewhere`(kind: ChartType) {
        let isLying = kind == .bar || kind == .stackedBar
        var layouts = 0
        for count in [1, 2, 3, 8, 12, 20, 40, 120, 1_000] {
            for name in ["Q\("#")", "Town \("#")", "A rather long name of a place \("#")"] {
                let titles: [String?] = (1...count).map { name.replacing("#", with: String($0)) }
                let model = model(kind, titles)
                for size in [(60, 20), (120, 80), (280, 200), (390, 240), (430, 300), (800, 400), (2_400, 300)] {
                    for (scale, isRightToLeft) in [(CGFloat(1), false), (1, true), (2.35, false), (3, true)] {
                        let layout = layout(
                            model, CGFloat(size.0), CGFloat(size.1), scale: scale, isRightToLeft: isRightToLeft)
                        layouts += 1
                        let context = "\(count) \(name) \(size) \(scale) \(isRightToLeft)"
                        let bounds = CGRect(x: -0.5, y: -0.5, width: Double(size.0) + 1, height: Double(size.1) + 1)
                        for (index, label) in layout.labels.enumerated() {
                            #expect(bounds.contains(label.frame), "\(context) \(label.text) \(label.frame)")
                            for other in layout.labels[..<index] {
                                #expect(
                                    !other.frame.insetBy(dx: 0.1, dy: 0.1).intersects(label.frame),
                                    "\(context) \(label.text) \(other.text)")
                            }
                        }
                        let shown = shown(layout, titles)
                        let gaps = zip(shown, shown.dropFirst()).map { $1 - $0 }
                        if !isLying, shown.count > 2 {
                            #expect(Set(gaps.dropLast()).count == 1, "\(context) \(shown)")
                            #expect(shown.first == 0 && shown.last == count - 1, "\(context) \(shown)")
                        }
                        guard !isLying else { continue }
                        for category in shown {
                            guard let label = layout.labels.first(where: { $0.text == titles[category] }) else {
                                continue
                            }
                            let place = layout.plot.position(category: category)
                            // The outermost labels move inwards, from the labels of the values.
                            let isAtEnd = category == 0 || category == count - 1
                            // Those beside them make room, of a few on lines, which reach both edges of the plot.
                            let move = count <= 6 && (kind == .line || kind == .area) ? 8.6 : 0.6
                            #expect(abs(label.frame.midX - place) < move || isAtEnd || shown.count == 2, "\(context)")
                        }
                    }
                }
            }
        }
        #expect(layouts == 9 * 3 * 7 * 4)
    }

    @Test func `few names are shortened, if that tells them apart`() {
        let regions: [String?] = ["Northern region", "Southern region", "Western region", "Eastern region"]
        let shortened = layout(model(.column, regions), 240, 200).labels.filter { regions.contains($0.text) }
        #expect(shortened.count == 4 && shortened.allSatisfy { $0.frame.width < 60 })
        let products: [String?] = (1...5).map { "Product group \($0)" }
        // All would be "Prod…".
        #expect(shown(layout(model(.column, products), 300, 200), products) == [0, 4])
    }

    @Test func `a style that is set keeps its meaning`() {
        let titles: [String?] = (1...12).map { "Month number \($0)" }
        for kind in [ChartType.line, .column] {
            let model = model(kind, titles)
            model.categoryAxis.labelLayoutStyle = .allOrNothing
            #expect(shown(layout(model, 400, 240), titles) == [])
            #expect(shown(layout(model, 2_000, 240), titles).count == 12)
            model.categoryAxis.labelLayoutStyle = .range
            #expect(shown(layout(model, 400, 240), titles) == [0, 11])
            #expect(shown(layout(model, 2_000, 240), titles) == [0, 11])
            model.categoryAxis = ChartCategoryAxisAttributes(labelLayoutStyle: .allOrNothing)
            #expect(shown(layout(model, 400, 240), titles) == [])
            model.categoryAxis = ChartCategoryAxisAttributes()
            #expect(model.categoryAxis.labelLayoutStyle == .allOrNothing)
            #expect(shown(layout(model, 400, 240), titles).count > 2)
        }
        let own = ChartCategoryAxisAttributes(labelLayoutStyle: .allOrNothing)
        #expect(!(own == ChartCategoryAxisAttributes()) && own == own.copy() as? ChartCategoryAxisAttributes)
    }

    @Test func `labels keep their places while a chart is moved`() {
        let titles: [String?] = (1...100).map { "Week \($0)" }
        let model = model(.line, titles)
        model.scaleX = 4
        var strides: Set<Int> = []
        for step in 0...20 {
            model.centerPosition = CGPoint(x: 0.2 + CGFloat(step) * 0.03, y: 0.5)
            let shown = shown(layout(model, 390, 240), titles)
            #expect(shown.count >= 3)
            let gaps = Set(zip(shown, shown.dropFirst()).map { $1 - $0 })
            #expect(gaps.count == 1)
            strides.formUnion(gaps)
            for category in shown { #expect(category % (gaps.first ?? 1) == 0) }
        }
        #expect(strides.count <= 2)
    }

    @Test func `an empty name does not change the distances of the others`() {
        let titles: [String?] = (0..<13).map { $0 == 4 ? "" : String(format: "N%02d", $0) }
        let shown = layout(model(.column, titles), 250, 160).labels.map(\.text).filter { $0.hasPrefix("N") }
        let places = shown.compactMap { Int($0.dropFirst()) }
        #expect(places.count >= 4, "\(shown)")
        let steps = Set(zip(places, places.dropFirst()).map { $1 - $0 })
        // The place without a name leaves a gap of two steps.
        #expect(steps.count <= 2 && steps.max() == (steps.min() ?? 0) * steps.count, "\(shown)")
    }

    // MARK: Line breaks

    @Test func `a label between the ends stays although the distances differ`() {
        // Every second one has no room; the third one has.
        let chosen = LabelThinning.thinned(count: 8, from: 2) { $0.contains(2) || $0.contains(4) ? nil : $0 }
        #expect(chosen == [0, 3, 7])
        #expect(LabelThinning.thinned(count: 6, from: 2) { $0.count > 2 ? nil : $0 } == [0, 5])
        // The last distance is half of the stride.
        #expect(LabelThinning.thinned(count: 7, from: 2) { $0 == [0, 4, 6] || $0.count < 3 ? $0 : nil } == [0, 4, 6])
    }

    @Test(arguments: [(6, 800.0, 2.3), (12, 430, 3.1), (12, 320, 2.3), (6, 480, 1.6)])
    func `names become smaller before only the first and the last are left`(
        count: Int, width: CGFloat, textScale: CGFloat
    ) {
        let names = (0..<count).map { "Store \(count > 6 ? "" : "number ")\($0 + 11)" }
        let model = ChartModel(
            chartType: .column, data: [(0..<count).map { Double($0 + 1) }], titlesForCategory: [names])
        let shown = ChartTestLayout.layout(model, width: width, height: 280, textScale: textScale).labels
            .filter { names.contains($0.text) }
        #expect(
            shown.count >= 3 && shown.first?.text == names.first
                && (shown.last?.text == names.last || shown.map(\.text) == [names[0], names[2], names[4]]),
            "\(shown.map(\.text))")
    }

    @Test(arguments: kinds) func `a line break in a name is a line break`(kind: ChartType) throws {
        let titles: [String?] = ["two\nlines", "", "   ", "one"]
        let layout = layout(model(kind, titles), 400, 300)
        let (two, lines) = (
            try #require(layout.labels.first { $0.text == "two" }),
            try #require(layout.labels.first { $0.text == "lines" })
        )
        #expect(two.frame.maxY <= lines.frame.minY + 0.1)
        #expect(!layout.plot.frame.intersects(lines.frame))
        #expect(layout.labels.contains { $0.text == "one" })
        #expect(!layout.labels.contains { $0.text.allSatisfy(\.isWhitespace) })
        let svg = ViewTest(ChartView(model(kind, titles)), DisplayConfiguration(width: 400, height: 300)).svg()
        #expect(!svg.contains("…"))
    }

    @Test func `names keep their lines in low charts and at great sizes`() {
        let titles: [String?] = ["North\nEurope", "South\nAmerica", "Asia\nPacific"]
        var checked = 0
        for (kind, width, height) in [
            (ChartType.column, 300.0, 75.0), (.line, 300, 75), (.column, 360, 240), (.area, 390, 300), (.bar, 360, 240),
        ] {
            for scale in height < 100 ? [1] : [1, 2.35, 3] {
                let layout = ChartTestLayout.layout(
                    model(kind, titles), width: width, height: height, textScale: scale)
                let texts = layout.labels.map(\.text)
                // The one in the middle may have no room.
                for word in ["North", "Europe", "Asia", "Pacific"] {
                    #expect(texts.contains(word), "\(kind) \(height) \(scale): \(texts)")
                }
                #expect(texts.contains("South") == texts.contains("America"), "\(kind) \(height) \(scale): \(texts)")
                #expect(layout.plot.frame.height >= height / 3, "\(kind) \(height) \(scale)")
                checked += 1
            }
        }
        #expect(checked == 2 + 3 * 3)
    }

    @Test func `what is left of names beside bars differs`() {
        let titles: [String?] = ["営業一部", "営業二部", "海外事業部", "情報システム部", "総務部"]
        for scale in [1.5, 2, 2.35, 3] {
            let layout = ChartTestLayout.layout(model(.bar, titles), width: 240, height: 240, textScale: scale)
            let names = layout.labels.filter { titles.contains($0.text) }
            let shown = names.map { label in
                let width = CGFloat(label.text.count) * label.fontSize * 0.6
                let letters = Int(CGFloat(label.text.count) * label.frame.width / width) - 1
                return label.frame.width >= width - 0.5 ? label.text : String(label.text.prefix(letters))
            }
            #expect(shown.count == 5 && Set(shown).count == 5, "\(scale): \(shown)")
        }
    }

    @Test func `bars keep their names at great sizes`() {
        let titles: [String?] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
        var checked = 0
        for (width, height) in [(320.0, 150.0), (390, 200), (400, 300)] {
            for scale in [1.5, 2.35, 3] {
                let layout = ChartTestLayout.layout(
                    model(.bar, titles), width: width, height: height, textScale: scale)
                let shown = layout.labels.map(\.text).filter { titles.contains($0) }
                #expect(shown.count == 6, "\(width) × \(height) \(scale): \(shown)")
                checked += 1
            }
        }
        #expect(checked == 9)
    }

    @Test func `long values leave both axes their labels at great sizes`() {
        let model = ChartModel(
            chartType: .combo, data: [[1_000_000_001, 1_000_000_004, 1_000_000_002], [12, 15, 9]],
            titlesForCategory: [["A", "B", "C"]], indexesOfSecondaryValueAxis: [1])
        model.numericAxis.isZeroBased = false
        for scale in [1, 2.35, 3] {
            let layout = ChartTestLayout.layout(model, width: 368, height: 220, textScale: scale)
            let texts = layout.labels.filter { $0.frame.midX < layout.plot.frame.minX && $0.text.hasPrefix("1,0") }
            #expect(texts.count >= 2, "\(scale): \(layout.labels.map(\.text))")
        }
    }

    @Test func `two values at least are written beside a low plot`() {
        for scale in [1, 2.35, 3] {
            let layout = ChartTestLayout.layout(
                model(.column, ["A", "B", "C"]), width: 300, height: 100, textScale: scale)
            let frames = layout.labels.filter { Double($0.text) != nil }.map(\.frame)
            #expect(frames.count >= 2, "\(scale): \(layout.labels.map(\.text))")
            for (above, below) in zip(frames.dropFirst(), frames) { #expect(above.maxY <= below.minY, "\(scale)") }
        }
    }

    @Test func `a name of many lines leaves the plot its room`() {
        let titles: [String?] = ["a\nb\nc\nd\ne\nf\ng", "h"]
        let layout = layout(model(.column, titles), 300, 200)
        #expect(layout.labels.contains { $0.text == "c d e f g" })
        #expect(layout.plot.frame.height >= 100)
    }
}

/// The share of the plot where texts are great.
///
/// Numbers: the plot keeps half of the height beside titles and data labels, a third beside category labels (the shares are
/// ours). Labels measured as each letter 0.6 of their size and a height of 1.25.
@MainActor
struct ChartShareTests {
    private func layout(_ model: ChartModel, _ size: CGSize, _ scale: CGFloat) -> ChartLayout {
        ChartLayout(
            input: ChartInput(model: model), size: size,
            surroundings: ChartSurroundings(locale: Locale(identifier: "en_US"), textScale: scale)
        ) { text, fontSize, _ in
            CGSize(width: CGFloat(text.count) * fontSize * 0.6, height: fontSize * 1.25)
        }
    }

    private func model(_ kind: ChartType) -> ChartModel {
        let titles: [ChartAxisId: String] = [.y: "Tons", .category: "Products", .x: "Products"]
        let names: [[String?]] = [["A", "B", "C"]]
        let model =
            kind == .scatter
            ? ChartModel(chartType: kind, data3d: [[[1, 2], [3, 4]]], titlesForAxis: titles)
            : ChartModel(chartType: kind, data: [[1, 2, 3]], titlesForCategory: names, titlesForAxis: titles)
        model.showsDataLabels = true
        return model
    }

    @Test(arguments: [ChartType.line, .area, .column, .stackedColumn, .waterfall, .combo, .bar, .stackedBar, .scatter])
    func `titles and data labels go before the plot does`(kind: ChartType) {
        var dropped = 0
        for width: CGFloat in [320, 390, 800] {
            for height: CGFloat in [120, 180, 240, 300, 400, 600] {
                for scale: CGFloat in [1, 2.35, 3] {
                    let size = CGSize(width: width, height: height)
                    let layout = layout(model(kind), size, scale)
                    let plot = layout.plot.frame
                    let titles = layout.labels.filter { ["Tons", "Products"].contains($0.text) }
                    #expect(plot.height >= height / 3, "\(size) \(scale) \(plot)")
                    if plot.height < height / 2 { #expect(titles.isEmpty, "\(size) \(scale) \(plot)") }
                    #expect(titles.isEmpty || titles.count == 2)
                    if titles.isEmpty { dropped += 1 }
                    for label in layout.labels {
                        #expect(label.frame.minY > -0.6 && label.frame.maxY < height + 0.6, "\(size) \(label.text)")
                    }
                }
            }
        }
        #expect(dropped >= 3 && dropped <= 36, "\(dropped)")
        #expect(layout(model(kind), CGSize(width: 390, height: 300), 1).labels.contains { $0.text == "Tons" })
    }
}

/// Dates take a shorter format before they are cut.
///
/// Numbers: formats of the locale. Labels measured as each letter 0.6 of their size.
@MainActor
struct ShorterDateTests {
    @Test func `formats tell dates apart and get shorter`() {
        let dates = ShorterDates(locale: Locale(identifier: "en_US"))
        let day = 86_400.0
        #expect(dates.texts([0, 400 * day]) == [["1/1/70", "2/5/71"], ["Jan 70", "Feb 71"], ["1970", "1971"]])
        #expect(dates.texts([0, 40 * day]).last == ["Jan", "Feb"])
        #expect(dates.texts([0, day]).last == ["1/1", "1/2"])
    }

    @Test func `the ends of a time axis take a shorter format`() {
        let titles: [String?] = ["2025-01-01", "2025-01-05", "2026-02-01"]
        for (width, expected) in [(CGFloat(150), "1/1/25"), (110, "2025")] {
            let model = ChartModel(chartType: .area, data: [[1, 2, 3]], titlesForCategory: [titles])
            model.categoryAxis.isTimeAxis = true
            model.categoryAxis.labelLayoutStyle = .range
            let layout = ChartLayout(
                input: ChartInput(model: model), size: CGSize(width: width, height: 120),
                surroundings: ChartSurroundings(locale: Locale(identifier: "en_US"))
            ) { text, fontSize, _ in CGSize(width: CGFloat(text.count) * fontSize * 0.6, height: fontSize * 1.25) }
            #expect(layout.labels.contains { $0.text == expected }, "\(width) \(layout.labels.map(\.text))")
        }
    }

    @Test func `titles with shorter formats are not cut`() {
        let full: [String?] = (1...4).map { "January \($0), 2025" }
        let short: [String?] = (1...4).map { "1/\($0)" }
        for kind in [ChartType.column, .bar, .line] {
            let model = ChartModel(chartType: kind, data: [[1, 2, 3, 4]], titlesForCategory: [full])
            model.shorterTitles = [short]
            for (width, expected) in [(CGFloat(900), full), (240, short)] {
                let layout = ChartLayout(
                    input: ChartInput(model: model), size: CGSize(width: width, height: 200),
                    surroundings: ChartSurroundings(locale: Locale(identifier: "en_US"))
                ) { text, fontSize, _ in CGSize(width: CGFloat(text.count) * fontSize * 0.6, height: fontSize * 1.25) }
                let shown = layout.labels.map(\.text).filter(expected.contains)
                #expect(shown.count == 4, "\(kind) \(width) \(layout.labels.map(\.text))")
            }
        }
    }
}
