import FioriThemeManager
import SwiftUI

/// A component with controls for its properties, its variants, and the code of each.
struct ComponentPage: View {
    let entry: ComponentEntry
    @State private var texts: [String: String] = [:]
    @State private var calls: [String: FunctionCalls] = [:]

    var body: some View {
        List {
            Section {
                Text(entry.summary).foregroundStyle(.secondary)
                ExampleRow(isEdgeToEdge: entry.isEdgeToEdge) { preview }
                CodeDisclosure(code: entry.code)
            }
            Section("Properties") {
                ForEach(entry.properties, id: \.name) { property in
                    PropertyControl(property: property, text: binding(property), calls: calls[property.name])
                }
                Button("Reset", role: .destructive) { (texts, calls) = ([:], [:]) }
                    .disabled(texts.isEmpty && calls.isEmpty)
            }
            ForEach(entry.examples, id: \.name) { ExampleSection(example: $0) }
            if entry.module != ComponentEntry.styleableModule, let snippet = LibrarySnippets.snippet(of: entry.name) {
                Section("In the library of Xcode") {
                    LabeledContent("Category", value: snippet.category)
                    CodeView(text: snippet.code, place: snippet.place)
                }
            }
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
        Result {
            var values = try PropertyValues(of: entry, setting: texts.map { ($0.key, $0.value) })
            values.page = LivePage(calls: $calls, texts: $texts)
            return values
        }
    }

    private func binding(_ property: ComponentProperty) -> Binding<String> {
        Binding {
            texts[property.name] ?? property.value ?? ""
        } set: {
            texts[property.name] = $0 == property.value ?? "" ? nil : $0
        }
    }
}
