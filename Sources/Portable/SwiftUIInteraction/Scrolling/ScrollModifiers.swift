import SwiftUICore

/// The configuration of scroll views by modifiers, passed down in the environment.
package struct ScrollConfiguration: Equatable {
    var margins = EdgeInsets()
    var anchor: UnitPoint?
    package var isDisabled = false
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

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Equatable {
    private enum Kind: Sendable { case automatic, visible, hidden, never }
    private let kind: Kind

    public static var automatic: ScrollIndicatorVisibility { .init(kind: .automatic) }
    public static var visible: ScrollIndicatorVisibility { .init(kind: .visible) }
    public static var hidden: ScrollIndicatorVisibility { .init(kind: .hidden) }
    public static var never: ScrollIndicatorVisibility { .init(kind: .never) }
}

/// The parts of a scroll view that content margins apply to.
public struct ContentMarginPlacement {
    let includesContent: Bool

    public static var automatic: ContentMarginPlacement { .init(includesContent: true) }
    public static var scrollContent: ContentMarginPlacement { .init(includesContent: true) }
    /// Only the indicators; margins with this placement have no effect here.
    public static var scrollIndicators: ContentMarginPlacement { .init(includesContent: false) }
}

extension View {
    /// Sets the initial position of scroll views in this view and below; nil for their start.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollConfiguration) { $0.anchor = anchor }
    }

    /// Disables scrolling of scroll views in this view and below.
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.scrollConfiguration) { $0.isDisabled = $0.isDisabled || disabled }
    }

    /// Disables clipping of content to the frames of scroll views in this view and below.
    nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.scrollConfiguration) { $0.isClipDisabled = disabled }
    }

    /// Sets the visibility of scroll indicators in this view and below.
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.scrollConfiguration) {
            if axes.contains(.vertical) { $0.verticalIndicators = visibility }
            if axes.contains(.horizontal) { $0.horizontalIndicators = visibility }
        }
    }

    /// Sets margins around the content of scroll views in this view and below, which scroll with it, in points.
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

    /// Sets margins around the content of scroll views in this view and below, in points; nil for the default of 16.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(length ?? 16), for: placement)
    }

    /// Sets margins around the content of scroll views in this view and below, in points.
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
