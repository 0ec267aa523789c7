import Foundation

/// Rows that were read and are not yet in a ``ColumnStore``, which takes many at once.
struct RowBlock: ~Copyable {
    private static let valueLimit = 32_768

    let columnCount: Int
    /// The number of rows for which there is room.
    let capacity: Int
    private(set) var count = 0
    /// Column by column, each as long as the capacity.
    let values: UnsafeMutablePointer<Double>
    /// The numbers that labels write; meaningless once a label was no number.
    let labelNumbers: UnsafeMutablePointer<Double>
    /// The place at which each label ends.
    let labelEnds: UnsafeMutablePointer<UInt32>
    private var labelBytes: UnsafeMutableBufferPointer<UInt8>
    /// The number of bytes of all labels.
    private(set) var labelSize = 0

    init(columnCount: Int) {
        self.columnCount = columnCount
        capacity = max(1, min(4_096, Self.valueLimit / max(columnCount, 1)))
        values = .allocate(capacity: capacity * max(columnCount, 1))
        labelNumbers = .allocate(capacity: capacity)
        labelEnds = .allocate(capacity: capacity)
        labelBytes = .allocate(capacity: capacity * 16)
    }

    deinit {
        values.deallocate()
        labelNumbers.deallocate()
        labelEnds.deallocate()
        labelBytes.deallocate()
    }

    var isFull: Bool { count == capacity }

    /// Ends a row whose values are written, and gives it a label.
    @inline(__always)
    mutating func endRow(label: UnsafeBufferPointer<UInt8>, number: Double) {
        if labelSize + label.count > labelBytes.count { grow(label.count) }
        if let source = label.baseAddress { memcpy(labelBytes.baseAddress! + labelSize, source, label.count) }
        labelSize += label.count
        (labelEnds + count).initialize(to: UInt32(labelSize))
        (labelNumbers + count).initialize(to: number)
        count += 1
    }

    private mutating func grow(_ length: Int) {
        let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: (labelSize + length) * 2)
        memcpy(larger.baseAddress!, labelBytes.baseAddress!, labelSize)
        labelBytes.deallocate()
        labelBytes = larger
    }

    mutating func removeAll() {
        count = 0
        labelSize = 0
    }

    func column(_ index: Int) -> UnsafeBufferPointer<Double> {
        UnsafeBufferPointer(start: values + index * capacity, count: count)
    }

    var numbers: UnsafeBufferPointer<Double> { UnsafeBufferPointer(start: labelNumbers, count: count) }

    var ends: UnsafeBufferPointer<UInt32> { UnsafeBufferPointer(start: labelEnds, count: count) }

    var labels: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: labelBytes.baseAddress!, count: labelSize) }

    func label(_ row: Int) -> UnsafeBufferPointer<UInt8> {
        let start = row == 0 ? 0 : Int(labelEnds[row - 1])
        return UnsafeBufferPointer(start: labelBytes.baseAddress! + start, count: Int(labelEnds[row]) - start)
    }
}
