import SwiftUIControls
import SwiftUICore

/// The arrangement of the columns of split views.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    associatedtype Body: View

    /// The look of one split view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = NavigationSplitViewStyleConfiguration
}

/// The split view that a style arranges.
public struct NavigationSplitViewStyleConfiguration {
    /// The split view with columns that share the room in a way.
    nonisolated(unsafe) let content: (SplitArrangement) -> AnyView
}

/// The arrangement of columns.
enum SplitArrangement {
    /// The detail has what the columns before it leave.
    case beside
    /// The detail has all the room, the columns before it come over it.
    case over
    /// Columns as pages: each covers the one before it.
    case stacked
}

/// The columns before the detail stand beside it.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}

    public func makeBody(configuration: AutomaticNavigationSplitViewStyle.Configuration) -> some View {
        configuration.content(.beside)
    }
}

/// The columns before the detail stand beside it, which gets narrower when they are shown.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}

    public func makeBody(configuration: BalancedNavigationSplitViewStyle.Configuration) -> some View {
        configuration.content(.beside)
    }
}

/// The detail keeps its size, the columns before it are shown over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}

    public func makeBody(configuration: ProminentDetailNavigationSplitViewStyle.Configuration) -> some View {
        configuration.content(.over)
    }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

struct NavigationSplitViewStyleBody<S: NavigationSplitViewStyle>: StyleBody {
    var style: S

    @MainActor func content(_ configuration: NavigationSplitViewStyleConfiguration) -> S.Body {
        style.makeBody(configuration: configuration)
    }
}

private struct NavigationSplitViewStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<NavigationSplitViewStyleConfiguration> { known }
    private static let known = AnyStyle(making: {
        NavigationSplitViewStyleBody(style: AutomaticNavigationSplitViewStyle())
    })
}

extension EnvironmentValues {
    var navigationSplitViewStyle: AnyStyle<NavigationSplitViewStyleConfiguration> {
        get { self[NavigationSplitViewStyleKey.self] }
        set { self[NavigationSplitViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the arrangement of the columns of split views in this view and below.
    nonisolated public func navigationSplitViewStyle<S>(_ style: S) -> some View where S: NavigationSplitViewStyle {
        modifier(
            StyleModifier(
                styleBody: NavigationSplitViewStyleBody(style: style), keyPath: \.navigationSplitViewStyle))
    }
}

@available(*, unavailable)
extension AutomaticNavigationSplitViewStyle: Sendable {}

@available(*, unavailable)
extension BalancedNavigationSplitViewStyle: Sendable {}

@available(*, unavailable)
extension ProminentDetailNavigationSplitViewStyle: Sendable {}
