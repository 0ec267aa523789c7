import Foundation

extension TemplateEvaluator {
    /// The format of times in another zone than UTC.
    private static let localFormat = "yyyy-MM-ddTHH:mm:ss.fff"

    /// Calls a function of time zones, of spans of time, or of the words for a time; nil when the name is another.
    mutating func zoneFunction(_ name: String, _ values: [JSONValue?]) throws(Failure) -> JSONValue? {
        if name == "convertFromUTC" || name == "convertToUTC" { try spend(values.count > 3 ? 40 : 20) }
        func value(_ index: Int) -> JSONValue? { index < values.count ? values[index] : nil }
        func instant(_ index: Int, in zone: TimeZone = .gmt) throws(Failure) -> Double {
            let instant = JavaScriptDate.parse(text(value(index)), timeZone: zone)
            guard !instant.isNaN else { throw Failure(message: "“\(text(value(index)))” is no date") }
            return instant
        }
        func locale(_ index: Int) -> CardLocale {
            value(index)?.stringValue.map { CardLocale(named: $0) } ?? self.locale
        }
        switch name {
        case "convertFromUTC":
            let zone = try Self.timeZone(text(value(1)))
            return .string(
                dateText(try instant(0), value(2)?.stringValue ?? Self.localFormat, locale(3), timeZone: zone))
        case "convertToUTC":
            let zone = try Self.timeZone(text(value(1)))
            let format = value(2)?.stringValue ?? Self.standardFormat
            return .string(dateText(try localInstant(text(value(0)), zone), format, locale(3)))
        case "ticksToDays": return .number(try number(value(0)) / 864_000_000_000)
        case "ticksToHours": return .number(try number(value(0)) / 36_000_000_000)
        case "ticksToMinutes": return .number(try number(value(0)) / 600_000_000)
        case "getTimeOfDay":
            let fields = JavaScriptDate.Fields(try instant(0))
            return .string(Self.timeOfDay(hour: fields.hour, minute: fields.minute))
        case "dateReadBack": return .string(Self.words(for: try instant(1), from: try instant(0)))
        default: return nil
        }
    }

    /// The instant of a text whose clock is that of a zone, unless it names another itself.
    private func localInstant(_ text: String, _ zone: TimeZone) throws(Failure) -> Double {
        // Without a time, the text would be read as midnight in UTC.
        let isDateOnly = text.utf8.count == 10 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D }
        let instant = JavaScriptDate.parse(isDateOnly ? text + "T00:00:00" : text, timeZone: zone)
        guard !instant.isNaN else { throw Failure(message: "“\(text.prefix(100))” is no date") }
        return instant
    }

    /// The zone of an identifier such as "Europe/Berlin", or of its name on Windows.
    static func timeZone(_ name: String) throws(Failure) -> TimeZone {
        // Foundation on Linux stops the process at letters outside of ASCII.
        let isPlain = name.utf8.count <= 64 && name.utf8.allSatisfy { (0x20...0x7E).contains($0) }
        let zone = isPlain && !name.isEmpty ? WindowsTimeZones.identifiers[name] ?? name : ""
        guard !zone.isEmpty, let zone = TimeZone(identifier: zone) else {
            throw Failure(message: "“\(name.prefix(64))” is no time zone")
        }
        return zone
    }

    private static func timeOfDay(hour: Int, minute: Int) -> String {
        switch (hour, minute) {
        case (0, 0): "midnight"
        case (..<12, _): "morning"
        case (12, 0): "noon"
        case (..<18, _): "afternoon"
        case (..<22, _), (22, 0): "evening"
        default: "night"
        }
    }

    /// The words for a day seen from another: "tomorrow", "next Monday", "15th March 2018".
    private static func words(for instant: Double, from reference: Double) -> String {
        func day(_ instant: Double) -> Int { Int((instant / 86_400_000).rounded(.down)) }
        let (day, today) = (day(instant), day(reference))
        let fields = JavaScriptDate.Fields(instant)
        let week = { (day: Int) in Int((Double(day + 3) / 7).rounded(.down)) }
        let name = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"][fields.weekday]
        switch day - today {
        case 0: return "today"
        case 1: return "tomorrow"
        case -1: return "yesterday"
        default: break
        }
        switch week(day) - week(today) {
        case 0: return "this \(name)"
        case 1: return "next \(name)"
        case -1: return "last \(name)"
        default: break
        }
        let month = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ][fields.month]
        let isTeen = (11...13).contains(fields.day)
        let ending = isTeen ? "th" : [1: "st", 2: "nd", 3: "rd"][fields.day % 10] ?? "th"
        return "\(fields.day)\(ending) \(month) \(fields.year)"
    }
}
