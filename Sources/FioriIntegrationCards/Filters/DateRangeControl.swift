import SwiftUI

/// A range of dates: an option in a menu, with its dates or number below.
nonisolated struct DateRangeControl: View {
    private let range: ResolvedDateRange
    private let label: String
    private let change: @MainActor (JSONValue) -> Void
    @Environment(\.cardWords) private var words
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    /// - Parameter change: called with `{"option": …, "values": […]}`.
    init(_ range: ResolvedDateRange, label: String, change: @escaping @MainActor (JSONValue) -> Void) {
        self.range = range
        self.label = label
        self.change = change
    }

    @MainActor var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Menu {
                ForEach(range.options, id: \.self) { option in
                    Button {
                        choose(option)
                    } label: {
                        if option == range.option {
                            Label(words.dateRangeOption(option), systemImage: "checkmark")
                        } else {
                            Text(words.dateRangeOption(option))
                        }
                    }
                }
            } label: {
                FilterMenuLabel(text: range.option.map(words.dateRangeOption) ?? range.placeholder)
            }
            .alignmentGuide(.filterLine) { $0[VerticalAlignment.center] }
            .accessibilityLabel(Text(label.isEmpty ? range.placeholder : label))
            .accessibilityValue(Text(range.option.map(words.dateRangeOption) ?? ""))
            if let option = range.option { values(of: option) }
        }
    }

    @ViewBuilder @MainActor private func values(of option: String) -> some View {
        let count = Self.dateCount(of: option)
        if count > 0 {
            ForEach(0..<count, id: \.self) { index in
                DatePicker(
                    words.dateRangeOption(option), selection: date(index, of: option), displayedComponents: .date
                )
                .labelsHidden()
            }
        } else if option.hasPrefix("last") || option.hasPrefix("next"), option.hasSuffix("s") {
            Stepper(value: number(of: option), in: 1...999) {
                Text(verbatim: "\(number(of: option).wrappedValue)").modifier(CardFilterParts.value)
            }
            .accessibilityLabel(Text(words.dateRangeOption(option)))
        }
    }

    private static func dateCount(of option: String) -> Int {
        switch option {
        case "date", "from", "to": 1
        case "dateRange": 2
        default: 0
        }
    }

    @MainActor private func choose(_ option: String) {
        let values: [JSONValue]
        switch Self.dateCount(of: option) {
        case 1: values = [.string(text(of: Date()))]
        case 2: values = [.string(text(of: Date())), .string(text(of: Date()))]
        default: values = option.hasSuffix("s") ? [1] : []
        }
        change(["option": .string(option), "values": .array(values)])
    }

    @MainActor private func date(_ index: Int, of option: String) -> Binding<Date> {
        Binding {
            range.values.indices.contains(index) ? day(range.values[index]) ?? Date() : Date()
        } set: { date in
            var values = range.values
            while values.count <= index { values.append(.string(text(of: Date()))) }
            values[index] = .string(text(of: date))
            change(["option": .string(option), "values": .array(values)])
        }
    }

    @MainActor private func number(of option: String) -> Binding<Int> {
        Binding {
            range.values.first?.numberValue.map { Int(min(max($0, 1), 999)) } ?? 1
        } set: {
            change(["option": .string(option), "values": [.number(Double($0))]])
        }
    }

    /// The day in the form that data and bindings know: yyyy-MM-dd.
    private func text(of date: Date) -> String {
        let parts = gregorian.dateComponents([.year, .month, .day], from: date)
        func padded(_ number: Int?, _ count: Int) -> String {
            let digits = String(number ?? 0)
            return String(repeating: "0", count: max(0, count - digits.count)) + digits
        }
        return "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
    }

    private func day(_ value: JSONValue) -> Date? {
        if let number = value.numberValue { return Date(timeIntervalSince1970: number / 1000) }
        let parts = (value.stringValue ?? "").prefix(10).split(separator: "-").compactMap { Int($0) }
        guard parts.count == 3 else { return nil }
        return gregorian.date(from: DateComponents(year: parts[0], month: parts[1], day: parts[2]))
    }

    private var gregorian: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        return calendar
    }
}
