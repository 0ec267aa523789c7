import FioriCharts
import Foundation
import Testing

@testable import ChartDocuments

/// Dates in the first column of tables.
///
/// Numbers: the calendar; rows are counted from 1 with the header as row 1.
struct CSVDateTests {
    private func chart(
        _ labels: [String], _ type: ChartType = .line, locale: String = "en_US",
        options: (inout ChartDocumentOptions) -> Void = { _ in }
    ) throws -> ChartDocument {
        let rows = labels.enumerated().map { "\"\($1)\";\($0)\n" }.joined()
        var chosen = ChartDocumentOptions()
        options(&chosen)
        return try ChartDocument(
            ByteSource(Data(("When;A\n" + rows).utf8)), format: .csv, type: type, locale: Locale(identifier: locale),
            options: chosen)
    }

    /// The dates as ISO writes them; nil for an axis that is none of time.
    private func dates(_ labels: [String], locale: String = "en_US") throws -> [String]? {
        let model = try chart(labels, locale: locale).model
        guard model.categoryAxis.isTimeAxis else { return nil }
        return model.titlesForCategory?[0].map { WrittenTime(iso: $0 ?? "")?.iso ?? "" }
    }

    @Test(
        arguments: [
            (["2024-02-29", "2024-03-01"], "en_US", ["2024-02-29", "2024-03-01"]),
            (
                ["2024-02-29 23:59", "2024-03-01 00:00:00.5"], "en_US",
                ["2024-02-29 23:59:00", "2024-03-01 00:00:00.500000"]
            ),
            (
                ["2024-03-01T09:30Z", "2024-03-01T09:30:00-0330"], "en_US",
                ["2024-03-01 09:30:00+00:00", "2024-03-01 09:30:00-03:30"]
            ),
            (["2019", "2020"], "en_US", ["2019-01-01", "2020-01-01"]),
            (["2024-01", "2024-02"], "en_US", ["2024-01-01", "2024-02-01"]),
            (["2024/01/31", "2024/02/29"], "en_US", ["2024-01-31", "2024-02-29"]),
            (["2023 Q4", "2024 Q1"], "en_US", ["2023-10-01", "2024-01-01"]),
            (["Q4 2023", "Q1/2024"], "en_US", ["2023-10-01", "2024-01-01"]),
            (["2023-Q4", "2024-Q1"], "en_US", ["2023-10-01", "2024-01-01"]),
            (["4Q23", "1Q24"], "en_US", ["2023-10-01", "2024-01-01"]),
            (["2024-W01", "2024-W02"], "en_US", ["2024-01-01", "2024-01-08"]),
            (["KW 1 2024", "KW 2 2024"], "de_DE", ["2024-01-01", "2024-01-08"]),
            (["3/1/2024", "3/13/2024"], "de_DE", ["2024-03-01", "2024-03-13"]),
            (["1/3/2024", "13/3/2024"], "en_US", ["2024-03-01", "2024-03-13"]),
            (["1/2/2024", "2/2/2024"], "en_US", ["2024-01-02", "2024-02-02"]),
            (["1/2/2024", "2/2/2024"], "en_GB", ["2024-02-01", "2024-02-02"]),
            (["1.2.2024", "29.2.2024"], "en_US", ["2024-02-01", "2024-02-29"]),
            (["01.02.24 9:30", "01.02.24 21:30"], "de_DE", ["2024-02-01 09:30:00", "2024-02-01 21:30:00"]),
            (
                ["3/1/24 9:30 AM", "3/1/24 12:00 PM", "3/1/24 11:30 PM"], "en_US",
                ["2024-03-01 09:30:00", "2024-03-01 12:00:00", "2024-03-01 23:30:00"]
            ),
            (["Jan 2024", "February 2024"], "en_US", ["2024-01-01", "2024-02-01"]),
            (["März 2024", "Mai 2024"], "de_DE", ["2024-03-01", "2024-05-01"]),
            (["1. März 2024", "12. Okt. 2024"], "de_DE", ["2024-03-01", "2024-10-12"]),
            (["Mar 1, 2024", "Sep 2, 2024"], "de_DE", ["2024-03-01", "2024-09-02"]),
            (["Mon, 4 Mar 2024", "Tue, 5 Mar 2024"], "en_US", ["2024-03-04", "2024-03-05"]),
            (["1 de marzo de 2024", "2 de abril de 2024"], "es_ES", ["2024-03-01", "2024-04-02"]),
            (["01-Jan-24", "01-Feb-24"], "en_US", ["2024-01-01", "2024-02-01"]),
            (["Jan-24", "Feb-24"], "en_US", ["2024-01-01", "2024-02-01"]),
            (["2024年3月1日", "2024年3月12日"], "ja_JP", ["2024-03-01", "2024-03-12"]),
            (["2024년 3월 1일", "2024년 3월 12일"], "ko_KR", ["2024-03-01", "2024-03-12"]),
            (["फ़रवरी 2024", "मार्च 2024"], "hi", ["2024-02-01", "2024-03-01"]),
            (["03/2024", "04/2024"], "en_US", ["2024-03-01", "2024-04-01"]),
            (["2008/09", "2008/10"], "en_US", ["2008-09-01", "2008-10-01"]),
            (["11.2024", "12.2024"], "de_DE", ["2024-11-01", "2024-12-01"]),
            (["2024.01", "2024.02"], "en_US", ["2024-01-01", "2024-02-01"]),
            (["Tháng 1 2024", "Tháng 12/2024"], "vi", ["2024-01-01", "2024-12-01"]),
            (["2024 thg 3", "2024 thg 4"], "vi", ["2024-03-01", "2024-04-01"]),
            (["1500-06-01", "2024-06-01"], "en_US", ["1500-06-01", "2024-06-01"]),
        ] as [([String], String, [String]?)])
    func `dates of many countries`(labels: [String], locale: String, expected: [String]?) throws {
        if expected == nil {
            #expect(try dates(labels, locale: locale) == nil)
        } else {
            #expect(try dates(labels, locale: locale) == expected, "\(labels) in \(locale)")
        }
    }

    @Test(arguments: [
        ["1709285400", "1709285401"], ["1709285400000", "1709285401000"], ["20240301", "20240302"], ["1", "2"],
        ["4711", "9999"], ["Jan", "Feb"], ["Mon", "Tue"], ["1.5", "2.5"], ["A1 2024", "A2 2024"], ["v1.2.3", "v1.2.4"],
        ["2024-02-30", "2024-03-01"], ["30.2.2024", "1.3.2024"], ["192.168.1.1", "192.168.1.2"], ["12:30", "13:30"],
        ["Room 12", "Room 13"], ["2024 A", "2024 B"], ["1-2", "2-3"], ["5/6", "6/6"], ["0800 123", "0800 124"],
        ["15-Mar", "16-Mar"], ["15/Mar", "16/Mar"], ["29-Mar", "1-Apr"], ["Sept. 15", "Sept. 16"],
        ["24 Dec", "25 Dec"], ["1.0000", "1.5000", "2.0000"], ["2,4000", "2,8000"], ["2020.5", "2021.5", "2022.5"],
        ["1550.1", "1550.2", "1550.5"], ["2023.1", "2023.2", "2024.1"], ["1000.5", "1001.0", "1001.5"],
        ["2008/09", "2009/10", "2010/11"], ["2004-05", "2005-06"], ["1999/00", "2000/01"], ["2008/2009", "2009/2010"],
        ["4711-01", "4711-02", "4711-05"], ["1/1000", "1/2000"], ["31.04.2024", "01.05.2024"],
    ])
    func `others are no dates`(labels: [String]) throws {
        #expect(try dates(labels) == nil, "\(labels)")
    }

    @Test func `days without a year are no dates in other languages`() throws {
        for (labels, locale) in [
            (["15. März", "16. März"], "de_DE"), (["24 déc.", "25 déc."], "fr_FR"),
            (["24. des.", "25. des."], "nb_NO"),
        ] {
            #expect(try dates(labels, locale: locale) == nil, "\(labels)")
        }
        #expect(try dates(["Mar-24", "Apr-24"]) == ["2024-03-01", "2024-04-01"])
        #expect(try dates(["Mar '24", "Apr '24"]) == ["2024-03-01", "2024-04-01"])
    }

    @Test func `rows are sorted by time`() throws {
        let model = try chart(["2024-03-01", "2024-01-01", "2024-02-01", "2024-01-01"]).model
        #expect(model.titlesForCategory?[0] == ["2024-01-01", "2024-01-01", "2024-02-01", "2024-03-01"])
        #expect(model.data == [[1, 3, 2, 0]])
        let latest = try chart(["2024-03-01", "2024-02-01"], .column).model
        #expect(latest.data == [[1, 0]])
        let zones = try chart(["2024-03-01T00:30+02:00", "2024-02-29T22:00Z"], .stock).model
        #expect(zones.data == [[1, 0]])
    }

    @Test func `clocks are chosen`() throws {
        let labels = ["2024-03-30T23:00Z", "2024-03-31T22:00Z"]
        #expect(try chart(labels).model.categoryAxis.timeZone == .gmt)
        #expect(try chart(labels) { $0.clocks = .asWritten }.model.categoryAxis.timeZone == nil)
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        #expect(try chart(labels) { $0.clocks = .zone(berlin) }.model.categoryAxis.timeZone == berlin)
        let bars = try chart(["2024-03-30T23:00Z", "2024-03-31T21:00Z"], .bar) { $0.clocks = .zone(berlin) }.model
        #expect(bars.titlesForCategory?[0] == ["12:00 AM", "11:00 PM"].map { $0.replacing(" ", with: "\u{202F}") })
    }

    @Test func `a column that begins with dates and has others is categories, and says so`() throws {
        let mixed = try chart(["2024-01-01", "2024-02-01", "Total"])
        #expect(!mixed.model.categoryAxis.isTimeAxis)
        #expect(mixed.model.titlesForCategory?[0] == ["2024-01-01", "2024-02-01", "Total"])
        #expect(mixed.remarks.contains { $0.hasPrefix("row 4: “Total” is no date") })
        let impossible = try chart(["2024-02-30", "2024-03-01", "2024-03-02"])
        #expect(impossible.remarks.contains { $0.hasPrefix("row 2: “2024-02-30” is no date") })
        do {
            _ = try chart(["2024-01-01", "", "Total"]) { $0.firstColumn = .time }
            Issue.record("there is no error")
        } catch {
            #expect("\(error)".hasPrefix("row 3, column 1 (When): expected a date like those above, found “”"))
        }
        #expect(throws: ChartDocumentError.self) { try chart(["a"]) { $0.firstColumn = .time } }
        #expect(throws: ChartDocumentError.self) { try chart(["2024-01-01"], .donut) { $0.firstColumn = .time } }
        let wished = try chart(["2024-02-01", "2024-01-01"]) { $0.firstColumn = .categories }.model
        #expect(!wished.categoryAxis.isTimeAxis && wished.titlesForCategory?[0] == ["2024-02-01", "2024-01-01"])
    }

    @Test func `an order of day and month that was assumed is said`() throws {
        let remarks = try chart(["1/2/2024", "2/2/2024"]).remarks
        #expect(remarks.contains { $0.contains("with the month first, as in en_US") })
        #expect(try chart(["1/13/2024", "2/2/2024"]).remarks.isEmpty)
        #expect(try chart(["1/1/2024", "2/2/2024"]).remarks.isEmpty)
        for kind in [ChartType.bar, .donut, .waterfall] {
            let bars = try chart(["1/2/2024", "2/2/2024"], kind).remarks
            #expect(bars.count { $0.contains("with the month first") } == 1, "\(kind)")
        }
    }

    @Test func `years that may be other numbers are said`() throws {
        for labels in [["2010", "1710", "1610"], ["1500", "1750", "2000"], ["2020", "2019", "2021"]] {
            let remarks = try chart(labels, .column).remarks
            #expect(remarks.count == 1 && remarks.allSatisfy { $0.contains("is read as years") }, "\(labels)")
        }
        #expect(try chart(["1998", "2010", "2024"], .column).remarks.isEmpty)
        #expect(try chart(["4711-01", "4711-02", "4711-05"], .column).remarks.isEmpty)
    }

    @Test func `numbers and impossible dates have one remark`() throws {
        let numbers = try chart(["1000.5", "1001.0", "1001.5"]).remarks
        #expect(numbers.count == 1 && numbers.allSatisfy { $0.contains("as an axis of numbers") }, "\(numbers)")
        let impossible = try chart(["31.04.2024", "01.05.2024"]).remarks
        #expect(
            impossible.count == 1
                && impossible.allSatisfy { $0.hasPrefix("row 2: “31.04.2024” is no date like the others") })
    }

    @Test func `labels of bars have their seconds, and are of the zone`() throws {
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        let bars = try chart(["2024-03-01T10:00:30Z", "2024-03-01T10:00:45Z"], .bar, locale: "de") {
            $0.clocks = .zone(berlin)
        }
        #expect(bars.model.titlesForCategory?[0] == ["11:00:30", "11:00:45"])
        #expect(bars.remarks.isEmpty)
        let local = try chart(["2024-03-01T10:00", "2024-03-01T11:00"], .bar) { $0.clocks = .zone(berlin) }
        #expect(local.remarks.contains { $0.hasPrefix("--time-zone has no effect") })
    }

    @Test func `rows that were reduced have no remark on equal times`() throws {
        let text = "t,v\n" + (0..<3_000).map { WrittenTime(local: Double($0)).iso + ",\($0 % 7)\n" }.joined()
        let chart = try CSVChart(
            ByteSource(Data(text.utf8)), type: .column, locale: Locale(identifier: "en"), exactLimit: 1_000)
        #expect(chart.model.categoryAxis.isTimeAxis && chart.remarks.isEmpty, "\(chart.remarks)")
    }

    @Test func `points over time take the first column as x`() throws {
        let text = "Day,A,B\n2024-01-01,1,2\n2024-01-03,3,\n"
        let model = try ChartDocument(ByteSource(Data(text.utf8)), format: .csv, type: .scatter).model
        #expect(model.categoryAxis.isTimeAxis && model.titlesForSeries == ["A", "B"])
        #expect(
            model.data3d == [
                [[1_704_067_200, 1], [1_704_240_000, 3]], [[1_704_067_200, 2], [1_704_240_000, nil]],
            ])
        let two = "Day,A\n2024-01-01,1\n2024-01-03,3\n"
        #expect(
            try ChartDocument(ByteSource(Data(two.utf8)), format: .csv, type: .scatter).model.categoryAxis.isTimeAxis)
        let sized = "Day,A,Size\n2024-01-01,1,5\n"
        let bubbles = try ChartDocument(ByteSource(Data(sized.utf8)), format: .csv, type: .bubble).model
        #expect(bubbles.data3d == [[[1_704_067_200, 1, 5]]])
        let named = "Name,x,y\n2024a,1,2\n"
        #expect(
            try ChartDocument(ByteSource(Data(named.utf8)), format: .csv, type: .scatter).model.data3d == [[[1, 2]]])
    }

    /// Half of the rows are more than are kept one by one.
    @Test func `long tables ascend or are refused`() throws {
        func text(_ seconds: (Int) -> Int) -> String {
            "t,v\n" + (0..<100_000).map { WrittenTime(local: Double(seconds($0))).iso + ",\($0)\n" }.joined()
        }
        func model(_ text: String, limit: Int) throws -> ChartModel {
            try CSVChart(ByteSource(Data(text.utf8)), type: .line, locale: Locale(identifier: "en"), exactLimit: limit)
                .model
        }
        let ascending = text { $0 * 60 }
        #expect(try model(ascending, limit: 1_000_000).titlesForCategory?[0].count == 100_000)
        #expect(try model(ascending, limit: 50_000).categoryAxis.isTimeAxis)
        let descending = try model(text { 6_000_000 - $0 * 60 }, limit: 50_000)
        #expect(descending.data[0].first == 99_999)
        #expect(throws: ChartDocumentError.self) { try model(text { $0 % 977 * 60 }, limit: 50_000) }
        #expect(try model(text { $0 % 977 * 60 }, limit: 1_000_000).data[0].count == 100_000)
    }

    // MARK: JSON

    private func json(_ text: String) -> String {
        do {
            return "no error: \(try ChartDocument(ByteSource(Data(text.utf8))).model.categoryAxis.isTimeAxis)"
        } catch {
            return "\(error)"
        }
    }

    @Test func `time axes of JSON are checked`() {
        func document(_ titles: String, axis: String = #""isTimeAxis": true"#, type: String = "area") -> String {
            #"{"chartType": "\#(type)", "data": [[1, 2, 3]], "titlesForCategory": [\#(titles)], "categoryAxis": {\#(axis)}}"#
        }
        #expect(json(document(#"["2025-01-01", "2025-01-05", "2025-02-01"]"#)) == "no error: true")
        let unsorted = json(document(#"["2025-01-05", "2025-01-01", "2025-02-01"]"#))
        #expect(unsorted.contains("/titlesForCategory/0/1") && unsorted.contains("found “2025-01-01”"))
        #expect(json(document(#"["2025-01-05", "soon", "2025-02-01"]"#)).contains("a date such as 2024-03-01"))
        #expect(json(document(#"["2025-01-05", null, "2025-02-01"]"#)).contains("found null"))
        #expect(json(document(#"["2025-01-05"]"#)).contains("3 titles"))
        #expect(json(document("[]", axis: #""timeZone": "Berlin""#)).contains("/categoryAxis/timeZone"))
        let numbers = #""isNumericAxis": true"#
        #expect(json(document(#"["1", "2.5", "1e1"]"#, axis: numbers)) == "no error: false")
        #expect(json(document(#"["1", "0", "2"]"#, axis: numbers)).contains("/titlesForCategory/0/1"))
        #expect(json(document(#"["1", "x", "2"]"#, axis: numbers)).contains("a number such as"))
    }

    @Test func `titles of further series are those of the first on time axes and numeric ones`() {
        func document(_ second: String, axis: String = "isTimeAxis", type: String = "line") -> String {
            let first = axis == "isTimeAxis" ? #"["2024-03-01", "2024-03-02"]"# : #"["1", "2"]"#
            return """
                {"chartType": "\(type)", "data": [[1, 2], [3, 4]], "titlesForCategory": [\(first), \(second)],
                 "categoryAxis": {"\(axis)": true}}
                """
        }
        let other = json(document(#"["2024-03-01", "2025-03-02"]"#))
        #expect(other.contains("/titlesForCategory/1/1") && other.contains("found “2025-03-02”"), "\(other)")
        #expect(json(document(#"["10", "2"]"#, axis: "isNumericAxis")).contains("/titlesForCategory/1/0"))
        #expect(json(document(#"["2024-03-01", "2025-03-02"]"#, type: "stock")) == "no error: true")
        for same in [#"["2024-03-01", "2024-03-02"]"#, #"[null, "2024-03-02"]"#, "[]"] {
            #expect(json(document(same)) == "no error: true", "\(same)")
        }
    }

    @Test func `days a year apart have their years`() throws {
        let table = "d,v\n2025-01-15,1\n2025-06-15,2\n2026-01-15,3\n"
        for kind in [ChartType.bar, .donut, .waterfall] {
            let document = try ChartDocument(ByteSource(Data(table.utf8)), format: .csv, type: kind)
            let titles = (0..<3).compactMap { document.model.title(ofCategory: $0) }
            #expect(Set(titles).count == 3 && titles.count == 3, "\(kind) \(titles)")
        }
    }
}
