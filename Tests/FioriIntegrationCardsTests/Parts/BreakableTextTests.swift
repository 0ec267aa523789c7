import Testing

@testable import FioriIntegrationCards

/// Places where texts of data may break.
struct BreakableTextTests {
    /// U+00A0 stands before units and, in Czech, between digits; U+202F between digits in French.
    @Test(arguments: [
        ("1,234.50\u{A0}EUR", "1,234.50 EUR"), ("EUR\u{A0}1,234.50", "EUR 1,234.50"),
        ("1\u{A0}234,50\u{A0}Kč", "1\u{A0}234,50 Kč"), ("1\u{202F}234,50\u{A0}€", "1\u{202F}234,50 €"),
        ("\u{200F}1,234\u{A0}\u{200F}ILS", "\u{200F}1,234 \u{200F}ILS"), ("two words", "two words"),
        ("\u{A0}12", "\u{A0}12"), ("12\u{A0}", "12\u{A0}"), ("", ""),
    ])
    func `amounts break before their units, and not within their digits`(text: String, expected: String) {
        #expect(text.breakableAmount == expected)
    }
}
