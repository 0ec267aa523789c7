import Foundation
import SwiftUIControls
import SwiftUICore

/// A calendar in which any number of days can be chosen.
public struct MultiDatePicker<Label>: View where Label: View {
    private let selection: Binding<Set<DateComponents>>
    /// The first moment that counts, and the first one that does not.
    private let bounds: (lower: Date?, upper: Date?)
    private let label: Label

    @Environment(\.localCalendar) private var calendar
    @Environment(\.textDate) private var now

    private init(
        selection: Binding<Set<DateComponents>>, lower: Date? = nil, upper: Date? = nil, label: Label
    ) {
        self.selection = selection
        bounds = (lower, upper)
        self.label = label
    }

    @MainActor public var body: some View {
        let chosen = Set(selection.wrappedValue.compactMap { calendar.date(from: $0).map(calendar.startOfDay) })
        CalendarView(
            anchor: chosen.min() ?? bounds.lower ?? now ?? Date(), followsAnchor: false,
            isChosen: { chosen.contains(calendar.startOfDay(for: $0)) },
            allows: { span in
                if let lower = bounds.lower, span.end <= lower { return false }
                if let upper = bounds.upper, span.start >= upper { return false }
                return true
            }, choose: toggle
        )
        .semantics(.datePicker, children: .contain)
        .background { label.spokenOnly() }
        .spokenByItsText()
    }

    /// Days are kept by calendar, era, year, month and day, as Apple's picker hands them out.
    private func toggle(_ day: Date) {
        var days = selection.wrappedValue
        let same = days.filter { components in
            calendar.date(from: components).map { calendar.isDate($0, inSameDayAs: day) } ?? false
        }
        if same.isEmpty {
            var components = calendar.dateComponents([.era, .year, .month, .day], from: day)
            components.calendar = calendar
            days.insert(components)
        } else {
            days.subtract(same)
        }
        selection.wrappedValue = days
    }
}

extension MultiDatePicker {
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
        self.init(selection: selection, label: label())
    }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, lower: bounds.lowerBound, upper: bounds.upperBound, label: label())
    }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, lower: bounds.lowerBound, label: label())
    }

    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {
        self.init(selection: selection, upper: bounds.upperBound, label: label())
    }
}

extension MultiDatePicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(titleKey) }
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) {
        self.init(selection: selection, in: bounds) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, selection: Binding<Set<DateComponents>>) where S: StringProtocol {
        self.init(selection: selection) { Text(title) }
    }

    @_disfavoredOverload
    public init<S>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) where S: StringProtocol {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    @_disfavoredOverload
    public init<S>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) where S: StringProtocol {
        self.init(selection: selection, in: bounds) { Text(title) }
    }

    @_disfavoredOverload
    public init<S>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
    ) where S: StringProtocol {
        self.init(selection: selection, in: bounds) { Text(title) }
    }
}

@available(*, unavailable)
extension MultiDatePicker: Sendable {}
