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
