import Foundation
import Synchronization

/// The locale of the tab that is served, which `Locale.current` and what stands on it have as well.
///
/// `locale.c` in CBrowserHost has Foundation ask here. A tab's locale holds for the task that handles its events, and for
/// those that this starts; elsewhere, as in detached tasks and on dispatch queues, that of the process does.
enum WindowLocale {
    /// The locale of the tab that the task works for.
    @TaskLocal static var current: Locale?

    /// The locale outside of a tab's tasks: that of `--locale`, else that of the first tab; nil before that is there.
    private static let process = Mutex<Locale?>(nil)

    /// The locale of the task or the process; nil for Foundation's own.
    static var known: Locale? { current ?? process.withLock { $0 } }

    /// Sets the locale of the process, unless it has one.
    static func adopt(_ locale: Locale) { process.withLock { if $0 == nil { $0 = locale } } }

    /// A locale by its identifier or language tag, with what a language alone does not say: the region in which it is spoken
    /// most, and a currency for regions that are no country.
    static func complete(_ identifier: String) -> Locale {
        var parts = Locale.Components(identifier: identifier)
        let language = parts.languageComponents.languageCode?.identifier ?? "en"
        if parts.languageComponents.region == nil {
            parts.languageComponents.region = region(of: Locale(components: parts).language.minimalIdentifier)
        }
        let locale = Locale(components: parts)
        guard locale.currency == nil else { return locale }
        // The regions are those of the United Nations' M.49: Latin America, Europe; the world for all others.
        let country: Locale.Region? =
            switch parts.languageComponents.region?.identifier {
            case "419": .mexico
            case "150": .germany
            default: region(of: language)
            }
        parts.currency =
            country.flatMap { Locale(identifier: "en_\($0.identifier)").currency } ?? Locale.Currency("USD")
        return Locale(components: parts)
    }

    /// The region where a language is spoken most (CLDR's likely subtags).
    private static func region(of language: String) -> Locale.Region? {
        Locale.Language(identifier: Locale.Language(identifier: language).maximalIdentifier).region
    }
}

// Foundation's own values, and those in their place; see locale.c.

@_silgen_name("fiori_foundation_locale") private func foundationLocale() -> Locale
@_silgen_name("fiori_foundation_calendar") private func foundationCalendar() -> Calendar
@_silgen_name("fiori_foundation_languages") private func foundationLanguages() -> [String]

@_silgen_name("fiori_current_locale") func currentLocale() -> Locale { WindowLocale.known ?? foundationLocale() }

@_silgen_name("fiori_current_calendar") func currentCalendar() -> Calendar {
    WindowLocale.known?.calendar ?? foundationCalendar()
}

@_silgen_name("fiori_preferred_languages") func preferredLanguages() -> [String] {
    // The tag of the language with a region, without a currency or a calendar: de-DE.
    WindowLocale.known.map { locale in
        [String(locale.identifier.prefix { $0 != "@" }).replacingOccurrences(of: "_", with: "-")]
    } ?? foundationLanguages()
}
