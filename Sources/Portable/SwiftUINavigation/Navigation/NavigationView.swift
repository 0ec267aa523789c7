import SwiftUIControls
import SwiftUICore

/// Pages on top of each other, or columns beside each other where there is room.
@available(iOS, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
public struct NavigationView<Content>: View where Content: View {
    private let content: Content
    @Environment(\.navigationViewStyle) private var style

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        let columns = (content as? any ViewTuple)?.views ?? []
        if columns.count > 1, style != .stack {
            // A selection in a list does not navigate by itself; links do.
            let sidebar = columns[0].environment(\.columnChoice, nil)
            if columns.count == 2 {
                NavigationSplitView {
                    sidebar
                } detail: {
                    columns[1]
                }
            } else {
                NavigationSplitView {
                    sidebar
                } content: {
                    columns[1]
                } detail: {
                    columns[2]
                }
            }
        } else {
            StackOfPages(path: nil, root: columns.first ?? AnyView(FirstView { content }))
        }
    }
}

/// The first of several views: the others are the columns beside it in wide places.
private struct FirstView<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View { FirstViewLayout { content } }
}

/// The first view in all the room; the others get none.
private struct FirstViewLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
                proposal: index == 0 ? ProposedViewSize(bounds.size) : .zero)
        }
    }
}

/// The look of navigation views.
public protocol NavigationViewStyle {}

/// Columns where there is room, else a stack.
@available(iOS, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
}

/// Always a stack.
@available(iOS, deprecated: 100000.0, message: "replace styled NavigationView with NavigationStack")
public struct StackNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
}

/// Columns beside each other where there is room.
@available(iOS, deprecated: 100000.0, message: "replace styled NavigationView with NavigationSplitView")
public struct ColumnNavigationViewStyle: NavigationViewStyle {
}

@available(iOS, deprecated: 100000.0, message: "replace styled NavigationView with NavigationSplitView")
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    nonisolated public init() {}
}

@available(iOS, deprecated: 100000.0, message: "use NavigationStack or NavigationSplitView instead")
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

@available(iOS, deprecated: 100000.0, message: "replace styled NavigationView with NavigationStack")
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

@available(iOS, deprecated: 100000.0, message: "replace styled NavigationView with NavigationSplitView")
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private struct NavigationViewStyleKey: EnvironmentKey {
    static var defaultValue: NavigationViewStyleKind { .automatic }
}

enum NavigationViewStyleKind { case automatic, stack, columns }

extension EnvironmentValues {
    var navigationViewStyle: NavigationViewStyleKind {
        get { self[NavigationViewStyleKey.self] }
        set { self[NavigationViewStyleKey.self] = newValue }
    }
}

extension View {
    /// The look of navigation views in this view and below.
    @available(
        iOS, deprecated: 100000.0,
        message: "replace styled NavigationView with NavigationStack or NavigationSplitView instead"
    )
    nonisolated public func navigationViewStyle<S>(_ style: S) -> some View where S: NavigationViewStyle {
        environment(\.navigationViewStyle, style is StackNavigationViewStyle ? .stack : .automatic)
    }
}

@available(*, unavailable)
extension NavigationView: Sendable {}
