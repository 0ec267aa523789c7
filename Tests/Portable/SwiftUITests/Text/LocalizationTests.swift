import SwiftUITestHost
import Testing

/// Texts are looked up in the tables of a bundle: in the language of the environment, in the plural form of their numbers.
@MainActor
struct LocalizationTests {
    /// A bundle with two languages, written to a folder of its own.
    private static func makeBundle() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID().uuidString)")
        func write(_ text: String, _ name: String) throws {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        try write("\"Call %@\" = \"Call %@ now\";", "en.lproj/Localizable.strings")
        try write("\"Call %@\" = \"%@ jetzt anrufen\";", "de.lproj/Localizable.strings")
        func plural(_ one: String, _ other: String) -> String {
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%lld files</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
            <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict></dict></dict></plist>
            """
        }
        try write(plural("one file", "%lld files"), "en.lproj/Localizable.stringsdict")
        try write(plural("eine Datei", "%lld Dateien"), "de.lproj/Localizable.stringsdict")
        return try #require(Bundle(url: folder))
    }

    private func shown(_ key: LocalizedStringKey, _ language: String) throws -> String {
        let bundle = try Self.makeBundle()
        defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
        let test = ViewTest(
            Text(key, bundle: bundle), DisplayConfiguration(locale: Locale(identifier: language)))
        return try #require(test.texts.first).string
    }

    @Test func `texts follow the language of the environment`() throws {
        #expect(try shown("Call \("Laurel")", "en_US") == "Call Laurel now")
        #expect(try shown("Call \("Laurel")", "de_DE") == "Laurel jetzt anrufen")
        #expect(try shown("Call \("Laurel")", "fr_FR") == "Call Laurel now")
    }

    @Test func `numbers choose their plural form`() throws {
        #expect(try shown("\(1) files", "en_US") == "one file")
        #expect(try shown("\(3) files", "en_US") == "3 files")
        #expect(try shown("\(1) files", "de_DE") == "eine Datei")
        #expect(try shown("\(3) files", "de_DE") == "3 Dateien")
    }

    @Test func `keys without an entry are shown themselves`() throws {
        #expect(try shown("\(50) % of \("all")", "de_DE") == "50 % of all")
    }
}
