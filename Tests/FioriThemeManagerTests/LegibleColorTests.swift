import SwiftUI
import Testing

@testable import FioriThemeManager

/// Colours of texts by the contrast ratio of WCAG 2.2.
///
/// Numbers: 4.5 is the least ratio of text (WCAG 2.2, success criterion 1.4.3), with a thousandth for rounding; 5.5
/// bounds how far the search goes beyond it. The formulas in this suite are those of WCAG.
struct LegibleColorTests {
    private func luminance(_ color: Color, _ environment: EnvironmentValues) -> Double {
        let color = color.resolve(in: environment)
        return 0.2126 * Double(color.linearRed) + 0.7152 * Double(color.linearGreen) + 0.0722 * Double(color.linearBlue)
    }

    private func ratio(_ a: Color, _ b: Color, _ environment: EnvironmentValues) -> Double {
        let (a, b) = (luminance(a, environment), luminance(b, environment))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    @Test func `any colour becomes legible on any ground`() {
        let environment = EnvironmentValues()
        let levels = stride(from: 0.0, through: 1, by: 0.25)
        for red in levels {
            for green in levels {
                for blue in levels {
                    for ground in [0.0, 0.15, 0.4, 0.5, 0.9, 1] {
                        let background = Color(white: ground)
                        let text = Color(red: red, green: green, blue: blue).legible(on: background, in: environment)
                        #expect(ratio(text, background, environment) >= 4.499)
                    }
                }
            }
        }
    }

    @Test func `a colour with enough contrast stays as it is, another keeps its hue`() {
        let environment = EnvironmentValues()
        let dark = Color(red: 0.1, green: 0.2, blue: 0.5)
        #expect(dark.legible(on: .white, in: environment).resolve(in: environment) == dark.resolve(in: environment))
        // The warning colour of cards' charts, E26300, has a ratio of 3.5 on white.
        let orange = Color(red: 0xE2 / 255.0, green: 0x63 / 255.0, blue: 0)
        let text = orange.legible(on: .white, in: environment).resolve(in: environment)
        #expect(text.red > text.green && text.green > text.blue)
        #expect(ratio(Color(text), .white, environment) < 5.5)
    }

    @Test func `labels of marks are black or white`() {
        let environment = EnvironmentValues()
        #expect(Color.yellow.legibleLabel(in: environment) == .black)
        #expect(Color(red: 0.2, green: 0.1, blue: 0.5).legibleLabel(in: environment) == .white)
    }
}
