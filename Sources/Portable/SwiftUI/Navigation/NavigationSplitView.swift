/// Two or three columns side by side where there is room, else pages of one stack.
nonisolated public struct NavigationSplitView<Sidebar, Content, Detail>: View
where Sidebar: View, Content: View, Detail: View {
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    /// The column that is shown in a narrow place when nobody else says so.
    @State private var ownColumn = NavigationSplitViewColumn.sidebar
    /// The columns that are shown in a wide place when nobody else says so.
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    @State private var contentColumn = NextColumn()
    @State private var detailColumn = NextColumn()
    /// Takes what was chosen in a column away when people come back to it.
    @State private var choices = ColumnChoices()
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.navigationSplitViewStyle) private var style

    nonisolated fileprivate init(
        visibility: Binding<NavigationSplitViewVisibility>?, compactColumn: Binding<NavigationSplitViewColumn>?,
        sidebar: Sidebar, content: Content, detail: Detail
    ) {
        self.visibility = visibility
        self.compactColumn = compactColumn
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    private var hasContent: Bool { Content.self != EmptyView.self }

    @MainActor public var body: some View {
        if sizeClass == .compact { narrow } else { wide }
    }

    // MARK: Columns

    private func shownColumns(
        _ visibility: NavigationSplitViewVisibility, _ arrangement: SplitArrangement
    ) -> Set<NavigationSplitViewColumn> {
        switch visibility {
        case .detailOnly: [.detail]
        case .doubleColumn: hasContent ? [.content, .detail] : [.sidebar, .detail]
        case .all: [.sidebar, .content, .detail]
        // As on an iPad held across: of three columns the last two.
        default: arrangement == .over ? [.detail] : hasContent ? [.content, .detail] : [.sidebar, .detail]
        }
    }

    @MainActor private var wide: some View {
        style.views(NavigationSplitViewStyleConfiguration { arrangement in AnyView(columns(arrangement)) })
    }

    @MainActor private func columns(_ arrangement: SplitArrangement) -> some View {
        let visibility = visibility ?? $ownVisibility
        let shown = shownColumns(visibility.wrappedValue, arrangement)
        let hidden: NavigationSplitViewVisibility = hasContent && arrangement == .beside ? .doubleColumn : .detailOnly
        let first = [NavigationSplitViewColumn.sidebar, .content, .detail].first(where: shown.contains)
        func toggle(in column: NavigationSplitViewColumn) -> SidebarToggle? {
            guard column == first else { return nil }
            return SidebarToggle(isShown: shown.contains(.sidebar)) {
                withAnimation { visibility.wrappedValue = shown.contains(.sidebar) ? hidden : .all }
            }
        }
        return SplitColumns(arrangement: arrangement, hasColumns: shown.count > 1) {
            withAnimation { visibility.wrappedValue = .detailOnly }
        } columns: {
            if shown.contains(.sidebar) {
                SplitColumn(content: StackOfPages(path: nil, root: sidebar))
                    .environment(\.nextColumn, hasContent ? contentColumn : detailColumn)
                    .environment(\.sidebarToggle, toggle(in: .sidebar))
                    .transformEnvironment(\.listStyle) { if $0 == .insetGrouped { $0 = .sidebar } }
                    .transition(.move(edge: .leading))
            }
            if hasContent, shown.contains(.content) {
                SplitColumn(content: NextColumnView(column: contentColumn, own: content))
                    .environment(\.nextColumn, detailColumn)
                    .environment(\.sidebarToggle, toggle(in: .content))
            }
        } detail: {
            NextColumnView(column: detailColumn, own: detail)
                .environment(\.nextColumn, nil)
                .environment(\.sidebarToggle, toggle(in: .detail))
        }
        .modifier(SidebarModifier(toggle: first.flatMap(toggle)))
    }

    // MARK: One stack

    @MainActor private var narrow: some View {
        let column = compactColumn ?? $ownColumn
        func choice(to next: NavigationSplitViewColumn) -> ColumnChoice {
            ColumnChoice { clear in
                choices.clear[next] = clear
                column.wrappedValue = next
            } leave: {
                guard choices.clear.removeValue(forKey: next) != nil, column.wrappedValue != .sidebar else { return }
                column.wrappedValue = next == .detail && hasContent ? .content : .sidebar
            }
        }
        func leave(_ left: NavigationSplitViewColumn, for previous: NavigationSplitViewColumn) {
            column.wrappedValue = previous
            choices.clear.removeValue(forKey: left)?()
        }
        let showsContent = Binding {
            column.wrappedValue != .sidebar
        } set: {
            if !$0 { leave(.content, for: .sidebar) }
        }
        let showsDetail = Binding {
            column.wrappedValue == .detail
        } set: {
            if !$0 { leave(.detail, for: hasContent ? .content : .sidebar) }
        }
        return StackOfPages(
            path: nil,
            root: Group {
                if hasContent {
                    sidebar.environment(\.columnChoice, choice(to: .content))
                        .navigationDestination(isPresented: showsContent) {
                            content.environment(\.columnChoice, choice(to: .detail))
                                .navigationDestination(isPresented: showsDetail) {
                                    detail.environment(\.columnChoice, nil)
                                }
                        }
                } else {
                    sidebar.environment(\.columnChoice, choice(to: .detail))
                        .navigationDestination(isPresented: showsDetail) { detail.environment(\.columnChoice, nil) }
                }
            })
    }
}

private final class ColumnChoices {
    var clear: [NavigationSplitViewColumn: () -> Void] = [:]
}

extension NavigationSplitView {
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(visibility: nil, compactColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, compactColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: nil, compactColumn: preferredCompactColumn, sidebar: sidebar(), content: content(),
            detail: detail())
    }

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, compactColumn: preferredCompactColumn, sidebar: sidebar(),
            content: content(), detail: detail())
    }
}

extension NavigationSplitView where Content == EmptyView {
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(visibility: nil, compactColumn: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, compactColumn: nil, sidebar: sidebar(), content: EmptyView(),
            detail: detail())
    }

    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: nil, compactColumn: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(),
            detail: detail())
    }

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, compactColumn: preferredCompactColumn, sidebar: sidebar(),
            content: EmptyView(), detail: detail())
    }
}

/// One of the columns of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String

    public static var sidebar: NavigationSplitViewColumn { .init(name: "sidebar") }
    public static var content: NavigationSplitViewColumn { .init(name: "content") }
    public static var detail: NavigationSplitViewColumn { .init(name: "detail") }
}

/// Which of the columns of a split view are shown.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    public static var detailOnly: NavigationSplitViewVisibility { .init("detailOnly") }
    /// The two columns to the end.
    public static var doubleColumn: NavigationSplitViewVisibility { .init("doubleColumn") }
    public static var all: NavigationSplitViewVisibility { .init("all") }
    public static var automatic: NavigationSplitViewVisibility { .init("automatic") }
}
