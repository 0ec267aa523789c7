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
                type: dayType(item["type"]), isNonWorking: text(item["type"]) == "NonWorking")
        }
        calendar.legend = elements(value["legendItems"]).compactMap { _, item in
            let category = text(item["category"]).lowercased()
            return ResolvedCalendar.LegendItem(
                isAppointment: category.contains("appointment"), text: text(item["text"]), type: dayType(item["type"]))
        }
        // A calendar tells how many are not shown.
        let most = environment.limits.content.maximumItems
        calendar.maxItems = min(JSONText.integer(value["maxItems"]).flatMap { $0 > 0 ? $0 : nil } ?? 2, most)
        calendar.maxLegendItems = JSONText.integer(value["maxLegendItems"]).flatMap { $0 > 0 ? $0 : nil }
        if calendar.legend.count > most { calendar.maxLegendItems = min(calendar.maxLegendItems ?? most, most) }
        calendar.noItemsText = text(value["noItemsText"])
        calendar.moreItemsAction = action(of: options("moreItems"))
        calendar.uses12HourFormat = JSONText.flag(options("use12HourFormat"))
        calendar.weekNumbering = choice(options("calendarWeekNumbering"), .standard)
        return calendar
    }

    /// The dates of a calendar that cannot be read, one diagnostic for each property of the manifest.
    func calendarProblems(_ value: JSONValue, _ environment: BindingEnvironment) -> [CardDiagnostic] {
        var problems: [CardDiagnostic] = []
        if let date = value["date"], !text(date).isEmpty, day(date, environment.timeZone) == nil {
            problems.append(
                CardDiagnostic(
                    .warning, at: ContentPlan.pointer.appending("date"),
                    "“\(excerpt(date))” is no date such as 2026-11-24; today is selected"))
        }
        let lists = [("items", "item", "appointment"), ("specialDates", "specialDate", "special date")]
        for (list, property, name) in lists {
            let place = ContentPlan.pointer.appending(property).appending("template")
            for member in ["startDate", "endDate"] {
                let faults = elements(value[list]).filter { _, element in
                    // Without an end, the start is the end.
                    (member == "startDate" || !text(element[member]).isEmpty)
                        && day(element[member], environment.timeZone) == nil
                }
                guard let (index, element) = faults.first else { continue }
                let given =
                    text(element[member]).isEmpty
                    ? "no date" : "“\(excerpt(element[member]))”, which is no date"
                let others = faults.count == 1 ? "" : ", and so have \(faults.count - 1) more"
                let result = member == "startDate" ? "left out" : "as long as its start"
                problems.append(
                    CardDiagnostic(
                        .warning, at: place.appending(member),
                        "the \(name) at index \(index) has \(given)\(others); each is \(result); "
                            + "write dates as 2026-11-24 or 2026-11-24T09:30"))
            }
        }
        return problems
    }

    private func excerpt(_ value: JSONValue?) -> String { String(text(value).prefix(40)) }

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
