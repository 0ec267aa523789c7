import FioriIntegrationCards
import FioriThemeManager
import SwiftUI

/// A manifest to edit beside its card, its parameters and its faults.
struct CardEditorPage: View {
    @State private var model: CardEditorModel
    /// The card that is shown: that of the text a moment ago.
    @State private var shown: Manifest?
    @State private var controller: CardController?
    @Environment(\.horizontalSizeClass) private var sizeClass

    init(text: String? = nil) { self.init(model: CardEditorModel(text: text ?? Self.start)) }

    init(model: CardEditorModel) { _model = State(initialValue: model) }

    var body: some View {
        let layout = sizeClass == .regular ? AnyLayout(HStackLayout(spacing: 16)) : AnyLayout(VStackLayout(spacing: 16))
        let reading = model.reading
        let isCurrent = reading.manifest != nil && reading.manifest === (shown ?? model.manifest)
        let faults = model.faults(of: isCurrent ? controller?.card : nil)
        layout {
            ManifestEditor(
                text: Binding {
                    model.text
                } set: {
                    model.edit($0)
                }, faults: faults)
            ScrollView {
                VStack(alignment: .leading, spacing: 12) {
                    if let manifest = shown ?? model.manifest {
                        CardView(manifest)
                            .cardParameters(model.values)
                            .onCardEvent { _, controller in self.controller = controller }
                    }
                    if reading.manifest == nil, model.manifest != nil {
                        Label(
                            "The card is that of the last text without this fault.",
                            systemImage: "clock.arrow.circlepath"
                        )
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                    }
                    if !model.parameters.isEmpty {
                        CardParameterFields(fields: model.parameters, values: $model.values)
                    }
                    CardFaultList(faults: faults)
                    CodeDisclosure(ofPage: #filePath)
                }
                .frame(maxWidth: 480)
            }
        }
        .padding(16)
        .background(Color.preferredColor(.primaryGroupedBackground))
        .task(id: model.text) {
            // A card is loaded when the text has not changed for a moment, the first one at once.
            if shown != nil { guard (try? await Task.sleep(for: .milliseconds(300))) != nil else { return } }
            shown = model.manifest
        }
    }

    private static let start = """
        {
          "sap.app": { "type": "card", "id": "example.list" },
          "sap.card": {
            "type": "List",
            "configuration": {
              "parameters": {
                "region": { "value": "Europe", "label": "Region" },
                "maxItems": { "value": 2, "label": "Number of suppliers" }
              }
            },
            "header": { "title": "Suppliers in {parameters>/region/value}", "subTitle": "Edit the manifest" },
            "content": {
              "data": {
                "json": [
                  { "name": "Best Run", "city": "Hamburg", "state": "Success" },
                  { "name": "Titanium", "city": "Lyon", "state": "Error" }
                ]
              },
              "maxItems": "{parameters>/maxItems/value}",
              "item": {
                "title": "{name}",
                "description": "{city}",
                "highlight": "{state}"
              }
            }
          }
        }
        """
}

/// Faults below each other, or that there are none.
private struct CardFaultList: View {
    let faults: [CardFault]

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            if faults.isEmpty {
                Label("No problems", systemImage: "checkmark.circle")
                    .foregroundStyle(Color.preferredColor(.positiveLabel))
            }
            ForEach(faults, id: \.self) { fault in
                Label {
                    Text(verbatim: "Line \(fault.line): \(fault.message)")
                } icon: {
                    Image(systemName: fault.isError ? "xmark.octagon" : "exclamationmark.triangle")
                }
                .foregroundStyle(Color.preferredColor(fault.isError ? .negativeLabel : .criticalLabel))
            }
        }
        .font(.footnote)
    }
}
