/// The labels of rows, as bytes one after another. A text is made of them where one is asked for.
struct LabelColumn: RandomAccessCollection, Equatable, ExpressibleByArrayLiteral {
    private(set) var bytes: [UInt8] = []
    /// The place at which each label ends. All labels together are far shorter than 4 GiB (``ColumnStore``).
    private var ends: [UInt32] = []

    init() {}

    init(_ texts: [String]) {
        ends.reserveCapacity(texts.count)
        for text in texts {
            bytes.append(contentsOf: text.utf8)
            ends.append(UInt32(bytes.count))
        }
    }

    init(arrayLiteral texts: String...) { self.init(texts) }

    var startIndex: Int { 0 }
    var endIndex: Int { ends.count }

    subscript(index: Int) -> String { withBytes(of: index) { Self.text($0) } }

    /// Makes room for labels that are expected.
    mutating func reserve(rows: Int, bytes count: Int) {
        ends.reserveCapacity(rows)
        bytes.reserveCapacity(count)
    }

    mutating func append(_ label: UnsafeBufferPointer<UInt8>) {
        bytes.append(contentsOf: label)
        ends.append(UInt32(bytes.count))
    }

    /// Appends labels that stand one after another, by the places at which they end.
    mutating func append(_ labels: UnsafeBufferPointer<UInt8>, ends labelEnds: UnsafeBufferPointer<UInt32>) {
        let start = UInt32(bytes.count)
        bytes.append(contentsOf: labels)
        ends.append(contentsOf: labelEnds)
        guard start > 0 else { return }
        ends.withUnsafeMutableBufferPointer { ends in
            for index in (ends.count - labelEnds.count)..<ends.count { ends[index] += start }
        }
    }

    func withBytes<Result>(of index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let start = index == 0 ? 0 : Int(ends[index - 1])
        return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[start..<Int(ends[index])])) }
    }

    /// Calls a function with each label until it returns false.
    /// - Returns: The index of the label at which it did so; nil where it never did.
    @discardableResult
    @inline(__always)
    func firstIndex(failing body: (UnsafeBufferPointer<UInt8>) -> Bool) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
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
        var result = LabelColumn()
        result.reserve(rows: order.count, bytes: bytes.count)
        for index in order { withBytes(of: index) { result.append($0) } }
        return result
    }

    /// The text of bytes; those that are no UTF-8 become U+FFFD.
    @inline(__always)
    private static func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
