import Foundation

/// Words that the module itself shows or has read out, by their English form, which is their key in the string catalog.
///
/// Apps translate their own words; these follow the locale of the environment, as those of the system do.
package enum SystemWord: String, CaseIterable, Sendable {
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
    case pageOf = "page %@ of %@"
    case expand = "Expand"
    case collapse = "Collapse"
    case expanded = "expanded"
    case collapsed = "collapsed"
    case mixed = "mixed"
    case search = "Search"
    case searchScope = "Scope"
    case clearText = "Clear text"
    case noResults = "No Results"
    case noResultsFor = "No Results for “%@”"
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
    case colorParts = "red %@, green %@, blue %@"
    case cell = "row %@, column %@"
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
    case partDone = "%@ completed"
    case amountOf = "%@ of %@"

    private static let catalog = ModuleCatalog(module: "SwiftUICore")

    /// The words in a language; in English where the language is not known.
    package func string(in locale: Locale, _ values: [String] = []) -> String {
        Self.catalog.string(rawValue, values, in: locale)
    }
}

/// Words of the system as text.
private final class SystemText: TextSource {
    let word: SystemWord
    let values: [String]

    init(_ word: SystemWord, _ values: [String]) { (self.word, self.values) = (word, values) }

    func string(in environment: EnvironmentValues) -> String { word.string(in: environment.locale, values) }

    func isEqual(to other: any TextSource) -> Bool {
        guard let other = other as? SystemText else { return false }
        return word == other.word && values == other.values
    }
}

extension Text {
    /// Words of the system, in the language of the place.
    /// - Parameter values: what is filled in, in order.
    package init(system word: SystemWord, _ values: String...) { self.init(source: SystemText(word, values)) }
}
