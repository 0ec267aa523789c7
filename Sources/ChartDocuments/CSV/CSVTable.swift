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
        let delimiter = named ?? CSVDelimiter.detect(in: sample) ?? UInt8(ascii: ",")
        var records = CSVRecords(source, delimiter: delimiter, size: size)
        if named != nil { _ = try records.next() }
        guard try records.next() else {
            throw ChartDocumentError(place: .document, expected: "a header and rows", found: "no text")
        }
        header = records.cells.map { records.text($0).trimmingCharacters(in: .whitespaces) }
        let reader = try CSVSample(
            sample, delimiter: delimiter, skipsFirst: named != nil, columnCount: header.count, options: options)
        separators = reader.separators
        remarks = reader.remarks
        let hasNumericLabels = options.hasNumericLabels(header.count, reader.firstCellIsNumber)
        guard header.count > (hasNumericLabels ? 0 : 1) else {
            throw ChartDocumentError(
                place: .row(records.row, column: nil, name: nil),
                expected: "at least two columns, divided by a comma, semicolon, tab or |", found: "one column")
        }
        var rows = try CSVRows(
            header: header, headerRow: records.row, firstColumn: hasNumericLabels ? 0 : 1,
            separators: separators, delimiter: delimiter, options: options)
        if let size { rows.reserve(bytes: size, sample: sample) }
        repeat { rows.takePlain(&records) } while try rows.takeNext(&records)
        rows.flush()
        if let remark = decoder.remark { remarks.append(remark) }
        guard rows.store.rowCount > 0 else {
            throw ChartDocumentError(
                place: .row(records.row + 1, column: nil, name: nil), expected: "a row below the header",
                found: "the end of the text")
        }
        let columns = rows.store.finish()
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

    /// Puts the rows into another order.
    mutating func reorder(_ order: [Int]) {
        if !labels.isEmpty { labels = labels.ordered(by: order) }
        labelNumbers = labelNumbers.map { numbers in order.map { numbers[$0] } }
        columns = columns.map { column in order.map { column[$0] } }
    }
}

/// The start of a table, which tells how numbers are written.
private struct CSVSample {
    /// The number of bytes that are looked at.
    static let size = 1 << 16

    private(set) var separators: DecimalSeparators
    private(set) var firstCellIsNumber = false
    private(set) var remarks: [String] = []

    init(
        _ sample: [UInt8], delimiter: UInt8, skipsFirst: Bool, columnCount: Int, options: CSVTable.Options
    ) throws {
        let comma = UInt8(ascii: ",")
        let given = options.document.decimalSeparator.map { $0 == .comma ? comma : UInt8(ascii: ".") }
        separators = DecimalSeparators(columnCount: columnCount, language: given ?? options.decimalSeparator)
        // A number that is cut would tell something else: of 1.234, 1.2 is left.
        let lines = sample.count < Self.size ? sample[...] : sample[..<Self.endOfLines(sample)]
        var records = CSVRecords(ByteSource(Data(lines)), delimiter: delimiter, size: lines.count)
        var count = 0
        var firstCell: String?
        // The last record may be cut within a quoted cell.
        while (try? records.next()) == true {
            count += 1
            guard count > (skipsFirst ? 2 : 1) else { continue }
            if count == (skipsFirst ? 3 : 2), let first = records.cells.first { firstCell = records.text(first) }
            guard given == nil else { break }
            for (column, cell) in records.cells.enumerated() {
                separators.include(records.bytes(cell), row: records.row, column: column)
            }
        }
        if given == nil { separators.decide() }
        if let firstCell, case .number = CellNumber(firstCell, decimal: separators.columns[0]) {
            firstCellIsNumber = true
        }
        guard given == nil else { return }
        // Programs that divide cells by commas write decimal points, whatever the language.
        if let (doubt, isOwnColumn) = separators.dispute, delimiter != comma {
            guard isOwnColumn else { throw Self.ambiguous(doubt) }
            remarks.append(
                "row \(doubt.row), column \(doubt.column + 1): \(doubt.text) is read with a decimal point, as other numbers "
                    + "of the column have one; --decimal comma reads it otherwise")
        }
        guard let doubt = separators.doubt else { return }
        let isCommaFile = delimiter == comma
        let languageHasComma = options.decimalSeparator == comma
        let other = languageHasComma ? "point" : "comma"
        if isCommaFile, languageHasComma {
            // Programs that divide cells by commas write decimal points, people who write German decimal commas.
            throw Self.ambiguous(doubt)
        }
        // Commas that group digits are usual between tabs.
        let isUsual = delimiter != UInt8(ascii: ";") && doubt.sign == comma
        if !isCommaFile, !languageHasComma, !isUsual {
            remarks.append(
                "row \(doubt.row), column \(doubt.column + 1): \(doubt.text) is read with a decimal point, as in "
                    + "\(options.language); --decimal \(other) reads it otherwise")
        }
    }

    /// The place behind the last line that is whole.
    private static func endOfLines(_ sample: [UInt8]) -> Int {
        sample.lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { $0 + 1 } ?? 0
    }

    fileprivate static func ambiguous(_ doubt: DecimalSeparators.Doubt) -> ChartDocumentError {
        ChartDocumentError(
            place: .row(doubt.row, column: doubt.column + 1, name: nil),
            expected: "a number that can be read in one way", found: "“\(doubt.text)”",
            advice: "--decimal point or --decimal comma names the decimal separator")
    }
}

/// The rows of a table while they are read.
private struct CSVRows: ~Copyable {
    let headerRow: Int
    var store: ColumnStore
    private(set) var units: [CellNumber.Unit?]
    private(set) var jumps: [(index: Int, row: Int)] = []
    private let header: [String]
    private let firstColumn: Int
    private let leastCells: Int
    private let separators: [UInt8]
    private let options: CSVTable.Options
    private let missing: Set<String>
    /// The columns of which no number has told the separator, where those with two readings are refused.
    private let undecided: Set<Int>
    /// The numbers among the texts for missing values.
    private let missingNumbers: Set<Double>
    private let form: PlainForm
    private(set) var labelForm: LabelForm
    private var block: RowBlock
    private let hasNumbers: UnsafeMutablePointer<Bool>
    private var hasUnits = false
    private var nextRow: Int

    init(
        header: [String], headerRow: Int, firstColumn: Int, separators: DecimalSeparators, delimiter: UInt8,
        options: CSVTable.Options
    ) throws {
        let refusesDoubts =
            delimiter == UInt8(ascii: ",") && options.decimalSeparator == delimiter
            && options.document.decimalSeparator == nil
        undecided = refusesDoubts ? separators.undecided : []
        let separators = separators.columns
        self.header = header
        self.headerRow = headerRow
        self.firstColumn = firstColumn
        self.separators = separators
        self.options = options
        missing = Set(options.document.missingTexts.map { $0.lowercased() })
        missingNumbers = Set(options.document.missingTexts.compactMap { Double($0) }.filter(\.isFinite))
        leastCells = max((header.lastIndex { !$0.isEmpty } ?? 0) + 1, firstColumn + 1)
        store = ColumnStore(columnCount: header.count - firstColumn, exactLimit: options.exactLimit)
        units = Array(repeating: nil, count: header.count - firstColumn)
        form = PlainForm(firstColumn: firstColumn, separators: separators, delimiter: delimiter)
        labelForm = LabelForm(mayBeNumbers: firstColumn == 1)
        block = RowBlock(columnCount: header.count - firstColumn)
        hasNumbers = .allocate(capacity: header.count - firstColumn)
        hasNumbers.initialize(repeating: false, count: header.count - firstColumn)
        nextRow = 2
    }

    deinit { hasNumbers.deallocate() }

    /// Makes room for the rows of a file.
    /// - Parameters:
    ///   - bytes: The size of the file.
    ///   - sample: Its start.
    mutating func reserve(bytes: Int, sample: [UInt8]) {
        let lines = sample.count { $0 == UInt8(ascii: "\n") }
        guard lines > 1, bytes > sample.count else { return }
        let rows = bytes / (sample.count / lines)
        store.reserve(rows: rows + rows / 16, labelBytes: bytes / header.count, hasLabelNumbers: firstColumn == 1)
    }

    /// Takes the next records as far as they are plain.
    mutating func takePlain(_ records: inout CSVRecords) {
        // Numbers in a column with a unit, and rows near a limit that is an error, need a look at each.
        guard form.isPossible, !hasUnits, missingNumbers.isEmpty,
            options.mayReduce
                || ((store.rowCount + block.capacity) * block.columnCount <= options.exactLimit
                    && store.labelSize + block.labelSize + records.buffer.count < ColumnStore.largestLabels)
        else { return }
        while true {
            let (count, row) = (block.count, records.row + 1)
            records.takePlain(form, into: &block, hasNumbers: hasNumbers, labels: &labelForm)
            if block.count > count {
                if row != nextRow { jumps.append((store.rowCount + count, row)) }
                nextRow = records.row + 1
            }
            guard block.isFull else { return }
            flush()
            guard options.mayReduce else { return }
        }
    }

    /// Takes the next record, whatever its form.
    /// - Returns: False at the end.
    mutating func takeNext(_ records: inout CSVRecords) throws -> Bool {
        guard try records.next() else { return false }
        try append(records)
        return true
    }

    /// Moves the rows that were read to the store.
    mutating func flush() {
        store.append(block, hasLabelNumbers: labelForm.areNumbers)
        block.removeAll()
    }

    private mutating func append(_ records: borrowing CSVRecords) throws {
        if block.isFull { flush() }
        let count = records.cells.count
        if count != header.count { try checkCount(records) }
        if !options.mayReduce,
            store.isFull(after: block.count) || store.labelSize + block.labelSize > ColumnStore.largestLabels
        {
            throw ChartDocumentError(
                place: .row(records.row, column: nil, name: nil),
                expected: "at most \(options.exactLimit) values for a chart of this kind", found: "more")
        }
        for column in firstColumn..<header.count {
            let place = block.values + (column - firstColumn) * block.capacity + block.count
            guard column < count else {
                place.initialize(to: .nan)
                continue
            }
            let bytes = records.bytes(records.cells[column])
            if let number = NumberText.number(bytes, separator: separators[column]),
                units[column - firstColumn] == nil || number == 0, missingNumbers.isEmpty
            {
                place.initialize(to: number)
                if number != 0 { hasNumbers[column - firstColumn] = true }
            } else if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) {
                place.initialize(to: .nan)
            } else {
                place.initialize(
                    to: try value(records.text(records.cells[column]), row: records.row, column: column))
            }
        }
        if records.row != nextRow { jumps.append((store.rowCount + block.count, records.row)) }
        nextRow = records.row + 1
        let label = records.cells[0]
        if label.hasDoubledQuotes {
            var text = records.text(label)
            text.withUTF8 {
                _ = labelForm.include($0, number: nil)
                block.endRow(label: $0, number: .nan)
            }
        } else {
            let bytes = records.bytes(label)
            let number = labelForm.areNumbers ? labelForm.include(bytes, number: form.number(bytes, column: 0)) : .nan
            block.endRow(label: bytes, number: number)
        }
    }

    /// Accepts rows with empty cells beyond the header, and without cells for unnamed columns at its end.
    private func checkCount(_ records: borrowing CSVRecords) throws {
        let count = records.cells.count
        let isLonger =
            count > header.count
            && records.cells[header.count...].allSatisfy { cell in
                records.bytes(cell).allSatisfy { $0 == 0x20 || $0 == 0x09 }
            }
        guard isLonger || (leastCells..<header.count).contains(count) else {
            throw ChartDocumentError(
                place: .row(records.row, column: nil, name: nil), expected: "\(header.count) cells, as the header has",
                found: "\(count)",
                advice: records.delimiter == UInt8(ascii: ",") && count > header.count
                    ? "numbers with a comma in them stand in double quotes" : nil)
        }
    }

    /// The value of a cell that is no plain number.
    private mutating func value(_ text: String, row: Int, column: Int) throws -> Double {
        let index = column - firstColumn
        let name = header[column].isEmpty ? nil : header[column]
        let place = ChartDocumentError.Place.row(row, column: column + 1, name: name)
        let separator = separators[column]
        switch CellNumber(text, decimal: separator, missing: missing) {
        case .missing: return .nan
        case .number(let value, nil) where missingNumbers.contains(value): return .nan
        case .number(let value, let unit):
            if value == 0, unit == nil { return 0 }
            if undecided.contains(column), let sign = NumberParts(text)?.ambiguousSign {
                throw CSVSample.ambiguous(DecimalSeparators.Doubt(row: row, column: column, text: text, sign: sign))
            }
            if unit != units[index], hasNumbers[index] {
                let isPercent = [unit, units[index]].contains(.percent)
                // A sign of a currency may stand in the first row alone.
                if isPercent || (unit != nil && units[index] != nil) {
                    throw ChartDocumentError(
                        place: place, expected: "a number in the unit of those above", found: Self.quoted(text),
                        advice: "a column has one unit")
                }
            }
            units[index] = units[index] ?? unit
            if unit != nil { hasUnits = true }
            hasNumbers[index] = true
            return value
        case .invalid:
            throw ChartDocumentError(
                place: place, expected: "a number or an empty cell", found: Self.quoted(text),
                advice: advice(text, separator: separator))
        }
    }

    private func advice(_ text: String, separator: UInt8) -> String? {
        let other = UInt8(ascii: separator == UInt8(ascii: ".") ? "," : ".")
        if case .number = CellNumber(text, decimal: other) {
            return separator == UInt8(ascii: ".")
                ? "the column has decimal points, and commas group digits; --decimal comma reads it otherwise"
                : "the column has decimal commas, and points group digits; --decimal point reads it otherwise"
        }
        let word = text.trimmingCharacters(in: .whitespaces)
        // Errors of spreadsheets, such as #DIV/0!, may have digits.
        guard word.count <= 20, word.hasPrefix("#") || !word.contains(where: { $0.isNumber || $0.isWhitespace }) else {
            return nil
        }
        return "--missing \(word.hasPrefix("#") ? "'\(word)'" : word) reads it as a gap"
    }

    /// A text in quotation marks, shortened.
    private static func quoted(_ text: String) -> String { "“\(text.prefix(40))\(text.count > 40 ? "…" : "")”" }
}
