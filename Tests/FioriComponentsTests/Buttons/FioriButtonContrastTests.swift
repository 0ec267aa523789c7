import CoreGraphics
import Drawing
import FioriComponents
import FioriThemeManager
import SwiftUI
import SwiftUITestHost
import Testing

/// The contrast of labels and symbols of buttons in each style and state.
///
/// Numbers: 4.5 is the contrast of text (WCAG 2.1, success criterion 1.4.3, which exempts disabled controls).
struct FioriButtonContrastTests {
    nonisolated enum Style: CaseIterable {
        case primary, secondaryTint, secondaryNormal, secondaryNegative, tertiaryTint, tertiaryNormal, tertiaryNegative
        case plain, navigation
    }

    private func styled(_ button: FioriButton, _ style: Style) -> AnyView {
        switch style {
        case .primary: AnyView(button.fioriButtonStyle(FioriPrimaryButtonStyle()))
        case .secondaryTint: AnyView(button.fioriButtonStyle(FioriSecondaryButtonStyle()))
        case .secondaryNormal: AnyView(button.fioriButtonStyle(FioriSecondaryButtonStyle(colorStyle: .normal)))
        case .secondaryNegative: AnyView(button.fioriButtonStyle(FioriSecondaryButtonStyle(colorStyle: .negative)))
        case .tertiaryTint: AnyView(button.fioriButtonStyle(FioriTertiaryButtonStyle()))
        case .tertiaryNormal: AnyView(button.fioriButtonStyle(FioriTertiaryButtonStyle(colorStyle: .normal)))
        case .tertiaryNegative: AnyView(button.fioriButtonStyle(FioriTertiaryButtonStyle(colorStyle: .negative)))
        case .plain: AnyView(button.fioriButtonStyle(FioriPlainButtonStyle()))
        case .navigation: AnyView(button.fioriButtonStyle(FioriNavigationButtonStyle()))
        }
    }

    @Test(arguments: Style.allCases)
    func `labels stand out, at rest and selected`(_ style: Style) throws {
        for scheme in [ColorScheme.light, .dark] {
            for contrast in [ColorSchemeContrast.standard, .increased] {
                var configuration = DisplayConfiguration(width: 358, colorScheme: scheme)
                configuration.colorSchemeContrast = contrast
                let button = FioriButton(isSelectionPersistent: true, label: { _ in Text("Follow") })
                let test = ViewTest(
                    styled(button, style).background(Color.preferredColor(.primaryBackground)), configuration)
                let page = RGBAColor(white: scheme == .light ? 1 : 0)
                for state in ["at rest", "selected"] {
                    let texts = try TextContrast.all(in: test.displayList, on: page)
                    #expect(texts.map(\.text) == ["Follow"])
                    for text in texts {
                        #expect(
                            text.ratio >= 4.5,
                            "\(state), \(scheme), \(contrast): \(text.color.hex) on \(text.background.hex)")
                    }
                    try test.tap("Follow")
                }
            }
        }
    }
}
