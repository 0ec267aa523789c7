import Foundation
import Testing

@testable import ChartDocuments

/// Labels that are kept as bytes or made of whole numbers.
///
/// Numbers: the labels of each test. A number of up to 15 digits is exact; rows are taken in blocks of 4,096.
struct LabelColumnTests {
    private let texts = ["a", "", "Zürich", "2024-03-01T09:30:00+02:00", "🇨🇭"]

    @Test func `labels are the texts that they were made of`() {
        let labels = LabelColumn(texts)
        #expect(Array(labels) == texts)
        #expect(labels.titles() == texts)
        #expect(labels.titles(empty: nil) == ["a", nil, "Zürich", "2024-03-01T09:30:00+02:00", "🇨🇭"])
        #expect(labels.firstIndex { $0 == "Zürich" } == 2)
        #expect(labels.firstIndex(failing: { $0.count < 5 }) == 2)
        #expect(labels.firstIndex(failing: { $0.count < 50 }) == nil)
    }

    @Test func `labels have another order`() {
        #expect(Array(LabelColumn(texts).ordered(by: [4, 2, 2])) == ["🇨🇭", "Zürich", "Zürich"])
    }

    @Test func `bytes that are no text are shown as such`() {
        var labels = LabelColumn()
        [0x61, 0xFF].withUnsafeBufferPointer { labels.append($0) }
        #expect(labels[0] == "a\u{FFFD}")
        #expect(labels.titles() == ["a\u{FFFD}"])
    }

    @Test func `labels are made of whole numbers`() {
        var labels = LabelColumn(wholeNumbers: [0, 7, 10, 2_026, 999_999_999_999_999])
        let texts = ["0", "7", "10", "2026", "999999999999999"]
        #expect(Array(labels) == texts && labels.titles() == texts && !labels.areEmpty)
        #expect(labels == LabelColumn(texts) && labels != LabelColumn(wholeNumbers: [0, 7]))
        #expect(labels.firstIndex(failing: { $0.count < 4 }) == 3)
        #expect(Array(labels.ordered(by: [3, 1, 1])) == ["2026", "7", "7"])
        Array("x".utf8).withUnsafeBufferPointer { labels.append($0) }
        #expect(Array(labels) == texts + ["x"])
        #expect(LabelColumn(wholeNumbers: []).areEmpty && LabelColumn(["", ""]).areEmpty)
    }

    @Test(arguments: [
        (["0", "7", "10", "2026", "999999999999999"], true), ([], true), (["1", "07"], false), (["00"], false),
        (["1", ""], false), (["-1"], false), (["+1"], false), (["1.0"], false), (["1e3"], false), ([" 1"], false),
        (["1234567890123456"], false), (["1", "٣"], false), (["1,200"], false),
    ])
    func `only digits without zeros before them are made of numbers`(texts: [String], are: Bool) {
        var ends: [UInt32] = []
        for text in texts { ends.append((ends.last ?? 0) + UInt32(text.utf8.count)) }
        Array(texts.joined().utf8).withUnsafeBufferPointer { bytes in
            ends.withUnsafeBufferPointer { #expect(LabelColumn.areWholeNumbers(bytes, ends: $0) == are) }
        }
    }

    /// The label that is written otherwise stands in the first block, in the second, or last.
    @Test(
        arguments: ["007", "12.0", "1e6", "-3", " 5", "x", "", "1234567890123456789", "\"8\""], [0, 3, 6_000, 9_999])
    func `titles are what the table writes`(odd: String, row: Int) throws {
        var texts = (0..<10_000).map { "\($0 * 3)" }
        texts[row] = odd
        let table = "x,y\n" + texts.map { "\($0),1\n" }.joined()
        let read = try CSVTable(ByteSource(Data(table.utf8)), options: CSVTable.Options())
        texts[row] = odd == "\"8\"" ? "8" : odd
        #expect(read.labels.count == 10_000 && Array(read.labels) == texts)
    }
}
