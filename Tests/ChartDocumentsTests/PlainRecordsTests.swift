import FioriCharts
import Foundation
import Testing

@testable import ChartDocuments

/// The reading of rows that have numbers alone, and of those among them that have more.
///
/// Numbers: values are those that Swift's `Double` reads of the same text; rows are counted from 1 with the header as row 1.
struct PlainRecordsTests {
    private func table(_ text: String, mayReduce: Bool = true, exactLimit: Int = 1_000_000) throws -> CSVTable {
        var options = CSVTable.Options()
        options.mayReduce = mayReduce
        options.exactLimit = exactLimit
        return try CSVTable(ByteSource(Data(text.utf8)), options: options)
    }

    private func model(_ text: String, _ type: ChartType = .line, locale: String = "en_US") throws -> ChartModel {
        try ChartDocument(
            ByteSource(Data(text.utf8)), format: .csv, type: type, locale: Locale(identifier: locale)
        ).model
    }

    private func number(_ random: inout SystemRandomNumberGenerator) -> String {
        let digits = { (count: Int) in (0..<count).map { _ in "\(Int.random(in: 0...9))" }.joined() }
        var text = Bool.random(using: &random) ? "-" : ""
        text += "\(Int.random(in: 1...9))" + digits(Int.random(in: 0...18))
        if Bool.random(using: &random) { text += "." + digits(Int.random(in: 0...20)) }
        if Int.random(in: 0..<10) == 0 { text += "e\(Int.random(in: -300...280))" }
        return text
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func `numbers of any length are read as Double reads them`(lineEnd: String) throws {
        var random = SystemRandomNumberGenerator()
        // More than the reader takes at once.
        let rows = (0..<20_000).map { _ in (0..<3).map { _ in number(&random) } }
        let text = "x,a,b" + lineEnd + rows.map { $0.joined(separator: ",") }.joined(separator: lineEnd)
        let table = try table(text)
        #expect(table.rowCount == rows.count)
        for column in 0..<2 {
            let wrong = rows.indices.first { Double(rows[$0][column + 1]) != table.columns[column][$0] }
            #expect(wrong == nil, "\(wrong.map { rows[$0] } ?? [])")
        }
        #expect(table.labelNumbers?.count == rows.count)
        let wrong = rows.indices.first { Double(rows[$0][0]) != table.labelNumbers?[$0] }
        #expect(wrong == nil)
        #expect(Array(table.labels) == rows.map { $0[0] })
    }

    @Test func `quoted cells, gaps, spaces and blank lines stand among plain rows`() throws {
        let part = "1,2.5,3\n\"2\",\"4\",5\n3,,\n\n4, 6 ,-.5\n5,7.,1e2\n"
        let count = 8_000
        let table = try table("x,a,b\n" + String(repeating: part, count: count) + "6,8,9")
        #expect(table.rowCount == count * 5 + 1)
        for index in [0, 1, 777, count - 1] {
            let start = index * 5
            #expect(Array(table.labels[start..<(start + 5)]) == ["1", "2", "3", "4", "5"])
            #expect(table.columns[0][start] == 2.5 && table.columns[0][start + 1] == 4)
            #expect(table.columns[0][start + 2].isNaN && table.columns[1][start + 2].isNaN)
            #expect(table.columns[0][(start + 3)...(start + 4)] == [6, 7])
            #expect(table.columns[1][(start + 3)...(start + 4)] == [-0.5, 100])
            #expect(table.row(ofLabel: start + 3) == index * 6 + 6)
        }
        #expect(table.labels.last == "6" && table.columns[1].last == 9)
    }

    @Test func `errors name the row after many plain ones`() {
        let plain = (0..<30_000).map { "\($0),\($0).25\n" }.joined()
        for (cell, found) in [("12x", "12x"), ("1-2", "1-2"), ("0x10", "0x10"), ("1.2.3", "1.2.3")] {
            #expect {
                try table("x,y\n" + plain + "30000,\(cell)\n" + plain)
            } throws: {
                "\($0)".hasPrefix("row 30002, column 2 (y): expected a number or an empty cell, found “\(found)”")
            }
        }
        #expect {
            try table("x,y\n" + plain + "1,2,3\n")
        } throws: {
            "\($0)".hasPrefix("row 30002: expected 2 cells")
        }
        #expect {
            try table("x,y\n" + plain, mayReduce: false, exactLimit: 20_000)
        } throws: {
            "\($0)" == "row 20002: expected at most 20000 values for a chart of this kind, found more"
        }
    }

    @Test func `a unit is found after plain rows and checked in rows after it`() throws {
        #expect(try table("x,y\na,0\nb,5%\nc,7%\n").columns == [[0, 0.05, 0.07]])
        #expect {
            try table("x,y\na,5\nb,7%\n")
        } throws: {
            "\($0)".contains("row 3, column 2 (y)")
        }
        #expect {
            try table("x,y\na,5%\nb,7\n")
        } throws: {
            "\($0)".contains("row 3, column 2 (y)")
        }
    }

    @Test func `decimal commas stand in files with other delimiters`() throws {
        let model = try model("x;y\n0,5;1,25\n1,5;-2,5\n", locale: "de_DE")
        #expect(model.data == [[1.25, -2.5]])
        #expect(model.titlesForCategory == [["0.5", "1.5"]])
        #expect(model.categoryAxis.isNumericAxis)
    }

    @Test func `labels with spaces around numbers become plain titles`() throws {
        let model = try model("x,y\n1,1\n 2 ,2\n3,3\n")
        #expect(model.titlesForCategory == [["1", "2.0", "3"]])
    }

    @Test func `a first label that is a number does not make a column of numbers`() throws {
        let model = try model("x,y\n1,1\nq2,2\n3,3\n")
        #expect(model.titlesForCategory == [["1", "q2", "3"]])
        #expect(!model.categoryAxis.isNumericAxis)
    }

    @Test func `rows are kept up to the limit and reduced beyond it`() throws {
        let text = { (count: Int) in "x,y\n" + (0..<count).map { "\($0),\($0 % 97)\n" }.joined() }
        let kept = try table(text(10_000), exactLimit: 10_000)
        #expect(kept.columns[0].count == 10_000 && kept.rowCount == 10_000)
        let reduced = try table(text(40_000), exactLimit: 39_999)
        #expect(reduced.rowCount == 40_000 && reduced.labelNumbers == nil)
        #expect(reduced.columns[0].count == reduced.labels.count && reduced.columns[0].max() == 96)
        #expect(reduced.labels.first == "0" && reduced.labels.last == "39999")
    }

    @Test func `columns of many digits after a separator are in doubt only where groups are possible`() throws {
        #expect(try table("x,y\na,1.234\nb,0.123\n").columns == [[1.234, 0.123]])
        #expect(try table("x;y\na;1.234\nb;1234,5\n").columns == [[1_234, 1_234.5]])
    }
}
