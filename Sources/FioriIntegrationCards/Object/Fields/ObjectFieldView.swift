import SwiftUI

/// A field of an object card's form, with its label and the message of a value that is not valid.
struct ObjectFieldView: View {
    private let field: ResolvedFormField
    private let label: String
    /// True once the field has been changed or left: messages before would blame nobody.
    @State private var isUsed = false
    @Environment(\.cardActions) private var actions
    @Environment(\.cardWords) private var words

    init(_ field: ResolvedFormField, label: String) {
        self.field = field
        self.label = label
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if !label.isEmpty {
                HStack(spacing: 2) {
                    Text(label).modifier(ObjectCardParts.label)
                    if field.isRequired {
                        Text(verbatim: "*").labelColor(.preferredColor(.negativeLabel)).modifier(ObjectCardParts.label)
                    }
                }
                .accessibilityHidden(true)
            }
            control
                .accessibilityHint(Text(spokenHint))
            if isUsed, let message = field.message {
                Text(message.text)
                    .labelColor(message.state.color)
                    .modifier(ObjectCardParts.fieldMessage)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    @ViewBuilder private var control: some View {
        switch field.control {
        case .input(let value):
            ObjectTextField(label: name, placeholder: field.placeholder, value: value, lines: 1, enter: enter)
        case .textArea(let value, let rows):
            ObjectTextField(
                label: name, placeholder: field.placeholder, value: value, lines: min(max(rows ?? 3, 1), 20),
                enter: enter)
        case .comboBox(let options, let selectedKey, let value):
            ObjectComboBox(
                label: name, placeholder: field.placeholder, options: options, selectedKey: selectedKey, value: value,
                enter: enter)
        case .duration(let value): ObjectDurationField(label: name, value: value, enter: enter)
        case .dateRange(let range): DateRangeControl(range, label: name, change: enter)
        case .radioButtons(let options, let selectedKey):
            ObjectRadioButtons(options: options, selectedKey: selectedKey, enter: enter)
                .accessibilityElement(children: .contain)
                .accessibilityLabel(Text(name))
        }
    }

    private var name: String { label.isEmpty ? field.placeholder : label }

    private var spokenHint: String {
        var parts: [String] = []
        if field.isRequired { parts.append(words.required) }
        if isUsed, let message = field.message { parts.append(message.text) }
        return parts.joined(separator: ", ")
    }

    private func enter(_ value: JSONValue) {
        isUsed = true
        actions.setField(field.id, value)
    }
}
