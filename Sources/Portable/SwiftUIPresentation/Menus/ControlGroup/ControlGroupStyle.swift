import SwiftUIControls
import SwiftUICore

/// The look of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View

    /// The look of one group.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ControlGroupStyleConfiguration
}

/// The properties of a control group.
public struct ControlGroupStyleConfiguration {
    /// The controls.
    public struct Content: View {
        let content: AnyView

        public var body: some View { content }
    }

    /// The label of the group.
    public struct Label: View {
        let content: AnyView

        public var body: some View { content }
    }

    public let content: ControlGroupStyleConfiguration.Content
    public let label: ControlGroupStyleConfiguration.Label
    var outerStyle: AnyStyle<ControlGroupStyleConfiguration>?
}

/// The controls side by side on one plate, with lines between them.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: AutomaticControlGroupStyle.Configuration) -> some View {
        ControlGroupPlate(configuration: configuration)
    }
}

/// The controls side by side, as in bars.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    public init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: NavigationControlGroupStyle.Configuration) -> some View {
        HStack(spacing: 16) { configuration.content }
            .background { configuration.label.spokenOnly() }
            .accessibilityElement(children: .contain)
    }
}

/// The controls as the items of a menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
    public init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: MenuControlGroupStyle.Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// The controls side by side in a row of a menu.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: CompactMenuControlGroupStyle.Configuration) -> some View {
        ControlGroupPlate(configuration: configuration)
    }
}

/// The controls as a row of small pictures.
public struct PaletteControlGroupStyle: ControlGroupStyle {
    public init() {}

    @MainActor @preconcurrency
    public func makeBody(configuration: PaletteControlGroupStyle.Configuration) -> some View {
        ControlGroupPlate(configuration: configuration, showsPicturesAlone: true)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

struct ControlGroupStyleBody<S: ControlGroupStyle>: StyleBody {
    var style: S

    @MainActor func content(_ configuration: ControlGroupStyleConfiguration) -> S.Body {
        style.makeBody(configuration: configuration)
    }
}

private struct ControlGroupStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ControlGroupStyleConfiguration> { known }
    private static let known = AnyStyle(making: { ControlGroupStyleBody(style: AutomaticControlGroupStyle()) })
}

extension EnvironmentValues {
    var controlGroupStyle: AnyStyle<ControlGroupStyleConfiguration> {
        get { self[ControlGroupStyleKey.self] }
        set { self[ControlGroupStyleKey.self] = newValue }
    }
}

extension View {
    /// The look of control groups in this view and below.
    nonisolated public func controlGroupStyle<S>(_ style: S) -> some View where S: ControlGroupStyle {
        modifier(StyleModifier(styleBody: ControlGroupStyleBody(style: style), keyPath: \.controlGroupStyle))
    }
}

@available(*, unavailable)
extension AutomaticControlGroupStyle: Sendable {}

@available(*, unavailable)
extension CompactMenuControlGroupStyle: Sendable {}

@available(*, unavailable)
extension ControlGroupStyleConfiguration.Content: Sendable {}

@available(*, unavailable)
extension ControlGroupStyleConfiguration.Label: Sendable {}

@available(*, unavailable)
extension MenuControlGroupStyle: Sendable {}

@available(*, unavailable)
extension NavigationControlGroupStyle: Sendable {}

@available(*, unavailable)
extension PaletteControlGroupStyle: Sendable {}
