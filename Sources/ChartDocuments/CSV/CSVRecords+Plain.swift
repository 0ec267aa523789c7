import FioriCharts
import Foundation

/// The form of records that are read without a list of their cells: a label, or none, and numbers.
struct PlainForm: ~Copyable {
    let firstColumn: Int
    let columnCount: Int
    let numbers = PlainNumber()
    /// The decimal separator of each column, that of labels included; 0 where it divides cells.
    let separators: UnsafeMutablePointer<UInt8>
    /// The separators as they are.
    private let written: [UInt8]
    /// False where a delimiter can be a part of a number.
    let isPossible: Bool

    /// - Parameters:
    ///   - firstColumn: The first column of numbers, 0 or 1.
    ///   - separators: The decimal separator of each column.
    init(firstColumn: Int, separators written: [UInt8], delimiter: UInt8) {
        self.firstColumn = firstColumn
        self.written = written
        columnCount = written.count - firstColumn
        separators = .allocate(capacity: written.count)
        for (index, separator) in written.enumerated() {
            (separators + index).initialize(to: separator == delimiter ? 0 : separator)
        }
        isPossible = Array(",;\t|:/ ".utf8).contains(delimiter)
    }

    deinit { separators.deallocate() }

    /// The number of a cell, also where it has spaces, an exponent or many digits.
    func number(_ cell: UnsafeBufferPointer<UInt8>, column: Int) -> Double? {
        NumberText.number(cell, separator: written[column])
    }
}

extension CSVRecords {
    /// Takes records while they are plain and complete: no cell is quoted, there are as many cells as in the header, and
    /// those of numbers have nothing else.
    ///
    /// - Parameters:
    ///   - block: The rows; those after its end have to be free up to its capacity.
    ///   - hasNumbers: For each column of numbers, true if there is one that is not zero.
    ///   - labels: What is known of the labels.
    mutating func takePlain(
        _ form: borrowing PlainForm, into block: inout RowBlock, hasNumbers: UnsafeMutablePointer<Bool>,
        labels: inout LabelForm
    ) {
        let quote = UInt8(ascii: "\"")
        let newline = UInt8(ascii: "\n")
        let carriageReturn = UInt8(ascii: "\r")
        let bytes = UnsafePointer(buffer.baseAddress!)
        let (end, delimiter) = (end, delimiter)
        let (firstColumn, columnCount, capacity) = (form.firstColumn, form.columnCount, block.capacity)
        let separators = form.separators
        let values = block.values
        var record = start
        records: while !block.isFull, record < end {
            var place = record
            var label = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
            var labelNumber = Double.nan
            if firstColumn == 1 {
                guard bytes[place] != quote else { break }
                if labels.areNumbers { labelNumber = form.numbers.read(bytes, &place, separator: separators[0]) }
                let isRead = !labelNumber.isNaN && place < end && bytes[place] == delimiter
                if !isRead { place = endOfCell(bytes, record, end) }
                guard place < end, bytes[place] == delimiter else { break }
                label = UnsafeBufferPointer(start: bytes + record, count: place - record)
                // A row without a label may be blank.
                if !isRead, label.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) { break }
                if !isRead, labels.areNumbers {
                    labelNumber = labels.include(label, number: form.number(label, column: 0))
                }
                place += 1
            } else if columnCount > 1, bytes[place] == delimiter {
                // Nor may blank rows of values be read here.
                break
            }
            for column in 0..<columnCount {
                let first = place
                var value = form.numbers.read(bytes, &place, separator: separators[firstColumn + column])
                if value.isNaN { place = first }
                let isLast = column == columnCount - 1
                var stop = bytes[place]
                var isEnd = isLast ? stop == newline || stop == carriageReturn : stop == delimiter
                if !isEnd {
                    place = endOfCell(bytes, first, end)
                    stop = bytes[place]
                    isEnd = isLast ? stop == newline || stop == carriageReturn : stop == delimiter
                    guard place < end, isEnd,
                        let number = form.number(
                            UnsafeBufferPointer(start: bytes + first, count: place - first),
                            column: firstColumn + column)
                    else { break records }
                    value = number
                }
                // A blank line is no record.
                guard place < end, place > first || firstColumn + columnCount > 1 else { break records }
                if !value.isNaN, value != 0 { hasNumbers[column] = true }
                (values + column * capacity + block.count).initialize(to: value)
                if isLast, stop == carriageReturn {
                    guard place + 1 < end else { break records }
                    if bytes[place + 1] == newline { place += 1 }
                }
                place += 1
            }
            block.endRow(label: label, number: labelNumber)
            record = place
            row += 1
        }
        start = record
    }
}

/// A form that all labels of a table have so far.
struct LabelForm {
    /// True while each label is a number.
    private(set) var areNumbers: Bool
    /// True if a number may have spaces around it.
    private(set) var mayHaveSpaces = false

    init(mayBeNumbers: Bool) { areNumbers = mayBeNumbers }

    /// Takes a label into account that was not read as a plain number.
    /// - Parameter number: Its number; nil where it is none.
    /// - Returns: The number or NaN.
    mutating func include(_ label: UnsafeBufferPointer<UInt8>, number: Double?) -> Double {
        guard let number else {
            areNumbers = false
            return .nan
        }
        if label.contains(where: { $0 <= UInt8(ascii: " ") }) { mayHaveSpaces = true }
        return number
    }
}
