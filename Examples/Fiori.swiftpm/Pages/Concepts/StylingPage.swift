import FioriSwiftUICore
import FioriThemeManager
import SwiftUI

/// The ways to change the look of a part, from the strongest to the weakest.
struct StylingPage: View {
    @State private var theme = StylingPage.makeTheme()

    var body: some View {
        List {
            Section {
                ContactItem(title: "Joe Kidson", subtitle: "A modifier of the subtree")
                    .titleModifier { $0.font(.title2).foregroundStyle(.purple) }
                CodeView(SourceCode(file: #filePath, line: #line - 2))
            } header: {
                Text("Modifiers of a part")
            } footer: {
                Text("They are nearest to the part, and have precedence over everything else.")
            }
            Section {
                ContactItem(title: "Joe Kidson", subtitle: "A named style and a style sheet").fioriTheme(theme)
                CodeView(SourceCode(file: #filePath, line: #line + 9))
            } header: {
                Text("Named styles and style sheets")
            } footer: {
                Text("Named styles have precedence over style sheets, these over Fiori's look.")
            }
        }
    }

    private static func makeTheme() -> ThemeManager {
        let theme = ThemeManager()
        StyleCache.upsertStyles(["ContactItem.title": AnyViewModifier { $0.italic() }], in: theme)
        if let sheet = try? StyleSheet("ContactItem.subtitle { font-color: #107E3E; }") { theme.addStyleSheet(sheet) }
        return theme
    }
}
