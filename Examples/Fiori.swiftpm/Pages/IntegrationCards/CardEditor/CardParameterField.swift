import IntegrationCardModel
import SwiftUI

/// A declared parameter of a card.
struct CardParameterField: Hashable, Identifiable {
    let name: String
    /// The words for people; the name where the manifest has none.
    let label: String
    /// The value in the manifest.
    let value: JSONValue

    var id: String { name }

    /// The parameters of a manifest, in its order.
    static func fields(of manifest: JSONValue) -> [CardParameterField] {
        (manifest["sap.card"]?["configuration"]?["parameters"]?.objectValue?.members ?? []).map { member in
            CardParameterField(
                name: member.name, label: member.value["label"]?.stringValue ?? member.name,
                value: member.value["value"] ?? .null)
        }
    }

    /// A text as a value: as it is for a parameter whose value is a text, else as JSON, if it is some.
    func value(of text: String) -> JSONValue {
        if value.stringValue != nil { return .string(text) }
        return (try? JSONParser().parse(text)) ?? .string(text)
    }

    /// A value as a text.
    static func text(_ value: JSONValue) -> String { value.stringValue ?? (value.isNull ? "" : value.jsonText()) }
}

/// A field for each parameter of a card.
struct CardParameterFields: View {
    let fields: [CardParameterField]
    @Binding var values: JSONObject

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Parameters").font(.footnote.bold()).foregroundStyle(.secondary)
            ForEach(fields) { field in
                if case .bool(let isOn) = values[field.name] ?? field.value {
                    Toggle(
                        field.label,
                        isOn: Binding {
                            isOn
                        } set: {
                            values[field.name] = .bool($0)
                        })
                } else {
                    LabeledContent {
                        TextField(field.label, text: text(of: field))
                            .labelsHidden()
                            .textFieldStyle(.roundedBorder)
                            .autocorrectionDisabled()
                            .frame(maxWidth: 240)
                    } label: {
                        // The field has the same name.
                        Text(field.label).accessibilityHidden(true)
                    }
                }
            }
        }
    }

    private func text(of field: CardParameterField) -> Binding<String> {
        Binding {
            CardParameterField.text(values[field.name] ?? field.value)
        } set: {
            values[field.name] = field.value(of: $0)
        }
    }
}
