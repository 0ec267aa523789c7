import SwiftUIControls
import SwiftUICore

/// The look of the buttons that open menus.
@MainActor @preconcurrency
public protocol MenuStyle {
    associatedtype Body: View

    /// The look of one menu.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = MenuStyleConfiguration
}

/// The properties of a menu.
public struct MenuStyleConfiguration {
    /// The label of the button.
    public struct Label: View {
        let content: AnyView

        public var body: some View { content }
    }

    /// The items of the menu.
    public struct Content: View {
        let content: AnyView

        public var body: some View { content }
    }

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
    var outerStyle: AnyStyle<MenuStyleConfiguration>?
}

/// The look that fits the place: a button in the style of the buttons around.
public struct DefaultMenuStyle: MenuStyle {
    public init() {}

    public func makeBody(configuration: DefaultMenuStyle.Configuration) -> some View {
        MenuButton(configuration: configuration)
    }
}

/// A button in the style of the buttons around.
public struct ButtonMenuStyle: MenuStyle {
    public init() {}

    public func makeBody(configuration: ButtonMenuStyle.Configuration) -> some View {
        MenuButton(configuration: configuration)
    }
}

/// A button without a border.
@available(iOS, deprecated: 100000.0, message: "Use .menuStyle(.button) and .buttonStyle(.borderless).")
public struct BorderlessButtonMenuStyle: MenuStyle {
    public init() {}

    public func makeBody(configuration: BorderlessButtonMenuStyle.Configuration) -> some View {
        MenuButton(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

@available(iOS, deprecated: 100000.0, message: "Use .menuStyle(.button) and .buttonStyle(.borderless).")
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

struct MenuStyleBody<S: MenuStyle>: StyleBody {
    var style: S

    @MainActor func content(_ configuration: MenuStyleConfiguration) -> S.Body {
        style.makeBody(configuration: configuration)
    }
}

private struct MenuStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<MenuStyleConfiguration> { known }
    private static let known = AnyStyle(making: { MenuStyleBody(style: DefaultMenuStyle()) })
}

extension EnvironmentValues {
    var menuStyle: AnyStyle<MenuStyleConfiguration> {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
}

extension View {
    /// The look of the buttons that open menus in this view and below.
    nonisolated public func menuStyle<S>(_ style: S) -> some View where S: MenuStyle {
        modifier(StyleModifier(styleBody: MenuStyleBody(style: style), keyPath: \.menuStyle))
    }
}

@available(*, unavailable)
extension BorderlessButtonMenuStyle: Sendable {}

@available(*, unavailable)
extension ButtonMenuStyle: Sendable {}

@available(*, unavailable)
extension DefaultMenuStyle: Sendable {}

@available(*, unavailable)
extension MenuStyleConfiguration.Content: Sendable {}

@available(*, unavailable)
extension MenuStyleConfiguration.Label: Sendable {}
