import SwiftUI

/// A duration of hours and minutes, in steps of five minutes.
struct ObjectDurationField: View {
    let label: String
    let placeholder: String
    let value: String
    let enter: @MainActor (JSONValue) -> Void

    var body: some View {
        Stepper {
            Text(isEmpty && !placeholder.isEmpty ? placeholder : shown)
                .labelColor(isEmpty ? .preferredColor(.secondaryLabel) : nil)
                .modifier(CardFilterParts.value)
        } onIncrement: {
            change(by: 5)
        } onDecrement: {
            change(by: -5)
        }
        .accessibilityLabel(Text(label))
        .accessibilityValue(Text(isEmpty ? "" : shown))
    }

    private var isEmpty: Bool { Self.minutes(of: value) == nil }

    private var minutes: Int { Self.minutes(of: value) ?? 0 }

    private var shown: String {
        isEmpty ? "–" : "\(minutes / 60):" + (minutes % 60 < 10 ? "0" : "") + "\(minutes % 60)"
    }

    private func change(by step: Int) {
        let minutes = min(max(minutes + step, 0), 24 * 60)
        enter(.string("PT\(minutes / 60)H\(minutes % 60)M"))
    }

    /// The minutes of a duration such as "PT10H30M"; nil for an empty one and for other texts.
    nonisolated static func minutes(of text: String) -> Int? {
        guard text.hasPrefix("PT") else { return nil }
        var (minutes, number, hasUnit) = (0, 0, false)
        for character in text.dropFirst(2) {
            if let digit = character.wholeNumberValue, number < 100_000 {
                number = number * 10 + digit
            } else {
                switch character {
                case "H": minutes += number * 60
                case "M": minutes += number
                case "S": break
                default: return nil
                }
                (number, hasUnit) = (0, true)
            }
        }
        return hasUnit ? minutes : nil
    }
}
