import FioriCharts

/// Times that programs write, in forms beside the extended one of ISO 8601.
struct DateStamp: Equatable {
    /// The ways of writing.
    enum Form {
        /// `20240301T093000Z` and `20240301T0930+0100`, the basic form of ISO 8601, and `20240301 09:30:00`.
        case basic
        /// `2024-03-01T0930`: a date with hyphens and a time without colons.
        case mixed
        /// `2024-060`, a day of a year.
        case dayOfYear
        /// `2024-060T09:30` and `2024060T0930`, a day of a year and a time.
        case dayOfYearWithTime
        /// `2024-03-01T09:30:00+01:00[Europe/Berlin]`: a time with its offset, and the name of a zone (RFC 9557).
        case zone
    }

    let form: Form
    let time: WrittenTime

    /// - Returns: nil for text in other forms, those of ``WrittenTime/init(iso:)-(String)`` among them.
    init?(_ label: String) {
        let bytes = Array(label.utf8)
        guard (8...80).contains(bytes.count), bytes[0] &- 48 < 10 else { return nil }
        if bytes.last == UInt8(ascii: "]") {
            guard let bracket = bytes.firstIndex(of: UInt8(ascii: "[")), bracket + 2 < bytes.count,
                let time = WrittenTime(iso: String(decoding: bytes[..<bracket], as: UTF8.self)), time.offset != nil
            else { return nil }
            (self.form, self.time) = (.zone, time)
            return
        }
        let isSpaced = bytes.count > 12 && bytes[8] == UInt8(ascii: " ")
        let date = isSpaced ? bytes.prefix(8) : bytes.prefix { $0 | 0x20 != UInt8(ascii: "t") }
        let clock = bytes.dropFirst(date.count + 1).drop { isSpaced && $0 == UInt8(ascii: " ") }
        // Digits behind a space may be another number.
        if isSpaced, !clock.prefix(3).contains(UInt8(ascii: ":")) { return nil }
        guard let (day, form) = Self.day(Array(date)) else { return nil }
        if date.count == bytes.count {
            guard form == .dayOfYear, date.count == 8 else { return nil }
            (self.form, self.time) = (form, WrittenTime(local: day))
            return
        }
        guard let text = Self.clock(clock) else { return nil }
        // The extended form with colons is no stamp.
        if form == .mixed, clock.contains(UInt8(ascii: ":")), clock.prefix(3).contains(UInt8(ascii: ":")) { return nil }
        var colons = text
        guard let time = colons.withUTF8({ ClockTime($0) }) else { return nil }
        self.form = form == .dayOfYear ? .dayOfYearWithTime : form
        self.time = WrittenTime(local: day + time.seconds, offset: time.offset)
    }

    /// The start of a day in seconds, and the way it is written.
    private static func day(_ date: [UInt8]) -> (seconds: Double, form: Form)? {
        let digits = date.filter { $0 != UInt8(ascii: "-") }
        guard digits.allSatisfy({ $0 &- 48 < 10 }) else { return nil }
        func number(_ range: Range<Int>) -> Int { digits[range].reduce(0) { $0 * 10 + Int($1 - 48) } }
        let hyphens = date.indices.filter { date[$0] == UInt8(ascii: "-") }
        switch (digits.count, hyphens) {
        case (8, []), (8, [4, 7]):
            return WrittenTime.start(number(0..<4), number(4..<6), number(6..<8)).map {
                ($0.local, hyphens.isEmpty ? .basic : .mixed)
            }
        case (7, []), (7, [4]):
            let (year, day) = (number(0..<4), number(4..<7))
            guard let start = WrittenTime.start(year, 1, 1), (1...366).contains(day),
                day < 366 || WrittenTime.start(year, 2, 29) != nil
            else { return nil }
            return (start.local + Double(day - 1) * CivilTime.day, .dayOfYear)
        default: return nil
        }
    }

    /// A time of day with colons of one with or without.
    private static func clock(_ text: ArraySlice<UInt8>) -> String? {
        let digits = text.prefix { $0 &- 48 < 10 }
        let rest = String(decoding: text.dropFirst(digits.count), as: UTF8.self)
        let parts = stride(from: digits.startIndex, to: digits.endIndex, by: 2).map { place in
            String(decoding: digits[place..<min(place + 2, digits.endIndex)], as: UTF8.self)
        }
        if digits.count == 2 { return rest.hasPrefix(":") ? parts[0] + rest : parts[0] + ":00" + rest }
        guard digits.count == 4 || digits.count == 6 else { return nil }
        return parts.joined(separator: ":") + rest
    }
}
