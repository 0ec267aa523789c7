import FioriSwiftUICore
import FioriThemeManager
import SwiftUI

/// A style sheet to edit beside components with it. The theme is the page's own; the rest of the app keeps its.
struct StyleSheetPage: View {
    @State private var text = """
        ContactItem.title { font-color: #B00020; font-size: 20; }
        ContactItem.subtitle { text-transform: uppercase; }
        ObjectItem.title { font-color: #0A6ED1; }
        """
    @State private var theme = ThemeManager()
    @State private var problem: String?
    @ScaledMetric(relativeTo: .footnote) private var editorHeight: CGFloat = 140

    var body: some View {
        List {
            Section("Style sheet") {
                TextEditor(text: $text)
                    .scrollContentBackground(.hidden)
                    .font(.system(.footnote, design: .monospaced))
                    .autocorrectionDisabled()
                    .environment(\.layoutDirection, .leftToRight)
                    .frame(height: editorHeight)
                    .accessibilityLabel("Style sheet")
                if let problem {
                    Label(problem, systemImage: "xmark.octagon")
                        .font(.footnote).foregroundStyle(Color.preferredColor(.negativeLabel))
                }
            }
            Section("Result") {
                ContactItem(title: "Joe Kidson", subtitle: "Boston, MA", descriptionText: "Engineer")
                ObjectItem(title: "Rouja Pakiman", subtitle: "Transmission", footnote: "1000-Hamburg")
            }
            .fioriTheme(theme)
            Section("Code") { CodeView(SourceCode(file: #filePath, line: #line - 5)) }
        }
        .onAppear(perform: apply)
        .onChange(of: text) { apply() }
    }

    /// All that is known applies; the rest is shown.
    private func apply() {
        guard let sheet = try? StyleSheet(text) else { return }
        theme.setStyleSheets([sheet])
        problem =
            sheet.warnings.isEmpty ? nil : sheet.warnings.prefix(5).map(\.description).joined(separator: "\n")
    }
}
