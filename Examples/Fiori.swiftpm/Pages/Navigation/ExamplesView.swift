import FioriThemeManager
import SwiftUI

/// The list of pages with a search field, beside the chosen page or the first one.
package struct ExamplesView: View {
    @State private var page: ExamplePage?
    @State private var text = ""
    /// The theme of this window; other windows of the app keep theirs.
    @State private var theme = ThemeManager()
    @State private var appearance = Appearance()

    package init() {}

    private var shown: ExamplePage { page ?? .home }

    package var body: some View {
        NavigationSplitView {
            List(selection: $page) {
                if ExamplePage.home.matches(text) {
                    NavigationLink(value: ExamplePage.home) { Label("Home", systemImage: "house") }
                }
                PageRows(text: text)
            }
            .overlay {
                if !ExamplePage.home.matches(text),
                    !ExamplePage.sections.contains(where: { $0.pages.contains { $0.matches(text) } })
                {
                    ContentUnavailableView.search(text: text)
                }
            }
            .searchable(text: $text, prompt: "Search pages")
            .navigationTitle("Fiori Examples")
        } detail: {
            NavigationStack {
                shown.content
                    .navigationTitle(shown.title)
                    .toolbarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .primaryAction) { AppearanceMenu(appearance: $appearance) }
                    }
                    .id(shown)
            }
        }
        .environment(\.openPage, OpenPageAction { page = $0 })
        .tint(Color.preferredColor(.tintColor))
        .fioriTheme(theme)
        .modifier(AppearanceModifier(appearance: appearance))
    }
}

/// The rows of the pages that contain a text, by sections. They are a view of their own, which stays as it is while
/// another page is chosen.
private struct PageRows: View {
    let text: String

    var body: some View {
        ForEach(ExamplePage.sections, id: \.title) { section in
            let pages = section.pages.filter { $0.matches(text) }
            if !pages.isEmpty {
                Section {
                    ForEach(pages) { page in
                        NavigationLink(value: page) { Text(page.title) }
                    }
                } header: {
                    Label(section.title, systemImage: section.symbol)
                }
            }
        }
    }
}
