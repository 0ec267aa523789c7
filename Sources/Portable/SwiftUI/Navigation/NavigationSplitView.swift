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
    @Environment(\.horizontalSizeClass) private var sizeClass

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

    private var shownColumns: Set<NavigationSplitViewColumn> {
        switch visibility?.wrappedValue ?? .automatic {
        case .detailOnly: [.detail]
        case .doubleColumn: hasContent ? [.content, .detail] : [.sidebar, .detail]
        default: [.sidebar, .content, .detail]
        }
    }

    @MainActor private var wide: some View {
        let shown = shownColumns
        return HStack(spacing: 0) {
            if shown.contains(.sidebar) {
                SplitColumn(content: StackOfPages(path: nil, root: sidebar))
            }
            if hasContent, shown.contains(.content) {
                SplitColumn(content: StackOfPages(path: nil, root: content))
            }
            StackOfPages(path: nil, root: detail)
        }
    }

    // MARK: One stack

    @MainActor private var narrow: some View {
        let column = compactColumn ?? $ownColumn
        let showsContent = Binding {
            column.wrappedValue != .sidebar
        } set: {
            if !$0 { column.wrappedValue = .sidebar }
        }
        let showsDetail = Binding {
            column.wrappedValue == .detail
        } set: {
            if !$0 { column.wrappedValue = hasContent ? .content : .sidebar }
        }
        return StackOfPages(
            path: nil,
            root: Group {
                if hasContent {
                    sidebar.navigationDestination(isPresented: showsContent) {
                        content.navigationDestination(isPresented: showsDetail) { detail }
                    }
                } else {
                    sidebar.navigationDestination(isPresented: showsDetail) { detail }
                }
            })
    }
}

/// A column at the leading side, with a line after it.
private struct SplitColumn<Content: View>: View {
    let content: Content
    @State private var width = SplitColumnWidth()
    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
        HStack(spacing: 0) {
            content
            Rectangle().fill(.separator).frame(width: pixelLength).ignoresSafeArea().accessibilityHidden(true)
        }
        .frame(width: width.ideal)
        .onPreferenceChange(SplitColumnWidth.Key.self) { width = $0 }
    }
}

/// How wide a column is in points: 320 unless it says otherwise (remembered from iPadOS).
struct SplitColumnWidth: Equatable {
    var ideal: CGFloat = 320

    struct Key: PreferenceKey {
        static var defaultValue: SplitColumnWidth { SplitColumnWidth() }
        static func reduce(value: inout SplitColumnWidth, nextValue: () -> SplitColumnWidth) {}
    }
}

extension View {
    /// How wide the split view's column with this view is, in points.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: SplitColumnWidth.Key.self, value: SplitColumnWidth(ideal: width))
    }

    /// How wide the split view's column with this view may be, in points; here it has its ideal width.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        navigationSplitViewColumnWidth(Swift.min(Swift.max(ideal, min ?? ideal), max ?? .infinity))
    }
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
