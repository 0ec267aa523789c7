import Foundation
import Testing

@testable import ChartDocuments
@testable import FioriCharts

/// Delimiters at the ends of lines, single columns of decimal commas, and the units of points.
///
/// Numbers: the cells of each text.
struct EndDelimiterTests {
    private func chart(
        _ text: String, _ type: ChartType, locale: String = "en", options: ChartDocumentOptions = ChartDocumentOptions()
    ) throws -> ChartDocument {
        try ChartDocument(
            ByteSource(Data(text.utf8)), format: .csv, type: type, locale: Locale(identifier: locale), options: options)
    }

    private func message(_ text: String, _ type: ChartType, locale: String = "en") -> String {
        do {
            return "no error: \(try chart(text, type, locale: locale).model.data)"
        } catch {
            return "\(error)"
        }
    }

    // MARK: Delimiters

    /// The table of a text with an unnamed, empty column in each place where programs write one.
    private func variants(_ rows: [[String]]) -> [String] {
        func lines(_ start: String, _ delimiter: String, _ end: String, _ rows: [[String]]) -> String {
            rows.map { start + $0.joined(separator: delimiter) + end + "\n" }.joined()
        }
        let rule: [[String]] = [rows[0].map { _ in "--:" }]
        let values = Array(rows.dropFirst())
        var variants = [lines("", ";", ";", rows), lines("", "\t", "\t", rows), lines("", ";", ";;;", rows)]
        variants += [lines(";", ";", ";", rows), lines(";;", ";", "", rows), "sep=;\n" + lines("", ";", ";", rows)]
        variants.append(lines("", ";", ";", [rows[0]]) + lines("", ";", "", values))
        variants.append(lines("| ", " | ", " |", [rows[0]] + rule + values))
        for sign in ["-", ":-", "-:"] {
            variants.append(lines("|", "|", "|", [rows[0], rows[0].map { _ in sign }] + values))
        }
        return variants
    }

    @Test func `empty columns count in no decision`() throws {
        var count = 0
        for text in variants([["x", "y"], ["1", "2"], ["3", "4"]]) {
            let model = try chart(text, .scatter).model
            #expect(model.data3d == [[[1, 2], [3, 4]]], "\(text)")
            #expect(try chart(text, .line).model.data == [[2, 4]], "\(text)")
            count += 1
        }
        for text in variants([["x", "y", "s"], ["1", "2", "5"], ["3", "4", "9"]]) {
            #expect(try chart(text, .bubble).model.data3d == [[[1, 2, 5], [3, 4, 9]]], "\(text)")
            // Three columns of a scatter chart have labels.
            #expect(try chart(text, .scatter).model.data3d == [[[2, 5], [4, 9]]], "\(text)")
            count += 1
        }
        for text in variants([["total", "part"], ["100", "45"]]) {
            #expect(try chart(text, .micro_radial).model.data == [[100, 45]], "\(text)")
            #expect(try chart(text, .micro_harvey_ball).model.data == [[100, 45]], "\(text)")
            count += 1
        }
        for text in variants([["v"], ["1"], ["3"]]) {
            let document = try chart(text, .line)
            #expect(document.model.data == [[1, 3]] && document.model.titlesForSeries == ["v"], "\(text)")
            count += 1
        }
        for text in variants([["k", "v"], ["a", "1"], ["b", "3"]]) {
            let document = try chart(text, .column)
            let titles = document.model.titlesForCategory?[0].compactMap { $0?.trimmingCharacters(in: .whitespaces) }
            #expect(document.model.data == [[1, 3]] && titles == ["a", "b"], "\(text)")
            count += 1
        }
        #expect(count == 55)
    }

    @Test func `commas and a column without a name between others`() throws {
        #expect(try chart("x,y,\n1,2,\n3,4,\n", .scatter).model.data3d == [[[1, 2], [3, 4]]])
        #expect(try chart("x,,y\n1,,2\n3,,4\n", .scatter).model.data3d == [[[1, 2], [3, 4]]])
        #expect(try chart("v,\n1,\n3,\n", .line).model.data == [[1, 3]])
        // A column with a value is one.
        #expect(try chart("k,v,\na,1,\nb,2,7\n", .line).model.data == [[1, 2], [nil, 7]])
        #expect(message("x,y,\n1,2,\n3,4,5\n", .bubble).hasPrefix("no error"))
    }

    // MARK: One column

    @Test func `a column of decimal commas is one column`() throws {
        var comma = ChartDocumentOptions()
        comma.decimalSeparator = .comma
        for (text, values) in [
            ("v\n1,5\n2,5\n", [1.5, 2.5]), ("v\n1,5\n2,5", [1.5, 2.5]), ("v\n1.234,5 €\n7 €\n", [1_234.5, 7]),
            ("v\n\"1,5\"\n2\n-0,25\n", [1.5, 2, -0.25]),
        ] {
            #expect(try chart(text, .line, locale: "de").model.data == [values], "\(text)")
            #expect(try chart(text, .column, options: comma).model.data == [values], "\(text)")
        }
        #expect(try chart("v\n12,5%\n25%\n", .line, locale: "de").model.data == [[0.125, 0.25]])
        #expect(message("v\n1,5\n2,5\n", .line).contains("--decimal comma"))
        #expect(message("v\n1,5\nx,y\n", .line, locale: "de").contains("found 2"))
    }

    // MARK: Units

    @Test func `each axis of points is in percent where its own values are`() throws {
        func styles(_ text: String, _ type: ChartType) throws -> [NumberFormatter.Style?] {
            let model = try chart(text, type).model
            return [model.categoryAxis, model.numericAxis].map { $0.hasFormat ? $0.formatter.numberStyle : nil }
        }
        #expect(try styles("l,x,y\na,1,5%\nb,2,8%\n", .scatter) == [.decimal, .percent])
        #expect(try styles("x,y\n10%,5\n20%,8\n", .scatter) == [.percent, nil])
        #expect(try styles("l,x,y\na,1%,5%\nb,2%,8%\n", .scatter) == [.percent, .percent])
        #expect(try styles("l,x,y,size\na,1,5%,100\nb,2,8%,200\n", .bubble) == [.decimal, .percent])
        #expect(try styles("l,x,y,size\na,1,5,10%\nb,2,8,20%\n", .bubble) == [nil, nil])
        #expect(try styles("d,y,size\n2024-01-01,5%,100\n2024-01-02,8%,200\n", .bubble) == [nil, .percent])
        // Two series, of which one is in percent.
        #expect(try styles("l,x,y,u,w\na,1,5%,1,5\nb,2,8%,1,5\n", .scatter) == [nil, nil])
        #expect(try styles("k,v,w\na,5%,1\nb,8%,2\n", .line) == [nil, nil])
        #expect(try styles("k,v\na,5%\nb,8%\n", .line) == [nil, .percent])
    }
}
