import FioriThemeManager
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Colours of links in texts of Adaptive Cards.
///
/// Numbers: 4.5 is the least contrast of text (WCAG 2.1, success criterion 1.4.3), whose weights of colours and bend at
/// 0.04045 are those of its relative luminance. Colours have 255 steps.
@MainActor
struct AdaptiveLinkTests {
    private typealias RGB = [Double]

    private func luminance(_ color: RGB) -> Double {
        let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// The colour of a style above another colour.
    private func color(_ style: ColorStyle, _ environment: EnvironmentValues, above base: RGB? = nil) -> RGB {
        let color = Color.preferredColor(style).resolve(in: environment)
        let opacity = Double(color.opacity)
        let parts = [color.red, color.green, color.blue].map(Double.init)
        guard let base else { return parts }
        return zip(parts, base).map { $0 * opacity + $1 * (1 - opacity) }
    }

    /// The colour that a text has in a picture.
    private func fill(of text: String, in svg: String) throws -> RGB {
        let element = try #require(svg.components(separatedBy: "<text").dropFirst().first { $0.contains(text) })
        let range = try #require(element.range(of: "fill=\"#[0-9A-Fa-f]{6}", options: .regularExpression))
        let digits = try #require(Int(element[range].suffix(6), radix: 16))
        return [16, 8, 0].map { Double((digits >> $0) & 255) / 255 }
    }

    @Test(arguments: [ColorScheme.light, .dark])
    func `links can be read on the colours of all containers`(scheme: ColorScheme) throws {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let card = color(.secondaryGroupedBackground, environment)
        let styles: [AdaptiveContainerStyle] = [.default, .emphasis, .good, .attention, .warning, .accent]
        for style in styles {
            let items: [JSONValue] = [
                AdaptiveTest.text("[Offer](https://example.com)"),
                ["type": "FactSet", "facts": [["title": "Price", "value": "[Order](https://example.com)"]]],
                [
                    "type": "RichTextBlock",
                    "inlines": [
                        ["type": "TextRun", "text": "Accept", "selectAction": ["type": "Action.Submit"]]
                    ],
                ],
            ]
            let (test, _) = AdaptiveTest.show(
                AdaptiveTest.card([
                    ["type": "Container", "style": .string(style.rawValue), "items": .array(items)]
                ]), markdown: true, DisplayConfiguration(width: 400, height: 800, colorScheme: scheme))
            let ground = color(style.background, environment, above: card)
            for text in ["Offer", "Order", "Accept"] {
                let pair = [try luminance(fill(of: text, in: test.svg())), luminance(ground)].sorted()
                #expect((pair[1] + 0.05) / (pair[0] + 0.05) >= 4.5, "\(text) on \(style), \(scheme)")
            }
        }
    }

    @Test func `links on the card have the tint of other links`() throws {
        let environment = EnvironmentValues()
        let (test, _) = AdaptiveTest.show(
            AdaptiveTest.card([AdaptiveTest.text("[Offer](https://example.com)")]), markdown: true)
        let tint = color(.tintColor, environment)
        let fill = try fill(of: "Offer", in: test.svg())
        #expect(tint.map { ($0 * 255).rounded() } == fill.map { ($0 * 255).rounded() })
    }
}
