/// A time as it is written: the date and the time of day of its place, and the offset of that where it is written, too.
nonisolated package struct WrittenTime: Equatable, Sendable {
    /// Seconds from 1970-01-01 00:00 to the date and the time of day (``CivilTime``), without regard to the offset.
    package var local: Double
    /// Seconds east of Greenwich; nil where none is written.
    package var offset: Double?

    package init(local: Double, offset: Double? = nil) {
        self.local = local
        self.offset = offset
    }

    /// Reads ISO 8601: `2024`, `2024-03`, `2024-Q1`, `2024-W09`, `2024-W09-5`, `2024-03-01`, and dates with a time of day
    /// after a `T` or a space: `2024-03-01 09:30`, `2024-03-01T09:30:00.25Z`, `2024-03-01T09:30+02:00`.
    /// - Returns: nil for other text and dates that do not exist.
    package init?(iso text: String) {
        var text = text
        guard let time = text.withUTF8({ Self.read($0) }) else { return nil }
        self = time
    }

    /// Reads ISO 8601 from UTF-8, as ``init(iso:)-(String)`` does from text.
    package init?(iso bytes: UnsafeBufferPointer<UInt8>) {
        guard let time = Self.read(bytes) else { return nil }
        self = time
    }

    private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> WrittenTime? {
        guard let year = number(bytes, 0, 4) else { return nil }
        if bytes.count == 4 { return start(year, 1, 1) }
        let isParted = bytes[4] == UInt8(ascii: "-")
        // `2024Q1` and `2024 Q1` are written as often as `2024-Q1`.
        let next = isParted || bytes[4] == UInt8(ascii: " ") ? 5 : 4
        if next < bytes.count, bytes[next] | 0x20 == UInt8(ascii: "q") {
            guard bytes.count == next + 2, let quarter = number(bytes, next + 1, 1), (1...4).contains(quarter) else {
                return nil
            }
            return start(year, quarter * 3 - 2, 1)
        }
        if next < bytes.count, bytes[next] | 0x20 == UInt8(ascii: "w") { return week(bytes, year, at: next + 1) }
        guard isParted, let month = number(bytes, 5, 2), (1...12).contains(month) else { return nil }
        if bytes.count == 7 { return start(year, month, 1) }
        guard bytes[7] == UInt8(ascii: "-"), let day = number(bytes, 8, 2), let date = start(year, month, day) else {
            return nil
        }
        if bytes.count == 10 { return date }
        guard bytes[10] == UInt8(ascii: " ") || bytes[10] | 0x20 == UInt8(ascii: "t"),
            let clock = ClockTime(UnsafeBufferPointer(rebasing: bytes[11...]))
        else { return nil }
        return WrittenTime(local: date.local + clock.seconds, offset: clock.offset)
    }

    /// The Monday of a week, or another day of it. The first week of a year has its 4 January.
    private static func week(_ bytes: UnsafeBufferPointer<UInt8>, _ year: Int, at place: Int) -> WrittenTime? {
        guard let week = number(bytes, place, 2), (1...53).contains(week) else { return nil }
        var day = 1
        if bytes.count > place + 2 {
            guard bytes.count == place + 4, bytes[place + 2] == UInt8(ascii: "-"),
                let number = number(bytes, place + 3, 1), (1...7).contains(number)
            else { return nil }
            day = number
        }
        return CivilTime.monday(ofWeek: week, year: year).map {
            WrittenTime(local: Double($0 + day - 1) * CivilTime.day)
        }
    }

    /// The start of a day; nil where there is no such day.
    package static func start(_ year: Int, _ month: Int, _ day: Int) -> WrittenTime? {
        guard (0...9_999).contains(year), (1...12).contains(month),
            (1...CivilTime.length(ofMonth: month, year: year)).contains(day)
        else { return nil }
        return WrittenTime(local: Double(CivilTime.days(year: year, month: month, day: day)) * CivilTime.day)
    }

    private static func number(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ count: Int) -> Int? {
        guard start + count <= bytes.count else { return nil }
        var result = 0
        for index in start..<(start + count) {
            let digit = Int(bytes[index]) - 48
            guard (0...9).contains(digit) else { return nil }
            result = result * 10 + digit
        }
        return result
    }

    /// The time in ISO 8601, as ``init(iso:)`` reads it: as short as its parts allow.
    package var iso: String {
        let days = (local / CivilTime.day).rounded(.down)
        var rest = local - days * CivilTime.day
        // Seconds since 1970 hold microseconds, and no more.
        rest = (rest * 1e6).rounded() / 1e6
        let date = CivilTime.date(Int(days))
        var text: [UInt8] = []
        Self.append(date.year, 4, to: &text)
        text.append(UInt8(ascii: "-"))
        Self.append(date.month, 2, to: &text)
        text.append(UInt8(ascii: "-"))
        Self.append(date.day, 2, to: &text)
        if rest != 0 || offset != nil {
            let seconds = Int(rest)
            for (separator, part) in [(" ", seconds / 3_600), (":", seconds / 60 % 60), (":", seconds % 60)] {
                text += separator.utf8
                Self.append(part, 2, to: &text)
            }
            let millionths = Int(((rest - Double(seconds)) * 1e6).rounded())
            if millionths > 0 {
                text.append(UInt8(ascii: "."))
                Self.append(millionths, 6, to: &text)
            }
        }
        if let offset {
            let minutes = Int(abs(offset) / 60)
            text.append(offset < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
            Self.append(minutes / 60, 2, to: &text)
            text.append(UInt8(ascii: ":"))
            Self.append(minutes % 60, 2, to: &text)
        }
        return String(decoding: text, as: UTF8.self)
    }

    private static func append(_ number: Int, _ length: Int, to text: inout [UInt8]) {
        let start = text.count
        var rest = number
        for _ in 0..<length {
            text.insert(UInt8(48 + rest % 10), at: start)
            rest /= 10
        }
    }
}

/// A time of day with an optional offset: `9:30`, `09:30:00.25`, `09:30Z`, `09:30+0200`, `9:30 pm`.
nonisolated package struct ClockTime: Equatable, Sendable {
    /// Seconds since midnight.
    package let seconds: Double
    /// Seconds east of Greenwich; nil where none is written.
    package let offset: Double?

    /// - Parameter bytes: The text, without spaces around it.
    package init?(_ bytes: UnsafeBufferPointer<UInt8>) {
        var place = 0
        func digits(atMost limit: Int) -> Int? {
            let start = place
            var value = 0
            while place < bytes.count, place - start < limit, bytes[place] &- 48 < 10 {
                value = value * 10 + Int(bytes[place] - 48)
                place += 1
            }
            return place > start ? value : nil
        }
        func takes(_ character: Unicode.Scalar) -> Bool {
            guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
            place += 1
            return true
        }
        guard var hour = digits(atMost: 2), takes(":"), bytes.count >= place + 2, let minute = digits(atMost: 2),
            minute < 60
        else { return nil }
        var seconds = 0.0
        if takes(":") {
            guard let whole = digits(atMost: 2), whole <= 60 else { return nil }
            seconds = Double(whole)
            if takes(".") || takes(",") {
                var (fraction, unit) = (0.0, 1.0)
                while let digit = digits(atMost: 1) {
                    if unit < 1e15 { (fraction, unit) = (fraction * 10 + Double(digit), unit * 10) }
                }
                seconds += fraction / unit
            }
        }
        let hasSpace = takes(" ")
        if place < bytes.count, [UInt8(ascii: "a"), UInt8(ascii: "p")].contains(bytes[place] | 0x20) {
            let isAfternoon = bytes[place] | 0x20 == UInt8(ascii: "p")
            place += 1
            guard place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "m"), (1...12).contains(hour) else {
                return nil
            }
            place += 1
            hour = hour % 12 + (isAfternoon ? 12 : 0)
        } else if hasSpace, place == bytes.count {
            return nil
        }
        guard hour < 24 || (hour == 24 && minute == 0 && seconds == 0) else { return nil }
        self.seconds = Double(hour * 3_600 + minute * 60) + seconds
        if place == bytes.count {
            offset = nil
            return
        }
        if takes("Z") || takes("z") {
            offset = 0
        } else if bytes.count - place == 3, ["UTC", "GMT"].contains(String(decoding: bytes[place...], as: UTF8.self)) {
            offset = 0
            return
        } else {
            let sign: Double
            if takes("+") { sign = 1 } else if takes("-") { sign = -1 } else { return nil }
            guard let hours = digits(atMost: 2), hours <= 18 else { return nil }
            var minutes = 0
            let hasColon = takes(":")
            if place < bytes.count {
                guard let number = digits(atMost: 2), number < 60 else { return nil }
                minutes = number
            } else if hasColon {
                return nil
            }
            offset = sign * Double(hours * 3_600 + minutes * 60)
        }
        guard place == bytes.count else { return nil }
    }
}
