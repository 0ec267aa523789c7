import SwiftUI

/// The content of a calendar card: a month, and the appointments of the day that is chosen in it.
///
/// Choosing a day performs the action `DateChange` with `selectedDate`, and moving to another month `MonthChange` with
/// `firstDate` and `lastDate`, and both are performed once at the start; the dates have the form `yyyy-MM-dd`. A wide card has the appointments beside the month.
struct CalendarCardContent: View {
    private let calendar: ResolvedCalendar
    @State private var chosenDay: Date?
    @State private var shownMonth: Date?
    @State private var hasReported = false
    @Environment(\.cardActions) private var actions
    @Environment(\.cardNow) private var now
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    init(_ calendar: ResolvedCalendar) { self.calendar = calendar }

    var body: some View {
        let days = CardCalendar.calendar(
            numbering: calendar.weekNumbering, locale: locale, timeZone: timeZone)
        let words = CalendarWords(calendar: days, locale: locale, uses12Hours: calendar.uses12HourFormat)
        let day = chosenDay ?? days.startOfDay(for: calendar.date)
        let month = CalendarMonth(containing: shownMonth ?? day, calendar: days)
        let time = now ?? Date()
        CalendarCardLayout {
            MonthSide(
                marks: CalendarMarks(calendar, calendar: days), month: month, chosenDay: day, today: time, days: days,
                words: words
            ) {
                choose($0, in: month, words: words, days: days)
            } show: {
                show($0, words: words, days: days)
            }
            CalendarRule()
            DayAppointments(calendar, day: day, now: time, words: words)
        }
        .padding(CardMetrics.padding)
        .onAppear {
            guard !hasReported else { return }
            hasReported = true
            report(day: day, words: words)
            report(month: month, words: words)
        }
        .onChange(of: calendar.date) {
            chosenDay = nil
            shownMonth = nil
        }
    }

    private func choose(_ day: Date, in month: CalendarMonth, words: CalendarWords, days: Calendar) {
        chosenDay = day
        report(day: day, words: words)
        if !month.contains(day) { show(day, words: words, days: days) }
    }

    private func show(_ date: Date, words: CalendarWords, days: Calendar) {
        let month = CalendarMonth(containing: date, calendar: days)
        shownMonth = month.firstDay
        report(month: month, words: words)
    }

    private func report(day: Date, words: CalendarWords) {
        actions.perform(
            ResolvedAction(kind: .dateChange, parameters: ["selectedDate": .string(words.parameter(day))]))
    }

    private func report(month: CalendarMonth, words: CalendarWords) {
        actions.perform(
            ResolvedAction(
                kind: .monthChange,
                parameters: [
                    "firstDate": .string(words.parameter(month.firstDay)),
                    "lastDate": .string(words.parameter(month.lastDay)),
                ]))
    }
}

/// The thin line between the month and the appointments.
nonisolated struct CalendarRule: View {
    @MainActor var body: some View {
        Rectangle()
            .fill(.preferredColor(.separator))
            .accessibilityHidden(true)
    }
}

/// A month with its title and the buttons to the present day and its neighbours, and the legend below.
nonisolated struct MonthSide: View {
    let marks: CalendarMarks
    let month: CalendarMonth
    let chosenDay: Date
    let today: Date
    let days: Calendar
    let words: CalendarWords
    let choose: @MainActor (Date) -> Void
    let show: @MainActor (Date) -> Void

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: CalendarCardMetrics.spacing) {
            VStack(spacing: 4) {
                HStack(spacing: 4) {
                    ViewThatFits(in: .horizontal) {
                        HStack(spacing: 4) {
                            title.frame(maxWidth: .infinity, alignment: .leading)
                            todayButton
                        }
                        VStack(alignment: .leading, spacing: 0) {
                            title
                            todayButton
                        }
                        .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
                    }
                    step(-1, symbol: "chevron.backward", name: words.previousMonth)
                    step(1, symbol: "chevron.forward", name: words.nextMonth)
                }
                MonthGrid(
                    marks: marks, month: month, chosenDay: chosenDay, today: today, days: days, words: words,
                    choose: choose, show: show)
            }
            // Seven columns have no room for greater texts; assistive technologies speak the full dates.
            .dynamicTypeSize(...DynamicTypeSize.xxLarge)
            if !marks.legend.isEmpty { CalendarLegend(marks.legend, limit: marks.maxLegendItems, words: words) }
        }
    }

    @MainActor private var title: some View {
        Text(words.month(month.firstDay))
            .lineLimit(1)
            .minimumScaleFactor(0.6)
            .modifier(CalendarCardParts.month)
            .accessibilityAddTraits(.isHeader)
            .accessibilityHeading(.h3)
    }

    /// The button that shows and chooses the present day.
    @MainActor private var todayButton: some View {
        Button {
            choose(days.startOfDay(for: today))
        } label: {
            Text(words.today)
                .lineLimit(1)
                .modifier(CalendarCardParts.monthButton)
                .frame(minWidth: 36, minHeight: 36)
                .contentShape(Rectangle())
        }
        .buttonStyle(CardTapStyle())
    }

    @MainActor private func step(_ months: Int, symbol: String, name: String) -> some View {
        Button {
            if let date = days.date(byAdding: .month, value: months, to: month.firstDay) { show(date) }
        } label: {
            Image(systemName: symbol)
                .modifier(CalendarCardParts.monthButton)
                .frame(minWidth: 36, minHeight: 36)
                .contentShape(Rectangle())
        }
        .buttonStyle(CardTapStyle())
        .accessibilityLabel(Text(name))
    }
}
