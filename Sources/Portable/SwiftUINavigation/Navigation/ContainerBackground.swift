import SwiftUICore

/// A container whose background a view can set.
@available(iOS 17.0, *)
public struct ContainerBackgroundPlacement: Sendable, Hashable {
    private let name: String

    /// The pages of a tab view.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// The page of a navigation stack.
    @available(iOS 18.0, *)
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// All columns of a split view.
    @available(iOS 18.0, *)
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// The window.
    public static let window = ContainerBackgroundPlacement(name: "window")
}

/// The view behind the page of a stack.
struct ContainerBackgroundKey: PreferenceKey {
    static var defaultValue: AnyView? { nil }

    static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) { value = value ?? nextValue() }
}

/// Fills a page, with what lies under its bars and those of the device.
struct ContainerBackdrop: View {
    let content: AnyView

    var body: some View {
        content.ignoresSafeArea().allowsHitTesting(false).accessibilityHidden(true)
    }
}

extension View {
    /// Fills the container around the view. Pages of navigation stacks have such a background; for other containers the
    /// modifier has no effect on Linux.
    @available(iOS 17.0, *)
    nonisolated public func containerBackground<S>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View where S: ShapeStyle {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Shows a view behind the content of the container around this one. Pages of navigation stacks have such a
    /// background; for other containers the modifier has no effect on Linux.
    @available(iOS 17.0, *)
    nonisolated public func containerBackground<V>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View where V: View {
        let view = AnyView(Color.clear.overlay(alignment: alignment) { content() })
        return transformPreference(ContainerBackgroundKey.self) { background in
            if container == .navigation { background = view }
        }
    }
}
