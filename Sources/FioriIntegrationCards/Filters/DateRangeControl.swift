import SwiftUI

/// A range of dates: an option in a menu, with its values below.
nonisolated struct DateRangeControl: View {
    private let range: ResolvedDateRange
    private let label: String
    private let change: @MainActor (JSONValue) -> Void
    @Environment(\.cardWords) private var words
    @Environment(\.cardNow) private var now
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
                        send(DateRangeValues(option: option, now: now ?? Date(), timeZone: timeZone))
                    } label: {
                        if option == range.option {
                            Label(words.dateRangeOption(option), systemImage: "checkmark")
                        } else {
                            Text(words.dateRangeOption(option))
                        }
                    }
                }
            } label: {
                FilterMenuLabel(
                    text: range.option.map(words.dateRangeOption) ?? "",
                    placeholder: range.placeholder.isEmpty ? words.chooseDate : range.placeholder)
            }
            .alignmentGuide(.filterLine) { $0[VerticalAlignment.center] }
            .accessibilityLabel(Text(label.isEmpty ? range.placeholder : label))
            .accessibilityValue(Text(range.option.map(words.dateRangeOption) ?? ""))
            if let option = range.option {
                DateRangeValueControls(
                    values: DateRangeValues(
                        option: option, values: range.values, now: now ?? Date(), timeZone: timeZone),
                    change: send)
            }
        }
    }

    @MainActor private func send(_ values: DateRangeValues) {
        change(["option": .string(values.option), "values": .array(values.values)])
    }
}
