@_spi(Portable) import SwiftUI
import Testing

@testable import FioriThemeManager

/// The palette's colours and how they follow the place they are drawn in.
///
/// Numbers: counts and colours of the palettes (Docs/Facts/Palettes.md); two hexadecimal digits are parts
/// of 255.
struct PaletteTests {
    private func hex(_ color: Color, _ scheme: ColorScheme) -> String {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return color.resolve(in: environment).description
    }

    @Test func `every style has a colour`() {
        for style in Palette.latest.styles {
            #expect(Palette.latest.hexColor(for: style, in: .light) != nil, "\(style)")
            #expect(Palette.latest.hexColor(for: style, in: .elevatedContrastDark) != nil, "\(style)")
        }
        #expect(Palette.latest.styles.count == 217)
    }

    @Test func `light places get dark text and dark places light`() {
        #expect(hex(.preferredColor(.primaryLabel), .light) == "#223548FF")
        #expect(hex(.preferredColor(.primaryLabel), .dark) == "#F5F6F7FF")
        #expect(hex(.preferredColor(.tintColor), .light) == "#0070F2FF")
        #expect(hex(.preferredColor(.separator), .light) == "#5B738B5E")
    }

    @Test func `backgrounds can be fixed or inverted`() {
        #expect(hex(.preferredColor(.primaryLabel, background: .lightConstant), .dark) == "#223548FF")
        #expect(hex(.preferredColor(.primaryLabel, background: .darkConstant), .light) == "#F5F6F7FF")
        #expect(hex(.preferredColor(.primaryLabel, background: .deviceInverse), .light) == "#F5F6F7FF")
    }

    @Test func `contrast and level choose their variants`() {
        #expect(hex(.preferredColor(.primaryLabel, display: .highConstant), .light) == "#000000FF")
        #expect(hex(.preferredColor(.primaryBackground, interface: .elevatedConstant), .dark) == "#171D23FF")
        // There is no elevated dark variant, so the dark one is used.
        #expect(hex(.preferredColor(.primaryBackground, interface: .elevatedConstant), .light) == "#FFFFFFFF")
    }

    @Test func `hex colours are six or eight digits`() {
        #expect(HexColor("FF6000")?.green == 96.0 / 255)
        #expect(HexColor("FF600080")?.opacity == 128.0 / 255)
        #expect(HexColor("FF60") == nil)
        #expect(HexColor("GG6000") == nil)
    }

    @Test(arguments: [
        (PaletteVersion.v3, 64), (.v4, 66), (.v5, 91), (.v6, 131), (.v7, 194), (.v8, 217),
    ])
    func `every version has its styles`(version: PaletteVersion, count: Int) {
        #expect(version.palette.styles.count == count)
        #expect(version.palette.version == version)
    }

    @Test func `renamed styles answer to both names`() {
        let (v3, v5, v8) = (PaletteVersion.v3.palette, PaletteVersion.v5.palette, Palette.latest)
        #expect(v8[.primary1, .light] == nil)
        #expect(v8.hexColor(for: .primary1, in: .dark) == v8.hexColor(for: .primaryLabel, in: .dark))
        #expect(v3.hexColor(for: .primaryLabel, in: .dark)?.description == "#32363AFF")
        #expect(v5.hexColor(for: .mango3, in: .light) == v5.hexColor(for: .accent1, in: .light))
        #expect(v8.hexColor(for: .accent6b, in: .light) == v8.hexColor(for: .blue7, in: .light))
        #expect(v3.hexColor(for: .jouleBrand, in: .light) == nil)
    }

    @Test func `grounds of version 5 are dark below its light labels of increased contrast`() {
        let v5 = PaletteVersion.v5.palette
        #expect(v5.hexColor(for: .primaryLabel, in: .contrastDark)?.description == "#FAFAFAFF")
        #expect(v5.hexColor(for: .primaryBackground, in: .contrastDark)?.description == "#232A31FF")
        #expect(v5.hexColor(for: .secondaryGroupedBackground, in: .contrastDark)?.description == "#232A31FF")
        #expect(v5.hexColor(for: .secondaryGroupedBackground, in: .dark)?.description == "#FFFFFFFF")
        #expect(v5.hexColor(for: .secondaryGroupedBackground, in: .elevatedContrastDark)?.description == "#29313AFF")
        #expect(v5.hexColor(for: .headerBlended, in: .contrastDark)?.description == "#FFFFFFA6")
        // A colour of a newer palette is one for dark grounds, too.
        let manager = ThemeManager()
        manager.setPaletteVersion(.v5)
        let label = manager.hexColor(for: .informativeLabel, in: .contrastDark)
        #expect(label == Palette.latest.hexColor(for: .informativeLabel, in: .contrastLight))
        // Beside the newest palette an older one has its dark colours.
        manager.setPaletteVersion(.latest)
        #expect(manager.hexColor(for: .shell, in: .contrastDark)?.description == "#354A5FFF")
    }

    @Test func `own palettes add to others`() {
        let red = HexColor("FF0000")!
        let onlyTint = Palette([.tintColor: [.light: red]])
        #expect(onlyTint.hexColor(for: .tintColor, in: .elevatedContrastDark) == red)
        #expect(onlyTint.hexColor(for: .primaryLabel, in: .light) == nil)
        #expect(onlyTint.version == nil)
        let based = Palette([.tintColor: [.light: red]], base: .latest)
        #expect(based.hexColor(for: .tintColor, in: .light) == red)
        #expect(based.hexColor(for: .tintColor, in: .dark)?.description == "#0070F2FF")
        #expect(based.hexColor(for: .primaryLabel, in: .dark)?.description == "#223548FF")
    }

    @Test func `colours print what they read`() {
        #expect(HexColor("#0a6ed1")?.description == "#0A6ED1FF")
        #expect(HexColor(red: 1.2, green: -1, blue: 0.5, opacity: 0.5).description == "#FF008080")
    }

    @Test func `elevation follows the place`() {
        var environment = EnvironmentValues()
        environment.colorScheme = .dark
        let color = Color.preferredColor(.primaryBackground)
        #expect(color.resolve(in: environment).description == "#000000FF")
        environment.isInterfaceElevated = true
        #expect(color.resolve(in: environment).description == "#171D23FF")
        #expect(
            Color.preferredColor(.primaryBackground, interface: .baseConstant).resolve(in: environment).description
                == "#000000FF")
        #expect(
            Color.preferredColor(.primaryBackground, interface: .deviceInverse).resolve(in: environment).description
                == "#000000FF")
    }
}
