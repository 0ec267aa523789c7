/// What modifiers say of the scroll views below.
struct ScrollConfiguration: Equatable {
    var margins = EdgeInsets()
    var anchor: UnitPoint?
    var isDisabled = false
    var isClipDisabled = false
    var verticalIndicators = ScrollIndicatorVisibility.automatic
    var horizontalIndicators = ScrollIndicatorVisibility.automatic
}

private struct ScrollConfigurationKey: EnvironmentKey {
    static var defaultValue: ScrollConfiguration { ScrollConfiguration() }
}

extension EnvironmentValues {
    var scrollConfiguration: ScrollConfiguration {
        get { self[ScrollConfigurationKey.self] }
        set { self[ScrollConfigurationKey.self] = newValue }
    }
}

/// Whether the bars of scroll views are shown.
public struct ScrollIndicatorVisibility: Equatable {
    private enum Kind: Sendable { case automatic, visible, hidden, never }
    private let kind: Kind

    public static var automatic: ScrollIndicatorVisibility { .init(kind: .automatic) }
    public static var visible: ScrollIndicatorVisibility { .init(kind: .visible) }
    public static var hidden: ScrollIndicatorVisibility { .init(kind: .hidden) }
    public static var never: ScrollIndicatorVisibility { .init(kind: .never) }
}

/// What margins of a scroll view's content apply to.
public struct ContentMarginPlacement {
    let includesContent: Bool

    public static var automatic: ContentMarginPlacement { .init(includesContent: true) }
    public static var scrollContent: ContentMarginPlacement { .init(includesContent: true) }
    /// The bars alone; pictures do not show them.
    public static var scrollIndicators: ContentMarginPlacement { .init(includesContent: false) }
}

extension View {
    /// Where scroll views in this view and below stand at first; nil for their start.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollConfiguration) { $0.anchor = anchor }
    }

    /// Whether scroll views in this view and below stay where they are.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.scrollConfiguration) { $0.isDisabled = $0.isDisabled || disabled }
    }

    /// Whether content of scroll views in this view and below is drawn beyond their frames.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.scrollConfiguration) { $0.isClipDisabled = disabled }
    }

    /// Whether scroll views in this view and below show their bars.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.scrollConfiguration) {
            if axes.contains(.vertical) { $0.verticalIndicators = visibility }
            if axes.contains(.horizontal) { $0.horizontalIndicators = visibility }
        }
    }

    /// Space around the content of scroll views in this view and below, which moves with it, in points.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollConfiguration) { configuration in
            guard placement.includesContent else { return }
            if edges.contains(.top) { configuration.margins.top = insets.top }
            if edges.contains(.leading) { configuration.margins.leading = insets.leading }
            if edges.contains(.bottom) { configuration.margins.bottom = insets.bottom }
            if edges.contains(.trailing) { configuration.margins.trailing = insets.trailing }
        }
    }

    /// Space around the content of scroll views in this view and below, in points; nil for the default of 16.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? 16), for: placement)
    }

    /// Space around the content of scroll views in this view and below, in points.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, EdgeInsets(length), for: placement)
    }
}

@available(*, unavailable)
extension ContentMarginPlacement: Sendable {}

@available(*, unavailable)
extension ScrollIndicatorVisibility: Sendable {}
