import SwiftUICore
import SwiftUILists

/// The tabs in a column at the leading edge, in sections.
struct TabSidebar: View {
    let list: _TabList
    let chosen: AnyHashable?
    let choose: (AnyHashable) -> Void

    /// The width of the column in points, as that of sidebars.
    nonisolated static let width: CGFloat = 320

    private var selection: Binding<AnyHashable?> {
        Binding {
            chosen ?? list.barPages.first?.id
        } set: { id in
            if let id { choose(id) }
        }
    }

    private struct Part: Identifiable {
        let id: Int
        var pages: [TabPage]
        var header: AnyView?
        var actions: AnyView?
    }

    /// The sections, and the tabs between two of them; those that search stand first.
    private var parts: [Part] {
        var parts: [Part] = []
        for item in list.items {
            let pages = item.pages.filter { !$0.isHidden && !$0.isSearch }
            if item.isSection {
                parts.append(Part(id: parts.count, pages: pages, header: item.header, actions: item.actions))
            } else if let last = parts.indices.last, parts[last].header == nil, parts[last].actions == nil {
                parts[last].pages += pages
            } else {
                parts.append(Part(id: parts.count, pages: pages))
            }
        }
        let search = list.items.flatMap(\.pages).filter { !$0.isHidden && $0.isSearch }
        if !search.isEmpty { parts.insert(Part(id: -1, pages: search), at: 0) }
        return parts
    }

    var body: some View {
        List(selection: selection) {
            ForEach(parts) { part in
                Section {
                    ForEach(part.pages) { page in
                        page.rowLabel
                            .tag(page.id)
                            .layoutValue(key: BadgeKey.self, value: page.badge)
                    }
                    if let actions = part.actions { actions }
                } header: {
                    if let header = part.header { header }
                }
            }
        }
        .listStyle(.sidebar)
        .frame(width: Self.width)
    }
}
