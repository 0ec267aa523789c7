import Foundation

/// The content of a calendar card.
///
/// Dates without a zone are local; days are those of the time zone in which the card was resolved.
public struct ResolvedCalendar: Sendable, Hashable {
    /// The selected day, at its start.
    public var date: Date
    /// The appointments in the order of the data, without those whose dates cannot be read.
    public var appointments: [Appointment]
    /// The days with a meaning of their own.
    public var specialDates: [SpecialDate] = []
    /// The legend.
    public var legend: [LegendItem] = []
    /// The greatest number of appointments that are shown. 2 by default.
    public var maxItems = 2
    /// The greatest number of entries of the legend; nil for all.
    public var maxLegendItems: Int?
    /// The text of a day without appointments; empty when the manifest has none.
    public var noItemsText = ""
    /// The action of the button that shows all appointments.
    public var moreItemsAction: ResolvedAction?
    /// True if times have twelve hours; nil follows the locale.
    public var uses12HourFormat: Bool?
    /// The rule by which weeks are counted.
    public var weekNumbering: WeekNumbering = .standard

    /// The rules by which weeks are counted.
    public enum WeekNumbering: String, Sendable, Hashable, CaseIterable {
        case standard = "Default"
        case iso8601 = "ISO_8601"
        case middleEastern = "MiddleEastern"
        case westernTraditional = "WesternTraditional"
    }

    /// An appointment.
    public struct Appointment: Sendable, Hashable, Identifiable {
        /// The index or name of the element within its data.
        public var id: String
        /// The start.
        public var start: Date
        /// The end.
        public var end: Date
        /// The title.
        public var title: String
        /// The text below; empty when there is none.
        public var text = ""
        /// The colour; nil when there is none.
        public var type: DayType?
        /// The icon.
        public var icon: ResolvedImage?
        /// The action of a tap.
        public var action: ResolvedAction?
    }

    /// Days with a meaning of their own.
    public struct SpecialDate: Sendable, Hashable {
        /// The first day, at its start.
        public var start: Date
        /// The last day, at its start.
        public var end: Date
        /// The colour; nil when there is none.
        public var type: DayType?
        /// True if nobody works then: the days have a ground of their own.
        public var isNonWorking = false
    }

    /// An entry of the legend.
    public struct LegendItem: Sendable, Hashable {
        /// True if the entry is about appointments, which are circles, or about days, which are squares.
        public var isAppointment: Bool
        /// The text.
        public var text: String
        /// The colour; nil when there is none.
        public var type: DayType?
    }

    /// A colour of the calendar, from 1 to 20.
    public struct DayType: Sendable, Hashable {
        /// The number.
        public var number: Int

        /// Reads a name such as "Type07"; nil when it is none.
        public init?(name: String) {
            guard name.hasPrefix("Type"), let number = Int(name.dropFirst(4)), (1...20).contains(number) else {
                return nil
            }
            self.number = number
        }
    }
}
