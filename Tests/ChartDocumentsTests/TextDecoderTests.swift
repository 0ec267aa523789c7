import Foundation
import Testing

@testable import ChartDocuments

/// Encodings of tables.
///
/// Numbers: bytes of the Unicode standard and of Windows-1252.
struct TextDecoderTests {
    /// Reads pieces of a length, as pipes have them.
    private func decoded(
        _ bytes: [UInt8], _ encoding: ChartDocumentOptions.Encoding? = nil, piece: Int = 1 << 20
    ) throws -> (text: String, found: ChartDocumentOptions.Encoding?) {
        var place = 0
        let source = ByteSource { buffer in
            let count = min(piece, buffer.count, bytes.count - place)
            buffer.copyBytes(from: bytes[place..<(place + count)])
            place += count
            return count
        }
        let decoder = try TextDecoder(source, encoding: encoding)
        var text = decoder.text
        let data = try #require(try text.readAll(limit: 1 << 30))
        return (try #require(String(validating: Array(data), as: UTF8.self)), decoder.foundEncoding)
    }

    @Test func `each cut of each encoding reads the same`() throws {
        let text = "Monat;Größe €\nJän;1\n😀;2\n"
        let little = text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
        for piece in 1...12 {
            #expect(try decoded(Array(text.utf8), piece: piece).text == text)
            #expect(try decoded([0xEF, 0xBB, 0xBF] + text.utf8, piece: piece).text == text)
            #expect(try decoded([0xFF, 0xFE] + little, piece: piece).text == text)
            #expect(try decoded([0xFE, 0xFF] + big, piece: piece).text == text)
            #expect(try decoded(little, piece: piece).text == text)
            #expect(try decoded(big, .utf16BigEndian, piece: piece).text == text)
        }
    }

    @Test func `bytes that are no UTF-8 are Windows-1252`() throws {
        let bytes: [UInt8] = Array("J".utf8) + [0xE4] + Array("n;5 ".utf8) + [0x80, 0x85]
        for piece in 1...9 {
            let result = try decoded(bytes, piece: piece)
            #expect(result.text == "Jän;5 €…" && result.found == .windows1252)
        }
        #expect(try decoded(bytes, .latin1).text == "Jän;5 \u{80}\u{85}")
        #expect(try decoded(Array("abc".utf8)).found == nil)
    }

    @Test(arguments: [0x81, 0x8D, 0x8F, 0x90, 0x9D] as [UInt8])
    func `bytes that Windows-1252 does not have are refused`(byte: UInt8) {
        let bytes = Array("f".utf8) + [byte] + Array("r;1".utf8)
        for encoding: ChartDocumentOptions.Encoding? in [nil, .windows1252] {
            let error = #expect(throws: ChartDocumentError.self) { try decoded(bytes, encoding) }
            #expect(error?.found.contains("the byte \(String(byte, radix: 16, uppercase: true)) after “f”") == true)
        }
        #expect(throws: Never.self) { try decoded(bytes, .latin1) }
    }

    @Test func `a mixture is refused`() {
        #expect(throws: ChartDocumentError.self) { try decoded(Array("ä".utf8) + [0xE4, 0x6E]) }
        #expect(throws: ChartDocumentError.self) { try decoded([0xE4, 0x6E], .utf8) }
        #expect(throws: ChartDocumentError.self) { try decoded([0xFF, 0xFE, 0x41]) }
        #expect(throws: ChartDocumentError.self) { try decoded([0xFF, 0xFE, 0x00, 0xDC, 0x41, 0x00]) }
        // Surrogates, overlong forms and cut characters are no UTF-8.
        for bytes: [UInt8] in [
            [0xED, 0xA0, 0x80], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
        ] {
            #expect(throws: ChartDocumentError.self) { try decoded(bytes, .utf8) }
        }
    }

    @Test(arguments: [
        "Дата;v\n2024-01-01;5\n2024-01-02;6\n", "日付;値\n一月;5\n二月;6\n", "التاريخ;v\nيناير;5\nفبراير;6\n",
        "😀;v\n😃;5\n😄;6\n", "Ā;一\nĀ;5\n", "k,v\na,1\nb,2\n", "ਮਿਤੀ\tv\nਜਨਵਰੀ\t5\nਫ਼ਰਵਰੀ\t6\n",
    ])
    func `text of two bytes is recognised in any script`(text: String) throws {
        for piece in [1, 7, 1 << 20] {
            #expect(try decoded(text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }, piece: piece).text == text)
            #expect(try decoded(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }, piece: piece).text == text)
        }
    }

    @Test func `a zero byte is refused, and is not printed`() {
        let error = #expect(throws: ChartDocumentError.self) { try decoded(Array("k,v\na,5\0\nb,7\nc,8\nd,9\n".utf8)) }
        #expect(error?.description.contains("a byte that is zero, at place 8") == true)
        let other = ChartDocumentError(place: .document, expected: "a", found: "“\0\u{1B}”")
        #expect(other.description == "expected a, found “\\u{0}\\u{1B}”")
    }

    @Test(
        arguments: [
            (Array("PK\u{3}\u{4}....[Content_Types].xml".utf8), "an Excel workbook"),
            (Array("PK\u{3}\u{4}abc".utf8), "a ZIP archive, as Excel workbooks are"),
            ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], "an Excel workbook"),
            ([0x1F, 0x8B, 8], "a file compressed by gzip"),
            (Array(" <!DOCTYPE HTML><html>".utf8), "an HTML page"), (Array("%PDF-1.7".utf8), "a PDF file"),
            ([0xFF, 0xFE, 0, 0, 0x41, 0, 0, 0], "UTF-32"), ([0x41, 0, 0, 0, 0x2C, 0, 0, 0], "UTF-32"),
            ([0, 0, 0x04, 0x10, 0, 0, 0, 0x2C], "UTF-32"),
        ] as [([UInt8], String)])
    func `files of other kinds are refused by name`(bytes: [UInt8], name: String) {
        let error = #expect(throws: ChartDocumentError.self) { try decoded(bytes) }
        #expect(error?.found == name && error?.advice != nil)
    }

    @Test func `labels of spreadsheets are legible`() throws {
        let latin: [UInt8] = Array("Month;Sales\nJ".utf8) + [0xE4] + Array("n;12\n".utf8)
        let chart = try ChartDocument(
            ByteSource(Data(latin)), format: .csv, type: .column, locale: Locale(identifier: "de"))
        #expect(chart.model.titlesForCategory?[0] == ["Jän"])
        #expect(chart.remarks.contains { $0.contains("Windows-1252") && $0.contains("--encoding") })
        let wide =
            Data([0xFF, 0xFE]) + Data("Monat\tÄ\nJän\t1,5\n".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
        let model = try ChartDocument(
            ByteSource(wide), format: .csv, type: .column, locale: Locale(identifier: "de")
        ).model
        #expect(model.data == [[1.5]] && model.titlesForSeries == ["Ä"])
    }
}
