import Testing

@testable import IntegrationCardModel

/// Numbers: the languages that the string catalogs of the views have.
@Suite struct LibraryTextTests {
    @Test(arguments: ["de", "fr"])
    func `a language of the views has all texts of cards, with the values of the English ones`(language: String) {
        let english = LibraryTexts.texts(for: "en")
        let translated = LibraryTexts.texts(for: language)
        #expect(Set(translated.keys) == Set(english.keys))
        #expect(translated.filter { english[$0.key] == $0.value }.isEmpty)
        let values = { (texts: [String: String]) in Set(texts.filter { $0.value.contains("{0}") }.keys) }
        #expect(values(translated) == values(english))
        #expect(english.count == 19)
    }
}
