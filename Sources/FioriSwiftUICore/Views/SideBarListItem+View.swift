import FioriThemeManager
import SwiftUI

extension Fiori {
    nonisolated enum SideBarListItem {
        /// Style of an item's picture, which is hidden from assistive technology because the title says the same.
        nonisolated struct Icon: ViewModifier {
            func body(content: Content) -> some View {
                content
                    .font(.fiori(forTextStyle: .body))
                    .foregroundStyle(.preferredColor(.tintColor))
                    .accessibilityHidden(true)
            }
        }

        nonisolated struct AccessoryIcon: ViewModifier {
            func body(content: Content) -> some View {
                content
                    .font(.fiori(forTextStyle: .subheadline))
                    .foregroundStyle(.preferredColor(.secondaryLabel))
                    .accessibilityHidden(true)
            }
        }

        static let icon = Themed("SideBarListItem.icon", Icon())
        static let title = Themed("SideBarListItem.title", TextStyle(.body, .primaryLabel), as: .cellTitle)
        static let subtitle = Themed(
            "SideBarListItem.subtitle", TextStyle(.subheadline, .secondaryLabel), as: .cellDetail)
        static let accessoryIcon = Themed("SideBarListItem.accessoryIcon", AccessoryIcon())
        static let iconCumulative = EmptyModifier()
        static let titleCumulative = EmptyModifier()
        static let subtitleCumulative = EmptyModifier()
        static let accessoryIconCumulative = EmptyModifier()
    }
}

extension SideBarListItem: View {
    public var body: some View {
        if isSideBarCollapsed {
            collapsed
        } else {
            Group {
                if dynamicTypeSize.isAccessibilitySize {
                    // Texts that do not fit beside the pictures are placed below them.
                    ViewThatFits(in: .horizontal) {
                        row { VStack(alignment: .leading, spacing: 4) { texts } }
                        VStack(alignment: .leading, spacing: 4) {
                            row { Spacer(minLength: 0) }
                            texts
                        }
                    }
                } else {
                    TitleRow(spacing: 12) {
                        if !isIconEmptyView { icon.modifier(SideBarIconColumn()).titleRowPart(.leading) }
                        TitleRow(alignment: .firstTextBaseline, belowSpacing: 4, titleShare: 0.5) {
                            title.titleRowPart(.title)
                            if !isSubtitleEmptyView { subtitle.titleRowPart(.side) }
                        }
                        .titleRowPart(.row)
                        if !isAccessoryIconEmptyView { accessoryIcon.titleRowPart(.side) }
                    }
                }
            }
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            .accessibilityElement(children: .combine)
            .cellStyleClass()
        }
    }

    /// Row with content between the pictures.
    private func row(@ViewBuilder content: () -> some View) -> some View {
        HStack(spacing: 12) {
            if !isIconEmptyView { icon.modifier(SideBarIconColumn()) }
            content()
            if !isAccessoryIconEmptyView { accessoryIcon }
        }
    }

    /// Content in a collapsed side bar: the picture alone, with the title for assistive technology only.
    @ViewBuilder private var collapsed: some View {
        if !isIconEmptyView {
            icon
                .frame(minWidth: 44, minHeight: 44)
                .accessibilityElement(children: .ignore)
                .accessibilityRepresentation { title }
        }
    }

    @ViewBuilder private var texts: some View {
        title.frame(maxWidth: .infinity, alignment: .leading)
        if !isSubtitleEmptyView { subtitle }
    }
}

struct SideBarListItemLibraryContent: LibraryContentProvider {
    @LibraryContentBuilder
    var views: [LibraryItem] {
        LibraryItem(
            SideBarListItem(icon: Image(systemName: "shippingbox"), title: "Orders", subtitle: "12"),
            category: .control)
    }
}

struct SideBarListItemPreviews: PreviewProvider {
    static var previews: some View {
        PreviewVariants {
            SideBarListItem(icon: Image(systemName: "shippingbox"), title: "Orders", subtitle: "12")
        }
    }
}
