import FioriCharts
import Foundation

/// A table of numbers that was read from delimited text: a header, a label per row, and columns of numbers.
struct CSVTable {
    /// The cells of the first row.
    private(set) var header: [String]
    /// The first column, below the header; empty where it has numbers like the other columns.
    private(set) var labels: LabelColumn
    /// The numbers of the labels where all of them are plain numbers and all rows were kept; nil otherwise.
    private(set) var labelNumbers: [Double]?
    /// True if labels that are numbers may have spaces around them.
    private(set) var labelsMayHaveSpaces = false
    /// The numbers of the other columns; NaN is a gap.
    private(set) var columns: [[Double]]
    /// The units of the numbers of each column.
    private(set) var units: [CellNumber.Unit?]
    /// The number of rows below the header; more than there are labels where rows were reduced.
    private(set) var rowCount: Int
    /// The separators of numbers in columns, that of labels included.
    private(set) var separators: DecimalSeparators
    /// Remarks on what was assumed.
    private(set) var remarks: [String] = []
    /// The number of columns before the first one that have neither a name nor a value.
    private(set) var skippedColumns = 0
    /// The places among the labels at which another row than the next one begins, where lines were blank.
    private var rows: [(index: Int, row: Int)] = []

    /// Options of reading.
    struct Options {
        /// True if rows beyond the limit may be reduced to extremes; otherwise they are an error.
        var mayReduce = true
        /// True if the first column is numbers too.
        var hasNumericLabels: (_ columnCount: Int, _ firstCellIsNumber: Bool) -> Bool = { _, _ in false }
        /// The decimal separator of the language.
        var decimalSeparator = UInt8(ascii: ".")
        /// True if texts are dates of one form.
        var areDates: ([String]) -> Bool = { _ in false }
        /// The signs of currencies.
        var currencies = CurrencySigns.usual
        /// The name of the language, for remarks.
        var language = "en"
        /// The number of values up to which all are kept.
        var exactLimit = 1_000_000
        var document = ChartDocumentOptions()
    }

    /// Reads a table.
    /// - Throws: ``ChartDocumentError`` with row and column, or an error of the system.
    init(_ source: ByteSource, options: Options) throws {
        let size = source.size
        let decoder = try TextDecoder(source, encoding: options.document.encoding)
        var source = decoder.text
        let sample = try source.peek(CSVSample.size)
        let named = CSVDelimiter.named(in: sample)
        let delimiter = named ?? CSVDelimiter.detect(in: sample) ?? CSVDelimiter.ofOneColumn(sample, options)
        var records = CSVRecords(source, delimiter: delimiter, size: size)
        if named != nil { _ = try records.next() }
        repeat {
            guard try records.next() else {
                throw ChartDocumentError(place: .document, expected: "a header and rows", found: "no text")
            }
        } while records.isBlankRecord
        let empty = CSVSample.emptyColumns(
            sample, delimiter: delimiter, headerRow: records.row, blankNames: records.cells.map { records.isBlank($0) })
        skippedColumns = records.cells.indices.prefix { empty.contains($0) }.count
        records.skippedCells = skippedColumns
        header = records.cells.map { records.text($0).trimmingCharacters(in: .whitespaces) }
        let reader = try CSVSample(
            sample, delimiter: delimiter, headerRow: records.row, columnCount: header.count,
            skippedColumns: skippedColumns, options: options)
        separators = reader.separators
        remarks = reader.remarks
        let columnCount = header.count + skippedColumns - empty.count
        let hasNumericLabels = options.hasNumericLabels(columnCount, reader.firstCellIsNumber)
        guard columnCount > (hasNumericLabels ? 0 : 1) else {
            throw ChartDocumentError(
                place: .row(records.row, column: nil, name: nil),
                expected: "at least two columns, divided by a comma, semicolon, tab or |", found: "one column")
        }
        let isHeadless = !hasNumericLabels && Self.isRowOfValues(header, above: reader.firstCell, options)
        if isHeadless {
            remarks.append(
                "row \(records.row) (\(header.joined(separator: ", ").prefix(60))) has a date like the row below, and is read as "
                    + "values; the first row of a table has names")
            header = Array(repeating: "", count: header.count)
        }
        var rows = try CSVRows(
            header: header, headerRow: records.row, columnCount: columnCount,
            firstColumn: hasNumericLabels ? 0 : 1, separators: separators, delimiter: delimiter, options: options)
        if let size { rows.reserve(bytes: size, sample: sample) }
        if isHeadless { try rows.takeCurrent(records) }
        repeat { rows.takePlain(&records) } while try rows.takeNext(&records)
        rows.flush()
        if let remark = decoder.remark { remarks.append(remark) }
        guard rows.store.rowCount > 0 else {
            throw ChartDocumentError(
                place: .row(records.row + 1, column: nil, name: nil), expected: "a row below the header",
                found: "the end of the text")
        }
        var columns = rows.store.finish()
        columns.dropLast(rows.blankRowsAtEnd)
        labels = hasNumericLabels ? [] : columns.labels
        labelNumbers = hasNumericLabels ? nil : columns.labelNumbers
        labelsMayHaveSpaces = rows.labelForm.mayHaveSpaces
        self.columns = columns.values
        units = rows.units
        rowCount = columns.rowCount
        self.rows = rows.jumps
        try dropEmptyColumns(firstColumn: hasNumericLabels ? 0 : 1, headerRow: rows.headerRow)
        // A year alone names a column.
        if hasNumericLabels && header.count == 1
            ? Self.areValues(header[...]) : header.allSatisfy({ Double($0) != nil })
        {
            remarks.append(
                "row \(rows.headerRow) has numbers alone, and is read as the names of the columns; the first row of a "
                    + "table has names")
        } else if !hasNumericLabels, Self.areValues(header.dropFirst()) {
            remarks.append(
                "row \(rows.headerRow) (\(header.joined(separator: ", ").prefix(60))) may be one of values, and is read as "
                    + "the names of the columns; the first row of a table has names")
        }
    }

    /// True for a first row with a date like that below it, and with numbers or missing values behind it.
    private static func isRowOfValues(_ cells: [String], above label: String?, _ options: Options) -> Bool {
        guard let label, let first = cells.first, first.count > 4, options.areDates([first, label]) else {
            return false
        }
        let readings = cells.dropFirst().map { cell in
            [UInt8(ascii: "."), UInt8(ascii: ",")].map {
                CellNumber(cell, decimal: $0, currencies: options.currencies)
            }
        }
        return readings.allSatisfy { $0.contains { $0 != .invalid } }
            && readings.contains { $0.contains { $0 != .invalid && $0 != .missing } }
    }

    /// True if names of columns are numbers as values are: neither years nor numbers that count, such as 1, 2, 3 and 10, 20.
    private static func areValues(_ names: ArraySlice<String>) -> Bool {
        guard let first = names.first?.unicodeScalars.first,
            ("0"..."9").contains(first) || "+-€$£".unicodeScalars.contains(first)
        else { return false }
        // Months such as 01.2024 are no values.
        let value = /[-+]?[€$£]? ?(\d+|\d{1,3}([.,'’ ]\d{3})+)([.,]\d+)?( ?[%€$£])?/
        let month = /\d{1,2}\.(19|20|21)\d\d/
        guard names.allSatisfy({ $0.wholeMatch(of: value) != nil && $0.wholeMatch(of: month) == nil }) else {
            return false
        }
        let numbers = names.compactMap { Double($0) }.filter { $0 == $0.rounded() }
        // Digits with fractions or between other signs are values.
        guard numbers.count == names.count else { return true }
        if numbers.allSatisfy({ (1_500..<2_200).contains($0) }) { return false }
        guard numbers.count > 1, numbers[1] > numbers[0] else { return true }
        let step = numbers[1] - numbers[0]
        let counts = zip(numbers, numbers.dropFirst()).allSatisfy { $1 - $0 == step }
        return !(counts && (step == 1 || numbers[0].truncatingRemainder(dividingBy: step) == 0))
    }

    /// Leaves out columns without a name and without a value, as delimiters at the ends of lines make them.
    private mutating func dropEmptyColumns(firstColumn: Int, headerRow: Int) throws {
        for column in columns.indices.reversed()
        where header[column + firstColumn].isEmpty && columns[column].allSatisfy(\.isNaN) {
            header.remove(at: column + firstColumn)
            columns.remove(at: column)
            units.remove(at: column)
        }
        guard !columns.isEmpty else {
            throw ChartDocumentError(
                place: .row(headerRow, column: nil, name: nil),
                expected: "at least two columns, divided by a comma, semicolon, tab or |", found: "one column")
        }
    }

    /// The row of a label, as errors count them; an estimate where rows were reduced.
    func row(ofLabel index: Int) -> Int {
        guard rowCount == columns[0].count else { return index + 2 }
        let jump = rows.last { $0.index <= index } ?? (0, 2)
        return jump.row + index - jump.index
    }

    /// Leaves out rows, by their indices in ascending order.
    mutating func leaveOut(_ indices: [Int]) {
        let leftOut = Set(indices)
        var kept: [Int] = []
        var jumps: [(index: Int, row: Int)] = []
        var (next, row, jump) = (2, 2, 0)
        for index in labels.indices {
            while jump < rows.count, rows[jump].index <= index {
                row = rows[jump].row + index - rows[jump].index
                jump += 1
            }
            if !leftOut.contains(index) {
                if row != next { jumps.append((kept.count, row)) }
                next = row + 1
                kept.append(index)
            }
            row += 1
        }
        reorder(kept)
        rows = jumps
        rowCount = kept.count
    }

    /// Puts the rows into another order.
    mutating func reorder(_ order: [Int]) {
        if !labels.isEmpty { labels = labels.ordered(by: order) }
        labelNumbers = labelNumbers.map { numbers in order.map { numbers[$0] } }
        columns = columns.map { column in order.map { column[$0] } }
    }
}
