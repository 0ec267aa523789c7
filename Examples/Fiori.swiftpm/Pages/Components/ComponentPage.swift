import FioriThemeManager
import SwiftUI

/// A component with controls for its properties, its variants, and the code of each.
struct ComponentPage: View {
    let entry: ComponentEntry
    @State private var texts: [String: String] = [:]

    private var editable: [ComponentProperty] {
        entry.properties.filter { ![.view, .data, .function].contains($0.kind) }
    }

    var body: some View {
        List {
            Section {
                Text(entry.summary).foregroundStyle(.secondary)
                preview
            }
            if !editable.isEmpty {
                Section("Properties") {
                    ForEach(editable, id: \.name) { property in
                        PropertyControl(property: property, text: binding(property))
                    }
                    Button("Reset", role: .destructive) { texts = [:] }.disabled(texts.isEmpty)
                }
            }
            ForEach(entry.examples, id: \.name) { ExampleSection(example: $0) }
        }
    }

    @ViewBuilder private var preview: some View {
        switch result {
        case .success(let values):
            entry.view(with: values)
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier("preview")
        case .failure(let error):
            Label(error.localizedDescription, systemImage: "exclamationmark.triangle")
                .foregroundStyle(Color.preferredColor(.negativeLabel))
        }
    }

    private var result: Result<PropertyValues, any Error> {
        Result { try PropertyValues(of: entry, setting: texts.map { ($0.key, $0.value) }) }
    }

    private func binding(_ property: ComponentProperty) -> Binding<String> {
        Binding {
            texts[property.name] ?? property.value ?? ""
        } set: {
            texts[property.name] = $0 == property.value ? nil : $0
        }
    }
}

/// A control for a property, by the kind of its values.
struct PropertyControl: View {
    let property: ComponentProperty
    @Binding var text: String

    var body: some View {
        switch property.kind {
        case .flag:
            Toggle(property.name, isOn: Binding(get: { text == "true" }, set: { text = $0 ? "true" : "false" }))
        case .number:
            LabeledContent {
                HStack {
                    TextField(property.name, text: $text, prompt: Text("none"))
                        .multilineTextAlignment(.trailing)
                        .accessibilityLabel(property.name)
                    Stepper(property.name, value: number, step: 1).labelsHidden()
                }
            } label: {
                name
            }
        default:
            LabeledContent {
                TextField(property.name, text: $text, prompt: Text("none"))
                    .multilineTextAlignment(.trailing)
                    .accessibilityLabel(property.name)
            } label: {
                name
            }
        }
    }

    /// The name of the property, which is one long word and cannot wrap.
    private var name: some View {
        Text(verbatim: property.name).lineLimit(1).minimumScaleFactor(0.75)
    }

    private var number: Binding<Double> {
        Binding(get: { Double(text) ?? 0 }, set: { text = $0 == $0.rounded() ? String(Int($0)) : String($0) })
    }
}
