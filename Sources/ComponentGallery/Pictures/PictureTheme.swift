import FioriThemeManager
import SwiftUI
import Synchronization

/// The theme of a picture: a palette, and a style sheet over it.
///
/// Each has a ``ThemeManager`` of its own, which nobody changes once it is there, so that a picture cannot see the theme of
/// another one. Pictures with equal themes share it, with the styles that have been resolved in it.
package struct PictureTheme: Sendable {
    let manager: ThemeManager
    /// The entries of the style sheet that have no effect, such as unknown properties; all others apply.
    package let warnings: [StyleSheetError.Problem]

    /// The faults for which a text is no style sheet, in the order of the text; never empty.
    package struct Fault: Error {
        package let problems: [StyleSheetError.Problem]
    }

    private struct Key: Hashable {
        let palette: PaletteVersion?
        let styleSheet: String?
    }

    private static let known = Mutex<[Key: PictureTheme]>([:])
    private static let maximumKnown = 8

    /// The theme of a palette and a style sheet.
    /// - Parameters:
    ///   - palette: nil for the newest one.
    ///   - styleSheet: the text of a sheet; nil for none.
    /// - Throws: ``Fault`` for a text that does not have the form of a sheet.
    package init(palette: PaletteVersion?, styleSheet: String?) throws(Fault) {
        let key = Key(palette: palette, styleSheet: styleSheet)
        if let known = Self.known.withLock({ $0[key] }) {
            self = known
            return
        }
        manager = ThemeManager()
        if let palette { manager.setPaletteVersion(palette) }
        // A sheet that is not read strictly is always read.
        if let styleSheet, let sheet = try? StyleSheet(styleSheet) {
            guard sheet.syntaxProblems.isEmpty else { throw Fault(problems: sheet.syntaxProblems) }
            manager.addStyleSheet(sheet)
            warnings = sheet.warnings
        } else {
            warnings = []
        }
        let theme = self
        Self.known.withLock { known in
            if known.count >= Self.maximumKnown { known = [:] }
            known[key] = theme
        }
    }
}

extension View {
    /// Sets the theme of a picture; views without one stay as they are.
    @ViewBuilder func pictureTheme(_ theme: PictureTheme?) -> some View {
        if let theme { fioriTheme(theme.manager) } else { self }
    }
}
