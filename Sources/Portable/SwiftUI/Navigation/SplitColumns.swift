/// The columns of a split view beside each other, or over its detail.
struct SplitColumns<Columns: View, Detail: View>: View {
    let arrangement: SplitArrangement
    let hasColumns: Bool
    /// Takes the columns away that lie over the detail.
    let hide: () -> Void
    @ViewBuilder let columns: Columns
    @ViewBuilder let detail: Detail

    var body: some View {
        SplitLayout(isOver: arrangement == .over) {
            detail
                .overlay {
                    // By eye from iPadOS.
                    if arrangement == .over, hasColumns {
                        Color.black.opacity(0.1).ignoresSafeArea().onTapGesture(perform: hide)
                            .accessibilityHidden(true)
                    }
                }
            HStack(spacing: 0) { columns }
                .background {
                    if arrangement == .over { Color(storage: .system(.systemBackground)).ignoresSafeArea() }
                }
        }
    }
}

/// The detail, then what stands before it.
private struct SplitLayout: Layout {
    let isOver: Bool

    /// The columns give way to the detail down to this width, in points (by eye from iPadOS).
    private static let leastDetail: CGFloat = 320

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 640, height: 480))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let offered = isOver ? bounds.width : max(0, bounds.width - Self.leastDetail)
        let width = min(
            bounds.width, subviews[1].sizeThatFits(ProposedViewSize(width: offered, height: bounds.height)).width)
        subviews[1].place(at: bounds.origin, proposal: ProposedViewSize(width: width, height: bounds.height))
        let room =
            isOver
            ? bounds
            : CGRect(
                x: bounds.minX + width, y: bounds.minY, width: bounds.width - width, height: bounds.height)
        subviews[0].place(at: room.origin, proposal: ProposedViewSize(room.size))
    }
}

/// A column at the leading side, with a line after it.
struct SplitColumn<Content: View>: View {
    let content: Content
    @State private var width = SplitColumnWidth()
    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
        HStack(spacing: 0) {
            content
            Rectangle().fill(.separator).frame(width: pixelLength).ignoresSafeArea().accessibilityHidden(true)
        }
        .frame(minWidth: width.least, maxWidth: width.ideal)
        .onPreferenceChange(SplitColumnWidth.Key.self) { width = $0 }
    }
}

/// How wide a column is in points: 320 unless it says otherwise (remembered from iPadOS).
struct SplitColumnWidth: Equatable {
    var ideal: CGFloat = 320
    /// How narrow it may be where the detail needs the room.
    var least: CGFloat = 320

    struct Key: PreferenceKey {
        static var defaultValue: SplitColumnWidth { SplitColumnWidth() }
        static func reduce(value: inout SplitColumnWidth, nextValue: () -> SplitColumnWidth) {}
    }
}

extension View {
    /// How wide the split view's column with this view is, in points.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: SplitColumnWidth.Key.self, value: SplitColumnWidth(ideal: width, least: width))
    }

    /// How wide the split view's column with this view is, in points: the ideal width, or less where the detail would be
    /// narrower than 320.
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

private struct SidebarToggleKey: EnvironmentKey { static var defaultValue: SidebarToggle? { nil } }

extension EnvironmentValues {
    var sidebarToggle: SidebarToggle? {
        get { self[SidebarToggleKey.self] }
        set { self[SidebarToggleKey.self] = newValue }
    }
}
