import SwiftUI

/// A text input with one or several lines, and a button for its action.
struct AdaptiveTextInput: View {
    let text: AdaptiveInput.Text
    let name: String
    let placeholder: String
    @Binding var value: String
    let context: AdaptiveContext
    @EnvironmentObject private var form: AdaptiveForm
    @Environment(\.cardActions) private var actions
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @ScaledMetric(relativeTo: .subheadline) private var valueSize: CGFloat = 15

    var body: some View {
        if let action = text.inlineAction {
            AdaptiveFieldWithButton(leastFieldWidth: leastWidth) {
                field(submit: { form.perform(action, in: context, with: actions) })
                AdaptiveActionButton(action: action) { form.perform(action, in: context, with: actions) }
            }
        } else {
            field(submit: nil)
        }
    }

    /// The width in which no word of the prompt, or of the value in its place, is broken.
    private var leastWidth: CGFloat {
        let shown = value.isEmpty ? placeholder : value
        return WordWidths.extent(of: shown).word * valueSize + 2 * AdaptiveField.padding
    }

    /// - Parameter submit: called at the return key; nil leaves the key to what is around the field.
    private func field(submit: (@MainActor () -> Void)?) -> some View {
        Group {
            if text.style == .password {
                SecureField(placeholder, text: $value, prompt: .fieldPrompt(placeholder, wraps: false))
                    .onReturnKey(submit)
            } else if text.isMultiline {
                TextField(placeholder, text: $value, prompt: .fieldPrompt(placeholder, wraps: true), axis: .vertical)
                    .lineLimit(dynamicTypeSize.fieldLines(3...8, isEmpty: value.isEmpty))
                    .onReturnKey(submit)
            } else {
                CardTextField(placeholder, text: $value, submit: submit)
            }
        }
        .textFieldStyle(.plain)
        .autocorrectionDisabled(text.style != .text)
        .accessibilityLabel(Text(name))
        .modifier(AdaptiveField())
    }
}

/// A number input.
struct AdaptiveNumberInput: View {
    let name: String
    let placeholder: String
    @Binding var value: String

    var body: some View {
        CardTextField(placeholder, text: $value)
            .autocorrectionDisabled()
            .accessibilityLabel(Text(name))
            .modifier(AdaptiveField())
    }
}
