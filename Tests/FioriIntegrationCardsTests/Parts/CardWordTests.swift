import Foundation
import Testing

@testable import FioriIntegrationCards

/// Words of cards in the languages of the catalog.
///
/// Numbers: those that the tests pass.
struct CardWordTests {
    private func words(_ language: String) -> CardWords { CardWords(locale: Locale(identifier: language)) }

    @Test(arguments: [
        ("en", 1, "List with 1 item"), ("en", 12, "List with 12 items"), ("de", 1, "Liste mit 1 Eintrag"),
        ("de", 0, "Liste mit 0 Einträgen"), ("fr", 0, "Liste de 0 élément"), ("fr", 2, "Liste de 2 éléments"),
    ])
    func `lists say their number`(language: String, count: Int, text: String) {
        #expect(words(language).list(of: count) == text)
    }

    @Test func `tables say rows and columns, each with its plural form`() {
        #expect(words("en").table(rows: 1, columns: 2) == "Table with 1 row and 2 columns")
        #expect(words("de").table(rows: 2, columns: 1) == "Tabelle mit 2 Zeilen und 1 Spalte")
        #expect(words("fr").table(rows: 3, columns: 1) == "Tableau de 3 lignes et 1 colonne")
        #expect(words("de").page(2, of: 3) == "Seite 2 von 3")
    }

    @Test func `appointments have plural forms`() {
        func calendar(_ language: String) -> CalendarWords {
            CalendarWords(calendar: Calendar(identifier: .gregorian), locale: Locale(identifier: language))
        }
        #expect([0, 1, 2].map(calendar("en").appointments) == ["0 appointments", "1 appointment", "2 appointments"])
        #expect([1, 2].map(calendar("de").moreAppointments) == ["1 weiterer Termin", "2 weitere Termine"])
        #expect([1, 2].map(calendar("fr").appointments) == ["1 rendez-vous", "2 rendez-vous"])
        #expect(calendar("fr").week("7") == "Semaine 7")
    }

    @Test func `ranges of dates are in the language, and unknown ones in the words of their key`() {
        #expect(words("en").dateRangeOption("lastDays") == "Last X Days")
        #expect(words("de").dateRangeOption("lastDays") == "Letzte X Tage")
        #expect(words("fr").dateRangeOption("todayFromTo") == "Jours autour d’aujourd’hui")
        #expect(words("fr").dateRangeOption("nextFullMoon") == "Next Full Moon")
    }
}
