import Foundation
import SwiftUIControls
import SwiftUICore

/// A calendar that keeps the time of the chosen date, and wheels for the time below it.
struct GraphicalDatePicker: View {
    let configuration: DatePickerStyleConfiguration

    @Environment(\.localCalendar) private var calendar

    var body: some View {
        VStack(spacing: 8) {
            if configuration.displayedComponents.contains(.date) {
                CalendarView(
                    anchor: configuration.selection,
                    isChosen: { calendar.isDate($0, inSameDayAs: configuration.selection) },
                    allows: configuration.allows, choose: choose)
            }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                HStack {
                    Text(system: .time)
                    Spacer()
                    TimeButton(configuration: configuration)
                }
                .padding(.horizontal, 16)
                .frame(minHeight: 44)
            }
        }
        .semantics(.datePicker, children: .contain)
        .background { configuration.label.spokenOnly() }
        .spokenByItsText()
    }

    /// The day with the time that was chosen before.
    private func choose(_ day: Date) {
        let time = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: configuration.selection)
        var date = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (date.hour, date.minute, date.second, date.nanosecond) = (time.hour, time.minute, time.second, time.nanosecond)
        configuration.choose(calendar.date(from: date) ?? day)
    }
}
