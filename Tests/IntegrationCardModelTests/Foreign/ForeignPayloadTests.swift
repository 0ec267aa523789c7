import Foundation
import SampleCards
import Testing

@testable import IntegrationCardModel

/// Payloads and templates of Adaptive Cards.
///
/// Numbers: 10 is a lower limit of the templates in the folder.
extension ForeignCards {
    /// Payloads and templates of Adaptive Cards.
    struct ForeignPayloadTests {
        static func samples(_ folder: String) -> [URL] {
            guard let cards = SampleCards.foreign,
                let files = FileManager.default.enumerator(
                    at: cards.appendingPathComponent("adaptive/samples/" + folder), includingPropertiesForKeys: nil)
            else { return [] }
            return files.compactMap { $0 as? URL }.filter { $0.pathExtension == "json" }
        }

        @Test func `templates expand with their data`() throws {
            let files = Self.samples("Templates").filter { $0.lastPathComponent.hasSuffix(".template.json") }
            #expect(files.count >= 10)
            for file in files {
                let template = try JSONParser().parse(Data(contentsOf: file))
                let dataFile = URL(fileURLWithPath: file.path.replacing(".template.json", with: ".data.json"))
                guard let bytes = try? Data(contentsOf: dataFile) else { continue }
                let result = AdaptiveTemplate(template, environment: .fixed()).expand(
                    with: try JSONParser().parse(bytes))
                #expect(result.diagnostics.isEmpty, "\(file.lastPathComponent): \(result.diagnostics)")
                let rest = result.card.jsonText().ranges(of: "${").count
                #expect(rest == 0, "\(file.lastPathComponent): \(rest) expressions are left")
            }
        }

        /// The samples that are wrong or require unsupported features, with the reason.
        static let knownGaps: [String: String] = [
            "ActionFallback.json": "a chain of fallbacks ends with an unknown action on purpose",
            "Action.ShowCard.Style.json": "a style that does not exist is named on purpose",
            "AdaptiveCard.Authentication.json": "signing in is up to bots, which cards of this kind have none of",
            "AdaptiveCard.Refresh.json": "refreshing is up to bots, which cards of this kind have none of",
        ]

        @Test func `cards are read without diagnostics`() throws {
            let folders = ["v1.0", "v1.1", "v1.2", "v1.3", "v1.4", "v1.5", "v1.6", "Templates"]
            var problems: [String] = []
            for folder in folders {
                for file in Self.samples(folder) where Self.knownGaps[file.lastPathComponent] == nil {
                    let card = try JSONParser().parse(Data(contentsOf: file))
                    guard card["type"] == "AdaptiveCard", folder != "Templates" || !AdaptiveTemplate.isTemplate(card)
                    else {
                        continue
                    }
                    for diagnostic in AdaptiveReader().read(card).diagnostics {
                        problems.append(
                            "\(folder)/\(file.lastPathComponent) \(diagnostic.pointer): \(diagnostic.message)")
                    }
                }
            }
            #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
        }
    }
}
