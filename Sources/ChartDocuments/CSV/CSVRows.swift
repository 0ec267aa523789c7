import FioriCharts
import Foundation

/// The rows of a table while they are read.
struct CSVRows: ~Copyable {
    let headerRow: Int
    var store: ColumnStore
    private(set) var units: [CellNumber.Unit?]
    private(set) var jumps: [(index: Int, row: Int)] = []
    private let header: [String]
    /// The number of columns with a name, or with a value near the start of the table.
    private let columnCount: Int
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
    /// The rows without a value that were read last, in a table without labels.
    private var blankRows = 0..<0

    init(
        header: [String], headerRow: Int, columnCount: Int, firstColumn: Int, separators: DecimalSeparators,
        delimiter: UInt8, options: CSVTable.Options
    ) throws {
        let refusesDoubts =
            delimiter == UInt8(ascii: ",") && options.decimalSeparator == delimiter
            && options.document.decimalSeparator == nil
        undecided = refusesDoubts ? separators.undecided : []
        let separators = separators.columns
        self.header = header
        self.columnCount = columnCount
        self.headerRow = headerRow
        self.firstColumn = firstColumn
        self.separators = separators
        self.options = options
        missing = Set(options.document.missingTexts.map { $0.lowercased() })
        missingNumbers = Set(options.document.missingTexts.compactMap { Double($0) }.filter(\.isFinite))
        leastCells = max((header.lastIndex { !$0.isEmpty } ?? header.count - 1) + 1, firstColumn + 1)
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
        guard form.isPossible, !hasUnits, missingNumbers.isEmpty, records.skippedCells == 0,
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

    /// Takes the record that was read last, which is the first row.
    mutating func takeCurrent(_ records: borrowing CSVRecords) throws { try append(records) }

    /// The number of rows at the end without a value, in a table without labels.
    var blankRowsAtEnd: Int { blankRows.upperBound == store.rowCount ? blankRows.count : 0 }

    /// True for a row without a label and a value, and for the line below the header of a table of Markdown.
    private mutating func isLeftOut(_ records: borrowing CSVRecords) -> Bool {
        let index = store.rowCount + block.count
        if records.isBlankRecord {
            if firstColumn == 1 { return true }
            // Rows count where there are no labels, but for those at the end.
            if columnCount > 1 {
                blankRows = (blankRows.upperBound == index ? blankRows.lowerBound : index)..<index + 1
            }
            return false
        }
        return index == 0 && CSVSample.isRule(records, headerRow: headerRow)
    }

    /// Moves the rows that were read to the store.
    mutating func flush() {
        store.append(block, hasLabelNumbers: labelForm.areNumbers)
        block.removeAll()
    }

    private mutating func append(_ records: borrowing CSVRecords) throws {
        if block.isFull { flush() }
        for (column, cell) in records.cellsLeftOut.enumerated() where !records.isBlank(cell) {
            throw ChartDocumentError(
                place: .row(records.row, column: column + 1, name: nil),
                expected: "an empty cell, as in the rows above", found: Self.quoted(records.text(cell)),
                advice: "a name in the first row makes it a column")
        }
        if isLeftOut(records) { return }
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
                    to: try value(
                        records.text(records.cells[column]), row: records.row, column: column,
                        skipped: records.skippedCells))
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
            let cells = header.count == 1 ? "1 cell" : "\(header.count) cells"
            throw ChartDocumentError(
                place: .row(records.row, column: nil, name: nil), expected: "\(cells), as the header has",
                found: "\(count)",
                advice: records.delimiter == UInt8(ascii: ",") && count > header.count ? adviceOnCommas : nil)
        }
    }

    private var adviceOnCommas: String {
        let hasDecimalPoints = options.document.decimalSeparator == nil && options.decimalSeparator != UInt8(ascii: ",")
        let canBeOneColumn = columnCount == 1 && hasDecimalPoints
        return "numbers with a comma in them stand in double quotes"
            + (canBeOneColumn ? "; --decimal comma reads a single column of decimal commas" : "")
    }

    /// The value of a cell that is no plain number.
    private mutating func value(_ text: String, row: Int, column: Int, skipped: Int) throws -> Double {
        let index = column - firstColumn
        let name = header[column].isEmpty ? nil : header[column]
        let place = ChartDocumentError.Place.row(row, column: column + skipped + 1, name: name)
        let separator = separators[column]
        switch CellNumber(text, decimal: separator, missing: missing, currencies: options.currencies) {
        case .missing: return .nan
        case .number(let value, nil) where missingNumbers.contains(value): return .nan
        case .number(let value, let unit):
            if value == 0, unit == nil { return 0 }
            if undecided.contains(column), let sign = NumberParts(text, options.currencies)?.ambiguousSign {
                throw CSVSample.ambiguous(
                    DecimalSeparators.Doubt(row: row, column: column + skipped, text: text, sign: sign))
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
        if case .number = CellNumber(text, decimal: other, currencies: options.currencies) {
            return separator == UInt8(ascii: ".")
                ? "the column has decimal points, and commas group digits; --decimal comma reads it otherwise"
                : "the column has decimal commas, and points group digits; --decimal point reads it otherwise"
        }
        let word = text.trimmingCharacters(in: .whitespaces)
        // Errors of spreadsheets, such as #DIV/0!, may have digits.
        guard word.count <= 20, word.hasPrefix("#") || !word.contains(where: \.isNumber) else { return nil }
        return "\(ShellWord.option("--missing", word)) reads it as a gap"
    }

    /// A text in quotation marks, shortened.
    private static func quoted(_ text: String) -> String { "“\(text.prefix(40))\(text.count > 40 ? "…" : "")”" }
}
