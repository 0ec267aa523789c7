import Foundation

/// The values of a chosen range of dates as bindings read them.
struct DateRangeModel {
    let environment: BindingEnvironment

    /// `value`, `range` and `rangeOData` of an option with its values; only `value` when the option makes no range.
    func model(of value: JSONValue?) -> JSONObject {
        guard let option = value?["option"]?.stringValue, !option.isEmpty else { return [:] }
        let values = value?["values"]?.arrayValue ?? []
        var model: JSONObject = ["value": ["option": .string(option), "values": .array(values)]]
        guard let range = range(option, values) else { return model }
        let (least, greatest) = (-JavaScriptDate.maximum, JavaScriptDate.maximum)
        model["range"] = describe(range.start ?? least, range.end ?? greatest)
        model["rangeOData"] = describe(range.start ?? Self.firstOData, range.end ?? Self.lastOData)
        return model
    }

    private static let firstOData = JavaScriptDate.milliseconds(year: 1753, month: 0, day: 1)
    private static let lastOData =
        JavaScriptDate.milliseconds(year: 9999, month: 11, day: 31, hour: 23, minute: 59, second: 59, millisecond: 999)

    private func describe(_ start: Double, _ end: Double) -> JSONValue {
        var object: JSONObject = [:]
        object["start"] = JavaScriptDate.isoText(start).map(JSONValue.string)
        object["end"] = JavaScriptDate.isoText(end).map(JSONValue.string)
        object["startLocalDate"] = .string(localDate(start))
        object["endLocalDate"] = .string(localDate(end))
        return .object(object)
    }

    private func localDate(_ milliseconds: Double) -> String {
        let bounded = abs(milliseconds) >= JavaScriptDate.maximum - 86_400_000
        let fields =
            bounded
            ? JavaScriptDate.Fields(milliseconds)
            : JavaScriptDate.localFields(milliseconds, timeZone: environment.timeZone)
        func padded(_ number: Int, _ length: Int) -> String {
            let digits = String(abs(number))
            return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, length - digits.count)) + digits
        }
        return "\(padded(fields.year, 4))-\(padded(fields.month + 1, 2))-\(padded(fields.day, 2))"
    }

    /// The first and last millisecond of an option; nil on a side without an end.
    private func range(_ option: String, _ values: [JSONValue]) -> (start: Double?, end: Double?)? {
        let ranges = DateRanges(environment: environment)
        func date(_ index: Int) -> Double? {
            guard index < values.count else { return nil }
            let milliseconds: Double =
                switch values[index] {
                case .number(let number): number
                case .string(let text):
                    // A day without a time is a local day here.
                    JavaScriptDate.parse(
                        text.utf8.count == 10 ? text + "T00:00:00" : text, timeZone: environment.timeZone)
                default: .nan
                }
            return abs(milliseconds) <= JavaScriptDate.maximum ? milliseconds : nil
        }
        func startOfDay(_ index: Int) -> Double? { date(index).map { dayBounds($0).start } }
        func endOfDay(_ index: Int) -> Double? { date(index).map { dayBounds($0).end } }
        func count(_ index: Int) -> Int { index < values.count ? JSONText.integer(values[index]) ?? 1 : 1 }
        switch option {
        case "date": return startOfDay(0).map { (start: $0, end: dayBounds($0).end) }
        case "dateTime": return date(0).map { (start: $0, end: $0) }
        case "dateRange": return startOfDay(0).map { (start: $0, end: endOfDay(1) ?? dayBounds($0).end) }
        case "dateTimeRange": return date(0).map { (start: $0, end: date(1) ?? $0) }
        case "from": return startOfDay(0).map { (start: $0, end: nil) }
        case "to": return endOfDay(0).map { (start: nil, end: $0) }
        case "fromDateTime": return date(0).map { (start: $0, end: nil) }
        case "toDateTime": return date(0).map { (start: nil, end: $0) }
        case "todayFromTo":
            guard let first = ranges.range("lastDays", count: count(0)),
                let last = ranges.range("nextDays", count: count(1))
            else { return nil }
            return (start: first.start, end: last.end)
        case "quarter1", "quarter2", "quarter3", "quarter4":
            return ranges.range("quarter", count: Int(option.suffix(1)) ?? 1).map { (start: $0.start, end: $0.end) }
        case "specificMonth", "specificMonthInYear":
            let now = JavaScriptDate.localFields(environment.nowMilliseconds, timeZone: environment.timeZone)
            let month = values.isEmpty ? now.month : count(0)
            let year = option == "specificMonthInYear" && values.count > 1 ? count(1) : now.year
            guard (0...11).contains(month), abs(year) < 200_000 else { return nil }
            let first = instant(year, month)
            return (start: first, end: instant(year, month + 1) - 1)
        default:
            return ranges.range(option, count: count(0)).map { (start: $0.start, end: $0.end) }
        }
    }

    private func instant(_ year: Int, _ month: Int) -> Double {
        let days = JavaScriptDate.days(year: year, month: month, day: 1)
        return JavaScriptDate.instant(ofLocal: Double(days) * 86_400_000, timeZone: environment.timeZone)
    }

    private func dayBounds(_ milliseconds: Double) -> (start: Double, end: Double) {
        let fields = JavaScriptDate.localFields(milliseconds, timeZone: environment.timeZone)
        let day = Double(JavaScriptDate.days(year: fields.year, month: fields.month, day: fields.day)) * 86_400_000
        return (
            JavaScriptDate.instant(ofLocal: day, timeZone: environment.timeZone),
            JavaScriptDate.instant(ofLocal: day + 86_400_000 - 1, timeZone: environment.timeZone)
        )
    }
}
