import SwiftUI

extension EnvironmentValues {
    /// The theme of the views; ``ThemeManager/shared`` unless an ancestor has set another.
    ///
    /// Set it with ``SwiftUI/View/fioriTheme(_:)``, which brings the views up to date when the theme changes.
    public var themeManager: ThemeManager { versionedTheme?.theme ?? .shared }

    /// The theme in its present state, in views whose theme is followed; nil in others, whose bodies read
    /// ``ThemeManager/themeVersion``.
    package var versionedTheme: VersionedTheme? {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }
}

/// A theme in one of its states. A changed theme is another value, so that views that resolve colours from it draw again.
package struct VersionedTheme: Equatable, Sendable {
    package let theme: ThemeManager
    package let version: Int

    package static func == (a: VersionedTheme, b: VersionedTheme) -> Bool {
        a.theme === b.theme && a.version == b.version
    }
}

private struct ThemeKey: EnvironmentKey {
    static let defaultValue: VersionedTheme? = nil
}

extension View {
    /// Sets the theme of the components and palette colours in this view.
    ///
    /// Views of one process can have different themes: the windows of an app, or a preview beside the controls that
    /// change its theme.
    /// - Parameter theme: The theme; changes in it are followed.
    nonisolated public func fioriTheme(_ theme: ThemeManager) -> some View { modifier(ThemeModifier(theme: theme)) }
}

extension View {
    /// Follows the theme once for all views in this one, which is cheaper than one registration for each of their bodies.
    package nonisolated func followsTheme() -> some View { modifier(FollowedTheme()) }
}

private struct FollowedTheme: ViewModifier {
    @Environment(\.themeManager) private var theme

    func body(content: Content) -> some View { content.modifier(ThemeModifier(theme: theme)) }
}

/// Reads the theme's version in a body, so that a change evaluates it again.
private struct ThemeModifier: ViewModifier {
    let theme: ThemeManager

    func body(content: Content) -> some View {
        content.environment(\.versionedTheme, VersionedTheme(theme: theme, version: theme.themeVersion))
    }
}
