import Foundation
import SwiftUI
import Testing

@testable import BrowserHost

/// The locale of a tab, in its views and in Foundation.
///
/// Numbers: 1,234.5 as the locales write it (CLDR); 1_795_780_800 is noon of 27 November 2026 in Greenwich.
@MainActor
@Suite("Locale of a tab")
struct WindowLocaleTests {
    private nonisolated static let date = Date(timeIntervalSince1970: 1_795_780_800)

    /// Texts of Foundation in its present locale.
    private nonisolated static func texts() -> [String] {
        let price = NumberFormatter()
        price.numberStyle = .currency
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeZone) = (.long, TimeZone(identifier: "UTC"))
        return [
            Locale.current.identifier, Locale.autoupdatingCurrent.identifier, 1234.5.formatted(),
            price.string(from: 1234.5) ?? "", formatter.string(from: date), Calendar.current.monthSymbols[2],
            Calendar.autoupdatingCurrent.locale?.identifier ?? "", Locale.preferredLanguages.joined(),
        ].map { $0.replacingOccurrences(of: "\u{a0}", with: " ") }
    }

    @Test func `Foundation has the locale of the task`() async {
        let german = ["de_DE", "de_DE", "1.234,5", "1.234,50 €", "27. November 2026", "März", "de_DE", "de-DE"]
        let american = ["en_US", "en_US", "1,234.5", "$1,234.50", "November 27, 2026", "March", "en_US", "en-US"]
        #expect(WindowLocale.$current.withValue(WindowLocale.complete("de")) { Self.texts() } == german)
        #expect(WindowLocale.$current.withValue(WindowLocale.complete("en-US")) { Self.texts() } == american)
        let later = await WindowLocale.$current.withValue(WindowLocale.complete("de-DE")) {
            await Task {
                await Task.yield()
                return Self.texts()
            }.value
        }
        #expect(later == german)
    }

    @Test(arguments: [
        ("de", "de_DE", "EUR"), ("en", "en_US", "USD"), ("pt", "pt_BR", "BRL"), ("zh-Hant", "zh-Hant_TW", "TWD"),
        ("de-AT", "de_AT", "EUR"), ("en_GB", "en_GB", "GBP"), ("sr-Latn", "sr-Latn_RS", "RSD"),
    ])
    func `a language without a region has the one where it is spoken most`(
        tag: String, identifier: String, currency: String
    ) {
        let locale = WindowLocale.complete(tag)
        #expect(locale.identifier == identifier)
        #expect(locale.currency?.identifier == currency)
    }

    @Test(arguments: ["en-001", "es-419", "en-150", "xx", "", "eo", "a b", "C", "--", "\u{0}", "de_ZZ"])
    func `there is a currency for whatever a page says`(tag: String) {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.locale = WindowLocale.complete(tag)
        let text = formatter.string(from: 1) ?? ""
        #expect(!text.isEmpty && !text.contains("¤"), "\(text)")
    }

    private struct Dates: App {
        struct Content: View {
            @Environment(\.locale) private var locale
            @State private var later = "nothing"

            var body: some View {
                List {
                    Text(verbatim: "view \(locale.identifier), Foundation \(Locale.current.identifier)")
                    Text(verbatim: "later \(later)")
                    Button("Ask") { Task { later = Locale.current.identifier } }
                }
            }
        }

        var body: some Scene { WindowGroup { Content() } }
    }

    @Test func `each of several tabs has its own, and one for all can be set`() {
        func labels(_ locale: String, in store: SessionStore) -> String {
            let tab = BrowserTab(store)
            tab.send(["t": "hello", "width": 390, "height": 844, "scale": 1, "locale": locale, "reducedMotion": true])
            return String(describing: tab.messages)
        }
        let store = SessionStore(limits: SessionLimits()) { AppHost(Dates.self) }
        #expect(labels("de", in: store).contains("view de_DE, Foundation de_DE"))
        #expect(labels("fr-FR", in: store).contains("view fr_FR, Foundation fr_FR"))
        let fixed = SessionStore(limits: SessionLimits(), locale: "it") { AppHost(Dates.self) }
        #expect(labels("fr-FR", in: fixed).contains("view it_IT, Foundation it_IT"))
    }

    @Test func `the tabs of a store leave the process its locale, unless the store is the program's`() {
        let before = Locale.current.identifier
        let store = SessionStore(limits: SessionLimits()) { AppHost(Dates.self) }
        let tab = BrowserTab(store)
        tab.send(["t": "hello", "width": 390, "height": 844, "scale": 1, "locale": "th-TH", "reducedMotion": true])
        #expect(String(describing: tab.messages).contains("Foundation th_TH"))
        #expect(Locale.current.identifier == before && before != "th_TH")
    }
}
