import FioriCharts
import Foundation
import Testing

@testable import ChartDocuments

/// Numbers of tables as people and programs of many countries write them.
///
/// Numbers: the values that the texts stand for in the country of the locale; never one a thousandth or a thousand times of
/// it. Rows and columns are counted from 1 with the header as row 1.
struct CSVNumberTests {
    private func chart(
        _ text: String, _ type: ChartType = .column, locale: String = "en_US",
        options: (inout ChartDocumentOptions) -> Void = { _ in }
    ) throws -> ChartDocument {
        var chosen = ChartDocumentOptions()
        options(&chosen)
        return try ChartDocument(
            ByteSource(Data(text.utf8)), format: .csv, type: type, locale: Locale(identifier: locale), options: chosen)
    }

    private func message(_ text: String, _ type: ChartType = .column, locale: String = "en_US") -> String {
        do {
            return "no error: \(try chart(text, type, locale: locale).model.data)"
        } catch {
            return "\(error)"
        }
    }

    // MARK: Separators

    @Test func `a point groups digits where commas are decimal`() throws {
        #expect(try chart("a;b\nx;1.234\ny;2.500\n", locale: "de").model.data == [[1_234, 2_500]])
        #expect(try chart("a;b\nx;1.200\ny;2,5\n").model.data == [[1_200, 2.5]])
        #expect(try chart("a\tb\nx\t1.234.567\ny\t5.000\n").model.data == [[1_234_567, 5_000]])
        #expect(try chart("a;b;c\nx;1,5;1.500\n").model.data == [[1.5], [1_500]])
        #expect(try chart("a;b\nx;1.234,56\ny;-1.234\n", locale: "de_DE").model.data == [[1_234.56, -1_234]])
    }

    @Test func `a comma groups digits where points are decimal`() throws {
        #expect(try chart("area,n\nx,\"1,000\"\ny,\"54,908\"\n").model.data == [[1_000, 54_908]])
        #expect(try chart("area,n\nx,\"1,234,567.5\"\ny,\"12,345\"\n").model.data == [[1_234_567.5, 12_345]])
        #expect(try chart("area;n\nx;12,34,567\n", locale: "en_IN").model.data == [[1_234_567]])
        // A point that can only be decimal, in a column of a German picture.
        #expect(try chart("a,b\nx,1.5\ny,1.234\n", locale: "de").model.data == [[1.5, 1.234]])
        #expect(try chart("a,b,c\nx,0.5,1.234\n", locale: "de").model.data == [[0.5], [1.234]])
    }

    @Test func `numbers with two readings are asked about or noted`() throws {
        let asked = "row 2, column 2: expected a number that can be read in one way, found “1.234”; --decimal point or "
        #expect(message("a,b\nx,1.234\n", locale: "de").hasPrefix(asked))
        #expect(message("a,b\nx,\"1,234\"\n", locale: "de").contains("--decimal point or --decimal comma"))
        #expect(try chart("a,b\nx,1.234\n", locale: "de") { $0.decimalSeparator = .point }.model.data == [[1.234]])
        #expect(try chart("a,b\nx,1.234\n", locale: "de") { $0.decimalSeparator = .comma }.model.data == [[1_234]])
        let noted = try chart("a;b\nx;1.234\n")
        #expect(noted.model.data == [[1.234]])
        #expect(
            noted.remarks == [
                "row 2, column 2: 1.234 is read with a decimal point, as in en_US; --decimal comma reads it otherwise"
            ])
        #expect(try chart("a,b\nx,1.234\n").remarks.isEmpty)
    }

    @Test func `a German 1.200 beside decimal points is refused, and noted in their column`() throws {
        let table = "a;b;c\nx;1.200;2024\ny;1.300;3.5\n"
        let refused = message(table, locale: "de")
        #expect(refused.hasPrefix("row 2, column 2: expected a number that can be read in one way"), "\(refused)")
        #expect(message("a;b;c\nx;0.5;1.200\n", locale: "de").hasPrefix("row 2, column 3: "))
        let settled = try chart(table, locale: "de") { $0.decimalSeparator = .point }
        #expect(settled.model.data == [[1.2, 1.3], [2024, 3.5]])
        #expect(try chart(table).model.data == [[1.2, 1.3], [2024, 3.5]])
        for rows in ["x;1.200\ny;12.34\n", "y;12.34\nx;1.200\n"] {
            let noted = try chart("a;b\n" + rows, locale: "de")
            #expect(Set(noted.model.data[0]) == [1.2, 12.34])
            #expect(noted.remarks.count == 1 && noted.remarks[0].contains("1.200 is read with a decimal point"))
        }
        #expect(try chart("a;b\nx;0.5\ny;12.34\n", locale: "de").remarks.isEmpty)
    }

    @Test func `digits before an exponent are not grouped`() throws {
        #expect(try chart("K;A\na;1.234E+05\nb;2.500E+05\n", locale: "de").model.data == [[123_400, 250_000]])
        #expect(try chart("K\tA\na\t1.234e-05\n", locale: "de").model.data == [[0.000_012_34]])
        #expect(try chart("K,A\na,\"1,234E+05\"\n").model.data == [[123_400]])
    }

    /// The sample is cut behind each byte of a number.
    @Test func `a number that is cut at the end of the sample tells nothing`() throws {
        let rows = String(repeating: "name;1.234\n", count: 6_100)
        var read = 0
        for shift in 0..<11 {
            let table = String(repeating: "K", count: 1 + shift) + ";A\n" + rows
            for (locale, value) in [("de", 1_234.0), ("en_US", 1.234)] {
                let document = try chart(table, .line, locale: locale)
                #expect(document.model.data[0].allSatisfy { $0 == value }, "\(locale) \(shift)")
                #expect(document.remarks.isEmpty == (locale == "de"), "\(locale) \(shift): \(document.remarks)")
                read += 1
            }
        }
        #expect(read == 22)
        let late = "K,A\n" + String(repeating: "name,7\n", count: 10_000) + "name,1.234\n"
        #expect(
            message(late, .line, locale: "de").hasPrefix(
                "row 10002, column 2: expected a number that can be read in one"))
        #expect(
            try chart("K,A\n" + String(repeating: "n,\"1,5\"\n", count: 9_000) + "n,1.234\n", .line, locale: "de")
                .model.data[0].last == 1_234)
    }

    @Test func `months and times in the first column are no decimals`() throws {
        #expect(try chart("Monat;Umsatz\n01.2024;1.234\n02.2024;2.345\n", locale: "de").model.data == [[1_234, 2_345]])
        #expect(try chart("Monat;Umsatz\n11.2024;1.234\n12.2024;2.345\n", locale: "de").model.data == [[1_234, 2_345]])
        #expect(try chart("Zeit;Stück\n09.30;1.234\n10.30;2.345\n", locale: "de").model.data == [[1_234, 2_345]])
        #expect(message("x;y\n0.5;1.234\n", .line, locale: "de").contains("a number that can be read in one way"))
    }

    @Test func `numbers with two readings are noted beside tabs, too`() throws {
        let noted = try chart("a\tb\nx\t1.234 €\ny\t3.000 €\n")
        #expect(noted.model.data == [[1.234, 3]])
        #expect(noted.remarks.count { $0.contains("1.234 € is read with a decimal point") } == 1)
        #expect(try chart("a\tb\nx\t1,234\n").remarks.isEmpty)
    }

    @Test func `dashes in the place of a fraction are no signs`() throws {
        let francs = "a;v\nx;CHF 5.–\ny;CHF 7.50\nz;CHF 1'200.--\n"
        #expect(try chart(francs, locale: "de_CH").model.data == [[5, 7.5, 1_200]])
        #expect(try chart("a;v\nx;5,- €\ny;€ 1.200,-\nz;€ 12,–\n", locale: "de").model.data == [[5, 1_200, 12]])
        #expect(try chart("a;v\nx;Fr. 5.-\ny;-3\nz;4-\n").model.data == [[5, -3, -4]])
        #expect(message("a;v\nx;.-\n").hasPrefix("row 2"))
    }

    @Test func `amounts of accounts are read`() throws {
        let table = """
            a\tb
            1\t $(500.25)
            2\t $ (1,200.00)
            3\t $-  \u{20}
            4\t (7) $
            5\t $12.00
            """
        #expect(try chart(table).model.data == [[-500.25, -1_200, nil, -7, 12]])
        #expect(try chart("a;b\nx;(345,00) €\ny;2,50 €\nz;- €\n", locale: "fr").model.data == [[-345, 2.5, nil]])
        #expect(message("a,b\nx,(5\n").contains("expected a number"))
        #expect(message("a,b\nx,((5))\n").contains("expected a number"))
    }

    @Test func `amounts of Swiss, Japanese and German accounts are read`() throws {
        func number(_ text: String, _ locale: String, decimal: Character = ".") -> CellNumber {
            CellNumber(
                text, decimal: decimal.asciiValue ?? 0, currencies: CurrencySigns(locale: Locale(identifier: locale)))
        }
        #expect(number("sFr. 5.-", "de_CH") == .number(5, unit: .currency("CHF")))
        for text in ["CHF -.-", "-.-", "-,-", "–.–"] { #expect(number(text, "de_CH") == .missing, "\(text)") }
        for text in [".", "-.", ".-", "-.-.-"] { #expect(number(text, "de_CH") == .invalid, "\(text)") }
        #expect(number("▲1,350", "ja") == .number(-1_350, unit: nil))
        #expect(number("▲5.2%", "en_US") == .invalid)
        #expect(number("△1,350円", "ja") == .number(-1_350, unit: .currency("JPY")))
        #expect(number("1.200,50 S", "de", decimal: ",") == .number(-1_200.5, unit: nil))
        #expect(number("12,50 H", "de", decimal: ",") == .number(12.5, unit: nil))
        #expect(number("12,50 € S", "de", decimal: ",") == .number(-12.5, unit: .currency("EUR")))
        #expect(number("12.50 S", "en_US") == .invalid)
        #expect(number("12,50S", "de", decimal: ",") == .invalid)
    }

    @Test func `digits of other scripts and signs of full width are read`() throws {
        #expect(try chart("a;b\nx;١٬٢٣٤٫٥\ny;٥٠\n", locale: "ar").model.data == [[1_234.5, 50]])
        #expect(try chart("a;b\nx;٪٥٠\n", locale: "ar").model.data == [[0.5]])
        #expect(try chart("a;b\nx;१२३\ny;१,२३,४५६.५\n", locale: "hi").model.data == [[123, 123_456.5]])
        #expect(try chart("a;b\nx;１２，３４５．５\ny;－７\n", locale: "ja").model.data == [[12_345.5, -7]])
        #expect(try chart("a;b\nx;¥500\ny;￥600\n", locale: "ja").model.data == [[500, 600]])
        #expect(try chart("a;b\nx;500円\ny;600円\n", locale: "ja").model.data == [[500, 600]])
    }

    @Test func `the sign and the code of a currency are one unit`() throws {
        #expect(try chart("a;b\nx;EUR 5\ny;6 €\n", locale: "de").model.data == [[5, 6]])
        #expect(try chart("a,b\nx,Fr. 5.–\ny,CHF 6.--\n").model.data == [[5, 6]])
        #expect(message("a,b\nx,$5\ny,€6\n").contains("a column has one unit"))
    }

    @Test func `a column alone may have decimal commas`() throws {
        let alone = try chart("sep=;\nv\n1,5\n2,5\n", .line)
        #expect(alone.model.data == [[1.5, 2.5]] && !alone.remarks.isEmpty)
    }

    @Test func `a number against its column is an error with the option`() {
        #expect(
            message("a;b\nx;1,5\ny;2.25\n")
                == "row 3, column 2 (b): expected a number or an empty cell, found “2.25”; the column has decimal commas, and "
                + "points group digits; --decimal point reads it otherwise")
        #expect(message("a;b\nx;1.5\ny;2,25\n").contains("--decimal comma reads it otherwise"))
        #expect(message("a;b\nx;1.23.456\n", locale: "de").contains("row 2, column 2 (b)"))
        #expect(message("a;b\nx;0.123\ny;1,5\n").hasPrefix("row 3"))
    }

    /// The table is longer than the part that tells how numbers are written.
    @Test func `a number against its column far down is an error`() {
        let rows = (0..<20_000).map { "x\($0);\($0).5\n" }.joined()
        #expect(message("a;b\n" + rows + "y;1,5\n").hasPrefix("row 20002, column 2 (b)"))
    }

    @Test(arguments: [
        ("1'234.5", "de_CH", 1_234.5), ("1’234’567", "de_CH", 1_234_567), ("1 234,5", "fr_FR", 1_234.5),
        ("1\u{202F}234,5", "fr_FR", 1_234.5), ("1\u{A0}234\u{A0}567", "sv_SE", 1_234_567),
        ("1\u{2009}234", "en", 1_234),
        ("(1,234)", "en_US", -1_234), ("(1.234,50)", "de", -1_234.5), ("\u{2212}5", "en", -5), ("–5,5", "de", -5.5),
        ("1.234,56-", "de", -1_234.56), ("+7", "en", 7), ("1e3", "en", 1_000), ("1,5E-3", "de", 0.0015),
        ("$1,200", "en_US", 1_200), ("-$5.25", "en_US", -5.25), ("($5)", "en_US", -5), ("1.200,50 €", "de", 1_200.5),
        ("€ 1.200", "nl_NL", 1_200), ("CHF 1'200.50", "de_CH", 1_200.5), ("R$ 1.234,50", "pt_BR", 1_234.5),
        ("12 kr", "sv_SE", 12), ("USD 5", "en_US", 5), ("5 EUR", "de", 5), ("₹12,34,567", "en_IN", 1_234_567),
        ("12.5%", "en_US", 0.125), ("12,5 %", "de", 0.125), ("-3%", "en", -0.03), ("%7", "tr", 0.07),
        ("1,234%", "en", 12.34),
    ])
    func `numbers of many countries`(text: String, locale: String, value: Double) throws {
        let data = try chart("a;b\nx;\"\(text)\"\n", locale: locale).model.data
        #expect(abs((data[0][0] ?? .nan) - value) < 1e-9, "\(text) in \(locale): \(data)")
    }

    @Test(arguments: [
        "1,23", "12,3456", "1,2,3", "1.2.3", "1'23", "0,123", "1,234.5.6", "1,234,56", "12a", "1 2", "(5", "5)", "--5",
        "€5€", "1..5", "$", "%", "inf", "∞", "1/2", "0x10", "1e", "1_000", "(-5)", "5 km",
    ])
    func `what is no number in English is refused`(text: String) {
        // Commas may be decimal in other countries: a number with a point first says that they are not.
        let answer = message("a;b\nw;1.5\nx;\"\(text)\"\n")
        #expect(
            answer.hasPrefix("row 3, column 2 (b): expected a number or an empty cell, found “\(text)”"), "\(answer)")
    }

    /// Any number in any style reads as itself, or is refused or asked about: never another one.
    @Test func `random numbers in random styles are never another number`() throws {
        var random = SystemRandomNumberGenerator()
        var read = 0
        for _ in 0..<600 {
            let locale = Locale(
                identifier: ["en_US", "de_DE", "de_CH", "fr_FR", "en_IN", "sv_SE", "pt_BR", "es_ES"]
                    .randomElement(using: &random)!)
            let size = pow(10, Double.random(in: 0...8, using: &random))
            let digits = Int.random(in: 0...3, using: &random)
            let count = Int.random(in: 1...8, using: &random)
            let values = (0..<count).map { _ -> Double in
                let factor = pow(10, Double(digits))
                return (Double.random(in: -size...size, using: &random) * factor).rounded() / factor
            }
            let format = FloatingPointFormatStyle<Double>.number.locale(locale).precision(.fractionLength(digits))
            let rows = values.map { "x;\"\($0.formatted(format))\"\n" }.joined()
            guard let data = try? chart("a;b\n" + rows, locale: locale.identifier).model.data else { continue }
            read += 1
            for (value, number) in zip(values, data[0]) {
                #expect(abs((number ?? .nan) - value) <= abs(value) * 1e-12, "\(value.formatted(format)) \(locale)")
            }
        }
        #expect(read > 550)
    }

    // MARK: Units

    @Test func `percentages are written as such`() throws {
        let model = try chart("a,b\nx,12%\ny,50%\nz,0\n").model
        #expect(model.data == [[0.12, 0.5, 0]])
        #expect(model.numericAxis.formatter.string(from: 0.125) == "12.5%")
        #expect(try chart("a,b,c\nx,12%,5\n").model.numericAxis.formatter.numberStyle != .percent)
    }

    @Test func `a column has one unit`() throws {
        #expect(
            message("a,b\nx,12%\ny,5\n")
                == "row 3, column 2 (b): expected a number in the unit of those above, found “5”; a column has one unit"
        )
        #expect(message("a,b\nx,12\ny,5%\n").contains("row 3, column 2 (b)"))
        #expect(message("a,b\nx,$12\ny,€5\n").contains("row 3, column 2 (b)"))
        #expect(try chart("a,b\nx,$12\ny,5\nz,$7\n").model.data == [[12, 5, 7]])
    }

    // MARK: Missing values

    @Test(arguments: ["", "  ", "NA", "n/a", "N/A", "NaN", "nan", "null", "NULL", "None", "-", "–", "—", "#N/A", "#NV"])
    func `words for missing values are gaps`(word: String) throws {
        #expect(try chart("Month,A,B\nJan,1,\(word)\nFeb,\(word),2\n").model.data == [[1, nil], [nil, 2]])
    }

    @Test func `further words are named by an option`() throws {
        #expect(message("a,b\nx,fehlt\n").hasSuffix("found “fehlt”; --missing fehlt reads it as a gap"))
        #expect(
            try chart("a,b\nx,1\ny,fehlt\nz,?\n") { $0.missingTexts = ["Fehlt", "?"] }.model.data == [[1, nil, nil]])
        #expect(message("a,b\nx,#DIV/0!\n").hasSuffix("--missing '#DIV/0!' reads it as a gap"))
        for text in ["k. A.", "n. v.", "keine Angabe", "No data", "N / A"] {
            #expect(message("a,b\nx,\(text)\n").hasSuffix("; --missing '\(text)' reads it as a gap"))
        }
        #expect(!message("a,b\nx,Room 12\n").contains("--missing"))
    }

    @Test func `numbers may stand for missing values`() throws {
        let text = "a,b\nx,-999\ny,5\nz,-999.0\nw,12\n"
        #expect(try chart(text) { $0.missingTexts = ["-999"] }.model.data == [[nil, 5, nil, 12]])
        #expect(
            try chart("a,b,c\n0,0,1\n1,3,0\n") { $0.missingTexts = ["0"] }.model.data == [[nil, 3], [1, nil]])
    }

    // MARK: Columns

    @Test func `delimiters at the ends of lines make no series`() throws {
        for text in [
            "Month,A,\nJan,1,\nFeb,2,\n", "Month,A,,,\nJan,1,,,\nFeb,2,,,\n", "Month,A\nJan,1,\nFeb,2,,\n",
            "Month,A,\nJan,1\nFeb,2\n", "sep=,\nMonth,A,\nJan,1,\nFeb,2,\n",
        ] {
            let model = try chart(text).model
            #expect(model.data == [[1, 2]] && model.titlesForSeries == ["A"], "\(text)")
        }
        // An unnamed column with values is a series.
        #expect(try chart("Month,A,\nJan,1,\nFeb,2,5\n").model.data == [[1, 2], [nil, 5]])
        #expect(message("Month,\nJan,\n").hasPrefix("row 1: expected at least two columns"))
        #expect(message("Month,A\nJan,1,x\n").hasPrefix("row 2: expected 2 cells"))
        #expect(message("Month,A\nJan\n").hasPrefix("row 2: expected 2 cells"))
    }

    @Test func `the delimiter that a spreadsheet names counts`() throws {
        #expect(try chart("sep=;\r\nMonth;A\r\nJan;1,5\r\n").model.data == [[1.5]])
        #expect(try chart("\"sep=^\"\nMonth^A\nJan^1\n").model.titlesForSeries == ["A"])
        #expect(try chart("\u{FEFF}SEP=\t\nMonth\tA\nJan\t1\n").model.data == [[1]])
        #expect(message("sep=;\nMonth;A\nJan;x\n").hasPrefix("row 3, column 2 (A)"))
    }

    @Test func `a table without categories says what was assumed`() throws {
        let one = try chart("Sales\n1\n2\n")
        #expect(one.model.data == [[1, 2]] && one.model.titlesForCategory == nil)
        #expect(one.remarks.count == 1 && one.remarks[0].contains("no column of categories"))
        let columns = try chart("a,b\n1,2\n3,4\n")
        #expect(columns.model.data == [[2, 4]] && columns.model.titlesForCategory?[0] == ["1", "3"])
        #expect(columns.remarks.first?.contains("--first-column values") == true)
        let values = try chart("a,b\n1,2\n3,4\n") { $0.firstColumn = .values }
        #expect(values.model.data == [[1, 3], [2, 4]] && values.model.titlesForSeries == ["a", "b"])
        let line = try chart("x,y\n0.5,2\n1,4\n10,3\n", .line)
        #expect(line.model.categoryAxis.isNumericAxis && line.model.titlesForCategory?[0] == ["0.5", "1", "10"])
        #expect(line.remarks.first?.contains("axis of numbers") == true)
        #expect(try chart("1,2\n3,4\n").remarks.contains { $0.hasPrefix("row 1 has numbers alone") })
        #expect(try chart("5\n6\n9\n").remarks.contains { $0.hasPrefix("row 1 has numbers alone") })
        #expect(try chart("2024\n6\n9\n").remarks.count == 1)
        #expect(try chart("Land,2019,2020\nDE,1,2\n").remarks.isEmpty)
    }

    @Test func `numbers of an axis are sorted by wish only`() throws {
        let text = "id,y\n3,1\n1,2\n2,3\n"
        let categories = try chart(text, .line)
        #expect(
            !categories.model.categoryAxis.isNumericAxis && categories.model.titlesForCategory?[0] == ["3", "1", "2"])
        #expect(categories.remarks.first?.contains("--first-column numbers") == true)
        let numbers = try chart(text, .line) { $0.firstColumn = .numbers }
        #expect(numbers.model.data == [[2, 3, 1]] && numbers.model.titlesForCategory?[0] == ["1", "2", "3"])
        #expect(try chart("x,y\n2,1\n1,5\n", .line).model.data == [[5, 1]])
        #expect(try chart("x;y\n0,5;1\n1,5;2\n", .line, locale: "de").model.titlesForCategory?[0] == ["0.5", "1.5"])
        #expect(throws: ChartDocumentError.self) { try chart("x,y\na,1\n", .line) { $0.firstColumn = .numbers } }
        #expect(throws: ChartDocumentError.self) { try chart("x,y\n1,1\n", .donut) { $0.firstColumn = .numbers } }
    }
}

/// Tables of random cells.
///
/// Numbers: counts of rounds; a size of 70,000 bytes is more than the part of a table that is looked at first.
struct CSVFuzzTests {
    private static let cells = [
        "1", "-2.5", "1,5", "1.234", "1,234", "1.234,5", "12%", "$5", "5 €", "(3)", "NA", "", " ", "x", "\"a;b\"",
        "\"q\"\"q\"",
        "2024-01-01", "2024-03-31T02:30+02:00", "3/1/2024", "1.3.2024", "Q1 2024", "2024", "1 234", "1'234", "1e5",
        "9e999", "ä",
        "\"", "\u{FEFF}", "😀",
    ]

    /// Any table is read, or refused with a place or a reason, and is the same when it is read again.
    @Test func `tables of random cells are read or refused`() {
        var random = SystemRandomNumberGenerator()
        var read = 0
        for round in 0..<1_500 {
            let delimiter = [",", ";", "\t", "|"].randomElement(using: &random)!
            let columns = Int.random(in: 1...5, using: &random)
            let rows = round % 100 == 0 ? 3_000 : Int.random(in: 0...8, using: &random)
            let kinds = (0..<Int.random(in: 1...3, using: &random)).map { _ in Self.cells.randomElement(using: &random)!
            }
            var text = round % 9 == 0 ? "sep=\(delimiter)\n" : ""
            for row in 0...rows {
                let line = (0..<columns).map { column in
                    row == 0 ? "c\(column)" : kinds.randomElement(using: &random)!
                }
                text += line.joined(separator: delimiter) + (round % 5 == 0 ? delimiter : "") + "\n"
            }
            var bytes = Data(text.utf8)
            if round % 6 == 0, let place = bytes.indices.randomElement(using: &random) { bytes[place] = 0xE4 }
            let type = ChartType.allCases.randomElement(using: &random)!
            let locale = Locale(identifier: ["en_US", "de_DE", "fr_FR"].randomElement(using: &random)!)
            var options = ChartDocumentOptions()
            options.firstColumn = ChartDocumentOptions.FirstColumn.allCases.randomElement(using: &random)!
            options.clocks = [nil, .asWritten, .zone(TimeZone(identifier: "Europe/Berlin")!)].randomElement(
                using: &random)!
            func model() throws -> ChartModel {
                try ChartDocument(ByteSource(bytes), format: .csv, type: type, locale: locale, options: options).model
            }
            do {
                let first = try model()
                let second = try model()
                #expect(first.data == second.data && first.data3d == second.data3d)
                #expect(first.titlesForCategory == second.titlesForCategory)
                read += 1
            } catch {
                #expect(error is ChartDocumentError, "\(error)")
            }
        }
        #expect(read > 100)
    }
}
