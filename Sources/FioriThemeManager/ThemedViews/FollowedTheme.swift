import SwiftUI

extension View {
    /// Sets the theme of the components and palette colours in this view.
    ///
    /// Views of one process can have different themes: the windows of an app, or a preview beside the controls that
    /// change its theme. SwiftUI's own controls in the view follow the classes of the theme's style sheets: `Label`,
    /// `Button`, `Switch`, `Progress`, `TextField`, `View` and `Window`.
    /// - Parameter theme: The theme; changes in it are followed.
    nonisolated public func fioriTheme(_ theme: ThemeManager) -> some View { modifier(ThemeModifier(theme: theme)) }
}

extension View {
    /// Follows the theme once for all views in this one, which is cheaper than one registration for each of their bodies.
    package nonisolated func followsTheme() -> some View { modifier(FollowedTheme()) }
}

private struct FollowedTheme: ViewModifier {
    @Environment(\.themeManager) private var theme

    func body(content: Content) -> some View { content.modifier(ThemeModifier(theme: theme, isPage: false)) }
}

/// Reads the theme's version in a body, so that a change evaluates it again.
private struct ThemeModifier: ViewModifier {
    let theme: ThemeManager
    /// True if the view is a page, whose background a sheet may set.
    var isPage = true

    func body(content: Content) -> some View {
        let version = theme.themeVersion
        let sheets = theme.currentStyleSheets
        let dependsOnMedium = sheets.contains(where: \.dependsOnMedium)
        // Themes without such sheets cost nothing but the environment's value.
        if let classes = ControlClasses(sheets, isPage: isPage) {
            content
                .modifier(classes)
                .modifier(WindowOrientation(isNeeded: dependsOnMedium))
                .environment(\.versionedTheme, VersionedTheme(theme: theme, version: version))
        } else if dependsOnMedium {
            content
                .modifier(WindowOrientation(isNeeded: true))
                .environment(\.versionedTheme, VersionedTheme(theme: theme, version: version))
        } else {
            content.environment(\.versionedTheme, VersionedTheme(theme: theme, version: version))
        }
    }
}
