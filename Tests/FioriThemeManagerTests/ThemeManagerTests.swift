import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriThemeManager

/// Changes of the theme by an app, and the update of views.
struct ThemeManagerTests {
    @Test func `set colours count before the palette`() throws {
        let theme = ThemeManager()
        #expect(theme.hexColor(for: .tintColor, in: .dark)?.description == "#0070F2FF")
        #expect(theme.setHexColor("#123456", for: .tintColor, variant: .dark))
        #expect(theme.hexColor(for: .tintColor, in: .dark)?.description == "#123456FF")
        #expect(theme.hexColor(for: .tintColor, in: .light)?.description == "#4DB1FFFF")
        theme.setPaletteVersion(.v3)
        #expect(theme.hexColor(for: .tintColor, in: .dark)?.description == "#123456FF")
        theme.setHexColor(nil, for: .tintColor)
        #expect(theme.hexColor(for: .tintColor, in: .dark)?.description == "#0A6ED1FF")
        theme.reset()
        #expect(theme.paletteVersion == .v8)
    }

    @Test func `a colour for all variants`() {
        let theme = ThemeManager()
        theme.setColor(Color(red: 1, green: 0, blue: 0), for: .primaryLabel)
        for variant in ColorVariant.allCases {
            #expect(theme.hexColor(for: .primaryLabel, in: variant)?.description == "#FF0000FF")
        }
        theme.setColor(nil, for: .primaryLabel, variant: .light)
        #expect(theme.hexColor(for: .primaryLabel, in: .light)?.description == "#F5F6F7FF")
    }

    @Test func `what is no colour changes nothing`() {
        let theme = ThemeManager()
        let version = theme.themeVersion
        #expect(!theme.setHexColor("12345", for: .tintColor))
        #expect(theme.themeVersion == version)
    }

    @Test func `styles that a palette lacks come from the newest that has them`() {
        let theme = ThemeManager()
        theme.setPaletteVersion(.v3)
        #expect(theme.hexColor(for: .jouleBrand, in: .light) == Palette.latest.hexColor(for: .jouleBrand, in: .light))
        theme.setPaletteVersion(.v8)
        let negative = PaletteVersion.v5.palette.hexColor(for: .negative, in: .dark)
        #expect(negative != nil)
        #expect(theme.hexColor(for: .negative, in: .dark) == negative)
    }

    /// Uses a style that no other test draws.
    @MainActor @Test func viewsFollowTheTheme() {
        struct Swatch: View {
            var body: some View { Color.preferredColor(.customColor6).frame(width: 10, height: 10) }
        }
        let test = ViewTest(Swatch())
        let original = test.svg()
        ThemeManager.shared.setHexColor("010203", for: .customColor6)
        #expect(test.svg().contains("#010203"))
        ThemeManager.shared.setHexColor(nil, for: .customColor6)
        #expect(test.svg() == original)
    }
}
