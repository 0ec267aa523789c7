import FioriThemeManager
import Testing

@testable import FioriComponents

/// The colours of buttons.
///
/// Numbers: none; the table of Docs/Facts/Styleable.md, "Common ground of the components".
struct FioriButtonPaletteTests {
    private func row(_ palette: FioriButtonPalette) -> [[ColorStyle?]] {
        [palette.normal, palette.active, palette.disabled, palette.busy].map { [$0.label, $0.fill] }
    }

    @Test func `each style has the colours of its row`() {
        let primary: [[ColorStyle?]] = [
            [.base2, .tintColor], [.base2, .tintColorTapState], [.separator, .tertiaryFill],
            [.baseWhite, .tintColorTapState],
        ]
        #expect(row(.primary) == primary)
        let negative: [[ColorStyle?]] = [
            [.negativeLabel, .negativeBackground], [.negativeLabelTapState, .negativeBackgroundTapState],
            [.separator, .tertiaryFill], [.negativeLabelTapState, .secondaryFill],
        ]
        #expect(row(.secondary(.negative)) == negative)
        let tertiary: [[ColorStyle?]] = [
            [.primaryLabel, nil], [.secondaryLabel, .secondaryFill], [.separator, nil],
            [.secondaryLabel, .secondaryFill],
        ]
        #expect(row(.tertiary(.normal)) == tertiary)
    }

    @Test func `a disabled button looks disabled whatever it does`() {
        let palette = FioriButtonPalette.primary
        #expect(palette.colors(.disabled, .processing).label == .separator)
        #expect(palette.colors(.normal, .success).label == .baseWhite)
        #expect(palette.colors(.selected, .unspecified).fill == .tintColorTapState)
        #expect(palette.colors(.highlighted, .unspecified).fill == .tintColorTapState)
    }
}
