import ChartDocuments
import FioriCharts
import Foundation
import Testing

/// Remarks on data that a chart cannot show.
///
/// Numbers: counts of the values and series of each test's table.
@MainActor
struct ChartWarningTests {
    private func warnings(_ text: String, _ type: ChartType, logarithmic: Bool = false) throws -> [String] {
        let document = try ChartDocument(ByteSource(Data(text.utf8)), format: .csv, type: type)
        document.model.numericAxis.isLogarithmic = logarithmic
        return document.warnings
    }

    @Test func `parts of a donut that are not positive are named`() throws {
        #expect(try warnings("a,v\nX,3\nY,0\n", .donut) == ["'Y' is not positive and has no sector"])
        #expect(
            try warnings("a,v\nX,3\nY,0\nZ,-1\nU,-2\nV,-3\nW,\n", .donut)
                == ["'Y', 'Z', 'U' and 1 more are not positive and have no sectors"])
        #expect(try warnings("a,v\nX,3\nY,0\n", .column).isEmpty)
        #expect(try warnings("a,v\nX,3\nY,2\n", .donut).isEmpty)
    }

    @Test func `kinds of one series name the others`() throws {
        let table = "a,North,South,West\nX,3,1,2\nY,-1,2,2\n"
        #expect(
            try warnings(table, .waterfall)
                == ["a chart of the kind waterfall shows one series, so 'South' and 'West' are not drawn"])
        #expect(
            try warnings("d,Open,Close\n2024-01-02,3,1\n2024-01-03,4,2\n", .stock)
                == ["a chart of the kind stock shows one series, so 'Close' is not drawn"])
        #expect(try warnings(table, .column).isEmpty)
        #expect(try warnings("a,North\nX,3\n", .waterfall).isEmpty)
    }

    @Test func `bullets name what they do not draw`() throws {
        func warnings(_ data: String, _ kind: String, _ key: String = "data") throws -> [String] {
            let json = #"{"chartType": "\#(kind)", "\#(key)": \#(data)}"#
            return try ChartDocument(ByteSource(Data(json.utf8)), format: .json).warnings
        }
        let bullet = "a chart of the kind micro_bullet shows "
        #expect(
            try warnings("[[68, 85, 79, 12], [50, 100], [3]]", "micro_bullet")
                == [
                    bullet + "the actual value, the target and a forecast, so the value at place 4 is not drawn",
                    bullet + "a series of values and one of thresholds, so 'Series 3' is not drawn",
                ])
        #expect(try warnings("[[68, 85, 79], [50, 100, 120, 130]]", "micro_bullet").isEmpty)
        #expect(
            try warnings("[[85, 30, 25, 15], [70, 10, 20]]", "micro_stacked_bullet")
                == ["a chart of the kind micro_stacked_bullet shows one series, so 'Series 2' is not drawn"])
        #expect(try warnings("[[85, 30, 25, 15, 3, 4]]", "micro_stacked_bullet").isEmpty)
        #expect(
            try warnings("[[[68, 85, 79], [50, 100, 3]]]", "micro_bullet", "data3d")
                == [bullet + "the first point of a series, so a further one is not drawn"])
        let hidden = "[[68, 85], [50, 100], [3]], \"hiddenSeries\": [2]"
        #expect(try warnings(hidden, "micro_bullet").isEmpty)
        #expect(
            try self.warnings("Kind,A,B\nTarget,85,3\nx,30,4\ny,25,5\n", .micro_stacked_bullet)
                == ["a chart of the kind micro_stacked_bullet shows one series, so 'B' is not drawn"])
        #expect(
            try self.warnings("Kind,A,B,C\nx,1,2,3\ny,2,3,4\n", .micro_bullet)
                == [bullet + "a series of values and one of thresholds, so 'C' is not drawn"])
    }

    @Test(arguments: [
        (ChartType.line, "01:00,1\n2025-03-30 02:30,2\n2025-03-30 05:00,3", "2025-03-30 02:30" as String?),
        (.scatter, "02:20,1\n2025-03-30 02:40,2\n2025-03-30 04:00,3", "2025-03-30 02:20 and 1 more"),
        (.line, "01:00,1\n2025-03-30 03:30,2", nil), (.line, "02:30+01:00,1\n2025-03-30T05:00+02:00,2", nil),
        (.line, "02:30,1\n2025-03-31 02:30,2\n2025-04-01 02:30,3", nil),
    ])
    func `times that the clocks leave out are named`(type: ChartType, rows: String, time: String?) throws {
        var options = ChartDocumentOptions()
        options.clocks = .zone(try #require(TimeZone(identifier: "Europe/Berlin")))
        let table = ByteSource(Data("t,v\n2025-03-30 \(rows)\n".utf8))
        let document = try ChartDocument(table, format: .csv, type: type, options: options)
        let notes = (document.warnings + document.remarks).filter { $0.contains("put forward") }
        let expected = time.map {
            "clocks of Europe/Berlin do not show the time \($0), as they are put forward then; it counts on from the time "
                + "before"
        }
        #expect(notes == [expected].compactMap { $0 })
    }

    @Test func `an axis of categories is not logarithmic`() throws {
        let text = #"{"chartType": "line", "data": [[5, 9]], "categoryAxis": {"isLogarithmic": true}}"#
        let document = try ChartDocument(ByteSource(Data(text.utf8)))
        #expect(
            document.warnings
                == ["the axis of categories is linear: isLogarithmic is for numericAxis and secondaryNumericAxis"])
    }

    @Test func `values without a place on a logarithmic axis are counted`() throws {
        let table = "a,v,w\nX,3,0\nY,-1,2\nZ,5,\n"
        #expect(
            try warnings(table, .line, logarithmic: true)
                == ["2 values are not positive and have no place on the logarithmic axis"])
        #expect(
            try warnings("a,v\nX,0\nY,1\n", .line, logarithmic: true)
                == ["a value is not positive and has no place on the logarithmic axis"])
        #expect(try warnings(table, .line).isEmpty)
    }

    @Test func `points without a positive size are counted`() throws {
        #expect(
            try warnings("n,x,y,s\nA,1,2,3\nB,2,3,0\n", .bubble) == ["a point has no positive size and is not drawn"])
        #expect(
            try warnings("n,x,y,s\nA,1,2,3\nB,2,3,-1\nC,2,4,\nD,,4,0\n", .bubble)
                == ["2 points have no positive size and are not drawn"])
        #expect(try warnings("n,x,y,s\nA,1,2,3\n", .bubble).isEmpty)
    }

    @Test func `looks that a kind cannot have are noted`() throws {
        func warnings(_ members: String, kind: String = "donut") throws -> [String] {
            let json = #"{"chartType": "\#(kind)", "data": [[1, 900]], \#(members)}"#
            return try ChartDocument(ByteSource(Data(json.utf8)), format: .json).warnings
        }
        let none = "a chart of the kind donut has no axis of values that could be logarithmic or begin beside zero"
        #expect(try warnings(#""numericAxis": {"isLogarithmic": true}"#) == [none])
        #expect(try warnings(#""numericAxis": {"isZeroBased": false}"#) == [none])
        #expect(try warnings(#""numericAxis": {"isZeroBased": false}"#, kind: "line").isEmpty)
        let lines = #""numericAxis": {"isLogarithmic": true}, "referenceLines": [{"value": -5}, {"value": 4}]"#
        #expect(
            try warnings(lines, kind: "line")
                == ["the reference line at -5 is not positive and has no place on the logarithmic axis"])
    }

    @Test func `explicit ends without a place on a logarithmic axis are noted`() throws {
        func warnings(_ axis: String) throws -> [String] {
            let json = #"{"chartType": "line", "data": [[1, 900]], "numericAxis": {\#(axis)}}"#
            return try ChartDocument(ByteSource(Data(json.utf8)), format: .json).warnings
        }
        #expect(
            try warnings(#""isLogarithmic": true, "explicitMin": 0"#)
                == [
                    "the explicit end 0 has no place on a logarithmic axis, which begins and ends at positive values"
                ])
        #expect(try warnings(#""isLogarithmic": true, "explicitMin": 0.5"#).isEmpty)
        #expect(try warnings(#""explicitMin": 0"#).isEmpty)
    }

    @Test func `lines and values beyond explicit ends are noted, and series without their axis`() throws {
        func warnings(_ json: String) throws -> [String] {
            try ChartDocument(ByteSource(Data(json.utf8)), format: .json).warnings
        }
        let lines = #""referenceLines": [{"value": 50}, {"value": 90}]"#
        #expect(
            try warnings(#"{"chartType": "line", "data": [[1, 9]], "numericAxis": {"explicitMax": 60}, \#(lines)}"#)
                == ["the reference line at 90 is beyond the explicit ends of its axis"])
        #expect(
            try warnings(#"{"chartType": "line", "data": [[1, 9]], "numericAxis": {"explicitMax": 10}, \#(lines)}"#)
                == ["2 reference lines, the first at 50, are beyond the explicit ends of their axes"])
        #expect(
            try warnings(#"{"chartType": "donut", "data": [[1, 9]], \#(lines)}"#)
                == ["a chart of the kind donut has no axis for reference lines"])
        #expect(
            try warnings(#"{"chartType": "column", "data": [[1, 9]], "numericAxis": {"explicitMin": 10}}"#)
                == ["all values are beyond the explicit ends of the axis, so none is drawn"])
        // Ends in the other order are those of the same axis.
        let swapped =
            #"{"chartType": "line", "data": [[5, 9, 7]], "numericAxis": {"explicitMin": 8, "explicitMax": 2}}"#
        #expect(try ChartDocument(ByteSource(Data(swapped.utf8)), format: .json).warnings.isEmpty)
        #expect(
            try warnings(#"{"chartType": "column", "data": [[1], [9]], "indexesOfSecondaryValueAxis": [1]}"#)
                == ["a chart of the kind column has no second axis of values; all series are on the first"])
        #expect(
            try warnings(#"{"chartType": "line", "data": [[1], [2]], "indexesOfSecondaryValueAxis": [1]}"#).isEmpty)
    }

    @Test func `values and series beside a total and its part are named`() throws {
        func warnings(_ json: String) throws -> [String] {
            try ChartDocument(ByteSource(Data(json.utf8)), format: .json).warnings
        }
        var count = 0
        for kind in ["micro_radial", "micro_harvey_ball"] {
            let start = "a chart of the kind \(kind) shows"
            #expect(
                try warnings(#"{"chartType": "\#(kind)", "data": [[100, 45, 30]]}"#)
                    == ["\(start) a total and a part, so the value at place 3 is not drawn"])
            #expect(
                try warnings(#"{"chartType": "\#(kind)", "data3d": [[[100, 45, 30, 20]]]}"#)
                    == ["\(start) a total and a part, so the value at place 3 and the value at place 4 are not drawn"])
            #expect(
                try warnings(#"{"chartType": "\#(kind)", "data": [[100, 45], [9, 8]], "titlesForSeries": ["A", "B"]}"#)
                    == ["\(start) one series, so 'B' is not drawn"])
            #expect(try warnings(#"{"chartType": "\#(kind)", "data": [[100, 45]]}"#).isEmpty)
            count += 1
        }
        #expect(count == 2)
    }

    @Test func `a total larger than numbers can be is named`() throws {
        let values = #"{"chartType": "donut", "data": [[1e308, 1.5e308, 1e308]], "showsTotal": "#
        let overflowing = try ChartDocument(ByteSource(Data((values + "true}").utf8)), format: .json)
        #expect(overflowing.model.sumsOverflow)
        #expect(
            overflowing.warnings
                == ["sums of the values are larger than numbers can be (about 1.8e308), so the chart says so instead"])
        // Sectors are parts of any sum.
        let parts = try ChartDocument(ByteSource(Data((values + "false}").utf8)), format: .json)
        #expect(!parts.model.sumsOverflow && parts.warnings.isEmpty)
    }
}
