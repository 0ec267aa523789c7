import FioriCharts
import Foundation
import Testing

@testable import ChartDocuments

/// Charts of delimited text.
///
/// Numbers: the cells of each text, read in the decimal separator of its language; rows and columns are counted from 1
/// with the header as row 1. Random numbers are those that Swift's `Double` reads.
struct CSVTests {
    private func model(_ text: String, _ type: ChartType = .line, locale: String = "en_US") throws -> ChartModel {
        try model(Data(text.utf8), type, locale: locale)
    }

    private func model(_ data: Data, _ type: ChartType, locale: String) throws -> ChartModel {
        try ChartDocument(ByteSource(data), format: .csv, type: type, locale: Locale(identifier: locale)).model
    }

    private func message(_ text: String, _ type: ChartType = .line) -> String {
        do {
            _ = try model(text, type)
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    @Test func `columns are series and empty cells are gaps`() throws {
        let model = try model("Month,North,South\nJan,1,2.5\nFeb,,-3e2\n")
        #expect(model.data == [[1, nil], [2.5, -300]])
        #expect(model.titlesForCategory == [["Jan", "Feb"], ["Jan", "Feb"]])
        #expect(model.titlesForSeries == ["North", "South"])
    }

    @Test(arguments: [
        ("Jan,5\nFeb,7\n", true), ("Jan,5,3\nFeb,7,2\n", true), ("Region,2020\nNorth,7\n", false),
        ("Region,1,2,3\nNorth,7,8,9\n", false), ("Region,Sales\nNorth,7\n", false),
        ("North;1.250,50\nSouth;980,00\n", true), ("Jan,512.5,700\nFeb,600,350.5\n", true),
        ("North,5,7,9\nSouth,6,3,1\n", true), ("Jan,$5,$7\nFeb,$6,$3\n", true),
        ("Region,10,20,30\nNorth,7,8,9\n", false), ("Region,2024-01,2024-02\nNorth,7,8\n", false),
        ("Region,01.2024,02.2024\nNorth,7,8\n", false), ("Region,1Q24,2Q24\nNorth,7,8\n", false),
    ])
    func `a first row that may be values is noted`(text: String, isNoted: Bool) throws {
        let document = try ChartDocument(
            ByteSource(Data(text.utf8)), format: .csv, type: .column, locale: Locale(identifier: "en"))
        #expect(document.remarks.contains { $0.hasPrefix("row 1 (") && $0.contains("may be one of values") } == isNoted)
    }

    @Test(
        arguments: [
            (
                "D,A\n2024-01-02,1\n2024-01-01,2\n2024-01-02,3\n", ChartType.column,
                "one row has the time of another one, such as 2024-01-02"
            ),
            ("D,A\n2024-01-01,1\n2024-01-01,2\n2024-01-01,3\n", .stackedColumn, "2 rows have the time of another one"),
            ("D,A\n2024-01-01,1\n2024-01-02,2\n", .column, nil), ("D,A\n2024-01-01,1\n2024-01-01,2\n", .line, nil),
        ] as [(String, ChartType, String?)])
    func `columns of one time are noted`(text: String, type: ChartType, note: String?) throws {
        let document = try ChartDocument(
            ByteSource(Data(text.utf8)), format: .csv, type: type, locale: Locale(identifier: "en"))
        let notes = document.remarks.filter { $0.contains("the time of another one") }
        #expect(notes.count == (note == nil ? 0 : 1) && notes.first?.hasPrefix(note ?? "") != false)
    }

    /// Commas in names and numbers divide as many cells as the delimiter does.
    @Test(arguments: [
        ("Monat;Umsatz, brutto\nJan;1,5\nFeb;2,5\n", "de", ["Jan", "Feb"], [1.5, 2.5]),
        ("Kunde, Ort;Umsatz\nA;1,5\nB;2,25\n", "en", ["A", "B"], [1.5, 2.25]),
        ("Month\tSales, gross\nJan\t1,5\nFeb\t2,5\n", "en", ["Jan", "Feb"], [1.5, 2.5]),
        ("City, State;Value\nParis, FR;10\nRome, IT;12\n", "en", ["Paris, FR", "Rome, IT"], [10, 12]),
        ("Name,Sales;gross\nA;x,1\nB;y,2\n", "en", ["A;x", "B;y"], [1, 2]),
        ("City|Sales, gross\nA|1,5\nB|2,5\n", "de", ["A", "B"], [1.5, 2.5]),
    ])
    func `the delimiter is the one that leaves numbers`(
        text: String, language: String, titles: [String], values: [Double]
    ) throws {
        let model = try ChartDocument(
            ByteSource(Data(text.utf8)), format: .csv, type: .column, locale: Locale(identifier: language)
        ).model
        #expect(model.titlesForCategory?[0] == titles && model.data == [values])
    }

    @Test(arguments: [",", ";", "\t", "|"], ["\n", "\r\n", "\r"])
    func `delimiters and line ends are detected`(delimiter: String, lineEnd: String) throws {
        let rows = [["Name", "A", "B"], ["x", "1", ""], ["", "2", "3"]]
        let text = rows.map { $0.joined(separator: delimiter) }.joined(separator: lineEnd)
        for end in ["", lineEnd, lineEnd + lineEnd] {
            let model = try model("\u{FEFF}" + text + end)
            #expect(model.data == [[1, 2], [nil, 3]])
            #expect(model.titlesForSeries == ["A", "B"])
            #expect(model.titlesForCategory?[0] == ["x", nil])
        }
    }

    @Test func `quoted cells have delimiters line breaks and quotes`() throws {
        let model = try model("\u{FEFF}\"Name, full\",\"Pieces\"\n\"a\nb\"\"c\"\"\",\"1\"\n\"\",2")
        #expect(model.data == [[1, 2]])
        #expect(model.titlesForCategory == [["a\nb\"c\"", nil]])
        #expect(model.titlesForSeries == ["Pieces"])
    }

    /// Each cut of the bytes into pieces reads the same.
    @Test func `pieces of any length read the same`() throws {
        let bytes = Array("Näme;A\r\n\"x;\"\"y\";1\r\n\r\nz;2,5\r\n".utf8)
        for length in 1...bytes.count {
            var place = 0
            let source = ByteSource { buffer in
                let count = min(length, buffer.count, bytes.count - place)
                buffer.copyBytes(from: bytes[place..<(place + count)])
                place += count
                return count
            }
            let model = try ChartDocument(source, format: .csv, type: .bar, locale: Locale(identifier: "de")).model
            #expect(model.data == [[1, 2.5]])
            #expect(model.titlesForCategory == [["x;\"y", "z"]])
        }
    }

    @Test(arguments: [0, 1, 11, 12, 13, 1_000])
    func `a size that is not that of the text changes nothing`(size: Int) throws {
        var records = CSVRecords(ByteSource(Data("a,b\r\n1,2\n3".utf8)), delimiter: UInt8(ascii: ","), size: size)
        var rows: [[String]] = []
        while try records.next() { rows.append(records.cells.map { records.text($0) }) }
        #expect(rows == [["a", "b"], ["1", "2"], ["3"]])
    }

    @Test func `records longer than the buffer are read`() throws {
        let long = String(repeating: "ab\n", count: 2_000)
        var records = CSVRecords(
            ByteSource(Data("a,b\n\"\(long)\",1\n".utf8)), delimiter: UInt8(ascii: ","), bufferSize: 16)
        #expect(try records.next())
        #expect(try records.next())
        #expect(records.text(records.cells[0]) == long)
        #expect(records.row == 2)
        #expect(try !records.next())
    }

    @Test func `errors name row and column`() {
        #expect(
            message("Month,Sales\nJan,1\nFeb,abc\n")
                == "row 3, column 2 (Sales): expected a number or an empty cell, found “abc”; --missing abc reads it as a "
                + "gap")
        #expect(
            message("Month,Sales\nJan,1,2\n")
                == "row 2: expected 2 cells, as the header has, found 3; numbers with a comma in them stand in double quotes"
        )
        #expect(message("Month;Sales\nJan;1;2\n") == "row 2: expected 2 cells, as the header has, found 3")
        #expect(
            message("Month,Sales\nJan,\"1\n") == "row 2, column 2: expected a closing quote, found the end of the text")
        #expect(
            message("Month,Sales\n\"Jan\"x,1\n")
                == "row 2, column 1: expected a delimiter after the closing quote, found other text")
        #expect(message("") == "expected a header and rows, found no text")
        #expect(message("Month,Sales\n").hasPrefix("row 2: expected a row below the header"))
        #expect(message("Month\nJan\n").hasPrefix("row 1: expected at least two columns"))
        #expect(message("Month,Sales\nJan,inf\n").contains("row 2, column 2"))
        #expect(message("Month,Sales\nJan,1e999\n").contains("row 2, column 2"))
        #expect(message("a,b,c,d\n1,2,3,4\n", .bubble) == "no error")
        #expect(message("a,b,c\n1,2,3\nx,4,5\n", .bubble).contains("row 3, column 1 (a)"))
        #expect(
            message("a,b\nx,2\n", .scatter).hasPrefix("row 2, column 1 (a): expected a number or a date, found “x”"))
        #expect(message("a,b,c,d\n1,2,3,4\n", .scatter).contains("x and y of each series"))
    }

    @Test func `the decimal separator of the language counts`() throws {
        #expect(try model("a;b\nx;1,5\ny;2,25\n", locale: "de").data == [[1.5, 2.25]])
        #expect(try model("a;b\nx;1,5\n", locale: "en").data == [[1.5]])
        #expect(try model("a,b\nx,1.5\n", locale: "de").data == [[1.5]])
        #expect(throws: ChartDocumentError.self) { try model("a;b\nx;1,5\ny;2.25\n", locale: "de") }
    }

    @Test func `scatter and bubble charts take points`() throws {
        #expect(try model("x,y\n1,2\n3,4\n", .scatter).data3d == [[[1, 2], [3, 4]]])
        let bubbles = try model("Name,x,y,size,x,y,size\nA,1,2,3,4,5,6\n", .bubble)
        #expect(bubbles.data3d == [[[1, 2, 3]], [[4, 5, 6]]])
        #expect(bubbles.titlesForCategory?[0] == ["A"])
    }

    @Test func `dates are written in the language`() throws {
        let english = try model("Day,A\n2026-03-01,1\n2026-03-02,2\n", .bar)
        #expect(english.titlesForCategory?[0] == ["Mar 1", "Mar 2"])
        let german = try model("Day,A\n2026-03-01,1\n2026-03-02,2\n", .bar, locale: "de_DE")
        #expect(german.titlesForCategory?[0] == ["1. März", "2. März"])
        #expect(try model("Day,A\n2026-02-30,1\n").titlesForCategory?[0] == ["2026-02-30"])
    }

    @Test func `numbers read as the standard library reads them`() {
        var random = SystemRandomNumberGenerator()
        var texts = ["0", "-0", "1e22", "123456789012345678901234567890", "0.1", "1e-300", ".5", "5.", "+7", "1E5"]
        for _ in 0..<2_000 { texts.append("\(Double(bitPattern: random.next()))") }
        for text in texts {
            let expected = Double(text.hasPrefix(".") ? "0" + text : text.hasSuffix(".") ? text + "0" : text)
            let number = Array(text.utf8).withUnsafeBufferPointer { NumberText.number($0) }
            #expect(number == (expected?.isFinite == true ? expected : nil), "\(text)")
        }
        for digits in 1...24 {
            let digit = { String(Int.random(in: 0...9)) }
            let whole = (0..<digits).map { _ in digit() }.joined()
            texts += [whole, "-\(whole).\(digit())", "0.\(whole)", "\(whole)\(whole).\(whole)e-\(digits)"]
        }
        for text in texts.suffix(96) {
            let number = Array(text.utf8).withUnsafeBufferPointer { NumberText.number($0) }
            #expect(number == Double(text), "\(text)")
        }
        for text in ["", " ", "-", ".", "e5", "1e", "1e+", "0x10", "1,5", "1 2", "inf", "nan", "1.2.3", "٣"] {
            let number = Array(text.utf8).withUnsafeBufferPointer { NumberText.number($0) }
            #expect(number == nil, "\(text)")
        }
    }

    @Test func `a file is read to its end although nobody else keeps its handle`() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("x,y\n1,2\n3,4\n".utf8).write(to: url)
        var source = try ByteSource(FileHandle(forReadingFrom: url))
        #expect(source.size == 12)
        #expect(try source.readAll(limit: 100) == Data("x,y\n1,2\n3,4\n".utf8))
    }

    @Test func `rows of more cells than expected are read`() throws {
        let names = (0..<200).map { "c\($0)" }.joined(separator: ",")
        let numbers = (0..<200).map { "\($0)" }.joined(separator: ",")
        let table = try CSVTable(ByteSource(Data("\(names)\n\(numbers)\n".utf8)), options: .init())
        #expect(table.columns.count == 199)
        #expect(table.columns[198] == [199])
    }
}
