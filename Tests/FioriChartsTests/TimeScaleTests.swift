import Foundation
import SwiftUI
import Testing

@testable import FioriCharts

/// Times of categories: reading, sessions of markets, ticks and their labels.
///
/// Numbers: seconds since 1970 in Greenwich and lengths of days, months and sessions, from the calendar: three sessions
/// of 14 half hours have 41 steps, and 102.5 hours with their nights. Decimation as in `ScaleTests`.
struct TimeScaleTests {
    @Test(arguments: [
        ("1970-01-01", 0), ("1970-01-02 00:00:10", 86_410), ("2024-02-29", 1_709_164_800),
        ("2024-03-01T09:30:00Z", 1_709_285_400), ("2024-03-01T09:30:00.5+02:00", 1_709_285_400.5),
        ("2024-03-01 09:30", 1_709_285_400), ("1969-12-31", -86_400), ("2024", 1_704_067_200),
        ("2024-02", 1_706_745_600), ("2024-Q2", 1_711_929_600), ("2024-W09", 1_708_905_600),
        ("2024-W09-5", 1_709_251_200), ("2024-03-01 24:00", 1_709_337_600), ("0001-01-01", -62_135_596_800),
    ])
    func reads(text: String, seconds: Double) {
        #expect(CivilTime.seconds(text) == seconds)
    }

    @Test(arguments: [
        "", "20245", "2023-02-29", "2024-13-01", "2024-03-01 25:00", "2024-03-01 9:3", "March 1, 2024", "1709285400",
        "2024-Q5", "2021-W53", "2024-03-01T09:30+", "2024-00-01", "2024-3-1",
    ])
    func refuses(text: String) {
        #expect(CivilTime.seconds(text) == nil)
    }

    @Test func `months and days agree`() {
        for month in stride(from: 12 * 1_600, to: 12 * 2_500, by: 7) {
            let start = CivilTime.start(ofMonth: month)
            #expect(CivilTime.month(start) == month && CivilTime.month(start - 1) == month - 1)
        }
    }

    /// Half hours from 9:30 to 16:00 on a Thursday, a Friday and the Monday after.
    private static let sessions: [String] = ["2024-03-07", "2024-03-08", "2024-03-11"].flatMap { day in
        (0..<14).map { index in
            let minute = 9 * 60 + 30 + index * 30
            return day + String(format: " %02d:%02d:00", minute / 60, minute % 60)
        }
    }

    @Test func `nights and weekends of stocks are not drawn`() throws {
        let scale = try #require(TimeScale(titles: Self.sessions, closesSessionGaps: true))
        for (index, place) in scale.places.enumerated() { #expect(abs(place - Double(index) / 41) < 1e-12) }
        let open = try #require(TimeScale(titles: Self.sessions, closesSessionGaps: false))
        // Four days and six and a half hours; the first session is its first six and a half.
        #expect(abs(open.places[13] - 6.5 / 102.5) < 1e-12)
    }

    @Test func `a missing half hour is drawn as long`() throws {
        var titles = Self.sessions
        titles.remove(at: 5)
        let scale = try #require(TimeScale(titles: titles, closesSessionGaps: true))
        #expect(abs((scale.places[5] - scale.places[4]) / (scale.places[1] - scale.places[0]) - 2) < 1e-9)
    }

    @Test func `days without sessions are not drawn months are by their lengths`() throws {
        let days = ["2024-03-07", "2024-03-08", "2024-03-11", "2024-03-12", "2024-03-18"]
        let scale = try #require(TimeScale(titles: days, closesSessionGaps: true))
        #expect(scale.places == [0, 0.25, 0.5, 0.75, 1])
        let months = ["2024-01-01", "2024-02-01", "2024-03-01"]
        let monthly = try #require(TimeScale(titles: months, closesSessionGaps: true))
        #expect(monthly.places == [0, 31.0 / 60, 1])
    }

    @Test func `data around the clock has no sessions`() throws {
        let hours = (0..<72).map { String(format: "2024-03-%02d %02d:00:00", 1 + $0 / 24, $0 % 24) }
        let scale = try #require(TimeScale(titles: hours, closesSessionGaps: true))
        #expect(scale.length == 71 * 3_600)
    }

    @Test func `others are no times`() {
        #expect(TimeScale(titles: ["2024-03-01", "soon"], closesSessionGaps: true) == nil)
        #expect(TimeScale(titles: ["2024-03-02", "2024-03-01"], closesSessionGaps: true) == nil)
        #expect(TimeScale(titles: ["2024-03-02", nil], closesSessionGaps: true) == nil)
        #expect(TimeScale(titles: [], closesSessionGaps: true) == nil)
        #expect(TimeScale(titles: ["2024-03-02"], closesSessionGaps: true)?.places == [0.5])
    }

    @Test func `ticks fall on round times and sessions begin`() throws {
        let scale = try #require(TimeScale(titles: Self.sessions, closesSessionGaps: true))
        let days = try #require(scale.ticks(.seconds(86_400), in: 0..<42, limit: 10))
        // The axis begins after midnight of the first day.
        #expect(days.map(\.place) == [scale.places[14], scale.places[28]])
        let labels = TimeFormat(locale: Locale(identifier: "en_US")).labels(of: days, step: .seconds(86_400))
        #expect(labels == ["Mar 8", "Mar 11"])
        let hours = try #require(scale.ticks(.seconds(10_800), in: 0..<42, limit: 20))
        #expect(
            TimeFormat(locale: Locale(identifier: "de_DE")).labels(of: hours, step: .seconds(10_800)) == [
                "12:00", "15:00", "8. März", "12:00", "15:00", "11. März", "12:00", "15:00",
            ])
        #expect(scale.ticks(.seconds(60), in: 0..<42, limit: 20) == nil)
    }

    @Test func `the first date names its year where most others do`() throws {
        let format = TimeFormat(locale: Locale(identifier: "en_US"))
        func labels(_ titles: [String]) throws -> [String] {
            let scale = try #require(TimeScale(titles: titles, closesSessionGaps: false))
            let own = try #require(scale.ticksOfCategories)
            return format.labels(of: own.ticks, step: own.step, namesFirst: true)
        }
        #expect(
            try labels(["2024-02-29", "2025-02-28", "2026-02-28"]) == ["Feb 29, 2024", "Feb 28, 2025", "Feb 28, 2026"])
        #expect(try labels(["2024-03", "2025-03", "2026-03"]) == ["Mar 2024", "Mar 2025", "Mar 2026"])
        #expect(try labels(["2024-01", "2025-01", "2026-02"]) == ["2024", "2025", "Feb 2026"])
        let days = try labels((28...31).map { "2025-12-\($0)" } + (1...4).map { "2026-01-0\($0)" })
        #expect(days.first == "Dec 28" && days.filter { $0.contains("2026") } == ["Jan 1, 2026"])
    }

    @Test func `months name the year where it changes`() throws {
        let days = (0..<400).map { index in
            let date = Date(timeIntervalSince1970: 1_696_118_400 + Double(index) * 86_400)
            return date.formatted(.iso8601.year().month().day())
        }
        let scale = try #require(TimeScale(titles: days, closesSessionGaps: false))
        let ticks = try #require(scale.ticks(.months(3), in: 0..<400, limit: 10))
        #expect(
            TimeFormat(locale: Locale(identifier: "en_US")).labels(of: ticks, step: .months(3)) == [
                "Oct", "2024", "Apr", "Jul", "Oct",
            ])
        #expect(ticks[1].place == Double(92) / 399)
    }

    @Test func `far sessions cost no time`() throws {
        let titles = ["1900-01-01 09:00:00", "1900-01-01 09:01:00", "1900-01-01 09:02:00", "9000-01-01 09:00:00"]
        let scale = try #require(TimeScale(titles: titles, closesSessionGaps: true))
        #expect(scale.length == 180)
        #expect(try #require(scale.ticks(.seconds(60), in: 0..<4, limit: 10)).count == 4)
    }

    // MARK: In charts

    private func layout(_ model: ChartModel, width: CGFloat = 400, locale: String = "en_US") -> ChartLayout {
        ChartLayout(
            input: ChartInput(model: model), size: CGSize(width: width, height: 240),
            surroundings: ChartSurroundings(locale: Locale(identifier: locale))
        ) { text, size, _ in CGSize(width: CGFloat(text.count) * size * 0.55, height: size * 1.2) }
    }

    private func stock() -> ChartModel {
        ChartModel(
            chartType: .stock, data: [[1, 2], Self.sessions.indices.map { 100 + Double($0 % 9) }],
            titlesForCategory: [["a", "b"], Self.sessions], indexOfStockSeries: 1)
    }

    @Test(arguments: [CGFloat(120), 200, 400, 1_000]) func `labels of stocks do not overlap`(width: CGFloat) {
        let layout = layout(stock(), width: width)
        let row = layout.labels.filter { $0.frame.minY >= layout.plot.frame.maxY }.map(\.frame)
        #expect(row.count >= 2)
        for (frame, next) in zip(row, row.dropFirst()) { #expect(frame.maxX < next.minX) }
        #expect(row.allSatisfy { $0.minX >= 0 && $0.maxX <= width })
    }

    @Test func `times of stocks are spoken in words`() {
        let model = stock()
        #expect(model.title(ofCategory: 0) == "2024-03-07 09:30:00")
        let spoken = model.spokenTitle(ofCategory: 0, locale: Locale(identifier: "de_DE"))
        #expect(
            spoken == "7. März 2024 um 9:30" || spoken == "7. März 2024 um 09:30" || spoken == "7. März 2024, 09:30")
    }

    @Test func `times of day of daily values are not said`() throws {
        let days = ["2026-03-02 17:30:00", "2026-03-03 17:30:00", "2026-03-04 17:30:00"]
        let scale = try #require(TimeScale(titles: days, closesSessionGaps: true))
        #expect(TimeFormat(locale: Locale(identifier: "en_US")).title(0, of: scale) == "Mar 2, 2026")
        // The ticks of days are at the values.
        #expect(scale.ticks(.seconds(86_400), in: 0..<3, limit: 5)?.map(\.place) == Array(scale.places))
    }

    @Test func `times of day far from each other are kept, whatever lies between them`() throws {
        let times = ["2024-03-01T09:00", "2024-03-02T20:00", "2024-03-03T23:00"]
        for count in 2...3 {
            let scale = try #require(TimeScale(titles: Array(times.prefix(count)), closesSessionGaps: false))
            #expect(scale.hasTimesOfDay && scale.times[1] - scale.times[0] == 35 * 3_600)
        }
        let model = ChartModel(chartType: .line, data: [[1, 2]], titlesForCategory: [Array(times.prefix(2))])
        model.categoryAxis.isTimeAxis = true
        #expect(layout(model).labels.contains { $0.text.contains("AM") || $0.text.contains("PM") })
    }

    @Test func `times of one day have the date at each width with room for it`() {
        var count = 0
        for titles in [
            ["2024-03-01T09:30:00", "2024-03-01T09:30:05"], ["2024-03-01T09:40", "2024-03-01T10:30"],
            ["2024-03-01T10:00", "2024-03-01T15:00"],
        ] {
            let model = ChartModel(chartType: .line, data: [[1, 2]], titlesForCategory: [titles])
            model.categoryAxis.isTimeAxis = true
            for width in stride(from: 400, through: 1_200, by: 25) {
                let texts = layout(model, width: CGFloat(width)).labels.map(\.text)
                #expect(texts.contains { $0.contains("Mar 1") }, "\(titles) \(width): \(texts)")
                #expect(texts.count { $0.contains("AM") || $0.contains("PM") } > 1)
                count += 1
            }
        }
        #expect(count == 99)
    }

    @Test func `points of one time are drawn`() {
        let titles = ["2024-03-01", "2024-03-01"]
        for kind in [ChartType.line, .area, .combo] {
            let model = ChartModel(chartType: kind, data: [[1, 2], [2, 4]], titlesForCategory: [titles])
            model.categoryAxis.isTimeAxis = true
            let layout = layout(model)
            let drawn = layout.kind.marks(in: layout.plot).map(\.area).filter { !$0.isEmpty }
            #expect(!drawn.isEmpty, "\(kind)")
            for mark in drawn {
                #expect(abs(mark.boundingRect.midX - layout.plot.frame.midX) < layout.plot.frame.width / 2)
            }
        }
    }

    @Test func `lines are placed by time on a time axis only`() throws {
        let titles = ["2024-01-01", "2024-01-02", "2024-01-11"]
        let model = ChartModel(chartType: .line, data: [[1, 2, 3]], titlesForCategory: [titles])
        let even = layout(model).plot
        #expect(abs(even.position(category: 1) - even.frame.midX) < 0.5)
        model.categoryAxis.isTimeAxis = true
        let timed = layout(model).plot
        #expect(abs(timed.position(category: 1) - (timed.frame.minX + timed.frame.width / 10)) < 0.5)
    }

    @Test func `extremes of uneven times are kept`() {
        var values = (0..<100_000).map { Double($0 % 97) }
        values[54_321] = 1e6
        values[99_990] = -1e6
        // Nine tenths of the points lie in the first tenth of the axis.
        let places = values.indices.map { $0 < 90_000 ? Double($0) / 900_000 : 0.1 + Double($0 - 90_000) / 11_111 }
        let kept = Decimation.indices(values, in: 0..<values.count, columns: 400, places: CategoryPlaces(places))
        #expect(kept.count <= 2_000 && kept == kept.sorted())
        #expect(kept.contains(54_321) && kept.contains(99_990))
    }
}

/// Category labels at the baseline, and the room that dropped ones leave.
///
/// Numbers: a gap of 4 between baseline or plot and label, as drawn today, not compared with a device.
struct CategoryLabelPlaceTests {
    private func layout(_ model: ChartModel) -> ChartLayout {
        ChartLayout(
            input: ChartInput(model: model), size: CGSize(width: 300, height: 200),
            surroundings: ChartSurroundings(locale: Locale(identifier: "en_US"))
        ) { text, size, _ in CGSize(width: CGFloat(text.count) * size * 0.55, height: size * 1.2) }
    }

    private func columns(_ values: [Double], _ titles: [String] = ["A", "B"]) -> ChartModel {
        ChartModel(
            chartType: .column, data: [values], titlesForCategory: [titles], xAxisLabelsPosition: .dynamic)
    }

    private func label(_ text: String, in layout: ChartLayout) throws -> CGRect {
        try #require(layout.labels.first { $0.text == text }).frame
    }

    @Test func `labels stand on the side without columns`() throws {
        let mixed = layout(columns([10, -10]))
        let zero = mixed.plot.position(value: 0, on: mixed.plot.values)
        #expect(try label("A", in: mixed).minY == zero + 4)
        #expect(try label("B", in: mixed).maxY == zero - 4)
        let rising = layout(columns([10, 20]))
        #expect(try label("A", in: rising).minY == rising.plot.frame.maxY + 4)
        let hanging = layout(columns([-10, -20]))
        #expect(try label("A", in: hanging).maxY <= hanging.plot.frame.minY)
        #expect(try label("A", in: hanging).minY >= 0)
    }

    @Test func `columns on both sides have labels below`() throws {
        let model = columns([10, 5])
        model.data = [[10, 5], [-3, 2]]
        let both = layout(model)
        #expect(try label("A", in: both).minY == both.plot.frame.maxY + 4)
    }

    @Test func `labels without room leave their strip to the plot`() {
        let titles = (0..<60).map { "A long title \($0)" }
        let values = (0..<60).map { Double($0) }
        let model = columns(values, titles)
        model.readableScaleEnabled = false
        model.categoryAxis.labelLayoutStyle = .allOrNothing
        let dropped = layout(model)
        #expect(!dropped.labels.contains { $0.text.hasPrefix("A long") })
        let without = columns(values, titles)
        without.readableScaleEnabled = false
        without.titlesForCategory = nil
        #expect(dropped.plot.frame == layout(without).plot.frame)
    }
}
