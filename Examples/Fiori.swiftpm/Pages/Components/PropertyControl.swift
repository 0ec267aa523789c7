import FioriThemeManager
import SwiftUI

/// A control for a property, by the kind of its values.
struct PropertyControl: View {
    let property: ComponentProperty
    @Binding var text: String
    var calls: FunctionCalls?

    var body: some View {
        switch property.kind {
        case .flag:
            Toggle(property.name, isOn: Binding(get: { text == "true" }, set: { text = $0 ? "true" : "false" }))
        case .number:
            LabeledContent {
                HStack {
                    field
                    Stepper(property.name, value: number, step: 1).labelsHidden()
                }
            } label: {
                name
            }
        case .image:
            SymbolPicker(property: property, text: $text)
        case .view where property.isEditable, .data where property.isEditable:
            Picker(selection: $text) {
                Text("none").tag("")
                ForEach(property.choices, id: \.self) { Text(verbatim: $0).tag($0) }
            } label: {
                name
            }
        case .function:
            LabeledContent {
                Text(verbatim: calls?.text ?? "not called yet").accessibilityIdentifier(property.name + " calls")
            } label: {
                name
            }
        case .view, .data:
            LabeledContent {
                Text(verbatim: property.kind.rawValue)
            } label: {
                name
            }
        case .text, .texts, .textOrIcon, .icons, .activities:
            LabeledContent {
                field
            } label: {
                name
            }
        }
    }

    private var field: some View {
        TextField(property.name, text: $text, prompt: Text("none"))
            .multilineTextAlignment(.trailing)
            .accessibilityLabel(property.name)
    }

    /// The name of the property, which is one long word and cannot wrap.
    private var name: some View {
        Text(verbatim: property.name).lineLimit(1).minimumScaleFactor(0.75)
    }

    private var number: Binding<Double> {
        Binding(get: { Double(text) ?? 0 }, set: { text = $0 == $0.rounded() ? String(Int($0)) : String($0) })
    }
}

/// A menu of symbols for a property that is an image.
private struct SymbolPicker: View {
    let property: ComponentProperty
    @Binding var text: String

    var body: some View {
        Picker(selection: $text) {
            Text("none").tag("")
            ForEach(names, id: \.self) { name in
                Label {
                    Text(verbatim: name)
                } icon: {
                    Image(sapIcon: name)
                }
                .tag(name)
            }
        } label: {
            Text(verbatim: property.name).lineLimit(1).minimumScaleFactor(0.75)
        }
    }

    /// The symbols to choose from, with that of the catalogue first.
    private var names: [String] {
        [property.value].compactMap { $0 }.filter { !SampleSymbols.names.contains($0) } + SampleSymbols.names
    }
}
