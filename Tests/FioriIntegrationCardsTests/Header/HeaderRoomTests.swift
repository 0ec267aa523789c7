import Expectations
import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Parts of headers that share a narrow width: numbers, side indicators, banners, status texts.
///
/// Numbers: padding of 16 on both sides and figures 16 apart at least (Docs/Facts/CardLook.md). A line of a status is less
/// than 28 high with its ground, half a point is the rounding of pixels.
@MainActor
struct HeaderRoomTests {
    private func header(
        _ header: JSONObject, width: CGFloat, size: DynamicTypeSize = .large,
        direction: LayoutDirection = .leftToRight
    ) async -> ViewTest<CardView> {
        await CardTest.view(
            CardTest.manifest("List", ["header": .object(header)]),
            DisplayConfiguration(width: width, dynamicTypeSize: size, layoutDirection: direction))
    }

    @Test(arguments: [
        ("-0.5", "", "Weather", "5", "%", "sap-icon://line-charts"), ("99.99", "", "", "12345.67", "EUR", ""),
        ("56", "Mio. EUR", "Deviation year", "5", "%", ""), ("1,234.5", "K", "Average", "12345.67", "", ""),
    ])
    func `main numbers are whole beside or above side indicators`(
        number: String, unit: String, title: String, side: String, sideUnit: String, icon: String
    ) async throws {
        for width in stride(from: CGFloat(240), through: 330, by: 10) {
            for size in [DynamicTypeSize.large, .xxLarge, .xxxLarge] {
                let test = await header(
                    [
                        "type": "Numeric", "title": "Revenue", "icon": ["src": .string(icon)],
                        "mainIndicator": ["number": .string(number), "unit": .string(unit), "trend": "Up"],
                        "closeButton": ["visible": true],
                        "sideIndicators": [
                            ["title": .string(title), "number": .string(side), "unit": .string(sideUnit)]
                        ],
                    ], width: width, size: size)
                let frame = try test.text(number).frame
                #expect(!test.svg().contains("…"), "\(number) in \(width), \(size)")
                #expect(frame.minX >= 15.5 && frame.maxX <= width - 15.5)
            }
        }
    }
}
