import Foundation

extension JavaScriptDate {
    /// The instant that a text names, by the rules of `Date.parse`; NaN when it names none.
    ///
    /// Texts in ISO form are read strictly: a date alone is in UTC, with a time but no zone it is local. All other
    /// texts are read as browsers do: names of months, numbers with colons, AM and PM, GMT and offsets, in any order.
    static func parse(_ text: String, timeZone: TimeZone) -> Double {
        guard text.utf8.count <= 256 else { return .nan }
        let bytes = Array(text.utf8)
        return iso(bytes, timeZone: timeZone) ?? loose(bytes, timeZone: timeZone) ?? .nan
    }

    private struct Digits {
        let bytes: [UInt8]
        var offset = 0

        var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

        mutating func skip(_ character: Unicode.Scalar) -> Bool {
            guard current == UInt8(ascii: character) else { return false }
            offset += 1
            return true
        }

        /// Reads exactly so many digits.
        mutating func number(_ count: Int) -> Int? {
            guard offset + count <= bytes.count else { return nil }
            var value = 0
            for byte in bytes[offset..<(offset + count)] {
                guard (0x30...0x39).contains(byte) else { return nil }
                value = value * 10 + Int(byte - 0x30)
            }
            offset += count
            return value
        }

        /// Reads as many digits as there are, at most nine.
        mutating func number() -> (value: Int, count: Int)? {
            let start = offset
            var value = 0
            while let byte = current, (0x30...0x39).contains(byte), offset - start < 9 {
                value = value * 10 + Int(byte - 0x30)
                offset += 1
            }
            return offset == start ? nil : (value, offset - start)
        }
    }

    private static func iso(_ bytes: [UInt8], timeZone: TimeZone) -> Double? {
        var digits = Digits(bytes: bytes)
        let year: Int
        if digits.current == UInt8(ascii: "+") || digits.current == UInt8(ascii: "-") {
            let sign = digits.skip("-") ? -1 : 1
            if sign == 1 { _ = digits.skip("+") }
            guard let value = digits.number(6) else { return nil }
            year = sign * value
        } else {
            guard let value = digits.number(4) else { return nil }
            year = value
        }
        var month = 1
        var day = 1
        if digits.skip("-") {
            guard let value = digits.number(2), (1...12).contains(value) else { return nil }
            month = value
            if digits.skip("-") {
                guard let value = digits.number(2), (1...31).contains(value) else { return nil }
                day = value
            }
        }
        let midnight = milliseconds(year: year, month: month - 1, day: day)
        if digits.offset == bytes.count { return midnight }
        guard digits.skip("T") || digits.skip("t") else { return nil }
        guard let hour = digits.number(2), hour <= 24, digits.skip(":"), let minute = digits.number(2), minute < 60
        else {
            return nil
        }
        var second = 0
        var fraction = 0.0
        if digits.skip(":") {
            guard let value = digits.number(2), value < 60 else { return nil }
            second = value
            if digits.skip(".") || digits.skip(",") {
                guard let (value, count) = digits.number() else { return nil }
                fraction = (Double(value) / pow(10, Double(count)) * 1000).rounded(.down)
            }
        }
        let time = Double(hour) * 3_600_000 + Double(minute) * 60_000 + Double(second) * 1000 + fraction
        guard hour < 24 || time == 86_400_000 else { return nil }
        if digits.offset == bytes.count { return instant(ofLocal: midnight + time, timeZone: timeZone) }
        if digits.skip("Z") || digits.skip("z") { return digits.offset == bytes.count ? midnight + time : nil }
        let sign: Double = digits.skip("-") ? -1 : digits.skip("+") ? 1 : 0
        guard sign != 0, let hours = digits.number(2) else { return nil }
        _ = digits.skip(":")
        guard let minutes = digits.number(2), digits.offset == bytes.count else { return nil }
        return midnight + time - sign * (Double(hours) * 3_600_000 + Double(minutes) * 60_000)
    }

    private static let monthNames = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
    private static let dayNames = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

    private static func loose(_ bytes: [UInt8], timeZone: TimeZone) -> Double? {
        var digits = Digits(bytes: bytes)
        var numbers: [(value: Int, count: Int)] = []
        var month: Int?
        var time: (hour: Int, minute: Int, second: Int, millisecond: Int)?
        var zoneMinutes: Int?
        var isSlashed = false
        var isYearFirst = false
        var half: String?
        while let byte = digits.current {
            if byte == UInt8(ascii: "(") {
                while let inner = digits.current, inner != UInt8(ascii: ")") { digits.offset += 1 }
                digits.offset += 1
            } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"), time != nil {
                let sign = byte == UInt8(ascii: "-") ? -1 : 1
                digits.offset += 1
                guard let (value, count) = digits.number() else { return nil }
                if count <= 2 {
                    var minutes = 0
                    if digits.skip(":") {
                        guard let (value, _) = digits.number() else { return nil }
                        minutes = value
                    }
                    zoneMinutes = sign * (value * 60 + minutes)
                } else {
                    zoneMinutes = sign * (value / 100 * 60 + value % 100)
                }
            } else if (0x30...0x39).contains(byte) {
                guard let (value, count) = digits.number() else { return nil }
                if digits.current == UInt8(ascii: ":"), time == nil {
                    digits.offset += 1
                    guard let (minute, _) = digits.number() else { return nil }
                    var second = 0
                    var millisecond = 0
                    if digits.skip(":") {
                        guard let (value, _) = digits.number() else { return nil }
                        second = value
                        if digits.skip("."), let (value, count) = digits.number() {
                            millisecond = Int(Double(value) / pow(10, Double(count)) * 1000)
                        }
                    }
                    guard value <= 24, minute < 60, second < 60 else { return nil }
                    time = (value, minute, second, millisecond)
                } else {
                    if digits.current == UInt8(ascii: "/") { isSlashed = true }
                    if numbers.isEmpty, count >= 3 { isYearFirst = true }
                    numbers.append((value, count))
                }
            } else if (byte | 0x20) >= UInt8(ascii: "a"), (byte | 0x20) <= UInt8(ascii: "z") {
                let start = digits.offset
                while let letter = digits.current, (letter | 0x20) >= UInt8(ascii: "a"),
                    (letter | 0x20) <= UInt8(ascii: "z")
                {
                    digits.offset += 1
                }
                let word = String(decoding: bytes[start..<digits.offset], as: UTF8.self).lowercased()
                let prefix = String(word.prefix(3))
                if let index = monthNames.firstIndex(of: prefix) {
                    month = index
                } else if word == "am" || word == "pm" {
                    half = word
                } else if ["gmt", "utc", "ut", "z"].contains(word) {
                    zoneMinutes = zoneMinutes ?? 0
                } else if word != "t" || numbers.isEmpty, !dayNames.contains(prefix) {
                    return nil
                }
            } else {
                digits.offset += 1
            }
        }
        guard let date = date(numbers, month: month, isYearFirst: isYearFirst, isSlashed: isSlashed) else { return nil }
        var (hour, minute, second, millisecond) = time ?? (0, 0, 0, 0)
        if let half {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (half == "pm" ? 12 : 0)
        }
        let local = milliseconds(
            year: date.year, month: date.month, day: date.day, hour: hour, minute: minute, second: second,
            millisecond: millisecond)
        if let zoneMinutes { return local - Double(zoneMinutes) * 60_000 }
        return instant(ofLocal: local, timeZone: timeZone)
    }

    private static func date(
        _ numbers: [(value: Int, count: Int)], month: Int?, isYearFirst: Bool, isSlashed: Bool
    ) -> (year: Int, month: Int, day: Int)? {
        func year(_ number: (value: Int, count: Int)) -> Int {
            number.count > 2 ? number.value : number.value < 50 ? 2000 + number.value : 1900 + number.value
        }
        let result: (year: Int, month: Int, day: Int)
        if let month {
            switch numbers.count {
            case 1 where isYearFirst: result = (numbers[0].value, month, 1)
            case 1: result = (2001, month, numbers[0].value)
            case 2 where isYearFirst: result = (numbers[0].value, month, numbers[1].value)
            case 2: result = (year(numbers[1]), month, numbers[0].value)
            default: return nil
            }
        } else {
            guard numbers.count == 3 else { return nil }
            result =
                isYearFirst
                ? (numbers[0].value, numbers[1].value - 1, numbers[2].value)
                : (year(numbers[2]), numbers[0].value - 1, numbers[1].value)
        }
        guard (0...11).contains(result.month), (1...31).contains(result.day) else { return nil }
        return result
    }
}
