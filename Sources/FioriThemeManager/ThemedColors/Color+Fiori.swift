import SwiftUI

extension Color {
    /// The colour of a style in the current theme, resolved where it is drawn.
    ///
    /// Called in a body, it brings that body up to date when the theme changes.
    /// - Parameters:
    ///   - style: The colour by name.
    ///   - background: The background that it is meant for.
    ///   - interface: The level of the surface that it stands on.
    ///   - display: The contrast that it is meant for.
    public static func preferredColor(
        _ style: ColorStyle, background: BackgroundColorScheme = .device, interface: InterfaceLevel = .device,
        display: ColorDisplayMode = .device
    ) -> Color {
        Color(
            PaletteColor(
                style: style, background: background, interface: interface, display: display,
                themeVersion: ThemeManager.shared.themeVersion))
    }
}

extension Color {
    /// The colour of a style in the theme of the environment.
    /// - Parameter theme: The environment's theme if views follow it; nil has the body follow the shared one.
    package static func preferredColor(_ style: ColorStyle, in theme: VersionedTheme?) -> Color {
        Color(
            PaletteColor(
                style: style, background: .device, interface: .device, display: .device,
                themeVersion: theme?.version ?? ThemeManager.shared.themeVersion))
    }
}

extension ShapeStyle where Self == Color {
    /// The colour of a style in the current theme, resolved where it is drawn.
    public static func preferredColor(
        _ style: ColorStyle, background: BackgroundColorScheme = .device, interface: InterfaceLevel = .device,
        display: ColorDisplayMode = .device
    ) -> Color {
        Color.preferredColor(style, background: background, interface: interface, display: display)
    }
}
