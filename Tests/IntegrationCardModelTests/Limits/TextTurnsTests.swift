import Testing

@testable import IntegrationCardModel

/// The account of changes of direction within texts.
///
/// Numbers: changes are counted by hand from left to right, beginning with left to right; 16,384 bytes are shown of a
/// text (`CardLimits.Content.maximumShownBytes`), and "iו." takes four of them with two changes, the first letter none.
struct TextTurnsTests {
    @Test(arguments: [
        ("", 0), ("Sales order 4711, (open): 12.50 EUR", 0), ("Größe: 12 µm – “naïve” 😀 中文 русский", 0),
        ("שלום", 1), ("שלום עולם, שלום.", 1), ("שלום world", 2), ("الطلب 4711 مفتوح", 3), ("abc שלום SAP 12", 2),
        ("a\u{200F}b\u{200E}", 2), ("a\u{202E}b\u{202C}c", 2), ("\u{2067}a\u{2069}", 2), ("a\u{FB2A}b\u{FEFB}", 3),
        ("a\u{10840}b\u{1E900}", 3), ("12 345", 0), ("aו.aו.aו", 5),
    ]) func `letters, digits and marks turn a text`(_ text: String, _ count: Int) {
        #expect(TextTurns.count(in: text, atMost: 1000) == count)
    }

    @Test func `no more is read than is shown and than the bound`() {
        let text = String(repeating: "iו.", count: 100_000)
        #expect(TextTurns.count(in: text, atMost: 1_000_000) == 16_384 / 4 * 2 - 1)
        #expect(TextTurns.count(in: text, atMost: 7) == 7)
        let ascii = String(repeating: "a", count: 40_000) + "ו"
        #expect(TextTurns.count(in: ascii, atMost: 1000) == 0)
    }

    @Test func `texts beyond the bound are left out with a notice of their own`() {
        var limits = CardLimits.Content()
        limits.maximumTurns = 5
        let budget = CardBudget(limits)
        #expect(budget.admits("aוaוa") && budget.charge.turns == 4)
        #expect(!budget.admits("aוa") && budget.charge.turns == 4)
        #expect(!budget.admits(text: "aוa"))
        #expect(budget.refusal.hasPrefix("the texts of the card change their direction more than 5 times"))
        budget.release(budget.charge)
        #expect(budget.admits("aוa") && budget.charge.turns == 2)
    }

    @Test func `a thousand rows of Arabic with numbers and Latin names stay`() async {
        let text = String(repeating: "طلب الشراء 4711 من SAP إلى المورد Lieferant AG بتاريخ 12.05.2026، ", count: 3)
        let rows = (0..<1000).map { index -> JSONValue in ["t": .string("\(index) " + text)] }
        let manifest: JSONValue = [
            "sap.app": ["id": "a"],
            "sap.card": [
                "type": "List",
                "content": ["data": ["json": .array(rows)], "item": ["title": "{t}", "description": "{t}"]],
            ],
        ]
        let session = CardSession(manifest: manifest, mode: .offline)
        let card = await session.resolve()
        #expect(card.titles.count == 1000)
        #expect(card.diagnostics.isEmpty, "\(card.diagnostics)")
    }
}
