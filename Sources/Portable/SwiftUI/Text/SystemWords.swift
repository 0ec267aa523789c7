import Foundation

/// Words that the module itself shows or has read out, keyed by their English form; `%` is a placeholder.
///
/// A table in the code and no bundle, so that nothing has to be found and read before the first word is shown. Apps
/// translate their own words; these follow the locale of the environment, as those of the system do.
enum SystemWord: String, CaseIterable, Sendable {
    case cancel = "Cancel"
    case ok = "OK"
    case done = "Done"
    case edit = "Edit"
    case delete = "Delete"
    case remove = "Remove"
    case rename = "Rename"
    case reorder = "Reorder"
    case back = "Back"
    case more = "More"
    case showSidebar = "Show Sidebar"
    case hideSidebar = "Hide Sidebar"
    case showInspector = "Show Inspector"
    case hideInspector = "Hide Inspector"
    case share = "Share…"
    case showMenu = "Show Menu"
    case pageOf = "page % of %"
    case expand = "Expand"
    case collapse = "Collapse"
    case expanded = "expanded"
    case collapsed = "collapsed"
    case mixed = "mixed"
    case search = "Search"
    case searchScope = "Scope"
    case clearText = "Clear text"
    case noResults = "No Results"
    case noResultsFor = "No Results for “%”"
    case checkSpelling = "Check the spelling or try a new search."
    case date = "Date"
    case today = "Today"
    case time = "Time"
    case day = "Day"
    case month = "Month"
    case year = "Year"
    case hour = "Hour"
    case minute = "Minute"
    case dayHalf = "AM/PM"
    case previousMonth = "Previous Month"
    case nextMonth = "Next Month"
    case opacity = "Opacity"
    case colorParts = "red %, green %, blue %"
    case cell = "row %, column %"
    case colors = "Colors"
    case colorGrid = "Grid"
    case colorSpectrum = "Spectrum"
    case colorSliders = "Sliders"
    case spokenSpectrum = "Color spectrum"
    case red = "Red"
    case green = "Green"
    case blue = "Blue"
    case hexColor = "sRGB Hex Color #"
    case close = "Close"
    case sheetGrabber = "Sheet Grabber"
    case cut = "Cut"
    case copy = "Copy"
    case paste = "Paste"
    case select = "Select"
    case selectAll = "Select All"
    case progress = "Progress"
    case inProgress = "In progress"
    case partDone = "% completed"
    case amountOf = "% of %"

    private static let german: [SystemWord: String] = [
        .cancel: "Abbrechen",
        .ok: "OK",
        .done: "Fertig",
        .edit: "Bearbeiten",
        .delete: "Löschen",
        .remove: "Entfernen",
        .rename: "Umbenennen",
        .reorder: "Neu anordnen",
        .back: "Zurück",
        .more: "Mehr",
        .showSidebar: "Seitenleiste einblenden",
        .hideSidebar: "Seitenleiste ausblenden",
        .showInspector: "Informationen einblenden",
        .hideInspector: "Informationen ausblenden",
        .share: "Teilen …",
        .showMenu: "Menü anzeigen",
        .pageOf: "Seite % von %",
        .expand: "Erweitern",
        .collapse: "Reduzieren",
        .expanded: "erweitert",
        .collapsed: "reduziert",
        .mixed: "gemischt",
        .search: "Suchen",
        .searchScope: "Suchbereich",
        .clearText: "Text löschen",
        .noResults: "Keine Ergebnisse",
        .noResultsFor: "Keine Ergebnisse für „%“",
        .checkSpelling: "Prüfe die Schreibweise oder versuche es mit einer neuen Suche.",
        .date: "Datum",
        .today: "Heute",
        .time: "Uhrzeit",
        .day: "Tag",
        .month: "Monat",
        .year: "Jahr",
        .hour: "Stunde",
        .minute: "Minute",
        .dayHalf: "Tageshälfte",
        .previousMonth: "Voriger Monat",
        .nextMonth: "Nächster Monat",
        .opacity: "Deckkraft",
        .colorParts: "rot %, grün %, blau %",
        .cell: "Zeile %, Spalte %",
        .colors: "Farben",
        .colorGrid: "Raster",
        .colorSpectrum: "Spektrum",
        .colorSliders: "Regler",
        .spokenSpectrum: "Farbspektrum",
        .red: "Rot",
        .green: "Grün",
        .blue: "Blau",
        .hexColor: "sRGB-Hex-Farbe #",
        .close: "Schließen",
        .sheetGrabber: "Anfasser des Blatts",
        .cut: "Ausschneiden",
        .copy: "Kopieren",
        .paste: "Einsetzen",
        .select: "Auswählen",
        .selectAll: "Alles auswählen",
        .progress: "Fortschritt",
        .inProgress: "In Arbeit",
        .partDone: "% abgeschlossen",
        .amountOf: "% von %",
    ]

    /// The words in a language; in English where the language is not known.
    func string(in locale: Locale, _ values: [String] = []) -> String {
        let isGerman = locale.language.languageCode == .german
        let format = (isGerman ? Self.german[self] : nil) ?? rawValue
        guard !values.isEmpty else { return format }
        var values = values[...]
        let parts = format.split(separator: "%", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(String(parts[0])) { $0 + (values.popFirst() ?? "") + $1 }
    }
}

/// Words of the system as text.
private final class SystemText: TextSource, @unchecked Sendable {
    let word: SystemWord
    let values: [String]

    init(_ word: SystemWord, _ values: [String]) { (self.word, self.values) = (word, values) }

    override func string(in environment: EnvironmentValues) -> String { word.string(in: environment.locale, values) }

    override func isEqual(to other: TextSource) -> Bool {
        guard let other = other as? SystemText else { return false }
        return word == other.word && values == other.values
    }
}

extension Text {
    /// Words of the system, in the language of the place.
    /// - Parameter values: what is filled in, in order.
    init(system word: SystemWord, _ values: String...) { self.init(storage: .source(SystemText(word, values))) }
}
