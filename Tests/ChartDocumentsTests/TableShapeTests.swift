import FioriCharts
import Foundation
import Testing

@testable import ChartDocuments

/// Rows and columns without content, first rows of values, and texts that stand for nothing.
///
/// Numbers: the cells of each text; rows and columns are counted from 1 with the first row of the text as row 1.
struct TableShapeTests {
    private func chart(_ text: String, _ type: ChartType = .line, locale: String = "en_US") throws -> ChartDocument {
        try ChartDocument(ByteSource(Data(text.utf8)), format: .csv, type: type, locale: Locale(identifier: locale))
    }

    private func message(_ text: String, _ type: ChartType = .column) -> String {
        do {
            return "no error: \(try chart(text, type).model.data)"
        } catch {
            return "\(error)"
        }
    }

    // MARK: Rows

    @Test func `rows without a value and a category are skipped`() throws {
        #expect(try chart("k,v\na,1\n   \nb,2\n", .column).model.data == [[1, 2]])
        #expect(try chart("k;v\n;\na;1\n;\nb;2\n;\n ; \n", .column).model.titlesForCategory?[0] == ["a", "b"])
        #expect(try chart(";;\nk;a;b\nx;1;2\n;;\n", .column).model.data == [[1], [2]])
        let dates = try chart("d;v\n01.02.2024;1\n02.02.2024;3\n;\n;\n", locale: "de")
        #expect(dates.model.categoryAxis.isTimeAxis && dates.model.data == [[1, 3]] && dates.remarks.isEmpty)
        let numbers = try chart("d;v\n1;1\n2;3\n5;4\n;\n")
        #expect(numbers.model.categoryAxis.isNumericAxis && numbers.model.data == [[1, 3, 4]])
        // Rows that are skipped count.
        #expect(message("k;v\n;\na;x\n").hasPrefix("row 3, column 2 (v)"))
    }

    @Test func `gaps at the end of values without categories are none`() throws {
        var chosen = ChartDocumentOptions()
        chosen.firstColumn = .values
        let text = "a;b\n1;2\n;\n3;4\n;\n;\n"
        let document = try ChartDocument(ByteSource(Data(text.utf8)), format: .csv, type: .line, options: chosen)
        #expect(document.model.data == [[1, nil, 3], [2, nil, 4]])
    }

    @Test func `a sum without a date leaves the axis of time`() throws {
        let document = try chart("Day Index,Users\n1/1/24,\"1,012\"\n1/2/24,915\n,\"1,927\"\n")
        #expect(document.model.categoryAxis.isTimeAxis && document.model.data == [[1_012, 915]])
        #expect(document.remarks.contains("row 4: one row without a date in the first column is left out"))
        let numbers = try chart("x;v\n1;1\n;9\n2;3\n5;4\n")
        #expect(numbers.model.categoryAxis.isNumericAxis && numbers.model.data == [[1, 3, 4]])
        #expect(numbers.remarks.contains("row 3: one row without a number in the first column is left out"))
        let groups = try chart("d,v\n2024-01-01,1\n,2\n,3\n2024-01-02,4\n,5\n")
        #expect(!groups.model.categoryAxis.isTimeAxis && groups.model.data == [[1, 2, 3, 4, 5]])
        #expect(groups.remarks.contains { $0.hasPrefix("row 3: 3 rows without a date") })
        let scatter = try chart("d,v\n2024-01-01,1\n2024-01-02,2\n,3\n", .scatter)
        #expect(scatter.model.categoryAxis.isTimeAxis && scatter.model.data3d[0].count == 2)
    }

    @Test func `rows are counted on behind one that is left out`() throws {
        let text = "x;v\n1;1\n;9\n" + (2...30).map { "\($0);\($0)\n" }.joined()
        var options = ChartDocumentOptions()
        options.firstColumn = .automatic
        let document = try ChartDocument(ByteSource(Data(text.utf8)), format: .csv, type: .line, options: options)
        #expect(document.model.data[0].count == 30 && document.model.data[0].last == 30)
    }

    // MARK: Columns

    @Test func `a first column without a name and values is none`() throws {
        for text in [",k,v\n,a,1\n,b,2\n", "|k|v|\n|a|1|\n|b|2|\n", "| k | v |\n|---|--:|\n| a | 1 |\n| b | 2 |\n"] {
            let model = try chart(text, .column).model
            #expect(model.data == [[1, 2]] && model.titlesForSeries == ["v"], "\(text)")
            #expect(
                model.titlesForCategory?[0].map { $0?.trimmingCharacters(in: .whitespaces) } == ["a", "b"], "\(text)")
        }
        #expect(message(",k,v\n,a,1\n,b,x\n").hasPrefix("row 3, column 3 (v): expected a number"))
        #expect(try chart(",v\na,1\nb,2\n", .column).model.titlesForCategory?[0] == ["a", "b"])
        let long = ",k,v\n" + String(repeating: ",a,1\n", count: 20_000) + "x,a,1\n"
        #expect(message(long).contains("row 20002, column 1: expected an empty cell"))
    }

    @Test func `a first row with a date like the next is one of values`() throws {
        let document = try chart("2024-01-01,1,2\n2024-01-02,2,3\n2024-01-03,2,3\n")
        #expect(document.model.data == [[1, 2, 2], [2, 3, 3]] && document.model.categoryAxis.isTimeAxis)
        #expect(document.remarks.contains { $0.hasPrefix("row 1 (2024-01-01, 1, 2) has a date like the row below") })
        #expect(try chart("2024-01-01,1800\n2024-01-02,1900\n2024-01-03,1850\n").model.data == [[1_800, 1_900, 1_850]])
        #expect(try chart("01.02.2024;1,5\n02.02.2024;2,5\n", locale: "de").model.data == [[1.5, 2.5]])
        // Names in any column, and other first cells, make a row of names.
        #expect(try chart("2024-01-01,Sales\n2024-01-02,2\n2024-01-03,3\n").model.data == [[2, 3]])
        #expect(try chart("Region,2024-01-01\nNorth,2\nSouth,3\n", .column).model.data == [[2, 3]])
        #expect(message("2024-01-01,1\n2024-01-02,x\n").hasPrefix("row 2, column 2"))
    }

    // MARK: Cells

    @Test(arguments: ["---", "––", "----", "—", "- ", "<NA>", "<na>"])
    func `dashes and the gap of data frames are gaps`(word: String) throws {
        #expect(try chart("k,v\na,3\nb,\(word)\n", .column).model.data == [[3, nil]])
    }

    @Test(arguments: [
        ("-x", "--missing=-x"), ("--foo", "--missing=--foo"), ("<x", "--missing '<x'"), ("a'b", "--missing 'a'\\''b'"),
        ("$x", "--missing '$x'"), ("*", "--missing '*'"), ("fehlt", "--missing fehlt"), ("(x)", "--missing '(x)'"),
        ("-a'b", "--missing='-a'\\''b'"), ("=x", "--missing '=x'"), ("~", "--missing '~'"),
    ])
    func `advice is quoted for a shell`(word: String, advice: String) {
        #expect(message("k,v\na,3\nb,\(word)\n").hasSuffix("; \(advice) reads it as a gap"))
    }

    @Test func `periods of a financial year are no numbers`() throws {
        for sign in [".", "/"] {
            let labels = ["009", "010", "011", "012", "013"].map { $0 + sign + "2024" }
            let rows = labels.enumerated().map { "\($1);\($0),5\n" }.joined()
            let model = try chart("Period;v\n" + rows, locale: "de_DE").model
            #expect(!model.categoryAxis.isNumericAxis && !model.categoryAxis.isTimeAxis)
            #expect(model.titlesForCategory?[0] == labels && model.data == [[0.5, 1.5, 2.5, 3.5, 4.5]])
        }
        #expect(try chart("x;v\n0.125;1\n0.250;2\n").model.categoryAxis.isNumericAxis)
    }

    @Test(
        arguments: [
            ("id_ID", "Rp 5.000", 5_000), ("id_ID", "Rp5.000,00", 5_000), ("en_ZA", "R 5 000,00", 5_000),
            ("en_ZA", "R5000.00", 5_000), ("ms_MY", "RM 5,000.00", 5_000), ("zh_HK", "HK$5,000.00", 5_000),
            ("zh_TW", "NT$5,000", 5_000), ("es_PE", "S/ 5,000.00", 5_000), ("tr_TR", "5.000,00 TL", 5_000),
            ("bg_BG", "5000,00 лв.", 5_000), ("ru_RU", "5 000,00 руб.", 5_000), ("ru_RU", "5 000,00 р.", 5_000),
            ("ar_SA", "5,000.00 ر.س.", 5_000), ("ar_SA", "5,000.00 ر.س.\u{200F}", 5_000),
            ("ar_AE", "5,000.00 د.إ", 5_000),
            ("hr_HR", "5.000,00 kn", 5_000), ("sr_RS", "5.000,00 RSD", 5_000), ("sr_RS", "5.000,00 дин.", 5_000),
            ("uk_UA", "5 000,00 грн", 5_000), ("uk_UA", "5 000,00 грн.", 5_000), ("vi_VN", "5.000 đ", 5_000),
            ("sw_KE", "Ksh 5,000.00", 5_000), ("es_GT", "Q5,000.00", 5_000), ("mk_MK", "5.000,00 ден.", 5_000),
            ("es_VE", "Bs.5.000,00", 5_000), ("es_BO", "Bs5.000,00", 5_000), ("en_SG", "S$5,000.00", 5_000),
            ("sv_SE", "5 000:-", 5_000), ("sv_SE", "-5:-", -5), ("fa_IR", "۵٬۰۰۰ ریال", 5_000),
            ("th_TH", "5,000.00 บาท", 5_000),
        ] as [(String, String, Double)])
    func `signs of currencies of many regions are read`(locale: String, text: String, value: Double) throws {
        #expect(try chart("k;v\na;\(text)\nb;\(text)\n", .column, locale: locale).model.data == [[value, value]])
    }

    @Test func `letters before numbers are no currency elsewhere`() throws {
        for text in ["Q1", "R5", "Bs5", "5 kn", "X 5"] {
            #expect(message("k;v\na;\(text)\n").contains("found “\(text)”"), "\(text)")
        }
        #expect(try chart("k;v\nQ1;1\nQ2;2\n", locale: "es_GT").model.categoryAxis.isNumericAxis == false)
    }
}
