import SwiftUI
import SwiftUITestHost
import Testing

@testable import FioriIntegrationCards

/// Words that stay whole in columns, tables and facts.
///
/// Numbers: a padding of 16 (Docs/Facts/CardLook.md); a line of text is less than 20 high, one of capitals or signs, too.
/// The greatest width of facts' names is 150 in UI5's host configuration.
@MainActor
struct AdaptiveWordTests {
    private func columns(_ texts: [String], width: JSONValue, _ members: JSONObject = [:]) -> JSONValue {
        var all: JSONObject = ["wrap": true]
        for member in members { all[member.name] = member.value }
        return [
            "type": "ColumnSet",
            "columns": .array(texts.map { ["width": width, "items": [AdaptiveTest.text($0, all)]] }),
        ]
    }

    private func show(_ element: JSONValue, width: CGFloat, markdown: Bool = false) -> ViewTest<AnyView> {
        AdaptiveTest.show(
            AdaptiveTest.card([element]), markdown: markdown, DisplayConfiguration(width: width, height: 800)
        ).test
    }

    @Test(
        arguments: [
            "Geschwindigkeitsbegrenzung", "WAREHOUSEMANAGEMENT", "Wimmelwimmelwimmel", "Internationalization",
            "0123456789012345",
        ])
    func `long words are whole in columns`(word: String) throws {
        for width in [1, "auto", "stretch"] as [JSONValue] {
            for bold in [[:], ["weight": "bolder"]] as [JSONObject] {
                let test = show(columns([word, "1", "2"], width: width, bold), width: 300)
                #expect(try test.text(word).frame.height < 20, "\(width) \(bold)")
                #expect(try test.text(word).frame.maxX <= 284.5)
            }
        }
    }

    @Test func `a word that no line could hold does not part the columns`() throws {
        let word = String(repeating: "abcdefghij", count: 12)
        let test = show(columns([word, "beside"], width: 1), width: 300)
        #expect(try test.text("beside").frame.minY == test.text(word).frame.minY)
        #expect(try test.text(word).frame.height > 20 && test.text("beside").frame.height < 20)
    }

    @Test func `addresses break behind their signs, and scripts without spaces anywhere`() {
        func least(_ text: String) -> CGFloat {
            AdaptiveWordWidths(text, look: AdaptiveTextLook(), scale: 1).least(within: 1000)
        }
        #expect(least("https://example.com/path") < 0.8 * least("abcdefghijkl"))
        #expect(least("laurel.osborn@example.com") < least("laurelosbornexample"))
        #expect(least("東京都千代田区丸の内一丁目") < 16)
        #expect(least("well-known") < least("wellknown"))
        #expect(least("WWW") > least("iii") * 2)
        #expect(least("") == 0)
    }

    @Test func `long names of facts are whole`() throws {
        let facts: JSONValue = [
            "type": "FactSet",
            "facts": [["title": "Rechtsschutzversicherung", "value": "Ja"], ["title": "Ort", "value": "Walldorf"]],
        ]
        let test = show(facts, width: 320)
        #expect(try test.text("Rechtsschutzversicherung").frame.height < 20)
        #expect(try test.text("Walldorf").frame.minX == test.text("Ja").frame.minX)
        let narrow = show(facts, width: 226)
        #expect(try narrow.text("Rechtsschutzversicherung").frame.height < 20)
        #expect(try narrow.text("Ja").frame.minY > narrow.text("Rechtsschutzversicherung").frame.minY)
    }

    @Test func `links count by their titles`() throws {
        let test = show(
            columns(["[Report](https://example.com/reports/2024/quarter)", "Sum"], width: "auto"), width: 200,
            markdown: true)
        #expect(try test.text("Report").frame.minY == test.text("Sum").frame.minY)
    }

    @Test func `columns of a width in points keep it`() throws {
        let test = show(columns(["Geschwindigkeitsbegrenzung", "1"], width: "60px"), width: 400)
        #expect(try test.text("1").frame.minX == 16 + 60 + 16)
        #expect(try test.text("Geschwindigkeitsbegrenzung").frame.height > 20)
    }
}
