import SwiftUI

/// A date or time: a button while there is none, and then a picker.
struct AdaptiveDateInput: View {
    let kind: AdaptiveDateValue.Kind
    let minimum: String?
    let maximum: String?
    let name: String
    let placeholder: String?
    /// Tells whether the value can be removed.
    let canClear: Bool
    @Binding var value: String
    @Environment(\.cardWords) private var words
    @Environment(\.cardNow) private var now
    @Environment(\.timeZone) private var timeZone
    @ScaledMetric(relativeTo: .body) private var leastDateWidth = Self.leastWidths.date
    @ScaledMetric(relativeTo: .body) private var leastTimeWidth = Self.leastWidths.time

    /// The widths in points in which a date in numbers, and a time, can be read.
    nonisolated static let leastWidths = (date: CGFloat(84), time: CGFloat(64))
    /// The width of the button that removes the value, with the distance in front of it, in points.
    nonisolated static let clearWidth: CGFloat = 36

    var body: some View {
        let values = AdaptiveDateValue(kind: kind, timeZone: timeZone)
        if let date = values.date(value) {
            let picker = picker(values, date).labelsHidden().yearsOfLanguage().accessibilityLabel(Text(name))
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 8) {
                    picker.frame(
                        idealWidth: kind == .date ? leastDateWidth : leastTimeWidth, maxWidth: .infinity,
                        alignment: .leading)
                    if canClear { clear }
                }
                VStack(alignment: .leading, spacing: 0) {
                    picker
                    if canClear { clear }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
            .modifier(AdaptiveField(isPlain: true))
        } else {
            Button {
                value = values.text(clamped(now ?? Date(), values))
            } label: {
                HStack(spacing: 6) {
                    CardText(placeholder ?? (kind == .date ? words.chooseDate : words.chooseTime))
                        .foregroundStyle(.preferredColor(.secondaryLabel))
                        .frame(maxWidth: .infinity, alignment: .leading)
                    Image(systemName: kind == .date ? "calendar" : "clock")
                        .foregroundStyle(.preferredColor(.tintColor))
                }
                .modifier(AdaptiveField())
                .contentShape(Rectangle())
            }
            .buttonStyle(CardTapStyle())
            .accessibilityLabel(Text(name.isEmpty ? placeholder ?? words.chooseDate : name))
            .accessibilityValue(Text(verbatim: ""))
        }
    }

    @ViewBuilder private func picker(_ values: AdaptiveDateValue, _ date: Date) -> some View {
        let selection = Binding {
            date
        } set: {
            value = values.text($0)
        }
        let components: DatePickerComponents = kind == .date ? .date : .hourAndMinute
        let (least, greatest) = (minimum.flatMap(values.date), maximum.flatMap(values.date))
        if let least, let greatest, least <= greatest {
            DatePicker(name, selection: selection, in: least...greatest, displayedComponents: components)
        } else if let least {
            DatePicker(name, selection: selection, in: least..., displayedComponents: components)
        } else if let greatest {
            DatePicker(name, selection: selection, in: ...greatest, displayedComponents: components)
        } else {
            DatePicker(name, selection: selection, displayedComponents: components)
        }
    }

    private var clear: some View {
        Button {
            value = ""
        } label: {
            Image(systemName: "xmark.circle.fill")
                .foregroundStyle(.preferredColor(.tertiaryLabel))
                .frame(minWidth: 28, minHeight: 28)
                .contentShape(Rectangle())
        }
        .buttonStyle(CardTapStyle())
        .accessibilityLabel(Text(words.clear))
    }

    private func clamped(_ date: Date, _ values: AdaptiveDateValue) -> Date {
        let least = minimum.flatMap(values.date) ?? .distantPast
        let greatest = maximum.flatMap(values.date) ?? .distantFuture
        let own = values.date(values.text(date)) ?? date
        return max(least, min(own, greatest))
    }
}

/// The dates and times of inputs as texts: yyyy-MM-dd and HH:mm.
nonisolated struct AdaptiveDateValue: Sendable {
    enum Kind: Sendable { case date, time }

    let kind: Kind
    private let calendar: Calendar

    init(kind: Kind, timeZone: TimeZone) {
        self.kind = kind
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    /// The date of a text; nil when it is none. Times are on a day without change of clocks.
    func date(_ text: String) -> Date? {
        let parts = text.split { $0 == "-" || $0 == ":" }.compactMap { Int($0) }
        switch kind {
        case .date:
            guard AdaptiveInputValue.isDate(text) else { return nil }
            return calendar.date(from: DateComponents(year: parts[0], month: parts[1], day: parts[2]))
        case .time:
            guard AdaptiveInputValue.isTime(text) else { return nil }
            return calendar.date(from: DateComponents(year: 2001, month: 1, day: 1, hour: parts[0], minute: parts[1]))
        }
    }

    /// The text of a date.
    func text(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        switch kind {
        case .date: return "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
        case .time: return "\(padded(parts.hour, 2)):\(padded(parts.minute, 2))"
        }
    }

    private func padded(_ number: Int?, _ count: Int) -> String {
        let digits = String(number ?? 0)
        return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
}
