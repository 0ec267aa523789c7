import SwiftUIControls
import SwiftUICore

/// The bar above a page: the way back and items at its sides, the title in the middle or large below.
///
/// 44 high, with 52 more for a large title (Human Interface Guidelines); items at the margins of the page. Where content
/// moves up under it, the search field goes first, then the large title, then the bar gets its material and a line below
/// (iOS 15 and later). Only the large title grows with the reader's text size (UIKit shows the others in a viewer).
struct NavigationBar: View {
    let settings: BarSettings
    let backTitle: Text?
    let back: (@MainActor () -> Void)?
    /// True if the title is large unless the page sets a display mode.
    let inheritsLarge: Bool
    /// Distance by which the content is scrolled, in points.
    let scrolled: CGFloat
    let isAtTop: Bool
    /// Distance by which content is pulled down without resistance: the room of a refresh indicator.
    let refreshGap: CGFloat
    let searchPlace: SearchFieldAnchor

    /// A line of the large title, in points: 41 at the default text size.
    @ScaledMetric(relativeTo: .largeTitle) private var largeTitleLine: CGFloat = 41
    @Environment(\.sidebarToggle) private var sidebarToggle
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass
    @Environment(\.isInSideColumn) private var isInSideColumn
    @Environment(\.allowsLargeTitles) private var allowsLargeTitles
    @Environment(\.barHeight) private var height
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        if isShown {
            bar
                .semantics(.navigationBar, children: .contain)
                .transformEnvironment(\.colorScheme) { scheme in
                    if let own = settings.value(settings.colorSchemes, .navigationBar), showsBackground {
                        scheme = own
                    }
                }
        }
    }

    /// A page that says nothing about its bar at the root of a stack has an empty one, as on iOS.
    private var isShown: Bool { settings.value(settings.visibility, .navigationBar) != .hidden }

    private var isLarge: Bool { allowsLargeTitles && settings.hasLargeTitle(inherited: inheritsLarge) }

    /// 3 above the line and 8 below it.
    private var largeTitleHeight: CGFloat { max(52, largeTitleLine + 11) }

    /// Collapsed height of the search field, in points; 0 while a search is active.
    private var searchCollapsed: CGFloat {
        guard let search = settings.search, !isSearchInRow, !search.placement.staysWhenScrolled, !search.isSearching
        else { return 0 }
        return min(max(scrolled, 0), SearchBar.height)
    }

    /// Collapsed height of the large title, in points.
    private var collapsed: CGFloat { isLarge ? min(max(scrolled - searchCollapsed, 0), largeTitleHeight) : 0 }

    /// Distance by which content, and a large title with the views below it, is pulled down: the bar grows.
    private var pulled: CGFloat { isLarge && !showsSearchAlone ? max(-scrolled, 0) : 0 }

    /// Scale of the large title: it grows while content is pulled beyond its resting place.
    /// A tenth at most; by how much it grows on the way is by eye from iOS.
    private var largeTitleScale: CGFloat {
        reducesMotion ? 1 : 1 + min(max(pulled - refreshGap, 0) / 150, 1) * 0.1
    }

    /// True if a part of the large title is visible below the row.
    private var showsLargeTitle: Bool { isLarge && collapsed < largeTitleLine }

    /// True if the search field is in the row, as on iPads outside of sidebars.
    private var isSearchInRow: Bool {
        guard let search = settings.search else { return false }
        return horizontalSizeClass == .regular && !isInSideColumn && !search.placement.isDrawer
    }

    /// While people search there is only the search field where that is below the row (iOS 13 and later).
    private var showsSearchAlone: Bool {
        !isSearchInRow && !settings.keepsBarInSearch && settings.search?.isSearching ?? false
    }

    private var showsBackground: Bool {
        switch settings.value(settings.backgroundVisibility, .navigationBar) ?? .automatic {
        case .visible: true
        case .hidden: false
        case .automatic: !isAtTop && (!showsLargeTitle || showsSearchAlone)
        }
    }

    private var bar: some View {
        ZStack(alignment: .top) {
            if showsBackground {
                BarBackground(style: settings.value(settings.backgrounds, .navigationBar)?.style, edge: .top)
                    .frame(
                        height: (showsSearchAlone ? Self.searchMargin : titleHeight - collapsed) - searchCollapsed
                            + pulled
                            + SearchBar.height(
                                settings.search, scopes: settings.searchScopes, isInRow: isSearchInRow)
                    )
                    .barPart(.background)
            }
            VStack(spacing: 0) {
                if showsSearchAlone {
                    Color.clear.frame(height: Self.searchMargin).accessibilityHidden(true)
                } else {
                    row.frame(height: height)
                    if isLarge { largeTitle.offset(y: pulled).barPart(.page) }
                }
                if let search = settings.search {
                    SearchBar(
                        search: search, scopes: settings.searchScopes, collapsed: searchCollapsed,
                        isInRow: isSearchInRow, place: searchPlace
                    )
                    .offset(y: pulled - collapsed)
                    .barPart(.page)
                }
            }
        }
    }

    /// The room above a search field that stands alone in the bar, in points: 8 with the point that it has below a row.
    private static let searchMargin: CGFloat = 7

    private var titleHeight: CGFloat { height + (isLarge ? largeTitleHeight : 0) }

    private var row: some View {
        NavigationBarRowLayout {
            HStack(spacing: 16) {
                if let back, !settings.hidesBackButton {
                    BackButton(title: backTitle, hidesTitle: settings.role == .editor, action: back)
                }
                if let sidebarToggle, !settings.hidesSidebarToggle {
                    Button(action: sidebarToggle.action) {
                        Image(systemName: "sidebar.leading").imageScale(.large).font(.body)
                    }
                    .accessibilityLabel(Text(system: sidebarToggle.isShown ? .hideSidebar : .showSidebar))
                }
                leadingItems
                if titleLeads { title }
            }
            // As high without items, so that those that come and go stay at their height.
            .frame(height: height)
            .barPart(.items)
            ZStack { center }.barPart(principal.isEmpty && !titleLeads ? .title : .items)
            BarActions(
                entries: settings.entries(
                    .automatic, .primaryAction, .topBarTrailing, .confirmationAction, .destructiveAction),
                further: titleLeads ? [] : secondary
            )
            .frame(height: height)
            .barPart(.items)
            if isSearchInRow, let search = settings.search {
                SearchInRow(search: search, place: searchPlace).barPart(.items)
            }
        }
        .scenePadding(.horizontal)
        .barTypeSize()
    }

    @ViewBuilder private var center: some View {
        if !principal.isEmpty {
            BarItems(entries: principal)
        } else if titleLeads {
            HStack(spacing: 16) { BarItems(entries: secondary) }
        } else {
            title
        }
    }

    @ViewBuilder private var leadingItems: some View {
        let items = settings.entries(.cancellationAction, .topBarLeading, .navigation)
        if !items.isEmpty { BarItemsRow(layout: BarItemsLayout()) { BarItems(entries: items, collapse: true) } }
    }

    private var principal: [ToolbarEntry] { settings.entries(.principal) }

    /// True if the title follows the back button and further actions are centred, as in browsers and editors on iPads.
    private var titleLeads: Bool {
        horizontalSizeClass == .regular && principal.isEmpty && (settings.role == .editor || settings.role == .browser)
    }

    @ViewBuilder private var title: some View {
        if let title = settings.title, !showsLargeTitle || isRenaming {
            BarTitle(
                title: title, editing: settings.titleEditing, menu: settings.entries.first { $0.isTitleMenu },
                leads: titleLeads)
        }
    }

    private var isRenaming: Bool { settings.titleEditing?.isRenaming.wrappedValue ?? false }

    private var secondary: [ToolbarEntry] { settings.entries(.secondaryAction) }

    /// Slides up under the row above it.
    @ViewBuilder private var largeTitle: some View {
        if let title = settings.title, showsLargeTitle {
            title
                .environment(\.allowsTextLinks, false)
                .font(.largeTitle.bold())
                .foregroundStyle(.primary)
                .lineLimit(1)
                .minimumScaleFactor(0.8)
                .accessibilityAddTraits(.isHeader)
                .modifier(PulledTitleModifier(scale: largeTitleScale))
                .scenePadding(.horizontal)
                .frame(maxWidth: .infinity, alignment: .leading)
                .frame(height: largeTitleHeight)
                .offset(y: -collapsed)
                .clipped()
                .contentShape(Rectangle())
        } else {
            Color.clear.frame(height: largeTitleHeight).allowsHitTesting(false)
        }
    }
}
