import Testing

@testable import FoundationAdditions

private let english = Locale(identifier: "en_US")
private let german = Locale(identifier: "de_DE")

private let bundle: Bundle = {
    let url = Bundle.module.url(forResource: "Fixtures", withExtension: nil)?.appendingPathComponent("Tables.resources")
    return url.flatMap(Bundle.init(url:)) ?? .main
}()

private func resource(
    _ value: String.LocalizationValue, table: String? = nil, locale: Locale
) -> LocalizedStringResource {
    LocalizedStringResource(value, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
}

/// Tests localized texts: their keys, tables, plural forms and formats.
///
/// Numbers: arguments of the texts in each test, written by their locale; forms are those of the tables in Fixtures,
/// chosen by CLDR's plural rules. A `%f` without a precision has six digits, as in C.
@Suite struct StringLocalizedTests {
    @Test func `keys are formats`() {
        #expect(String.LocalizationValue("Hello, \("Mia")!").key == "Hello, %@!")
        #expect(String.LocalizationValue("\(3) of \(UInt8(4)), \(0.5), \(Float(1))").key == "%lld of %u, %lf, %f")
        #expect(String.LocalizationValue("100%").key == "100%")
        #expect(String.LocalizationValue("100% of \(3, specifier: "%03lld")").key == "100%% of %03lld")
    }

    @Test func `untranslated texts are their own keys`() {
        #expect(
            String(localized: "nobody translated \("this")", bundle: bundle, locale: english)
                == "nobody translated this")
        #expect(String(localized: "\(12345) at 100%", locale: german) == "12.345 at 100%")
        #expect(String(localized: "\(0.5, specifier: "%.2f") of it", locale: german) == "0,50 of it")
        #expect(
            String(localized: "key", defaultValue: "the text \(1)", bundle: bundle, locale: english) == "the text 1")
    }

    @Test func `default language is the readers`() {
        // Tests run with an English reader; the bundle has German before English.
        #expect(String(localized: "greeting", bundle: bundle) == "Good morning")
        #expect(String(localized: "100%", bundle: bundle) == "all of it")
    }

    @Test func `resources look in their language`() {
        #expect(String(localized: resource("greeting", locale: german)) == "Guten Morgen")
        #expect(String(localized: resource("Hello, \("Mia")!", locale: german)) == "Hallo, Mia!")
        #expect(String(localized: resource("greeting", locale: Locale(identifier: "de_AT"))) == "Guten Morgen")
        #expect(String(localized: resource("only English", locale: german)) == "only here")
        #expect(String(localized: resource("greeting", locale: Locale(identifier: "fr"))) == "Good morning")
        #expect(String(localized: resource("title", table: "Other", locale: german)) == "Überschrift")
    }

    @Test func positions() {
        #expect(String(localized: "\("Mia") likes \("Max")", bundle: bundle, locale: english) == "Max is liked by Mia")
    }

    @Test(arguments: [
        (0, 2, "no files in 2 folders", "keine Dateien in 2 Ordnern"),
        (1, 1, "one file in one folder", "eine Datei in einem Ordner"),
        (1500, 0, "1,500 files in 0 folders", "1.500 Dateien in 0 Ordnern"),
    ])
    func plurals(files: Int, folders: Int, englishText: String, germanText: String) {
        #expect(String(localized: resource("\(files) files in \(folders) folders", locale: english)) == englishText)
        #expect(String(localized: resource("\(files) files in \(folders) folders", locale: german)) == germanText)
    }

    @Test(arguments: [(1, "1 plik"), (3, "3 pliki"), (5, "5 plików"), (22, "22 pliki")])
    func `plurals of other languages`(count: Int, text: String) {
        #expect(String(localized: resource("\(count) files", locale: Locale(identifier: "pl"))) == text)
    }

    @Test func catalogs() {
        func text(_ value: String.LocalizationValue, _ locale: Locale) -> String {
            String(localized: resource(value, table: "Catalog", locale: locale))
        }
        #expect(text("Close", english) == "Close")
        #expect(text("Close", german) == "Schließen")
        #expect(text("\(1) apples", english) == "1 apple")
        #expect(text("\(2) apples", german) == "2 Äpfel")
        #expect(text("\("Mia") has \(1) apples", english) == "Mia has 1 apple")
        #expect(text("\("Mia") has \(2) apples", english) == "Mia has 2 apples")
    }

    @Test func `styles use the locale`() {
        let value: String.LocalizationValue = "Paid \(12.5, format: .currency(code: "EUR"))"
        #expect(String(localized: value, locale: german) == "Paid 12,50\u{a0}€")
        #expect(String(localized: value, locale: english) == "Paid €12.50")
    }

    @Test func placeholders() {
        var options = String.LocalizationOptions()
        options.replacements = ["Mia", 3]
        let value: String.LocalizationValue = "\(placeholder: .object) has \(placeholder: .int)"
        #expect(value.key == "%@ has %lld")
        #expect(String(localized: value, options: options, locale: english) == "Mia has 3")
    }

    @Test func `wrong specifiers are no crash`() {
        #expect(FormatArgument.string("x").formatted("lld", locale: english) == "x")
        #expect(FormatArgument.signed(3).formatted("@", locale: english) == "3")
        #expect(FormatArgument.signed(3).formatted(".1f", locale: english) == "3.0")
        #expect(FormatArgument.floating(2.5).formatted("d", locale: english) == "2.500000")
        let entry = LocalizedEntry(format: "%#@a@ %9$@ 5% %", variables: [:], language: english)
        #expect(entry.string(for: [.signed(1)], locale: english) == "%#@a@ %@ 5% %")
    }

    @Test func `variables that use themselves end`() {
        let variable = LocalizedEntry.Variable(forms: ["other": "%1$#@a@"], specifier: "lld")
        let entry = LocalizedEntry(format: "%1$#@a@", variables: ["a": variable], language: english)
        #expect(entry.string(for: [.signed(1)], locale: english) == "%#@a@")
    }

    @Test func `resources can be encoded`() throws {
        let resource = resource("Hello, \("Mia")!", locale: german)
        let decoded = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(resource))
        #expect(decoded == resource)
        #expect(String(localized: decoded) == "Hallo, Mia!")
        let literal: LocalizedStringResource = "plain"
        #expect(String(localized: literal) == "plain")
    }

    @Test func `old function`() {
        #expect(NSLocalizedString("greeting", bundle: bundle, comment: "") == "Good morning")
        #expect(NSLocalizedString("nothing", bundle: bundle, value: "else", comment: "") == "else")
        #expect(NSLocalizedString("nothing", comment: "") == "nothing")
        #expect(
            NSLocalizedString("%lld files in %lld folders", bundle: bundle, comment: "")
                == "%lld files in %lld folders")
    }

    @Test func `language matching`() {
        let available = ["de", "en", "pt-BR", "zh-hans", "zh-Hant"]
        func best(_ preferences: String...) -> String? {
            LanguageMatching.localizations(from: available, for: preferences).first
        }
        #expect(best("en-GB") == "en")
        #expect(best("de-CH") == "de")
        #expect(best("zh-CN") == "zh-hans")
        #expect(best("zh-TW") == "zh-Hant")
        #expect(best("fr", "de") == "de")
        #expect(best("fi") == nil)
    }
}
