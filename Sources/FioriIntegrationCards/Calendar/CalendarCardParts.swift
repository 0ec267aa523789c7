import FioriSwiftUICore
import SwiftUI

/// The looks of a calendar card's parts, by their names in style sheets.
nonisolated enum CalendarCardParts {
    static let month = Themed("CalendarCard.month", TextStyle(.callout, weight: .semibold, .primaryLabel))
    static let monthButton = Themed(
        "CalendarCard.monthButton", TextStyle(.callout, weight: .semibold, .tintColor), as: .buttonText)
    static let weekday = Themed("CalendarCard.weekday", TextStyle(.caption, .secondaryLabel))
    static let weekNumber = Themed("CalendarCard.weekNumber", TextStyle(.caption2, .tertiaryLabel))
    static let day = Themed("CalendarCard.day", TextStyle(.subheadline, .primaryLabel))
    static let outsideDay = Themed("CalendarCard.outsideDay", TextStyle(.subheadline, .tertiaryLabel))
    static let selectedDay = Themed("CalendarCard.selectedDay", TextStyle(.subheadline, weight: .semibold, .base2))
    static let legend = Themed("CalendarCard.legend", TextStyle(.caption, .secondaryLabel))
    static let moreLegend = Themed("CalendarCard.moreLegend", TextStyle(.caption, weight: .semibold, .tintColor))
    static let appointmentStart = Themed("CalendarCard.appointmentStart", TextStyle(.subheadline, .primaryLabel))
    static let appointmentEnd = Themed("CalendarCard.appointmentEnd", TextStyle(.caption, .secondaryLabel))
    static let appointmentTitle = Themed(
        "CalendarCard.appointmentTitle", TextStyle(.subheadline, weight: .semibold, .primaryLabel))
    static let appointmentText = Themed("CalendarCard.appointmentText", TextStyle(.caption, .secondaryLabel))
    static let appointmentIcon = Themed("CalendarCard.appointmentIcon", TextStyle(.subheadline, .secondaryLabel))
    static let more = Themed("CalendarCard.more", TextStyle(.subheadline, weight: .semibold, .tintColor))
    static let moreText = Themed("CalendarCard.moreText", TextStyle(.subheadline, .secondaryLabel))
    static let noItems = Themed("CalendarCard.noItems", TextStyle(.subheadline, .secondaryLabel))
}

/// Distances of a calendar in points, from the style sheets of UI5's theme Horizon.
nonisolated enum CalendarCardMetrics {
    /// The least width and height of the days of a month with their head.
    static let monthSide: CGFloat = 264
    /// The height of a row of days at the usual text size; six of them and the row of weekdays are as high as the month is wide.
    static let rowHeight: CGFloat = 40
    /// The height of the row of weekdays.
    static let weekdayHeight: CGFloat = 24
    /// The side of the square behind the number of a day at the usual text size.
    static let daySide: CGFloat = 26
    /// The side of a dot below a day, and its distance from the number.
    static let (dotSide, dotSpacing): (CGFloat, CGFloat) = (4, 2)
    /// The greatest number of dots below a day.
    static let mostDots = 3
    /// The width from which the appointments are beside the month.
    static let wideWidth: CGFloat = 608
    /// The distance between the month, the rule and the appointments.
    static let spacing: CGFloat = 16
}

nonisolated extension ResolvedCalendar.DayType {
    private static let styles: [ColorStyle] = [
        .mango7, .red7, .pink7, .red9, .raspberry7, .blue7, .teal7, .green7, .grey7, .indigo7,
        .mango8, .red8, .pink8, .mango9, .indigo9, .blue9, .teal9, .green9, .blue8, .indigo6,
    ]

    /// The style of marks with the type, near to that of UI5's legend.
    var style: ColorStyle { Self.styles[(number - 1) % Self.styles.count] }
}
