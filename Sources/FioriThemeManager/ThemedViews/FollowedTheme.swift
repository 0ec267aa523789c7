import SwiftUI

extension View {
    /// Sets the theme of the components and palette colours in this view.
    ///
    /// Views of one process can have different themes: the windows of an app, or a preview beside the controls that
    /// change its theme. SwiftUI's own controls in the view follow the classes of the theme's style sheets: `Label`,
    /// `Button`, `Switch`, `Progress`, `TextField`, `View` and `Window`. The view keeps its state as the theme changes.
    /// - Parameter theme: The theme; changes in it are followed.
    nonisolated public func fioriTheme(_ theme: ThemeManager) -> some View { modifier(ThemeModifier(theme: theme)) }
}

extension View {
    /// Follows the theme once for all views in this one, which is cheaper than one registration for each of their bodies.
    package nonisolated func followsTheme() -> some View { modifier(FollowedTheme()) }
}

/// Follows the theme of the environment, unless an ancestor does.
private struct FollowedTheme: ViewModifier {
    @Environment(\.versionedTheme) private var followed
    @Environment(\.themeManager) private var theme

    func body(content: Content) -> some View {
        if followed == nil { content.modifier(ThemeModifier(theme: theme, isPage: false)) } else { content }
    }
}

/// Reads the theme's version in a body, so that a change evaluates it again.
private struct ThemeModifier: ViewModifier {
    let theme: ThemeManager
    /// True if the view is a page, whose background and texts a sheet may set.
    var isPage = true

    func body(content: Content) -> some View {
        let version = theme.themeVersion
        let sheets = theme.currentStyleSheets
        content
            .modifier(ControlClasses(sheets, isPage: isPage))
            .modifier(WindowOrientation(isNeeded: sheets.contains(where: \.dependsOnMedium)))
            .environment(\.versionedTheme, VersionedTheme(theme: theme, version: version))
    }
}
