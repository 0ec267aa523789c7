import Foundation

extension ValueReader {
    /// A calendar from its resolved JSON and the options that are not part of it.
    func calendar(
        _ value: JSONValue, environment: BindingEnvironment, options: (String) -> JSONValue?
    ) -> ResolvedCalendar {
        var calendar = ResolvedCalendar(
            date: startOfDay(day(value["date"], environment.timeZone) ?? environment.now(), environment.timeZone),
            appointments: elements(value["items"]).compactMap { index, item in
                guard let start = day(item["startDate"], environment.timeZone) else { return nil }
                return ResolvedCalendar.Appointment(
                    id: String(index), start: start, end: day(item["endDate"], environment.timeZone) ?? start,
                    title: text(item["title"]), text: text(item["text"]), type: dayType(item["type"]),
                    icon: isVisible(item["icon"]) ? image(item["icon"]?["src"]) : nil, action: action(of: item))
            })
        calendar.specialDates = elements(value["specialDates"]).compactMap { _, item in
            guard let start = day(item["startDate"], environment.timeZone) else { return nil }
            let end = day(item["endDate"], environment.timeZone) ?? start
            return ResolvedCalendar.SpecialDate(
                start: startOfDay(start, environment.timeZone), end: startOfDay(end, environment.timeZone),
                type: dayType(item["type"]))
        }
        calendar.legend = elements(value["legendItems"]).compactMap { _, item in
            let category = text(item["category"]).lowercased()
            return ResolvedCalendar.LegendItem(
                isAppointment: category.contains("appointment"), text: text(item["text"]), type: dayType(item["type"]))
        }
        calendar.maxItems = JSONText.integer(value["maxItems"]).flatMap { $0 > 0 ? $0 : nil } ?? 2
        calendar.maxLegendItems = JSONText.integer(value["maxLegendItems"]).flatMap { $0 > 0 ? $0 : nil }
        calendar.noItemsText = text(value["noItemsText"])
        calendar.moreItemsAction = action(of: options("moreItems"))
        calendar.uses12HourFormat = JSONText.flag(options("use12HourFormat"))
        calendar.weekNumbering = choice(options("calendarWeekNumbering"), .standard)
        return calendar
    }

    private func elements(_ value: JSONValue?) -> [(Int, JSONValue)] {
        (value?.arrayValue ?? []).enumerated().map { ($0, $1) }
    }

    private func dayType(_ value: JSONValue?) -> ResolvedCalendar.DayType? {
        value?.stringValue.flatMap(ResolvedCalendar.DayType.init(name:))
    }

    /// A date of ISO 8601; without a zone it is local, also when it has no time.
    private func day(_ value: JSONValue?, _ timeZone: TimeZone) -> Date? {
        guard case .string(let given)? = value else { return nil }
        let text = JavaScriptText.trim(given)
        let bytes = Array(text.utf8)
        guard bytes.count >= 8, bytes.prefix(4).allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        let milliseconds = JavaScriptDate.parse(bytes.count <= 10 ? text + "T00:00:00" : text, timeZone: timeZone)
        guard milliseconds.isFinite else { return nil }
        return Date(timeIntervalSince1970: milliseconds / 1000)
    }

    private func startOfDay(_ date: Date, _ timeZone: TimeZone) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar.startOfDay(for: date)
    }
}

extension ResolvedCalendar {
    /// The appointments of a day, those that start first in front, and of these the longest.
    public func appointments(on day: Date, timeZone: TimeZone) -> [Appointment] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let start = calendar.startOfDay(for: day)
        let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start.addingTimeInterval(86_400)
        return appointments.filter { $0.start < end && ($0.end > start || $0.start >= start) }.sorted { left, right in
            left.start == right.start ? left.end > right.end : left.start < right.start
        }
    }

    /// The appointments of a day that are shown: at most `maxItems`. Of today's, those that are over are left out as
    /// long as there are enough later ones.
    public func shownAppointments(on day: Date, now: Date, timeZone: TimeZone) -> [Appointment] {
        var all = appointments(on: day, timeZone: timeZone)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        if calendar.isDate(day, inSameDayAs: now) {
            let past = all.prefix { $0.end < now }.count
            all.removeFirst(max(0, min(past, all.count - maxItems)))
        }
        return Array(all.prefix(maxItems))
    }
}
