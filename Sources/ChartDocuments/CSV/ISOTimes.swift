import FioriCharts
import Foundation

/// The reading of dates and times of day in ISO 8601, of which many have the same day.
struct ISOTimes {
    private static let dateLength = 10

    /// The bytes of the last date, and its start.
    private var date: (first: UInt64, last: UInt16) = (0, 0)
    private var start = 0.0

    /// The time that a label writes; nil where it is none.
    @inline(__always)
    mutating func time(_ label: UnsafeBufferPointer<UInt8>) -> WrittenTime? {
        if label.count >= Self.dateLength, let bytes = label.baseAddress.map(UnsafeRawPointer.init) {
            let first = bytes.loadUnaligned(as: UInt64.self)
            let last = bytes.loadUnaligned(fromByteOffset: 8, as: UInt16.self)
            if (first, last) == date {
                if label.count == Self.dateLength { return WrittenTime(local: start) }
                if let seconds = Self.timeOfDay(label) { return WrittenTime(local: start + seconds) }
            } else if label[5] &- 48 < 10,  // Weeks such as 2024-W09-5 are as long, and have no time of day.
                let time = WrittenTime(iso: UnsafeBufferPointer(rebasing: label[..<Self.dateLength]))
            {
                date = (first, last)
                start = time.local
            }
        }
        return WrittenTime(iso: label)
    }

    /// The seconds of a time such as `T09:30` or ` 09:30:15` behind a date; nil for other text, which may be a time, too.
    @inline(__always)
    private static func timeOfDay(_ label: UnsafeBufferPointer<UInt8>) -> Double? {
        guard label.count == 16 || label.count == 19, label[10] == UInt8(ascii: "T") || label[10] == UInt8(ascii: " "),
            label[13] == UInt8(ascii: ":")
        else { return nil }
        let (hours, minutes) = (number(label, 11), number(label, 14))
        var seconds = 0
        if label.count == 19 {
            guard label[16] == UInt8(ascii: ":") else { return nil }
            seconds = number(label, 17)
        }
        guard hours < 24, minutes < 60, seconds < 60 else { return nil }
        return Double(hours * 3_600 + minutes * 60 + seconds)
    }

    /// The number of two digits; one above 99 where there are others.
    @inline(__always)
    private static func number(_ label: UnsafeBufferPointer<UInt8>, _ place: Int) -> Int {
        let (tens, ones) = (Int(label[place] &- 48), Int(label[place + 1] &- 48))
        return tens < 10 && ones < 10 ? tens * 10 + ones : 100
    }
}
