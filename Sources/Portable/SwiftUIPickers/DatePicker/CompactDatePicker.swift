import Foundation
import SwiftUIControls
import SwiftUICore
import SwiftUIPresentation

/// A label with grey buttons that show day and time and open a calendar or wheels.
struct CompactDatePicker: View {
    let configuration: DatePickerStyleConfiguration

    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.labelsAreHidden) private var isLabelHidden

    var body: some View {
        Group {
            // Beside buttons in large type there is no room for a label (by eye).
            if typeSize.isAccessibilitySize && !isLabelHidden {
                VStack(alignment: .leading, spacing: 8) {
                    configuration.label
                    ViewThatFits(in: .horizontal) {
                        HStack(spacing: 8) { buttons }
                        VStack(alignment: .leading, spacing: 8) { buttons }
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            } else {
                LabeledRow(label: configuration.label) { HStack(spacing: 8) { buttons } }
            }
        }
        .semantics(.datePicker, children: .contain)
    }

    @ViewBuilder private var buttons: some View {
        if configuration.displayedComponents.contains(.date) { DayButton(configuration: configuration) }
        if configuration.displayedComponents.contains(.hourAndMinute) { TimeButton(configuration: configuration) }
    }
}

/// The chosen day; opens a calendar.
private struct DayButton: View {
    let configuration: DatePickerStyleConfiguration

    @Environment(\.localCalendar) private var calendar
    @State private var isOpen = false

    var body: some View {
        let whole = title
        // In numbers where it is narrow, with the same digits of the year.
        let numbers = MonthGrid.format("yMd", calendar).string(from: configuration.selection)
        CompactDateButton(title: whole, shortTitle: numbers, isOpen: $isOpen)
            .accessibilityLabel(Text(system: .date))
            .accessibilityValue(Text(verbatim: whole))
            .anchoredPresentation(isPresented: $isOpen, dims: true, role: .popover) {
                CompactDatePanel {
                    GraphicalDatePicker(configuration: dateOnly).padding(.horizontal, 8).frame(width: 320)
                }
            }
    }

    private var title: String {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = calendar.locale
        formatter.timeZone = calendar.timeZone
        formatter.dateStyle = .medium
        return formatter.string(from: configuration.selection)
    }

    private var dateOnly: DatePickerStyleConfiguration {
        var configuration = configuration
        configuration.displayedComponents = .date
        return configuration
    }
}

/// The chosen time of day; opens wheels.
struct TimeButton: View {
    let configuration: DatePickerStyleConfiguration

    @Environment(\.localCalendar) private var calendar
    @State private var isOpen = false

    var body: some View {
        let title = MonthGrid.format("jmm", calendar).string(from: configuration.selection)
        CompactDateButton(title: title, shortTitle: title, isOpen: $isOpen)
            .accessibilityLabel(Text(system: .time))
            .accessibilityValue(Text(verbatim: title))
            .anchoredPresentation(isPresented: $isOpen, dims: true, role: .popover) {
                CompactDatePanel { WheelDatePicker(configuration: timeOnly).labelsHidden().frame(width: 240) }
            }
    }

    private var timeOnly: DatePickerStyleConfiguration {
        var configuration = configuration
        configuration.displayedComponents = .hourAndMinute
        return configuration
    }
}

/// Body type on grey with corners of 8, in the accent colour while it is open. Narrow rooms have the short title, and then
/// smaller type with less padding.
private struct CompactDateButton: View {
    let title: String
    let shortTitle: String
    @Binding var isOpen: Bool

    @Environment(\.isEnabled) private var isEnabled
    @State private var isPressed = false

    var body: some View {
        ViewThatFits(in: .horizontal) {
            plate(title, padding: 11)
            if shortTitle != title { plate(shortTitle, padding: 11) }
            plate(shortTitle, padding: 6).minimumScaleFactor(0.5)
        }
        .opacity(isPressed ? 0.5 : 1)
        .modifier(PressModifier(action: { isOpen = true }, isPressed: $isPressed))
    }

    private func plate(_ title: String, padding: CGFloat) -> some View {
        Text(verbatim: title)
            .lineLimit(1)
            .foregroundStyle(
                !isEnabled
                    ? AnyShapeStyle(.tertiary) : isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary)
            )
            .padding(.horizontal, padding)
            .padding(.vertical, 7)
            .background(Color(system: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
    }
}

/// The rounded plate that a calendar or wheels lie on.
private struct CompactDatePanel<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { content.padding(.vertical, 8).modifier(ControlPanelModifier()) }
}
