import FioriThemeManager
import SwiftUI

/// A manifest to edit beside its card and its problems.
struct CardEditorPage: View {
    @State private var text: String
    @Environment(\.horizontalSizeClass) private var sizeClass

    init(text: String? = nil) {
        _text = State(initialValue: text ?? Self.start)
    }

    var body: some View {
        let layout = sizeClass == .regular ? AnyLayout(HStackLayout(spacing: 16)) : AnyLayout(VStackLayout(spacing: 16))
        layout {
            TextEditor(text: $text)
                .font(.system(.footnote, design: .monospaced))
                .autocorrectionDisabled()
                .environment(\.layoutDirection, .leftToRight)
                .accessibilityLabel("Manifest")
                .padding(4)
                .overlay { RoundedRectangle(cornerRadius: 8).stroke(.separator) }
            ScrollView {
                VStack(alignment: .leading, spacing: 12) {
                    CardResult(text: text)
                    CodeDisclosure(ofPage: #filePath)
                }
                .frame(maxWidth: 480)
            }
        }
        .padding(16)
        .background(Color.preferredColor(.primaryGroupedBackground))
    }

    private static let start = """
        {
          "sap.app": { "type": "card", "id": "example.list" },
          "sap.card": {
            "type": "List",
            "header": { "title": "Suppliers", "subTitle": "Edit the manifest" },
            "content": {
              "data": {
                "json": [
                  { "name": "Best Run", "city": "Hamburg", "state": "Success" },
                  { "name": "Titanium", "city": "Lyon", "state": "Error" }
                ]
              },
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
