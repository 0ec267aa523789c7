import Foundation

/// The kinds of regions that content should avoid.
public struct SafeAreaRegions: OptionSet {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The edges of the screen, bars and the additions of `safeAreaInset`.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// The keyboard on screen; here this is only the bar with toolbar items.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension SafeAreaRegions: Sendable {}

/// A layout whose first view has a safe area within its frame.
protocol SafeAreaLayout: Layout {
    /// The insets of the first view's safe area from the container's edges, in points.
    func safeAreaInsets(proposal: ProposedViewSize, subviews: LayoutSubviews) -> EdgeInsets
}

extension RootLayout: SafeAreaLayout {
    func safeAreaInsets(proposal: ProposedViewSize, subviews: LayoutSubviews) -> EdgeInsets { insets }
}

extension LayoutBox {
    /// The insets by which content can extend beyond the box's edges, into the regions outside of its safe area.
    ///
    /// A box extends under an edge only if it touches the safe area's border there (documented for `ignoresSafeArea`:
    /// content inside the safe area that does not touch its border is unchanged). Nested safe areas add up. A scroll
    /// view consumes the insets along its axes: its content scrolls under them instead.
    final var adjacentSafeAreaInsets: EdgeInsets { safeAreaReach.insets }

    /// The ``adjacentSafeAreaInsets``, and true if the box is in a safe area at all.
    final var safeAreaReach: (insets: EdgeInsets, isInSafeArea: Bool) {
        var rect = CGRect(origin: .zero, size: placedSize)
        var total = EdgeInsets()
        var isInSafeArea = false
        var open: Axis.Set = [.horizontal, .vertical]
        var box: LayoutBox = self
        while let parent = box.parent {
            rect = box.exactToParent(rect)
            if let insets = parent.safeAreaInsets(for: box) {
                isInSafeArea = true
                let bounds = CGRect(origin: .zero, size: parent.placedSize)
                let safe = bounds.inset(by: insets.physical(in: parent.layoutDirection))
                var reach = EdgeInsets()
                let tolerance = 0.01
                if open.contains(.vertical) {
                    if rect.minY <= safe.minY + tolerance { reach.top = max(0, rect.minY - bounds.minY) }
                    if rect.maxY >= safe.maxY - tolerance { reach.bottom = max(0, bounds.maxY - rect.maxY) }
                }
                if open.contains(.horizontal) {
                    if rect.minX <= safe.minX + tolerance { reach.leading = max(0, rect.minX - bounds.minX) }
                    if rect.maxX >= safe.maxX - tolerance { reach.trailing = max(0, bounds.maxX - rect.maxX) }
                }
                total.add(reach)
                rect = CGRect(
                    x: rect.minX - reach.leading, y: rect.minY - reach.top,
                    width: rect.width + reach.leading + reach.trailing,
                    height: rect.height + reach.top + reach.bottom)
            }
            open.subtract(parent.scrollAxes)
            box = parent
        }
        return (total.physical(in: layoutDirection), isInSafeArea)
    }
}

extension EdgeInsets {
    /// Converts between leading and trailing, and left and right.
    func physical(in direction: LayoutDirection) -> EdgeInsets {
        guard direction == .rightToLeft else { return self }
        return EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
    }

    mutating func add(_ other: EdgeInsets) {
        top += other.top
        leading += other.leading
        bottom += other.bottom
        trailing += other.trailing
    }

    /// The insets of some edges; 0 at the others.
    func only(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }
}

/// Extends content beyond the safe area; its space in the layout is unchanged.
private final class IgnoresSafeAreaBox: TransparentBox, PositionDependentBox, @unchecked Sendable {
    var edges: Edge.Set
    private var used = EdgeInsets()

    init(edges: Edge.Set) { self.edges = edges }

    var isOutOfPlace: Bool { adjacentSafeAreaInsets.only(edges) != used }

    override func placeChildren() {
        let reach = safeAreaReach
        if reach.isInSafeArea { root?.register(self) }
        used = reach.insets.only(edges)
        let physical = used.physical(in: layoutDirection)
        let expanded = ProposedViewSize(
            width: (proposal.width ?? size.width) + used.leading + used.trailing,
            height: (proposal.height ?? size.height) + used.top + used.bottom)
        wrapped?.place(
            at: CGPoint(x: -physical.leading, y: -physical.top), proposal: used == EdgeInsets() ? proposal : expanded)
    }
}

nonisolated private struct IgnoresSafeAreaModifier: BoxModifier {
    let edges: Edge.Set

    func makeBox(environment: EnvironmentValues) -> IgnoresSafeAreaBox { IgnoresSafeAreaBox(edges: edges) }

    func update(_ box: IgnoresSafeAreaBox, environment: EnvironmentValues) {
        guard box.edges != edges else { return }
        box.edges = edges
        box.invalidateLayout()
    }
}

/// Padding that content may extend under.
struct SafeAreaPaddingLayout: SafeAreaLayout {
    let insets: EdgeInsets

    private var padding: PaddingLayout { PaddingLayout(insets: insets) }

    func safeAreaInsets(proposal: ProposedViewSize, subviews: LayoutSubviews) -> EdgeInsets { insets }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        padding.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        padding.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

nonisolated private struct SafeAreaPaddingModifier: LayoutModifier {
    let insets: EdgeInsets

    func layout(in environment: EnvironmentValues) -> SafeAreaPaddingLayout { SafeAreaPaddingLayout(insets: insets) }
}

extension View {
    /// Extends the view under bars and to the edges of the screen, where it touches the safe area's border.
    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        let ignoresKeyboard = regions.contains(.keyboard) && edges.contains(.bottom)
        return modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
            .modifier(ignoresKeyboard ? KeyboardBar.Covers.ignored : KeyboardBar.Covers.handedOn)
    }

    @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: edges))
    }

    /// Adds to the safe area of the view, in points.
    nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets))
    }

    /// Adds to the safe area of the view, in points; nil for the platform's default of 16.
    nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(SafeAreaPaddingModifier(insets: EdgeInsets(length ?? 16, edges: edges)))
    }

    /// Adds to the safe area of the view, in points.
    nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
