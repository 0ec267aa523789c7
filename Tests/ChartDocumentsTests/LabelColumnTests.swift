import Testing

@testable import ChartDocuments

/// Labels that are kept as bytes.
///
/// Numbers: the labels of each test.
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
}
