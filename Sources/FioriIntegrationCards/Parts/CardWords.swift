import Foundation
import SwiftUI

/// Words of cards' controls in the languages that they speak; English where a language is missing.
///
/// Texts of manifests are translated by their own files; these are the few that the views add.
nonisolated struct CardWords {
    let isGerman: Bool

    init(locale: Locale) { isGerman = locale.language.languageCode == .german }

    var dataSent: String { isGerman ? "Daten erfolgreich gesendet" : "Data Successfully Sent" }
    var sendingFailed: String { isGerman ? "Fehler beim Senden der Daten" : "Error Sending Data" }
    var sending: String { isGerman ? "Wird gesendet" : "Sending" }
    var retry: String { isGerman ? "Erneut versuchen" : "Try Again" }
    var more: String { isGerman ? "Mehr" : "More" }
    var search: String { isGerman ? "Suchen" : "Search" }
    var close: String { isGerman ? "Schließen" : "Close" }
    var cancel: String { isGerman ? "Abbrechen" : "Cancel" }
    var loading: String { isGerman ? "Wird geladen" : "Loading" }
    var nextPage: String { isGerman ? "Nächste Seite" : "Next Page" }
    var previousPage: String { isGerman ? "Vorherige Seite" : "Previous Page" }
    var openPage: String { isGerman ? "Seite öffnen" : "Open Page" }
    var clear: String { isGerman ? "Löschen" : "Clear" }
    var chooseDate: String { isGerman ? "Datum auswählen" : "Choose Date" }
    var chooseTime: String { isGerman ? "Uhrzeit auswählen" : "Choose Time" }
    var playMedia: String { isGerman ? "Medien abspielen" : "Play Media" }
    var invalidEntry: String { isGerman ? "Die Eingabe ist nicht gültig." : "The entry is not valid." }
    var required: String { isGerman ? "Pflichtfeld" : "Required" }
    var emptyCard: String { isGerman ? "Die Karte ist leer" : "The card is empty" }
    var emptyCardDescription: String {
        isGerman
            ? "Das Manifest hat weder einen Kopf noch einen Inhalt."
            : "The manifest has neither a header nor a content."
    }
    var noComponent: String {
        isGerman ? "Diese Karte braucht JavaScript" : "This card needs JavaScript"
    }
    var noComponentDescription: String {
        isGerman
            ? "Die App kann an ihrer Stelle eine eigene Ansicht zeigen."
            : "The app can show a view of its own in its place."
    }

    /// The role of a list; SwiftUI has no trait for it.
    func list(of count: Int) -> String {
        isGerman
            ? "Liste mit \(count) \(count == 1 ? "Eintrag" : "Einträgen")"
            : "List with \(count) \(count == 1 ? "item" : "items")"
    }

    /// The role of a table; SwiftUI has no trait for it.
    func table(rows: Int, columns: Int) -> String {
        isGerman
            ? "Tabelle mit \(rows) \(rows == 1 ? "Zeile" : "Zeilen") und \(columns) \(columns == 1 ? "Spalte" : "Spalten")"
            : "Table with \(rows) \(rows == 1 ? "row" : "rows") and \(columns) \(columns == 1 ? "column" : "columns")"
    }

    func page(_ number: Int, of count: Int) -> String {
        isGerman ? "Seite \(number) von \(count)" : "Page \(number) of \(count)"
    }

    func state(_ state: ValueState) -> String {
        switch state {
        case .none, .indication: ""
        case .information: "Information"
        case .success: isGerman ? "Erfolg" : "Success"
        case .warning: isGerman ? "Warnung" : "Warning"
        case .error: isGerman ? "Fehler" : "Error"
        }
    }

    func color(_ color: ValueColor) -> String {
        switch color {
        case .neutral, .none: ""
        case .good: isGerman ? "gut" : "good"
        case .critical: isGerman ? "kritisch" : "critical"
        case .error: isGerman ? "schlecht" : "bad"
        }
    }

    func trend(_ trend: ResolvedMainIndicator.Trend) -> String {
        switch trend {
        case .none: ""
        case .up: isGerman ? "steigend" : "rising"
        case .down: isGerman ? "fallend" : "falling"
        }
    }
}

nonisolated extension EnvironmentValues {
    /// The words of cards' controls in the language of the environment.
    var cardWords: CardWords { CardWords(locale: locale) }
}
