import FioriThemeManager
import SwiftUI

extension Fiori {
    nonisolated enum SideBar {
        static let subtitle = Themed("SideBar.subtitle", TextStyle(.subheadline, .secondaryLabel))
        static let subtitleCumulative = EmptyModifier()
    }
}

extension SideBar: View {
    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            header
            detail
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            if !isCollapsed, Footer.self != EmptyView.self {
                Divider()
                footer
                    .font(.fiori(forTextStyle: .footnote))
                    .foregroundStyle(.preferredColor(.secondaryLabel))
                    .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
                    .padding(.horizontal, 16)
                    .padding(.vertical, 8)
            }
        }
        .environment(\.isSideBarCollapsed, isCollapsed)
        .modifier(SideBarWidth(isCollapsed: isCollapsed))
        .background(.preferredColor(.secondaryBackground))
    }

    private var header: some View {
        HStack(spacing: 0) {
            Button {
                withAnimation { isCollapsed.toggle() }
            } label: {
                Image(systemName: "sidebar.leading")
                    .font(.fiori(forTextStyle: .body))
                    .foregroundStyle(.preferredColor(.tintColor))
                    .modifier(SideBarIconColumn())
                    // The picture stands above those of a list's items, and the subtitle above their titles.
                    .padding(.leading, isCollapsed ? 0 : 16)
                    .padding(.trailing, isCollapsed ? 0 : 12)
                    .frame(minWidth: isCollapsed ? 60 : 44, minHeight: 44)
                    .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel(toggleTitle)
            if !isCollapsed, !isSubtitleEmptyView {
                subtitle.frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .padding(.trailing, isCollapsed ? 0 : 8)
        .padding(.vertical, 8)
    }

    private var toggleTitle: Text {
        isCollapsed ? Text("Show sidebar", bundle: .module) : Text("Hide sidebar", bundle: .module)
    }
}

struct SideBarLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(
            SideBar(subtitle: "Laurel Osborn") {
                SideBarListItem(title: "Orders")
            } footer: {
                Text("Version 1.0")
            }, category: .control)
    }
}

struct SideBarPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            SideBar(subtitle: "Laurel Osborn") {
                SideBarListItem(title: "Orders")
            } footer: {
                Text("Version 1.0")
            }
        }
    }
}
