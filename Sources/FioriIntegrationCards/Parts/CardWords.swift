import FioriThemeManager
import Foundation
import SwiftUI

/// Words of cards' controls in the languages of the string catalog; English where a language is missing.
///
/// Texts of manifests are translated by their own files; these are the few that the views add.
nonisolated struct CardWords {
    private let locale: Locale

    init(locale: Locale) { self.locale = locale }

    private static let catalog = ModuleWords(module: "FioriIntegrationCards")

    /// Words of the string catalog.
    func words(_ words: String.LocalizationValue) -> String { Self.catalog(words, in: locale) }

    var dataSent: String { words("Data Successfully Sent") }
    var sendingFailed: String { words("Error Sending Data") }
    var sending: String { words("Sending") }
    var retry: String { words("Try Again") }
    var more: String { words("More") }
    var search: String { words("Search") }
    var close: String { words("Close") }
    var cancel: String { words("Cancel") }
    var loading: String { words("Loading") }
    var nextPage: String { words("Next Page") }
    var previousPage: String { words("Previous Page") }
    var openPage: String { words("Open Page") }
    var clear: String { words("Clear") }
    var chooseDate: String { words("Choose Date") }
    var chooseTime: String { words("Choose Time") }
    var playMedia: String { words("Play Media") }
    var invalidEntry: String { words("The entry is not valid.") }
    var required: String { words("Required") }
    var emptyCard: String { words("The card is empty") }
    var emptyCardDescription: String { words("The manifest has neither a header nor a content.") }
    var noComponent: String { words("This card needs JavaScript") }
    var noComponentDescription: String { words("The app can show a view of its own in its place.") }

    /// The role of a list; SwiftUI has no trait for it.
    func list(of count: Int) -> String { words("List with \(count) items") }

    /// The role of a table; SwiftUI has no trait for it.
    func table(rows: Int, columns: Int) -> String { words("Table with \(rows) rows and \(columns) columns") }

    func page(_ number: Int, of count: Int) -> String { words("Page \(number) of \(count)") }

    func state(_ state: ValueState) -> String {
        switch state {
        case .none, .indication: ""
        case .information: words("Information")
        case .success: words("Success")
        case .warning: words("Warning")
        case .error: words("Error")
        }
    }

    func color(_ color: ValueColor) -> String {
        switch color {
        case .neutral, .none: ""
        case .good: words("good")
        case .critical: words("critical")
        case .error: words("bad")
        }
    }

    func trend(_ trend: ResolvedMainIndicator.Trend) -> String {
        switch trend {
        case .none: ""
        case .up: words("rising")
        case .down: words("falling")
        }
    }
}

nonisolated extension EnvironmentValues {
    /// The words of cards' controls in the language of the environment.
    var cardWords: CardWords { CardWords(locale: locale) }
}
