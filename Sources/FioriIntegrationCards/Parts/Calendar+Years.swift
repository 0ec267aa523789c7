import SwiftUI

nonisolated extension Calendar {
    /// The calendar that counts the years of a locale, as UI5 does: the Buddhist one where it is that of the locale. Its months
    /// and days are the same.
    func withYears(of locale: Locale) -> Calendar {
        guard identifier == .gregorian, locale.calendar.identifier == .buddhist else { return self }
        var calendar = Calendar(identifier: .buddhist)
        calendar.locale = self.locale
        calendar.timeZone = timeZone
        calendar.firstWeekday = firstWeekday
        calendar.minimumDaysInFirstWeek = minimumDaysInFirstWeek
        return calendar
    }
}

extension View {
    /// Lets pickers of dates count years as the texts of the card do.
    func yearsOfLanguage() -> some View { modifier(YearsOfLanguage()) }
}

private struct YearsOfLanguage: ViewModifier {
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale

    func body(content: Content) -> some View { content.environment(\.calendar, calendar.withYears(of: locale)) }
}
