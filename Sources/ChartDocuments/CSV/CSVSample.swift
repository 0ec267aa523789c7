import Foundation

/// The start of a table, which tells how numbers are written.
struct CSVSample {
    /// The number of bytes that are looked at.
    static let size = 1 << 16

    private(set) var separators: DecimalSeparators
    private(set) var firstCellIsNumber = false
    /// The first cell of the first row below the header.
    private(set) var firstCell: String?
    private(set) var remarks: [String] = []

    init(
        _ sample: [UInt8], delimiter: UInt8, headerRow: Int, columnCount: Int, skippedColumns: Int,
        options: CSVTable.Options
    ) throws {
        let comma = UInt8(ascii: ",")
        let given = options.document.decimalSeparator.map { $0 == .comma ? comma : UInt8(ascii: ".") }
        separators = DecimalSeparators(
            columnCount: columnCount, language: given ?? options.decimalSeparator,
            currencies: options.currencies)
        // A number that is cut would tell something else: of 1.234, 1.2 is left.
        var records = Self.records(sample, delimiter: delimiter)
        records.skippedCells = skippedColumns
        // The last record may be cut within a quoted cell.
        while (try? records.next()) == true {
            guard records.row > headerRow else { continue }
            if firstCell == nil, let first = records.cells.first, !records.isBlankRecord,
                !Self.isRule(records, headerRow: headerRow)
            {
                firstCell = records.text(first)
            }
            guard given == nil else { break }
            for (column, cell) in records.cells.enumerated() {
                separators.include(records.bytes(cell), row: records.row, column: column)
            }
        }
        if given == nil { separators.decide() }
        if let firstCell,
            case .number = CellNumber(firstCell, decimal: separators.columns[0], currencies: options.currencies)
        {
            firstCellIsNumber = true
        }
        guard given == nil else { return }
        // Programs that divide cells by commas write decimal points, whatever the language.
        if let (dispute, isOwnColumn) = separators.dispute, delimiter != comma {
            var doubt = dispute
            doubt.column += skippedColumns
            guard isOwnColumn else { throw Self.ambiguous(doubt) }
            remarks.append(
                "row \(doubt.row), column \(doubt.column + 1): \(doubt.text) is read with a decimal point, as other numbers "
                    + "of the column have one; --decimal comma reads it otherwise")
        }
        guard var doubt = separators.doubt else { return }
        doubt.column += skippedColumns
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

    /// The whole lines of a start.
    private static func records(_ sample: [UInt8], delimiter: UInt8) -> CSVRecords {
        let lines = sample.count < size ? sample[...] : sample[..<endOfLines(sample)]
        return CSVRecords(ByteSource(Data(lines)), delimiter: delimiter, size: lines.count)
    }

    /// The columns of a table that have neither a name nor a value, as delimiters at the ends of lines make them.
    /// - Parameter names: The cells of the header, in the state of being blank.
    /// - Returns: None for a table without a value.
    static func emptyColumns(
        _ sample: [UInt8], delimiter: UInt8, headerRow: Int, blankNames names: [Bool]
    ) -> Set<Int> {
        var empty = Set(names.indices.filter { names[$0] })
        guard !empty.isEmpty, names.count > 1 else { return [] }
        var records = records(sample, delimiter: delimiter)
        var hasRows = false
        while !empty.isEmpty, (try? records.next()) == true {
            guard records.row > headerRow, !isRule(records, headerRow: headerRow) else { continue }
            hasRows = hasRows || !records.isBlankRecord
            for column in empty where column < records.cells.count && !records.isBlank(records.cells[column]) {
                empty.remove(column)
            }
        }
        return hasRows ? empty : []
    }

    /// True for the line below the header of a table of Markdown.
    static func isRule(_ records: borrowing CSVRecords, headerRow: Int) -> Bool {
        guard records.delimiter == UInt8(ascii: "|"), records.row == headerRow + 1, !records.isBlankRecord else {
            return false
        }
        return records.cells.allSatisfy { cell in
            let signs = records.bytes(cell).filter { $0 != 0x20 }
            return signs.contains(UInt8(ascii: "-"))
                && signs.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") } || signs.isEmpty
        }
    }

    /// The place behind the last line that is whole.
    private static func endOfLines(_ sample: [UInt8]) -> Int {
        sample.lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { $0 + 1 } ?? 0
    }

    static func ambiguous(_ doubt: DecimalSeparators.Doubt) -> ChartDocumentError {
        ChartDocumentError(
            place: .row(doubt.row, column: doubt.column + 1, name: nil),
            expected: "a number that can be read in one way", found: "“\(doubt.text)”",
            advice: "--decimal point or --decimal comma names the decimal separator")
    }
}
