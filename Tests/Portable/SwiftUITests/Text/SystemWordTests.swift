import Foundation
import SwiftUITestHost
import Testing

@testable import SwiftUIControls
@testable import SwiftUICore
@testable import SwiftUINavigation

/// Words of the module itself in the languages of its catalog.
///
/// Numbers: pages of the tests.
@MainActor
@Suite("Words of the system")
struct SystemWordTests {
    private let german = DisplayConfiguration(
        width: 390, height: 844, locale: Locale(identifier: "de_DE"),
        safeAreaInsets: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))

    @Test(arguments: ["de_AT", "fr_CA"])
    func `every word is known in German and French, with as much to fill in`(locale: String) {
        let same: Set<SystemWord> = locale == "de_AT" ? [.ok, .minute] : [.ok, .minute, .date]
        for word in SystemWord.allCases {
            let values = ["A", "B", "C"].prefix(word.rawValue.ranges(of: "%@").count)
            let text = word.string(in: Locale(identifier: locale), Array(values))
            #expect((text == word.rawValue) == same.contains(word), "\(word)")
            #expect(values.allSatisfy(text.contains) && !text.contains("%"), "\(word)")
        }
    }

    @Test func `values are filled in, in the order of the language`() {
        #expect(SystemWord.pageOf.string(in: Locale(identifier: "de"), ["1", "3"]) == "Seite 1 von 3")
        #expect(
            SystemWord.noResultsFor.string(in: Locale(identifier: "fr"), ["Figs"])
                == "Aucun résultat pour «\u{a0}Figs\u{a0}»")
        #expect(SystemWord.noResultsFor.string(in: Locale(identifier: "it"), ["Figs"]) == "No Results for “Figs”")
        // Signs of percent in values are no formats.
        #expect(SystemWord.partDone.string(in: Locale(identifier: "en"), ["50%@"]) == "50%@ completed")
    }

    @Test func `bars, alerts, dialogs and placeholders follow the locale`() throws {
        let stack = ViewTest(
            NavigationStack {
                NavigationLink("Next") { EditButton() }.searchable(text: .constant(""))
            }, german)
        #expect(stack.elements.contains { $0.label == "Suchen" && $0.role == "searchField" })
        try stack.tap("Next")
        #expect(stack.has("Zurück") && stack.has("Bearbeiten"))
        let alert = ViewTest(
            Text("Page").confirmationDialog("Title", isPresented: .constant(true)) { Button("Weiter") {} }, german)
        #expect(alert.has("Abbrechen"))
        let nothing = ViewTest(ContentUnavailableView.search(text: "Figs"), german)
        #expect(nothing.texts.map(\.string).contains("Keine Ergebnisse für „Figs“"))
        let pages = ViewTest(
            TabView {
                Text("A"); Text("B")
            }.tabViewStyle(.page), german)
        #expect(pages.elements.contains { $0.value == "Seite 1 von 2" })
    }

    /// A literal that a reader would see belongs into the table.
    @Test func `no view of the modules has words of its own`() throws {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../../Sources/Portable").standardizedFileURL
        let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
            .filter { $0.hasPrefix("SwiftUI") && $0 != "SwiftUITestHost" }
        #expect(modules.count >= 5)
        let literal =
            /(Text|Button|Label|Toggle|Picker|TextField|accessibilityLabel|accessibilityValue|accessibilityHint|named)\("[A-Za-z]/
        var found: [String] = []
        for module in modules {
            let folder = sources.appendingPathComponent(module)
            let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" {
                for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                    let code = line.prefix { $0 != "/" }
                    if code.contains(literal) { found.append("\(file.lastPathComponent): \(code)") }
                }
            }
        }
        #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
    }
}
