import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Words of tables that are longer than a narrow card is wide.
///
/// Numbers: a line of a value is less than 24 high; a hash of 40 letters needs 345 of a card with 16 at its sides, so that
/// cards of 400 and more have room for it. At the greatest text size a line is 49 to 72 high.
@MainActor
struct TableLongWordTests {
    private let hash = "da39a3ee5e6b4b0d3255bfef95601890afd80709"

    private func table(_ columns: [JSONValue], rows: JSONValue = [1]) -> JSONValue {
        CardTest.manifest(
            "Table", ["content": ["data": ["json": rows], "row": ["columns": .array(columns)]]])
    }

    @Test(arguments: ["60%", "100px", "5rem", "", "30%"], [LayoutDirection.leftToRight, .rightToLeft])
    func `a column with a width keeps a word for which the row has room`(
        width: String, direction: LayoutDirection
    ) async throws {
        let columns: [JSONValue] = [["title": "Hash", "value": .string(hash), "width": .string(width)]]
        var looked = 0
        for size in [400, 500, 560, 700] as [CGFloat] {
            let test = await CardTest.view(
                table(columns), DisplayConfiguration(width: size, layoutDirection: direction))
            #expect(try test.text(hash).frame.height < 24, "\(width) in \(size)")
            looked += 1
        }
        #expect(looked == 4)
    }

    @Test func `other columns go below the row for a long word`() async throws {
        let columns: [JSONValue] = [
            ["title": "Hash", "value": .string(hash), "width": "60%"],
            ["title": "Name", "value": "Donaudampfschifffahrtsgesellschaft", "width": "60%"],
            ["title": "Amount", "value": "12.00", "hAlign": "End", "width": "30%"],
        ]
        var looked = 0
        for size in [400, 480, 600, 800] as [CGFloat] {
            let test = await CardTest.view(table(columns), DisplayConfiguration(width: size))
            #expect(try test.text(hash).frame.height < 24, "\(size)")
            #expect(try test.text("Donaudampfschifffahrtsgesellschaft").frame.height < 24, "\(size)")
            looked += 1
        }
        #expect(looked == 4)
    }

    @Test func `a word that no row holds leaves the other columns as they are`() async throws {
        let columns: [JSONValue] = [
            ["title": "Key", "value": .string(hash + hash)], ["title": "Name", "value": "Pump"],
        ]
        let test = await CardTest.view(table(columns), DisplayConfiguration(width: 500))
        #expect(try test.text("Pump").frame.minX > 300)
    }

    @Test func `at accessibility sizes cells have the room beside the arrow of their row`() async throws {
        let action: JSONValue = [
            "type": "Navigation", "navigationArrow": true, "parameters": ["url": "https://example.com"],
        ]
        let manifest = CardTest.manifest(
            "Table",
            [
                "content": [
                    "data": ["json": [["name": "Entertainment"]]],
                    "row": [
                        "columns": [["title": "Order", "value": "1"], ["title": "Customer", "value": "{name}"]],
                        "actions": [action],
                    ],
                ]
            ])
        let test = await CardTest.view(
            manifest, DisplayConfiguration(width: 343, dynamicTypeSize: .accessibility5))
        #expect(try test.text("Entertainment").frame.height < 72)
        #expect(try test.text("Order:").frame.maxX < 343 - 16 - 9)
    }
}
