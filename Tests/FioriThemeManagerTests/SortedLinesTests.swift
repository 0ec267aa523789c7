import Testing

@testable import FioriThemeManager

/// Lines of a sorted text by their first words.
///
/// Numbers: UI5 1.121 has 698 icons in its own font; the table of further collections has 24.
struct SortedLinesTests {
    @Test func `lines of the tables of icons are in order, and each is found`() {
        var found = 0
        for table in [SAPIconTable.font, SAPIconTable.collections] {
            let names = table.names
            #expect(names == names.sorted() && Set(names).count == names.count)
            for name in names {
                found += table[name].map { $0.isEmpty || $0.contains(" ") } == false ? 1 : 0
                let shorter = String(name.dropLast())
                #expect(table[name + "-"] == nil && (table[shorter] != nil) == names.contains(shorter))
            }
        }
        #expect(found == 698 + 24)
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8])
    func `each of a few lines is found, and nothing else`(count: Int) {
        let names = (0..<count).map { String(repeating: "b", count: $0 % 3 + 1) + "\($0)" }.sorted()
        let lines = SortedLines(names.map { "\($0)   word-of-\($0)" }.joined(separator: "\n"))
        #expect(lines.names == names && lines.words == names.map { "word-of-\($0)" })
        for other in ["", "a", "b", "c", "word-of-b0", "b0 ", "b0\n", "é"] { #expect(lines[other] == nil) }
    }

    @Test func `an empty text has no lines`() {
        let lines = SortedLines("")
        #expect(lines.names.isEmpty && lines["a"] == nil && lines[""] == nil)
    }
}
