import Foundation
import Testing

@testable import IntegrationCardModel

/// Locales that cards name.
struct CardLocaleTests {
    @Test(arguments: [
        ("de", "de"), ("de-DE", "de_DE"), ("en-GB", "en_GB"), ("zh_TW", "zh_TW"), ("zh_CN", "zh_CN"),
        ("pt_BR", "pt_BR"), ("sr_Latn", "sr_Latn"), ("zh_Hant_TW", "zh_Hant_TW"), ("de_XX", "de"),
        ("de_DE_variant", "de_DE"), ("de_DE_x1_x2", "de_DE"), ("de_Cyrl", "de"), ("de_Abcd_DE", "de"), ("x1", "en"),
        ("qqq_QQ", "en"), ("", "en"), ("ä", "en"),
    ])
    func `locales that the system does not know are those of their language, or English`(tag: String, known: String) {
        #expect(CardLocale(named: tag).identifier == known)
    }
}
