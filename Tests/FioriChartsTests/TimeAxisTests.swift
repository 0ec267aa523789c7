import Foundation
import SwiftUI
import Testing

@testable import FioriCharts

/// Axes of time: clocks of zones, ticks from microseconds to centuries, columns and points over time.
///
/// Numbers: seconds since 1970 in Greenwich. Clocks in Berlin were put forward on 2024-03-31 at 01:00 and back on 2024-10-27
/// at 01:00 in Greenwich (tz database), so that those days have 23 and 25 hours; in Havana they are put back at one
/// o'clock, in Santiago forward at midnight. Places are shares of the time from the first point to the last.
struct TimeAxisTests {
    private static let berlin = TimeZone(identifier: "Europe/Berlin")!

    private func scale(_ titles: [String], _ zone: String? = nil) throws -> TimeScale {
        try #require(
            TimeScale(titles: titles, closesSessionGaps: false, zone: zone.flatMap(TimeZone.init(identifier:))))
    }

    private func labels(_ scale: TimeScale, _ step: TimeStep, limit: Int = 50) throws -> [String] {
        let ticks = try #require(scale.ticks(step, in: 0..<scale.times.count, limit: limit))
        return TimeFormat(locale: Locale(identifier: "de_DE")).labels(of: ticks, step: step)
    }

    // MARK: Clocks

    @Test func `a day of a changing clock has 23 or 25 hours`() throws {
        let spring = try scale(["2024-03-31", "2024-04-01", "2024-04-02"], "Europe/Berlin")
        #expect(spring.times.map { $0 - spring.times[0] } == [0, 23 * 3_600, 47 * 3_600])
        let autumn = try scale(["2024-10-27 00:00", "2024-10-28 00:00"], "Europe/Berlin")
        #expect(autumn.length == 25 * 3_600)
        #expect(try scale(["2024-10-27 00:00", "2024-10-28 00:00"]).length == 24 * 3_600)
    }

    @Test func `hours that clocks leave out or repeat are ticks once or twice`() throws {
        let spring = try scale(["2024-03-30T23:00Z", "2024-03-31T03:00Z"], "Europe/Berlin")
        #expect(try labels(spring, .seconds(3_600)) == ["31. März", "01:00", "03:00", "04:00", "05:00"])
        let autumn = try scale(["2024-10-26T22:00Z", "2024-10-27T03:00Z"], "Europe/Berlin")
        #expect(try labels(autumn, .seconds(3_600)) == ["27. Okt.", "01:00", "02:00", "02:00", "03:00", "04:00"])
        let places = try #require(autumn.ticks(.seconds(3_600), in: 0..<2, limit: 9)).map(\.place)
        for (index, place) in places.enumerated() { #expect(abs(place - Double(index) / 5) < 1e-9) }
    }

    @Test func `a day that clocks leave out has no tick`() throws {
        // Samoa moved the date line on 30 December 2011.
        let days = try scale(["2011-12-28", "2011-12-29", "2011-12-31", "2012-01-01"], "Pacific/Apia")
        let ticks = try #require(days.ticks(.seconds(CivilTime.day), in: 0..<4, limit: 9))
        #expect(ticks.map { CivilTime.date(Int($0.time / CivilTime.day)).day } == [28, 29, 31, 1])
        #expect(ticks.map(\.place) == Array(days.places))
    }

    @Test func `local times of the repeated hour ascend`() throws {
        let scale = try scale(
            ["2024-10-27 02:00", "2024-10-27 02:30", "2024-10-27 02:00", "2024-10-27 02:30", "2024-10-27 03:00"],
            "Europe/Berlin")
        #expect(scale.places == [0, 0.25, 0.5, 0.75, 1])
    }

    @Test func `an hour that is written twice is both hours of the day that is put back`() throws {
        let hours = ["00:00", "01:00", "02:00", "02:00", "03:00", "04:00"].map { "2024-10-27 " + $0 }
        let scale = try scale(hours, "Europe/Berlin")
        #expect(scale.times.map { $0 - scale.times[0] } == [0, 3_600, 7_200, 10_800, 14_400, 18_000])
        let thrice = try self.scale(["2024-10-27 02:00", "2024-10-27 02:00", "2024-10-27 02:00"], "Europe/Berlin")
        #expect(thrice.times.map { $0 - thrice.times[0] } == [0, 3_600, 3_600])
        #expect(try self.scale(["2024-10-26 02:00", "2024-10-26 02:00"], "Europe/Berlin").length == 0)
    }

    @Test func `a time that clocks leave out is counted on`() {
        let clocks = ZoneOffsets(Self.berlin, from: 1_711_800_000, through: 1_711_900_000)
        let gap = WrittenTime(iso: "2024-03-31 02:30")!.local
        #expect(clocks.instant(local: gap) == 1_711_846_800 + 1_800)
        #expect(clocks.local(1_711_846_800 - 1) == WrittenTime(iso: "2024-03-31 01:59:59")!.local)
        #expect(clocks.local(1_711_846_800) == WrittenTime(iso: "2024-03-31 03:00")!.local)
    }

    @Test(arguments: ["America/Havana", "America/Santiago", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia"])
    func `days of any clock are ticks once and in order`(name: String) throws {
        let days = (0..<366).map { day in
            WrittenTime(local: WrittenTime(iso: "2024-01-01")!.local + Double(day) * 86_400).iso
        }
        let scale = try scale(days, name)
        let ticks = try #require(scale.ticks(.seconds(86_400), in: 0..<366, limit: 400))
        #expect(ticks.count == 366)
        #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0.time + 86_400 == $1.time && $0.place < $1.place })
    }

    @Test(arguments: [
        ("Africa/Cairo", "2024-04-25", "2024-04-26"), ("Asia/Beirut", "2024-03-30", "2024-03-31"),
        ("America/Santiago", "2024-09-07", "2024-09-08"), ("America/Sao_Paulo", "2017-10-14", "2017-10-15"),
        ("Asia/Gaza", "2022-03-26", "2022-03-27"),
    ])
    func `a day without midnight begins at its first instant`(zone: String, eve: String, day: String) throws {
        let scale = try scale([eve + " 20:00", day + " 04:00"], zone)
        let start = try #require(WrittenTime(iso: day)).local
        for step in [600.0, 1_800, 3_600, 7_200, 10_800] {
            let ticks = try #require(scale.ticks(.seconds(step), in: 0..<2, limit: 60))
            let midnights = ticks.filter { $0.time == start }
            #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0.time < $1.time && $0.place < $1.place })
            // Four hours of seven are before the day.
            let tick = try #require(midnights.first, "\(step)")
            #expect(midnights.count == 1 && abs(tick.place - 4.0 / 7) < 1e-9, "\(tick)")
        }
        #expect(try labels(scale, .seconds(3_600)).filter { !$0.contains(":") }.count == 1)
    }

    @Test func `offsets are kept as they are written, and places follow the time that passes`() throws {
        let titles = [
            "2024-03-31T00:00+01:00", "2024-03-31T01:00+01:00", "2024-03-31T03:00+02:00", "2024-03-31T04:00+02:00",
        ]
        let written = try scale(titles)
        let thirds: CategoryPlaces = [0, 1.0 / 3, 2.0 / 3, 1]
        #expect(written.places == thirds)
        #expect(try labels(written, .seconds(3_600)) == ["31. März", "01:00", "03:00", "04:00"])
        let tokyo = try scale(titles, "Asia/Tokyo")
        #expect(try labels(tokyo, .seconds(3_600)) == ["08:00", "09:00", "10:00", "11:00"])
        #expect(tokyo.places == written.places)
    }

    // MARK: Steps

    /// From microseconds to centuries: of each span, some step has between three and twelve ticks, at equal or nearly equal
    /// distances, with different labels.
    @Test(arguments: [
        ("2024-03-01T12:00:00.000001Z", "2024-03-01T12:00:00.000009Z"),
        ("2024-02-29 23:59:59.5", "2024-03-01 00:00:00.9"),
        ("2024-02-29 23:59:30", "2024-03-01 00:00:30"), ("2024-02-28 12:00", "2024-03-01 12:00"),
        ("2024-01-31", "2024-03-01"), ("2023-12-25", "2025-01-05"), ("1999", "2031"), ("1066-10-14", "2024-01-01"),
        ("0100", "9999"),
    ])
    func `every span has a step`(first: String, last: String) throws {
        let scale = try scale([first, last])
        let candidates = TimeStep.all(daysFrom: 0).compactMap { step -> (TimeStep, [TimeScale.Tick])? in
            guard let ticks = scale.ticks(step, in: 0..<2, limit: 12), ticks.count >= 3 else { return nil }
            return (step, ticks)
        }
        let (step, ticks) = try #require(candidates.first)
        let distances = zip(ticks, ticks.dropFirst()).map { $1.place - $0.place }
        #expect(try #require(distances.min()) > 0.5 * #require(distances.max()))
        let texts = TimeFormat(locale: Locale(identifier: "en_US")).labels(of: ticks, step: step)
        #expect(zip(texts, texts.dropFirst()).allSatisfy { $0 != $1 }, "\(texts)")
    }

    @Test func `centuries and years before the Gregorian calendar are named`() throws {
        let scale = try scale(["1000-01-01", "1905-01-01"])
        #expect(
            try labels(scale, .months(2_400)) == ["1000", "1200", "1400", "1600", "1800"])
        let days = try self.scale(["1582-10-03", "1582-10-05", "1582-10-20"])
        #expect(TimeFormat(locale: Locale(identifier: "en_US")).title(0, of: days) == "Oct 3, 1582")
        #expect(TimeFormat(locale: Locale(identifier: "en_US")).title(2, of: days) == "Oct 20, 1582")
    }

    @Test func `titles are as exact as the data`() throws {
        let format = TimeFormat(locale: Locale(identifier: "en_US"))
        #expect(format.title(1, of: try scale(["2019", "2020", "2024"])) == "2020")
        #expect(format.title(1, of: try scale(["2019-01", "2019-04"])) == "Apr 2019")
        #expect(format.title(1, of: try scale(["2019-01-01", "2019-04-02"])) == "Apr 2, 2019")
    }

    @Test func `times are written as they are read`() {
        for text in [
            "2024-02-29", "0001-01-01", "2024-02-29 23:59:59", "2024-02-29 00:00:00.000001",
            "2024-02-29 12:00:00+05:45",
            "2024-02-29 00:00:00-03:30",
        ] {
            #expect(WrittenTime(iso: text)?.iso == text)
        }
    }

    // MARK: In charts

    private func layout(_ model: ChartModel, width: CGFloat = 400) -> ChartLayout {
        ChartLayout(
            input: ChartInput(model: model), size: CGSize(width: width, height: 240),
            surroundings: ChartSurroundings(locale: Locale(identifier: "en_US"))
        ) { text, size, _ in CGSize(width: CGFloat(text.count) * size * 0.55, height: size * 1.2) }
    }

    private func model(_ type: ChartType, _ titles: [String]) -> ChartModel {
        let model = ChartModel(
            chartType: type, data: [titles.indices.map { Double($0 + 1) }], titlesForCategory: [titles])
        model.categoryAxis.isTimeAxis = true
        return model
    }

    @Test(arguments: [ChartType.column, .stackedColumn, .combo, .micro_column])
    func `columns are placed by time and do not overlap`(type: ChartType) throws {
        let layout = layout(model(type, ["2025-01-01", "2025-01-05", "2025-01-09", "2025-02-01"]))
        let frames = try (0..<4).map { try #require(layout.frame(series: 0, category: $0)) }
        let gaps = zip(frames, frames.dropFirst()).map { $1.midX - $0.midX }
        #expect(abs(gaps[2] / gaps[0] - 23.0 / 4) < 0.01 && abs(gaps[1] - gaps[0]) < 0.01)
        #expect(
            frames.allSatisfy { $0.minX >= layout.plot.frame.minX - 0.5 && $0.maxX <= layout.plot.frame.maxX + 0.5 })
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX < $1.minX })
        // A column is as wide as two thirds of the shortest distance.
        #expect(abs(frames[0].width - gaps[0] * 2 / 3) < 0.5)
    }

    @Test(arguments: [
        (["2026-01-01", "2026-01-02", "2026-01-03"], ["Jan 1, 2026", "Jan 2", "Jan 3"]),
        (["2026-01", "2026-02", "2026-03"], ["2026", "Feb", "Mar"]),
        (["2024", "2025", "2026"], ["2024", "2025", "2026"]),
    ])
    func `no ticks stand between days, months or years`(titles: [String], expected: [String]) {
        let model = ChartModel(chartType: .line, data: [[1, 2, 3]], titlesForCategory: [titles])
        model.categoryAxis.isTimeAxis = true
        model.numericAxis.labels.isHidden = true
        #expect(ChartTestLayout.layout(model, width: 900).labels.map(\.text) == expected)
    }

    @Test(arguments: [ChartType.line, .column], [6, 10, 14, 20, 60])
    func `days without room for all have every second, third or fourteenth one`(type: ChartType, count: Int) {
        let start = CivilTime.start(ofMonth: 2024 * 12 + 2) + 4 * CivilTime.day
        let dates = (0..<count).map {
            Date(timeIntervalSince1970: start + Double($0) * CivilTime.day).formatted(.iso8601.year().month().day())
        }
        let model = ChartModel(
            chartType: type, data: [dates.indices.map { Double($0 % 7 + 1) }], titlesForCategory: [dates])
        model.categoryAxis.isTimeAxis = true
        model.numericAxis.labels.isHidden = true
        let labels = ChartTestLayout.layout(model, width: 390).labels
        #expect(labels.count >= 3, "\(labels.map(\.text))")
        // The first one is at the first day, but for steps of months.
        #expect(labels[0].text.hasPrefix("Mar 5"), "\(labels.map(\.text))")
    }

    @Test func `times of days are shorter where they have no room`() {
        let shorter = ShorterDates(locale: Locale(identifier: "en_US"))
        let start = CivilTime.start(ofMonth: 2024 * 12 + 2)
        let hours = [9.0, 10, 33].map { start + $0 * 3_600 }
        let texts = shorter.texts(hours).map { $0.map { $0.replacingOccurrences(of: "\u{202F}", with: " ") } }
        #expect(texts.last == ["3/1, 9 AM", "3/1, 10 AM", "3/2, 9 AM"], "\(texts)")
        #expect(shorter.texts([start, start + 86_400]).first == ["3/1/24", "3/2/24"])
        let halves = shorter.texts([9.5, 10].map { start + $0 * 3_600 })
        #expect(halves.last?.contains { $0.contains("9:30") } == true, "\(halves)")
    }

    @Test(arguments: [ChartType.column, .stackedColumn])
    func `columns of near times do not cover each other`(type: ChartType) throws {
        let dates = ["2024-01-01", "2024-01-02", "2024-04-01", "2024-07-01", "2024-10-01", "2024-12-31"]
        let values: [[Double?]] = [[5, 1, 7, 3, 4, 5], [2, 4, 1, 3, 2, 2]]
        let model = ChartModel(chartType: type, data: values, titlesForCategory: [dates, dates])
        model.categoryAxis.isTimeAxis = true
        let layout = ChartTestLayout.layout(model, width: 430)
        let frames = try (0..<3).map { category in
            try (0..<2).map { try #require(layout.frame(series: $0, category: category)) }
        }
        #expect(frames[0].map(\.maxX).max() ?? 0 <= (frames[1].map(\.minX).min() ?? 0) + 0.01, "\(frames)")
        #expect(frames[2][0].width > 3 * frames[0][0].width, "others are as wide as before")
    }

    @Test(arguments: [
        (["2023-01", "2023-04", "2023-07", "2024-10"], ["2023", "Apr", "Jul", "Oct 2024"]),
        (["2023-01-01", "2024-06-01"], ["2023", "Jun 2024"]), (["2022-01", "2023-01"], ["2022", "2023"]),
    ])
    func `a column in the middle of a year has its month`(titles: [String], expected: [String]) {
        let model = ChartModel(
            chartType: .column, data: [titles.indices.map { Double($0 + 1) }], titlesForCategory: [titles])
        model.categoryAxis.isTimeAxis = true
        model.numericAxis.labels.isHidden = true
        #expect(ChartTestLayout.layout(model, width: 800).labels.map(\.text) == expected)
    }

    @Test func `columns of months are named one by one`() {
        let months = ["2025-01", "2025-02", "2025-03", "2025-04"]
        let row = layout(model(.column, months)).labels.map(\.text)
        #expect(["2025", "Feb", "Mar", "Apr"].allSatisfy(row.contains))
        let ends = ["2025-01-31", "2025-02-28", "2025-03-31"]
        #expect(layout(model(.column, ends)).labels.map(\.text).contains("Feb 28"))
    }

    @Test func `points are placed by seconds since 1970`() throws {
        let model = ChartModel(
            chartType: .scatter, data3d: [[[1_711_839_600, 1], [1_711_846_800, 2], [1_711_854_000, 3]]])
        model.categoryAxis.isTimeAxis = true
        model.categoryAxis.timeZone = Self.berlin
        let layout = layout(model)
        let frames = try (0..<3).map { try #require(layout.frame(series: 0, category: $0)).midX }
        #expect(abs((frames[1] - frames[0]) - (frames[2] - frames[1])) < 0.01)
        let texts = layout.labels.map(\.text)
        #expect(texts.contains { $0.contains("3:00") } && !texts.contains { $0.contains("2:00") && !$0.contains(":2") })
        #expect(texts.contains { $0.contains("Mar 31") })
    }

    @Test func `one time and equal times are drawn`() {
        for type in [ChartType.line, .column, .area] {
            for titles in [["2025-01-01"], ["2025-01-01", "2025-01-01"]] {
                let layout = layout(model(type, titles))
                #expect(layout.labels.contains { $0.text == "Jan 1, 2025" || $0.text == "Jan 1" }, "\(type) \(titles)")
                #expect(layout.frame(series: 0, category: 0)?.midX.isFinite == true)
            }
        }
    }

    /// Size as a dimension: spans from a second to centuries, one to some thousands of uneven points, any width.
    @Test func `labels of random times ascend and do not overlap`() throws {
        var random = SystemRandomNumberGenerator()
        for round in 0..<60 {
            let count = [1, 2, 3, 40, 3_000].randomElement(using: &random)!
            let span = pow(10, Double.random(in: -3...10.5, using: &random))
            let start = Double.random(in: -3e10...5e9, using: &random)
            let times = (0..<count).map { _ in start + Double.random(in: 0...span, using: &random) }.sorted()
            let titles = times.map { WrittenTime(local: $0).iso }
            let type = [ChartType.line, .column, .area, .combo].randomElement(using: &random)!
            let model = model(type, titles)
            if round % 3 == 0 { model.categoryAxis.timeZone = TimeZone(identifier: "America/New_York") }
            let width = CGFloat([120, 390, 1_200].randomElement(using: &random)!)
            let layout = layout(model, width: width)
            let row = layout.labels.filter { $0.frame.minY >= layout.plot.frame.maxY }.map(\.frame)
            #expect(!row.isEmpty, "\(type) \(titles.prefix(3))")
            for (frame, next) in zip(row, row.dropFirst()) { #expect(frame.maxX <= next.minX + 0.01) }
            #expect(row.allSatisfy { $0.minX >= -0.01 && $0.maxX <= width + 0.01 })
        }
    }
}

/// Axes of numbers, and logarithmic axes of values.
///
/// Numbers: powers of ten; places of values are their shares of the range, of logarithms on logarithmic axes.
struct NumberAxisTests {
    private func layout(_ model: ChartModel) -> ChartLayout {
        ChartLayout(
            input: ChartInput(model: model), size: CGSize(width: 400, height: 240),
            surroundings: ChartSurroundings(locale: Locale(identifier: "en_US"))
        ) { text, size, _ in CGSize(width: CGFloat(text.count) * size * 0.55, height: size * 1.2) }
    }

    @Test(arguments: [ChartType.line, .area]) func `lines are placed by numbers`(type: ChartType) {
        let model = ChartModel(chartType: type, data: [[1, 2, 3]], titlesForCategory: [["-1", "0.5", "1e1"]])
        model.categoryAxis.isNumericAxis = true
        let layout = layout(model)
        let frame = layout.plot.frame
        #expect(abs(layout.plot.position(category: 1) - (frame.minX + frame.width * 1.5 / 11)) < 0.5)
        #expect(layout.labels.contains { $0.text == "10" } && layout.labels.contains { $0.text == "0" })
        #expect(model.spokenTitle(ofCategory: 1, locale: Locale(identifier: "de_DE")) == "0,5")
    }

    @Test func `titles that are no ascending numbers are categories`() {
        for titles in [["1", "x"], ["2", "1"], ["1", nil], ["1"]] {
            let model = ChartModel(chartType: .line, data: [[1, 2]], titlesForCategory: [titles])
            model.categoryAxis.isNumericAxis = true
            #expect(model.numbers == nil)
        }
        #expect(NumberScale(titles: ["-1e308", "0", "1e308"])?.places == [0, 0.5, 1])
        #expect(NumberScale(titles: ["5", "5"])?.places == [0.5, 0.5])
    }

    private func scale(_ lower: Double, _ upper: Double, hasBars: Bool = false) -> ValueAxisScale {
        var options = ValueAxisOptions(tickCount: 4, isLogarithmic: true)
        options.hasBars = hasBars
        return ValueAxisScale(data: ValueRange(lower: lower, upper: upper), options: options)
    }

    @Test func `ticks are powers of ten, or twos and fives between them`() {
        #expect(scale(3, 40_000).ticks == [1, 10, 100, 1_000, 10_000, 100_000])
        #expect(scale(20, 300).ticks == [20, 50, 100, 200, 500])
        #expect(scale(1e-10, 1e10).ticks == [1e-12, 1e-8, 1e-4, 1, 1e4, 1e8, 1e12])
        #expect(scale(1, 1_000, hasBars: true).range == ValueRange(lower: 0.1, upper: 1_000))
        #expect(scale(1, 1_000).range == ValueRange(lower: 1, upper: 1_000))
        #expect(scale(-5, -1).isLogarithmic == false)
        #expect(scale(1_000, 1_010).ticks.count >= 3)
    }

    @Test func `equal ratios are equal distances`() {
        let scale = scale(1, 10_000)
        #expect(abs(scale.fraction(100) - 0.5) < 1e-12)
        #expect(abs(scale.value(at: 0.25) - 10) < 1e-9)
        #expect(scale.fraction(0) == -.infinity && scale.fraction(-1) == -.infinity)
        #expect(scale.baseline == 1)
    }

    @Test func `values that are not positive are gaps`() {
        let model = ChartModel(chartType: .line, data: [[1, 0, 100, -5, 10_000]])
        model.numericAxis.isLogarithmic = true
        let layout = layout(model)
        #expect(layout.frame(series: 0, category: 1) == nil && layout.frame(series: 0, category: 3) == nil)
        #expect(layout.frame(series: 0, category: 2).map { abs($0.midY - layout.plot.frame.midY) < 1 } == true)
        #expect(model.plotItemValue(at: 0, category: 1, dimension: 0) == 0)
        #expect(layout.labels.contains { $0.text == "10,000" })
    }

    /// Every kind, with values of any sign and size, ends with finite frames.
    @Test func `logarithmic axes of any data are drawn`() {
        var random = SystemRandomNumberGenerator()
        for type in ChartType.allCases {
            for _ in 0..<20 {
                let values = (0..<Int.random(in: 0...6, using: &random)).map { _ -> Double? in
                    [nil, 0, -1, 1e-308, 1e308, 5, pow(10, Double.random(in: -300...300, using: &random))]
                        .randomElement(using: &random)!
                }
                let model = ChartModel(chartType: type, data: [values, values])
                model.numericAxis.isLogarithmic = true
                model.numericAxis.explicitMin = [nil, -1, 0, 10].randomElement(using: &random)!
                let layout = layout(model)
                for category in values.indices {
                    let frame = layout.frame(series: 0, category: category)
                    #expect(frame.map { $0.minX.isFinite && $0.minY.isFinite && $0.height.isFinite } ?? true)
                }
            }
        }
    }

    @MainActor @Test func `two months of days have three dates, or the starts of months`() throws {
        var seen = 0
        for start in 0..<30 {
            let first = try #require(WrittenTime(iso: "2025-03-01")).local + Double(start) * CivilTime.day
            let titles = (0..<9).map { WrittenTime(local: first + Double($0 * 7) * CivilTime.day).iso }
            for width in stride(from: CGFloat(220), through: 400, by: 20) {
                let model = ChartModel(
                    chartType: .line, data: [titles.indices.map { Double($0) }], titlesForCategory: [titles])
                model.categoryAxis.isTimeAxis = true
                let labels = ChartTestLayout.layout(model, width: width, height: 200).labels.map(\.text)
                    .filter { text in text.contains { $0.isLetter } }
                // Two are the starts of months, and not the first and the last day.
                let areMonths = labels.count == 2 && !labels[0].contains(",")
                #expect(labels.count >= 3 || areMonths, "\(titles[0]) \(width) \(labels)")
                seen += 1
            }
        }
        #expect(seen == 300)
    }
}
