import FioriSwiftUICore
import SwiftUI

/// An input with its label above or beside it, and its problem below.
struct AdaptiveInputView: View {
    private let input: AdaptiveInput
    private let context: AdaptiveContext
    private let key: String
    @EnvironmentObject private var form: AdaptiveForm
    @FocusState private var isFocused: Bool
    @AccessibilityFocusState private var isSpoken: Bool
    @Environment(\.cardWords) private var words
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize
    @ScaledMetric(relativeTo: .footnote) private var labelSize: CGFloat = 13
    @ScaledMetric(relativeTo: .subheadline) private var valueSize: CGFloat = 15
    @State private var isHovered = false

    init(_ input: AdaptiveInput, _ context: AdaptiveContext) {
        self.input = input
        self.context = context
        key = input.id.flatMap { $0.isEmpty ? nil : $0 } ?? context.path
    }

    var body: some View {
        let problem = form.problem(of: key).map { $0.isEmpty ? words.invalidEntry : $0 }
        AdaptiveLabeledField(
            width: labelWidth, leastLabelWidth: leastLabelWidth, leastFieldWidth: leastFieldWidth,
            idealFieldWidth: input.idealFieldWidth(context, scale: valueSize / 15)
        ) {
            if let label = input.label, !label.isEmpty {
                CardText(
                    label,
                    mark: input.isRequired
                        ? Text(verbatim: "\u{A0}*").foregroundStyle(.preferredColor(.negativeLabel)) : nil
                )
                .modifier(AdaptiveParts.inputLabel)
                .accessibilityHidden(true)
            }
            VStack(alignment: .leading, spacing: 4) {
                control
                    .focused($isFocused)
                    .accessibilityFocused($isSpoken)
                    .environment(\.adaptiveProblem, problem)
                    .environment(\.adaptiveHidesField, input.style == .revealOnHover && !isFocused && !isHovered)
                    .accessibilityHint(Text(problem ?? (input.isRequired ? words.required : "")))
                if let problem {
                    Label {
                        AdaptiveMarkdownText(problem, rendersMarkdown: context.rendersMarkdown)
                    } icon: {
                        Image(systemName: "exclamationmark.circle")
                    }
                    .modifier(AdaptiveParts.inputError)
                    .accessibilityElement(children: .combine)
                    .accessibilityLabel(
                        Text(AdaptiveMarkdown.plainText(problem, rendersMarkdown: context.rendersMarkdown)))
                }
            }
        }
        .onHover { if input.style == .revealOnHover { isHovered = $0 } }
        .frame(maxWidth: .infinity, alignment: .leading)
        .onChange(of: form.refusal) { _, refusal in
            let isFirst = refusal?.input == key
            if isFirst { isFocused = true }
            isSpoken = isFirst
        }
    }

    /// The width of a label beside the input; nil for one above. Very large text leaves no room beside it.
    private var labelWidth: AdaptiveLabelWidth? {
        guard input.labelPosition == .inline, !dynamicTypeSize.isAccessibilitySize else { return nil }
        return input.labelWidth ?? .percent(AdaptiveLabeledField.usualShare)
    }

    /// The width in which no word of the label is broken, with the mark of required inputs behind the last one. Labels in
    /// scripts without spaces have some letters on each line.
    private var leastLabelWidth: CGFloat {
        let label = (input.label ?? "") + (input.isRequired ? "\u{A0}*" : "")
        let least = max(
            WordWidths.extent(of: label).word, WordWidths.stretch(of: label, letters: Self.leastLabelLetters))
        return (least * WordWidths.semibold * labelSize).rounded(.up)
    }

    /// The number of letters of a label in a script without spaces that have room on a line.
    private static let leastLabelLetters = 6

    /// The width that the input needs beside its label.
    private var leastFieldWidth: CGFloat {
        let value = form.value(of: input, key: key)
        return max(
            AdaptiveLabeledField.usualField, input.leastFieldWidth(value: value, context, scale: valueSize / 15))
    }

    @ViewBuilder private var control: some View {
        let name = input.label ?? input.placeholder ?? ""
        switch input.kind {
        case .text(let text):
            AdaptiveTextInput(
                text: text, name: name, placeholder: input.placeholder ?? "", value: value, context: context)
        case .number:
            AdaptiveNumberInput(name: name, placeholder: input.placeholder ?? "", value: value)
        case .date(let minimum, let maximum):
            AdaptiveDateInput(
                kind: .date, minimum: minimum, maximum: maximum, name: name, placeholder: input.placeholder,
                canClear: !input.isRequired, value: value)
        case .time(let minimum, let maximum):
            AdaptiveDateInput(
                kind: .time, minimum: minimum, maximum: maximum, name: name, placeholder: input.placeholder,
                canClear: !input.isRequired, value: value)
        case .toggle(let title, let valueOn, let valueOff, let wraps):
            AdaptiveToggleInput(
                title: title,
                name: [
                    input.label ?? "", AdaptiveMarkdown.plainText(title, rendersMarkdown: context.rendersMarkdown),
                ].filter { !$0.isEmpty }.joined(separator: ", "),
                valueOn: valueOn, valueOff: valueOff, wraps: wraps, rendersMarkdown: context.rendersMarkdown,
                value: value)
        case .choices(let choices):
            AdaptiveChoiceInput(
                choices: choices, name: name, placeholder: input.placeholder ?? "",
                rendersMarkdown: context.rendersMarkdown, value: value)
        }
    }

    private var value: Binding<String> {
        let (form, input, key) = (form, input, key)
        return Binding {
            form.value(of: input, key: key)
        } set: {
            form.enter($0, for: input, key: key)
        }
    }
}

nonisolated private struct AdaptiveProblemKey: EnvironmentKey {
    static let defaultValue: String? = nil
}

nonisolated extension EnvironmentValues {
    /// The problem of the input that a field belongs to.
    var adaptiveProblem: String? {
        get { self[AdaptiveProblemKey.self] }
        set { self[AdaptiveProblemKey.self] = newValue }
    }
}

nonisolated private struct AdaptiveHidesFieldKey: EnvironmentKey {
    static let defaultValue = false
}

nonisolated extension EnvironmentValues {
    /// Tells whether an input looks like a text.
    var adaptiveHidesField: Bool {
        get { self[AdaptiveHidesFieldKey.self] }
        set { self[AdaptiveHidesFieldKey.self] = newValue }
    }
}

/// The background of an input's field, with a border when its value is not valid.
nonisolated struct AdaptiveField: ViewModifier {
    /// Tells whether the control within has a background of its own.
    var isPlain = false
    /// The distance of the value from both sides, in points.
    static let padding: CGFloat = 10
    @Environment(\.adaptiveProblem) private var problem
    @Environment(\.adaptiveHidesField) private var isHidden

    @MainActor func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: 8)
        content
            .modifier(AdaptiveParts.inputValue)
            .padding(.horizontal, isPlain ? 0 : Self.padding)
            .padding(.vertical, isPlain ? 0 : 6)
            .frame(maxWidth: .infinity, minHeight: 36, alignment: .leading)
            .background { if !isPlain, !isHidden { shape.fill(.preferredColor(.tertiaryFill)) } }
            .overlay { if problem != nil { shape.strokeBorder(.preferredColor(.negativeLabel)) } }
            .modifier(AdaptiveParts.inputField)
    }
}
