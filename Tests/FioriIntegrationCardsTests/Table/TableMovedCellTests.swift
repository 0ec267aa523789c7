import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards
@testable import IntegrationCardModel

/// Cells of tables that have moved below their row.
///
/// Numbers: a line of a value is less than 24 high, in the widths that the tests name.
@MainActor
struct TableMovedCellTests {
    private func table(_ columns: [JSONValue], layout: String) -> JSONValue {
        CardTest.manifest(
            "Table",
            [
                "content": [
                    "data": ["json": [1]], "row": ["columns": .array(columns)], "popinLayout": .string(layout),
                ]
            ])
    }

    @Test(arguments: ["GridSmall", "GridLarge", "Block"])
    func `values above additional texts are not cut`(layout: String) async throws {
        let columns: [JSONValue] = [
            ["title": "Target Deviation", "value": "Umsatz Verantwortungsbereich"],
            ["title": "Kilowattstunden", "value": "Ziel Verantwortungsbereich"],
            [
                "title": "STRASSENBAHN Internationalization", "value": "Umsatz Kilowattstunden",
                "additionalText": "Weather",
            ],
        ]
        var looked = 0
        for width in stride(from: CGFloat(300), through: 400, by: 20) {
            let test = await CardTest.view(table(columns, layout: layout), DisplayConfiguration(width: width))
            #expect(!test.svg().contains("…"), "\(width)")
            looked += 1
        }
        #expect(looked == 6)
    }

    @Test func `words with the arrow of a navigation are whole`() async throws {
        let word = "Verantwortungsbereich"
        let action: JSONValue = [
            "type": "Navigation", "navigationArrow": true, "parameters": ["url": "https://example.com"],
        ]
        let columns: [JSONValue] = [
            ["title": "Customer", "value": "Größenänderung Internationalization"],
            ["title": "State", "value": "Internationalization Weather"],
            ["title": .string(word), "value": "Verantwortungsbereiche", "actions": [action]],
        ]
        var looked = 0
        for width in stride(from: CGFloat(320), through: 400, by: 0.5) {
            let test = await CardTest.view(table(columns, layout: "Block"), DisplayConfiguration(width: width))
            #expect(try test.text("Verantwortungsbereiche").frame.height < 24, "\(width)")
            looked += 1
        }
        #expect(looked == 161)
    }
}
