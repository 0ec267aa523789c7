import SwiftUI

/// The appointments of a day, and the way to those that are not shown.
nonisolated struct DayAppointments: View {
    private let calendar: ResolvedCalendar
    private let day: Date
    private let now: Date
    private let words: CalendarWords
    @Environment(\.timeZone) private var timeZone
    @ScaledMetric(relativeTo: .subheadline) private var textSize: CGFloat = 15
    @ScaledMetric(relativeTo: .caption) private var smallSize: CGFloat = 12

    init(_ calendar: ResolvedCalendar, day: Date, now: Date, words: CalendarWords) {
        self.calendar = calendar
        self.day = day
        self.now = now
        self.words = words
    }

    @MainActor var body: some View {
        let shown = calendar.shownAppointments(on: day, now: now, timeZone: timeZone)
        let rest = calendar.appointments(on: day, timeZone: timeZone).count - shown.count
        VStack(alignment: .leading, spacing: 12) {
            if shown.isEmpty {
                CardText(calendar.noItemsText.isEmpty ? words.noAppointments : calendar.noItemsText)
                    .modifier(CalendarCardParts.noItems)
            }
            let widths = AppointmentWidths(
                shown, day: day, words: words, textSize: textSize, smallSize: smallSize)
            ForEach(shown) { AppointmentRow($0, day: day, words: words, widths: widths) }
            if rest > 0 { more(rest) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    @ViewBuilder @MainActor private func more(_ count: Int) -> some View {
        if calendar.moreItemsAction?.isEnabled == true {
            Text(words.moreAppointments(count))
                .modifier(CalendarCardParts.more)
                .frame(minHeight: 28)
                .cardTap(calendar.moreItemsAction)
        } else {
            Text(words.moreAppointments(count)).modifier(CalendarCardParts.moreText)
        }
    }
}

/// An appointment: its times, its title and text, and its icon.
nonisolated struct AppointmentRow: View {
    private let appointment: ResolvedCalendar.Appointment
    private let day: Date
    private let words: CalendarWords
    private let widths: AppointmentWidths
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    /// - Parameter widths: the widths that all appointments of the day have in common.
    init(_ appointment: ResolvedCalendar.Appointment, day: Date, words: CalendarWords, widths: AppointmentWidths) {
        self.appointment = appointment
        self.day = day
        self.words = words
        self.widths = widths
    }

    @MainActor var body: some View {
        HStack(alignment: .top, spacing: 12) {
            RoundedRectangle(cornerRadius: 2)
                .fill(.preferredColor(appointment.type?.style ?? .grey5))
                .frame(width: 4)
            if dynamicTypeSize.isAccessibilitySize {
                stacked
            } else {
                ViewThatFits(in: .horizontal) {
                    row
                    stacked
                }
            }
        }
        .fixedSize(horizontal: false, vertical: true)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(spoken))
        .cardTap(appointment.action)
    }

    /// The times in front of the texts, where these have room for the words of all appointments.
    @MainActor private var row: some View {
        HStack(alignment: .top, spacing: AppointmentWidths.spacing) {
            times.frame(width: widths.times, alignment: .leading)
            texts(lines: 2).frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
            icon
        }
        .frame(minWidth: 0, idealWidth: widths.row, maxWidth: .infinity)
    }

    /// The times above the texts.
    @MainActor private var stacked: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(alignment: .top, spacing: 8) {
                times.frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
                icon
            }
            texts(lines: 4).frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
        }
    }

    @MainActor private func texts(lines: Int) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            CardText(appointment.title).lineLimit(lines).modifier(CalendarCardParts.appointmentTitle)
            if !appointment.text.isEmpty {
                CardText(appointment.text).lineLimit(lines).modifier(CalendarCardParts.appointmentText)
            }
        }
    }

    @ViewBuilder @MainActor private var icon: some View {
        if let icon = appointment.icon {
            CardImageView(icon, side: 20).modifier(CalendarCardParts.appointmentIcon)
        }
    }

    @MainActor private var times: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(words.time(appointment.start, on: day)).modifier(CalendarCardParts.appointmentStart)
            Text(words.time(appointment.end, on: day)).modifier(CalendarCardParts.appointmentEnd)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.7)
    }

    private var spoken: String {
        let times = "\(words.time(appointment.start, on: day)) – \(words.time(appointment.end, on: day))"
        return [times, appointment.title, appointment.text].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
