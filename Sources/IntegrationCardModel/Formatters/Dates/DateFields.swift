import Foundation

/// The fields of an instant in a calendar and a time zone.
struct DateFields: Sendable {
    /// The fields in the Gregorian calendar, which weeks, days of the week and times come from.
    let local: JavaScriptDate.Fields
    /// The year within its era.
    let year: Int
    /// The place of the era among the calendar's names.
    let era: Int
    /// The month, from 0.
    let month: Int
    let day: Int
    /// The distance to Greenwich in minutes.
    let zoneMinutes: Int
    let zoneIdentifier: String

    init(_ milliseconds: Double, timeZone: TimeZone, calendar identifier: Calendar.Identifier) {
        local = JavaScriptDate.localFields(milliseconds, timeZone: timeZone)
        zoneMinutes = Int(JavaScriptDate.offset(milliseconds, timeZone: timeZone) / 60_000)
        zoneIdentifier = timeZone.identifier
        switch identifier {
        case .gregorian:
            era = local.year > 0 ? 1 : 0
            year = local.year
            month = local.month
            day = local.day
        case .buddhist:
            era = 0
            year = local.year + 543
            month = local.month
            day = local.day
        default:
            var calendar = Calendar(identifier: identifier)
            calendar.timeZone = timeZone
            let parts = calendar.dateComponents(
                [.era, .year, .month, .day], from: Date(timeIntervalSince1970: milliseconds / 1000))
            era = parts.era ?? 0
            year = parts.year ?? local.year
            month = (parts.month ?? 1) - 1
            day = parts.day ?? local.day
        }
    }
}
