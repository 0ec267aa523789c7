import FioriThemeManager
import SwiftUI

/// The list of pages with a search field, beside the chosen page.
package struct ExamplesView: View {
    @State private var page: ExamplePage?
    @State private var text = ""
    /// The theme of this window; other windows of the app keep theirs.
    @State private var theme = ThemeManager()

    package init() {}

    package var body: some View {
        NavigationSplitView {
            List(selection: $page) {
                PageRows(text: text)
            }
            .overlay {
                if !ExamplePage.sections.contains(where: { $0.pages.contains { $0.matches(text) } }) {
                    ContentUnavailableView.search(text: text)
                }
            }
            .searchable(text: $text, prompt: "Search pages")
            .navigationTitle("Fiori Examples")
        } detail: {
            NavigationStack {
                if let page {
                    page.content
                        .navigationTitle(page.title)
                        .toolbarTitleDisplayMode(.inline)
                        .id(page)
                } else {
                    ContentUnavailableView(
                        "Choose a page", systemImage: "list.bullet",
                        description: Text("Components, charts, cards, themes and concepts are in the list."))
                }
            }
        }
        .fioriTheme(theme)
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
