import SwiftUI

/// The controls of the values that an option of a range of dates has.
nonisolated struct DateRangeValueControls: View {
    let values: DateRangeValues
    let change: @MainActor (DateRangeValues) -> Void
    @Environment(\.cardWords) private var words
    @Environment(\.locale) private var locale
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    @MainActor var body: some View {
        switch values.kind {
        case .none: EmptyView()
        case .days(let count): dates(count, .date)
        case .moments(let count): dates(count, [.date, .hourAndMinute])
        case .count: stepper(0, words.dateRangeOption(values.option), in: 1...999)
        case .daysAround:
            stepper(0, words.daysBefore, in: 0...999, showsLabel: true)
            stepper(1, words.daysAfter, in: 0...999, showsLabel: true)
        case .month(let hasYear):
            month
            if hasYear { stepper(1, words.year, in: 1...9999) }
        }
    }

    @MainActor private func dates(_ count: Int, _ components: DatePickerComponents) -> some View {
        ForEach(0..<count, id: \.self) { index in
            let name = words.dateRangeOption(count == 1 ? values.option : index == 0 ? "from" : "to")
            let date = binding(\.[date: index])
            if dynamicTypeSize.isAccessibilitySize, components.contains(.hourAndMinute) {
                // A line has no room for both.
                DatePicker(name, selection: date, displayedComponents: .date).labelsHidden().yearsOfLanguage()
                DatePicker(name, selection: date, displayedComponents: .hourAndMinute).labelsHidden().yearsOfLanguage()
            } else {
                DatePicker(name, selection: date, displayedComponents: components).labelsHidden().yearsOfLanguage()
            }
        }
    }

    @MainActor private func stepper(
        _ index: Int, _ name: String, in bounds: ClosedRange<Int>, showsLabel: Bool = false
    ) -> some View {
        let number = binding(\.[number: index, bounds])
        return Stepper(value: number, in: bounds) {
            Text(verbatim: (showsLabel ? name + " " : "") + "\(number.wrappedValue)").modifier(CardFilterParts.value)
        }
        .accessibilityLabel(Text(name))
    }

    @MainActor private var month: some View {
        let names = monthNames
        let month = binding(\.[number: 0, 0...11])
        return Menu {
            ForEach(names.indices, id: \.self) { index in
                Button {
                    month.wrappedValue = index
                } label: {
                    if index == month.wrappedValue {
                        Label(names[index], systemImage: "checkmark")
                    } else {
                        Text(verbatim: names[index])
                    }
                }
            }
        } label: {
            FilterMenuLabel(text: names[month.wrappedValue])
        }
        .accessibilityLabel(Text(words.month))
        .accessibilityValue(Text(verbatim: names[month.wrappedValue]))
    }

    private var monthNames: [String] {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        return calendar.standaloneMonthSymbols
    }

    @MainActor private func binding<Value>(_ path: WritableKeyPath<DateRangeValues, Value>) -> Binding<Value> {
        let (values, change) = (values, change)
        return Binding {
            values[keyPath: path]
        } set: {
            var changed = values
            changed[keyPath: path] = $0
            change(changed)
        }
    }
}
