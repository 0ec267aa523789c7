import SwiftUI

/// The content of a card of this type.
nonisolated struct CalendarCardContent: View {
    private let calendar: ResolvedCalendar

    init(_ calendar: ResolvedCalendar) { self.calendar = calendar }

    @MainActor var body: some View { EmptyView() }
}
