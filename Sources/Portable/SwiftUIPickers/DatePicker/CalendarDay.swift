import Foundation
import SwiftUIControls
import SwiftUICore

/// A day of a calendar: a number that can be chosen.
struct CalendarDay: View {
    /// In points.
    nonisolated static let height: CGFloat = 44

    let day: Date
    let isChosen: Bool
    let isToday: Bool
    let isAllowed: Bool
    let choice: DayChoice

    @Environment(\.localCalendar) private var calendar
    @Environment(\.isEnabled) private var isEnabled
    @State private var isPressed = false

    var body: some View {
        Text(verbatim: MonthGrid.format("d", calendar).string(from: day))
            .font(isChosen ? .title3.weight(.semibold) : .title3)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .foregroundStyle(style)
            .frame(maxWidth: .infinity)
            .frame(height: Self.height)
            .background {
                if isChosen {
                    // The accent itself on today, a veil of it on other days.
                    Circle().fill(.tint).opacity(isToday ? 1 : 0.12)
                }
            }
            .modifier(PressModifier(action: { choice.choose(day) }, isPressed: $isPressed))
            .disabled(!isAllowed)
            .accessibilityLabel(Text(verbatim: MonthGrid.format("EEEEdMMMM", calendar).string(from: day)))
            .accessibilityAddTraits(isChosen ? .isSelected : [])
    }

    private var style: AnyShapeStyle {
        if !isAllowed || !isEnabled { return AnyShapeStyle(.tertiary) }
        if isChosen && isToday { return AnyShapeStyle(Color.white) }
        return isChosen || isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
    }
}
