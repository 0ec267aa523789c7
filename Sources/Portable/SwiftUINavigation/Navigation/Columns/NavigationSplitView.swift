import SwiftUIControls
import SwiftUICore

/// Two or three columns side by side where there is room, else pages of one stack.
public struct NavigationSplitView<Sidebar, Content, Detail>: View
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

    fileprivate init(
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
        let isNarrow = sizeClass == .compact
        return style.views(
            NavigationSplitViewStyleConfiguration { arrangement in
                AnyView(columns(isNarrow ? .stacked : arrangement))
            })
    }

    /// Identities of the columns, from the first to the last.
    private var ids: [NavigationSplitViewColumn] { hasContent ? [.sidebar, .content, .detail] : [.sidebar, .detail] }

    // MARK: Columns

    private func shownColumns(
        _ visibility: NavigationSplitViewVisibility, _ arrangement: SplitArrangement
    ) -> Set<NavigationSplitViewColumn> {
        switch visibility {
        case .detailOnly: [.detail]
        case .doubleColumn: hasContent ? [.content, .detail] : [.sidebar, .detail]
        case .all: Set(ids)
        // As on an iPad held across: of three columns the last two.
        default: arrangement == .over ? [.detail] : hasContent ? [.content, .detail] : [.sidebar, .detail]
        }
    }

    @MainActor private func columns(_ arrangement: SplitArrangement) -> some View {
        let visibility = visibility ?? $ownVisibility
        let isStacked = arrangement == .stacked
        let shown = isStacked ? [top] : shownColumns(visibility.wrappedValue, arrangement)
        let hidden: NavigationSplitViewVisibility = hasContent && arrangement == .beside ? .doubleColumn : .detailOnly
        let first = isStacked ? nil : ids.first(where: shown.contains)
        let toggle = SidebarToggle(isShown: shown.contains(.sidebar)) {
            withAnimation { visibility.wrappedValue = shown.contains(.sidebar) ? hidden : .all }
        }
        let columns = ids.map { id in
            SplitColumns.Column(
                id: id,
                content: view(of: id, arrangement, isCovered: shown.count > 1) {
                    withAnimation { visibility.wrappedValue = .detailOnly }
                },
                next: next(after: id), choice: choice(in: id, isStacked: isStacked), toggle: id == first ? toggle : nil)
        }
        return SplitColumns(arrangement: arrangement, columns: columns, shown: shown) { column, isShown in
            follow(isShown, column, isStacked: isStacked)
        } leave: { column in
            choices.left.formUnion(ids.drop { $0 != column })
            show(columnBefore(column), isStacked: isStacked)
        } didLeave: { column in
            guard choices.left.remove(column) != nil else { return }
            choices.clear.removeValue(forKey: column)?()
            (column == .content ? contentColumn : detailColumn).leave()
        }
        .modifier(SidebarModifier(toggle: first == nil ? nil : toggle))
    }

    @MainActor private func view(
        of column: NavigationSplitViewColumn, _ arrangement: SplitArrangement, isCovered: Bool,
        uncover: @escaping () -> Void
    ) -> AnyView {
        switch column {
        case .sidebar:
            AnyView(
                SplitColumn(content: StackOfPages(path: nil, root: sidebar, isColumn: true), arrangement: arrangement)
                    .transformEnvironment(\.listStyle) {
                        if arrangement != .stacked, $0 == .insetGrouped { $0 = .sidebar }
                    })
        case .content:
            AnyView(
                SplitColumn(
                    content: NextColumnView(column: contentColumn, own: content), arrangement: arrangement))
        default:
            AnyView(
                SplitDetail(
                    content: NextColumnView(column: detailColumn, own: detail),
                    isCovered: isCovered && arrangement == .over, uncover: uncover))
        }
    }

    private func next(after column: NavigationSplitViewColumn) -> NextColumn? {
        switch column {
        case .sidebar: hasContent ? contentColumn : detailColumn
        case .content: detailColumn
        default: nil
        }
    }

    private func columnBefore(_ column: NavigationSplitViewColumn) -> NavigationSplitViewColumn {
        column == .detail && hasContent ? .content : .sidebar
    }

    // MARK: Columns as pages

    /// The column that is seen where there is room for one.
    @MainActor private var top: NavigationSplitViewColumn {
        let column = (compactColumn ?? $ownColumn).wrappedValue
        return ids.contains(column) ? column : .sidebar
    }

    /// Shows a column. Where there is room for all, the app's binding to the preferred column keeps its value; without a
    /// binding, the column becomes the one that is shown when the room gets narrow.
    @MainActor private func show(_ column: NavigationSplitViewColumn, isStacked: Bool) {
        if let compactColumn {
            if isStacked { compactColumn.wrappedValue = column }
        } else {
            ownColumn = column
        }
    }

    /// Something is shown in a column because of the one before it, or no longer.
    @MainActor private func follow(_ isShown: Bool, _ column: NavigationSplitViewColumn, isStacked: Bool) {
        if isShown {
            choices.left.remove(column)
            show(column, isStacked: isStacked)
        } else if ids.firstIndex(of: top)! >= ids.firstIndex(of: column)! {
            show(columnBefore(column), isStacked: isStacked)
        }
    }

    /// A selection in a list of a column shows its destination in the next column.
    @MainActor private func choice(in column: NavigationSplitViewColumn, isStacked: Bool) -> ColumnSelection? {
        guard let index = ids.firstIndex(of: column), index + 1 < ids.count else { return nil }
        let next = ids[index + 1]
        return ColumnSelection { clear in
            choices.clear[next] = clear
            follow(true, next, isStacked: isStacked)
        } leave: {
            if choices.clear.removeValue(forKey: next) != nil { follow(false, next, isStacked: isStacked) }
        }
    }
}

/// The actions that clear selections of columns when people come back to them.
private final class ColumnChoices {
    /// By the column that shows what was chosen.
    var clear: [NavigationSplitViewColumn: () -> Void] = [:]
    /// The columns that people have left, until those cannot be seen any more.
    var left: Set<NavigationSplitViewColumn> = []
}

extension NavigationSplitView {
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(visibility: nil, compactColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, compactColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: nil, compactColumn: preferredCompactColumn, sidebar: sidebar(), content: content(),
            detail: detail())
    }

    public init(
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
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(visibility: nil, compactColumn: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, compactColumn: nil, sidebar: sidebar(), content: EmptyView(),
            detail: detail())
    }

    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: nil, compactColumn: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(),
            detail: detail())
    }

    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility, compactColumn: preferredCompactColumn, sidebar: sidebar(),
            content: EmptyView(), detail: detail())
    }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String

    public static var sidebar: NavigationSplitViewColumn { .init(name: "sidebar") }
    public static var content: NavigationSplitViewColumn { .init(name: "content") }
    public static var detail: NavigationSplitViewColumn { .init(name: "detail") }
}

/// Visibility of the columns of a split view.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private let name: String

    private init(_ name: String) { self.name = name }

    public static var detailOnly: NavigationSplitViewVisibility { .init("detailOnly") }
    /// The two columns to the end.
    public static var doubleColumn: NavigationSplitViewVisibility { .init("doubleColumn") }
    public static var all: NavigationSplitViewVisibility { .init("all") }
    public static var automatic: NavigationSplitViewVisibility { .init("automatic") }
}

@available(*, unavailable)
extension NavigationSplitView: Sendable {}
