import Foundation

/// A table of numbers that was read from delimited text: a header, a label per row, and columns of numbers.
struct CSVTable {
    /// The cells of the first row.
    var header: [String]
    /// The first column, below the header.
    var labels: [String]
    /// The numbers of the other columns; NaN is a gap.
    var columns: [[Double]]
    /// The number of rows below the header; more than there are labels where rows were reduced.
    var rowCount: Int

    /// Options of reading.
    struct Options {
        /// True if rows beyond the limit may be reduced to extremes; otherwise they are an error.
        var mayReduce = true
        /// True if the first column is numbers too.
        var hasNumericLabels: (_ columnCount: Int) -> Bool = { _ in false }
        /// A decimal separator beside the point.
        var decimalSeparator = UInt8(ascii: ".")
        /// The number of values up to which all are kept.
        var exactLimit = 1_000_000
    }

    /// Reads a table.
    /// - Throws: ``ChartDocumentError`` with row and column, or an error of the system.
    init(_ source: ByteSource, options: Options) throws {
        var source = source
        let sample = try source.peek(1 << 16)
        if sample.starts(with: [0xFF, 0xFE]) || sample.starts(with: [0xFE, 0xFF]) {
            throw ChartDocumentError(place: .document, expected: "UTF-8", found: "UTF-16")
        }
        let hasMark = sample.starts(with: [0xEF, 0xBB, 0xBF])
        if hasMark { source.skip(3) }
        let delimiter = CSVDelimiter.detect(in: hasMark ? Array(sample.dropFirst(3)) : sample) ?? UInt8(ascii: ",")
        var records = CSVRecords(source, delimiter: delimiter)
        guard try records.next() else {
            throw ChartDocumentError(place: .document, expected: "a header and rows", found: "no text")
        }
        header = records.cells.map { records.text($0).trimmingCharacters(in: .whitespaces) }
        let width = header.count
        let hasNumericLabels = options.hasNumericLabels(width)
        guard width > 1 else {
            throw ChartDocumentError(
                place: .row(records.row, column: nil, name: nil),
                expected: "at least two columns, divided by a comma, semicolon, tab or |", found: "one column")
        }
        let first = hasNumericLabels ? 0 : 1
        var store = ColumnStore(columnCount: width - first, exactLimit: options.exactLimit)
        if let size = source.size, !sample.isEmpty {
            let lines = sample.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
            store.reserve(rows: min(size, 1 << 32) / sample.count * lines)
        }
        let separator = options.decimalSeparator == delimiter ? UInt8(ascii: ".") : options.decimalSeparator
        let row = UnsafeMutableBufferPointer<Double>.allocate(capacity: width - first)
        defer { row.deallocate() }
        while try records.next() {
            guard records.cells.count == width else {
                throw ChartDocumentError(
                    place: .row(records.row, column: nil, name: nil),
                    expected: "\(width) cells, as the header has", found: "\(records.cells.count)")
            }
            if !options.mayReduce, store.isFull {
                throw ChartDocumentError(
                    place: .row(records.row, column: nil, name: nil),
                    expected: "at most \(options.exactLimit) values for a chart of this kind", found: "more")
            }
            for column in first..<width {
                let bytes = records.bytes(records.cells[column])
                if let number = NumberText.number(bytes, separator: separator) {
                    row[column - first] = number
                } else if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
                    row[column - first] = .nan
                } else {
                    throw ChartDocumentError(
                        place: .row(
                            records.row, column: column + 1, name: header[column].isEmpty ? nil : header[column]),
                        expected: "a number or an empty cell", found: Self.quoted(records.text(records.cells[column])))
                }
            }
            let label = records.cells[0]
            if label.hasDoubledQuotes {
                var text = records.text(label)
                text.withUTF8 { store.append(label: $0, values: UnsafeBufferPointer(row)) }
            } else {
                store.append(label: records.bytes(label), values: UnsafeBufferPointer(row))
            }
        }
        guard store.rowCount > 0 else {
            throw ChartDocumentError(
                place: .row(records.row + 1, column: nil, name: nil), expected: "a row below the header",
                found: "the end of the text")
        }
        let columns = store.finish()
        labels = columns.labels
        self.columns = columns.values
        rowCount = columns.rowCount
    }

    /// A text in quotation marks, shortened.
    private static func quoted(_ text: String) -> String {
        "“\(text.prefix(40))\(text.count > 40 ? "…" : "")”"
    }
}
