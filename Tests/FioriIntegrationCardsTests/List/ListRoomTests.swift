import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Parts of list items that share a narrow width: avatars, texts of one line, infos, attributes.
///
/// Numbers: 16 at the sides, avatars of 32 and 48 with 12 behind them, columns 16 apart (Docs/Facts/CardLook.md). A line is
/// less than 30 high at the sizes that the tests name; half a point is the rounding of pixels.
@MainActor
struct ListRoomTests {
    private func list(
        _ item: JSONObject, width: CGFloat, size: DynamicTypeSize = .large,
        direction: LayoutDirection = .leftToRight
    ) async -> ViewTest<CardView> {
        await CardTest.view(
            CardTest.manifest("List", ["content": ["data": ["json": [1]], "item": .object(item)]]),
            DisplayConfiguration(width: width, dynamicTypeSize: size, layoutDirection: direction))
    }

    @Test(arguments: [
        "/sites/finance/reports/2026/Q3/overview.xlsx", "consolidated_balance_sheet_final_version.xlsx",
        "da39a3ee5e6b4b0d3255bfef95601890afd80709", "Eine Kraftfahrzeughaftpflichtversicherungsbescheinigung",
    ])
    func `an avatar stays beside a description of one line, whatever its words`(text: String) async throws {
        var looked = 0
        for width in [208, 288, 343, 568] as [CGFloat] {
            let test = await list(
                ["title": "Path", "description": .string(text), "icon": ["src": "sap-icon://product"]], width: width)
            #expect(try abs(test.text("Path").frame.minX - (16 + 48 + 12)) < 0.5, "\(width)")
            looked += 1
        }
        #expect(looked == 4)
    }

    @Test func `an avatar stays beside a title of one line`() async throws {
        let title = "Laser Allround Pro mit automatischem Dokumenteneinzug"
        let test = await list(
            ["title": .string(title), "info": ["value": "77"], "icon": ["src": "sap-icon://product"]], width: 208)
        #expect(try abs(test.text("77").frame.maxX - (208 - 16)) < 0.5)
        #expect(try test.texts.contains { abs($0.frame.minX - (16 + 32 + 12)) < 0.5 })
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `the second attribute begins where the first one does when it is below`(
        direction: LayoutDirection
    ) async throws {
        let second = "Long text that surely will wrap into several lines of the warehouse"
        let attributes: JSONValue = [["value": "Internationalization"], ["value": .string(second)]]
        let item: JSONObject = ["title": "Laser", "attributesLayoutType": "TwoColumns", "attributes": attributes]
        let narrow = await list(item, width: 208, direction: direction)
        let (one, two) = (try narrow.text("Internationalization").frame, try narrow.text(second).frame)
        #expect(two.minY > one.maxY)
        let edge = direction == .leftToRight ? two.minX - 16 : 208 - 16 - two.maxX
        #expect(abs(edge) < 0.5)
        let wide = await list(item, width: 568, direction: direction)
        #expect(try wide.text(second).frame.minY < wide.text("Internationalization").frame.maxY)
    }

    @Test func `an info of several lines goes below a title that it would cut`() async throws {
        let item: JSONObject = [
            "title": "Astro Phone 6", "icon": ["src": "sap-icon://laptop"],
            "info": ["value": "Out of stock", "state": "Error", "showStateIcon": true],
        ]
        let great = await list(item, width: 300, size: .xxxLarge)
        #expect(!great.svg().contains("…"))
        let (title, info) = (try great.text("Astro Phone 6").frame, try great.text("Out of stock").frame)
        #expect(info.minY >= title.maxY && info.height < 34)
        let usual = await list(item, width: 343)
        #expect(try usual.text("Out of stock").frame.minY < usual.text("Astro Phone 6").frame.maxY)
    }
}
