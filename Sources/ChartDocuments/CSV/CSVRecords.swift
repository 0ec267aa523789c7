import Foundation

/// A cell of the current record: a part of the reader's buffer without its quotes.
struct CSVCell {
    var start: Int
    var end: Int
    /// True if the cell has doubled quotes that stand for one.
    var hasDoubledQuotes = false
    var isQuoted = false
}

/// A streaming reader of delimited text (RFC 4180, with the usual freedoms): quoted cells may have delimiters, line
/// breaks and doubled quotes; lines end in LF, CRLF or CR; blank lines are skipped.
///
/// Only one record has to fit into memory, of 16 MiB at most.
struct CSVRecords: ~Copyable {
    private static let longestRecord = 1 << 24

    let delimiter: UInt8
    /// The delimiter in each byte.
    private let delimiters: UInt64
    /// The number of the current record, from 1; blank lines count.
    var row = 0
    /// The cells of the current record; valid until the next one is read.
    var cells: UnsafeBufferPointer<CSVCell> {
        let skipped = min(skippedCells, cellCount)
        return UnsafeBufferPointer(rebasing: cellBuffer[skipped..<cellCount])
    }
    /// The number of cells at the start of each record that are left out.
    var skippedCells = 0
    private var cellBuffer = UnsafeMutableBufferPointer<CSVCell>.allocate(capacity: 64)
    private var cellCount = 0
    private var source: ByteSource
    private(set) var buffer: UnsafeMutableBufferPointer<UInt8>
    /// The place in the buffer at which the next record begins.
    var start = 0
    /// The place in the buffer at which what was read ends.
    private(set) var end = 0
    private var isAtEnd = false

    /// - Parameters:
    ///   - source: The text.
    ///   - size: The number of bytes of the text, as far as it is known; a small text takes a small buffer.
    init(_ source: ByteSource, delimiter: UInt8, size: Int?) {
        let usual = 1 << 18
        // Files that the system makes when they are read have a size of zero. The end is found by a read that has room.
        let bufferSize = size.map { $0 > 0 && $0 < usual ? $0 + 1 : usual } ?? usual
        self.init(source, delimiter: delimiter, bufferSize: bufferSize)
    }

    init(_ source: ByteSource, delimiter: UInt8, bufferSize: Int) {
        self.source = source
        self.delimiter = delimiter
        delimiters = UInt64(delimiter) * Self.ones
        buffer = Self.allocate(bufferSize)
    }

    /// A buffer with some bytes at its end that are looked at and never read into.
    private static func allocate(_ capacity: Int) -> UnsafeMutableBufferPointer<UInt8> {
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity + PlainNumber.slack)
        buffer.initialize(repeating: 0)
        return buffer
    }

    private var capacity: Int { buffer.count - PlainNumber.slack }

    deinit {
        buffer.deallocate()
        cellBuffer.deallocate()
    }

    /// True if no cell of the current record has a character but spaces.
    var isBlankRecord: Bool {
        for cell in cells where !isBlank(cell) { return false }
        return true
    }

    /// The cells at the start of the current record that are left out.
    var cellsLeftOut: UnsafeBufferPointer<CSVCell> {
        UnsafeBufferPointer(rebasing: cellBuffer[..<min(skippedCells, cellCount)])
    }

    /// Moves to the next record.
    /// - Returns: False at the end.
    mutating func next() throws -> Bool {
        while true {
            switch scan() {
            case .record(let next):
                start = next
                row += 1
                let isBlank = cellCount == 1 && !cellBuffer[0].isQuoted && isBlank(cellBuffer[0])
                if !isBlank { return true }
            case .end: return false
            case .incomplete: try refill()
            case .broken(let expected, let found):
                throw ChartDocumentError(
                    place: .row(row + 1, column: cellCount + 1, name: nil), expected: expected, found: found)
            }
        }
    }

    /// True for a cell without a character but spaces.
    func isBlank(_ cell: CSVCell) -> Bool { bytes(cell).allSatisfy { $0 == 0x20 || $0 == 0x09 } }

    /// The bytes of a cell of the current record; valid until the next one is read.
    func bytes(_ cell: CSVCell) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: UnsafePointer(buffer.baseAddress! + cell.start), count: cell.end - cell.start)
    }

    /// The text of a cell; bytes that are no UTF-8 become U+FFFD.
    func text(_ cell: CSVCell) -> String {
        let text = String(decoding: bytes(cell), as: UTF8.self)
        return cell.hasDoubledQuotes ? text.replacing("\"\"", with: "\"") : text
    }

    private enum Scan {
        case record(next: Int)
        case end
        case incomplete
        case broken(expected: String, found: String)
    }

    /// Finds the cells of the record at the start of the buffer's rest.
    private mutating func scan() -> Scan {
        let quote = UInt8(ascii: "\"")
        let newline = UInt8(ascii: "\n")
        let carriageReturn = UInt8(ascii: "\r")
        let bytes = buffer.baseAddress!
        let end = end
        var place = start
        cellCount = 0
        if place == end { return isAtEnd ? .end : .incomplete }
        while true {
            if place < end, bytes[place] == quote {
                var cell = CSVCell(start: place + 1, end: place + 1, isQuoted: true)
                place += 1
                while true {
                    guard let found = memchr(bytes + place, Int32(quote), end - place) else {
                        return isAtEnd
                            ? .broken(expected: "a closing quote", found: "the end of the text") : .incomplete
                    }
                    place = found - UnsafeMutableRawPointer(bytes)
                    cell.end = place
                    place += 1
                    if place == end, !isAtEnd { return .incomplete }
                    guard place < end, bytes[place] == quote else { break }
                    cell.hasDoubledQuotes = true
                    place += 1
                }
                if place < end, bytes[place] != delimiter, bytes[place] != newline, bytes[place] != carriageReturn {
                    return .broken(expected: "a delimiter after the closing quote", found: "other text")
                }
                append(cell)
            } else {
                let first = place
                place = endOfCell(UnsafePointer(bytes), place, end)
                if place == end, !isAtEnd { return .incomplete }
                append(CSVCell(start: first, end: place))
            }
            guard place < end else { return isAtEnd ? .record(next: end) : .incomplete }
            if bytes[place] == delimiter {
                place += 1
                continue
            }
            if bytes[place] == carriageReturn {
                if place + 1 == end, !isAtEnd { return .incomplete }
                if place + 1 < end, bytes[place + 1] == newline { place += 1 }
            }
            return .record(next: place + 1)
        }
    }

    /// The place of the next delimiter or end of line; `end` without one. Looks at eight bytes at a time.
    @inline(__always)
    func endOfCell(_ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int) -> Int {
        var place = start
        while place + 8 <= end {
            let word = UInt64(littleEndian: UnsafeRawPointer(bytes + place).loadUnaligned(as: UInt64.self))
            let found =
                Self.zeros(word ^ delimiters) | Self.zeros(word ^ Self.newlines) | Self.zeros(word ^ Self.returns)
            if found != 0 { return place + found.trailingZeroBitCount / 8 }
            place += 8
        }
        while place < end {
            let byte = bytes[place]
            if byte == delimiter || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
            place += 1
        }
        return place
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let newlines: UInt64 = 0x0A0A_0A0A_0A0A_0A0A
    private static let returns: UInt64 = 0x0D0D_0D0D_0D0D_0D0D

    /// The highest bit of the first byte that is zero; bytes after it may have theirs, too.
    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & 0x8080_8080_8080_8080 }

    @inline(__always)
    private mutating func append(_ cell: CSVCell) {
        if cellCount == cellBuffer.count { growCells() }
        (cellBuffer.baseAddress! + cellCount).initialize(to: cell)
        cellCount += 1
    }

    private mutating func growCells() {
        let larger = UnsafeMutableBufferPointer<CSVCell>.allocate(capacity: cellBuffer.count * 2)
        larger.baseAddress!.initialize(from: cellBuffer.baseAddress!, count: cellCount)
        cellBuffer.deallocate()
        cellBuffer = larger
    }

    /// Moves the incomplete record to the start of the buffer and reads what follows.
    private mutating func refill() throws {
        if start > 0 {
            memmove(buffer.baseAddress!, buffer.baseAddress! + start, end - start)
            end -= start
            start = 0
        } else if end == capacity {
            guard capacity < Self.longestRecord else {
                throw ChartDocumentError(
                    place: .row(row + 1, column: nil, name: nil), expected: "a row of at most 16 MiB",
                    found: "a longer one, perhaps after a quote that is not closed")
            }
            let larger = Self.allocate(capacity * 2)
            memcpy(larger.baseAddress!, buffer.baseAddress!, end)
            buffer.deallocate()
            buffer = larger
        }
        let free = UnsafeMutableRawBufferPointer(start: buffer.baseAddress! + end, count: capacity - end)
        let count = try source.read(into: free)
        isAtEnd = count == 0
        end += count
    }
}
