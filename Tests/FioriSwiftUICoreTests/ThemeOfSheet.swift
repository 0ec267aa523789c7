@testable import FioriThemeManager

extension ThemeManager {
    /// A theme of its own with a style sheet, all of which has to be known.
    static func reading(_ sheet: String) throws -> ThemeManager {
        let theme = ThemeManager()
        theme.addStyleSheet(try StyleSheet(sheet, strict: true))
        return theme
    }
}
