import SwiftUI

/// A field of an object card's form, with its label and the message of a value that is not valid.
struct ObjectFieldView: View {
    private let field: ResolvedFormField
    private let label: String
    private let shownLabel: String
    private let labelLines: Int?
    /// True once the field has been changed or left. Before, nobody has had the chance to enter a valid value.
    @State private var isUsed = false
    @Environment(\.cardActions) private var actions
    @Environment(\.cardWords) private var words
    @Environment(\.cardFormWasRefused) private var formWasRefused

    /// - Parameters:
    ///   - label: the label for assistive technologies.
    ///   - shownLabel: the label with its colon.
    ///   - labelLines: the greatest number of lines of the label; nil for any.
    init(_ field: ResolvedFormField, label: String, shownLabel: String, labelLines: Int?) {
        self.field = field
        self.label = label
        self.shownLabel = shownLabel
        self.labelLines = labelLines
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if !label.isEmpty {
                ObjectFieldLabel(text: shownLabel, isRequired: field.isRequired, lines: labelLines)
            }
            control
                .accessibilityHint(Text(spokenHint))
            if let message {
                CardText(message.text)
                    .labelColor(message.state.color)
                    .modifier(ObjectCardParts.fieldMessage)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    @ViewBuilder private var control: some View {
        switch field.control {
        case .input(let value):
            ObjectTextField(
                label: name, placeholder: field.placeholder, value: value, lines: 1, enter: enter,
                leave: leave)
        case .textArea(let value, let rows):
            ObjectTextField(
                label: name, placeholder: field.placeholder, value: value, lines: min(max(rows ?? 3, 1), 20),
                enter: enter, leave: leave)
        case .comboBox(let options, let selectedKey, let value):
            ObjectComboBox(
                label: name, placeholder: field.placeholder, options: options, selectedKey: selectedKey, value: value,
                enter: enter, leave: leave)
        case .duration(let value):
            ObjectDurationField(label: name, placeholder: field.placeholder, value: value, enter: enter)
        case .dateRange(let range): DateRangeControl(prompted(range), label: name, change: enter)
        case .radioButtons(let options, let selectedKey):
            ObjectRadioButtons(options: options, selectedKey: selectedKey, enter: enter)
                .accessibilityElement(children: .contain)
                .accessibilityLabel(Text(name))
        }
    }

    /// The message as far as it is shown.
    private var message: ResolvedFormField.ValidationMessage? { isUsed || formWasRefused ? field.message : nil }

    private var name: String { label.isEmpty ? field.placeholder : label }

    private var spokenHint: String {
        var parts: [String] = []
        if field.isRequired { parts.append(words.required) }
        if let message { parts.append(message.text) }
        return parts.joined(separator: ", ")
    }

    /// The range with the prompt of the field, where it has none of its own.
    private func prompted(_ range: ResolvedDateRange) -> ResolvedDateRange {
        guard range.placeholder.isEmpty else { return range }
        var range = range
        range.placeholder = field.placeholder
        return range
    }

    private func leave() { isUsed = true }

    private func enter(_ value: JSONValue) {
        isUsed = true
        actions.setField(field.id, value)
    }
}

/// The label of a field, with the mark of one that is required behind its last word.
nonisolated private struct ObjectFieldLabel: View {
    let text: String
    let isRequired: Bool
    let lines: Int?

    @MainActor var body: some View {
        Group {
            if !isRequired {
                CardText(text, lines: lines).lineLimit(lines)
            } else if lines == nil {
                CardText(
                    text, mark: Text(verbatim: "\u{A0}*").foregroundStyle(.preferredColor(.negativeLabel)))
            } else {
                // A text of its own, which is not cut with the label.
                HStack(alignment: .firstTextBaseline, spacing: 2) {
                    CardText(text, lines: lines).lineLimit(lines)
                    Text(verbatim: "*").labelColor(.preferredColor(.negativeLabel))
                }
            }
        }
        .modifier(ObjectCardParts.label)
        .accessibilityHidden(true)
    }
}
