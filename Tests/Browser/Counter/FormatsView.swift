import SwiftUI

/// Dates and numbers as views and Foundation format them.
struct FormatsView: View {
    @Environment(\.locale) private var locale
    @State private var later = "nothing"
    /// 27 November 2026, at noon in Greenwich.
    private let date = Date(timeIntervalSince1970: 1_795_780_800)

    private var price: String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        return formatter.string(from: 1234.5) ?? "nothing"
    }

    private var formatter: String {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter.string(from: date)
    }

    var body: some View {
        List {
            LabeledContent("Locale", value: locale.identifier)
            LabeledContent("Current", value: Locale.current.identifier)
            LabeledContent("Language", value: Locale.preferredLanguages.first ?? "none")
            LabeledContent("View") { Text(date, style: .date) }
            LabeledContent("Formatted", value: date.formatted(date: .long, time: .omitted))
            LabeledContent("Formatter", value: formatter)
            LabeledContent("Number", value: 1234.5.formatted())
            LabeledContent("Price", value: price)
            LabeledContent("Month", value: Calendar.current.monthSymbols[10])
            LabeledContent("Week", value: "\(Calendar.current.firstWeekday)")
            LabeledContent("Later", value: later)
            Button("Ask") {
                Task {
                    try await Task.sleep(for: .milliseconds(50))
                    later = date.formatted(date: .long, time: .omitted)
                }
            }
        }
    }
}
