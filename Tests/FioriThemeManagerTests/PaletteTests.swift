import SwiftUI
import Testing

@testable import FioriThemeManager

/// The palette's colours and how they follow the place they are drawn in.
struct PaletteTests {
    private func hex(_ color: Color, _ scheme: ColorScheme) -> String {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return color.resolve(in: environment).description
    }

    @Test func everyStyleHasAColour() {
        for style in ColorStyle.allCases {
            #expect(Palette.latest.hexColor(for: style, in: .light) != nil, "\(style)")
            #expect(Palette.latest.hexColor(for: style, in: .elevatedContrastDark) != nil, "\(style)")
        }
        #expect(ColorStyle.allCases.count == 217)
    }

    @Test func lightPlacesGetDarkTextAndDarkPlacesLight() {
        #expect(hex(.preferredColor(.primaryLabel), .light) == "#223548FF")
        #expect(hex(.preferredColor(.primaryLabel), .dark) == "#F5F6F7FF")
        #expect(hex(.preferredColor(.tintColor), .light) == "#0070F2FF")
        #expect(hex(.preferredColor(.separator), .light) == "#5B738B5E")
    }

    @Test func backgroundsCanBeFixedOrInverted() {
        #expect(hex(.preferredColor(.primaryLabel, background: .lightConstant), .dark) == "#223548FF")
        #expect(hex(.preferredColor(.primaryLabel, background: .darkConstant), .light) == "#F5F6F7FF")
        #expect(hex(.preferredColor(.primaryLabel, background: .deviceInverse), .light) == "#F5F6F7FF")
    }

    @Test func contrastAndLevelChooseTheirVariants() {
        #expect(hex(.preferredColor(.primaryLabel, display: .highConstant), .light) == "#000000FF")
        #expect(hex(.preferredColor(.primaryBackground, interface: .elevatedConstant), .dark) == "#171D23FF")
        // No elevated dark variant: the dark one counts.
        #expect(hex(.preferredColor(.primaryBackground, interface: .elevatedConstant), .light) == "#FFFFFFFF")
    }

    @Test func hexColoursAreSixOrEightDigits() {
        #expect(HexColor("FF6000")?.green == 96.0 / 255)
        #expect(HexColor("FF600080")?.opacity == 128.0 / 255)
        #expect(HexColor("FF60") == nil)
        #expect(HexColor("GG6000") == nil)
    }
}
