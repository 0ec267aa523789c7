import SwiftUI

/// The number of a day with its marks.
nonisolated struct DayLabel: View {
    let number: String
    let dots: [ResolvedCalendar.DayType]
    let isToday: Bool
    let isChosen: Bool
    let isOutside: Bool
    /// True for days on a ground of their own.
    var isNonWorking = false
    /// True for the day that keys have moved to.
    var hasCursor = false
    /// The side of the square behind the number, in points, as far as the day has room for it.
    var side = CalendarCardMetrics.daySide

    /// The distance of the outline of the present day from its square when it is chosen, in points.
    private static let ring: CGFloat = 3

    @MainActor var body: some View {
        Group {
            if dots.isEmpty, !isToday, !isChosen, !isNonWorking, !hasCursor {
                // Most days have no marks: their numbers stand where those of the others do.
                text.padding(.bottom, CalendarCardMetrics.dotSide + CalendarCardMetrics.dotSpacing)
            } else {
                marked
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
    }

    @MainActor private var text: some View {
        Text(number)
            .modifier(
                isChosen
                    ? CalendarCardParts.selectedDay : isOutside ? CalendarCardParts.outsideDay : CalendarCardParts.day)
    }

    @MainActor private var marked: some View {
        VStack(spacing: CalendarCardMetrics.dotSpacing) {
            text
                .padding(.horizontal, 2)
                .frame(maxWidth: side)
                .frame(height: side)
                .background {
                    if isChosen || isNonWorking {
                        RoundedRectangle(cornerRadius: 4)
                            .fill(.preferredColor(isChosen ? .tintColor : .secondaryFill))
                    }
                }
                .overlay {
                    if isToday {
                        RoundedRectangle(cornerRadius: 4)
                            .strokeBorder(.preferredColor(.tintColor), lineWidth: 2)
                            .padding(isChosen ? -Self.ring : 0)
                    }
                }
                .padding(.horizontal, isToday && isChosen ? Self.ring : 0)
            HStack(spacing: 2) {
                ForEach(dots, id: \.self) { type in
                    Circle()
                        .fill(.preferredColor(type.style))
                        .frame(width: CalendarCardMetrics.dotSide, height: CalendarCardMetrics.dotSide)
                }
            }
            .frame(height: CalendarCardMetrics.dotSide)
            .padding(.top, isToday && isChosen ? 2 : 0)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay {
            if hasCursor {
                RoundedRectangle(cornerRadius: 6)
                    .strokeBorder(.preferredColor(.primaryLabel), lineWidth: 1)
                    .padding(1)
            }
        }
    }
}
