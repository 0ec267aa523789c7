import CoreGraphics
import Foundation

/// The widths that the appointments of a day have in common, so that their titles stand below each other, estimated from
/// their letters.
nonisolated struct AppointmentWidths: Hashable {
    /// The width of the times, in points.
    var times: CGFloat
    /// The width of a row with the times in front of the texts below which a word would break, in points.
    var row: CGFloat

    /// The distance between times, texts and icon, in points.
    static let spacing: CGFloat = 12
    /// The greatest width of times, and the least one of texts, as shares of the text's size: a time of twelve hours, and a
    /// word of about fourteen letters. Longer times are drawn smaller.
    private static let (mostTimes, leastTexts): (CGFloat, CGFloat) = (62 / 15, 110 / 15)
    /// The width of an icon as a share of the text's size, rather too great than too small, and that of a picture in points.
    private static let (symbol, picture): (CGFloat, CGFloat) = (1.4, 20)

    /// - Parameters:
    ///   - textSize: the size of titles and start times in points.
    ///   - smallSize: the size of texts and end times in points.
    init(
        _ appointments: [ResolvedCalendar.Appointment], day: Date, words: CalendarWords, textSize: CGFloat,
        smallSize: CGFloat
    ) {
        times = 0
        var texts = Self.leastTexts * textSize
        var icon: CGFloat = 0
        for appointment in appointments {
            let start = WordWidths.extent(of: words.time(appointment.start, on: day)).line * textSize
            let end = WordWidths.extent(of: words.time(appointment.end, on: day)).line * smallSize
            times = max(times, start, end)
            let title = WordWidths.extent(of: appointment.title).word * WordWidths.semibold * textSize
            texts = max(texts, title, WordWidths.extent(of: appointment.text).word * smallSize)
            if appointment.icon != nil { icon = Self.spacing + max(Self.picture, Self.symbol * textSize) }
        }
        times = min(times.rounded(.up), Self.mostTimes * textSize)
        row = times + Self.spacing + texts + icon
    }
}
