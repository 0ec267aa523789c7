import Foundation
import Testing

@testable import FioriCharts

/// Words of charts in the languages of the catalog.
///
/// Numbers: those that the tests pass; a number of points is written with the groups of its language.
struct ChartWordTests {
    private func words(_ language: String) -> ChartWords { ChartWords(locale: Locale(identifier: language)) }

    @Test(arguments: [
        ("en_US", 1, 1, "1 series, 1 point"), ("en_US", 2, 1_200, "2 series, 1,200 points"),
        ("de_DE", 1, 2, "1 Reihe, 2 Punkte"), ("de_DE", 3, 1, "3 Reihen, 1 Punkt"),
        ("fr_FR", 1, 0, "1 série, 0 point"), ("fr_FR", 2, 5, "2 séries, 5 points"),
        ("sv_SE", 1, 1, "1 series, 1 point"),
    ])
    func `the size has the plural forms of the language`(language: String, series: Int, points: Int, text: String) {
        #expect(words(language).size(series: series, points: points) == text)
    }

    @Test func `names and sentences are in the language, values in their places`() {
        #expect(words("en").series(1_204) == "Series 1204")
        #expect(words("de").category(3) == "Kategorie 3")
        #expect(words("fr").pointNumber(2) == "Point 2")
        #expect(words("de").range(of: "x", "1", "9") == "x von 1 bis 9")
        #expect(words("fr").range("1", "9") == "Valeurs de 1 à 9")
        #expect(words("en").highest("5 %", at: "May") == "highest 5 % at May")
        #expect(words("de").highest("5", at: "Mai") == "höchster Wert 5, Mai")
        #expect(words("fr").part("3", of: "4") == "3 sur 4")
        #expect(words("en").more(4) == "4 more")
    }

    @Test(arguments: ["de", "fr"]) func `every kind has a name in the language`(language: String) {
        let own: Set<ChartType> = [.micro_harvey_ball]
        for type in ChartType.allCases {
            let name = words(language).kind(type)
            #expect(!name.isEmpty)
            #expect(name != words("en").kind(type) || own.contains(type), "\(type)")
        }
    }
}
