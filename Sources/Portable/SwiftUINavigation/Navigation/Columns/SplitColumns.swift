import Drawing
import SwiftUIControls
@_spi(Floors) import SwiftUICore

/// The columns of a split view: beside each other, over the detail, or as pages of which one is seen.
struct SplitColumns: View {
    typealias Body = Never

    /// A column and the values that its views find in their environment.
    struct Column {
        let id: NavigationSplitViewColumn
        let content: AnyView
        /// Column in which the column's links open.
        var next: NextColumn?
        var choice: ColumnSelection?
        var toggle: SidebarToggle?
    }

    let arrangement: SplitArrangement
    /// Columns from the sidebar to the detail.
    let columns: [Column]
    /// Visible columns: a single one if columns are pages.
    let shown: Set<NavigationSplitViewColumn>
    /// Something is shown in a column because of the one before it, or no longer.
    let follow: (NavigationSplitViewColumn, Bool) -> Void
    /// Shows the column before one, because people went back.
    let leave: (NavigationSplitViewColumn) -> Void
    /// The column that people have left cannot be seen any more.
    let didLeave: (NavigationSplitViewColumn) -> Void

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .node { SplitColumnsNode(value: view, inputs: inputs) }
    }
}

/// The columns as they stand beside each other, the detail last. Those that are hidden stand before the leading edge.
final class SplitRowBox: LayoutContainerOf<SplitLayout>, PartlyReachableBox {
    init() {
        super.init(layout: SplitLayout(isOver: false, hidden: 0))
        roles = .isPartlyReachable
    }

    /// Columns slide over the detail and are hidden at their place.
    override func draw(in pass: DrawingPass) -> DisplayList {
        let columns = contents.dropLast().enumerated()
            .filter { $0.offset >= layout.hidden || $0.element.presentation?.motion != nil }
            .map(\.element)
        return drawChildren(contents.suffix(1) + columns, in: pass)
    }

    var reachedChildren: [LayoutBox] { Array(contents.dropFirst(layout.hidden)) }

    /// Elements before the detail are marked, for hosts whose assistive technology can skip them.
    override func describe(to builder: inout SemanticsBuilder) {
        let detail = contents.last
        for child in reachedChildren {
            if child === detail {
                builder.visit(child)
            } else {
                builder.visit(child) { $0.details.isInSideColumn = true }
            }
        }
    }

    override func hitTest(_ point: CGPoint) -> LayoutBox? {
        let detail = contents.suffix(1)
        for child in reachedChildren.dropLast().reversed() + detail {
            if let hit = child.hit(atParentPoint: point) { return hit }
        }
        return nil
    }
}

/// The columns from the leading edge, then the detail.
struct SplitLayout: Layout {
    /// True if the columns overlay the detail.
    let isOver: Bool
    /// Number of hidden columns, from the first.
    let hidden: Int

    /// The columns give way to the detail down to this width, in points (by eye from iPadOS).
    private static let leastDetail: CGFloat = 320

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 640, height: 480))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard let detail = subviews.last else { return }
        let columns = subviews.dropLast()
        let widths = widths(of: Array(columns), in: bounds)
        var x = bounds.minX - widths.prefix(hidden).reduce(0, +)
        for (column, width) in zip(columns, widths) {
            column.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
        let start = isOver ? bounds.minX : x
        detail.place(
            at: CGPoint(x: start, y: bounds.minY),
            proposal: ProposedViewSize(width: max(0, bounds.maxX - start), height: bounds.height))
    }

    /// The widths that the columns want; where the detail needs the room, all that are seen give way alike.
    private func widths(of columns: [LayoutSubview], in bounds: CGRect) -> [CGFloat] {
        func width(_ column: LayoutSubview, offered: CGFloat) -> CGFloat {
            min(
                bounds.width,
                column.sizeThatFits(ProposedViewSize(width: offered, height: bounds.height)).width)
        }
        var widths = columns.map { width($0, offered: .infinity) }
        let shown = columns.indices.dropFirst(hidden)
        let wanted = shown.reduce(0) { $0 + widths[$1] }
        let room = isOver ? bounds.width : max(0, bounds.width - Self.leastDetail)
        guard wanted > room else { return widths }
        let least = shown.map { width(columns[$0], offered: 0) }
        let spare = wanted - least.reduce(0, +)
        guard spare > 0 else { return widths }
        let share = min(1, (wanted - room) / spare)
        for (index, least) in zip(shown, least) { widths[index] -= (widths[index] - least) * share }
        return widths
    }
}

/// A column at the leading side, with a line after it.
struct SplitColumn<Content: View>: View {
    let content: Content
    let arrangement: SplitArrangement
    @State private var width = SplitColumnWidth()
    @Environment(\.pixelLength) private var pixelLength

    private var isPage: Bool { arrangement == .stacked }

    var body: some View {
        HStack(spacing: 0) {
            content.environment(\.isInSideColumn, true)
            if !isPage {
                Rectangle().fill(.separator).frame(width: pixelLength).ignoresSafeArea().accessibilityHidden(true)
            }
        }
        .frame(minWidth: isPage ? nil : width.least, maxWidth: isPage ? .infinity : width.ideal)
        .background {
            if arrangement == .over { Color(storage: .system(.systemBackground)).ignoresSafeArea() }
        }
        .onPreferenceChange(SplitColumnWidth.Key.self) { width = $0 }
    }
}

/// The detail, dimmed where columns lie over it.
struct SplitDetail<Content: View>: View {
    let content: Content
    let isCovered: Bool
    /// Takes the columns away.
    let uncover: () -> Void

    var body: some View {
        content.overlay {
            // By eye from iPadOS.
            if isCovered {
                Color.black.opacity(0.1).ignoresSafeArea().onTapGesture(perform: uncover).accessibilityHidden(true)
            }
        }
    }
}

/// The width of a column in points; default 320 (as on iPadOS).
struct SplitColumnWidth: Equatable {
    var ideal: CGFloat = 320
    /// The minimum width where the detail needs the room.
    var least: CGFloat = 320

    struct Key: PreferenceKey {
        static var defaultValue: SplitColumnWidth { SplitColumnWidth() }
        static func reduce(value: inout SplitColumnWidth, nextValue: () -> SplitColumnWidth) {}
    }
}

extension View {
    /// Sets the width of the split view's column with this view, in points.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: SplitColumnWidth.Key.self, value: SplitColumnWidth(ideal: width, least: width))
    }

    /// Sets the width of the split view's column with this view, in points: the ideal width, or less where the detail
    /// would be narrower than 320.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        let width = Swift.min(Swift.max(ideal, min ?? ideal), max ?? .infinity)
        return preference(
            key: SplitColumnWidth.Key.self, value: SplitColumnWidth(ideal: width, least: Swift.min(min ?? width, width))
        )
    }
}

/// The button that shows and hides the first column, in the bar of the column that is the first to be seen.
struct SidebarToggle {
    let isShown: Bool
    let action: @MainActor () -> Void
}

private struct IsInSideColumnKey: ScreenLocalKey { static var defaultValue: Bool { false } }

private struct SidebarToggleKey: EnvironmentKey { static var defaultValue: SidebarToggle? { nil } }

extension EnvironmentValues {
    /// True if the view is in a column before the detail.
    var isInSideColumn: Bool {
        get { self[IsInSideColumnKey.self] }
        set { self[IsInSideColumnKey.self] = newValue }
    }

    var sidebarToggle: SidebarToggle? {
        get { self[SidebarToggleKey.self] }
        set { self[SidebarToggleKey.self] = newValue }
    }
}
