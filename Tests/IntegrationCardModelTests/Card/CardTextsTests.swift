import Foundation
import Testing

@testable import IntegrationCardModel

@Suite struct CardTextsTests {
    @Test func `properties files are read as in java`() {
        let source = """
            # comment = no
              ! another
            a=1
            b : two words\u{20}
            c three
            d\\ e\\==x
            long = one \\
                two
            u = \\u00fc\\n\\x\\u12
            empty
            a=last
            """
        #expect(
            PropertiesFile(source).texts == [
                "a": "last", "b": "two words ", "c": "three", "d e=": "x", "long": "one two", "u": "ü\nxu12",
                "empty": "",
            ])
    }

    @Test(arguments: ["", "\\", "\\u", "=", "\r\n\r\n", "a=\\\r\n  b", "\u{0}"]) func `odd files are read`(
        _ source: String
    ) {
        let texts = PropertiesFile(source).texts
        #expect(texts.count <= 1)
        if source.hasPrefix("a") { #expect(texts == ["a": "b"]) }
    }

    @Test func `keys fall back to language fallback and base`() {
        let files = [
            "t/x_de_AT.properties": "a=AT", "t/x_de.properties": "a=de\nb=de", "t/x_en.properties": "b=en\nc=en",
            "t/x.properties": "c=base\nd=base",
        ]
        let texts = CardTexts(i18n: "t/x.properties", locale: "de-AT") { files[$0].map { Data($0.utf8) } }
        #expect(texts.texts == ["a": "AT", "b": "de", "c": "en", "d": "base"])
    }

    @Test func `old codes and supported languages`() {
        #expect(CardTexts.suffixes(of: "he", fallback: "en", supported: nil) == ["he", "iw", "en", ""])
        #expect(CardTexts.suffixes(of: "fr-CA", fallback: "de", supported: ["de", "fr", ""]) == ["fr", "de", ""])
        #expect(CardTexts.suffixes(of: "fr", fallback: "en", supported: ["en"]) == ["en"])
    }
}
