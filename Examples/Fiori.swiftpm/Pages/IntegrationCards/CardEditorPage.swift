import FioriIntegrationCards
import FioriThemeManager
import IntegrationCardModel
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
            ScrollView { CardResult(text: text).frame(maxWidth: 480) }
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

/// The card of a manifest's text, and the problems in it.
private struct CardResult: View {
    let text: String

    var body: some View {
        let data = Data(text.utf8)
        VStack(alignment: .leading, spacing: 12) {
            switch Result(catching: { try Manifest(data: data) }) {
            case .success(let manifest): CardView(manifest).id(text)
            case .failure(let error):
                Label(String(describing: error), systemImage: "xmark.octagon")
                    .foregroundStyle(Color.preferredColor(.negativeLabel))
            }
            let problems = ManifestValidator().problems(in: data)
            if problems.isEmpty {
                Label("No problems", systemImage: "checkmark.circle")
                    .foregroundStyle(Color.preferredColor(.positiveLabel))
            }
            ForEach(Array(problems.enumerated()), id: \.offset) { _, problem in
                Label {
                    Text(verbatim: "Line \(problem.position.line): \(problem.message)")
                } icon: {
                    Image(systemName: problem.severity == .error ? "xmark.octagon" : "exclamationmark.triangle")
                }
                .font(.footnote)
            }
        }
    }
}
