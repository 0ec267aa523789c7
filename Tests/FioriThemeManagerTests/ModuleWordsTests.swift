import FioriThemeManager
import Foundation
import SwiftUI
import Testing

/// Words of modules, looked up in their catalogs.
///
/// Numbers: 20 microseconds for each of 20,000 lookups are a limit with room for a busy machine; today's are about 2.
@Suite("Words of modules")
struct ModuleWordsTests {
    private let words = ModuleWords(module: "FioriBuildingBlocks")

    @Test(arguments: [
        ("en_GB", "Call"), ("de_AT", "Anrufen"), ("fr_CA", "Appeler"), ("ja", "Call"), ("", "Call"),
    ])
    func `the words are those of the language, or English`(locale: String, text: String) {
        #expect(words("Call", in: Locale(identifier: locale)) == text)
    }

    @Test func `words that the catalog has not are their own text, and so are those without a catalog`() {
        #expect(words("Nobody has this", in: Locale(identifier: "de")) == "Nobody has this")
        let lost = ModuleWords(module: "NoSuchModule")
        #expect(lost("\(3) of \("four")", in: Locale(identifier: "de")) == "3 of four")
    }

    @Test func `a lookup takes microseconds`() {
        let locale = Locale(identifier: "de_DE")
        var length = words("Video call", in: locale).count
        let time = ContinuousClock().measure {
            for _ in 0..<20_000 { length += words("Video call", in: locale).count }
        }
        #expect(length == 20_001 * "Videoanruf".count)
        #expect(time < .microseconds(20) * 20_000, "\(time / 20_000) for each")
    }
}
