import Foundation
import SwiftUITestHost
import Testing

@testable import FioriSwiftUICore

/// The components' own strings, in all languages.
///
/// Numbers: 20 is a lower bound, so that a search that misses keys fails; the tables have 23 keys today.
@MainActor
struct LocalizationTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/FioriSwiftUICore").standardizedFileURL

    private func table(_ language: String) throws -> [String: String] {
        let file = Self.sources.appendingPathComponent("Resources/\(language).lproj/Localizable.strings")
        let text = try String(contentsOf: file, encoding: .utf8)
        var entries: [String: String] = [:]
        for match in text.matches(of: /(?m)^"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)";/) {
            #expect(entries.updateValue(String(match.2), forKey: String(match.1)) == nil, "\(match.1) stands twice")
        }
        return entries
    }

    /// The keys that the sources name, as format strings.
    private func usedKeys() throws -> Set<String> {
        var keys: Set<String> = []
        let files = try #require(FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /"((?:[^"\\]|\\.)*)",\s*bundle: \.module/) {
                keys.insert(String(match.1).replacing(/\\\([^)]*\)/, with: "%@"))
            }
        }
        return keys
    }

    /// A key with numbers in it is written with `%lld` in the tables.
    private func normalized(_ key: String) -> String { key.replacing(/%(\d+\$)?(lld|@|lf|d)/, with: "%@") }

    @Test func `all languages have all keys and no other`() throws {
        let (english, german) = (try table("en"), try table("de"))
        #expect(Set(english.keys) == Set(german.keys))
        let used = Set(try usedKeys().map(normalized))
        #expect(used.count >= 20)
        #expect(Set(english.keys.map(normalized)) == used)
    }

    @Test func `german readers read german`() throws {
        let items = ActivityItems(actionItems: [.init(type: .phone), .init(type: .email)])
        let german = ViewTest(items, DisplayConfiguration(locale: Locale(identifier: "de_DE")))
        #expect(german.elements.map(\.label) == ["Anrufen", "E-Mail"])
        let french = ViewTest(items, DisplayConfiguration(locale: Locale(identifier: "fr_FR")))
        #expect(french.elements.map(\.label) == ["Call", "Email"])
    }

    private func german(_ view: some View) -> [String] {
        ViewTest(view, DisplayConfiguration(width: 358, locale: Locale(identifier: "de_DE"))).elements.map(\.label)
    }

    nonisolated private struct Own: ActionModel {
        var actionText: String? { "Cancel" }
    }

    nonisolated private struct Page: EULAViewModel {
        var title: String { "Lizenz" }
        var cancelAction: ActionModel? { Own() }
    }

    /// The app's texts stay as they are, even where a component uses the same words.
    @Test func `only the buttons of the components are translated`() throws {
        #expect(german(Action(model: _CancelActionDefault())) == ["Abbrechen"])
        let erased: any ActionModel = _NotNowActionDefault()
        #expect(german(Action(model: erased)) == ["Nicht jetzt"])
        #expect(german(Action(actionText: "Cancel")) == ["Cancel"])
        #expect(german(Action(model: Own())) == ["Cancel"])
        #expect(_CancelActionDefault().actionText == "Cancel")
    }

    @Test func `own and default buttons of a component in one language each`() {
        #expect(german(EULAView(model: Page())) == ["Cancel", "Lizenz", "Zustimmen", "Nicht zustimmen"])
        #expect(
            german(EULAView(title: "Lizenz", agreeAction: Action(actionText: "Agree")))
                == ["Abbrechen", "Lizenz", "Agree", "Nicht zustimmen"])
        let views = EULAView {
            Text(verbatim: "Lizenz")
        } disagreeAction: {
            Action(actionText: "Disagree")
        }
        #expect(german(views) == ["Abbrechen", "Lizenz", "Zustimmen", "Disagree"])
    }

    @Test func `every default title is translated`() {
        let models: [any ActionModel] = [
            _NextActionDefault(), _CancelActionDefault(), _AllowActionDefault(), _DenyActionDefault(),
            _NotNowActionDefault(), _AgreeActionDefault(), _DisagreeActionDefault(), _StartSignatureActionDefault(),
            _RestartSignatureActionDefault(), _ClearActionDefault(), _SaveActionDefault(),
        ]
        for model in models {
            #expect(model is any DefaultAction)
            #expect(german(Action(model: model)) != [model.actionText ?? ""], "\(model)")
        }
    }
}
