/// The labels of rows. A text is made of them where one is asked for.
///
/// They stand as bytes one after another, or are made of whole numbers, as those of counters and years are.
struct LabelColumn: RandomAccessCollection, Equatable, ExpressibleByArrayLiteral {
    private var bytes: [UInt8] = []
    /// The place at which each label ends. All labels together are far shorter than 4 GiB (``ColumnStore``).
    private var ends: [UInt32] = []
    /// The numbers of which labels are made; nil where they stand as bytes.
    private var wholeNumbers: [Double]?

    init() {}

    init(_ texts: [String]) {
        ends.reserveCapacity(texts.count)
        for text in texts {
            bytes.append(contentsOf: text.utf8)
            ends.append(UInt32(bytes.count))
        }
    }

    /// - Parameter wholeNumbers: The numbers that the labels write: 0…999,999,999,999,999, in digits alone.
    init(wholeNumbers: [Double]) { self.wholeNumbers = wholeNumbers }

    init(arrayLiteral texts: String...) { self.init(texts) }

    var startIndex: Int { 0 }
    var endIndex: Int { wholeNumbers?.count ?? ends.count }

    subscript(index: Int) -> String { withBytes(of: index) { Self.text($0) } }

    /// True if no label has a character.
    var areEmpty: Bool { bytes.isEmpty && wholeNumbers?.isEmpty ?? true }

    /// Makes room for labels that are expected.
    mutating func reserve(rows: Int, bytes count: Int) {
        ends.reserveCapacity(rows)
        bytes.reserveCapacity(count)
    }

    mutating func append(_ label: UnsafeBufferPointer<UInt8>) {
        writeWholeNumbers()
        bytes.append(contentsOf: label)
        ends.append(UInt32(bytes.count))
    }

    /// Appends labels that stand one after another, by the places at which they end.
    mutating func append(_ labels: UnsafeBufferPointer<UInt8>, ends labelEnds: UnsafeBufferPointer<UInt32>) {
        writeWholeNumbers()
        let start = UInt32(bytes.count)
        bytes.append(contentsOf: labels)
        ends.append(contentsOf: labelEnds)
        guard start > 0 else { return }
        ends.withUnsafeMutableBufferPointer { ends in
            for index in (ends.count - labelEnds.count)..<ends.count { ends[index] += start }
        }
    }

    /// Writes labels that are made of numbers as bytes, so that others can follow.
    private mutating func writeWholeNumbers() {
        guard let numbers = wholeNumbers else { return }
        wholeNumbers = nil
        for number in numbers { Self.withDigits(of: number) { append($0) } }
    }

    func withBytes<Result>(of index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if let wholeNumbers { return Self.withDigits(of: wholeNumbers[index], body) }
        let start = index == 0 ? 0 : Int(ends[index - 1])
        return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<Int(ends[index])])) }
    }

    /// Calls a function with each label until it returns false.
    /// - Returns: The index of the label at which it did so; nil where it never did.
    @discardableResult
    @inline(__always)
    func firstIndex(failing body: (UnsafeBufferPointer<UInt8>) -> Bool) -> Int? {
        if let wholeNumbers { return wholeNumbers.firstIndex { !Self.withDigits(of: $0, body) } }
        return bytes.withUnsafeBufferPointer { bytes in
            ends.withUnsafeBufferPointer { ends in
                var start = 0
                for index in ends.indices {
                    let end = Int(ends[index])
                    if !body(UnsafeBufferPointer(rebasing: bytes[start..<end])) { return index }
                    start = end
                }
                return nil
            }
        }
    }

    /// The labels as titles.
    /// - Parameter empty: The title of an empty label.
    func titles(empty: String? = "") -> [String?] {
        [String?](unsafeUninitializedCapacity: count) { titles, count in
            firstIndex { label in
                (titles.baseAddress! + count).initialize(to: label.isEmpty ? empty : Self.text(label))
                count += 1
                return true
            }
        }
    }

    /// The labels in another order.
    func ordered(by order: [Int]) -> LabelColumn {
        if let wholeNumbers { return LabelColumn(wholeNumbers: order.map { wholeNumbers[$0] }) }
        var result = LabelColumn()
        result.reserve(rows: order.count, bytes: bytes.count)
        for index in order { withBytes(of: index) { result.append($0) } }
        return result
    }

    static func == (one: LabelColumn, other: LabelColumn) -> Bool {
        if let numbers = one.wholeNumbers, let others = other.wholeNumbers { return numbers == others }
        if one.wholeNumbers == nil, other.wholeNumbers == nil {
            return one.ends == other.ends && one.bytes == other.bytes
        }
        return one.elementsEqual(other)
    }

    /// The text of bytes; those that are no UTF-8 become U+FFFD.
    @inline(__always)
    private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}

// MARK: Whole numbers

extension LabelColumn {
    private static let digitLimit = 15

    /// True if each label is a whole number that has up to 15 digits and is written as ``init(wholeNumbers:)`` writes it:
    /// without a sign, and without zeros before it.
    /// - Parameter ends: The places at which labels that stand one after another end.
    static func areWholeNumbers(_ labels: UnsafeBufferPointer<UInt8>, ends: UnsafeBufferPointer<UInt32>) -> Bool {
        guard let base = labels.baseAddress, areDigits(labels) else { return labels.isEmpty && ends.isEmpty }
        var start: UInt32 = 0
        var areShortest = true
        for end in ends {
            let count = end &- start
            let hasZeroBefore = count > 1 && base[Int(start)] == UInt8(ascii: "0")
            areShortest = areShortest && count &- 1 < UInt32(digitLimit) && !hasZeroBefore
            start = end
        }
        return areShortest
    }

    private static func areDigits(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // 0x30 to 0x39: the upper half of the byte is 3, and stays so with 6 added. Eight bytes at a time.
        let (upperHalves, threes, sixes): (UInt64, UInt64, UInt64) = (
            0xF0F0_F0F0_F0F0_F0F0, 0x3030_3030_3030_3030, 0x0606_0606_0606_0606
        )
        let raw = UnsafeRawBufferPointer(bytes)
        var others: UInt64 = 0
        var place = 0
        while place + 8 <= raw.count {
            let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
            others |= (word & upperHalves ^ threes) | ((word &+ sixes) & upperHalves ^ threes)
            place += 8
        }
        return others == 0 && bytes[place...].allSatisfy { $0 &- UInt8(ascii: "0") <= 9 }
    }

    private static func withDigits<Result>(
        of number: Double, _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: digitLimit) { digits in
            var rest = UInt64(number)
            var start = digitLimit
            repeat {
                start -= 1
                digits[start] = UInt8(ascii: "0") + UInt8(rest % 10)
                rest /= 10
            } while rest > 0
            return body(UnsafeBufferPointer(rebasing: digits[start...]))
        }
    }
}
